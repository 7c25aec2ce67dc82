# Generated from _async_operator.py by scripts/generate.py. Do not edit.
"""The operator's API: one method for each operation of its document."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, Literal

from ._calls import When, call, decode_bytes
from ._core import decode_html
from ._generated.types import UNSET, Unset
from ._operations import Operation
from ._sync_lists import Content, Export, Pages, Streamed

if TYPE_CHECKING:
    from . import operator_types as types
    from ._sync import Veracite


class Group:
    def __init__(self, client: Veracite) -> None:
        self._client = client


class Accounts(Group):
    def create(self, name: str, plan: str) -> types.Account:
        """Add an account."""
        return self._client._send(
            call(
                Operation("adminAddAccount", "POST", "/api/admin/accounts"),
                body={"name": name, "plan": plan},
            )
        )

    def list(self, *, limit: int | None = None) -> Pages[types.Account, types.AccountPage]:
        """List accounts."""
        return Pages(
            self._client,
            call(
                Operation("adminListAccounts", "GET", "/api/admin/accounts"), query={"limit": limit}
            ),
        )

    def change(
        self, account_id: str, *, name: str | None = None, plan: str | None = None
    ) -> types.Account:
        """Change an account."""
        return self._client._send(
            call(
                Operation("adminChangeAccount", "PATCH", "/api/admin/accounts/{accountId}"),
                ids={"accountId": account_id},
                body={"name": name, "plan": plan},
            )
        )

    def leave(self, account_id: str) -> types.MemberRemoved:
        """Leave an account; your sessions and your keys for it end at once."""
        return self._client._send(
            call(
                Operation("adminLeaveAccount", "POST", "/api/admin/accounts/{accountId}/leave"),
                ids={"accountId": account_id},
            )
        )

    def change_letterhead(
        self, account_id: str, *, name: str | None = None, logo: str | None | Unset = UNSET
    ) -> types.Letterhead:
        """Change the name and the logo of an account’s reports."""
        return self._client._send(
            call(
                Operation(
                    "adminChangeLetterhead", "PATCH", "/api/admin/accounts/{accountId}/letterhead"
                ),
                ids={"accountId": account_id},
                body={"name": name, "logo": logo},
                nullable=("logo",),
            )
        )

    def get_letterhead(self, account_id: str) -> types.Letterhead:
        """Read the name and the logo of an account’s reports."""
        return self._client._send(
            call(
                Operation(
                    "adminGetLetterhead", "GET", "/api/admin/accounts/{accountId}/letterhead"
                ),
                ids={"accountId": account_id},
            )
        )

    def list_programs(self, account_id: str) -> types.Programs:
        """List the programs that people let into an account."""
        return self._client._send(
            call(
                Operation("adminListPrograms", "GET", "/api/admin/accounts/{accountId}/programs"),
                ids={"accountId": account_id},
            )
        )

    def end_program(self, account_id: str, grant_id: str) -> types.ProgramEnded:
        """End the access of a program to an account, at once."""
        return self._client._send(
            call(
                Operation(
                    "adminEndProgram",
                    "DELETE",
                    "/api/admin/accounts/{accountId}/programs/{grantId}",
                ),
                ids={"accountId": account_id, "grantId": grant_id},
            )
        )


class AppPlans(Group):
    def get(self, app_plan_id: str) -> types.AppPlanDetail:
        """Show a plan for people: slots, outcomes, and how often app and interface say the same."""
        return self._client._send(
            call(
                Operation("adminGetAppPlan", "GET", "/api/admin/app-plans/{appPlanId}"),
                ids={"appPlanId": app_plan_id},
            )
        )

    def draw(
        self,
        brand_id: str,
        name: str,
        people: Sequence[types.DrawAppPlanPeopleItem],
        engines: Sequence[
            Literal[
                "CHATGPT",
                "PERPLEXITY",
                "GEMINI",
                "CLAUDE",
                "COPILOT",
                "GROK",
                "GOOGLE_AIO",
                "GOOGLE_AI_MODE",
                "DEEPSEEK",
                "META_AI",
                "AMAZON_RUFUS",
            ]
        ],
        questions: int,
        first_day: str,
        last_day: str,
        *,
        prompt_ids: Sequence[str] | None = None,
        paired: bool | None = None,
        by: str | None = None,
    ) -> types.AppPlanDetail:
        """Draw a plan of questions that people ask in apps."""
        return self._client._send(
            call(
                Operation("adminDrawAppPlan", "POST", "/api/admin/brands/{brandId}/app-plans"),
                ids={"brandId": brand_id},
                body={
                    "name": name,
                    "people": people,
                    "engines": engines,
                    "promptIds": prompt_ids,
                    "questions": questions,
                    "firstDay": first_day,
                    "lastDay": last_day,
                    "paired": paired,
                    "by": by,
                },
            )
        )

    def list(
        self, brand_id: str, *, limit: int | None = None
    ) -> Pages[types.AppPlan, types.AppPlanPage]:
        """List plans of questions that people ask in apps, newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListAppPlans", "GET", "/api/admin/brands/{brandId}/app-plans"),
                ids={"brandId": brand_id},
                query={"limit": limit},
            ),
        )


