"""The routes of the web API, in the order of `docs/api.md`."""
