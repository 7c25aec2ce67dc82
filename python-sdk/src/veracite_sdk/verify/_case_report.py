"""What a verification of a case file found. The words are those of bundles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ._relays import was_carried
from ._report import Report, Step, plain, speaker
from ._verdict import HEADLINES, OF_WHAT, KeyTrust, Status, class_name_beside

CASE_STEPS = (
    ("archive", "The file is one archive, and every byte of it is accounted for"),
    ("parts", "Every part is the one that the manifest names, and there is no other"),
    ("signature", "The manifest was signed by the capture key"),
    ("leaf", "The log entry is this manifest and signature"),
    ("inclusion", "The entry is in the tree"),
    ("checkpoint", "The tree is the one the log signed"),
    ("consistency", "The tree contains the one that the bundles were proven against"),
    ("bundles", "Every bundle, notice and order holds on its own and belongs to this case"),
    ("pages", "The pages to read are those of their bundles"),
)


@dataclass(frozen=True)
class CaseFacts:
    """Taken only from signed parts that passed. None means: not established."""

    #: Of the manifest: it stands for the case.
    case_sha256: str | None = None
    brand: dict[str, str] | None = None
    reference: str | None = None
    created_at: str | None = None
    runs: int | None = None
    parts: int | None = None
    log_key: str | None = None
    leaf_index: int | None = None
    tree_size: int | None = None


class CaseBundle(NamedTuple):
    """A bundle in the case, verified on its own."""

    path: str
    run_id: str
    status: Status
    summary: str
    engine: str | None
    #: How the engine was reached, by the host in the signed manifest: a stand-in is not the engine.
    access: str | None
    captured_at: str | None
    response_sha256: str | None
    question: str | None
    class_: str | None
    demo: bool | None
    #: What its step 13 says: who sent it, and on which condition.
    provider: dict[str, str]


@dataclass(frozen=True)
class CaseReport(Report):
    status: Status
    trust: KeyTrust
    summary: str
    steps: list[Step]
    facts: CaseFacts
    bundles: list[CaseBundle]
    warnings: list[str]

    def __str__(self) -> str:
        # Of a file that is no archive, nine lines would say nine times what the summary has said.
        lines = [] if self.steps[0].result == "fail" else self.step_lines()
        bundles = [line for bundle in self.bundles for line in _lines_of(bundle)]
        case = [] if self.facts.case_sha256 is None else [f"SHA-256 of the case: {self.facts.case_sha256}"]
        notes = [f"Note: {one}" for one in self.warnings]
        of_what = [OF_WHAT] if self.status == "verified" else []
        return "\n".join(
            [HEADLINES[self.status], *of_what, self.summary, *case, "", *lines, *bundles, *notes]
        )


def _lines_of(bundle: CaseBundle) -> list[str]:
    """Besides the path, which is only a name, what the signed parts say."""
    head = f"{HEADLINES[bundle.status]}  {bundle.path}"
    if bundle.engine is None:
        return [head]
    who = plain(speaker(bundle.engine, bundle.access))
    judged = None if bundle.class_ is None else class_name_beside(bundle.class_)
    said = [who, bundle.captured_at, judged, plain(bundle.question or "")]
    sent = [f"    {plain(bundle.provider['reason'])}"] if was_carried(**bundle.provider) else []
    return [head, "    " + "  ".join(one for one in said if one), *sent]
