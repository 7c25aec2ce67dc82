"""The bodies of the operator's API as typed dictionaries, from its document. Used by generate.py."""

from __future__ import annotations

import json
import re
from typing import Any

#: What the client takes: bodies of requests and answers, and what they are made of.
ROOTS = (
    "Account",
    "Archived",
    "Brand",
    "Attestation",
    "Case",
    "ExportKinds",
    "ExportedAnswer",
    "ExportedClaim",
    "ExportedCorrection",
    "ExportedFinding",
    "ExportedRate",
    "ChangedFact",
    "EnteredFacts",
    "FactInput",
    "Finding",
    "FindingDetail",
    "JobAck",
    "ListedScan",
    "Predicates",
    "Prompt",
    "Prompts",
    "Run",
    "ScanChoice",
    "ScanCreated",
    "ScanDetail",
    "ScanEstimate",
    "SuggestedPrompts",
)
EXPORTS = {
    "answers": "ExportedAnswer",
    "claims": "ExportedClaim",
    "corrections": "ExportedCorrection",
    "findings": "ExportedFinding",
    "rates": "ExportedRate",
}
PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}


def operator_module(document: dict[str, Any]) -> str:
    schemas = document["components"]["schemas"]
    wanted = reachable(schemas, list(ROOTS))
    lines = [
        '"""What the operator\'s API takes and gives, as typed dictionaries, and the columns of exports."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any, Literal, TypedDict, Union",
        "",
        "from typing_extensions import NotRequired",
        "",
    ]
    for name in sorted(wanted):
        lines += definition(name, schemas[name])
    lines += columns(schemas)
    return "\n".join(lines) + "\n"


def reachable(schemas: dict[str, Any], roots: list[str]) -> set[str]:
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += re.findall(r'"#/components/schemas/(\w+)"', json.dumps(schemas[name]))
    return found


def definition(name: str, schema: dict[str, Any]) -> list[str]:
    if "properties" not in schema:
        return [f"{name} = {written(schema)}", ""]
    required = schema.get("required", [])
    fields = []
    for key, value in schema["properties"].items():
        kind = written(value)
        # As text: a type may be defined further down.
        fields.append(f"    {key!r}: {kind if key in required else f'NotRequired[{kind}]'},")
    return [f"{name} = TypedDict({name!r}, {{", *fields, "})", ""]


def written(schema: dict[str, Any]) -> str:
    reference = re.fullmatch(r"#/components/schemas/(\w+)", schema.get("$ref", ""))
    if reference:
        return f'"{reference[1]}"'
    if "enum" in schema:
        return f"Literal[{', '.join(repr(value) for value in schema['enum'])}]"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return union([written(one) for one in schema[several]])
    kind = schema.get("type")
    if isinstance(kind, list):
        return union([written({**schema, "type": one}) for one in kind])
    if kind == "array":
        return f"list[{written(schema.get('items', {}))}]"
    if kind == "object":
        return "dict[str, Any]"
    return PLAIN.get(str(kind), "Any")


def union(kinds: list[str]) -> str:
    return "Any" if "Any" in kinds else f"Union[{', '.join(dict.fromkeys(kinds))}]"


def columns(schemas: dict[str, Any]) -> list[str]:
    lines = [
        "#: The columns of each kind of export, and which of them are times.",
        "COLUMNS: dict[str, tuple[str, ...]] = {",
    ]
    for kind, name in EXPORTS.items():
        lines.append(f"    {kind!r}: {tuple(schemas[name]['properties'])!r},")
    lines += ["}", "TIMES: dict[str, tuple[str, ...]] = {"]
    for kind, name in EXPORTS.items():
        times = [
            key for key, value in schemas[name]["properties"].items() if value.get("format") == "date-time"
        ]
        lines.append(f"    {kind!r}: {tuple(times)!r},")
    return [*lines, "}"]
