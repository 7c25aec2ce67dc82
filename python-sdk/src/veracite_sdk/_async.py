"""The client: how calls are sent and repeated, and the calls of `/v1`."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cached_property
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar

import httpx

from . import _calls as calls
from . import _operations as operations
from ._async_lists import AsyncStreamed
from ._calls import call
from ._core import Call, ModelType, Reply, Settings, decode_model, logger
from ._generated.models import (
    CheckResult,
    ConfabulationReport,
    ConfabulationWindow,
    Engine,
    GroundTruth,
    HashNotFound,
    JobAck,
    PromptIntent,
    PublicEvidence,
    RunEvidence,
    Scan,
    ScanCreated,
)
from ._http import Deadline, own_errors
from ._operations import Operation
from ._received import EvidenceBundle
from ._retry import delay_before_retry
from ._runtime import async_notify, async_sleep, async_time_limit
from ._wait import check_seconds, poll_delay
from .errors import ApiError, ConnectionFailedError, WaitTimeoutError

if TYPE_CHECKING:
    from ._async_operator import AsyncOperator

T = TypeVar("T")


class AsyncVeracite:
    """A client of one Veracite server.

    `token` may be left out for the public calls under `evidence`. `timeout` is seconds for one attempt, to
    the last byte of the answer: 30, and more for operations that the service itself gives more time.
    `user_agent` names your application. `transport` replaces the network.
    """

    def __init__(
        self,
        base_url: str,
        token: str | None = None,
        *,
        timeout: float | None = None,
        max_retries: int = 2,
        user_agent: str | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._settings = Settings(base_url, token, timeout, max_retries, user_agent)
        self._http = httpx.AsyncClient(transport=transport)
        self.scans = Scans(self)
        self.confabulations = Confabulations(self)
        self.runs = Runs(self)
        self.ground_truth = GroundTruths(self)
        self.evidence = Evidence(self)

    @cached_property
    def operator(self) -> AsyncOperator:
        """The operator's API."""
        # Here, so that callers who do not use it do not wait for hundreds of methods.
        from ._async_operator import AsyncOperator

        return AsyncOperator(self)

    async def close(self) -> None:
        """Closes the connections. `async with` does it for you."""
        await self._http.aclose()

    async def __aenter__(self) -> AsyncVeracite:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    def __repr__(self) -> str:
        return self._settings.describe(type(self).__name__)

    async def _send(self, call: Call[T], until: float | None = None) -> T:
        """Sends the call, again where that may help. `until` (monotonic time) ends all attempts together."""
        # Made once for all attempts, with the idempotency key that the call got when it was made.
        headers = self._settings.headers_of(call)
        attempt = 0
        while True:
            left = float("inf") if until is None else until - time.monotonic()
            timeout = min(self._settings.timeout_of(call), max(0.001, left))
            try:
                return call.result(await self._attempt(call, headers, timeout))
            except (ApiError, ConnectionFailedError) as error:
                if attempt >= self._settings.max_retries or not call.repeatable:
                    raise
                delay = delay_before_retry(error, attempt, chance=random.random())
                if delay is None or (until is not None and time.monotonic() + delay >= until):
                    raise
                logger.debug("%s; again in %.2f s", error, delay)
            await async_sleep(delay)
            attempt += 1

    def _request(self, call: Call[T], headers: dict[str, str], deadline: Deadline) -> httpx.Request:
        return self._http.build_request(
            **{**call.request, "url": self._settings.url_of(call), "headers": headers},
            extensions={"timeout": deadline},
        )

    async def _attempt(self, call: Call[T], headers: dict[str, str], timeout: float) -> Reply:
        # An upload may take as long as it needs, if no step of it takes longer than `timeout`.
        whole = float("inf") if "content" in call.request else timeout
        deadline = Deadline(whole, step=timeout)
        request = self._request(call, headers, deadline)
        with own_errors(call.operation.id, self._settings.address, timeout), async_time_limit(whole):
            response = await self._http.send(request, stream=True)
            try:
                content = bytearray()
                async for chunk in response.aiter_bytes():
                    content += chunk
                    # Each step was in time, but a body may trickle in.
                    if deadline.is_over():
                        raise httpx.ReadTimeout("the answer is too slow", request=request)
            finally:
                await response.aclose()
        return Reply(call.operation, response.status_code, response.headers, bytes(content))

    @asynccontextmanager
    async def _stream(self, call: Call[Any]) -> AsyncIterator[AsyncStreamed]:
        """An answer that is read as it comes. `timeout` is the longest wait for its next part."""
        timeout = self._settings.timeout_of(call)
        headers = {**self._settings.headers_of(call), "Accept-Encoding": "identity"}
        request = self._request(call, headers, Deadline(float("inf"), step=timeout))
        with own_errors(call.operation.id, self._settings.address, timeout):
            response = await self._http.send(request, stream=True)
            try:
                if response.status_code != 200:
                    content = await response.aread()
                    call.result(Reply(call.operation, response.status_code, response.headers, content))
                yield AsyncStreamed(response.headers, response.aiter_bytes())
            finally:
                await response.aclose()


