### Woorden die de browser, de server en de opdrachtregel delen

## Spelers

colour-red = Rood
colour-blue = Blauw
colour-green = Groen
colour-yellow = Geel
colour-purple = Paars

emblem-wolf = wolf
emblem-ox = os
emblem-ship = schip
emblem-sun = zon
emblem-key = sleutel

level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk

## Waarom een zet in elk spel geweigerd kan worden

refusal-not-your-turn = Je bent niet aan de beurt.
refusal-game-over = Het spel is afgelopen.

## Wat er mis kan gaan met een verzoek

problem-malformed = De server begreep dit verzoek niet.
problem-unknown-action = Zo’n zet bestaat niet in dit spel.
problem-not-your-seat = Je zit niet aan deze tafel.
problem-not-owner = Alleen de gastheer van deze tafel kan dat doen.
problem-private-table = Dit is een besloten tafel. Je hebt de uitnodigingslink nodig.
problem-unknown-table = Deze tafel bestaat niet.
problem-unknown-game = Dit spel bestaat niet.
problem-unknown-seat = Deze plaats is er niet aan deze tafel.
problem-not-found = Op dit adres is niets te vinden.
problem-stale-ply = Het spel is intussen verder gegaan.
problem-not-your-turn = Je bent niet aan de beurt.
problem-table-full = Alle plaatsen aan deze tafel zijn bezet.
problem-seat-taken = Iemand anders heeft deze plaats genomen.
problem-colour-taken = Iemand anders heeft deze kleur gekozen.
problem-not-open = Het spel aan deze tafel is al begonnen.
problem-not-running = Aan deze tafel wordt nu niet gespeeld.
problem-not-finished = Dit spel is nog niet afgelopen.
problem-seats-missing = Er zijn nog plaatsen vrij.
problem-nothing-to-undo = Je hebt geen zet om terug te nemen.
problem-no-undo-question = Niemand vraagt nog om een zet terug te nemen.
problem-too-large = Dat is te veel om in één keer te sturen.
problem-illegal-action = Dat kan nu niet.
problem-bad-options = Deze opties gaan niet samen.
problem-bad-seats = Met deze plaatsen kan het spel niet gespeeld worden.
problem-too-many = Dat was veel in korte tijd. Wacht even en probeer het dan nog eens.
problem-internal = Er ging iets mis op de server.
