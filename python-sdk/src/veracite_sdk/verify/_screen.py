"""Whether the screen of an app showed what the provider sent, as the files in `screen/` do it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Any

from ._format import FormatError, packaged, require, utf8_decode, utf8_encode
from ._json import parse_json
from ._manifest import SHAPES, parse_canonical_json
from ._markdown import markdown_blocks, visible_text
from ._websocket import split_messages

Profile = dict[str, Any]
#: The value of an event, its name, and its text.
Event = tuple[object, str, str]
_PROFILES: dict[str, Profile] = packaged("_screen.json")["profiles"]


def profile_named(name: str) -> Profile:
    if name not in _PROFILES:
        raise FormatError("the recording is of an app that this verifier does not know")
    return _PROFILES[name]


def profile_of(engine: str) -> Profile:
    """The app of an engine."""
    return profile_named(next((name for name, one in _PROFILES.items() if one["engine"] == engine), ""))


def is_host_of(profile: Profile, host: str) -> bool:
    return any(host == known or host.endswith(f".{known}") for known in profile["hosts"])


def read_answer(profile: Profile, body: bytes) -> str:
    """The answer in a reply of an app, as Markdown without its citation marks."""
    rules = [_rule_reader(rule) for rule in profile["rules"]]
    pieces: list[str] = []
    end = profile["end"]
    has_ended = end is None
    for event in _events_in(profile["reply"], body):
        for read in rules:
            read(event, pieces)
        has_ended = has_ended or _is_meant(event, end["when"])
    require(has_ended, "the reply of the app was cut off before its end")
    # The halves of a character may come in two pieces, but must both be there.
    try:
        whole = "".join(pieces).encode("utf-16-le", "surrogatepass").decode("utf-16-le")
    except UnicodeDecodeError:
        raise FormatError("text holds a lone surrogate, which UTF-8 cannot express") from None
    text = without_marks(whole, profile["marks"])
    require(visible_text(text), "the reply holds no answer that can be read")
    return text


def _rule_reader(rule: dict[str, Any]) -> Callable[[Event, list[str]], None]:
    if "patch" in rule:
        return _patch_reader(rule)

    def read(event: Event, pieces: list[str]) -> None:
        if not _is_meant(event, rule.get("when", {})):
            return
        if "append" in rule:
            pieces.append(text_at(event[0], rule["append"]))
        text = text_at(event[0], rule["set"]) if "set" in rule else ""
        if text:
            pieces[:] = [text]

    return read


def _patch_reader(rule: dict[str, Any]) -> Callable[[Event, list[str]], None]:
    """A change of the document may leave out place and kind: then they are those of the change before."""
    names = rule["patch"]
    state = {"path": "", "op": ""}

    def change(value: object, pieces: list[str], is_inner: bool) -> None:
        found = {name: values_at(value, names[name])[:1] for name in ("path", "op", "value")}
        if not found["value"]:
            return
        for name in ("path", "op"):
            if found[name] and isinstance(found[name][0], str):
                state[name] = found[name][0]
        said, path, op = found["value"][0], state["path"], state["op"]
        if op == rule.get("batch") and isinstance(said, list):
            for one in [] if is_inner else said:
                change(one, pieces, True)
        elif path == rule.get("target") and isinstance(said, str):
            if op != rule.get("append"):
                pieces.clear()
            pieces.append(said)
        elif (said is None or isinstance(said, (dict, list))) and "whole" in rule and path == "":
            pieces[:] = [text_at(said, rule["whole"])]

    return lambda event, pieces: change(event[0], pieces, False)


def _is_meant(event: Event, when: dict[str, Any]) -> bool:
    for path, wanted in when.items():
        value, name, data = event
        if path in ("_event", "_data"):
            if (name if path == "_event" else data) != wanted:
                return False
        elif not any(type(one) is type(wanted) and one == wanted for one in values_at(value, path)):
            return False
    return True


def _events_in(reply: str, body: bytes) -> Iterator[Event]:
    if reply == "messages":
        for message in split_messages(body):
            data = utf8_decode(message)
            yield _parsed(data), "message", data
        return
    whole = utf8_decode(body)
    if reply == "json":
        yield _parsed(whole), "message", whole
        return
    name, lines = "message", list[str]()
    for line in re.split(r"\r\n|\n|\r", whole):
        if reply == "lines":
            yield _parsed(line), name, line
            continue
        key, _, content = line.partition(":")
        content = content[1:] if content.startswith(" ") else content
        if key == "event":
            name = content
        if key == "data":
            lines.append(content)
        if line == "":
            if lines:
                yield _parsed("\n".join(lines)), name, "\n".join(lines)
            name, lines = "message", []


def without_marks(text: str, marks: list[list[str]]) -> str:
    """What stands between the two parts of a mark is a reference, never a sentence."""
    for start, end in marks:
        kept, done, at = list[str](), 0, text.find(start)
        while at >= 0:
            inside = at + len(start)
            found = text.find(end, inside, inside + _MAX_MARK)
            if found < 0 or utf16_units(text[inside : found + len(end)]) > _MAX_MARK:
                at = text.find(start, inside)
                continue
            kept.append(text[done:at])
            done = found + len(end)
            at = text.find(start, done)
        text = "".join(kept) + text[done:]
    return text


def values_at(root: object, path: str) -> list[Any]:
    """All values at a path: members joined by dots, `*` for each item, `@` for the JSON inside a text."""
    found: list[Any] = [root]
    for step in path.split("."):
        found = [inner for value in found for inner in _step_into(value, step)]
    return found


def text_at(root: object, path: str) -> str:
    return "".join(value for value in values_at(root, path) if isinstance(value, str))


def _step_into(value: Any, step: str) -> list[Any]:
    if step == "@":
        inner = _parsed(value) if isinstance(value, str) else None
        return [] if inner is None else [inner]
    if step == "*":
        return _members_of(value) if isinstance(value, dict) else value if isinstance(value, list) else []
    if isinstance(value, list):
        is_place = re.fullmatch("[0-9]{1,6}", step) and int(step) < len(value)
        return [value[int(step)]] if is_place else []
    return [value[step]] if isinstance(value, dict) and step in value else []


def _members_of(value: dict[str, Any]) -> list[Any]:
    """In the order that JavaScript knows: names that are places of a list come first, by size."""
    places = [name for name in value if re.fullmatch("0|[1-9][0-9]{0,9}", name) and int(name) < 2**32 - 1]
    others = [name for name in value if name not in set(places)] if places else value
    return [value[name] for name in [*sorted(places, key=int), *others]]


def _parsed(text: str) -> object:
    """None where it is not JSON."""
    try:
        return parse_json(text)
    except (FormatError, ValueError, RecursionError):
        return None


def read_screen(data: bytes) -> dict[str, Any]:
    """What stood on the screen, as the recorder read it from the page."""
    require(len(data) <= 2_097_152, "the text of the screen is too long")
    screen: dict[str, Any] = SHAPES["SCREEN"](parse_canonical_json(utf8_decode(data)), "screen")
    return screen


def rendered_text(markdown: str) -> str:
    """Markdown as plain text: our own rendering of what the provider sent."""
    return "\n".join(filter(None, map(visible_text, markdown_blocks(markdown))))


def require_same_screen(profile: Profile, answer: str, screen: dict[str, Any]) -> None:
    """The page showed what the provider sent, letter by letter; says where they part."""
    sent = visible_text(" ".join(markdown_blocks(answer)))
    shown = visible_text(" ".join(screen["blocks"]))
    if sent != shown:
        at = next((i for i, (one, other) in enumerate(zip(sent, shown, strict=False)) if one != other), None)
        at = min(len(sent), len(shown)) if at is None else at
        raise FormatError(
            f"the screen is not what the provider sent: it shows “{_excerpt(shown, at)}” "
            f"where “{_excerpt(sent, at)}” was sent"
        )
    for text in screen["generated"]:
        if visible_text(text) and text not in profile["generated"]:
            raise FormatError(f"a style sheet of the page adds “{_excerpt(text, 0)}” to the answer")


def _excerpt(text: str, at: int) -> str:
    shown = text[max(0, at - 20) : at + 30]
    return "".join("�" if unicodedata.category(one) in _HIDDEN or one in "“”" else one for one in shown)


def questions_before(profile: Profile, conversation: bytes, answer: str) -> list[str]:
    """The questions that a conversation has before this answer, as the provider sent it."""
    places = profile["conversation"]
    if places is None:
        raise FormatError("conversations of this app cannot be read here")
    found = values_at(_parsed(utf8_decode(conversation)), places["messages"])
    messages = [(message, text_at(message, places["role"])) for message in found]
    if places.get("newestFirst"):
        messages.reverse()
    by_id = {}
    if "id" in places:
        by_id = {_key_of(values_at(one, places["id"])): place for place, (one, _) in enumerate(messages)}
        by_id.pop(None, None)

    def before(place: int) -> int:
        if "parent" not in places:
            return place - 1
        return by_id.get(_key_of(values_at(messages[place][0], places["parent"])), -1)

    wanted, questions = visible_text(answer), list[str]()
    for place, (message, role) in enumerate(messages):
        said = text_at(message, places["text"])
        if role != places["assistant"] or visible_text(without_marks(said, profile["marks"])) != wanted:
            continue
        at = before(place)
        for _ in range(100):
            if at < 0 or messages[at][1] == places["user"]:
                break
            at = before(at)
        if at >= 0 and messages[at][1] == places["user"]:
            questions.append(text_at(messages[at][0], places["text"]))
        if len(set(questions)) > 16:
            break
    if not questions:
        raise FormatError("the conversation that the provider sent does not hold this answer with a question")
    return list(dict.fromkeys(questions))


def _key_of(values: list[Any]) -> str | None:
    """A text, or a whole number that every parser reads alike, however it is written."""
    value = values[0] if values else None
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    is_whole = isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53
    return str(value) if is_whole or isinstance(value, str) else None


def utf16_units(text: str) -> int:
    return len(utf8_encode(text)) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


_MAX_MARK = 400
_HIDDEN = ("Cc", "Cf", "Cs")
