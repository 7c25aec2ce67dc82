"""Facts that a signed classification takes from a catalogue, and the imports that say them (step 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ._bundle import CATALOGUE_ITEM, IMPORT, MAX_IMPORTS
from ._format import FormatError, base64_decode, require, utf8_encode
from ._json import content_text
from ._logged import verify_logged
from ._manifest import parse_canonical_json
from ._members import at, fact_hash, items, null
from ._merkle import leaf_hash, root_from_inclusion_proof
from ._plan import require_logged
from ._report import reason_of
from ._shape import list_of, optional
from ._trust import Trust

if TYPE_CHECKING:
    from ._events import History

#: No canonical item is longer, in bytes.
_MAX_ITEM_BYTES = 16_384
_MOST_VALUES = 16
_MARKS = " ,-–—/|()[]"


class _Import(NamedTuple):
    """An import that was found signed and logged, and its items by the hash of their leaf."""

    members: dict[str, Any]
    place: int
    items: dict[str, dict[str, Any]]


class _Named(NamedTuple):
    """A fact that a signed classification takes from an import, and its place in the log."""

    hash: str
    source: str
    place: int


def verify_catalogue(
    parts: Mapping[str, Any],
    asked: Mapping[str, Any] | None,
    history: History,
    trust: Trust,
) -> int:
    """Each fact says what an item says, the item is in the import that the classification names, and the
    import is this brand's, signed, and in the log before it.

    Those that the newest classification was decided by are all there. Returns how many facts there are.
    """
    carried = optional(list_of(IMPORT, MAX_IMPORTS))(parts.get("catalogue"), "catalogue") or []
    named = _named_facts(history)
    wanted = {one.source for of_fact in named.values() for one in of_fact}
    imports: dict[str, _Import] = {}
    for i, part in enumerate(carried):
        try:
            sha256, found = _read_import(part, asked, trust)
            require(sha256 in wanted, "no classification here names it")
            require(sha256 not in imports, "it is there twice")
            imports[sha256] = found
        except Exception as error:
            raise FormatError(f"import {i + 1}: {reason_of(error)}") from error
    used: set[tuple[str, str]] = set()
    shown: set[str] = set()
    for fact in items(parts.get("facts")):
        id = at(fact, "id")
        of_fact = named.get(id, []) if isinstance(id, str) else []
        for one in of_fact:
            leaf = _require_fact(fact, one, imports.get(one.source))
            if leaf is not None:
                used.add((one.source, leaf))
        if of_fact and isinstance(id, str):
            shown.add(id)
    _require_decisive(history, shown)
    if any((sha256, leaf) not in used for sha256, found in imports.items() for leaf in found.items):
        raise FormatError("an item is there that no fact rests on")
    return len(shown)


def _named_facts(history: History) -> dict[str, list[_Named]]:
    """By the id of the fact: several classifications may take it from different imports."""
    named: dict[str, list[_Named]] = {}
    for members in history.every():
        place = history.places.get(members["classificationId"], -1)
        for fact in members["facts"]:
            if fact["import"] is not None:
                named.setdefault(fact["id"], []).append(_Named(fact["hash"], fact["import"], place))
    return named


def _read_import(
    part: Mapping[str, Any], asked: Mapping[str, Any] | None, trust: Trust
) -> tuple[str, _Import]:
    findings = verify_logged(part, trust)
    require_logged(findings, "import")
    members = findings.members_of("catalogue")
    if members is None:
        raise FormatError("it is a manifest of another kind")
    if asked is None or members["brand"]["id"] != asked["brand"]["id"]:
        raise FormatError("it is of another brand")
    found: dict[str, dict[str, Any]] = {}
    for one in part["items"]:
        leaf, item = _read_item(one, members["tree"])
        require(leaf not in found, "an item is there twice")
        found[leaf] = item
    if findings.manifest_sha256 is None or findings.leaf_index is None:
        raise FormatError("the manifest could not be read")
    return findings.manifest_sha256, _Import(members, findings.leaf_index, found)


def _read_item(one: Mapping[str, Any], tree: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """Its canonical bytes are a leaf under the root that was signed."""
    data = utf8_encode(one["json"])
    require(len(data) <= _MAX_ITEM_BYTES, "an item is too long")
    item = parse_canonical_json(one["json"])
    CATALOGUE_ITEM(item, "item")
    if not isinstance(item, dict) or _has_nothing(item):
        raise FormatError("an item has a member without a value")
    leaf = leaf_hash(data)
    require(0 <= one["index"] < tree["size"], "an item has no place in the tree")
    path = [base64_decode(hash) for hash in one["path"]]
    root = root_from_inclusion_proof(index=one["index"], size=tree["size"], leaf=leaf, proof=path)
    require(root.hex() == tree["root"], "an item does not lead to the root of its import")
    return leaf.hex(), item


def _has_nothing(value: object) -> bool:
    """Members that are not there are left out: two spellings of one item would be two leaves."""
    if isinstance(value, dict):
        return any(_has_nothing(member) for member in value.values())
    if isinstance(value, list):
        return any(_has_nothing(member) for member in value)
    return value is None


def _require_fact(fact: object, named: _Named, found: _Import | None) -> str | None:
    """The fact that is shown is the one that was signed, and what the item says. Returns the item's leaf."""
    require(fact_hash(fact) == named.hash, "a fact of a catalogue is not what was signed")
    if found is None:
        raise FormatError("an import that a fact comes from is not here")
    require(found.place < named.place, "an import came into the log after what was decided by it")
    said = content_text([null(at(fact, "predicate")), null(at(fact, "value"))])
    leaf = null(at(fact, "source.sha256"))
    if leaf is None:
        # That there are no other products, no item says, but the whole.
        whole = content_text(["product", {"names": [], "complete": True}])
        require(found.members["complete"] is True and said == whole, "a catalogue is not said to be complete")
        return None
    item = found.items.get(leaf) if isinstance(leaf, str) else None
    if item is None or not isinstance(leaf, str):
        raise FormatError("the item that a fact comes from is not here")
    is_said = said in (content_text(one) for one in facts_of_item(item))
    require(is_said and null(at(fact, "source.url")) == item.get("url"), "a fact is not what its item says")
    return leaf


