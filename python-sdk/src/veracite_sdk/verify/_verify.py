"""Checks an evidence bundle in thirteen steps."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from ._engine_hosts import access_by_host
from ._events import History, verify_events
from ._format import base64_decode, require, utf8_decode, utf16_length
from ._json import StrictJson, parse_json, read_strict_json
from ._logged import LoggedFindings, verify_logged
from ._outcome_lists import OutcomeLists
from ._outcomes import verify_outcomes
from ._plan import VerifiedPlan, verify_plan
from ._readable import is_wrong, require_readable
from ._relays import NamedRelay, is_from_same_place
from ._report import (
    NOT_JSON,
    REQUIRED,
    STEPS,
    Brand,
    Classification,
    Cosigner,
    Facts,
    Outcome,
    RecordedFacts,
    Stamp,
    Step,
    VerificationReport,
    Witnessed,
    WrongClaim,
    attempt,
    attempt_finding,
    failed,
)
from ._seal import Around, looks_like_page, read_page, verify_seal
from ._sources import verify_sources
from ._steps import verify_response, verify_timestamps
from ._times import instant_ms, iso_time
from ._trust import CaptureKey, Options, PublishedKey, Trust, resolve_trust
from ._verdict import GRADE_FETCHED, GRADE_NOT_SHOWN, GRADES, UNCHECKED, status_of, summary_of, with_unchecked
from ._witnessed import verify_witnessed


class HasDict(Protocol):
    """A bundle as the client returns it."""

    def to_dict(self) -> dict[str, Any]: ...


_ALONE = Around()


def verify_bundle(
    bundle: Mapping[str, Any] | HasDict | str | bytes,
    *,
    vkeys: Sequence[str] = (),
    published: Sequence[PublishedKey] = (),
    policy: str | None = None,
    tsa_roots: Sequence[bytes] | None = None,
    capture_keys: Sequence[CaptureKey] | None = None,
    now: float | None = None,
    web_roots: Sequence[str] | None = None,
    relays: Sequence[NamedRelay] = (),
) -> VerificationReport:
    """Never raises, whatever the bundle holds; every failure is a step with a reason.

    `vkeys` are log keys you know; `published` are keys from places that you named (`fetch_key`). Without
    either, only the bundle's own key is used, and the report is never ok: whoever made the bundle could have
    made that key. When several are given, every place must publish the key that signed. `policy` is a
    tlog-policy text. `tsa_roots` are DER; when given, every time stamp must lead to one of them.
    `capture_keys`, when given, are the only ones accepted. `now` (POSIX seconds) serves to warn about times
    in the future. `web_roots` are SHA-256 digests of the public roots that a provider's certificate may lead
    to, instead of those that are known here. `relays` are those that you name, because you know who runs
    them; without any, here or in `relay` lines of `policy`, step 13 cannot pass.
    """
    now_ms = None if now is None else int(now * 1000)
    roots = None if web_roots is None else frozenset(web_roots)
    options = Options(vkeys, published, policy, tsa_roots, capture_keys, now_ms, roots, relays)
    return verify_with(bundle, options)


def verify_with(bundle: object, options: Options, around: Around = _ALONE) -> VerificationReport:
    """The same with the options in one piece."""
    try:
        if isinstance(bundle, bytes):
            bundle = utf8_decode(bundle)
            if looks_like_page(bundle):
                page = read_page(bundle)
                if page is None:
                    return _unreadable("the page carries no evidence, or more than one", options)
                bundle, around = page[0], Around(page=page[1])
        return _verify(_read(bundle), options, around)
    except Exception:
        return _unreadable(NOT_JSON, options)


def _read(bundle: Any) -> StrictJson:
    if isinstance(bundle, str):
        require(utf16_length(bundle) <= _MAX_BUNDLE_CHARS, NOT_JSON)
        return read_strict_json(bundle)
    return StrictJson(dict(bundle) if isinstance(bundle, Mapping) else bundle.to_dict(), None, [])


def _verify(file: StrictJson, options: Options, around: Around) -> VerificationReport:
    bundle = file.value
    if not isinstance(bundle, dict):
        return _unreadable("the bundle is not a JSON object", options)
    schema = bundle.get("bundle")
    if not isinstance(schema, str) or not re.fullmatch(r"https://[^/]+/schema/bundle/v1", schema):
        return _unreadable("the bundle does not name a known version of its format", options)
    trust = resolve_trust(bundle.get("trust"), options)
    capture = verify_logged(bundle, trust)
    history = History()
    planned, plan = attempt_finding(lambda: verify_plan(bundle.get("plan"), capture, trust), None)
    # Outcomes mean something only under a plan that holds, so the plan comes first.
    lists = around.lists or OutcomeLists()
    without = "" if plan is None else plan.without()
    counted, said = attempt_finding(lambda: verify_outcomes(bundle, plan, capture, trust, lists), without)
    stamped, stamps = attempt_finding(
        lambda: verify_timestamps(bundle.get("timestamps"), capture, trust), list[Stamp]()
    )
    nothing: tuple[list[Witnessed], RecordedFacts | None] = ([], None)
    carried, (witnessed, recording) = attempt_finding(
        lambda: verify_witnessed(bundle, capture, trust), nothing
    )
    outcomes = {
        "response": attempt(lambda: verify_response(bundle, capture.members_of("capture"))),
        **capture.outcomes,
        "timestamps": stamped,
        "events": attempt(lambda: verify_events(bundle, capture, trust, history)),
        "plan": planned,
        "outcomes": counted,
        "sources": attempt(lambda: verify_sources(bundle.get("sourceTrail"), capture, trust)),
        "seal": attempt(lambda: _verify_whole(file, bundle, capture, history, trust, around)),
        "provider": carried,
    }
    facts = _facts_of(capture, outcomes, stamps, plan, history)
    if carried.result == "pass":
        facts = replace(facts, witnessed=witnessed, recording=recording)
    warnings = _warnings_of(capture, trust, outcomes, stamps, options.now_ms)
    carriers = {one.relay for one in facts.witnessed}
    used = [relay for relay in trust.relays if relay.verifier.vkey in carriers]
    # A relay named by the place that named the log may be the collector's own.
    if any(is_from_same_place(relay, trust.key_trust.sources) for relay in used):
        warnings.append(
            "The key of the relay comes from the same place as the key of the log: "
            "its operator could have made both."
        )
    return _report(outcomes, trust, facts, warnings, _sentence_of(plan, said, outcomes))


def _verify_whole(
    file: StrictJson,
    bundle: Mapping[str, Any],
    capture: LoggedFindings,
    history: History,
    trust: Trust,
    around: Around,
) -> Outcome:
    """Step 12: what no other step looks at is signed as a whole, and says what the signed parts say."""
    keys = {*history.keys, *([capture.capture_key_sha256] if capture.capture_key_sha256 else [])}
    outcome = verify_seal(file, bundle, capture, keys, trust, around)
    # Without a manifest there is nothing to compare with, and other steps have failed.
    captured = capture.members_of("capture")
    if captured is None:
        return outcome
    written = parse_json(utf8_decode(base64_decode(bundle["manifest"]["base64"])))
    require_readable(bundle, written=written, capture=captured, history=history)
    return outcome


def _sentence_of(plan: VerifiedPlan | None, said: str, outcomes: Mapping[str, Outcome]) -> str | None:
    """Said only when nothing about the capture, the plan or the outcomes is wrong."""
    is_sound = all(outcomes[id].result == "pass" for id in (*REQUIRED, "plan"))
    if plan is None or not is_sound or outcomes["outcomes"].result == "fail":
        return None
    sentences = [f"{plan.said()}; {said}", *filter(None, [plan.before_words()])]
    return " ".join(f"{one[0].upper()}{one[1:]}." for one in sentences)


def _report(
    outcomes: Mapping[str, Outcome], trust: Trust, facts: Facts, warnings: list[str], sampling: str | None
) -> VerificationReport:
    def is_anchored(id: str) -> bool:
        outside = trust.key_trust.kind != "bundle" and (id != "timestamps" or trust.tsa_anchored)
        return outcomes[id].result == "pass" and outside

    steps = [Step(i + 1, id, title, *outcomes[id], is_anchored(id)) for i, (id, title) in enumerate(STEPS)]
    bad = [step for step in steps if step.result == "fail"]
    missing = [step for step in steps if step.id in REQUIRED and step.result != "pass"]
    problem = next(((step.step, step.reason) for step in bad + missing), None)
    is_sealed = outcomes["seal"].result == "pass"
    open_ones = [step for step in steps if step.result == "not_present" and step.reason.startswith(UNCHECKED)]
    unchecked = next(((step.step, step.reason.removeprefix(UNCHECKED)) for step in open_ones), None)
    summary = summary_of(problem, trust.key_trust, is_sealed)
    return VerificationReport(
        status=status_of(problem is not None, trust.key_trust, is_sealed),
        trust=trust.key_trust,
        summary=summary if problem is not None else with_unchecked(summary, unchecked),
        sampling=sampling,
        steps=steps,
        facts=facts,
        warnings=warnings,
    )


def _facts_of(
    capture: LoggedFindings,
    outcomes: Mapping[str, Outcome],
    stamps: list[Stamp],
    plan: VerifiedPlan | None,
    history: History,
) -> Facts:
    def is_good(step: str) -> bool:
        return outcomes[step].result == "pass"

    is_signed = is_good("signature")
    manifest = capture.members_of("capture") if is_signed else None
    opened = capture.checkpoint.trusted if is_good("checkpoint") and capture.checkpoint else None
    newest = capture.newest.trusted if is_good("consistency") and capture.newest else None
    witnessed = newest or opened
    return Facts(
        response_sha256=manifest["response"]["sha256"] if manifest and is_good("response") else None,
        manifest_sha256=capture.manifest_sha256 if is_signed else None,
        engine=manifest["source"]["engine"] if manifest else None,
        access=access_by_host(manifest["source"]) if manifest else None,
        demo=manifest["source"]["access"] == "demo" if manifest else None,
        question=manifest["question"]["prompt"] if manifest else None,
        brand=Brand(manifest["brand"]["name"], manifest["brand"]["domain"]) if manifest else None,
        classification=_classification_of(history) if is_signed and is_good("events") else None,
        captured_at=manifest["times"]["capturedAt"] if manifest else None,
        capture_key_sha256=capture.capture_key_sha256 if is_signed else None,
        origin=opened.checkpoint.origin if opened else None,
        log_key=opened.log_key.vkey if opened else None,
        leaf_index=capture.leaf_index if opened else None,
        tree_size=opened.checkpoint.size if opened else None,
        newest_tree_size=newest.checkpoint.size if newest else None,
        cosigners=[
            Cosigner(signature.verifier.name, iso_time((signature.time_seconds or 0) * 1000))
            for signature in (witnessed.cosignatures if witnessed else [])
        ],
        timestamps=stamps,
        **(plan.facts(is_good("outcomes")) if plan is not None and is_good("plan") else {}),
    )


def _classification_of(history: History) -> Classification | None:
    """The newest class of this answer in the log, and what it rests on."""
    if not history.classifications:
        return None
    newest = history.classifications[-1]
    classifier = newest["classifier"]
    return Classification(
        newest["class"],
        newest["rule"],
        newest["classifiedAt"],
        newest["reviewer"]
        if newest["reviewer"] is not None
        else f"{classifier['name']} {classifier['version']}",
        tuple(
            WrongClaim(claim["predicate"], claim["stated"], claim["truth"])
            for claim in newest["claims"]
            if is_wrong(claim)
        ),
    )


def _warnings_of(
    capture: LoggedFindings,
    trust: Trust,
    outcomes: Mapping[str, Outcome],
    stamps: list[Stamp],
    now_ms: int | None,
) -> list[str]:
    warnings: list[str] = []
    captured = capture.members_of("capture")
    captured_at = None if captured is None else instant_ms(captured["times"]["capturedAt"])
    stamp_times = [time for time in (instant_ms(stamp.gen_time) for stamp in stamps) if time is not None]
    if trust.key_trust.kind == "bundle":
        warnings.append("The log key comes from the bundle itself.")
    if trust.capture_keys is None:
        warnings.append("The capture key comes from the bundle itself.")
    access = None if captured is None else access_by_host(captured["source"])
    if access == "demo":
        warnings.append("DEMO: the answer was invented for demonstration. No real engine said it.")
    if access == "compatible_server":
        warnings.append("STAND-IN: a server that the operator chose answered in place of the engine.")
    if captured is not None and access == "app":
        grade = captured["source"].get("grade") or "D"
        is_carried = outcomes["provider"].result == "pass"
        in_words = GRADE_FETCHED if grade == "C" and is_carried else GRADES[grade]
        warnings.append(GRADE_NOT_SHOWN if grade == "A" and not is_carried else in_words)
    if stamps and not trust.tsa_anchored:
        warnings.append("The roots of the time stamps come from the bundle itself.")
    if outcomes["timestamps"].result == "not_present":
        warnings.append("No independent clock: all times are the collector’s.")
    if trust.policy is None or trust.policy.quorum == "none":
        warnings.append("No witness was asked for: a forked log would not be noticed.")
    elif not trust.policy_anchored:
        warnings.append("The witnesses come from the bundle itself.")
    if captured_at is not None and stamp_times and abs(min(stamp_times) - captured_at) > _TEN_MINUTES:
        warnings.append(
            "The earliest time stamp is more than ten minutes away from the time the collector claims."
        )
    if now_ms is not None and max([captured_at or 0, *stamp_times]) > now_ms + _TEN_MINUTES:
        warnings.append("A time in the bundle lies in the future of this computer’s clock.")
    return warnings


def _unreadable(reason: str, options: Options) -> VerificationReport:
    return _report({id: failed(reason) for id, _ in STEPS}, resolve_trust(None, options), Facts(), [], None)


_TEN_MINUTES = 600_000
_MAX_BUNDLE_CHARS = 100_000_000