class Resource:
    def __init__(self, client: AsyncVeracite) -> None:
        self._client = client

    async def _ask(self, operation: Operation, answer: ModelType[T], **parts: Any) -> T:
        asked: Call[T] = call(operation, decode=decode_model(answer), **parts)
        return await self._client._send(asked)


class Scans(Resource):
    """Runs of all prompts of a brand on all engines of its plan."""

    async def create(self, brand_id: str, *, idempotency_key: str | None = None) -> ScanCreated:
        """Starts a scan and returns at once. Counts against the monthly cap (`ScanCapError`)."""
        body = {"brandId": calls.check_id(brand_id, "brandId")}
        return await self._ask(
            operations.CREATE_SCAN, ScanCreated, body=body, idempotency_key=idempotency_key
        )

    async def get(self, scan_id: str) -> Scan:
        """A scan and its progress."""
        return await self._client._send(calls.get_scan(scan_id))

    async def wait(
        self,
        scan_id: str,
        *,
        deadline: float = 1800.0,
        poll: float = 5.0,
        on_progress: Callable[[Scan], object] | None = None,
    ) -> Scan:
        """Returns the scan once it is over, whatever came of it.

        Calls `on_progress` with the first state of the scan and whenever it changed; the asynchronous
        client takes a coroutine function too. Raises `WaitTimeoutError` after `deadline` seconds. `poll` is
        the longest pause between two looks.
        """
        end = time.monotonic() + check_seconds("deadline", deadline)
        check_seconds("poll", poll)
        last: Scan | None = None
        looks = 0
        while True:
            try:
                scan = await self._client._send(calls.get_scan(scan_id), until=end)
            except ConnectionFailedError as error:
                if time.monotonic() < end:
                    raise
                raise WaitTimeoutError(last, deadline, scan_id) from error
            has_changed, last = scan != last, scan
            if on_progress is not None and has_changed:
                await async_notify(on_progress, last)
            # Not the name of the status: new terminal ones may come, and each sets this time.
            if scan.finished_at is not None:
                return scan
            delay = poll_delay(looks, poll)
            if time.monotonic() + delay >= end:
                raise WaitTimeoutError(last, deadline, scan_id)
            await async_sleep(delay)
            looks += 1


class Confabulations(Resource):
    """How engines cite a brand, and what they make up about it."""

    async def list(
        self,
        brand_id: str,
        *,
        engine: Engine | str | None = None,
        intent: PromptIntent | str | None = None,
        window: ConfabulationWindow | str | None = None,
    ) -> ConfabulationReport:
        """Counts per class, and the newest runs that state something false (at most 100)."""
        return await self._client._send(calls.list_confabulations(brand_id, engine, intent, window))


class Runs(Resource):
    """Single answers of an engine, and the evidence of them."""

    async def evidence(self, run_id: str) -> RunEvidence:
        """The raw response, its SHA-256, every classification and every re-verification."""
        return await self._ask(operations.GET_RUN_EVIDENCE, RunEvidence, ids={"runId": run_id})

    async def verify(self, run_id: str, *, idempotency_key: str | None = None) -> JobAck:
        """Asks the engine again, later, in the worker. `ConflictError` without a prior classification."""
        ids = {"runId": run_id}
        return await self._ask(operations.VERIFY_RUN, JobAck, ids=ids, idempotency_key=idempotency_key)

    async def bundle(self, run_id: str) -> EvidenceBundle:
        """All that is needed to check the run off line; see `veracite_sdk.verify`."""
        ids, query = {"runId": run_id}, {"format": "json"}
        return await self._ask(operations.GET_EVIDENCE_BUNDLE, EvidenceBundle, ids=ids, query=query)

    async def bundle_html(self, run_id: str) -> str:
        """The same as one HTML document that prints well and checks itself."""
        return await self._client._send(calls.get_bundle_html(run_id))


class GroundTruths(Resource):
    """The facts that answers are held against."""

    async def list(self, brand_id: str) -> GroundTruth:
        """The facts known about a brand, each with its source."""
        return await self._ask(operations.GET_GROUND_TRUTH, GroundTruth, ids={"brandId": brand_id})

    async def refresh(self, brand_id: str, *, idempotency_key: str | None = None) -> JobAck:
        """Collects the facts again, later, in the worker."""
        ids, key = {"brandId": brand_id}, idempotency_key
        return await self._ask(operations.REFRESH_GROUND_TRUTH, JobAck, ids=ids, idempotency_key=key)


class Evidence(Resource):
    """Public verification. Needs no token and never sends one."""

    async def lookup(self, hash: str) -> PublicEvidence | HashNotFound:
        """Whether a response or answer with this SHA-256 was captured, and when."""
        return await self._client._send(calls.lookup(hash))

    async def check(self, hash: str, content: str) -> CheckResult | HashNotFound:
        """Whether this text is, byte for byte in UTF-8, what was captured under the hash."""
        return await self._client._send(calls.check(hash, content))
