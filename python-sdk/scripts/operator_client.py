"""The operator's side of the asynchronous client: one method for each operation. Used by generate.py."""

from __future__ import annotations

import keyword
import re
from dataclasses import dataclass
from typing import Any

from typed_dicts import Types, pascal, reference_of

#: Methods that are not called as `method_name` would call them: `group.method`, or `method` of the operator.
NAMES = {
    "adminExportAnswers": "answers",
    "adminExportClaims": "claims",
    "adminExportCorrections": "corrections.__call__",
    "adminExportFindings": "findings.__call__",
    "adminExportMeasures": "measures",
    "adminExportRates": "rates",
    "adminGetCaseFile": "cases.file",
    "adminGetCaseWebArchive": "cases.web_archive",
    "adminGetDelivery": "webhooks.get_delivery",
    "adminGetRunAttestation": "forms.attestation",
    "adminGetRunStatement": "forms.transparent_statement",
    "adminGetRunWebArchive": "forms.web_archive",
    "adminListBrandSchedules": "schedules.list_of_brand",
    "adminListExports": "exports",
    "adminListPredicates": "facts.predicates",
    "adminListRuns": "scans.runs",
    "adminReplayDelivery": "webhooks.replay_delivery",
    "adminSearch": "search",
    "adminStartScan": "scans.create",
    "adminWithdrawFact": "facts.archive",
}
#: Query parameters that the client itself sends.
OWN_QUERY = {"page": ("cursor",), "export": ("format", "after", "skip")}
#: What a file is returned as, how it is read, and the media type to ask for.
FILES = {"html": ("str", "decode_html", "text/html"), "file": ("bytes", "decode_bytes", "*/*")}
HEAD = '''"""The operator's API: one method for each operation of its document."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any, Literal, Union

from ._async_lists import AsyncContent, AsyncExport, AsyncPages, AsyncStreamed
from ._calls import When, call, decode_bytes
from ._core import decode_html
from ._generated.types import UNSET, Unset
from ._operations import Operation

if TYPE_CHECKING:
    from . import operator_types as types
    from ._async import AsyncVeracite


class Group:
    def __init__(self, client: AsyncVeracite) -> None:
        self._client = client
'''


@dataclass
class Parameter:
    name: str
    kind: str
    required: bool
    nullable: bool = False

    @property
    def python(self) -> str:
        return python_name(self.name)

    @property
    def declared(self) -> str:
        if self.required:
            return f"{self.python}: {self.kind}"
        if self.nullable:
            return f"{self.python}: {self.kind} | Unset = UNSET"
        return f"{self.python}: {self.kind} | None = None"


