"""The operator's side of the client. In step with _operator_async.py: a test compares their signatures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from . import _operator_types as types
from ._core import Call
from ._export import Format, Progress, pandas_of, polars_of
from ._operator_calls import When, call, decode_bytes, given
from .errors import ConnectionFailedError

if TYPE_CHECKING:
    from ._sync import Veracite

Row = TypeVar("Row")


class Export(Generic[Row]):
    """Rows as of one event. Nothing is asked before the first row is, or the table, or the file."""

    def __init__(self, client: Veracite, kind: str, query: dict[str, Any]) -> None:
        self._client = client
        self._progress: Progress[Row] = Progress(kind, query)

    @property
    def as_of(self) -> int | None:
        """The newest event that the rows know of; None until the first answer."""
        return self._progress.as_of

    @property
    def cut(self) -> int | None:
        """Names that moment: give it to another export that is to be of the same one."""
        return self._progress.cut

    def __iter__(self) -> Iterator[Row]:
        progress: Progress[Row] = Progress(self._progress.kind, {**self._progress.query, "cut": self.cut})
        while True:
            try:
                with self._client._stream(progress.call("jsonl", after=progress.after)) as response:
                    progress.began(response.headers)
                    self._progress.cut, self._progress.as_of = progress.cut, progress.as_of
                    for chunk in response.chunks:
                        yield from progress.rows(chunk)
                progress.ended()
                return
            except ConnectionFailedError as error:
                progress.broke(error)

    def to_pandas(self) -> Any:
        """All rows as a pandas DataFrame. Needs the extra `veracite-sdk[pandas]`."""
        return pandas_of(self._progress.kind, list(self))

    def to_polars(self) -> Any:
        """All rows as a polars DataFrame. Needs the extra `veracite-sdk[polars]`."""
        chunks = []
        with self._client._stream(self._progress.call("parquet")) as response:
            self._progress.began(response.headers)
            for chunk in response.chunks:
                chunks.append(chunk)
        return polars_of(b"".join(chunks))

    def save(self, path: str | Path, format: Format = "csv") -> int:
        """Writes the file as it comes, and says how many bytes it has. Goes on where a connection breaks."""
        written = 0
        with Path(path).open("wb") as file:
            while True:
                try:
                    skip = written or None
                    with self._client._stream(self._progress.call(format, skip=skip)) as response:
                        self._progress.began(response.headers)
                        for chunk in response.chunks:
                            file.write(chunk)
                            written += len(chunk)
                            self._progress.breaks = 0
                    return written
                except ConnectionFailedError as error:
                    self._progress.broke(error)


class Operator:
    """Brands, prompts, facts, scans, findings, cases, and everything as exports.

    Bodies are dictionaries, typed; their names are those of the API.
    """

    def __init__(self, client: Veracite) -> None:
        self._client = client
        self.accounts = Accounts(client)
        self.brands = Brands(client)
        self.prompts = Prompts(client)
        self.facts = Facts(client)
        self.scans = Scans(client)
        self.findings = Findings(client)
        self.cases = Cases(client)
        self.forms = Forms(client)

    def exports(self) -> types.ExportKinds:
        """What can be exported, with columns and filters."""
        return self._client._send(call("adminListExports", "GET", "/api/admin/exports"))

    def answers(
        self,
        *,
        brand_id: str | None = None,
        scan: str | None = None,
        engine: str | None = None,
        intent: str | None = None,
        origin: str | None = None,
        class_: str | None = None,
        asked: str | None = None,
        from_: When | None = None,
        to: When | None = None,
        cut: int | None = None,
    ) -> Export[types.ExportedAnswer]:
        """Every answer that was captured, with its newest classification."""
        query = {"scan": scan, "engine": engine, "intent": intent, "origin": origin, "class": class_}
        more = {"asked": asked, "from": from_, "to": to, "cut": cut, "brandId": brand_id}
        return Export(self._client, "answers", {**query, **more})

    def claims(
        self,
        *,
        brand_id: str | None = None,
        scan: str | None = None,
        engine: str | None = None,
        intent: str | None = None,
        origin: str | None = None,
        class_: str | None = None,
        asked: str | None = None,
        predicate: str | None = None,
        verdict: str | None = None,
        from_: When | None = None,
        to: When | None = None,
        cut: int | None = None,
    ) -> Export[types.ExportedClaim]:
        """Every statement about a brand in the answers."""
        query = {"scan": scan, "engine": engine, "intent": intent, "origin": origin, "class": class_}
        about = {"asked": asked, "predicate": predicate, "verdict": verdict}
        more = {"from": from_, "to": to, "cut": cut, "brandId": brand_id}
        return Export(self._client, "claims", {**query, **about, **more})

    def rates(
        self,
        *,
        brand_id: str | None = None,
        scan: str | None = None,
        engine: str | None = None,
        intent: str | None = None,
        origin: str | None = None,
        level: str | None = None,
        measure: str | None = None,
        from_: When | None = None,
        to: When | None = None,
        cut: int | None = None,
    ) -> Export[types.ExportedRate]:
        """How often engines mention a brand, scan by scan, with intervals."""
        query = {"scan": scan, "engine": engine, "intent": intent, "origin": origin, "level": level}
        more = {"measure": measure, "from": from_, "to": to, "cut": cut, "brandId": brand_id}
        return Export(self._client, "rates", {**query, **more})

    def corrections(
        self,
        *,
        brand_id: str | None = None,
        origin: str | None = None,
        predicate: str | None = None,
        state: str | None = None,
        from_: When | None = None,
        to: When | None = None,
        cut: int | None = None,
    ) -> Export[types.ExportedCorrection]:
        """Every correction, in the state it was in."""
        query = {"origin": origin, "predicate": predicate, "state": state}
        more = {"from": from_, "to": to, "cut": cut, "brandId": brand_id}
        return Export(self._client, "corrections", {**query, **more})


class Accounts:
    """Who owns brands."""

    def __init__(self, client: Veracite) -> None:
        self._client = client

    def list(self) -> Iterator[types.Account]:
        """Every account, page after page."""
        yield from self._client._pages("adminListAccounts", "/api/admin/accounts", {}, {})

    def create(self, name: str, plan: str) -> types.Account:
        body = {"name": name, "plan": plan}
        return self._client._send(call("adminAddAccount", "POST", "/api/admin/accounts", body=body))


class Brands:
    """The brands that are watched."""

    def __init__(self, client: Veracite) -> None:
        self._client = client

    def list(self, *, account_id: str | None = None, archived: bool | None = None) -> Iterator[types.Brand]:
        """Every brand, page after page; with `archived`, the archived ones instead."""
        query = {"accountId": account_id, "archived": archived}
        yield from self._client._pages("adminListBrands", "/api/admin/brands", {}, query)

    def get(self, brand_id: str) -> types.Brand:
        ids = {"brandId": brand_id}
        return self._client._send(call("adminGetBrand", "GET", "/api/admin/brands/{brandId}", ids=ids))

    def create(
        self,
        account_id: str,
        name: str,
        domain: str,
        *,
        aliases: Sequence[str] | None = None,
        samples_per_prompt: int | None = None,
        capture_sources: str | None = None,
    ) -> types.Brand:
        body = given(
            accountId=account_id,
            name=name,
            domain=domain,
            aliases=aliases,
            samplesPerPrompt=samples_per_prompt,
            captureSources=capture_sources,
        )
        return self._client._send(call("adminAddBrand", "POST", "/api/admin/brands", body=body))

    def change(
        self,
        brand_id: str,
        *,
        name: str | None = None,
        domain: str | None = None,
        aliases: Sequence[str] | None = None,
        samples_per_prompt: int | None = None,
        capture_sources: str | None = None,
    ) -> types.Brand:
        """Changes what is given."""
        body = given(
            name=name,
            domain=domain,
            aliases=aliases,
            samplesPerPrompt=samples_per_prompt,
            captureSources=capture_sources,
        )
        path, ids = "/api/admin/brands/{brandId}", {"brandId": brand_id}
        return self._client._send(call("adminChangeBrand", "PATCH", path, ids=ids, body=body))

    def archive(self, brand_id: str) -> types.Archived:
        """Its evidence stays; it is asked about no more."""
        ids = {"brandId": brand_id}
        return self._client._send(call("adminArchiveBrand", "DELETE", "/api/admin/brands/{brandId}", ids=ids))

    def restore(self, brand_id: str) -> types.Brand:
        path, ids = "/api/admin/brands/{brandId}/restore", {"brandId": brand_id}
        return self._client._send(call("adminRestoreBrand", "POST", path, ids=ids))


class Prompts:
    """What the engines are asked."""

    def __init__(self, client: Veracite) -> None:
        self._client = client

    def list(self, brand_id: str, *, archived: bool | None = None) -> Iterator[types.Prompt]:
        path, ids = "/api/admin/brands/{brandId}/prompts", {"brandId": brand_id}
        yield from self._client._pages("adminListPrompts", path, ids, {"archived": archived})

    def suggest(self, brand_id: str) -> types.SuggestedPrompts:
        path, ids = "/api/admin/brands/{brandId}/prompts/suggestions", {"brandId": brand_id}
        return self._client._send(call("adminSuggestPrompts", "GET", path, ids=ids))

    def create(self, brand_id: str, prompts: Sequence[dict[str, str]]) -> types.Prompts:
        """Each has `text` and `intent`, and may have a `locale`."""
        path, ids = "/api/admin/brands/{brandId}/prompts", {"brandId": brand_id}
        return self._client._send(call("adminAddPrompts", "POST", path, ids=ids, body={"prompts": prompts}))

    def change(
        self, prompt_id: str, *, text: str | None = None, intent: str | None = None, locale: str | None = None
    ) -> types.Prompt:
        """A prompt is never reworded: another takes its place, and has an id of its own."""
        path, ids = "/api/admin/prompts/{promptId}", {"promptId": prompt_id}
        body = given(text=text, intent=intent, locale=locale)
        return self._client._send(call("adminChangePrompt", "PATCH", path, ids=ids, body=body))

    def archive(self, prompt_id: str) -> types.Archived:
        path, ids = "/api/admin/prompts/{promptId}", {"promptId": prompt_id}
        return self._client._send(call("adminArchivePrompt", "DELETE", path, ids=ids))

    def restore(self, prompt_id: str) -> types.Prompt:
        path, ids = "/api/admin/prompts/{promptId}/restore", {"promptId": prompt_id}
        return self._client._send(call("adminRestorePrompt", "POST", path, ids=ids))


class Facts:
    """What answers are judged against. `client.ground_truth.list` lists them."""

    def __init__(self, client: Veracite) -> None:
        self._client = client

    def predicates(self) -> types.Predicates:
        """What facts can be about, and what their values look like."""
        return self._client._send(call("adminListPredicates", "GET", "/api/admin/facts/predicates"))

    def create(self, brand_id: str, facts: Sequence[dict[str, Any]]) -> types.EnteredFacts:
        """Each has a `predicate` and a `value`, and may have a `note`."""
        path, ids = "/api/admin/brands/{brandId}/facts", {"brandId": brand_id}
        return self._client._send(call("adminAddFacts", "POST", path, ids=ids, body={"facts": facts}))

    def change(self, fact_id: str, *, value: Any = None, note: str | None = None) -> types.ChangedFact:
        path, ids = "/api/admin/facts/{factId}", {"factId": fact_id}
        body = given(value=value, note=note)
        return self._client._send(call("adminChangeFact", "PATCH", path, ids=ids, body=body))

    def archive(self, fact_id: str) -> types.ChangedFact:
        """From now on answers are not judged against it."""
        path, ids = "/api/admin/facts/{factId}", {"factId": fact_id}
        return self._client._send(call("adminWithdrawFact", "DELETE", path, ids=ids))

    def restore(self, fact_id: str) -> types.ChangedFact:
        path, ids = "/api/admin/facts/{factId}/restore", {"factId": fact_id}
        return self._client._send(call("adminRestoreFact", "POST", path, ids=ids))


class Scans:
    """All prompts of a brand asked of its engines."""

    def __init__(self, client: Veracite) -> None:
        self._client = client

    def list(self, brand_id: str) -> Iterator[types.ListedScan]:
        path, ids = "/api/admin/brands/{brandId}/scans", {"brandId": brand_id}
        yield from self._client._pages("adminListScans", path, ids, {})

    def get(self, scan_id: str) -> types.ScanDetail:
        path, ids = "/api/admin/scans/{scanId}", {"scanId": scan_id}
        return self._client._send(call("adminGetScan", "GET", path, ids=ids))

    def create(
        self, brand_id: str, *, idempotency_key: str | None = None, **choice: Any
    ) -> types.ScanCreated:
        """Starts a scan, with `samples`, `engines` and whatever else the API lets one choose."""
        path, ids = "/api/admin/brands/{brandId}/scans", {"brandId": brand_id}
        return self._client._send(
            call(
                "adminStartScan",
                "POST",
                path,
                ids=ids,
                body=choice,
                keyed=True,
                idempotency_key=idempotency_key,
            )
        )

    def estimate(self, brand_id: str, **choice: Any) -> types.ScanEstimate:
        path, ids = "/api/admin/brands/{brandId}/scans/estimate", {"brandId": brand_id}
        return self._client._send(call("adminEstimateScan", "POST", path, ids=ids, body=choice))

    def stop(self, scan_id: str) -> types.ScanDetail:
        path, ids = "/api/admin/scans/{scanId}/stop", {"scanId": scan_id}
        return self._client._send(call("adminStopScan", "POST", path, ids=ids))

    def runs(
        self,
        scan_id: str,
        *,
        engine: str | None = None,
        intent: str | None = None,
        status: str | None = None,
        class_: str | None = None,
    ) -> Iterator[types.Run]:
        path, ids = "/api/admin/scans/{scanId}/runs", {"scanId": scan_id}
        query = {"engine": engine, "intent": intent, "status": status, "class": class_}
        yield from self._client._pages("adminListRuns", path, ids, query)


class Findings:
    """False statements. Called, it exports them; its methods are about single ones."""

    def __init__(self, client: Veracite) -> None:
        self._client = client

    def __call__(
        self,
        *,
        brand_id: str | None = None,
        engine: str | None = None,
        origin: str | None = None,
        predicate: str | None = None,
        state: str | None = None,
        from_: When | None = None,
        to: When | None = None,
        cut: int | None = None,
    ) -> Export[types.ExportedFinding]:
        """Every false statement, in the state it was in."""
        query = {"engine": engine, "origin": origin, "predicate": predicate, "state": state}
        more = {"from": from_, "to": to, "cut": cut, "brandId": brand_id}
        return Export(self._client, "findings", {**query, **more})

    def list(
        self,
        brand_id: str,
        *,
        state: str | None = None,
        engine: str | None = None,
        origin: str | None = None,
    ) -> Iterator[types.Finding]:
        path, ids = "/api/admin/brands/{brandId}/findings", {"brandId": brand_id}
        query = {"state": state, "engine": engine, "origin": origin}
        yield from self._client._pages("adminListFindings", path, ids, query)

    def get(self, finding_id: str) -> types.FindingDetail:
        path, ids = "/api/admin/findings/{findingId}", {"findingId": finding_id}
        return self._client._send(call("adminGetFinding", "GET", path, ids=ids))

    def settle(self, finding_id: str, *, by: str, note: str) -> types.Finding:
        path, ids = "/api/admin/findings/{findingId}/settle", {"findingId": finding_id}
        body = {"by": by, "note": note}
        return self._client._send(call("adminSettleFinding", "POST", path, ids=ids, body=body))

    def reopen(self, finding_id: str, *, by: str, note: str | None = None) -> types.Finding:
        path, ids = "/api/admin/findings/{findingId}/reopen", {"findingId": finding_id}
        body = given(by=by, note=note)
        return self._client._send(call("adminReopenFinding", "POST", path, ids=ids, body=body))


class Cases:
    """Evidence of several runs as one file."""

    def __init__(self, client: Veracite) -> None:
        self._client = client

    def list(self, *, brand_id: str | None = None) -> Iterator[types.Case]:
        yield from self._client._pages("adminListCases", "/api/admin/cases", {}, {"brandId": brand_id})

    def get(self, case_id: str) -> types.Case:
        ids = {"caseId": case_id}
        return self._client._send(call("adminGetCase", "GET", "/api/admin/cases/{caseId}", ids=ids))

    def create(
        self,
        brand_id: str,
        *,
        findings: Sequence[str] | None = None,
        runs: Sequence[str] | None = None,
        reference: str | None = None,
        prepared_by: str | None = None,
        prepared_for: str | None = None,
        purpose: str | None = None,
    ) -> types.Case:
        body = given(
            brandId=brand_id,
            findings=findings,
            runs=runs,
            reference=reference,
            preparedBy=prepared_by,
            preparedFor=prepared_for,
            purpose=purpose,
        )
        return self._client._send(call("adminCreateCase", "POST", "/api/admin/cases", body=body))

    def file(self, case_id: str) -> bytes:
        """The archive."""
        path, ids = "/api/admin/cases/{caseId}/file", {"caseId": case_id}
        made: Call[Any] = call("adminGetCaseFile", "GET", path, ids=ids)
        return self._client._send(made.read_as(decode_bytes))

    def web_archive(self, case_id: str) -> bytes:
        """The pages that its answers cite, as a WACZ file."""
        path, ids = "/api/admin/cases/{caseId}/web-archive", {"caseId": case_id}
        made: Call[Any] = call("adminGetCaseWebArchive", "GET", path, ids=ids)
        return self._client._send(made.read_as(decode_bytes))


class Forms:
    """The evidence of a run in forms that others verify."""

    def __init__(self, client: Veracite) -> None:
        self._client = client

    def attestation(self, run_id: str) -> types.Attestation:
        """An in-toto statement in a DSSE envelope."""
        path, ids = "/api/admin/runs/{runId}/attestation", {"runId": run_id}
        return self._client._send(call("adminGetRunAttestation", "GET", path, ids=ids))

    def transparent_statement(self, run_id: str) -> bytes:
        """The entry of the log with a receipt (SCITT), CBOR."""
        path, ids = "/api/admin/runs/{runId}/transparent-statement", {"runId": run_id}
        made: Call[Any] = call("adminGetRunStatement", "GET", path, ids=ids)
        return self._client._send(made.read_as(decode_bytes))

    def web_archive(self, run_id: str) -> bytes:
        """The pages that the answer cites, as a WACZ file."""
        path, ids = "/api/admin/runs/{runId}/web-archive", {"runId": run_id}
        made: Call[Any] = call("adminGetRunWebArchive", "GET", path, ids=ids)
        return self._client._send(made.read_as(decode_bytes))
