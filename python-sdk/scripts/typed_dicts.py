"""Schemas of the operator's document as typed dictionaries. Used by generate.py and operator_client.py."""

from __future__ import annotations

import re
from typing import Any

PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}


class Types:
    """Collects definitions. An object inside another body gets a name made of the names around it."""

    def __init__(self, schemas: dict[str, Any]) -> None:
        self.schemas = schemas
        self.definitions: dict[str, list[str]] = {}
        for name, schema in schemas.items():
            self.define(name, schema)

    def define(self, name: str, schema: dict[str, Any]) -> None:
        if name in self.definitions:
            raise SystemExit(f"generate: two types are called {name}")
        # Reserved before the members are read: one of them may have an object inside.
        self.definitions[name] = []
        if "properties" not in schema:
            self.definitions[name] = [f"{name} = {self.written(schema, name)}", ""]
            return
        required = schema.get("required", [])
        fields = []
        for key, value in schema["properties"].items():
            kind = self.written(value, name + pascal(key))
            fields.append(f"    {key!r}: {kind if key in required else f'NotRequired[{kind}]'},")
        self.definitions[name] = [f"{name} = TypedDict({name!r}, {{", *fields, "})", ""]

    def written(self, schema: dict[str, Any], name: str) -> str:
        """The type of a schema; `name` is for an object without a name of its own."""
        reference = reference_of(schema)
        if reference:
            # As text: a type may be defined further down.
            return f'"{reference}"'
        if "const" in schema:
            return f"Literal[{schema['const']!r}]"
        if "enum" in schema:
            return f"Literal[{', '.join(repr(value) for value in schema['enum'])}]"
        if "anyOf" in schema:
            several = enumerate(schema["anyOf"])
            return union([self.written(one, f"{name}{at or ''}") for at, one in several])
        kind = schema.get("type")
        if isinstance(kind, list):
            return union([self.written({**schema, "type": one}, name) for one in kind])
        if kind == "array":
            return f"list[{self.written(schema.get('items', {}), f'{name}Item')}]"
        if kind == "object" and schema.get("properties"):
            self.define(name, schema)
            return f'"{name}"'
        if kind == "object":
            return "dict[str, Any]"
        return PLAIN.get(str(kind), "Any")

    def module(self) -> str:
        lines = [
            '"""Bodies of the operator\'s API, as typed dictionaries with the names of the API."""',
            "",
            "from __future__ import annotations",
            "",
            "from typing import Any, Literal, TypedDict, Union",
            "",
            "from typing_extensions import NotRequired",
            "",
        ]
        for name in sorted(self.definitions):
            lines += self.definitions[name]
        return "\n".join(lines)


def reference_of(schema: dict[str, Any]) -> str | None:
    found = re.fullmatch(r"#/components/schemas/(\w+)", schema.get("$ref", ""))
    return found[1] if found else None


def union(kinds: list[str]) -> str:
    return "Any" if "Any" in kinds else f"Union[{', '.join(dict.fromkeys(kinds))}]"


def pascal(name: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"\W+|_", name))