class Operation:
    """What one operation takes and returns, as parts of a method."""

    def __init__(self, method: str, path: str, operation: dict[str, Any], types: Types) -> None:
        self.id: str = operation["operationId"]
        self.method = method.upper()
        self.path = path
        self.summary: str = operation["summary"].rstrip(".")
        self.group, self.name = method_name(self.id, operation["tags"][0])
        self.deadline = operation.get("x-deadline-ms", 0) / 1000
        self.types = types
        answers = [body for status, body in operation["responses"].items() if status.startswith("2")]
        self.answer: dict[str, Any] = answers[0]["content"]
        self.kind = self.kind_of_answer()
        parameters = operation.get("parameters", [])
        self.ids = [Parameter(one["name"], "str", True) for one in parameters if one["in"] == "path"]
        self.query = [
            Parameter(one["name"], self.query_type(one), False)
            for one in parameters
            if one["in"] == "query" and one["name"] not in OWN_QUERY.get(self.kind, ())
        ]
        self.keyed = any(one["name"] == "Idempotency-Key" for one in parameters)
        content = operation.get("requestBody", {}).get("content", {})
        self.body = self.resolved(content.get("application/json", {}).get("schema", {}))
        self.uploads = bool(content) and not self.body
        self.members = self.body_members() if self.body else []

    def kind_of_answer(self) -> str:
        if "application/vnd.apache.parquet" in self.answer:
            return "export"
        if "application/json" not in self.answer:
            return "html" if "text/html" in self.answer else "file"
        return "page" if "nextCursor" in self.answer_schema()["properties"] else "json"

    def answer_schema(self) -> dict[str, Any]:
        return self.resolved(self.answer["application/json"]["schema"])

    def resolved(self, schema: dict[str, Any]) -> dict[str, Any]:
        reference = reference_of(schema)
        return dict(self.types.schemas[reference]) if reference else schema

    def query_type(self, parameter: dict[str, Any]) -> str:
        # Moments, which the document describes in words only.
        if parameter["name"] in ("from", "to"):
            return "When"
        return self.typed(parameter["schema"], parameter["name"])

    def body_members(self) -> list[Parameter]:
        required = self.body.get("required", [])
        return [
            Parameter(name, self.typed(schema, name), name in required, is_nullable(schema))
            for name, schema in self.body["properties"].items()
        ]

    def typed(self, schema: dict[str, Any], name: str) -> str:
        written = self.types.written(schema, self.own_type(name))
        # Callers may give any sequence; and `list` is a method in most groups.
        return in_module(written).replace("list[", "Sequence[")

    def own_type(self, name: str) -> str:
        return self.id.removeprefix("admin") + pascal(name)

    def answer_type(self) -> str:
        return in_module(
            self.types.written(self.answer["application/json"]["schema"], self.own_type("Answer"))
        )

    def row_type(self) -> str:
        schema = self.answer["application/x-ndjson"]["schema"]
        return in_module(self.types.written(schema, self.own_type("Row")))

    def item_type(self) -> str:
        page = self.answer["application/json"]["schema"]
        items = self.answer_schema()["properties"]["items"]["items"]
        name = reference_of(items) or f"{reference_of(page) or self.own_type('Answer')}ItemsItem"
        return f"types.{name}"

    def lines(self) -> list[str]:
        if self.kind == "export":
            made = f"AsyncExport(self._client, {self.operation()}, {self.dictionary(self.query)})"
            return self.written(self.name, f"AsyncExport[{self.row_type()}]", made)
        if self.kind == "page":
            # Written first: it defines the type of a page without a name.
            page = self.answer_type()
            made = f"AsyncPages(self._client, {self.call()})"
            return self.written(self.name, f"AsyncPages[{self.item_type()}, {page}]", made)
        if self.kind == "json":
            return self.written(self.name, self.answer_type(), f"await self._client._send({self.call()})")
        answer, decode, accept = FILES[self.kind]
        call = self.call(f"decode={decode}", f"accept={accept!r}")
        whole = self.written(self.name, answer, f"await self._client._send({call})")
        streamed = "AbstractAsyncContextManager[AsyncStreamed]"
        note = ", read as it arrives"
        return whole + self.written(f"stream_{self.name}", streamed, f"self._client._stream({call})", note)

    def written(self, name: str, answer: str, result: str, note: str = "") -> list[str]:
        start = "async def" if result.startswith("await") else "def"
        return [
            "",
            f"    {start} {name}({', '.join(self.signature())}) -> {answer}:",
            f'        """{self.summary}{note}."""',
            f"        return {result}",
        ]

    def signature(self) -> list[str]:
        first = [*self.ids, *(one for one in self.members if one.required)]
        rest = [one.declared for one in (*self.query, *self.members) if not one.required]
        if self.keyed:
            rest.append("idempotency_key: str | None = None")
        content = ["content: AsyncContent | None = None"] if self.uploads else []
        return ["self", *(one.declared for one in first), *content, *(["*", *rest] if rest else [])]

    def operation(self) -> str:
        keyed = ", keyed=True" if self.keyed else ""
        slow = f", deadline={self.deadline:g}" if self.deadline else ""
        return f"Operation({self.id!r}, {self.method!r}, {self.path!r}{keyed}{slow})"

    def call(self, *more: str) -> str:
        parts = [self.operation()]
        if self.ids:
            parts.append(f"ids={self.dictionary(self.ids)}")
        if self.query:
            parts.append(f"query={self.dictionary(self.query)}")
        if self.body:
            parts.append(f"body={self.dictionary(self.members)}")
        nullable = tuple(one.name for one in self.members if one.nullable)
        if nullable:
            parts.append(f"nullable={nullable!r}")
        if self.uploads:
            parts.append("content=content")
        if self.keyed:
            parts.append("idempotency_key=idempotency_key")
        return f"call({', '.join([*parts, *more])})"

    def dictionary(self, parameters: list[Parameter]) -> str:
        return f"{{{', '.join(f'{one.name!r}: {one.python}' for one in parameters)}}}"