def _require_decisive(history: History, shown: set[str]) -> None:
    """What the newest classification was decided by is shown: a claim needs its fact."""
    if not history.classifications:
        return
    newest = history.classifications[-1]
    of_catalogue = {fact["id"] for fact in newest["facts"] if fact["import"] is not None}
    if any(claim["factId"] in of_catalogue and claim["factId"] not in shown for claim in newest["claims"]):
        raise FormatError("a fact of a catalogue that the newest classification rests on is not here")


def facts_of_item(item: Mapping[str, Any]) -> list[list[Any]]:
    """What an item says, as predicates and values: that it exists, what it costs, and its offer.

    What is discontinued has no price any more.
    """
    product = _product_name(item)
    if item.get("availability") == "discontinued":
        return [["discontinued", product]]
    country = {"country": item["country"]} if "country" in item else {}
    facts: list[list[Any]] = [["product", {"names": [product]}]]
    if "price" in item:
        facts.append(["price", {**_priced(product, item["price"]), "kind": "list", **country}])
    if "salePrice" in item:
        sale = item["salePrice"]
        days = {
            name: sale[member][:10]
            for name, member in (("validFrom", "from"), ("validUntil", "until"))
            if member in sale
        }
        facts.append(["price", {**_priced(product, sale), "kind": "offer", **country, **days}])
    return facts


def _priced(product: str, price: Mapping[str, Any]) -> dict[str, Any]:
    return {"product": product, "amount": float(price["amount"]), "currency": price["currency"]}


def _product_name(item: Mapping[str, Any]) -> str:
    """What only tells variants apart is no part of the name: "Trail Runner - Black / 42"."""
    name: str = item["name"]
    if "group" not in item or "variant" not in item:
        return name
    variant = item["variant"]
    order = sorted(variant, key=lambda member: member.encode("utf-16-be", "surrogatepass"))
    values = [variant[member] for member in order if variant[member] != ""]
    rest = name
    for _ in range(_MOST_VALUES):
        bare = rest.rstrip(_MARKS)
        value = next((one for one in values if _ends_with(bare, one)), None)
        if value is None:
            break
        rest = bare[: -len(value)]
    bare = rest.rstrip(_MARKS)
    return name if rest == name or bare == "" else bare


def _ends_with(name: str, value: str) -> bool:
    return name.endswith(value) and len(name) > len(value) and name[-len(value) - 1] in _MARKS
