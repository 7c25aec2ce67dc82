"""Checks a case file in nine steps, and each bundle in it in ten."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from ._bundle import PROOF
from ._case import (
    LIST_PATH,
    MANIFEST_PATH,
    PROOF_PATH,
    CasePart,
    read_case_proof,
    read_lines,
    read_part_list,
)
from ._case_report import CASE_STEPS, CaseBundle, CaseFacts, CaseReport
from ._checkpoint import parse_checkpoint_text, parse_consistency_file
from ._format import FormatError, base64_decode, base64_encode, require, sha256_hex, utf8_decode
from ._json import count_tokens, parse_json
from ._logged import LoggedFindings, verify_logged
from ._manifest import parse_canonical_json, parse_manifest
from ._merkle import verify_consistency
from ._note import open_note, parse_note, parse_vkey
from ._outcome_lists import OutcomeLists
from ._policy import parse_policy
from ._relays import NamedRelay
from ._report import Outcome, Step, attempt, failed, passed, reason_of
from ._seal import Around, bundle_of_page, read_page
from ._shape import object_of, text
from ._trust import CaptureKey, Options, PublishedKey, Trust, resolve_trust
from ._verdict import status_of, summary_of
from ._verify import verify_with
from ._witnessed_parts import StatementsSeen
from ._zip import ZipEntry, read_zip


def verify_case(
    data: bytes,
    *,
    vkeys: Sequence[str] = (),
    published: Sequence[PublishedKey] = (),
    policy: str | None = None,
    tsa_roots: Sequence[bytes] | None = None,
    capture_keys: Sequence[CaptureKey] | None = None,
    now: float | None = None,
    web_roots: Sequence[str] | None = None,
    relays: Sequence[NamedRelay] = (),
) -> CaseReport:
    """Never raises, whatever the file holds; every failure is a step with a reason.

    The arguments are those of `verify_bundle`, and hold for the case and for every bundle in it.
    """
    now_ms = None if now is None else int(now * 1000)
    roots = None if web_roots is None else frozenset(web_roots)
    options = Options(vkeys, published, policy, tsa_roots, capture_keys, now_ms, roots, relays)
    outcomes = {id: failed("the archive could not be read") for id, _ in CASE_STEPS}
    try:
        case = _open(data)
    except Exception as error:
        outcomes["archive"] = failed(reason_of(error))
        return _report(outcomes, resolve_trust(None, options), CaseFacts(), [], [])
    log = case.manifest["log"]
    trust = resolve_trust({"vkey": log["vkey"], "policy": log["policy"], "tsaRoots": []}, options)
    logged = _verify_manifest(case, trust)
    contents = _Contents()
    bundles: list[CaseBundle] = []
    warnings: dict[str, None] = {}
    outcomes["archive"] = passed(f"{len(case.entries)} entries, {len(data)} bytes")
    outcomes.update(logged.outcomes)
    outcomes["parts"] = attempt(lambda: _verify_parts(case, contents))
    outcomes["consistency"] = attempt(lambda: _verify_continuity(case, logged))
    outcomes["bundles"] = attempt(lambda: _verify_bundles(case, contents, options, bundles, warnings))
    if outcomes["bundles"].result == "pass":
        bundles_passed = outcomes["bundles"]
        outcomes["bundles"] = attempt(lambda: _verify_orders(case, contents, trust, bundles_passed))
    outcomes["pages"] = attempt(lambda: _verify_pages(contents))
    return _report(outcomes, trust, _facts_of(case, logged, outcomes), bundles, list(warnings))


class _Case(NamedTuple):
    entries: list[ZipEntry]
    manifest_data: bytes
    manifest: dict[str, Any]
    proof: dict[str, Any]
    list_data: bytes


class _Contents:
    """The parts whose digests were found right; none when they were not."""

    def __init__(self) -> None:
        self.parts: list[tuple[CasePart, bytes]] = []

    def of(self, kind: str) -> list[tuple[CasePart, bytes]]:
        return [(part, data) for part, data in self.parts if part.kind == kind]


def _open(data: bytes) -> _Case:
    entries = read_zip(data)
    fixed = [entry.path for entry in entries[:_FIXED_ENTRIES]]
    if fixed != [MANIFEST_PATH, PROOF_PATH, LIST_PATH]:
        raise FormatError("the archive does not begin with manifest.json, proof.json and SHA256SUMS")
    parsed = parse_manifest(entries[0].data)
    require(parsed.kind == "case", "manifest.json is not the manifest of a case")
    proof = read_case_proof(entries[1].data)
    if proof["schema"] != parsed.members["schema"].replace("/schema/case/", "/schema/case-proof/", 1):
        raise FormatError("manifest.json and proof.json are not of the same version")
    return _Case(entries, entries[0].data, parsed.members, proof, entries[2].data)


def _verify_parts(case: _Case, contents: _Contents) -> Outcome:
    named = case.manifest["parts"]
    if sha256_hex(case.list_data) != named["sha256"]:
        raise FormatError("the list of parts is not the one that the manifest names")
    parts = read_part_list(case.list_data)
    others = case.entries[_FIXED_ENTRIES:]
    for part, entry in zip(parts, others, strict=False):
        require(entry.path == part.path, f"the archive has {entry.path} where the list has {part.path}")
        if sha256_hex(entry.data) != part.sha256:
            raise FormatError(f"{part.path} was changed: its digest is not in the list")
    if len(others) < len(parts):
        raise FormatError(f"{parts[len(others)].path} is missing")
    if len(others) > len(parts):
        raise FormatError(f"{others[len(parts)].path} is in the archive, but not in the list of parts")
    total = sum(len(entry.data) for entry in others)
    if named["count"] != len(parts) or named["bytes"] != total:
        raise FormatError("the manifest names another number of parts or bytes")
    for kind in ("index", "summary"):
        require(any(part.kind == kind for part in parts), f"the {kind} is missing")
    contents.parts = [(part, entry.data) for part, entry in zip(parts, others, strict=True)]
    return passed(f"{len(parts)} parts, {total} bytes")


def _verify_manifest(case: _Case, trust: Trust) -> LoggedFindings:
    data, proof = case.manifest_data, case.proof
    logged = verify_logged(
        {
            "manifest": {"base64": base64_encode(data), "sha256": sha256_hex(data)},
            "captureSignature": proof["captureSignature"],
            "leaf": proof["leaf"],
            "proof": {"tlogProof": proof["inclusion"], "consistency": None},
        },
        trust,
    )
    outcome = logged.outcomes["checkpoint"]
    opened = logged.checkpoint
    if opened is not None and outcome.result == "pass":
        logged.outcomes["checkpoint"] = attempt(
            lambda: _require_named_lines(opened.note, case.manifest["log"], outcome)
        )
    return logged


def _require_named_lines(note: str, log: dict[str, Any], outcome: Outcome) -> Outcome:
    """One line for each key that the signed manifest names, in its order, and every one of them good.

    A line of anybody else, or a second one, says nothing, but would be a place to change the file unnoticed.
    """
    witnesses = [] if log["policy"] is None else list(parse_policy(log["policy"]).witnesses.values())
    named = [parse_vkey(log["vkey"]), *witnesses]
    keys = [(key.name, key.key_id) for key in named]
    lines = [(line.name, line.key_id) for line in parse_note(note).signatures]
    if any(line not in keys for line in lines):
        raise FormatError("the checkpoint carries a signature by a key that the case does not name")
    if any(keys.index(a) >= keys.index(b) for a, b in itertools.pairwise(lines)):
        raise FormatError("the checkpoint carries a signature twice, or not in the order of the case")
    open_note(note, named)
    return outcome


def _verify_continuity(case: _Case, logged: LoggedFindings) -> Outcome:
    """The log has grown from what the bundles saw to what holds the case, and the case came last."""
    if logged.checkpoint is None or logged.leaf_index is None:
        raise FormatError("the case is not proven to be in the log")
    log = case.manifest["log"]
    trusted, note = logged.checkpoint
    _, new_size, new_root = trusted.checkpoint
    require(log["vkey"] == trusted.log_key.vkey, "the manifest names another log key")
    file = parse_consistency_file(case.proof["consistency"])
    require(file.checkpoint == note, "the proof of consistency leads to another checkpoint")
    size = log["size"]
    require(file.old_size == size, "the proof of consistency starts at another size")
    require(logged.leaf_index >= size, "the case was logged before what it rests on")
    old_root = bytes.fromhex(log["root"])
    if not verify_consistency(
        old_size=size, new_size=new_size, old_root=old_root, new_root=new_root, proof=file.hashes
    ):
        raise FormatError("the tree does not contain the one that the bundles were proven against")
    return passed(f"the tree of size {size} is a prefix of the tree of size {new_size}")


def _verify_bundles(
    case: _Case, contents: _Contents, options: Options, found: list[CaseBundle], warnings: dict[str, None]
) -> Outcome:
    """Each bundle as if it had come alone, then as a part of this case."""
    bundles = contents.of("bundle")
    runs = case.manifest["runs"]
    if [part.run_id for part, _ in bundles] != runs:
        raise FormatError("the bundles are not those of the runs that the manifest names")
    require(len(set(runs)) == len(runs), "a run is in it twice")
    lists = OutcomeLists(read_lines(data) for _, data in contents.of("list"))
    sources = [utf8_decode(data) for _, data in bundles]
    _require_modest(sources)
    problems: list[str] = []
    statements = StatementsSeen()
    for (part, _), source in zip(bundles, sources, strict=True):
        report = verify_with(source, options, _IN_CASE._replace(lists=lists))
        bundle = None if report.status == "not_verified" else parse_json(source)
        warnings.update(dict.fromkeys(report.warnings))
        facts = report.facts
        found.append(
            CaseBundle(
                part.path,
                part.run_id,
                report.status,
                report.summary,
                facts.engine,
                facts.access,
                facts.captured_at,
                facts.response_sha256,
                facts.question,
                None if facts.classification is None else facts.classification.class_,
                facts.demo,
                {"result": report.steps[-1].result, "reason": report.steps[-1].reason},
            )
        )
        if report.status == "not_verified":
            problems.append(f"{part.path}: {report.summary}")
        elif facts.log_key != case.manifest["log"]["vkey"]:
            problems.append(f"{part.path}: it is from another log than the case")
        else:
            _require_own(bundle, part, case.manifest)
            statements.add_all(bundle, part.path)
    if problems:
        raise FormatError(problems[0])
    require(not lists.has_idle(), "there is a list of outcomes that no bundle names")
    return passed(f"{len(bundles)} of {len(bundles)}")


def _verify_orders(case: _Case, contents: _Contents, trust: Trust, outcome: Outcome) -> Outcome:
    """Notices, orders and withdrawals are signed, in the log of the case, and about its brand."""
    orders: dict[str, str | None] = {}
    withdrawals: list[tuple[str, dict[str, Any]]] = []
    for part, data in contents.of("order"):
        logged = _require_logged(part.path, data, case, trust)
        parsed = logged.manifest
        if parsed is None:
            raise FormatError(f"{part.path}: it could not be read")
        if parsed.kind == "order" and parsed.members["brand"]["id"] == case.manifest["brand"]["id"]:
            orders[parsed.members["orderId"]] = logged.manifest_sha256
        elif parsed.kind == "withdrawal":
            withdrawals.append((part.path, parsed.members))
        else:
            raise FormatError(f"{part.path}: it is no notice or order about the brand of the case")
    for path, withdrawal in withdrawals:
        prev = withdrawal["prev"]
        if prev is None or orders.get(withdrawal["orderId"]) != prev:
            raise FormatError(f"{path}: it withdraws a record that is not in the file")
    return outcome


def _require_logged(path: str, data: bytes, case: _Case, trust: Trust) -> LoggedFindings:
    source = utf8_decode(data)
    value = parse_canonical_json(source)
    names = ("manifest", "captureSignature", "leaf", "proof")
    # Nothing but these four: another member would be unsigned words beside a signed order.
    if not isinstance(value, dict) or sorted(value) != sorted(names):
        raise FormatError(f"{path}: it has a member that does not belong there")
    logged = verify_logged(value, trust)
    for one in logged.outcomes.values():
        require(one.result == "pass", f"{path}: {one.reason}")
    log = case.manifest["log"]
    newest = None if logged.newest is None else logged.newest.trusted.checkpoint
    if newest is None or newest.size != log["size"] or newest.root.hex() != log["root"]:
        raise FormatError(f"{path}: it was proven against another tree than the case names")
    return logged


def _require_modest(sources: list[str]) -> None:
    """Reading is what takes time, and a hundred bundles may each be as long as one may be."""
    tokens = 0
    for source in sources:
        tokens += count_tokens(source)
        require(tokens <= _MAX_CASE_TOKENS, "the bundles have more parts than those of any case have")


def _require_own(bundle: object, part: CasePart, case: dict[str, Any]) -> None:
    """A sound bundle of another run, brand or branch of the log is no part of this case."""
    members = _BELONGING(bundle, "bundle")
    capture = parse_manifest(base64_decode(members["manifest"]["base64"])).members
    if capture["runId"] != part.run_id or capture["brand"]["id"] != case["brand"]["id"]:
        raise FormatError(f"{part.path}: it is about another run or brand")
    consistency = members["proof"]["consistency"]
    if consistency is None:
        raise FormatError(f"{part.path}: it does not lead to the log of the case")
    note = parse_consistency_file(consistency).checkpoint
    _, size, root = parse_checkpoint_text(parse_note(note).text)
    if size != case["log"]["size"] or root.hex() != case["log"]["root"]:
        raise FormatError(f"{part.path}: it was proven against another tree than the case names")


def _verify_pages(contents: _Contents) -> Outcome:
    """Whoever reads the page of a bundle reads that bundle, and no other."""
    bundles = contents.of("bundle")
    pages = {part.path: data for part, data in contents.of("bundle_page")}
    require(bundles and len(pages) == len(bundles), "there is not one page for each bundle")
    for part, data in bundles:
        path = part.path.removesuffix(".json") + ".html"
        require(path in pages, f"the page of {part.path} is missing")
        html = utf8_decode(pages[path])
        # Pages of earlier case files carry the bundle; later ones name the file beside them.
        carried = read_page(html)
        if carried is None:
            is_own = bundle_of_page(html) == sha256_hex(data)
        else:
            is_own = _written(carried[0]) == _written(utf8_decode(data))
        require(is_own, f"{path} is the page of other evidence than {part.path}")
    return passed(f"{len(pages)} of {len(bundles)}")


def _written(source: str) -> str:
    """Two texts of the same members in the same order come out the same."""
    return json.dumps(parse_json(source))


def _facts_of(case: _Case, logged: LoggedFindings, outcomes: dict[str, Outcome]) -> CaseFacts:
    def is_good(*steps: str) -> bool:
        return all(outcomes[step].result == "pass" for step in steps)

    if not is_good("signature"):
        return CaseFacts()
    manifest = case.manifest
    trusted = logged.checkpoint.trusted if logged.checkpoint and is_good("checkpoint", "inclusion") else None
    return CaseFacts(
        case_sha256=sha256_hex(case.manifest_data),
        brand=manifest["brand"],
        reference=manifest["reference"],
        created_at=manifest["createdAt"],
        runs=len(manifest["runs"]),
        parts=manifest["parts"]["count"] if is_good("parts") else None,
        log_key=trusted.log_key.vkey if trusted else None,
        leaf_index=logged.leaf_index if trusted else None,
        tree_size=trusted.checkpoint.size if trusted else None,
    )


def _report(
    outcomes: dict[str, Outcome],
    trust: Trust,
    facts: CaseFacts,
    bundles: list[CaseBundle],
    warnings: list[str],
) -> CaseReport:
    outside = trust.key_trust.kind != "bundle"
    steps = [
        Step(i + 1, id, title, *outcomes[id], outside and outcomes[id].result == "pass")
        for i, (id, title) in enumerate(CASE_STEPS)
    ]
    # Nothing is optional here: a step that could not be taken is one that failed.
    problem = next(((step.step, step.reason) for step in steps if step.result != "pass"), None)
    return CaseReport(
        status=status_of(problem is not None, trust.key_trust),
        trust=trust.key_trust,
        summary=summary_of(problem, trust.key_trust),
        steps=steps,
        facts=facts,
        bundles=bundles,
        warnings=warnings,
    )


_FIXED_ENTRIES = 3
#: Of all bundles together.
_MAX_CASE_TOKENS = 4_000_000
#: The signed list of the case has the digest of every bundle in it, so none needs a seal of its own.
_IN_CASE = Around(covered_by="its digest is in the list of parts that the case signs")
_BELONGING = object_of({"manifest": object_of({"base64": text}), "proof": PROOF})
