"""Step 11: the pages that the answer cites were captured and logged, and say what the trail quotes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ._bundle import BUNDLE_PAGE, BUNDLE_TRAIL, MAX_RESPONSE_BYTES, TRAIL_BODY
from ._format import FormatError, decode_field, require, sha256_hex, utf8_encode
from ._logged import LoggedFindings, verify_logged
from ._manifest import parse_canonical_json
from ._plan import is_pending, require_logged
from ._report import Outcome, not_present, passed, reason_of
from ._trust import Trust


def verify_sources(value: object, capture: LoggedFindings, trust: Trust) -> Outcome:
    """The trail is about this answer, every page that it was read from is here and cited by the answer, and
    what is quoted stands in the text that was captured."""
    if value is None:
        return not_present("no cited page is included")
    part = BUNDLE_TRAIL(value, "sourceTrail")
    findings = verify_logged(part, trust)
    if is_pending(findings, capture):
        return not_present("the trail is not in the log yet")
    require_logged(findings, "trail")
    manifest = findings.members_of("trail")
    if manifest is None:
        raise FormatError("the trail is a manifest of another kind")
    answer = capture.members_of("capture")
    if answer is None or manifest["prev"] != capture.manifest_sha256:
        raise FormatError("the trail is of another answer")
    trail = _read_trail(part["json"], manifest)
    require(len(part["pages"]) == len(manifest["pages"]), "not every page of the trail is here")
    cited = {citation["url"].split("#", 1)[0] for citation in answer["citations"]}
    search = trail["search"]
    fetched = 0
    for i, value_of_page in enumerate(part["pages"]):
        try:
            page, signed = _verify_page(value_of_page, manifest["pages"][i], trust)
            searched = search["pages"][i] if search and i < len(search["pages"]) else None
            if signed["url"] not in cited and not (searched and searched["onlyRead"]):
                raise FormatError("the answer does not cite it")
            _require_told(trail["pages"][i], signed, page["text"], len(trail["statements"]))
            if searched:
                _require_searched(searched, trail["pages"][i], signed, page["text"])
            fetched += signed["outcome"] == "fetched"
        except Exception as error:
            raise FormatError(f"page {i + 1}: {reason_of(error)}") from error
    if search:
        _require_results(trail, search, cited)
    return passed(f"{len(part['pages'])} cited pages, {fetched} of them captured, each signed and logged")


def _require_searched(
    searched: Mapping[str, Any],
    told: Mapping[str, Any],
    signed: Mapping[str, Any],
    text: Mapping[str, Any] | None,
) -> None:
    """What the search says of a page is what was captured, and its quotes stand there."""
    known = [] if signed["text"] is None else signed["text"]["gaps"]
    if searched["gaps"] != (["not_examined"] if known is None else known):
        raise FormatError("the search leaves out what is missing of the page")
    found = searched["found"]
    is_read = signed["text"] is not None and told["says"] != "unread"
    if not is_read and any(each != "unread" for each in found):
        raise FormatError("the search claims to have read a text that was not captured")
    accused = {one["statement"] for one in told["statements"] if one["says"] == "same_error"}
    if any((each == "says") != (at in accused) for at, each in enumerate(found)):
        raise FormatError("the search disagrees with what the page is said to state")
    for one in searched["quotes"]:
        if text is None or not _stands_at(one, text["text"]):
            raise FormatError("the quote is not at that place in the text")


def _stands_at(one: Mapping[str, Any], text: str) -> bool:
    """Places are counted in UTF-16 code units."""
    units = text.encode("utf-16-le", "surrogatepass")
    quoted = units[2 * one["start"] : 2 * one["end"]] if 0 <= one["start"] <= one["end"] else b""
    return quoted != b"" and quoted == one["quote"].encode("utf-16-le", "surrogatepass")


# Percent. A reader that finds fewer of the known statements shows nothing by finding none.
_LEAST_RECALL = 98


def _require_results(trail: Mapping[str, Any], search: Mapping[str, Any], cited: set[str]) -> None:
    """The results follow from the pages; "in none" needs every page that the answer cites."""
    pages, statements = search["pages"], len(trail["statements"])
    if len(pages) != len(trail["pages"]) or any(len(page["found"]) != statements for page in pages):
        raise FormatError("the search does not cover every page and statement")
    follows = [_result_of(search, at, trail["leftOut"] or 0) for at in range(statements)]
    if [(one["result"], one["why"]) for one in search["results"]] != follows:
        raise FormatError("the results of the search do not follow from its pages")
    seen = {page["url"] for page in trail["pages"]}
    missing = any(url.lower().startswith(("http://", "https://")) and url not in seen for url in cited)
    if missing and any(result == "in_none" for result, _ in follows):
        raise FormatError("the search leaves out a page that the answer cites")


def _result_of(search: Mapping[str, Any], at: int, left_out: int) -> tuple[str, list[str]]:
    pages, check = search["pages"], search["check"]
    found = [page["found"][at] for page in pages]
    if "says" in found:
        return "said", []
    against = {
        "no_pages": not pages,
        "pages_left_out": left_out > 0,
        "page_not_read": "unread" in found,
        "page_not_whole": any(page["gaps"] for page in pages),
        "reader_not_measured": check is None,
        # Of no known statement at all, nothing was found either.
        "recall_too_low": check is not None
        and (check["of"] == 0 or check["found"] * 100 < _LEAST_RECALL * check["of"]),
    }
    why = [word for word, holds in against.items() if holds]
    return ("not_shown", why) if why else ("in_none", [])


def _read_trail(source: str, manifest: Mapping[str, Any]) -> dict[str, Any]:
    data = utf8_encode(source)
    if sha256_hex(data) != manifest["trail"]["sha256"] or len(data) != manifest["trail"]["bytes"]:
        raise FormatError("the trail was changed: its digest is not in the manifest")
    trail: dict[str, Any] = TRAIL_BODY(parse_canonical_json(source), "trail")
    is_own = all(trail[name] == manifest[name] for name in ("runId", "captureId", "classificationId"))
    if not is_own or [page["page"] for page in trail["pages"]] != manifest["pages"]:
        raise FormatError("the trail does not name what its manifest names")
    return trail


def _verify_page(value: object, named: str, trust: Trust) -> tuple[dict[str, Any], dict[str, Any]]:
    """The capture of one page: signature, log, bytes and text."""
    page = BUNDLE_PAGE(value, "page")
    findings = verify_logged(page, trust)
    require_logged(findings, "capture")
    signed = findings.members_of("page")
    if signed is None:
        raise FormatError("it is a manifest of another kind")
    require(findings.manifest_sha256 == named, "the trail names another capture")
    body, text = page["body"], page["text"]
    if body is not None:
        data = decode_field(body["base64"], MAX_RESPONSE_BYTES, "page")
        expected = signed["body"]
        own = (sha256_hex(data), len(data))
        if (
            expected is None
            or own != (expected["sha256"], expected["bytes"])
            or own != (body["sha256"], body["bytes"])
        ):
            raise FormatError("the page was changed: its digest is not in the manifest")
    if text is not None:
        digest = sha256_hex(utf8_encode(text["text"]))
        if signed["text"] is None or not digest == signed["text"]["sha256"] == text["sha256"]:
            raise FormatError("the text of the page was changed: its digest is not in the manifest")
    return page, signed


def _require_told(
    told: Mapping[str, Any], signed: Mapping[str, Any], text: Mapping[str, Any] | None, statements: int
) -> None:
    """What the trail tells of a page is what was captured, and what it quotes stands there."""
    body = signed["body"]
    is_same = (
        all(told[name] == signed[name] for name in ("url", "finalUrl", "status"))
        and told["sha256"] == (None if body is None else body["sha256"])
        and told["fetchedAt"] == signed["times"]["capturedAt"]
    )
    require(is_same, "the trail disagrees with its manifest")
    if signed["text"] is None and told["says"] != "unread":
        raise FormatError("the trail claims to have read a text that was not captured")
    says = [one["says"] for one in told["statements"]]
    worst = next((word for word in ("same_error", "truth") if word in says), None)
    is_plain = told["says"] not in ("same_error", "truth")
    if (not is_plain) if worst is None else told["says"] != worst:
        raise FormatError("what it is said to state does not follow from its quotes")
    for one in told["statements"]:
        require(0 <= one["statement"] < statements, "it refers to a statement that is not in the trail")
        if text is None:
            raise FormatError("the quoted text is missing")
        if not _stands_at(one, text["text"]):
            raise FormatError("the quote is not at that place in the text")
