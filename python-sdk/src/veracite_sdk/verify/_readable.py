"""Step 12, second half: the readable parts repeat what the signed manifests say, so that people need not
decode them. Whoever made the bundle could have repeated something else, so each is compared. Parts that are
not there say nothing and are passed over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ._events import History
from ._format import FormatError, packaged, require
from ._json import content_text, parse_json
from ._members import NOTHING, at, fact_hash, items, null

#: Members of the readable parts, and of the capture's manifest whose value they repeat.
_REPEATED: list[dict[str, str]] = packaged("_repeated.json")
#: The most claims that a statement has.
_MAX_STATED = 64
#: As many facts as a manifest names.
_MAX_SIGNED_FACTS = 64


def require_readable(
    bundle: Mapping[str, Any], *, written: object, capture: Mapping[str, Any], history: History
) -> None:
    _same(bundle, "provenance", "the provenance", written)
    for row in _REPEATED:
        _same(bundle, row["shown"], row["what"], null(at(capture, row["signed"])))
    if capture["plan"] is not None:
        _same(bundle, "run.sample", "the sample", capture["plan"]["sample"])
    is_demo = capture["source"]["access"] == "demo"
    warning = at(bundle, "statement.warning")
    if warning is not NOTHING and isinstance(warning, str) != is_demo:
        raise _differs("the warning about a demonstration")
    _require_class(bundle, history)
    _require_classifications(bundle, history)
    _require_claims(bundle, history)
    _require_verifications(bundle, history)
    _require_facts(bundle, history)
    _require_readings(bundle)


def is_wrong(claim: Mapping[str, Any]) -> bool:
    return bool(claim["verdict"] == "contradicted" and claim["certainty"] != "likely")


def _require_class(bundle: Mapping[str, Any], history: History) -> None:
    """The class that people read is that of the newest classification in the log."""
    # Before there were seals, a class that was still on its way to the log was shown already.
    if not history.classifications or ("seal" not in bundle and _is_pending(bundle, None)):
        return
    newest = history.classifications[-1]
    _same(bundle, "citationClass", "the class", newest["class"])
    shown = at(bundle, "needsReview")
    if newest["needsReview"] is None or shown is NOTHING:
        return
    reasons = {content_text(null(at(one, "reason"))) for one in items(shown)}
    if reasons != {content_text(reason) for reason in newest["needsReview"]}:
        raise _differs("what asks for review")


def _is_pending(bundle: Mapping[str, Any], id: object, kind: str = "classification") -> bool:
    return any(
        at(one, "kind") == kind and (id is None or at(one, "id") == id)
        for one in items(bundle.get("pending"))
    )


def _require_classifications(bundle: Mapping[str, Any], history: History) -> None:
    """Each classification that is shown was signed, with the claims it is shown with."""
    signed = {one["classificationId"]: one for one in history.every()}
    if not signed:
        return
    for shown in items(bundle.get("classifications")):
        id = at(shown, "id")
        one = signed.get(id) if isinstance(id, str) else None
        if one is None:
            if isinstance(id, str) and _is_pending(bundle, id):
                continue
            raise FormatError("a classification is shown that nobody signed")
        for path in ("captureId", "class", "rule", "classifiedAt"):
            _same(shown, path, "a classification", one[path])
        _same(shown, "classifierVersion", "a classification", one["classifier"]["version"])
        claims = items(at(shown, "claims"))
        # A manifest holds as many claims as fit, the first ones.
        for i, claim in enumerate(one["claims"]):
            _require_claim(claims[i] if i < len(claims) else None, claim)


def _require_claim(shown: object, claim: Mapping[str, Any]) -> None:
    for name in ("predicate", "stated", "verdict", "truth", "factId", "start", "end"):
        path = f"span.{name}" if name in ("start", "end") else name
        if content_text(null(at(shown, path))) != content_text(claim[name]):
            raise _differs("a claim")
    if claim["certainty"] is not None:
        _same(shown, "certainty", "a claim", claim["certainty"])


def _require_claims(bundle: Mapping[str, Any], history: History) -> None:
    """The statement tells claims of the newest classification, and leaves out none that accuses."""
    told = at(bundle, "statement.claims")
    if not history.classifications or told is NOTHING:
        return
    newest = history.classifications[-1]
    same_id = (
        one for one in items(bundle.get("classifications")) if at(one, "id") == newest["classificationId"]
    )
    known = {_key_of(claim) for claim in [*newest["claims"], *items(at(next(same_id, None), "claims"))]}
    stated = [_key_of(claim) for claim in items(told)]
    require(all(key in known for key in stated), "the statement tells a claim that was not made")
    wrong = [_key_of(claim) for claim in newest["claims"] if is_wrong(claim)]
    if len(stated) < _MAX_STATED and any(key not in stated for key in wrong):
        raise FormatError("the list of wrong statements is not what was signed")


def _key_of(claim: object) -> str:
    return content_text([null(at(claim, name)) for name in ("stated", "verdict", "truth")])


def _require_verifications(bundle: Mapping[str, Any], history: History) -> None:
    """Whether it was found again is told only as it was signed, and nothing that was signed is left out."""
    if "verifications" not in bundle or not history.is_read:
        return
    shown = items(bundle["verifications"])
    signed = {one["verificationId"]: one for one in history.verifications}
    for one in shown:
        id = at(one, "id")
        manifest = signed.get(id) if isinstance(id, str) else None
        if manifest is not None:
            _require_outcome(one, manifest)
        elif not isinstance(id, str) or not _is_pending(bundle, id, "verification"):
            raise FormatError("a re-verification is shown that nobody signed")
    told = [at(one, "id") for one in shown]
    if len(set(told)) != len(told) or any(id not in told for id in signed):
        raise FormatError("a re-verification is left out, or there twice")
    conclusive = [at(one, "outcome") for one in shown if at(one, "outcome") != "inconclusive"]
    is_lost = bool(conclusive) and conclusive[-1] == "not_reproduced"
    if "verificationStatus" in bundle and (bundle["verificationStatus"] == "not_reproducible") != is_lost:
        raise _differs("whether it was found again")


def _require_outcome(shown: object, signed: Mapping[str, Any]) -> None:
    what = "a re-verification"
    attempts = signed["attempts"]
    reproduced = sum(attempt["reproduced"] for attempt in attempts)
    is_lost = signed["status"] == "not_reproducible"
    _same(shown, "verifiedAt", what, signed["verifiedAt"])
    _same(shown, "compared", what, sum(attempt["class"] is not None for attempt in attempts))
    _same(shown, "reproduced", what, reproduced)
    if (at(shown, "outcome") == "not_reproduced") != is_lost:
        raise _differs(what)
    if not is_lost:
        _same(shown, "outcome", what, "reproduced" if reproduced else "inconclusive")


def _require_facts(bundle: Mapping[str, Any], history: History) -> None:
    """Each fact has the hash that was signed, and is what that hash is of."""
    lists = [one["facts"] for one in history.every()]
    if not lists:
        return
    hashes = {fact["id"]: fact["hash"] for facts in lists for fact in facts}
    is_whole = all(len(facts) < _MAX_SIGNED_FACTS for facts in lists)
    for fact in items(bundle.get("facts")):
        id = at(fact, "id")
        signed = hashes.get(id) if isinstance(id, str) else None
        shown = at(fact, "hash")
        if is_whole if signed is None else shown != signed:
            raise _differs("a fact")
        if shown != fact_hash(fact):
            raise _differs("a fact")


def _require_readings(bundle: Mapping[str, Any]) -> None:
    """What is shown of a reading is what was hashed."""
    for one in items(bundle.get("readings")):
        shown, text = at(one, "reading"), at(one, "json")
        if shown is NOTHING:
            continue
        try:
            hashed = parse_json(text) if isinstance(text, str) else NOTHING
        except (ValueError, RecursionError, FormatError):
            raise _differs("a reading") from None
        if hashed is NOTHING or content_text(shown) != content_text(hashed):
            raise _differs("a reading")
        _same(one, "reader", "a reading", null(at(shown, "reader")))


def _same(holder: object, path: str, what: str, expected: object) -> None:
    shown = at(holder, path)
    if shown is not NOTHING and content_text(shown) != content_text(expected):
        raise _differs(what)


def _differs(what: str) -> FormatError:
    return FormatError(f"{what} is not what was signed")
