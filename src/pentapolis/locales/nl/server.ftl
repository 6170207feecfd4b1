### Wat de server antwoordt als iets niet kan.

problem-malformed = De server begreep het verzoek niet: { $detail }
problem-unknown-action = Dit spel kent die actie niet: { $detail }
problem-not-your-seat = Je zit niet aan deze tafel.
problem-not-owner = Dat kan alleen degene die de tafel heeft geopend.
problem-private-table = Dit is een besloten tafel. Vraag om de uitnodigingslink.
problem-foreign-origin = Een andere site probeerde iets namens jou te doen; er is niets gebeurd.
problem-banned = Je bent verbannen van deze server.
problem-banned-until = Je bent tot { $until } verbannen van deze server.
problem-unknown-table = Deze tafel bestaat niet.
problem-unknown-lesson = Die les bestaat niet.
problem-unknown-puzzle = Die puzzel bestaat niet.
problem-unknown-game = Dit spel bestaat niet.
problem-unknown-seat = Die plaats bestaat niet aan deze tafel.
problem-not-found = Op dit adres is niets te vinden.
problem-method-not-allowed = Op dit adres kan zo’n verzoek niet.
problem-stale-ply = Het spel is intussen verdergegaan.
problem-not-your-turn = Je bent niet aan de beurt.
problem-table-full = Er is geen plaats meer vrij aan deze tafel.
problem-seat-taken = Die plaats is bezet.
problem-already-seated = Je zit al aan deze tafel.
problem-colour-taken = Iemand anders heeft die kleur al.
problem-not-open = Het spel is al begonnen.
problem-not-running = Er wordt aan deze tafel nu niet gespeeld.
problem-not-finished = Dat is pas te zien als het spel is afgelopen.
problem-closed-idle = Deze partij is gesloten omdat er lang niet is gespeeld.
problem-closed-operator = Deze partij is gesloten door de beheerder van de server.
problem-seats-missing = Het spel kan beginnen zodra alle plaatsen bezet zijn.
problem-nothing-to-undo = Je hebt geen zet om terug te nemen.
problem-no-undo-question = Niemand heeft gevraagd een zet terug te nemen.
problem-undo-seen = Door die zet heb je iets nieuws gezien; je kunt hem niet terugnemen.
problem-daily-record = De partijnotatie van een dagrace is er als de dag voorbij is (middernacht UTC); eerder zou ze de race verklappen.
problem-not-away = Een bot kan deze plaats pas overnemen als de speler een paar minuten weg is.
problem-hint-with-people = Tips zijn er alleen in partijen tegen bots; hier speelt nog iemand mee.
problem-hint-daily = In de dagrace zijn er geen tips.
problem-hint-replaced = Je hebt intussen om een andere tip gevraagd.
problem-hint-failed = Er kon nu geen tip worden gevonden.
problem-old-rules = Deze partij wordt gespeeld met een versie van de regels die deze server niet heeft.
problem-other-box = Dit spel wordt gespeeld met de doos “{ $box }”, maar de server heeft nu de doos “{ $present }”. Zolang die doos er niet is, kan het niet verder.
problem-too-large = Het verzoek is te groot.
problem-illegal-action = Dat kan nu niet.
problem-bad-options = Deze varianten passen niet bij het spel: { $detail }
problem-bad-seats = Deze plaatsen passen niet bij het spel: { $detail }
problem-bad-name = Een naam telt 1 tot 30 tekens.
problem-bad-text = Een bericht telt 1 tot 500 tekens.
problem-too-many = Dat was wat veel ineens. Probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} opnieuw.
problem-internal = Er ging iets mis op de server. Foutnummer: { $incident }.
problem-storage-damaged = De opslag van de server is beschadigd. De beheerder moet een back-up terugzetten. Foutnummer: { $incident }.
problem-storage-away = De server kan partijen nu even niet opslaan of opzoeken. Van wat gespeeld is, gaat niets verloren. Probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} opnieuw.

refusal-not-your-turn = Je bent niet aan de beurt.
refusal-game-over = Het spel is afgelopen.

## Wat naast de zetten in het verslag staat

note-resigned = { $player } geeft op. Een bot speelt verder.
note-replaced = { $player } was een tijd weg. Een bot speelt verder.
note-undo-refused = { $player } vindt het niet goed dat { $player_asking } een zet terugneemt.
