"""Writes events.json, the sample of the quickstart. The same file every time.

The feed of a bookshop over three years. Each year's program named the same members
otherwise, and each wrote members that the quickstart does not want. Usage:
python3 events.py > events.json
"""
import json
import random

RANDOM = random.Random(8259)

NAMES = {  # member: its name in each generation
    "id": ("id", "event_id", "eventId"),
    "kind": ("type", "event_type", "eventType"),
    "time": ("ts", "timestamp", "occurredAt"),
    "user": ("uid", "user_id", "userId"),
    "name": ("name", "user_name", "userName"),
    "value": ("amt", "amount", "amount"),
    "note": ("comment", "note", "note"),
    "tags": ("labels", "tags", "tags"),
    "place": ("loc", "place", "place"),
}

USERS = [
    (1002, "Ada Lovelace"), (1007, "Grace Hopper"), (1013, "José Álvarez"),
    (1021, "Zoë Müller"), (1034, "前田あゆみ"), (1055, "Ольга Петрова"),
    (1089, "Seán O'Brien"), (1144, "Priya Natarajan"), (1233, "Łukasz Żak"),
]

PLACES = [
    ("Wien", "AT"), ("Zürich", "CH"), ("København", "DK"), ("東京", "JP"), ("São Paulo", "BR"),
    ("Dublin", "IE"), ("Chennai", "IN"),
]

TITLES = [
    "The Art of Computer Programming", "Ulysses", "源氏物語", "Die Verwandlung",
    "Cien años de soledad", "The Mythical Man-Month", "Мастер и Маргарита",
]

NOTES = [
    "Please wrap it as a gift.\nThank you!",
    "The cover says \"second edition\", the page inside says \"first\".",
    "Livraison après 18 h, s'il vous plaît",
    "Great service \U0001f600 as always",
    "Path on our side: C:\\orders\\2024\\open",
    "returned: wrong size\tsee photo",
    "いつもありがとうございます",
    "called twice, nobody at home",
]

TAGS = ["gift", "express", "first order", "newsletter", "mobile", "wholesale", "école", "b2b"]

AGENTS = [
    "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15",
    "bookshop-app/3.14 (Android 14; de)",
]


def unwanted(generation, number):
    """Members of the year's program that the quickstart does not read."""
    session = f"{RANDOM.getrandbits(64):016x}"
    if generation == 0:
        return {"session": session, "agent": RANDOM.choice(AGENTS), "debug": []}
    if generation == 1:
        return {
            "session": {"id": session, "ip": f"192.0.2.{number % 250 + 1}", "secure": True},
            "experiments": [{"key": "new-cart", "arm": RANDOM.choice("ab")}],
            "agent": RANDOM.choice(AGENTS),
        }
    return {
        "trace": {
            "session": session,
            "hops": [
                {"host": f"edge-{RANDOM.randint(1, 9)}", "ms": round(RANDOM.uniform(0.2, 9), 3)},
                {"host": "cart", "ms": round(RANDOM.uniform(1, 40), 3), "retries": [1, 2, [4]]},
            ],
        },
        "flags": {"beta": RANDOM.random() < 0.2, "consent": ["ads", "stats"], "ref": None},
    }


def event(number):
    generation = min(number * 3 // COUNT, 2)
    kind = RANDOM.choices(
        ["page_view", "purchase", "cart_add", "refund", "review", "login"], [8, 5, 4, 1, 2, 3]
    )[0]
    user, name = RANDOM.choices(USERS, range(len(USERS), 0, -1))[0]
    wanted = {
        "id": 500_000 + number,
        "kind": kind,
        "time": 1_672_531_200 + number * 611_000 + RANDOM.randint(0, 600_000),
        "user": user,
    }
    if kind != "page_view":
        wanted["name"] = name
    if kind in ("purchase", "refund", "cart_add"):
        sign = -1 if kind == "refund" else 1
        wanted["value"] = sign * RANDOM.randint(499, 19_999) / 100
    if kind == "review" or RANDOM.random() < 0.2:
        wanted["note"] = RANDOM.choice(NOTES)
    if RANDOM.random() < 0.4:
        wanted["tags"] = RANDOM.sample(TAGS, RANDOM.randint(1, 3))
    if RANDOM.random() < 0.5:
        city, country = RANDOM.choice(PLACES)
        wanted["place"] = {"city": city, "country": country, "zone": RANDOM.randint(1, 40)}
    elif generation == 2:
        wanted["place"] = None
    members = {NAMES[member][generation]: value for member, value in wanted.items()}
    if kind in ("page_view", "cart_add", "purchase"):
        members["item"] = {"title": RANDOM.choice(TITLES), "stock": RANDOM.randint(0, 90)}
    members.update(unwanted(generation, number))
    return members


COUNT = 132

# The first program escaped everything beyond ASCII, the later ones did not.
lines = [
    json.dumps(event(number), ensure_ascii=number * 3 < COUNT) for number in range(COUNT)
]
print('{"shop": "Bücher am Markt", "exported": "2026-01-05T06:00:00Z",')
print(' "checksum": {"algorithm": "none", "value": null},')
print(' "events": [')
print(",\n".join("  " + line for line in lines))
print(" ]}")