def operator_modules(document: dict[str, Any]) -> tuple[str, str]:
    """The client's module and the module of its types."""
    types = Types(document["components"]["schemas"])
    operations = [
        Operation(method, path, operation, types)
        for path, item in document["paths"].items()
        for method, operation in item.items()
    ]
    unknown = NAMES.keys() - {operation.id for operation in operations}
    if unknown:
        raise SystemExit(f"generate: NAMES has operations that the document lacks: {', '.join(unknown)}")
    groups: dict[str, list[str]] = {}
    own: list[str] = []
    for operation in operations:
        methods = own if operation.group == "" else groups.setdefault(operation.group, [])
        methods += operation.lines()
    lines = [HEAD]
    for name in sorted(groups):
        lines += ["", "", f"class {pascal(name)}(Group):", *groups[name][1:]]
    lines += ["", "", "class AsyncOperator(Group):"]
    lines += ['    """Every operation of the operator\'s API. Bodies are dictionaries with its names."""', ""]
    lines += ["    def __init__(self, client: AsyncVeracite) -> None:", "        super().__init__(client)"]
    lines += [f"        self.{name} = {pascal(name)}(client)" for name in sorted(groups)]
    return "\n".join([*lines, *own]) + "\n", types.module() + export_columns(operations)


def method_name(operation: str, tag: str) -> tuple[str, str]:
    """`adminListFeedImports` of the tag `feeds` is `feeds.list_imports`; `adminAddFeed` is `feeds.create`."""
    if operation in NAMES:
        group, _, name = NAMES[operation].rpartition(".")
        return group, name
    verb, *nouns = python_name(operation.removeprefix("admin")).split("_")
    own = [singular(noun) for noun in tag.split("-")]
    rest = [noun for noun in nouns if singular(noun) not in (*own, "my")]
    name = "_".join([verb, *rest]) if rest else {"add": "create"}.get(verb, verb)
    return tag.replace("-", "_"), python_name(name)


def python_name(name: str) -> str:
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).replace("-", "_").lower()
    return f"{words}_" if keyword.iskeyword(words) else words


def singular(noun: str) -> str:
    return noun.removesuffix("s")


def in_module(written: str) -> str:
    """Names of types are text in their own module, and members of it elsewhere."""
    return re.sub(r'"(\w+)"', r"types.\1", written)


def is_nullable(schema: dict[str, Any]) -> bool:
    several = schema.get("anyOf", [])
    return "null" in schema.get("type", ()) or any(one.get("type") == "null" for one in several)


def export_columns(operations: list[Operation]) -> str:
    """The columns of each kind of export, and those that are times."""
    columns: dict[str, tuple[str, ...]] = {}
    times: dict[str, tuple[str, ...]] = {}
    for operation in operations:
        if operation.kind == "export":
            kind = operation.path.split("/")[-1]
            row = reference_of(operation.answer["application/x-ndjson"]["schema"])
            properties = operation.types.schemas[str(row)]["properties"]
            columns[kind] = tuple(properties)
            is_time = {name: schema.get("format") == "date-time" for name, schema in properties.items()}
            times[kind] = tuple(name for name in properties if is_time[name])
    return (
        f"\n#: The columns of each kind of export.\nCOLUMNS: dict[str, tuple[str, ...]] = {columns!r}\n"
        f"#: Those of them that are times.\nTIMES: dict[str, tuple[str, ...]] = {times!r}\n"
    )
