"""Everything that crosses the wire, as typed structs, a module for each topic.

`docs/api.md` tells how they are used; the OpenAPI page and the browser's TypeScript types are made from these
classes, by way of `schema.py`, which lists them.
"""
