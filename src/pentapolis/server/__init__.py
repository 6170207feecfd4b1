"""The web application: tables, seats, moves, live updates, storage. Start reading at `app.py`."""
