//! Every type that a type is made of gets its names, and each is asked once.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::sync::Arc;

use fastjson::names::{Field, Renamed, Rule, Types};
use fastjson::{DeserializerFactory, FastJson, SerializerFactory, Settings, ToJson};

#[derive(Debug, PartialEq, FastJson)]
struct User {
    user_id: u64,
}

#[derive(Debug, PartialEq, FastJson)]
struct Order {
    order_id: u64,
}

#[derive(Debug, PartialEq, FastJson)]
struct Page<T> {
    page_items: Vec<T>,
}

#[derive(Debug, PartialEq, FastJson)]
struct Shop {
    all_users: Page<User>,
    all_orders: Page<Order>,
}

const SHOP: &str =
    r#"{"allUsers":{"pageItems":[{"userId":1}]},"allOrders":{"pageItems":[{"orderId":2}]}}"#;

fn shop() -> Shop {
    Shop {
        all_users: Page { page_items: vec![User { user_id: 1 }] },
        all_orders: Page { page_items: vec![Order { order_id: 2 }] },
    }
}

#[test]
fn both_instantiations_reach_their_parts() {
    let camel = Renamed(Rule::CamelCase);
    let mut shops = DeserializerFactory::create::<Shop>(&camel, Settings::new()).unwrap();
    assert_eq!(shops.deserialize(SHOP).unwrap(), &shop());
    let mut printed = SerializerFactory::create::<Shop>(&camel, Settings::new()).unwrap();
    assert_eq!(printed.serialize(&shop()), SHOP);
}

#[test]
fn every_field_is_asked_once() {
    let asked = RefCell::new(Vec::new());
    let log = |field: Field| {
        asked.borrow_mut().push((field.type_name(), field.rust_name(), field.index()));
        [field.rust_name()]
    };
    DeserializerFactory::create::<Shop>(&log, Settings::new()).unwrap();
    let expected = [
        ("Shop", "all_users", 0),
        ("Shop", "all_orders", 1),
        ("Page", "page_items", 0),
        ("User", "user_id", 0),
        ("Order", "order_id", 0),
    ];
    assert_eq!(*asked.borrow(), expected);
}

#[derive(Debug, PartialEq, FastJson)]
struct Tree {
    left_branch: Option<Box<Tree>>,
    right_branch: Option<Box<Tree>>,
}

#[derive(Debug, PartialEq, FastJson)]
struct Link(Option<Box<Link>>);

#[derive(Debug, PartialEq, FastJson)]
struct Ping {
    next_pong: Option<Box<Pong>>,
}

#[derive(Debug, PartialEq, FastJson)]
struct Pong {
    next_ping: Vec<Ping>,
}

