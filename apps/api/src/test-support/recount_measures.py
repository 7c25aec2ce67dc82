"""Counts who is named, listed, recommended and cited, from evidence bundles and declared names alone.

Written from docs/measures.md, without code of the product and with the standard library only. Reads
{"bundles": [...], "own": {...}, "rivals": [...], "questions": "open" or "naming"} from standard input and prints, for the
brand and each rival, `seen` and `asked` of each measure. The answer is taken from the bytes of the reply, whose digest must
be that of the signed manifest.
"""

import base64
import hashlib
import json
import re
import sys

given = json.load(sys.stdin)
subjects = [given["own"], *given["rivals"]]


def places_of(name: dict, text: str) -> list[int]:
    """Where a name stands as whole words; a longer name of the same brand wins over a shorter one in it."""
    names = sorted([name["name"], *name["aliases"]], key=len, reverse=True)
    pattern = "|".join(re.escape(one) for one in names)
    return [found.start() for found in re.finditer(rf"(?<![\w.@/-])(?:{pattern})(?![\w@-])", text)]


def list_place(name: dict, text: str) -> int | None:
    for line in text.split("\n"):
        entry = re.match(r"(\d+)\.\s+\**", line)
        if entry and places_of(name, line[entry.end() :])[:1] == [0]:
            return int(entry[1])
    return None


def read(bundle: dict) -> dict | None:
    reply = base64.b64decode(bundle["response"]["base64"])
    manifest = json.loads(base64.b64decode(bundle["manifest"]["base64"]))
    if hashlib.sha256(reply).hexdigest() != manifest["response"]["sha256"]:
        raise SystemExit("the reply is not the one that the manifest names")
    text = json.loads(reply)["text"]
    if hashlib.sha256(text.encode()).hexdigest() != manifest["answer"]["sha256"]:
        raise SystemExit("the answer is not the one that the manifest names")
    question = manifest["question"]
    asked_for = any(places_of(one, question["prompt"]) for one in subjects)
    naming = asked_for or question["intent"] in ("BRANDED", "DEFENSIVE")
    if naming != (given["questions"] == "naming"):
        return None
    readings = [json.loads(one["json"]) for one in bundle["readings"]]
    model = [one for one in readings if one["reader"]["kind"] == "model"][-1]
    entries = model["named"]["entries"]
    found = {}
    for one in subjects:
        own = [entry for entry in entries if places_of(one, entry["quote"])]
        literal = places_of(one, text)
        if one is given["own"]:
            at = literal if model["mention"] == "brand" else []
        elif own:
            at = literal or [entry["start"] for entry in own]
        else:
            at = literal if len(literal) > 1 else []
        found[one["name"]] = {
            "first": min(at, default=None),
            "place": list_place(one, text) if at else None,
            "recommended": bool(at) and any(entry["recommended"] for entry in own),
            "cited": bool(one["domain"]) and f"://{one['domain']}/" in text,
        }
    return {"found": found, "cites": "://" in text}


answers = [one for one in map(read, given["bundles"]) if one is not None]


def count(seen, asked) -> list[int]:
    universe = [one for one in answers if asked(one)]
    return [sum(1 for one in universe if seen(one["found"])), len(universe)]


def named(name: str):
    return lambda found: found[name]["first"] is not None


def leads(name: str):
    def holds(found: dict) -> bool:
        firsts = [one["first"] for one in found.values() if one["first"] is not None]
        return bool(firsts) and found[name]["first"] == min(firsts)

    return holds


OWN = given["own"]["name"]
ANYONE = lambda one: any(of["first"] is not None for of in one["found"].values())
LISTED = lambda one: any(of["place"] is not None for of in one["found"].values())
result = {}
for subject in subjects:
    me = subject["name"]
    result[me] = {
        "named": count(named(me), lambda one: True),
        "named_first": count(leads(me), ANYONE),
        "in_first_three": count(lambda found: (found[me]["place"] or 4) <= 3, LISTED),
        "voice_of_answers": count(named(me), ANYONE),
        "recommended": count(lambda found: found[me]["recommended"], lambda one: True),
    }
    if subject["domain"]:
        result[me]["cited"] = count(lambda found: found[me]["cited"], lambda one: one["cites"])
    if me != OWN:
        result[me]["recommended_instead"] = count(
            lambda found: found[me]["recommended"] and not found[OWN]["recommended"], lambda one: True
        )
        result[me]["named_together"] = count(
            lambda found: found[me]["first"] is not None, lambda one: named(OWN)(one["found"])
        )
print(json.dumps(result))
