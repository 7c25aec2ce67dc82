# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
