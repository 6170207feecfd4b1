"""Load on a server: people who play real games over HTTP and WebSockets, and what the server spends on them.

`players` has the people: each with a cookie, a WebSocket and a journal of acknowledged moves (`journals`).
They see of a game what they need in order to play (`seeing`); `crowds` brings many of them to many tables.
They need nothing but the address of a server, so that tests can use them as well. `servers` starts servers in
processes of their own, ours or another version's, and `bare` is the least that such a server could be.
`scenarios` puts them together, for `pentapolis bench server`.

Nothing here imports `server`: what is measured is what anybody sees from outside.
"""
