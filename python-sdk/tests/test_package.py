"""What is shipped: a wheel and an sdist that a stranger can install, import and type-check."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from veracite_sdk import __version__

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.skipif(
    os.environ.get("VERACITE_TESTS") in ("ordinary", "all"),
    reason="left to the job of packages: VERACITE_TESTS=thorough",
)


def run(*command: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("build")
    folder: Path = tmp_path_factory.mktemp("dist")
    run("-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT), folder=folder)
    return folder


def test_wheel_and_sdist_hold_what_they_must(built: Path) -> None:
    wheel = built / f"veracite_sdk-{__version__}-py3-none-any.whl"
    archived = zipfile.ZipFile(wheel)
    names = archived.namelist()
    for name in ("py.typed", "_generated/models/scan.py", "verify/__main__.py", "errors.py"):
        assert f"veracite_sdk/{name}" in names
    package = ROOT / "src" / "veracite_sdk"
    for source in package.rglob("*.py"):
        name = source.relative_to(package.parent).as_posix()
        assert archived.read(name) == source.read_bytes()
    assert not [name for name in names if "test" in name]
    assert f"veracite_sdk-{__version__}.dist-info/licenses/LICENSE" in names
    with tarfile.open(built / f"veracite_sdk-{__version__}.tar.gz") as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    assert {"README.md", "CHANGELOG.md", "LICENSE", "pyproject.toml", "src/veracite_sdk/py.typed"} <= inside
    assert not [name for name in inside if name.startswith((".venv", "dist"))]


VECTORS = ROOT.parent / "vectors" / "bundles"


@pytest.mark.parametrize("form", ["*.whl", "*.tar.gz"])
def test_a_stranger_installs_it_into_an_empty_environment_and_verifies(
    built: Path, tmp_path: Path, form: str
) -> None:
    (package,) = built.glob(form)
    place = tmp_path / "env"
    venv.EnvBuilder(with_pip=True, symlinks=os.name != "nt").create(place)
    scripts = place / ("Scripts" if os.name == "nt" else "bin")
    # Packages of others come from here: what is tried is ours, and no index is asked.
    (site,) = place.glob("[Ll]ib/site-packages" if os.name == "nt" else "lib/python*/site-packages")
    (site / "others.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")

    def there(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)

    options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--force-reinstall"]
    done = there(str(scripts / "python"), "-m", "pip", "install", *options, str(package))
    assert done.returncode == 0, done.stdout + done.stderr
    key = json.loads((VECTORS / "key-places.json").read_text())["key"]
    done = there(str(scripts / "veracite-verify"), str(VECTORS / "sealed.json"), "--key", key)
    assert (done.returncode, "VERIFIED" in done.stdout) == (0, True), done.stdout + done.stderr
    done = there(str(scripts / "python"), "-c", "import veracite_sdk; print(veracite_sdk.__file__)")
    assert done.stdout.startswith(str(site.resolve()))
    (metadata,) = site.glob(f"veracite_sdk-{__version__}.dist-info/METADATA")
    assert "Project-URL: Repository, https://github.com/" in metadata.read_text()


CONSUMER = """
from veracite_sdk import AsyncVeracite, CheckResult, HashNotFound, Scan, Veracite
from veracite_sdk.verify import VerificationReport, verify_bundle

def use(client: Veracite) -> None:
    scan: Scan = client.scans.wait("s", on_progress=print)
    reveal_type(client.evidence.check("h", "c"))
    report: VerificationReport = verify_bundle(client.runs.bundle("r"))
    page: str = client.runs.bundle_html("r")

async def use_async(client: AsyncVeracite) -> None:
    reveal_type(await client.scans.get("s"))
"""


def test_a_consumer_of_the_wheel_is_typed_strictly(built: Path, tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    (wheel,) = built.glob("*.whl")
    # Where our settings look for the source, seen from there.
    zipfile.ZipFile(wheel).extractall(tmp_path / "src")  # noqa: S202 - our own wheel.
    (tmp_path / "consumer.py").write_text(CONSUMER)
    # What mypy knows of dependencies and of the same files since it checked the source, if it did.
    known = ROOT / ".mypy_cache"
    if known.exists():
        shutil.copytree(known, tmp_path / ".mypy_cache")
    settings = str(ROOT / "pyproject.toml")
    checked = run("-m", "mypy", "--config-file", settings, "consumer.py", folder=tmp_path)
    assert 'Revealed type is "veracite_sdk._generated.models.check_result.CheckResult | ' in checked
    assert 'Revealed type is "veracite_sdk._generated.models.scan.Scan"' in checked
