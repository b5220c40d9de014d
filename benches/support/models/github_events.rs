//! github_events.json: 30 events of GitHub's public feed, which is URLs and rare members.

use fastjson_benches_derive::models;

use super::Borrowed;

models! {
    /// One event; the document is an array of them.
    pub struct Event<S> {
        #[rename("type")]
        pub kind: S,
        pub created_at: S,
        pub actor: Actor<S>,
        pub repo: RepositoryName<S>,
        pub public: bool,
        #[optional]
        pub org: Option<Actor<S>>,
        pub payload: Payload<S>,
        pub id: S,
    }

    pub struct Actor<S> {
        pub gravatar_id: S,
        pub login: S,
        pub avatar_url: S,
        pub url: S,
        pub id: u64,
    }

    pub struct RepositoryName<S> {
        pub url: S,
        pub id: u64,
        pub name: S,
    }

    /// The members of all kinds of payload; each event has a few of them.
    pub struct Payload<S> {
        #[optional]
        pub commits: Option<Vec<Commit<S>>>,
        #[optional]
        pub distinct_size: Option<u32>,
        #[optional]
        pub description: Option<S>,
        #[optional]
        pub master_branch: Option<S>,
        #[optional]
        #[rename("ref")]
        pub reference: Option<S>,
        #[optional]
        pub ref_type: Option<S>,
        #[optional]
        pub push_id: Option<u64>,
        #[optional]
        pub head: Option<S>,
        #[optional]
        pub before: Option<S>,
        #[optional]
        pub size: Option<u32>,
        #[optional]
        pub forkee: Option<Repository<S>>,
        #[optional]
        pub issue: Option<Issue<S>>,
        #[optional]
        pub action: Option<S>,
        #[optional]
        pub comment: Option<Comment<S>>,
        #[optional]
        pub pages: Option<Vec<Page<S>>>,
    }

    pub struct Commit<S> {
        pub url: S,
        pub message: S,
        pub distinct: bool,
        pub sha: S,
        pub author: Author<S>,
    }

    pub struct Author<S> {
        pub email: S,
        pub name: S,
    }

    pub struct Page<S> {
        pub page_name: S,
        pub html_url: S,
        pub title: S,
        pub sha: S,
        pub summary: Option<S>,
        pub action: S,
    }

    pub struct Issue<S> {
        pub user: User<S>,
        pub url: S,
        pub labels: Vec<S>,
        pub html_url: S,
        pub labels_url: S,
        pub pull_request: PullRequest<S>,
        pub created_at: S,
        pub closed_at: Option<S>,
        pub milestone: Option<S>,
        pub title: S,
        pub body: S,
        pub updated_at: S,
        pub number: u32,
        pub state: S,
        pub assignee: Option<User<S>>,
        pub id: u64,
        pub events_url: S,
        pub comments_url: S,
        pub comments: u32,
    }

    pub struct PullRequest<S> {
        pub html_url: Option<S>,
        pub patch_url: Option<S>,
        pub diff_url: Option<S>,
    }

    pub struct Comment<S> {
        pub user: User<S>,
        pub url: S,
        pub issue_url: S,
        pub created_at: S,
        pub body: S,
        pub updated_at: S,
        pub id: u64,
    }

    pub struct User<S> {
        pub url: S,
        pub gists_url: S,
        pub gravatar_id: S,
        #[rename("type")]
        pub kind: S,
        pub avatar_url: S,
        pub subscriptions_url: S,
        pub organizations_url: S,
        pub received_events_url: S,
        #[optional]
        pub repos_url: Option<S>,
        pub login: S,
        pub id: u64,
        pub starred_url: S,
        pub events_url: S,
        pub followers_url: S,
        pub following_url: S,
    }

    /// A forked repository; the members of the second and third come in other orders.
    pub struct Repository<S> {
        pub description: S,
        pub fork: bool,
        pub url: S,
        pub language: S,
        pub stargazers_url: S,
        pub clone_url: S,
        pub tags_url: S,
        pub full_name: S,
        pub merges_url: S,
        pub forks: u32,
        pub private: bool,
        pub git_refs_url: S,
        pub archive_url: S,
        pub collaborators_url: S,
        pub owner: User<S>,
        pub languages_url: S,
        pub trees_url: S,
        pub labels_url: S,
        pub html_url: S,
        pub pushed_at: S,
        pub created_at: S,
        pub has_issues: bool,
        pub forks_url: S,
        pub branches_url: S,
        pub commits_url: S,
        pub notifications_url: S,
        pub open_issues: u32,
        pub contents_url: S,
        pub blobs_url: S,
        pub issues_url: S,
        pub compare_url: S,
        pub issue_events_url: S,
        pub name: S,
        pub updated_at: S,
        pub statuses_url: S,
        pub forks_count: u32,
        pub assignees_url: S,
        pub ssh_url: S,
        pub public: bool,
        pub has_wiki: bool,
        pub subscribers_url: S,
        pub mirror_url: Option<S>,
        pub watchers_count: u32,
        pub id: u64,
        pub has_downloads: bool,
        pub git_commits_url: S,
        pub downloads_url: S,
        pub pulls_url: S,
        pub homepage: Option<S>,
        pub issue_comment_url: S,
        pub hooks_url: S,
        pub subscription_url: S,
        pub milestones_url: S,
        pub svn_url: S,
        pub events_url: S,
        pub git_tags_url: S,
        pub teams_url: S,
        pub comments_url: S,
        pub open_issues_count: u32,
        pub keys_url: S,
        pub git_url: S,
        pub contributors_url: S,
        pub size: u32,
        pub watchers: u32,
    }
}
