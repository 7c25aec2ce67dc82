"""Writes what is generated in src/veracite_sdk: from the OpenAPI documents, and the blocking client.

    python scripts/generate.py            write
    python scripts/generate.py --check    compare, exit 1 on any difference

The output depends on the documents, the asynchronous client, the version in pyproject.toml and the pinned
tools only: the same bytes come out everywhere.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from operator_client import operator_modules
from to_sync import to_sync

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT.parent / "packages" / "contract" / "openapi.json"
ADMIN_DOCUMENT = ROOT.parent / "packages" / "contract" / "admin-openapi.json"
PACKAGE = ROOT / "src" / "veracite_sdk"
#: Data that the verifiers share, by the name that it has in the package.
COPIED = {
    "verify/_words.json": ROOT.parent / "vectors" / "bundles" / "words.json",
    "verify/_repeated.json": ROOT.parent / "packages" / "verify" / "src" / "bundle" / "repeated.json",
    "verify/_web_roots.json": ROOT.parent / "packages" / "verify" / "src" / "relayed" / "web-roots.json",
}
METHODS = ("get", "put", "post", "delete", "patch")
HEADER = "# Generated from {} by scripts/generate.py. Do not edit.\n"
GENERATED = re.compile(r"# Generated from .* by scripts/generate\.py\. Do not edit\.\n")

OPERATIONS = '''"""Every operation that can be called, as the document has it."""

from typing import NamedTuple


class Operation(NamedTuple):
    id: str
    method: str
    path: str
    bearer: bool = True
    #: Whether it takes an idempotency key.
    keyed: bool = False
    #: Seconds that the service may take for it, where that is long.
    deadline: float = 0


CLIENT_VERSION = {version}

{rows}

OPERATIONS = ({names})
'''


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__)
        return 2
    document = json.loads(read(DOCUMENT))
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made"
        made.mkdir()
        generate(sdk_view(document), made)
        wanted = {**files_below(made), **{name: path.read_bytes() for name, path in COPIED.items()}}
    present = generated_files_in(PACKAGE)
    if arguments == ["--check"]:
        return report_drift(wanted, present)
    for name in present.keys() - wanted.keys():
        (PACKAGE / name).unlink()
    for name, content in wanted.items():
        path = PACKAGE / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    print(f"generate: {len(wanted)} files")
    return 0


def sdk_view(document: dict[str, Any]) -> dict[str, Any]:
    """The document without planned operations: those that have no 2xx answer."""
    paths: dict[str, Any] = {}
    for path, item in document["paths"].items():
        kept = {method: operation for method, operation in item.items() if is_callable(operation)}
        if kept:
            paths[path] = kept
    return {**document, "paths": paths}


def is_callable(operation: dict[str, Any]) -> bool:
    return any(status.startswith("2") for status in operation["responses"])


def generate(document: dict[str, Any], made: Path) -> None:
    models(document, made / "_generated")
    write(made / "models.py", models_module(read(made / "_generated" / "models" / "__init__.py")))
    write(made / "_operations.py", operations_module(document))
    operator, types = operator_modules(json.loads(read(ADMIN_DOCUMENT)))
    write(made / "_async_operator.py", operator)
    write(made / "operator_types.py", types)
    for path in sorted(made.rglob("*.py")):
        write(path, HEADER.format("the OpenAPI document") + read(path))
    for source in (PACKAGE / "_async.py", PACKAGE / "_async_lists.py", made / "_async_operator.py"):
        blocking = to_sync(GENERATED.sub("", read(source)))
        write(made / source.name.replace("_async", "_sync"), HEADER.format(source.name) + blocking)
    # Isolated: the settings of the folder above must not change the bytes.
    ruff = ("ruff", "{}", "--isolated", "--quiet", "--no-cache", "--line-length=100")
    # UP028 would have `yield from`, which the asynchronous source cannot say.
    rules = ("--target-version=py310", "--select=F401,F811,I,UP", "--ignore=UP028", "--fix")
    run(*(part.format("check") for part in ruff), *rules, str(made))
    run(*(part.format("format") for part in ruff), "--target-version=py310", str(made))


def models(document: dict[str, Any], output: Path) -> None:
    source = output.parent.parent / "document.json"
    write(source, json.dumps(document))
    run(
        "openapi_python_client",
        "generate",
        f"--path={source}",
        f"--config={ROOT / 'openapi-python-client.yaml'}",
        f"--output-path={output}",
        "--meta=none",
        # Without this a missing tool or a skipped schema would only be a line on the screen.
        "--fail-on-warning",
    )
    # We send requests ourselves: this code raises nothing, has no timeout and reads one media type.
    shutil.rmtree(output / "api")
    for name in ("client.py", "errors.py"):
        (output / name).unlink()
    for path in sorted((output / "models").glob("*.py")):
        if path.name != "__init__.py":
            write(path, improve_model(read(path)))
    write(output / "__init__.py", "")


def improve_model(text: str) -> str:
    """Short representations, times that Python 3.10 can read too (it knows no `Z`), one name for digests.

    The generator takes `Sha256` for two words: `sha256` here and `answer_sha_256` there would be two styles.
    """
    text = text.replace("sha_256", "sha256")
    text = text.replace("datetime.datetime.fromisoformat(", "parse_time(")
    text = re.sub(r"([\w.]+)\.isoformat\(\)", r"format_time(\1)", text)
    text, count = re.subn(
        r"@_attrs_define\nclass (\w+):", r"@_attrs_define(repr=False)\nclass \1(Model):", text
    )
    if count == 0:
        return text
    return text.replace(
        "from ..types import",
        "from ..._model import Model, format_time, parse_time\nfrom ..types import",
        1,
    )


def models_module(package: str) -> str:
    """All models and enumerations, and their base class, under a public name."""
    names = re.findall(r'^    "(\w+)",$', package, re.MULTILINE)
    listed = ", ".join(f"{name!r}" for name in sorted([*names, "Model"]))
    return (
        f'"""The bodies of the API, as classes."""\n\nfrom ._generated.models import {", ".join(names)}\n'
        f"from ._model import Model\n\n__all__ = [{listed}]\n"
    )


def operations_module(document: dict[str, Any]) -> str:
    rows: list[str] = []
    for path, item in sorted(document["paths"].items()):
        for method in METHODS:
            if method in item:
                rows.append(operation_row(method, path, item[method]))
    project = read(ROOT / "pyproject.toml")
    (version,) = re.findall(r'^version = ("[^"]+")$', project, re.MULTILINE)
    names = "".join(f"{row.split(' = ')[0]}, " for row in rows)
    return OPERATIONS.format(version=version, rows="\n".join(rows), names=names)


def operation_row(method: str, path: str, operation: dict[str, Any]) -> str:
    name = operation["operationId"]
    constant = re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper()
    keyed = any(parameter["name"] == "Idempotency-Key" for parameter in operation.get("parameters", []))
    fields = (name, method.upper(), path, bool(operation["security"]), keyed)
    return f"{constant} = Operation({', '.join(repr(field) for field in fields)})"


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def run(module: str, *arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"generate: {module} failed\n{done.stdout}{done.stderr}")


def files_below(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.py"))}


def generated_files_in(package: Path) -> dict[str, bytes]:
    made = {name: data for name, data in files_below(package).items() if GENERATED.match(data.decode())}
    copied = {name: package / name for name in COPIED}
    return {**made, **{name: path.read_bytes() for name, path in copied.items() if path.exists()}}


def report_drift(wanted: dict[str, bytes], present: dict[str, bytes]) -> int:
    differing = sorted(
        name for name in wanted.keys() | present.keys() if wanted.get(name) != present.get(name)
    )
    for name in differing:
        state = "differs" if name in wanted and name in present else "is missing or left over"
        print(f"generate --check: src/veracite_sdk/{name} {state}")
    if differing:
        print("Run `python scripts/generate.py` and commit the result.")
    return 1 if differing else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