class Brands(Group):
    def create(
        self,
        account_id: str,
        name: str,
        domain: str,
        *,
        aliases: Sequence[str] | None = None,
        samples_per_prompt: int | None = None,
        capture_sources: Literal["none", "findings", "all"] | None = None,
        page_facts: Literal["active", "proposed"] | None = None,
    ) -> types.Brand:
        """Add a brand."""
        return self._client._send(
            call(
                Operation("adminAddBrand", "POST", "/api/admin/brands"),
                body={
                    "accountId": account_id,
                    "name": name,
                    "domain": domain,
                    "aliases": aliases,
                    "samplesPerPrompt": samples_per_prompt,
                    "captureSources": capture_sources,
                    "pageFacts": page_facts,
                },
            )
        )

    def list(
        self,
        *,
        account_id: str | None = None,
        archived: bool | None = None,
        limit: int | None = None,
    ) -> Pages[types.Brand, types.BrandPage]:
        """List brands."""
        return Pages(
            self._client,
            call(
                Operation("adminListBrands", "GET", "/api/admin/brands"),
                query={"accountId": account_id, "archived": archived, "limit": limit},
            ),
        )

    def archive(self, brand_id: str) -> types.Archived:
        """Archive a brand; its schedules are paused, and its evidence is kept."""
        return self._client._send(
            call(
                Operation("adminArchiveBrand", "DELETE", "/api/admin/brands/{brandId}"),
                ids={"brandId": brand_id},
            )
        )

    def change(
        self,
        brand_id: str,
        *,
        name: str | None = None,
        domain: str | None = None,
        aliases: Sequence[str] | None = None,
        samples_per_prompt: int | None = None,
        capture_sources: Literal["none", "findings", "all"] | None = None,
        page_facts: Literal["active", "proposed"] | None = None,
        engines: Sequence[
            Literal[
                "CHATGPT",
                "PERPLEXITY",
                "GEMINI",
                "CLAUDE",
                "COPILOT",
                "GROK",
                "GOOGLE_AIO",
                "GOOGLE_AI_MODE",
                "DEEPSEEK",
                "META_AI",
                "AMAZON_RUFUS",
            ]
        ]
        | None
        | Unset = UNSET,
    ) -> types.Brand:
        """Change a brand."""
        return self._client._send(
            call(
                Operation("adminChangeBrand", "PATCH", "/api/admin/brands/{brandId}"),
                ids={"brandId": brand_id},
                body={
                    "name": name,
                    "domain": domain,
                    "aliases": aliases,
                    "samplesPerPrompt": samples_per_prompt,
                    "captureSources": capture_sources,
                    "pageFacts": page_facts,
                    "engines": engines,
                },
                nullable=("engines",),
            )
        )

    def get(self, brand_id: str) -> types.Brand:
        """Read a brand."""
        return self._client._send(
            call(
                Operation("adminGetBrand", "GET", "/api/admin/brands/{brandId}"),
                ids={"brandId": brand_id},
            )
        )

    def add_app_answers(
        self,
        brand_id: str,
        *,
        engine: types.Engine | None = None,
        content: str | None = None,
        typed: types.AddAppAnswersTyped | None = None,
        share: str | None = None,
        stripped: Sequence[str] | None = None,
        answers: Sequence[str] | None = None,
        fills: types.AddAppAnswersFills | None = None,
        file: types.AddAppAnswersFile | None = None,
    ) -> types.BroughtAnswers:
        """Bring answers that a person got in an app."""
        return self._client._send(
            call(
                Operation("adminAddAppAnswers", "POST", "/api/admin/brands/{brandId}/app-answers"),
                ids={"brandId": brand_id},
                body={
                    "engine": engine,
                    "content": content,
                    "typed": typed,
                    "share": share,
                    "stripped": stripped,
                    "answers": answers,
                    "fills": fills,
                    "file": file,
                },
            )
        )

    def list_app_answers(
        self, brand_id: str, *, limit: int | None = None
    ) -> Pages[types.AppAnswer, types.AppAnswerPage]:
        """List the answers that people brought from apps, newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListAppAnswers", "GET", "/api/admin/brands/{brandId}/app-answers"),
                ids={"brandId": brand_id},
                query={"limit": limit},
            ),
        )

    def get_changes(
        self,
        brand_id: str,
        *,
        from_: When | None = None,
        to: When | None = None,
        measure: Literal["mentioned", "STRONG", "DESCRIPTIVE", "ECHO", "CONFABULATED", "ABSENT"]
        | None = None,
        origin: types.Origin | None = None,
    ) -> types.Changes:
        """What changed between two scans, and what of it stands out."""
        return self._client._send(
            call(
                Operation("adminGetChanges", "GET", "/api/admin/brands/{brandId}/changes"),
                ids={"brandId": brand_id},
                query={"from": from_, "to": to, "measure": measure, "origin": origin},
            )
        )

    def get_fit(
        self,
        brand_id: str,
        *,
        scan: str | None = None,
        measure: Literal["mentioned", "STRONG", "DESCRIPTIVE", "ECHO", "CONFABULATED", "ABSENT"]
        | None = None,
        width: float | None = None,
        origin: types.Origin | None = None,
        language: types.Language | None = None,
    ) -> types.Fit:
        """Whether the figures of a scan are fit to decide on, and the industry’s two rates."""
        return self._client._send(
            call(
                Operation("adminGetFit", "GET", "/api/admin/brands/{brandId}/fit"),
                ids={"brandId": brand_id},
                query={
                    "scan": scan,
                    "measure": measure,
                    "width": width,
                    "origin": origin,
                    "language": language,
                },
            )
        )

    def get_rates(
        self,
        brand_id: str,
        *,
        scan: str | None = None,
        measure: Literal["mentioned", "STRONG", "DESCRIPTIVE", "ECHO", "CONFABULATED", "ABSENT"]
        | None = None,
        origin: types.Origin | None = None,
        cells: Literal["none"] | None = None,
    ) -> types.Rates:
        """How often engines mention a brand in one scan, with intervals."""
        return self._client._send(
            call(
                Operation("adminGetRates", "GET", "/api/admin/brands/{brandId}/rates"),
                ids={"brandId": brand_id},
                query={"scan": scan, "measure": measure, "origin": origin, "cells": cells},
            )
        )

    def reclassify(self, brand_id: str) -> types.JobAck:
        """Classify every run of a brand again."""
        return self._client._send(
            call(
                Operation("adminReclassifyBrand", "POST", "/api/admin/brands/{brandId}/reclassify"),
                ids={"brandId": brand_id},
            )
        )

    def add_recording(
        self,
        brand_id: str,
        grade: Literal["A", "B"],
        profile: str,
        tool: str,
        browser: str,
        nonce: str,
        endpoint: str,
        opened_at: str,
        closed_at: str,
        prompt: str,
        screen: str,
        picture: types.AddRecordingPicture | None,
        reply: types.AddRecordingReply | None,
        conversation: types.AddRecordingConversation | None,
        body: types.AddRecordingBody | None,
        person: types.AddRecordingPerson | None,
        *,
        fills: types.AddRecordingFills | None = None,
    ) -> types.AddedRecording:
        """Bring an answer that a person recorded in an app."""
        return self._client._send(
            call(
                Operation(
                    "adminAddRecording",
                    "POST",
                    "/api/admin/brands/{brandId}/recordings",
                    deadline=15,
                ),
                ids={"brandId": brand_id},
                body={
                    "grade": grade,
                    "profile": profile,
                    "tool": tool,
                    "browser": browser,
                    "nonce": nonce,
                    "endpoint": endpoint,
                    "openedAt": opened_at,
                    "closedAt": closed_at,
                    "prompt": prompt,
                    "screen": screen,
                    "picture": picture,
                    "reply": reply,
                    "conversation": conversation,
                    "body": body,
                    "person": person,
                    "fills": fills,
                },
                nullable=("picture", "reply", "conversation", "body", "person"),
            )
        )

    def list_remarks(
        self,
        brand_id: str,
        *,
        engine: Literal[
            "CHATGPT",
            "PERPLEXITY",
            "GEMINI",
            "CLAUDE",
            "COPILOT",
            "GROK",
            "GOOGLE_AIO",
            "GOOGLE_AI_MODE",
            "DEEPSEEK",
            "META_AI",
            "AMAZON_RUFUS",
        ]
        | None = None,
        intent: types.PromptIntent | None = None,
        prompt_id: str | None = None,
        scan: str | None = None,
        since: str | None = None,
        until: str | None = None,
        questions: Literal["open", "naming"] | None = None,
        origin: types.Origin | None = None,
    ) -> types.Remarks:
        """Sentences that praise the brand, advise against it or warn, by topic, to read and not to score."""
        return self._client._send(
            call(
                Operation("adminListRemarks", "GET", "/api/admin/brands/{brandId}/remarks"),
                ids={"brandId": brand_id},
                query={
                    "engine": engine,
                    "intent": intent,
                    "promptId": prompt_id,
                    "scan": scan,
                    "since": since,
                    "until": until,
                    "questions": questions,
                    "origin": origin,
                },
            )
        )

    def restore(self, brand_id: str) -> types.Brand:
        """Watch an archived brand again; its schedules stay paused."""
        return self._client._send(
            call(
                Operation("adminRestoreBrand", "POST", "/api/admin/brands/{brandId}/restore"),
                ids={"brandId": brand_id},
            )
        )

    def list_searches(self, brand_id: str, *, scan: str | None = None) -> types.BrandSearches:
        """What engines looked up, read and cited in a scan: searches, words they added, hosts by whom they serve."""
        return self._client._send(
            call(
                Operation("adminListSearches", "GET", "/api/admin/brands/{brandId}/searches"),
                ids={"brandId": brand_id},
                query={"scan": scan},
            )
        )

    def get_trend(
        self,
        brand_id: str,
        *,
        measure: Literal["mentioned", "STRONG", "DESCRIPTIVE", "ECHO", "CONFABULATED", "ABSENT"]
        | None = None,
        origin: types.Origin | None = None,
        scans: int | None = None,
    ) -> types.Trend:
        """One measure over the newest scans of a brand, by engine, with intervals."""
        return self._client._send(
            call(
                Operation("adminGetTrend", "GET", "/api/admin/brands/{brandId}/trend"),
                ids={"brandId": brand_id},
                query={"measure": measure, "origin": origin, "scans": scans},
            )
        )

    def compare_clocks(self) -> types.ComparedClocks:
        """Compare the clock of this process with the configured sources of time; captures state the result."""
        return self._client._send(
            call(Operation("adminCompareClocks", "POST", "/api/admin/clocks"))
        )


class Cases(Group):
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
        language: types.Language | None = None,
    ) -> types.Case:
        """Make a case file of findings and runs."""
        return self._client._send(
            call(
                Operation("adminCreateCase", "POST", "/api/admin/cases", deadline=60),
                body={
                    "brandId": brand_id,
                    "findings": findings,
                    "runs": runs,
                    "reference": reference,
                    "preparedBy": prepared_by,
                    "preparedFor": prepared_for,
                    "purpose": purpose,
                    "language": language,
                },
            )
        )

    def list(
        self, *, brand_id: str | None = None, limit: int | None = None
    ) -> Pages[types.Case, types.ListCasesAnswer]:
        """List the cases made, newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListCases", "GET", "/api/admin/cases"),
                query={"brandId": brand_id, "limit": limit},
            ),
        )

    def preview(
        self,
        brand_id: str,
        *,
        findings: Sequence[str] | None = None,
        runs: Sequence[str] | None = None,
        reference: str | None = None,
        language: types.Language | None = None,
    ) -> types.CasePreview:
        """Say what a case file of these findings and runs would hold; makes nothing."""
        return self._client._send(
            call(
                Operation("adminPreviewCase", "POST", "/api/admin/cases/preview"),
                body={
                    "brandId": brand_id,
                    "findings": findings,
                    "runs": runs,
                    "reference": reference,
                    "language": language,
                },
            )
        )

    def get(self, case_id: str) -> types.Case:
        """Read a case."""
        return self._client._send(
            call(
                Operation("adminGetCase", "GET", "/api/admin/cases/{caseId}"),
                ids={"caseId": case_id},
            )
        )

    def get_contents(self, case_id: str) -> types.CaseContents:
        """Read what is in a case file."""
        return self._client._send(
            call(
                Operation("adminGetCaseContents", "GET", "/api/admin/cases/{caseId}/contents"),
                ids={"caseId": case_id},
            )
        )

    def file(self, case_id: str) -> bytes:
        """Download a case file."""
        return self._client._send(
            call(
                Operation("adminGetCaseFile", "GET", "/api/admin/cases/{caseId}/file", deadline=60),
                ids={"caseId": case_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def stream_file(self, case_id: str) -> AbstractContextManager[Streamed]:
        """Download a case file, read as it arrives."""
        return self._client._stream(
            call(
                Operation("adminGetCaseFile", "GET", "/api/admin/cases/{caseId}/file", deadline=60),
                ids={"caseId": case_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def get_pdf(self, case_id: str) -> bytes:
        """Download the document to print of a case file."""
        return self._client._send(
            call(
                Operation("adminGetCasePdf", "GET", "/api/admin/cases/{caseId}/pdf"),
                ids={"caseId": case_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def stream_get_pdf(self, case_id: str) -> AbstractContextManager[Streamed]:
        """Download the document to print of a case file, read as it arrives."""
        return self._client._stream(
            call(
                Operation("adminGetCasePdf", "GET", "/api/admin/cases/{caseId}/pdf"),
                ids={"caseId": case_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def web_archive(self, case_id: str) -> bytes:
        """Download the pages that the answers of a case cite as a web archive (WACZ)."""
        return self._client._send(
            call(
                Operation(
                    "adminGetCaseWebArchive",
                    "GET",
                    "/api/admin/cases/{caseId}/web-archive",
                    deadline=60,
                ),
                ids={"caseId": case_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def stream_web_archive(self, case_id: str) -> AbstractContextManager[Streamed]:
        """Download the pages that the answers of a case cite as a web archive (WACZ), read as it arrives."""
        return self._client._stream(
            call(
                Operation(
                    "adminGetCaseWebArchive",
                    "GET",
                    "/api/admin/cases/{caseId}/web-archive",
                    deadline=60,
                ),
                ids={"caseId": case_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )


class Catalogue(Group):
    def get(self, brand_id: str) -> types.GetCatalogueAnswer:
        """Read how many products a brand has, and of which lines."""
        return self._client._send(
            call(
                Operation("adminGetCatalogue", "GET", "/api/admin/brands/{brandId}/catalogue"),
                ids={"brandId": brand_id},
            )
        )

    def export(
        self,
        brand_id: str,
        *,
        feed_id: str | None = None,
        search: str | None = None,
        availability: Literal["in_stock", "out_of_stock", "preorder", "backorder", "discontinued"]
        | None = None,
        line: str | None = None,
        group: str | None = None,
        country: str | None = None,
        state: Literal["current", "gone", "all"] | None = None,
        format: Literal["csv", "jsonl"] | None = None,
    ) -> bytes:
        """Download the products of a brand, however many, as CSV or lines of JSON."""
        return self._client._send(
            call(
                Operation(
                    "adminExportCatalogue",
                    "GET",
                    "/api/admin/brands/{brandId}/catalogue/export",
                    deadline=60,
                ),
                ids={"brandId": brand_id},
                query={
                    "feedId": feed_id,
                    "search": search,
                    "availability": availability,
                    "line": line,
                    "group": group,
                    "country": country,
                    "state": state,
                    "format": format,
                },
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def stream_export(
        self,
        brand_id: str,
        *,
        feed_id: str | None = None,
        search: str | None = None,
        availability: Literal["in_stock", "out_of_stock", "preorder", "backorder", "discontinued"]
        | None = None,
        line: str | None = None,
        group: str | None = None,
        country: str | None = None,
        state: Literal["current", "gone", "all"] | None = None,
        format: Literal["csv", "jsonl"] | None = None,
    ) -> AbstractContextManager[Streamed]:
        """Download the products of a brand, however many, as CSV or lines of JSON, read as it arrives."""
        return self._client._stream(
            call(
                Operation(
                    "adminExportCatalogue",
                    "GET",
                    "/api/admin/brands/{brandId}/catalogue/export",
                    deadline=60,
                ),
                ids={"brandId": brand_id},
                query={
                    "feedId": feed_id,
                    "search": search,
                    "availability": availability,
                    "line": line,
                    "group": group,
                    "country": country,
                    "state": state,
                    "format": format,
                },
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def list_items(
        self,
        brand_id: str,
        *,
        feed_id: str | None = None,
        search: str | None = None,
        availability: Literal["in_stock", "out_of_stock", "preorder", "backorder", "discontinued"]
        | None = None,
        line: str | None = None,
        group: str | None = None,
        country: str | None = None,
        state: Literal["current", "gone", "all"] | None = None,
        limit: int | None = None,
    ) -> Pages[types.CatalogueItem, types.ListCatalogueItemsAnswer]:
        """List the products of a brand."""
        return Pages(
            self._client,
            call(
                Operation(
                    "adminListCatalogueItems", "GET", "/api/admin/brands/{brandId}/catalogue/items"
                ),
                ids={"brandId": brand_id},
                query={
                    "feedId": feed_id,
                    "search": search,
                    "availability": availability,
                    "line": line,
                    "group": group,
                    "country": country,
                    "state": state,
                    "limit": limit,
                },
            ),
        )

    def get_item(self, brand_id: str, item_id: str) -> types.GetCatalogueItemAnswer:
        """Read a product with every version it has had."""
        return self._client._send(
            call(
                Operation(
                    "adminGetCatalogueItem",
                    "GET",
                    "/api/admin/brands/{brandId}/catalogue/items/{itemId}",
                ),
                ids={"brandId": brand_id, "itemId": item_id},
            )
        )


class Confabulations(Group):
    def list(
        self,
        brand_id: str,
        *,
        engine: types.Engine | None = None,
        intent: types.PromptIntent | None = None,
        window: types.ConfabulationWindow | None = None,
        origin: types.Origin | None = None,
        scan_id: str | None = None,
        limit: int | None = None,
    ) -> Pages[types.ConfabulationItem, types.ConfabulationPage]:
        """List every run of a brand classified CONFABULATED, newest first, without the limit of a hundred."""
        return Pages(
            self._client,
            call(
                Operation(
                    "adminListConfabulations", "GET", "/api/admin/brands/{brandId}/confabulations"
                ),
                ids={"brandId": brand_id},
                query={
                    "engine": engine,
                    "intent": intent,
                    "window": window,
                    "origin": origin,
                    "scanId": scan_id,
                    "limit": limit,
                },
            ),
        )


class Corrections(Group):
    def list(
        self,
        brand_id: str,
        *,
        state: types.CorrectionState | None = None,
        finding_id: str | None = None,
        limit: int | None = None,
    ) -> Pages[types.Correction, types.ListCorrectionsAnswer]:
        """List the corrections of a brand, newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListCorrections", "GET", "/api/admin/brands/{brandId}/corrections"),
                ids={"brandId": brand_id},
                query={"state": state, "findingId": finding_id, "limit": limit},
            ),
        )

    def open(
        self,
        brand_id: str,
        *,
        finding_id: str | None = None,
        fact_id: str | None = None,
        deadline: str | None | Unset = UNSET,
        note: str | None = None,
        by: str | None = None,
    ) -> types.CorrectionDetail:
        """Have a false statement corrected, or everything that contradicts a fact."""
        return self._client._send(
            call(
                Operation("adminOpenCorrection", "POST", "/api/admin/brands/{brandId}/corrections"),
                ids={"brandId": brand_id},
                body={
                    "findingId": finding_id,
                    "factId": fact_id,
                    "deadline": deadline,
                    "note": note,
                    "by": by,
                },
                nullable=("deadline",),
            )
        )

    def get_times(
        self, brand_id: str, *, origin: Literal["engine", "app", "stand_in", "demo"] | None = None
    ) -> types.TimesToCorrection:
        """How long it takes until something is corrected, per engine, source and fact."""
        return self._client._send(
            call(
                Operation(
                    "adminGetCorrectionTimes",
                    "GET",
                    "/api/admin/brands/{brandId}/corrections/times",
                ),
                ids={"brandId": brand_id},
                query={"origin": origin},
            )
        )

    def get(
        self, correction_id: str, *, language: types.Language | None = None
    ) -> types.CorrectionDetail:
        """Read a correction: steps with drafts, pages, watches and history."""
        return self._client._send(
            call(
                Operation("adminGetCorrection", "GET", "/api/admin/corrections/{correctionId}"),
                ids={"correctionId": correction_id},
                query={"language": language},
            )
        )

    def set_deadline(
        self, correction_id: str, deadline: str | None, *, by: str | None = None
    ) -> types.CorrectionDetail:
        """Set or take away the deadline; events remind three days before and when it has passed."""
        return self._client._send(
            call(
                Operation(
                    "adminSetCorrectionDeadline",
                    "PUT",
                    "/api/admin/corrections/{correctionId}/deadline",
                ),
                ids={"correctionId": correction_id},
                body={"deadline": deadline, "by": by},
                nullable=("deadline",),
            )
        )

    def get_page_difference(
        self, correction_id: str, *, url: str | None = None
    ) -> types.PageDifference:
        """What changed on a page since before anybody was asked, from two signed captures."""
        return self._client._send(
            call(
                Operation(
                    "adminGetPageDifference",
                    "GET",
                    "/api/admin/corrections/{correctionId}/difference",
                ),
                ids={"correctionId": correction_id},
                query={"url": url},
            )
        )

    def move(
        self,
        correction_id: str,
        move: Literal["asked", "noted", "closed", "reopened"],
        *,
        step: str | None = None,
        note: str | None = None,
        by: str | None = None,
    ) -> types.CorrectionDetail:
        """Say that somebody was asked, note something, close or reopen a correction."""
        return self._client._send(
            call(
                Operation(
                    "adminMoveCorrection", "POST", "/api/admin/corrections/{correctionId}/moves"
                ),
                ids={"correctionId": correction_id},
                body={"move": move, "step": step, "note": note, "by": by},
            )
        )

    def start_watch(
        self,
        correction_id: str,
        *,
        engines: Sequence[
            Literal[
                "CHATGPT",
                "PERPLEXITY",
                "GEMINI",
                "CLAUDE",
                "COPILOT",
                "GROK",
                "GOOGLE_AIO",
                "GOOGLE_AI_MODE",
                "DEEPSEEK",
                "META_AI",
                "AMAZON_RUFUS",
            ]
        ]
        | None = None,
        at_most: float | None = None,
        every_hours: int | None = None,
        rounds: int | None = None,
        surveillance_looks: int | None = None,
        max_questions: int | None = None,
        spend_ceiling_usd: str | None | Unset = UNSET,
        by: str | None = None,
    ) -> types.CorrectionWatches:
        """Ask the engines again by a plan that is logged first, until it is clear."""
        return self._client._send(
            call(
                Operation(
                    "adminStartCorrectionWatch",
                    "POST",
                    "/api/admin/corrections/{correctionId}/watch",
                ),
                ids={"correctionId": correction_id},
                body={
                    "engines": engines,
                    "atMost": at_most,
                    "everyHours": every_hours,
                    "rounds": rounds,
                    "surveillanceLooks": surveillance_looks,
                    "maxQuestions": max_questions,
                    "spendCeilingUsd": spend_ceiling_usd,
                    "by": by,
                },
                nullable=("spendCeilingUsd",),
            )
        )

    def stop_watch(
        self,
        correction_id: str,
        *,
        engine: Literal[
            "CHATGPT",
            "PERPLEXITY",
            "GEMINI",
            "CLAUDE",
            "COPILOT",
            "GROK",
            "GOOGLE_AIO",
            "GOOGLE_AI_MODE",
            "DEEPSEEK",
            "META_AI",
            "AMAZON_RUFUS",
        ]
        | None = None,
    ) -> types.CorrectionWatches:
        """Stop asking, with a signed outcome; what was found stays."""
        return self._client._send(
            call(
                Operation(
                    "adminStopCorrectionWatch",
                    "DELETE",
                    "/api/admin/corrections/{correctionId}/watch",
                ),
                ids={"correctionId": correction_id},
                query={"engine": engine},
            )
        )

    def estimate_watch(
        self,
        correction_id: str,
        *,
        engines: Sequence[
            Literal[
                "CHATGPT",
                "PERPLEXITY",
                "GEMINI",
                "CLAUDE",
                "COPILOT",
                "GROK",
                "GOOGLE_AIO",
                "GOOGLE_AI_MODE",
                "DEEPSEEK",
                "META_AI",
                "AMAZON_RUFUS",
            ]
        ]
        | None = None,
        at_most: float | None = None,
        every_hours: int | None = None,
        rounds: int | None = None,
        surveillance_looks: int | None = None,
        max_questions: int | None = None,
        spend_ceiling_usd: str | None | Unset = UNSET,
    ) -> types.WatchEstimate:
        """What asking again would ask and cost at most; nothing is started."""
        return self._client._send(
            call(
                Operation(
                    "adminEstimateCorrectionWatch",
                    "POST",
                    "/api/admin/corrections/{correctionId}/watch/estimate",
                ),
                ids={"correctionId": correction_id},
                body={
                    "engines": engines,
                    "atMost": at_most,
                    "everyHours": every_hours,
                    "rounds": rounds,
                    "surveillanceLooks": surveillance_looks,
                    "maxQuestions": max_questions,
                    "spendCeilingUsd": spend_ceiling_usd,
                },
                nullable=("spendCeilingUsd",),
            )
        )

    def __call__(
        self,
        *,
        brand_id: str | None = None,
        cut: int | None = None,
        origin: Literal["engine", "app", "stand_in", "demo"] | None = None,
        predicate: str | None = None,
        state: Literal["open", "asked", "page_changed", "engine_changed", "closed", "returned"]
        | None = None,
        from_: When | None = None,
        to: When | None = None,
    ) -> Export[types.ExportedCorrection]:
        """Export corrections."""
        return Export(
            self._client,
            Operation(
                "adminExportCorrections", "GET", "/api/admin/exports/corrections", deadline=60
            ),
            {
                "brandId": brand_id,
                "cut": cut,
                "origin": origin,
                "predicate": predicate,
                "state": state,
                "from": from_,
                "to": to,
            },
        )


class Documents(Group):
    def create(self, brand_id: str, name: str, content: str) -> types.ReadDocument:
        """Upload a document: what it states about the brand is proposed as facts."""
        return self._client._send(
            call(
                Operation(
                    "adminAddDocument", "POST", "/api/admin/brands/{brandId}/documents", deadline=60
                ),
                ids={"brandId": brand_id},
                body={"name": name, "content": content},
            )
        )

    def list(
        self, brand_id: str, *, limit: int | None = None
    ) -> Pages[types.Document, types.DocumentPage]:
        """List the documents of a brand, newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListDocuments", "GET", "/api/admin/brands/{brandId}/documents"),
                ids={"brandId": brand_id},
                query={"limit": limit},
            ),
        )

    def get_file(self, document_id: str) -> bytes:
        """A document as it was uploaded."""
        return self._client._send(
            call(
                Operation("adminGetDocumentFile", "GET", "/api/admin/documents/{documentId}/file"),
                ids={"documentId": document_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def stream_get_file(self, document_id: str) -> AbstractContextManager[Streamed]:
        """A document as it was uploaded, read as it arrives."""
        return self._client._stream(
            call(
                Operation("adminGetDocumentFile", "GET", "/api/admin/documents/{documentId}/file"),
                ids={"documentId": document_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )


class Engines(Group):
    def list(self) -> types.Engines:
        """List the engines: who serves each, or what is missing."""
        return self._client._send(call(Operation("adminListEngines", "GET", "/api/admin/engines")))

    def list_spend(self, *, days: int | None = None) -> types.Spend:
        """List calls, failures and cost of each engine and day."""
        return self._client._send(
            call(
                Operation("adminListSpend", "GET", "/api/admin/engines/spend"), query={"days": days}
            )
        )


class Events(Group):
    def list(
        self,
        *,
        after: str | None = None,
        last: str | None = None,
        brand_id: str | None = None,
        limit: str | None = None,
    ) -> types.ListEventsAnswer:
        """Read the event feed, oldest first: after an id, or the last few."""
        return self._client._send(
            call(
                Operation("adminListEvents", "GET", "/api/admin/events"),
                query={"after": after, "last": last, "brandId": brand_id, "limit": limit},
            )
        )


class Facts(Group):
    def create(self, brand_id: str, facts: Sequence[types.AddFactsFactsItem]) -> types.EnteredFacts:
        """Enter facts, all or none."""
        return self._client._send(
            call(
                Operation("adminAddFacts", "POST", "/api/admin/brands/{brandId}/facts"),
                ids={"brandId": brand_id},
                body={"facts": facts},
            )
        )

    def list(
        self,
        brand_id: str,
        *,
        state: Literal["proposed", "active", "superseded", "expired", "withdrawn", "refused"]
        | None = None,
        predicate: str | None = None,
        source: str | None = None,
        text: str | None = None,
        limit: int | None = None,
    ) -> Pages[types.OwnFact, types.OwnFactPage]:
        """List the facts of a brand page by page, newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListFacts", "GET", "/api/admin/brands/{brandId}/facts"),
                ids={"brandId": brand_id},
                query={
                    "state": state,
                    "predicate": predicate,
                    "source": source,
                    "text": text,
                    "limit": limit,
                },
            ),
        )

    def approve(
        self, brand_id: str, *, fact_ids: Sequence[str] | None = None, reason: str | None = None
    ) -> types.ApprovedFacts:
        """Approve proposed facts: answers are judged by them from now on."""
        return self._client._send(
            call(
                Operation("adminApproveFacts", "POST", "/api/admin/brands/{brandId}/facts/approve"),
                ids={"brandId": brand_id},
                body={"factIds": fact_ids, "reason": reason},
            )
        )

    def export(
        self,
        brand_id: str,
        *,
        format: Literal["csv", "jsonl"] | None = None,
        state: Literal["proposed", "active", "superseded", "expired", "withdrawn", "refused"]
        | None = None,
        predicate: str | None = None,
        source: str | None = None,
        text: str | None = None,
    ) -> bytes:
        """All facts of a brand as a file, streamed, whatever their number."""
        return self._client._send(
            call(
                Operation("adminExportFacts", "GET", "/api/admin/brands/{brandId}/facts/export"),
                ids={"brandId": brand_id},
                query={
                    "format": format,
                    "state": state,
                    "predicate": predicate,
                    "source": source,
                    "text": text,
                },
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def stream_export(
        self,
        brand_id: str,
        *,
        format: Literal["csv", "jsonl"] | None = None,
        state: Literal["proposed", "active", "superseded", "expired", "withdrawn", "refused"]
        | None = None,
        predicate: str | None = None,
        source: str | None = None,
        text: str | None = None,
    ) -> AbstractContextManager[Streamed]:
        """All facts of a brand as a file, streamed, whatever their number, read as it arrives."""
        return self._client._stream(
            call(
                Operation("adminExportFacts", "GET", "/api/admin/brands/{brandId}/facts/export"),
                ids={"brandId": brand_id},
                query={
                    "format": format,
                    "state": state,
                    "predicate": predicate,
                    "source": source,
                    "text": text,
                },
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def preview(
        self,
        brand_id: str,
        *,
        facts: Sequence[types.PreviewFactsFactsItem] | None = None,
        withdraw: Sequence[str] | None = None,
        restore: Sequence[str] | None = None,
        approve: Sequence[str] | None = None,
        days: Sequence[types.PreviewFactsDaysItem] | None = None,
    ) -> types.FactPreview:
        """List the runs whose class these changes of facts would change; nothing is written."""
        return self._client._send(
            call(
                Operation("adminPreviewFacts", "POST", "/api/admin/brands/{brandId}/facts/preview"),
                ids={"brandId": brand_id},
                body={
                    "facts": facts,
                    "withdraw": withdraw,
                    "restore": restore,
                    "approve": approve,
                    "days": days,
                },
            )
        )

    def read_page(self, brand_id: str, url: str) -> types.JobAck:
        """Read one page of a brand, or the pages that a sitemap of it lists, for facts."""
        return self._client._send(
            call(
                Operation("adminReadPage", "POST", "/api/admin/brands/{brandId}/facts/read-page"),
                ids={"brandId": brand_id},
                body={"url": url},
            )
        )

    def refuse(
        self, brand_id: str, reason: str, *, fact_ids: Sequence[str] | None = None
    ) -> types.RefusedFacts:
        """Refuse proposed facts, with a reason."""
        return self._client._send(
            call(
                Operation("adminRefuseFacts", "POST", "/api/admin/brands/{brandId}/facts/refuse"),
                ids={"brandId": brand_id},
                body={"factIds": fact_ids, "reason": reason},
            )
        )

    def predicates(self) -> types.Predicates:
        """List what facts can be about, and what to ask the person who enters one."""
        return self._client._send(
            call(Operation("adminListPredicates", "GET", "/api/admin/facts/predicates"))
        )

    def change(
        self,
        fact_id: str,
        value: Any,
        *,
        note: str | None = None,
        because: Literal["mistaken", "changed"] | None = None,
        valid_from: str | None | Unset = UNSET,
        valid_until: str | None | Unset = UNSET,
    ) -> types.ChangedFact:
        """Put another value in the place of a fact."""
        return self._client._send(
            call(
                Operation("adminChangeFact", "PATCH", "/api/admin/facts/{factId}"),
                ids={"factId": fact_id},
                body={
                    "value": value,
                    "note": note,
                    "because": because,
                    "validFrom": valid_from,
                    "validUntil": valid_until,
                },
                nullable=("validFrom", "validUntil"),
            )
        )

    def get(self, fact_id: str) -> types.FactWithHistory:
        """One fact with everything that ever happened to it."""
        return self._client._send(
            call(
                Operation("adminGetFact", "GET", "/api/admin/facts/{factId}"),
                ids={"factId": fact_id},
            )
        )

    def archive(self, fact_id: str, *, reason: str | None = None) -> types.ChangedFact:
        """Withdraw a fact that should never have been there; it is kept, but nothing is judged by it."""
        return self._client._send(
            call(
                Operation("adminWithdrawFact", "DELETE", "/api/admin/facts/{factId}"),
                ids={"factId": fact_id},
                query={"reason": reason},
            )
        )

    def restore(self, fact_id: str, *, reason: str | None = None) -> types.ChangedFact:
        """Take the withdrawal of a fact back."""
        return self._client._send(
            call(
                Operation("adminRestoreFact", "POST", "/api/admin/facts/{factId}/restore"),
                ids={"factId": fact_id},
                query={"reason": reason},
            )
        )

    def set_days(
        self,
        fact_id: str,
        valid_from: str | None,
        valid_until: str | None,
        *,
        reason: str | None = None,
    ) -> types.ChangedFact:
        """Say from when until when a fact holds."""
        return self._client._send(
            call(
                Operation("adminSetFactDays", "PUT", "/api/admin/facts/{factId}/validity"),
                ids={"factId": fact_id},
                body={"validFrom": valid_from, "validUntil": valid_until, "reason": reason},
                nullable=("validFrom", "validUntil"),
            )
        )


class Feeds(Group):
    def create(
        self,
        brand_id: str,
        name: str,
        *,
        url: str | None | Unset = UNSET,
        format: Literal[
            "auto",
            "google-xml",
            "google-tsv",
            "openai-jsonl",
            "openai-tsv",
            "openai-csv",
            "json-ld",
            "csv",
        ]
        | None = None,
        mapping: dict[str, Any] | None = None,
        country: str | None | Unset = UNSET,
        currency: str | None | Unset = UNSET,
        complete: bool | None = None,
        every_hours: int | None | Unset = UNSET,
    ) -> types.Feed:
        """Add a product feed."""
        return self._client._send(
            call(
                Operation("adminAddFeed", "POST", "/api/admin/brands/{brandId}/feeds"),
                ids={"brandId": brand_id},
                body={
                    "name": name,
                    "url": url,
                    "format": format,
                    "mapping": mapping,
                    "country": country,
                    "currency": currency,
                    "complete": complete,
                    "everyHours": every_hours,
                },
                nullable=("url", "country", "currency", "everyHours"),
            )
        )

    def list(self, brand_id: str) -> types.ListFeedsAnswer:
        """List the feeds of a brand, each with its newest import."""
        return self._client._send(
            call(
                Operation("adminListFeeds", "GET", "/api/admin/brands/{brandId}/feeds"),
                ids={"brandId": brand_id},
            )
        )

    def preview(
        self,
        brand_id: str,
        content: Content | None = None,
        *,
        format: Literal[
            "auto",
            "google-xml",
            "google-tsv",
            "openai-jsonl",
            "openai-tsv",
            "openai-csv",
            "json-ld",
            "csv",
        ]
        | None = None,
        mapping: str | None = None,
        country: str | None = None,
        currency: str | None = None,
    ) -> types.PreviewFeedAnswer:
        """Show what would be taken of the first rows of a feed; nothing is kept."""
        return self._client._send(
            call(
                Operation(
                    "adminPreviewFeed",
                    "POST",
                    "/api/admin/brands/{brandId}/feeds/preview",
                    deadline=15,
                ),
                ids={"brandId": brand_id},
                query={
                    "format": format,
                    "mapping": mapping,
                    "country": country,
                    "currency": currency,
                },
                content=content,
            )
        )

    def change(
        self,
        brand_id: str,
        feed_id: str,
        *,
        name: str | None = None,
        url: str | None | Unset = UNSET,
        format: Literal[
            "auto",
            "google-xml",
            "google-tsv",
            "openai-jsonl",
            "openai-tsv",
            "openai-csv",
            "json-ld",
            "csv",
        ]
        | None = None,
        mapping: dict[str, Any] | None = None,
        country: str | None | Unset = UNSET,
        currency: str | None | Unset = UNSET,
        complete: bool | None = None,
        every_hours: int | None | Unset = UNSET,
    ) -> types.Feed:
        """Change a feed; it counts from the next import on."""
        return self._client._send(
            call(
                Operation("adminChangeFeed", "PATCH", "/api/admin/brands/{brandId}/feeds/{feedId}"),
                ids={"brandId": brand_id, "feedId": feed_id},
                body={
                    "name": name,
                    "url": url,
                    "format": format,
                    "mapping": mapping,
                    "country": country,
                    "currency": currency,
                    "complete": complete,
                    "everyHours": every_hours,
                },
                nullable=("url", "country", "currency", "everyHours"),
            )
        )

    def get(self, brand_id: str, feed_id: str) -> types.Feed:
        """Read a feed with its newest import."""
        return self._client._send(
            call(
                Operation("adminGetFeed", "GET", "/api/admin/brands/{brandId}/feeds/{feedId}"),
                ids={"brandId": brand_id, "feedId": feed_id},
            )
        )

    def remove(self, brand_id: str, feed_id: str) -> types.RemoveFeedAnswer:
        """Remove a feed; its products are gone, and what was imported stays on record."""
        return self._client._send(
            call(
                Operation(
                    "adminRemoveFeed", "DELETE", "/api/admin/brands/{brandId}/feeds/{feedId}"
                ),
                ids={"brandId": brand_id, "feedId": feed_id},
            )
        )

    def list_imports(
        self, brand_id: str, feed_id: str, *, limit: int | None = None
    ) -> Pages[types.FeedImport, types.ListFeedImportsAnswer]:
        """List the imports of a feed, newest first."""
        return Pages(
            self._client,
            call(
                Operation(
                    "adminListFeedImports",
                    "GET",
                    "/api/admin/brands/{brandId}/feeds/{feedId}/imports",
                ),
                ids={"brandId": brand_id, "feedId": feed_id},
                query={"limit": limit},
            ),
        )

    def start_import(
        self, brand_id: str, feed_id: str, content: Content | None = None
    ) -> types.FeedImport:
        """Import a feed."""
        return self._client._send(
            call(
                Operation(
                    "adminStartFeedImport",
                    "POST",
                    "/api/admin/brands/{brandId}/feeds/{feedId}/imports",
                    deadline=3600,
                ),
                ids={"brandId": brand_id, "feedId": feed_id},
                content=content,
            )
        )

    def get_import(self, brand_id: str, feed_id: str, import_id: str) -> types.FeedImport:
        """Read an import with its report."""
        return self._client._send(
            call(
                Operation(
                    "adminGetFeedImport",
                    "GET",
                    "/api/admin/brands/{brandId}/feeds/{feedId}/imports/{importId}",
                ),
                ids={"brandId": brand_id, "feedId": feed_id, "importId": import_id},
            )
        )


class Findings(Group):
    def list(
        self,
        brand_id: str,
        *,
        state: Literal["open", "not_seen", "returned", "settled"] | None = None,
        engine: Literal[
            "CHATGPT",
            "PERPLEXITY",
            "GEMINI",
            "CLAUDE",
            "COPILOT",
            "GROK",
            "GOOGLE_AIO",
            "GOOGLE_AI_MODE",
            "DEEPSEEK",
            "META_AI",
            "AMAZON_RUFUS",
        ]
        | None = None,
        origin: types.Origin | None = None,
        limit: int | None = None,
    ) -> Pages[types.Finding, types.ListFindingsAnswer]:
        """List the false statements about a brand, newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListFindings", "GET", "/api/admin/brands/{brandId}/findings"),
                ids={"brandId": brand_id},
                query={"state": state, "engine": engine, "origin": origin, "limit": limit},
            ),
        )

    def get_gravities(self, brand_id: str) -> types.Gravities:
        """Read what the operator calls grave or minor about a brand."""
        return self._client._send(
            call(
                Operation(
                    "adminGetGravities", "GET", "/api/admin/brands/{brandId}/findings/gravity"
                ),
                ids={"brandId": brand_id},
            )
        )

    def set_gravity(
        self,
        brand_id: str,
        predicate: str,
        gravity: Literal["grave", "usual", "minor", None],
        *,
        about: str | None | Unset = UNSET,
    ) -> types.Gravities:
        """Say how much false statements about one fact matter."""
        return self._client._send(
            call(
                Operation("adminSetGravity", "PUT", "/api/admin/brands/{brandId}/findings/gravity"),
                ids={"brandId": brand_id},
                body={"predicate": predicate, "about": about, "gravity": gravity},
                nullable=("about", "gravity"),
            )
        )

    def rank(
        self,
        brand_id: str,
        *,
        by: Literal["statement", "fact", "engine"] | None = None,
        state: Literal["open", "not_seen", "returned", "settled"] | None = None,
        engine: Literal[
            "CHATGPT",
            "PERPLEXITY",
            "GEMINI",
            "CLAUDE",
            "COPILOT",
            "GROK",
            "GOOGLE_AIO",
            "GOOGLE_AI_MODE",
            "DEEPSEEK",
            "META_AI",
            "AMAZON_RUFUS",
        ]
        | None = None,
        origin: types.Origin | None = None,
        new: Literal["yes"] | None = None,
        limit: int | None = None,
        start: int | None = None,
    ) -> types.RankedFindings:
        """Rank the false statements about a brand: the gravest first, then the most frequent."""
        return self._client._send(
            call(
                Operation(
                    "adminRankFindings", "GET", "/api/admin/brands/{brandId}/findings/ranked"
                ),
                ids={"brandId": brand_id},
                query={
                    "by": by,
                    "state": state,
                    "engine": engine,
                    "origin": origin,
                    "new": new,
                    "limit": limit,
                    "start": start,
                },
            )
        )

    def rebuild(self, brand_id: str) -> types.JobAck:
        """Rebuild the findings of a brand from its classifications."""
        return self._client._send(
            call(
                Operation(
                    "adminRebuildFindings", "POST", "/api/admin/brands/{brandId}/findings/rebuild"
                ),
                ids={"brandId": brand_id},
            )
        )

    def __call__(
        self,
        *,
        brand_id: str | None = None,
        cut: int | None = None,
        engine: Literal[
            "CHATGPT",
            "PERPLEXITY",
            "GEMINI",
            "CLAUDE",
            "COPILOT",
            "GROK",
            "GOOGLE_AIO",
            "GOOGLE_AI_MODE",
            "DEEPSEEK",
            "META_AI",
            "AMAZON_RUFUS",
        ]
        | None = None,
        origin: Literal["engine", "app", "stand_in", "demo"] | None = None,
        predicate: str | None = None,
        state: Literal["open", "not_seen", "returned", "settled"] | None = None,
        from_: When | None = None,
        to: When | None = None,
    ) -> Export[types.ExportedFinding]:
        """Export findings."""
        return Export(
            self._client,
            Operation("adminExportFindings", "GET", "/api/admin/exports/findings", deadline=60),
            {
                "brandId": brand_id,
                "cut": cut,
                "engine": engine,
                "origin": origin,
                "predicate": predicate,
                "state": state,
                "from": from_,
                "to": to,
            },
        )

    def get(self, finding_id: str) -> types.FindingDetail:
        """Read a finding: how often each scan saw it, the answers that state it, what happened to it."""
        return self._client._send(
            call(
                Operation("adminGetFinding", "GET", "/api/admin/findings/{findingId}"),
                ids={"findingId": finding_id},
            )
        )

    def reopen(
        self, finding_id: str, *, note: str | None = None, by: str | None = None
    ) -> types.Finding:
        """Take the settling of a finding back; its state is again what the answers say."""
        return self._client._send(
            call(
                Operation("adminReopenFinding", "POST", "/api/admin/findings/{findingId}/reopen"),
                ids={"findingId": finding_id},
                body={"note": note, "by": by},
            )
        )

    def settle(self, finding_id: str, note: str, *, by: str | None = None) -> types.Finding:
        """Settle a finding with a note; if an engine says it again, it counts as returned."""
        return self._client._send(
            call(
                Operation("adminSettleFinding", "POST", "/api/admin/findings/{findingId}/settle"),
                ids={"findingId": finding_id},
                body={"note": note, "by": by},
            )
        )


class Forms(Group):
    def attestation(self, run_id: str) -> types.Attestation:
        """Export the evidence of a run as a signed in-toto statement."""
        return self._client._send(
            call(
                Operation("adminGetRunAttestation", "GET", "/api/admin/runs/{runId}/attestation"),
                ids={"runId": run_id},
            )
        )

    def transparent_statement(self, run_id: str) -> bytes:
        """Export the log entry of a run with a receipt (SCITT)."""
        return self._client._send(
            call(
                Operation(
                    "adminGetRunStatement", "GET", "/api/admin/runs/{runId}/transparent-statement"
                ),
                ids={"runId": run_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def stream_transparent_statement(self, run_id: str) -> AbstractContextManager[Streamed]:
        """Export the log entry of a run with a receipt (SCITT), read as it arrives."""
        return self._client._stream(
            call(
                Operation(
                    "adminGetRunStatement", "GET", "/api/admin/runs/{runId}/transparent-statement"
                ),
                ids={"runId": run_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def web_archive(self, run_id: str) -> bytes:
        """Download the pages that an answer cites as a web archive (WACZ)."""
        return self._client._send(
            call(
                Operation(
                    "adminGetRunWebArchive",
                    "GET",
                    "/api/admin/runs/{runId}/web-archive",
                    deadline=60,
                ),
                ids={"runId": run_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def stream_web_archive(self, run_id: str) -> AbstractContextManager[Streamed]:
        """Download the pages that an answer cites as a web archive (WACZ), read as it arrives."""
        return self._client._stream(
            call(
                Operation(
                    "adminGetRunWebArchive",
                    "GET",
                    "/api/admin/runs/{runId}/web-archive",
                    deadline=60,
                ),
                ids={"runId": run_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )


class Invitations(Group):
    def create(
        self,
        account_id: str,
        *,
        name: str | None = None,
        email: str | None = None,
        role: Literal["viewer", "reviewer", "editor", "owner"] | None = None,
        member_id: str | None = None,
        expires_in_hours: int | None = None,
    ) -> types.NewInvitation:
        """Invite a person by a link that works once; it is shown only in this answer."""
        return self._client._send(
            call(
                Operation(
                    "adminAddInvitation", "POST", "/api/admin/accounts/{accountId}/invitations"
                ),
                ids={"accountId": account_id},
                body={
                    "name": name,
                    "email": email,
                    "role": role,
                    "memberId": member_id,
                    "expiresInHours": expires_in_hours,
                },
            )
        )

    def list(
        self, account_id: str, *, limit: int | None = None
    ) -> Pages[types.Invitation, types.InvitationPage]:
        """List the invitations to an account, newest first."""
        return Pages(
            self._client,
            call(
                Operation(
                    "adminListInvitations", "GET", "/api/admin/accounts/{accountId}/invitations"
                ),
                ids={"accountId": account_id},
                query={"limit": limit},
            ),
        )

    def revoke(self, invitation_id: str) -> types.InvitationRevoked:
        """Take an invitation back."""
        return self._client._send(
            call(
                Operation(
                    "adminRevokeInvitation", "DELETE", "/api/admin/invitations/{invitationId}"
                ),
                ids={"invitationId": invitation_id},
            )
        )


class Jobs(Group):
    def discard(self, job_id: str) -> types.DiscardJobAnswer:
        """Remove a job that was given up; it is never tried again."""
        return self._client._send(
            call(
                Operation("adminDiscardJob", "DELETE", "/api/admin/jobs/{jobId}"),
                ids={"jobId": job_id},
            )
        )

    def get(self, job_id: str) -> types.Job:
        """Read a job."""
        return self._client._send(
            call(Operation("adminGetJob", "GET", "/api/admin/jobs/{jobId}"), ids={"jobId": job_id})
        )

    def retry(self, job_id: str) -> types.Job:
        """Try a job again that was given up."""
        return self._client._send(
            call(
                Operation("adminRetryJob", "POST", "/api/admin/jobs/{jobId}/retry"),
                ids={"jobId": job_id},
            )
        )


class Keys(Group):
    def issue(
        self,
        account_id: str,
        name: str,
        *,
        kind: Literal["customer", "service"] | None = None,
        scopes: Sequence[Literal["read", "scan", "verify"]] | None = None,
        role: Literal["viewer", "reviewer", "editor", "owner"] | None = None,
        expires_in_days: int | None = None,
    ) -> types.IssuedKey:
        """Issue an API key; it is shown only once."""
        return self._client._send(
            call(
                Operation("adminIssueKey", "POST", "/api/admin/keys"),
                body={
                    "accountId": account_id,
                    "name": name,
                    "kind": kind,
                    "scopes": scopes,
                    "role": role,
                    "expiresInDays": expires_in_days,
                },
            )
        )

    def list(
        self, *, account_id: str | None = None, limit: int | None = None
    ) -> Pages[types.Key, types.KeyPage]:
        """List API keys, without the keys themselves."""
        return Pages(
            self._client,
            call(
                Operation("adminListKeys", "GET", "/api/admin/keys"),
                query={"accountId": account_id, "limit": limit},
            ),
        )

    def revoke(self, key_id: str) -> types.Revoked:
        """Revoke a key at once."""
        return self._client._send(
            call(
                Operation("adminRevokeKey", "DELETE", "/api/admin/keys/{keyId}"),
                ids={"keyId": key_id},
            )
        )

    def rotate(self, key_id: str, *, overlap_hours: int | None = None) -> types.IssuedKey:
        """Replace a key by one that may do the same; the new one is shown only once."""
        return self._client._send(
            call(
                Operation("adminRotateKey", "POST", "/api/admin/keys/{keyId}/rotate"),
                ids={"keyId": key_id},
                body={"overlapHours": overlap_hours},
            )
        )


class Log(Group):
    def get(self) -> types.LogState:
        """Read the state of the transparency log: size, checkpoint, witnesses, time stamps."""
        return self._client._send(call(Operation("adminGetLog", "GET", "/api/admin/log")))


class Mail(Group):
    def report_bounce(self, message: str) -> types.ReportBounceAnswer:
        """Hand in a message of a mail server that a mail came back; nothing more is sent to that address."""
        return self._client._send(
            call(
                Operation("adminReportBounce", "POST", "/api/admin/mail/bounces"),
                body={"message": message},
            )
        )


class Me(Group):
    def get(self) -> types.Me:
        """Say who you are here, and what you may do in which account."""
        return self._client._send(call(Operation("adminGetMe", "GET", "/api/admin/me")))

    def issue_key(
        self,
        account_id: str,
        name: str,
        *,
        role: Literal["viewer", "reviewer", "editor", "owner"] | None = None,
        expires_in_days: int | None = None,
        signing_key: str | None = None,
    ) -> types.IssuedKey:
        """Issue a key that acts for you in one account; it is shown only once."""
        return self._client._send(
            call(
                Operation("adminIssueMyKey", "POST", "/api/admin/me/keys"),
                body={
                    "accountId": account_id,
                    "name": name,
                    "role": role,
                    "expiresInDays": expires_in_days,
                    "signingKey": signing_key,
                },
            )
        )

    def list_keys(self, *, limit: int | None = None) -> Pages[types.Key, types.MyKeyPage]:
        """List the keys that act for you."""
        return Pages(
            self._client,
            call(Operation("adminListMyKeys", "GET", "/api/admin/me/keys"), query={"limit": limit}),
        )

    def revoke_key(self, key_id: str) -> types.Revoked:
        """Revoke one of your keys at once."""
        return self._client._send(
            call(
                Operation("adminRevokeMyKey", "DELETE", "/api/admin/me/keys/{keyId}"),
                ids={"keyId": key_id},
            )
        )

    def rotate_key(self, key_id: str, *, overlap_hours: int | None = None) -> types.IssuedKey:
        """Replace one of your keys; the new one is shown only once."""
        return self._client._send(
            call(
                Operation("adminRotateMyKey", "POST", "/api/admin/me/keys/{keyId}/rotate"),
                ids={"keyId": key_id},
                body={"overlapHours": overlap_hours},
            )
        )

    def list_passkeys(self) -> types.Passkeys:
        """List your passkeys."""
        return self._client._send(
            call(Operation("adminListMyPasskeys", "GET", "/api/admin/me/passkeys"))
        )

    def remove_passkey(self, passkey_id: str) -> types.PasskeyRemoved:
        """Remove one of your passkeys; the last way to sign in stays."""
        return self._client._send(
            call(
                Operation("adminRemoveMyPasskey", "DELETE", "/api/admin/me/passkeys/{passkeyId}"),
                ids={"passkeyId": passkey_id},
            )
        )

    def list_programs(self) -> types.Programs:
        """List the programs that you let in."""
        return self._client._send(
            call(Operation("adminListMyPrograms", "GET", "/api/admin/me/programs"))
        )

    def end_program(self, grant_id: str) -> types.ProgramEnded:
        """End the access of a program that you let in, at once."""
        return self._client._send(
            call(
                Operation("adminEndMyProgram", "DELETE", "/api/admin/me/programs/{grantId}"),
                ids={"grantId": grant_id},
            )
        )

    def end_sessions(self) -> types.SessionsEnded:
        """Sign out everywhere, here included."""
        return self._client._send(
            call(Operation("adminEndMySessions", "DELETE", "/api/admin/me/sessions"))
        )

    def list_sessions(self) -> types.Sessions:
        """List your sessions, newest first; of the operator, all that were signed in with the token."""
        return self._client._send(
            call(Operation("adminListMySessions", "GET", "/api/admin/me/sessions"))
        )

    def end_session(self, session_id: str) -> types.SessionsEnded:
        """Sign one of your sessions out."""
        return self._client._send(
            call(
                Operation("adminEndMySession", "DELETE", "/api/admin/me/sessions/{sessionId}"),
                ids={"sessionId": session_id},
            )
        )


class Members(Group):
    def list(
        self, account_id: str, *, limit: int | None = None
    ) -> Pages[types.Member, types.MemberPage]:
        """List the people of an account."""
        return Pages(
            self._client,
            call(
                Operation("adminListMembers", "GET", "/api/admin/accounts/{accountId}/members"),
                ids={"accountId": account_id},
                query={"limit": limit},
            ),
        )

    def change(
        self, member_id: str, role: Literal["viewer", "reviewer", "editor", "owner"]
    ) -> types.Member:
        """Give a member another role."""
        return self._client._send(
            call(
                Operation("adminChangeMember", "PATCH", "/api/admin/members/{memberId}"),
                ids={"memberId": member_id},
                body={"role": role},
            )
        )

    def remove(self, member_id: str) -> types.MemberRemoved:
        """Take a person out of an account; their sessions and keys end at once."""
        return self._client._send(
            call(
                Operation("adminRemoveMember", "DELETE", "/api/admin/members/{memberId}"),
                ids={"memberId": member_id},
            )
        )


class Orders(Group):
    def list(self, brand_id: str, *, limit: int | None = None) -> Pages[types.Order, types.Orders]:
        """List notices and orders of a brand, newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListOrders", "GET", "/api/admin/brands/{brandId}/orders"),
                ids={"brandId": brand_id},
                query={"limit": limit},
            ),
        )

    def record(
        self,
        brand_id: str,
        kind: Literal["notice", "order"],
        addressee: str,
        wording: str,
        statements: Sequence[types.RecordOrderStatementsItem],
        engines: Sequence[
            Literal[
                "CHATGPT",
                "PERPLEXITY",
                "GEMINI",
                "CLAUDE",
                "COPILOT",
                "GROK",
                "GOOGLE_AIO",
                "GOOGLE_AI_MODE",
                "DEEPSEEK",
                "META_AI",
                "AMAZON_RUFUS",
            ]
        ],
        prompt_ids: Sequence[str],
        *,
        court: str | None = None,
        file_number: str | None = None,
        document_sha256: str | None = None,
        sent_at: str | None = None,
        received_at: str | None = None,
        holds_from: str | None = None,
        samples: int | None = None,
        every_hours: int | None = None,
        looks: int | None = None,
        supersedes: str | None = None,
        by: str | None = None,
    ) -> types.OrderDetail:
        """Record a notice or a court order, and watch whether answers breach it."""
        return self._client._send(
            call(
                Operation("adminRecordOrder", "POST", "/api/admin/brands/{brandId}/orders"),
                ids={"brandId": brand_id},
                body={
                    "kind": kind,
                    "addressee": addressee,
                    "court": court,
                    "fileNumber": file_number,
                    "wording": wording,
                    "documentSha256": document_sha256,
                    "sentAt": sent_at,
                    "receivedAt": received_at,
                    "holdsFrom": holds_from,
                    "statements": statements,
                    "engines": engines,
                    "promptIds": prompt_ids,
                    "samples": samples,
                    "everyHours": every_hours,
                    "looks": looks,
                    "supersedes": supersedes,
                    "by": by,
                },
            )
        )

    def get(self, order_id: str) -> types.OrderDetail:
        """Read a notice or order with breaches, near misses and calendar."""
        return self._client._send(
            call(
                Operation("adminGetOrder", "GET", "/api/admin/orders/{orderId}"),
                ids={"orderId": order_id},
            )
        )

    def make_case(
        self,
        order_id: str,
        *,
        prepared_by: str | None = None,
        prepared_for: str | None = None,
        language: types.Language | None = None,
    ) -> types.Case:
        """Make the case file for enforcing a notice or order."""
        return self._client._send(
            call(
                Operation(
                    "adminMakeOrderCase", "POST", "/api/admin/orders/{orderId}/case", deadline=60
                ),
                ids={"orderId": order_id},
                body={"preparedBy": prepared_by, "preparedFor": prepared_for, "language": language},
            )
        )

    def withdraw(self, order_id: str, reason: str, *, by: str | None = None) -> types.OrderDetail:
        """Withdraw the record of a notice or order, by a signed entry; nothing is asked any more."""
        return self._client._send(
            call(
                Operation("adminWithdrawOrder", "POST", "/api/admin/orders/{orderId}/withdrawal"),
                ids={"orderId": order_id},
                body={"reason": reason, "by": by},
            )
        )


class Plans(Group):
    def list(self) -> types.Plans:
        """List plans."""
        return self._client._send(call(Operation("adminListPlans", "GET", "/api/admin/plans")))

    def put(
        self,
        plan_id: str,
        engines: Sequence[
            Literal[
                "CHATGPT",
                "PERPLEXITY",
                "GEMINI",
                "CLAUDE",
                "COPILOT",
                "GROK",
                "GOOGLE_AIO",
                "GOOGLE_AI_MODE",
                "DEEPSEEK",
                "META_AI",
                "AMAZON_RUFUS",
            ]
        ],
        max_scans_per_month: int,
    ) -> types.Plan:
        """Make or change a plan."""
        return self._client._send(
            call(
                Operation("adminPutPlan", "PUT", "/api/admin/plans/{planId}"),
                ids={"planId": plan_id},
                body={"engines": engines, "maxScansPerMonth": max_scans_per_month},
            )
        )


class Predicates(Group):
    def declare(
        self,
        brand_id: str,
        name: str,
        label: str,
        question: str,
        value: Any,
        *,
        compare: str | None = None,
        tolerance: Any | None = None,
        examples: Sequence[Any] | None = None,
    ) -> types.Declaration:
        """Declare a predicate, or a new version of one."""
        return self._client._send(
            call(
                Operation(
                    "adminDeclarePredicate", "POST", "/api/admin/brands/{brandId}/predicates"
                ),
                ids={"brandId": brand_id},
                body={
                    "name": name,
                    "label": label,
                    "question": question,
                    "value": value,
                    "compare": compare,
                    "tolerance": tolerance,
                    "examples": examples,
                },
            )
        )

    def list_declarations(self, brand_id: str) -> types.Declarations:
        """List the predicates that are declared for a brand."""
        return self._client._send(
            call(
                Operation("adminListDeclarations", "GET", "/api/admin/brands/{brandId}/predicates"),
                ids={"brandId": brand_id},
            )
        )

    def preview(
        self,
        brand_id: str,
        *,
        declaration: Any | None = None,
        fact: Any | None = None,
        limit: int | None = None,
        read: bool | None = None,
    ) -> types.DeclarationPreview:
        """What would a reader find in stored answers? Nothing is written."""
        return self._client._send(
            call(
                Operation(
                    "adminPreviewPredicates",
                    "POST",
                    "/api/admin/brands/{brandId}/predicates/preview",
                ),
                ids={"brandId": brand_id},
                body={"declaration": declaration, "fact": fact, "limit": limit, "read": read},
            )
        )

    def list_declaration_versions(self, brand_id: str, name: str) -> types.Declarations:
        """List every version of a declared predicate, newest first."""
        return self._client._send(
            call(
                Operation(
                    "adminListDeclarationVersions",
                    "GET",
                    "/api/admin/brands/{brandId}/predicates/{name}",
                ),
                ids={"brandId": brand_id, "name": name},
            )
        )

    def withdraw(self, brand_id: str, name: str) -> types.Declaration:
        """Withdraw a declared predicate and its facts; both are kept, but nothing is read or judged by them."""
        return self._client._send(
            call(
                Operation(
                    "adminWithdrawPredicate",
                    "DELETE",
                    "/api/admin/brands/{brandId}/predicates/{name}",
                ),
                ids={"brandId": brand_id, "name": name},
            )
        )


class Prompts(Group):
    def create(
        self, brand_id: str, prompts: Sequence[types.AddPromptsPromptsItem]
    ) -> types.Prompts:
        """Add prompts, all or none."""
        return self._client._send(
            call(
                Operation("adminAddPrompts", "POST", "/api/admin/brands/{brandId}/prompts"),
                ids={"brandId": brand_id},
                body={"prompts": prompts},
            )
        )

    def list(
        self, brand_id: str, *, archived: bool | None = None, limit: int | None = None
    ) -> Pages[types.Prompt, types.PromptPage]:
        """List the active prompts of a brand, or the archived ones."""
        return Pages(
            self._client,
            call(
                Operation("adminListPrompts", "GET", "/api/admin/brands/{brandId}/prompts"),
                ids={"brandId": brand_id},
                query={"archived": archived, "limit": limit},
            ),
        )

    def add_from_catalogue(
        self,
        brand_id: str,
        products: int,
        *,
        questions: Sequence[Literal["price", "about", "alternatives", "sold"]] | None = None,
        locale: str | None = None,
        draw_id: str | None = None,
        roots: Sequence[str] | None = None,
    ) -> types.AddedPromptsFromCatalogue:
        """Draw products from the catalogue and add prompts about them; plans of scans say how they were drawn."""
        return self._client._send(
            call(
                Operation(
                    "adminAddPromptsFromCatalogue",
                    "POST",
                    "/api/admin/brands/{brandId}/prompts/from-catalogue",
                ),
                ids={"brandId": brand_id},
                body={
                    "products": products,
                    "questions": questions,
                    "locale": locale,
                    "drawId": draw_id,
                    "roots": roots,
                },
            )
        )

    def preview_from_catalogue(
        self,
        brand_id: str,
        products: int,
        *,
        questions: Sequence[Literal["price", "about", "alternatives", "sold"]] | None = None,
        locale: str | None = None,
    ) -> types.CatalogueToDraw:
        """What products would be drawn from; nothing is drawn, and nobody can know what will be."""
        return self._client._send(
            call(
                Operation(
                    "adminPreviewPromptsFromCatalogue",
                    "POST",
                    "/api/admin/brands/{brandId}/prompts/from-catalogue/preview",
                ),
                ids={"brandId": brand_id},
                body={"products": products, "questions": questions, "locale": locale},
            )
        )

    def import_(
        self,
        brand_id: str,
        file: str,
        *,
        rows: Sequence[int] | None = None,
        locale: str | None = None,
        period: str | None = None,
    ) -> types.Prompts:
        """Add the questions of a file, or the chosen rows of it, all or none."""
        return self._client._send(
            call(
                Operation(
                    "adminImportPrompts",
                    "POST",
                    "/api/admin/brands/{brandId}/prompts/import",
                    deadline=15,
                ),
                ids={"brandId": brand_id},
                body={"file": file, "rows": rows, "locale": locale, "period": period},
            )
        )

    def preview_import(self, brand_id: str, file: str) -> types.ImportPreview:
        """What questions a file holds, and which of its lines cannot be prompts; nothing is added."""
        return self._client._send(
            call(
                Operation(
                    "adminPreviewImport",
                    "POST",
                    "/api/admin/brands/{brandId}/prompts/import/preview",
                    deadline=15,
                ),
                ids={"brandId": brand_id},
                body={"file": file},
            )
        )

    def suggest(self, brand_id: str) -> types.SuggestedPrompts:
        """Suggest prompts for all four intents from what is known about the brand; nothing is added."""
        return self._client._send(
            call(
                Operation(
                    "adminSuggestPrompts", "GET", "/api/admin/brands/{brandId}/prompts/suggestions"
                ),
                ids={"brandId": brand_id},
            )
        )

    def archive(self, prompt_id: str) -> types.Archived:
        """Archive a prompt; its runs are kept."""
        return self._client._send(
            call(
                Operation("adminArchivePrompt", "DELETE", "/api/admin/prompts/{promptId}"),
                ids={"promptId": prompt_id},
            )
        )

    def change(
        self,
        prompt_id: str,
        *,
        text: str | None = None,
        intent: Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"] | None = None,
        locale: str | None = None,
    ) -> types.Prompt:
        """Change a prompt: another takes its place, and earlier answers keep their question."""
        return self._client._send(
            call(
                Operation("adminChangePrompt", "PATCH", "/api/admin/prompts/{promptId}"),
                ids={"promptId": prompt_id},
                body={"text": text, "intent": intent, "locale": locale},
            )
        )

    def restore(self, prompt_id: str) -> types.Prompt:
        """Ask an archived prompt again."""
        return self._client._send(
            call(
                Operation("adminRestorePrompt", "POST", "/api/admin/prompts/{promptId}/restore"),
                ids={"promptId": prompt_id},
            )
        )


class Queues(Group):
    def list(self) -> types.Queues:
        """Count jobs by lane: waiting, active, delayed, given up."""
        return self._client._send(call(Operation("adminListQueues", "GET", "/api/admin/queues")))

    def list_dead_jobs(
        self,
        *,
        lane: Literal[
            "scan",
            "classify",
            "read",
            "web",
            "sources",
            "deliver",
            "feeds",
            "CHATGPT",
            "PERPLEXITY",
            "GEMINI",
            "CLAUDE",
            "COPILOT",
            "GROK",
            "GOOGLE_AIO",
            "GOOGLE_AI_MODE",
            "DEEPSEEK",
            "META_AI",
            "AMAZON_RUFUS",
        ]
        | None = None,
        limit: int | None = None,
    ) -> Pages[types.DeadJob, types.DeadJobPage]:
        """List jobs that were given up, the newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListDeadJobs", "GET", "/api/admin/queues/dead"),
                query={"lane": lane, "limit": limit},
            ),
        )

    def retry(self, lane: str) -> types.RetriedJobs:
        """Try every job of a lane again that was given up, up to 500 at once."""
        return self._client._send(
            call(
                Operation("adminRetryQueue", "POST", "/api/admin/queues/{lane}/retry"),
                ids={"lane": lane},
            )
        )


class Readers(Group):
    def list(self) -> types.Readers:
        """List the models that read answers, and how well each was measured."""
        return self._client._send(call(Operation("adminListReaders", "GET", "/api/admin/readers")))

    def check(self) -> types.JobAck:
        """Measure the reader on the shipped answers."""
        return self._client._send(
            call(Operation("adminCheckReaders", "POST", "/api/admin/readers/check"))
        )


class Record(Group):
    def list_acts(
        self,
        *,
        account_id: str | None = None,
        what: Literal[
            "sign_in",
            "sign_in_refused",
            "sign_out",
            "change",
            "review",
            "export",
            "key_use",
            "refused",
        ]
        | None = None,
        who: str | None = None,
        day: str | None = None,
        language: types.Language | None = None,
        limit: int | None = None,
    ) -> Pages[types.Act, types.ActPage]:
        """List who did what, newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListActs", "GET", "/api/admin/record"),
                query={
                    "accountId": account_id,
                    "what": what,
                    "who": who,
                    "day": day,
                    "language": language,
                    "limit": limit,
                },
            ),
        )

    def list_act_days(self, *, limit: int | None = None) -> Pages[types.ActDay, types.ActDayPage]:
        """List the days of the record that are in the log, newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListActDays", "GET", "/api/admin/record/days"),
                query={"limit": limit},
            ),
        )

    def get_act_day(self, day: str) -> types.CheckedActDay:
        """Check a day of the record against what the log says about it."""
        return self._client._send(
            call(
                Operation("adminGetActDay", "GET", "/api/admin/record/days/{day}"), ids={"day": day}
            )
        )


class Registers(Group):
    def look_up(
        self,
        brand_id: str,
        register: Literal["gleif", "companies-house", "edgar", "vies"],
        *,
        id: str | None = None,
        name: str | None = None,
    ) -> types.RegisterAnswer:
        """Look a company up in a register: what is on record is proposed as facts."""
        return self._client._send(
            call(
                Operation(
                    "adminLookUpRegister",
                    "POST",
                    "/api/admin/brands/{brandId}/registers",
                    deadline=60,
                ),
                ids={"brandId": brand_id},
                body={"register": register, "id": id, "name": name},
            )
        )

    def list(self) -> types.Registers:
        """List the registers that can be asked, and which are switched on."""
        return self._client._send(
            call(Operation("adminListRegisters", "GET", "/api/admin/registers"))
        )


class ReportPlan(Group):
    def get(self, brand_id: str) -> types.ReportPlan:
        """Read when reports make themselves."""
        return self._client._send(
            call(
                Operation("adminGetReportPlan", "GET", "/api/admin/brands/{brandId}/report-plan"),
                ids={"brandId": brand_id},
            )
        )

    def put(
        self,
        brand_id: str,
        span: Literal["week", "month"],
        *,
        cron: str | None = None,
        time_zone: str | None = None,
        language: types.Language | None = None,
    ) -> types.ReportPlan:
        """Have reports make themselves, each week or month."""
        return self._client._send(
            call(
                Operation("adminPutReportPlan", "PUT", "/api/admin/brands/{brandId}/report-plan"),
                ids={"brandId": brand_id},
                body={"span": span, "cron": cron, "timeZone": time_zone, "language": language},
            )
        )

    def remove(self, brand_id: str) -> types.ReportPlanRemoved:
        """Make no more reports by themselves; those that are made stay."""
        return self._client._send(
            call(
                Operation(
                    "adminRemoveReportPlan", "DELETE", "/api/admin/brands/{brandId}/report-plan"
                ),
                ids={"brandId": brand_id},
            )
        )


class Reports(Group):
    def list(
        self, brand_id: str, *, limit: int | None = None
    ) -> Pages[types.ReportSummary, types.ReportPage]:
        """List the reports of a brand, newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListReports", "GET", "/api/admin/brands/{brandId}/reports"),
                ids={"brandId": brand_id},
                query={"limit": limit},
            ),
        )

    def make(
        self,
        brand_id: str,
        *,
        from_: str | None = None,
        to: str | None = None,
        last: Literal["week", "month"] | None = None,
        time_zone: str | None = None,
        language: types.Language | None = None,
    ) -> types.Report:
        """Make a report of a period."""
        return self._client._send(
            call(
                Operation(
                    "adminMakeReport", "POST", "/api/admin/brands/{brandId}/reports", deadline=60
                ),
                ids={"brandId": brand_id},
                body={
                    "from": from_,
                    "to": to,
                    "last": last,
                    "timeZone": time_zone,
                    "language": language,
                },
            )
        )

    def get(self, report_id: str) -> types.Report:
        """Read a report, as figures and in words."""
        return self._client._send(
            call(
                Operation("adminGetReport", "GET", "/api/admin/reports/{reportId}"),
                ids={"reportId": report_id},
            )
        )

    def get_page(self, report_id: str) -> str:
        """A report as one page without script, for reading and printing."""
        return self._client._send(
            call(
                Operation("adminGetReportPage", "GET", "/api/admin/reports/{reportId}/page"),
                ids={"reportId": report_id},
                decode=decode_html,
                accept="text/html",
            )
        )

    def stream_get_page(self, report_id: str) -> AbstractContextManager[Streamed]:
        """A report as one page without script, for reading and printing, read as it arrives."""
        return self._client._stream(
            call(
                Operation("adminGetReportPage", "GET", "/api/admin/reports/{reportId}/page"),
                ids={"reportId": report_id},
                decode=decode_html,
                accept="text/html",
            )
        )

    def get_pdf(self, report_id: str) -> bytes:
        """A report as PDF."""
        return self._client._send(
            call(
                Operation(
                    "adminGetReportPdf", "GET", "/api/admin/reports/{reportId}/pdf", deadline=60
                ),
                ids={"reportId": report_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )

    def stream_get_pdf(self, report_id: str) -> AbstractContextManager[Streamed]:
        """A report as PDF, read as it arrives."""
        return self._client._stream(
            call(
                Operation(
                    "adminGetReportPdf", "GET", "/api/admin/reports/{reportId}/pdf", deadline=60
                ),
                ids={"reportId": report_id},
                decode=decode_bytes,
                accept="*/*",
            )
        )


class Review(Group):
    def list(
        self, brand_id: str, *, limit: int | None = None
    ) -> Pages[types.RunForReview, types.ReviewPage]:
        """List the runs of a brand that wait for a person, newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListReview", "GET", "/api/admin/brands/{brandId}/review"),
                ids={"brandId": brand_id},
                query={"limit": limit},
            ),
        )

    def settle(
        self,
        run_id: str,
        class_: Literal["STRONG", "DESCRIPTIVE", "ECHO", "CONFABULATED", "ABSENT"],
        *,
        note: str | None = None,
        by: str | None = None,
        claims: Sequence[types.SettleReviewClaimsItem] | None = None,
    ) -> types.Settlement:
        """Settle a run: what a person reads in its answer, and the class that follows."""
        return self._client._send(
            call(
                Operation("adminSettleReview", "POST", "/api/admin/runs/{runId}/review"),
                ids={"runId": run_id},
                body={"class": class_, "note": note, "by": by, "claims": claims},
            )
        )

    def undo(self, run_id: str) -> types.ReviewOutcome:
        """Take the last answer of a person back; the run is judged as if it had not been given."""
        return self._client._send(
            call(
                Operation("adminUndoReview", "DELETE", "/api/admin/runs/{runId}/review"),
                ids={"runId": run_id},
            )
        )

    def answer(
        self,
        run_id: str,
        answer: Literal["wrong", "right", "not_ours", "cannot_tell"],
        *,
        statements: Sequence[types.AnswerReviewStatementsItem] | None = None,
        note: str | None = None,
        by: str | None = None,
    ) -> types.ReviewOutcome:
        """Answer what a run waits for, in plain words; the class follows."""
        return self._client._send(
            call(
                Operation("adminAnswerReview", "POST", "/api/admin/runs/{runId}/review/answer"),
                ids={"runId": run_id},
                body={"answer": answer, "statements": statements, "note": note, "by": by},
            )
        )


class Rivals(Group):
    def list(self, brand_id: str) -> types.Rivals:
        """List the declared rivals of a brand, and names that answers propose."""
        return self._client._send(
            call(
                Operation("adminListRivals", "GET", "/api/admin/brands/{brandId}/rivals"),
                ids={"brandId": brand_id},
            )
        )

    def put(
        self,
        brand_id: str,
        name: str,
        aliases: Sequence[str],
        domain: str | None,
        kind: types.RivalKind,
        *,
        rival_id: str | None = None,
    ) -> types.DeclaredRival:
        """Declare a rival, a shop, a marketplace or a publication, or change one."""
        return self._client._send(
            call(
                Operation("adminPutRival", "POST", "/api/admin/brands/{brandId}/rivals"),
                ids={"brandId": brand_id},
                body={
                    "rivalId": rival_id,
                    "name": name,
                    "aliases": aliases,
                    "domain": domain,
                    "kind": kind,
                },
                nullable=("domain",),
            )
        )

    def compare(
        self,
        brand_id: str,
        *,
        engine: Literal[
            "CHATGPT",
            "PERPLEXITY",
            "GEMINI",
            "CLAUDE",
            "COPILOT",
            "GROK",
            "GOOGLE_AIO",
            "GOOGLE_AI_MODE",
            "DEEPSEEK",
            "META_AI",
            "AMAZON_RUFUS",
        ]
        | None = None,
        intent: types.PromptIntent | None = None,
        prompt_id: str | None = None,
        scan: str | None = None,
        since: str | None = None,
        until: str | None = None,
        questions: Literal["open", "naming"] | None = None,
        origin: types.Origin | None = None,
        measure: types.NamedMeasure | None = None,
    ) -> types.RivalComparison:
        """The brand among its rivals: named, first, recommended, cited, with intervals."""
        return self._client._send(
            call(
                Operation(
                    "adminCompareRivals", "GET", "/api/admin/brands/{brandId}/rivals/measures"
                ),
                ids={"brandId": brand_id},
                query={
                    "engine": engine,
                    "intent": intent,
                    "promptId": prompt_id,
                    "scan": scan,
                    "since": since,
                    "until": until,
                    "questions": questions,
                    "origin": origin,
                    "measure": measure,
                },
            )
        )

    def estimate_name_reading(
        self, brand_id: str, *, days: int | None = None
    ) -> types.UnreadAnswers:
        """How many answers no model has read for names, and what reading them costs at most."""
        return self._client._send(
            call(
                Operation(
                    "adminEstimateNameReading", "GET", "/api/admin/brands/{brandId}/rivals/reading"
                ),
                ids={"brandId": brand_id},
                query={"days": days},
            )
        )

    def order_name_reading(
        self, brand_id: str, answers: int, *, days: int | None = None
    ) -> types.UnreadAnswers:
        """Have the model read them, newest first; the ceilings of reading hold."""
        return self._client._send(
            call(
                Operation(
                    "adminOrderNameReading", "POST", "/api/admin/brands/{brandId}/rivals/reading"
                ),
                ids={"brandId": brand_id},
                body={"answers": answers, "days": days},
            )
        )

    def remove(self, brand_id: str, rival_id: str) -> types.RemoveRivalAnswer:
        """Take a declared name back; answers and readings stay."""
        return self._client._send(
            call(
                Operation(
                    "adminRemoveRival", "DELETE", "/api/admin/brands/{brandId}/rivals/{rivalId}"
                ),
                ids={"brandId": brand_id, "rivalId": rival_id},
            )
        )


class Runs(Group):
    def reclassify(self, run_id: str) -> types.JobAck:
        """Classify a run again from its stored readings."""
        return self._client._send(
            call(
                Operation("adminReclassifyRun", "POST", "/api/admin/runs/{runId}/reclassify"),
                ids={"runId": run_id},
            )
        )

    def get_searches(self, run_id: str) -> types.RunSearches:
        """What the engine looked up, read and cited for an answer."""
        return self._client._send(
            call(
                Operation("adminGetRunSearches", "GET", "/api/admin/runs/{runId}/searches"),
                ids={"runId": run_id},
            )
        )

    def get_source_search(self, run_id: str) -> types.SourceSearchState:
        """Whether the pages behind an answer say what it states wrongly, and what searching them costs."""
        return self._client._send(
            call(
                Operation("adminGetSourceSearch", "GET", "/api/admin/runs/{runId}/source-search"),
                ids={"runId": run_id},
            )
        )

    def order_source_search(self, run_id: str) -> types.SourceSearchState:
        """Have a model search every page behind an answer; the ceilings of reading and of pages hold."""
        return self._client._send(
            call(
                Operation(
                    "adminOrderSourceSearch", "POST", "/api/admin/runs/{runId}/source-search"
                ),
                ids={"runId": run_id},
            )
        )

    def verify(self, run_id: str, times: Literal[3, 10, 30, 59]) -> types.JobAck:
        """Ask an engine again several times, to measure how often it says so."""
        return self._client._send(
            call(
                Operation("adminVerifyRun", "POST", "/api/admin/runs/{runId}/verify"),
                ids={"runId": run_id},
                body={"times": times},
            )
        )


class Scans(Group):
    def list(
        self, brand_id: str, *, limit: int | None = None, looks: Literal["left_out"] | None = None
    ) -> Pages[types.ListedScan, types.ScanPage]:
        """List the scans of a brand, newest first."""
        return Pages(
            self._client,
            call(
                Operation("adminListScans", "GET", "/api/admin/brands/{brandId}/scans"),
                ids={"brandId": brand_id},
                query={"limit": limit, "looks": looks},
            ),
        )

    def create(
        self,
        brand_id: str,
        *,
        samples: int | None = None,
        engines: Sequence[
            Literal[
                "CHATGPT",
                "PERPLEXITY",
                "GEMINI",
                "CLAUDE",
                "COPILOT",
                "GROK",
                "GOOGLE_AIO",
                "GOOGLE_AI_MODE",
                "DEEPSEEK",
                "META_AI",
                "AMAZON_RUFUS",
            ]
        ]
        | None = None,
        prompt_ids: Sequence[str] | None = None,
        spread_minutes: int | None = None,
        idempotency_key: str | None = None,
    ) -> types.ScanCreated:
        """Start a scan with chosen samples, engines and prompts."""
        return self._client._send(
            call(
                Operation(
                    "adminStartScan", "POST", "/api/admin/brands/{brandId}/scans", keyed=True
                ),
                ids={"brandId": brand_id},
                body={
                    "samples": samples,
                    "engines": engines,
                    "promptIds": prompt_ids,
                    "spreadMinutes": spread_minutes,
                },
                idempotency_key=idempotency_key,
            )
        )

    def estimate(
        self,
        brand_id: str,
        *,
        samples: int | None = None,
        engines: Sequence[
            Literal[
                "CHATGPT",
                "PERPLEXITY",
                "GEMINI",
                "CLAUDE",
                "COPILOT",
                "GROK",
                "GOOGLE_AIO",
                "GOOGLE_AI_MODE",
                "DEEPSEEK",
                "META_AI",
                "AMAZON_RUFUS",
            ]
        ]
        | None = None,
        prompt_ids: Sequence[str] | None = None,
        spread_minutes: int | None = None,
    ) -> types.ScanEstimate:
        """Estimate what such a scan would cost, and how exact it would be; nothing is started."""
        return self._client._send(
            call(
                Operation(
                    "adminEstimateScan", "POST", "/api/admin/brands/{brandId}/scans/estimate"
                ),
                ids={"brandId": brand_id},
                body={
                    "samples": samples,
                    "engines": engines,
                    "promptIds": prompt_ids,
                    "spreadMinutes": spread_minutes,
                },
            )
        )

    def get(self, scan_id: str) -> types.ScanDetail:
        """Read a scan: its brand, and the progress of each engine and intent."""
        return self._client._send(
            call(
                Operation("adminGetScan", "GET", "/api/admin/scans/{scanId}"),
                ids={"scanId": scan_id},
            )
        )

    def runs(
        self,
        scan_id: str,
        *,
        engine: Literal[
            "CHATGPT",
            "PERPLEXITY",
            "GEMINI",
            "CLAUDE",
            "COPILOT",
            "GROK",
            "GOOGLE_AIO",
            "GOOGLE_AI_MODE",
            "DEEPSEEK",
            "META_AI",
            "AMAZON_RUFUS",
        ]
        | None = None,
        intent: Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"] | None = None,
        status: Literal[
            "QUEUED", "RUNNING", "CAPTURED", "CLASSIFIED", "SET_ASIDE", "NO_ANSWER", "FAILED"
        ]
        | None = None,
        class_: Literal["STRONG", "DESCRIPTIVE", "ECHO", "CONFABULATED", "ABSENT"] | None = None,
        limit: int | None = None,
    ) -> Pages[types.Run, types.RunPage]:
        """List the runs of a scan."""
        return Pages(
            self._client,
            call(
                Operation("adminListRuns", "GET", "/api/admin/scans/{scanId}/runs"),
                ids={"scanId": scan_id},
                query={
                    "engine": engine,
                    "intent": intent,
                    "status": status,
                    "class": class_,
                    "limit": limit,
                },
            ),
        )

    def stop(self, scan_id: str) -> types.ScanDetail:
        """Stop a scan: what is not asked yet is not asked any more; answers are kept and judged."""
        return self._client._send(
            call(
                Operation("adminStopScan", "POST", "/api/admin/scans/{scanId}/stop"),
                ids={"scanId": scan_id},
            )
        )


class Schedules(Group):
    def create(
        self,
        brand_id: str,
        cron: str,
        *,
        time_zone: str | None = None,
        jitter_seconds: int | None = None,
        samples: int | None = None,
        engines: Sequence[
            Literal[
                "CHATGPT",
                "PERPLEXITY",
                "GEMINI",
                "CLAUDE",
                "COPILOT",
                "GROK",
                "GOOGLE_AIO",
                "GOOGLE_AI_MODE",
                "DEEPSEEK",
                "META_AI",
                "AMAZON_RUFUS",
            ]
        ]
        | None = None,
        spend_ceiling_usd: str | None = None,
        missed: Literal["skip", "once"] | None = None,
        overlap: Literal["skip", "allow"] | None = None,
    ) -> types.AddScheduleAnswer:
        """Scan a brand on a schedule."""
        return self._client._send(
            call(
                Operation("adminAddSchedule", "POST", "/api/admin/brands/{brandId}/schedules"),
                ids={"brandId": brand_id},
                body={
                    "cron": cron,
                    "timeZone": time_zone,
                    "jitterSeconds": jitter_seconds,
                    "samples": samples,
                    "engines": engines,
                    "spendCeilingUsd": spend_ceiling_usd,
                    "missed": missed,
                    "overlap": overlap,
                },
            )
        )

    def list_of_brand(
        self, brand_id: str, *, limit: int | None = None
    ) -> Pages[types.ListBrandSchedulesAnswerItemsItem, types.ListBrandSchedulesAnswer]:
        """List the schedules of a brand with their next three times."""
        return Pages(
            self._client,
            call(
                Operation(
                    "adminListBrandSchedules", "GET", "/api/admin/brands/{brandId}/schedules"
                ),
                ids={"brandId": brand_id},
                query={"limit": limit},
            ),
        )

    def list(
        self, *, limit: int | None = None
    ) -> Pages[types.ListSchedulesAnswerItemsItem, types.ListSchedulesAnswer]:
        """List all schedules with their next three times."""
        return Pages(
            self._client,
            call(
                Operation("adminListSchedules", "GET", "/api/admin/schedules"),
                query={"limit": limit},
            ),
        )

    def change(
        self,
        schedule_id: str,
        *,
        paused: bool | None = None,
        cron: str | None = None,
        time_zone: str | None = None,
        jitter_seconds: int | None = None,
        samples: int | None | Unset = UNSET,
        engines: Sequence[
            Literal[
                "CHATGPT",
                "PERPLEXITY",
                "GEMINI",
                "CLAUDE",
                "COPILOT",
                "GROK",
                "GOOGLE_AIO",
                "GOOGLE_AI_MODE",
                "DEEPSEEK",
                "META_AI",
                "AMAZON_RUFUS",
            ]
        ]
        | None
        | Unset = UNSET,
        spend_ceiling_usd: str | None | Unset = UNSET,
        missed: Literal["skip", "once"] | None = None,
        overlap: Literal["skip", "allow"] | None = None,
    ) -> types.ChangeScheduleAnswer:
        """Change, pause or resume a schedule; times missed in between are not made up for."""
        return self._client._send(
            call(
                Operation("adminChangeSchedule", "PATCH", "/api/admin/schedules/{scheduleId}"),
                ids={"scheduleId": schedule_id},
                body={
                    "paused": paused,
                    "cron": cron,
                    "timeZone": time_zone,
                    "jitterSeconds": jitter_seconds,
                    "samples": samples,
                    "engines": engines,
                    "spendCeilingUsd": spend_ceiling_usd,
                    "missed": missed,
                    "overlap": overlap,
                },
                nullable=("samples", "engines", "spendCeilingUsd"),
            )
        )

    def remove(self, schedule_id: str) -> types.RemoveScheduleAnswer:
        """Remove a schedule; its scans are kept."""
        return self._client._send(
            call(
                Operation("adminRemoveSchedule", "DELETE", "/api/admin/schedules/{scheduleId}"),
                ids={"scheduleId": schedule_id},
            )
        )

    def list_times(
        self, schedule_id: str, *, limit: int | None = None
    ) -> types.ListScheduleTimesAnswer:
        """List the outcomes of the latest times of a schedule."""
        return self._client._send(
            call(
                Operation(
                    "adminListScheduleTimes", "GET", "/api/admin/schedules/{scheduleId}/times"
                ),
                ids={"scheduleId": schedule_id},
                query={"limit": limit},
            )
        )


class Shares(Group):
    def create(
        self,
        *,
        finding_id: str | None = None,
        run_id: str | None = None,
        case_id: str | None = None,
        report_id: str | None = None,
        expires_in_days: int | None = None,
        language: types.Language | None = None,
    ) -> types.NewShare:
        """Make an address that shows one finding, run, case or report to anybody who has it; it is shown only once."""
        return self._client._send(
            call(
                Operation("adminAddShare", "POST", "/api/admin/shares"),
                body={
                    "findingId": finding_id,
                    "runId": run_id,
                    "caseId": case_id,
                    "reportId": report_id,
                    "expiresInDays": expires_in_days,
                    "language": language,
                },
            )
        )

    def list(
        self, *, account_id: str | None = None, limit: int | None = None
    ) -> Pages[types.Share, types.SharePage]:
        """List what is shared, newest first, without the addresses."""
        return Pages(
            self._client,
            call(
                Operation("adminListShares", "GET", "/api/admin/shares"),
                query={"accountId": account_id, "limit": limit},
            ),
        )

    def revoke(self, share_id: str) -> types.ShareRevoked:
        """Take an address back: it shows nothing any more."""
        return self._client._send(
            call(
                Operation("adminRevokeShare", "DELETE", "/api/admin/shares/{shareId}"),
                ids={"shareId": share_id},
            )
        )


class Sources(Group):
    def list(
        self, brand_id: str, *, limit: int | None = None
    ) -> Pages[types.WrongPage, types.ListSourcesAnswer]:
        """List the cited pages that say the same wrong thing, by the number of answers that cite them."""
        return Pages(
            self._client,
            call(
                Operation("adminListSources", "GET", "/api/admin/brands/{brandId}/sources"),
                ids={"brandId": brand_id},
                query={"limit": limit},
            ),
        )


class Webhooks(Group):
    def get_delivery(self, delivery_id: str) -> types.GetDeliveryAnswer:
        """Read a delivery with its newest hundred attempts."""
        return self._client._send(
            call(
                Operation("adminGetDelivery", "GET", "/api/admin/deliveries/{deliveryId}"),
                ids={"deliveryId": delivery_id},
            )
        )

    def replay_delivery(self, delivery_id: str) -> types.ReplayDeliveryAnswer:
        """Send a delivery again, under the same id."""
        return self._client._send(
            call(
                Operation(
                    "adminReplayDelivery", "POST", "/api/admin/deliveries/{deliveryId}/replay"
                ),
                ids={"deliveryId": delivery_id},
            )
        )

    def create(
        self,
        url: str,
        *,
        brand_id: str | None = None,
        kinds: Sequence[
            Literal[
                "measurement.completed",
                "measurement.read_later",
                "measurement.failed",
                "confabulation.new",
                "confabulation.returned",
                "confabulation.not_seen",
                "citation_class.changed",
                "fact.superseded",
                "log.unwitnessed",
                "report.ready",
                "webhook.switched_off",
                "correction.changed",
                "correction.due",
            ]
        ]
        | None = None,
        digest: Literal["none", "daily", "weekly"] | None = None,
        grave_at_once: bool | None = None,
        language: types.Language | None = None,
    ) -> types.AddWebhookAnswer:
        """Register an address for events; its secret is shown only once."""
        return self._client._send(
            call(
                Operation("adminAddWebhook", "POST", "/api/admin/webhooks"),
                body={
                    "url": url,
                    "brandId": brand_id,
                    "kinds": kinds,
                    "digest": digest,
                    "graveAtOnce": grave_at_once,
                    "language": language,
                },
            )
        )

    def list(
        self, *, limit: int | None = None
    ) -> Pages[types.ListWebhooksAnswerItemsItem, types.ListWebhooksAnswer]:
        """List registered addresses, without their secrets."""
        return Pages(
            self._client,
            call(
                Operation("adminListWebhooks", "GET", "/api/admin/webhooks"), query={"limit": limit}
            ),
        )

    def change(
        self,
        webhook_id: str,
        *,
        kinds: Sequence[
            Literal[
                "measurement.completed",
                "measurement.read_later",
                "measurement.failed",
                "confabulation.new",
                "confabulation.returned",
                "confabulation.not_seen",
                "citation_class.changed",
                "fact.superseded",
                "log.unwitnessed",
                "report.ready",
                "webhook.switched_off",
                "correction.changed",
                "correction.due",
            ]
        ]
        | None = None,
        digest: Literal["none", "daily", "weekly"] | None = None,
        grave_at_once: bool | None = None,
        language: types.Language | None = None,
        on: bool | None = None,
    ) -> types.ChangeWebhookAnswer:
        """Change what is delivered, or switch it on or off."""
        return self._client._send(
            call(
                Operation("adminChangeWebhook", "PATCH", "/api/admin/webhooks/{webhookId}"),
                ids={"webhookId": webhook_id},
                body={
                    "kinds": kinds,
                    "digest": digest,
                    "graveAtOnce": grave_at_once,
                    "language": language,
                    "on": on,
                },
            )
        )

    def get(self, webhook_id: str) -> types.GetWebhookAnswer:
        """Read a registered address."""
        return self._client._send(
            call(
                Operation("adminGetWebhook", "GET", "/api/admin/webhooks/{webhookId}"),
                ids={"webhookId": webhook_id},
            )
        )

    def remove(self, webhook_id: str) -> types.RemoveWebhookAnswer:
        """Remove an address; nothing more is sent to it."""
        return self._client._send(
            call(
                Operation("adminRemoveWebhook", "DELETE", "/api/admin/webhooks/{webhookId}"),
                ids={"webhookId": webhook_id},
            )
        )

    def list_deliveries(
        self,
        webhook_id: str,
        *,
        state: Literal["pending", "delivered", "failed", "skipped"] | None = None,
        limit: int | None = None,
    ) -> Pages[types.ListDeliveriesAnswerItemsItem, types.ListDeliveriesAnswer]:
        """List deliveries to an address, newest first."""
        return Pages(
            self._client,
            call(
                Operation(
                    "adminListDeliveries", "GET", "/api/admin/webhooks/{webhookId}/deliveries"
                ),
                ids={"webhookId": webhook_id},
                query={"state": state, "limit": limit},
            ),
        )

    def renew_secret(self, webhook_id: str) -> types.RenewWebhookSecretAnswer:
        """Make a new secret, shown only once; the old one stops working at once."""
        return self._client._send(
            call(
                Operation(
                    "adminRenewWebhookSecret", "POST", "/api/admin/webhooks/{webhookId}/secret"
                ),
                ids={"webhookId": webhook_id},
            )
        )

    def test(self, webhook_id: str) -> types.TestWebhookAnswer:
        """Send a test event the way every delivery is sent."""
        return self._client._send(
            call(
                Operation("adminTestWebhook", "POST", "/api/admin/webhooks/{webhookId}/test"),
                ids={"webhookId": webhook_id},
            )
        )


class Operator(Group):
    """Every operation of the operator's API. Bodies are dictionaries with its names."""

    def __init__(self, client: Veracite) -> None:
        super().__init__(client)
        self.accounts = Accounts(client)
        self.app_plans = AppPlans(client)
        self.brands = Brands(client)
        self.cases = Cases(client)
        self.catalogue = Catalogue(client)
        self.confabulations = Confabulations(client)
        self.corrections = Corrections(client)
        self.documents = Documents(client)
        self.engines = Engines(client)
        self.events = Events(client)
        self.facts = Facts(client)
        self.feeds = Feeds(client)
        self.findings = Findings(client)
        self.forms = Forms(client)
        self.invitations = Invitations(client)
        self.jobs = Jobs(client)
        self.keys = Keys(client)
        self.log = Log(client)
        self.mail = Mail(client)
        self.me = Me(client)
        self.members = Members(client)
        self.orders = Orders(client)
        self.plans = Plans(client)
        self.predicates = Predicates(client)
        self.prompts = Prompts(client)
        self.queues = Queues(client)
        self.readers = Readers(client)
        self.record = Record(client)
        self.registers = Registers(client)
        self.report_plan = ReportPlan(client)
        self.reports = Reports(client)
        self.review = Review(client)
        self.rivals = Rivals(client)
        self.runs = Runs(client)
        self.scans = Scans(client)
        self.schedules = Schedules(client)
        self.shares = Shares(client)
        self.sources = Sources(client)
        self.webhooks = Webhooks(client)

    def exports(self) -> types.ExportKinds:
        """List what can be exported, with columns and filters."""
        return self._client._send(call(Operation("adminListExports", "GET", "/api/admin/exports")))

    def answers(
        self,
        *,
        brand_id: str | None = None,
        cut: int | None = None,
        scan: str | None = None,
        engine: Literal[
            "CHATGPT",
            "PERPLEXITY",
            "GEMINI",
            "CLAUDE",
            "COPILOT",
            "GROK",
            "GOOGLE_AIO",
            "GOOGLE_AI_MODE",
            "DEEPSEEK",
            "META_AI",
            "AMAZON_RUFUS",
        ]
        | None = None,
        intent: Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"] | None = None,
        origin: Literal["engine", "app", "stand_in", "demo"] | None = None,
        class_: Literal["STRONG", "DESCRIPTIVE", "ECHO", "CONFABULATED", "ABSENT"] | None = None,
        asked: Literal["original", "verification"] | None = None,
        from_: When | None = None,
        to: When | None = None,
    ) -> Export[types.ExportedAnswer]:
        """Export answers."""
        return Export(
            self._client,
            Operation("adminExportAnswers", "GET", "/api/admin/exports/answers", deadline=60),
            {
                "brandId": brand_id,
                "cut": cut,
                "scan": scan,
                "engine": engine,
                "intent": intent,
                "origin": origin,
                "class": class_,
                "asked": asked,
                "from": from_,
                "to": to,
            },
        )

    def claims(
        self,
        *,
        brand_id: str | None = None,
        cut: int | None = None,
        scan: str | None = None,
        engine: Literal[
            "CHATGPT",
            "PERPLEXITY",
            "GEMINI",
            "CLAUDE",
            "COPILOT",
            "GROK",
            "GOOGLE_AIO",
            "GOOGLE_AI_MODE",
            "DEEPSEEK",
            "META_AI",
            "AMAZON_RUFUS",
        ]
        | None = None,
        intent: Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"] | None = None,
        origin: Literal["engine", "app", "stand_in", "demo"] | None = None,
        class_: Literal["STRONG", "DESCRIPTIVE", "ECHO", "CONFABULATED", "ABSENT"] | None = None,
        asked: Literal["original", "verification"] | None = None,
        predicate: str | None = None,
        verdict: Literal["supported", "contradicted", "outdated", "unverifiable"] | None = None,
        from_: When | None = None,
        to: When | None = None,
    ) -> Export[types.ExportedClaim]:
        """Export claims."""
        return Export(
            self._client,
            Operation("adminExportClaims", "GET", "/api/admin/exports/claims", deadline=60),
            {
                "brandId": brand_id,
                "cut": cut,
                "scan": scan,
                "engine": engine,
                "intent": intent,
                "origin": origin,
                "class": class_,
                "asked": asked,
                "predicate": predicate,
                "verdict": verdict,
                "from": from_,
                "to": to,
            },
        )

    def measures(
        self,
        *,
        brand_id: str | None = None,
        cut: int | None = None,
        scan: str | None = None,
        engine: Literal[
            "CHATGPT",
            "PERPLEXITY",
            "GEMINI",
            "CLAUDE",
            "COPILOT",
            "GROK",
            "GOOGLE_AIO",
            "GOOGLE_AI_MODE",
            "DEEPSEEK",
            "META_AI",
            "AMAZON_RUFUS",
        ]
        | None = None,
        intent: Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"] | None = None,
        origin: Literal["engine", "app", "stand_in", "demo"] | None = None,
        from_: When | None = None,
        to: When | None = None,
    ) -> Export[types.ExportedRivalFigure]:
        """Export measures."""
        return Export(
            self._client,
            Operation("adminExportMeasures", "GET", "/api/admin/exports/measures", deadline=60),
            {
                "brandId": brand_id,
                "cut": cut,
                "scan": scan,
                "engine": engine,
                "intent": intent,
                "origin": origin,
                "from": from_,
                "to": to,
            },
        )

    def rates(
        self,
        *,
        brand_id: str | None = None,
        cut: int | None = None,
        scan: str | None = None,
        engine: Literal[
            "CHATGPT",
            "PERPLEXITY",
            "GEMINI",
            "CLAUDE",
            "COPILOT",
            "GROK",
            "GOOGLE_AIO",
            "GOOGLE_AI_MODE",
            "DEEPSEEK",
            "META_AI",
            "AMAZON_RUFUS",
        ]
        | None = None,
        intent: Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"] | None = None,
        origin: Literal["engine", "app", "stand_in", "demo"] | None = None,
        level: Literal["overall", "engine", "intent", "engine_intent", "prompt"] | None = None,
        measure: Literal["mentioned", "STRONG", "DESCRIPTIVE", "ECHO", "CONFABULATED", "ABSENT"]
        | None = None,
        from_: When | None = None,
        to: When | None = None,
    ) -> Export[types.ExportedRate]:
        """Export rates."""
        return Export(
            self._client,
            Operation("adminExportRates", "GET", "/api/admin/exports/rates", deadline=60),
            {
                "brandId": brand_id,
                "cut": cut,
                "scan": scan,
                "engine": engine,
                "intent": intent,
                "origin": origin,
                "level": level,
                "measure": measure,
                "from": from_,
                "to": to,
            },
        )

    def search(self, *, q: str | None = None, brand_id: str | None = None) -> types.SearchHits:
        """Find brands, wrong statements, prompts, facts, pages and scans by their words, and anything by id or hash."""
        return self._client._send(
            call(
                Operation("adminSearch", "GET", "/api/admin/search"),
                query={"q": q, "brandId": brand_id},
            )
        )
