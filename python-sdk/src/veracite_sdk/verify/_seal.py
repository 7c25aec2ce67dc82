"""Step 12, first half: a signature over all other members of the bundle, as they are written, by a key that
signed something in this bundle that is in the log."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from ._bundle import BUNDLE_SEAL
from ._format import FormatError, decode_field, require, sha256_hex, utf8_encode
from ._json import StrictJson, content_text
from ._logged import LoggedFindings
from ._manifest import MAX_MANIFEST_BYTES, parse_manifest
from ._outcome_lists import OutcomeLists
from ._report import Outcome, not_present, passed
from ._signatures import is_low_s, verify_p256
from ._times import instant_ms
from ._trust import Trust

EVIDENCE_START = '<script type="application/json" id="evidence">'


class Around(NamedTuple):
    """Where the bundle was found."""

    #: SHA-256 of the page that carries it; None for a file of its own.
    page: str | None = None
    #: What else signs every byte of it, such as the list of a case file.
    covered_by: str | None = None
    #: Lists of outcomes that lie beside it; none unless it is a part of a case.
    lists: OutcomeLists | None = None


def bundle_of_page(html: str) -> str | None:
    """A page of a case file names the bundle beside it, once."""
    named = _MARK.findall(html)
    return named[0] if len(named) == 1 else None


def looks_like_page(text: str) -> bool:
    return _PAGE.match(text) is not None


def read_page(html: str) -> tuple[str, str] | None:
    """The JSON that a page carries, and the SHA-256 of everything around it."""
    pieces = html.split(EVIDENCE_START)
    if len(pieces) != 2 or "<" not in pieces[1]:
        return None
    end = pieces[1].index("<")
    around = f"{pieces[0]}{EVIDENCE_START}{pieces[1][end:]}"
    return pieces[1][:end], sha256_hex(utf8_encode(around))


def verify_seal(
    file: StrictJson,
    bundle: Mapping[str, Any],
    capture: LoggedFindings,
    logged_keys: set[str],
    trust: Trust,
    around: Around,
) -> Outcome:
    if around.covered_by is not None:
        return passed(around.covered_by)
    if bundle.get("seal") is None:
        return not_present("nothing signs the readable parts of this bundle")
    seal = BUNDLE_SEAL(bundle["seal"], "seal")
    # No digest covers the seal itself, so it has one spelling and no room.
    rest, written = _without_seal(file, bundle)
    if written != (_compact(seal) if file.compact is not None else content_text(seal)):
        raise FormatError("the seal has a member that does not belong there")
    manifest = _open_seal(seal, logged_keys, trust)
    _require_of_bundle(manifest, bundle, capture)
    # A value that was never a text has no order of members: another digest covers its content.
    name = "sha256" if file.compact is not None else "contentSha256"
    if sha256_hex(utf8_encode(rest)) != manifest["bundle"][name]:
        raise FormatError("something in the bundle was changed after it was sealed")
    if around.page is not None and around.page != manifest["page"]:
        raise FormatError("the page around the bundle is not the one that was signed with it")
    return passed(f"sealed on {manifest['sealedAt']} with the key {seal['captureSignature']['keyName']}")


def _without_seal(file: StrictJson, bundle: Mapping[str, Any]) -> tuple[str, str]:
    """The bundle without its seal, which is always the last member; and that member as it is written."""
    if file.compact is None:
        rest = {name: value for name, value in bundle.items() if name != "seal"}
        return content_text(rest), content_text(bundle["seal"])
    name, at = file.members[-1]
    require(name == "seal", "the seal is not the last member")
    before = file.compact[:at]
    return before.removesuffix(",") + "}", file.compact[at + len('"seal":') : -1]


def _compact(seal: object) -> str:
    return json.dumps(seal, ensure_ascii=False, separators=(",", ":"))


def _open_seal(seal: Mapping[str, Any], known: set[str], trust: Trust) -> dict[str, Any]:
    manifest, signature = seal["manifest"], seal["captureSignature"]
    data = decode_field(manifest["base64"], MAX_MANIFEST_BYTES, "seal")
    sig = decode_field(signature["sig"], 256, "signature")
    spki = decode_field(signature["spki"], 256, "capture key")
    require(sha256_hex(data) == manifest["sha256"], "the seal does not have the digest beside it")
    require(verify_p256(sig, data, spki) and is_low_s(sig), "the signature of the seal is not valid")
    parsed = parse_manifest(data)
    require(parsed.kind == "seal", "the seal is a manifest of another kind")
    require(parsed.members["recorder"]["captureKey"] == signature["keyName"], "the seal names another key")
    _require_known_key(spki, parsed.members, known, trust)
    return parsed.members


def _require_known_key(spki: bytes, seal: Mapping[str, Any], known: set[str], trust: Trust) -> None:
    if trust.capture_keys is None:
        if sha256_hex(spki) not in known:
            raise FormatError(
                "the key of the seal signed nothing here that is in the log: export the bundle again"
            )
        return
    key = next((key for key in trust.capture_keys if key.spki == spki), None)
    if key is None:
        raise FormatError("the key of the seal is not one of the trusted keys")
    at = instant_ms(seal["sealedAt"])
    if at is None or not key.was_in_use(at):
        raise FormatError("the key of the seal was not in use when the bundle was sealed")


def _require_of_bundle(seal: Mapping[str, Any], bundle: Mapping[str, Any], capture: LoggedFindings) -> None:
    captured = capture.members_of("capture")
    is_own = (
        captured is not None
        and seal["prev"] == capture.manifest_sha256
        and seal["runId"] == captured["runId"]
        and seal["bundleId"] == bundle.get("id")
        and seal["sealedAt"] == bundle.get("exportedAt")
    )
    require(is_own, "the seal is of another bundle")


#: White space as ECMAScript knows it.
_MARK = re.compile(r'<meta name="veracite-bundle" content="([0-9a-f]{64})">')
_PAGE = re.compile(
    "[\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*<(!doctype|html)",
    re.IGNORECASE | re.ASCII,
)
