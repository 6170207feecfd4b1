### Was der Server antwortet, wenn etwas nicht geht.

problem-malformed = Der Server hat die Anfrage nicht verstanden: { $detail }
problem-unknown-action = Diese Aktion gibt es in diesem Spiel nicht: { $detail }
problem-not-your-seat = Du sitzt nicht an diesem Tisch.
problem-not-owner = Das kann nur, wer den Tisch eröffnet hat.
problem-private-table = Dieser Tisch ist privat. Frag nach dem Einladungslink.
problem-foreign-origin = Eine fremde Website wollte in deinem Namen handeln; es wurde nichts ausgeführt.
problem-banned = Du bist auf diesem Server gesperrt.
problem-banned-until = Du bist auf diesem Server bis { $until } gesperrt.
problem-unknown-table = Diesen Tisch gibt es nicht.
problem-unknown-lesson = Diese Lektion gibt es nicht.
problem-unknown-puzzle = Dieses Rätsel gibt es nicht.
problem-unknown-game = Dieses Spiel gibt es nicht.
problem-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-not-found = Unter dieser Adresse ist nichts zu finden.
problem-method-not-allowed = Diese Adresse nimmt eine solche Anfrage nicht an.
problem-stale-ply = Das Spiel ist inzwischen weitergegangen.
problem-not-your-turn = Du bist nicht am Zug.
problem-table-full = An diesem Tisch ist kein Platz mehr frei.
problem-seat-taken = Dieser Platz ist besetzt.
problem-already-seated = Du sitzt schon an diesem Tisch.
problem-colour-taken = Diese Farbe hat schon jemand anders.
problem-not-open = Das Spiel hat schon begonnen.
problem-not-running = Das Spiel läuft gerade nicht.
problem-not-finished = Das ist erst zu sehen, wenn das Spiel zu Ende ist.
problem-closed-idle = Diese Partie wurde geschlossen, weil lange niemand gespielt hat.
problem-closed-operator = Diese Partie wurde vom Betreiber des Servers geschlossen.
problem-seats-missing = Das Spiel kann beginnen, sobald alle Plätze besetzt sind.
problem-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
problem-no-undo-question = Niemand möchte einen Zug zurücknehmen.
problem-undo-seen = Durch diesen Zug hast du etwas Neues gesehen; er kann nicht zurückgenommen werden.
problem-daily-record = Die Aufzeichnung eines Tagesrennens gibt es, wenn der Tag vorbei ist (Mitternacht UTC); vorher würde sie das Rennen verraten.
problem-not-away = Ein Bot kann diesen Platz erst übernehmen, wenn die Person seit ein paar Minuten weg ist.
problem-hint-with-people = Tipps gibt es nur in Partien gegen Bots; hier spielt noch jemand mit.
problem-hint-daily = Beim Tagesrennen gibt es keine Tipps.
problem-hint-replaced = Du hast inzwischen nach einem anderen Tipp gefragt.
problem-hint-failed = Diesmal wurde kein Tipp gefunden.
problem-old-rules = Diese Partie wird nach einer Fassung der Regeln gespielt, die dieser Server nicht hat.
problem-other-box = Dieses Spiel wird mit der Schachtel „{ $box }“ gespielt, der Server hat jetzt aber die Schachtel „{ $present }“. Solange sie fehlt, kann es nicht weitergehen.
problem-too-large = Die Anfrage ist zu groß.
problem-illegal-action = Das ist jetzt nicht möglich.
problem-bad-options = Diese Varianten passen nicht zum Spiel: { $detail }
problem-bad-seats = Diese Plätze passen nicht zum Spiel: { $detail }
problem-bad-name = Ein Name hat 1 bis 30 Zeichen.
problem-bad-text = Eine Nachricht hat 1 bis 500 Zeichen.
problem-too-many = Das war etwas viel auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
problem-internal = Auf dem Server ist etwas schiefgegangen. Die Fehlernummer ist { $incident }.
problem-storage-damaged = Die Datenbank des Servers ist beschädigt. Der Betreiber muss eine Sicherung einspielen. Die Fehlernummer ist { $incident }.
problem-storage-away = Der Server kann Partien gerade nicht speichern oder nachschlagen. Von dem, was gespielt wurde, geht nichts verloren. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

refusal-not-your-turn = Du bist nicht am Zug.
refusal-game-over = Das Spiel ist zu Ende.

## Was neben den Zügen im Verlauf steht

note-resigned = { $player } gibt auf. Ein Bot spielt weiter.
note-replaced = { $player } war länger weg. Ein Bot spielt weiter.
note-undo-refused = { $player } ist nicht einverstanden, dass { $player_asking } einen Zug zurücknimmt.
