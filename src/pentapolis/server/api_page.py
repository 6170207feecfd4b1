"""The OpenAPI description at `/api/schema.json`, and a plain page that shows it at `/api/docs`.

The page is written here, not by a documentation tool, because those load themselves from other sites.
"""

from __future__ import annotations

import json
from functools import lru_cache
from html import escape

import msgspec
from litestar import Litestar, MediaType, get
from litestar.connection import Request
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin

import pentapolis
from pentapolis.server.description import described
from pentapolis.server.schema import Schema

METHODS = ("get", "put", "post", "delete")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
code, pre { font: 14px/1.4 ui-monospace, monospace } pre { overflow-x: auto }
h3 { margin: 1.5rem 0 0 } th, td { text-align: left; padding: .1rem 1.5rem .1rem 0; vertical-align: top }
@media (prefers-color-scheme: dark) { body { background: #16181d; color: #e6e6e6 } a { color: #8ab4f8 } }
"""


class _Operation(msgspec.Struct):
    summary: str = ""
    description: str = ""
    tags: list[str] = []
    parameters: list[dict[str, object]] = []
    requestBody: dict[str, object] | None = None  # noqa: N815  (the name is OpenAPI's)
    responses: dict[str, dict[str, object]] = {}


class _Document(msgspec.Struct):
    paths: dict[str, dict[str, _Operation]]
    components: dict[str, dict[str, dict[str, object]]]


class PlainPage(OpenAPIRenderPlugin):
    """Renders the description as one HTML page without scripts."""

    def render(self, request: Request[object, object, State], openapi_schema: dict[str, object]) -> bytes:
        """The page."""
        del openapi_schema
        document = msgspec.convert(_described(request.app), _Document)
        parts = [_head(), *_operations(document), "<h2>Types</h2>", *_types(document), "</html>"]
        return "\n".join(parts).encode()


class Document(OpenAPIRenderPlugin):
    """The description itself, beside its page."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)

    def render(self, request: Request[object, object, State], openapi_schema: dict[str, object]) -> bytes:
        """The document."""
        del openapi_schema
        return msgspec.json.encode(_described(request.app))


def openapi_config() -> OpenAPIConfig:
    """How Litestar serves the description."""
    return OpenAPIConfig(
        title="Pentapolis",
        version=pentapolis.__version__,
        path="/api/docs",
        render_plugins=[PlainPage(path="/"), Document()],
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
    )


@get("/api/schema.json", include_in_schema=False, sync_to_thread=False)
def get_schema(request: Request[object, object, State]) -> dict[str, object]:
    """The description itself."""
    return {**_described(request.app)}


@lru_cache(maxsize=1)
def _described(app: Litestar) -> Schema:
    """The description of an application, made once."""
    document: Schema = json.loads(msgspec.json.encode(app.openapi_schema.to_schema()))
    return described(document)


def _head() -> str:
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Pentapolis: web API</title><style>{STYLE}</style><h1>Pentapolis: web API</h1>"
        '<p>The whole description as <a href="/api/schema.json">OpenAPI</a>. '
        "Live updates are at <code>/api/tables/{table_id}/live</code>, a WebSocket.</p>"
    )


def _operations(document: _Document) -> list[str]:
    found: dict[str, list[str]] = {}
    for path, operations in document.paths.items():
        for method in METHODS:
            if method in operations:
                operation = operations[method]
                tag = operation.tags[0] if operation.tags else "other"
                found.setdefault(tag, []).append(_operation(path, method, operation))
    return [part for tag, parts in found.items() for part in (f"<h2>{escape(tag)}</h2>", *parts)]


def _operation(path: str, method: str, operation: _Operation) -> str:
    said = operation.description or operation.summary
    lines = [f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(said)}</p><table>"]
    for parameter in operation.parameters:
        kind = _kind(parameter.get("schema"))
        lines.append(
            _row(str(parameter.get("in")), f"<code>{escape(str(parameter.get('name')))}</code> {kind}")
        )
    if operation.requestBody is not None:
        lines.append(_row("body", _content(operation.requestBody)))
    for status, response in operation.responses.items():
        if status.startswith("2"):
            lines.append(_row(status, _content(response)))
    return "".join([*lines, "</table>"])


def _types(document: _Document) -> list[str]:
    parts = []
    for name, schema in sorted(document.components.get("schemas", {}).items()):
        parts.append(f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>')
        parts.append(f"<p>{escape(str(schema.get('description', '')))}</p><table>")
        properties = schema.get("properties")
        if isinstance(properties, dict):
            parts += [
                _row(f"<code>{escape(field)}</code>", _kind(kind)) for field, kind in properties.items()
            ]
        parts.append("</table>")
    return parts


def _row(left: str, right: str) -> str:
    return f"<tr><th>{left}</th><td>{right}</td></tr>"


def _content(body: dict[str, object]) -> str:
    match body.get("content"):
        case dict(kinds):
            return " or ".join(_kind(kind.get("schema")) for kind in kinds.values())
        case _:
            return ""


def _kind(schema: object) -> str:
    """A type in words, with links to the types that it is made of."""
    match schema:
        case {"$ref": str(reference)}:
            name = escape(reference.rsplit("/", 1)[-1])
            return f'<a href="#{name}">{name}</a>'
        case {"type": "array", "items": items}:
            return f"list of {_kind(items)}"
        case {"oneOf": list(members)} | {"anyOf": list(members)}:
            return " | ".join(_kind(member) for member in members)
        case {"enum": list(values)}:
            return " | ".join(
                f"<code>{escape(msgspec.json.encode(value).decode())}</code>" for value in values
            )
        case {"type": "object", "additionalProperties": inner}:
            return f"map of {_kind(inner)}"
        case {"type": list(kinds)}:
            return " | ".join(escape(str(kind)) for kind in kinds)
        case {"type": kind}:
            return escape(str(kind))
        case _:
            return "anything"
