"""What is in a case file: the proof of its manifest, and the list of its parts."""

from __future__ import annotations

import itertools
import re
from typing import Any, NamedTuple

from ._bundle import CASE_PROOF, MAX_LINES
from ._checkpoint import parse_tlog_proof
from ._format import FormatError, base64_encode, require, utf8_decode
from ._manifest import canonical_text, parse_canonical_json

MANIFEST_PATH = "manifest.json"
PROOF_PATH = "proof.json"
LIST_PATH = "SHA256SUMS"
MAX_CASE_PARTS = 2_000


class CasePart(NamedTuple):
    path: str
    #: `index`, `summary`, `print`, `bundle`, `bundle_page`, `list`, `page` or `order`, by the path.
    kind: str
    sha256: str
    #: The run of a bundle.
    run_id: str = ""


def read_case_proof(data: bytes) -> dict[str, Any]:
    """Nothing signs it, so it has one spelling and no room: each member is checked by what it proves."""
    source = utf8_decode(data)
    proof: dict[str, Any] = CASE_PROOF(parse_canonical_json(source), "proof")
    require(canonical_text(proof) == source, "proof.json has a member that does not belong there")
    # Elsewhere a proof may leave its leaf out; here it would be a line that can be taken away unnoticed.
    if _format_tlog_proof(proof["inclusion"]) != proof["inclusion"]:
        raise FormatError("the proof of inclusion is not in its usual form")
    return proof


def _format_tlog_proof(source: str) -> str:
    proof = parse_tlog_proof(source)
    extra = [f"extra {base64_encode(proof.extra or b'')}"]
    hashes = [base64_encode(item) for item in proof.hashes]
    head = ["c2sp.org/tlog-proof@v1", *extra, f"index {proof.leaf_index}", *hashes]
    return "\n".join(head) + "\n\n" + proof.checkpoint


def read_part_list(data: bytes) -> list[CasePart]:
    """In the order of their paths, and no two with one name or one content."""
    *lines, end = utf8_decode(data).split("\n", MAX_CASE_PARTS + 1)
    require(len(lines) <= MAX_CASE_PARTS, f"there are more than {MAX_CASE_PARTS} parts")
    require(end == "", "the list of parts does not end in a newline")
    parts = [_read_line(line) for line in lines]
    if any(before.path >= part.path for before, part in itertools.pairwise(parts)):
        raise FormatError("the list of parts is not in order, or names a part twice")
    require(len({part.sha256 for part in parts}) == len(parts), "two parts have the same content")
    return parts


def read_lines(data: bytes) -> list[str]:
    """What became of every run of a scan, a line each."""
    # Not all of them: a file may be nothing but newlines.
    *lines, end = utf8_decode(data).split("\n", MAX_LINES + 1)
    require(len(lines) <= MAX_LINES, f"a list has more than {MAX_LINES} outcomes")
    require(end == "", "a list of outcomes does not end in a newline")
    return lines


def _read_line(line: str) -> CasePart:
    match = re.fullmatch(r"([0-9a-f]{64}) {2}([!-~]{1,160})", line)
    if match is None:
        raise FormatError("the list of parts has a malformed line")
    sha256, path = match.groups()
    if path in _NAMED:
        return CasePart(path, _NAMED[path], sha256)
    bundle = re.fullmatch(r"bundles/[0-9]{3}-([a-z0-9_-]{1,64})\.(json|html)", path)
    if bundle is not None:
        return CasePart(path, "bundle" if bundle[2] == "json" else "bundle_page", sha256, bundle[1])
    if path == f"lists/{sha256}.txt":
        return CasePart(path, "list", sha256)
    if path == f"orders/{sha256}.json":
        return CasePart(path, "order", sha256)
    if path == f"pages/{sha256}.bin":
        return CasePart(path, "page", sha256)
    raise FormatError("the list names a part of a kind that is not known")


_NAMED = {"index.html": "index", "index.json": "summary", "case.pdf": "print"}