#[test]
fn types_that_hold_themselves_end() {
    let camel = Renamed(Rule::CamelCase);
    let mut trees = DeserializerFactory::create::<Tree>(&camel, Settings::new()).unwrap();
    let leaf = || Some(Box::new(Tree { left_branch: None, right_branch: None }));
    let tree = Tree { left_branch: leaf(), right_branch: None };
    assert_eq!(trees.deserialize(r#"{"leftBranch":{"rightBranch":null}}"#).unwrap(), &tree);

    let mut pings = DeserializerFactory::create::<Ping>(&camel, Settings::new()).unwrap();
    let ping = pings.deserialize(r#"{"nextPong":{"nextPing":[{"nextPong":null}]}}"#).unwrap();
    assert_eq!(ping.next_pong.as_ref().unwrap().next_ping, [Ping { next_pong: None }]);

    assert_eq!(Types::of_parsed::<Link>().fields().count(), 0);
    assert_eq!(Types::of_printed::<Link>().fields().count(), 0);
}

#[derive(FastJson)]
struct Wrapped(User);

#[derive(FastJson)]
#[fastjson(transparent)]
struct Clear {
    inner: User,
}

#[derive(FastJson)]
struct Two(u8, User);

#[derive(FastJson)]
struct Borrowing<'a> {
    text: std::borrow::Cow<'a, str>,
    literal: std::borrow::Cow<'static, str>,
    user: User,
}

/// Each of these is made of `User` and of no other type with names.
#[test]
fn containers_are_seen_through() {
    fn is_user<'de, T: fastjson::FromJson<'de> + ToJson>() {
        let parsed: Vec<_> = Types::of_parsed::<T>().fields().map(Field::rust_name).collect();
        let printed: Vec<_> = Types::of_printed::<T>().fields().map(Field::rust_name).collect();
        let name = std::any::type_name::<T>();
        assert_eq!((&parsed[..], &printed[..]), (&["user_id"][..], &["user_id"][..]), "{name}");
    }
    is_user::<Option<User>>();
    is_user::<Vec<User>>();
    is_user::<[User; 3]>();
    is_user::<Box<[User]>>();
    is_user::<Rc<User>>();
    is_user::<Arc<[User]>>();
    is_user::<(u8, User)>();
    is_user::<BTreeMap<String, User>>();
    is_user::<HashMap<String, User>>();
    is_user::<RefCell<User>>();
    is_user::<std::sync::Mutex<User>>();
    is_user::<std::collections::VecDeque<User>>();
    is_user::<std::collections::LinkedList<User>>();
    is_user::<std::cmp::Reverse<User>>();
    is_user::<Result<User, u8>>();
    is_user::<std::ops::Range<User>>();
    is_user::<std::ops::Bound<User>>();
    is_user::<Wrapped>();
    is_user::<Clear>();
    is_user::<Two>();
    let fields: Vec<_> = Types::of_parsed::<Borrowing<'_>>().fields().collect();
    assert_eq!(fields.len(), 4);
}

#[test]
fn nothing_is_seen_behind_dyn() {
    assert_eq!(Types::of_printed::<Box<dyn ToJson>>().fields().count(), 0);
    let renamed = Renamed(Rule::CamelCase);
    let mut printed =
        SerializerFactory::create::<Vec<Box<dyn ToJson>>>(&renamed, Settings::new()).unwrap();
    assert_eq!(printed.serialize(&vec![Box::new(User { user_id: 1 })]), r#"[{"user_id":1}]"#);
}

#[derive(ToJson)]
struct Tail<T: ?Sized> {
    head_user: User,
    tail: T,
}

#[test]
fn unsized_tails_are_described() {
    let tail: &Tail<[u8]> = &Tail { head_user: User { user_id: 1 }, tail: [1, 2] };
    assert_eq!(fastjson::to_string(tail), r#"{"head_user":{"user_id":1},"tail":[1,2]}"#);
}

type Text = str;
type Users = [User];

#[derive(ToJson)]
struct Headed<T: ?Sized + fastjson::Pointee + ToJson> {
    the_head: u8,
    the_tail: T,
}

#[derive(ToJson)]
struct EndsInUsers {
    the_head: u8,
    the_tail: Users,
}

#[derive(ToJson)]
struct EndsInText {
    the_head: u8,
    the_tail: Text,
}

impl fastjson::Pointee for EndsInText {}

#[derive(ToJson)]
struct HasText {
    the_text: Box<EndsInText>,
}

#[test]
fn last_fields_without_a_size_under_any_name() {
    let users: Box<Headed<Users>> =
        Box::new(Headed { the_head: 1, the_tail: [User { user_id: 2 }] });
    assert_eq!(fastjson::to_string(&*users), r#"{"the_head":1,"the_tail":[{"user_id":2}]}"#);
    // What is behind a type of one's own that is pointed to is not seen.
    let types = Types::of_printed::<HasText>();
    let names: Vec<_> = types.fields().map(|field| field.rust_name()).collect();
    assert_eq!(names, ["the_text"]);
    let in_users = |users: &EndsInUsers| (users.the_head, users.the_tail.len());
    let _: fn(&EndsInUsers) -> _ = in_users;
    let _: fn(&EndsInUsers) -> String = fastjson::to_string;
}
