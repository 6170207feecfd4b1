### Wörter, die sich Browser, Server und Kommandozeile teilen

## Spieler

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Violett

emblem-wolf = Wolf
emblem-ox = Ochse
emblem-ship = Schiff
emblem-sun = Sonne
emblem-key = Schlüssel

level-easy = leicht
level-medium = mittel
level-hard = schwer

## Warum ein Zug in jedem Spiel abgelehnt werden kann

refusal-not-your-turn = Du bist nicht am Zug.
refusal-game-over = Das Spiel ist zu Ende.

## Was bei einer Anfrage schiefgehen kann

problem-malformed = Der Server konnte diese Anfrage nicht lesen.
problem-unknown-action = So einen Zug gibt es in diesem Spiel nicht.
problem-not-your-seat = Du sitzt nicht an diesem Tisch.
problem-not-owner = Das kann nur, wer diesen Tisch eröffnet hat.
problem-private-table = Dieser Tisch ist privat. Du brauchst den Einladungslink.
problem-unknown-table = Diesen Tisch gibt es nicht.
problem-unknown-game = Dieses Spiel gibt es nicht.
problem-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-stale-ply = Das Spiel ist inzwischen weitergegangen.
problem-not-your-turn = Du bist nicht am Zug.
problem-table-full = Alle Plätze an diesem Tisch sind besetzt.
problem-seat-taken = Jemand anders hat diesen Platz genommen.
problem-colour-taken = Jemand anders hat diese Farbe gewählt.
problem-not-open = Das Spiel an diesem Tisch hat schon begonnen.
problem-not-running = An diesem Tisch wird gerade nicht gespielt.
problem-not-finished = Dieses Spiel ist noch nicht zu Ende.
problem-seats-missing = Es sind noch Plätze frei.
problem-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
problem-no-undo-question = Niemand möchte mehr einen Zug zurücknehmen.
problem-too-large = Das ist zu viel auf einmal.
problem-illegal-action = Das geht jetzt nicht.
problem-bad-options = Diese Optionen passen nicht zusammen.
problem-bad-seats = Mit diesen Plätzen lässt sich das Spiel nicht spielen.
problem-too-many = Das war viel in kurzer Zeit. Warte einen Moment und versuche es noch einmal.
problem-internal = Auf dem Server ist etwas schiefgegangen.
