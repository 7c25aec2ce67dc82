# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
"""Contains endpoint functions for accessing the API"""
