"""Thoughts of bots: what they are asked, in which order, and where they think.

`Thoughts` is what the rest of the server sees. With SQLite it is `LocalThoughts`, a line in this process;
with PostgreSQL it is `SharedThoughts`, one line for all servers and workers of an installation.
"""
