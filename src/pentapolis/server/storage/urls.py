"""The URL of a database: looked at before anything is opened, and shown without its password."""

from __future__ import annotations

import re

from sqlalchemy import URL, create_engine, make_url
from sqlalchemy.exc import ArgumentError

FORMS = "sqlite:///path or postgresql+psycopg://user:password@host/name"


class UnusableURL(Exception):
    """The URL of no database that games could be kept in; the message says why."""


def checked_url(text: str) -> URL:
    """The URL of an SQLite file or a PostgreSQL database, whether that is there or not."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # the latter if its port is not a number
        raise UnusableURL(unusable(text, f"this is not the URL of a database, such as {FORMS}")) from None
    kind = url.get_backend_name()
    if kind != "postgresql" and (kind != "sqlite" or url.database in (None, "", ":memory:")):
        raise UnusableURL(unusable(text, f"games are kept in an SQLite file or in PostgreSQL: {FORMS}"))
    try:
        create_engine(url)  # connects to nothing yet, but finds a driver that is missing or a bad number
    except (ImportError, ValueError, ArgumentError) as error:
        raise UnusableURL(unusable(text, str(error))) from error
    return url


def unusable(text: str, reason: str) -> str:
    """A sentence that says why a database cannot be used."""
    try:
        shown = make_url(text).render_as_string()
    except (ArgumentError, ValueError):
        shown = re.sub(r"//.*@", "//***@", text)
    return f"The database {shown} cannot be used: {reason}."
