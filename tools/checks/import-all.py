"""Imports every module below the given folders; stops at the first that cannot be imported."""

import importlib
import sys
from pathlib import Path

count = 0
for folder in map(Path, sys.argv[1:]):
    sys.path.insert(0, str(folder))
    # The folder itself holds single modules, or packages made by a generator; their tests and scripts are not the code.
    tops = [*folder.glob("*.py"), *(init.parent for init in folder.glob("*/__init__.py"))]
    for top in tops:
        files = [top] if top.is_file() else sorted(top.rglob("*.py"))
        for file in files:
            name = ".".join(file.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
            if file.name != "setup.py" and not name.startswith("test"):
                importlib.import_module(name)
                count += 1
print(f"{count} modules")
sys.exit(0 if count > 0 else 1)
