### Die Seiten im Browser

## Überall

skip-to-content = Zum Inhalt springen
site = Seiten
settings = Einstellungen
about = Über
rules = Spielregeln
close = Schließen
cancel = Abbrechen
yes = ja
no = nein
loading = Einen Moment …
try-again = Noch einmal versuchen
to-start = Zurück zur Startseite
your-turn = Du bist am Zug
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzen Spielplan zeigen
colour-with-emblem = { $colour } ({ $emblem })

problem-offline = Der Server ist gerade nicht erreichbar.
problem-unexpected = Etwas Unerwartetes ist schiefgegangen.

missing-title = Hier wurde nichts gebaut
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.

## Startseite

start-title = Fünf Städte, ein Tisch
start-text = Fünf Brettspiele über das Bauen von Städten, mit vollständigen Regeln: allein gegen Bots oder mit Freunden in aller Welt. Kein Konto, ein Klick.
box-coming = Kommt bald
box-players = Spieler:
box-minutes = { $least }–{ $most } Minuten
box-play = Gegen Bots spielen
box-more = Mehr Möglichkeiten

tables-mine = Deine Spiele
tables-open = Offene Tische
tables-open-empty = Gerade wartet niemand auf Mitspieler. Eröffne selbst einen Tisch unter „Mehr Möglichkeiten“.
tables-finished = Beendete Spiele
table-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
table-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
table-won = { $count ->
    [one] { $players } hat gewonnen
   *[other] { $players } teilen sich den Sieg
}

## Ein neuer Tisch

setup-players = Anzahl der Spieler
setup-against = Gegen
setup-seats = Plätze
setup-seat = Platz
setup-you = Du
setup-colour = Deine Farbe
setup-public = Anderen diesen Tisch zeigen
setup-public-hint = Er steht auf der Startseite, und jeder kann einen freien Platz einnehmen.
setup-options = Varianten
setup-start = Spiel beginnen
setup-open-table = Tisch eröffnen

seat-open = Freier Platz
seat-friend = Ein Freund, per Link
seat-bot = Bot:
seat-bot-level = Bot, { $level }
seat-you = du
seat-guest = Gast
seat-away = abwesend
seat-thinking = überlegt
seat-deciding = am Zug
seat-replace = Diesen Platz einem Bot geben

name-title = Wie sollen wir dich nennen?
name-label = Dein Name
name-hint = Die anderen am Tisch sehen ihn. Du kannst ihn jederzeit ändern.
name-confirm = Das bin ich
name-change = Namen ändern
name-none = noch nicht gewählt

## Vor dem Spiel

lobby-seats = Plätze
lobby-waiting = { $count ->
    [one] Es fehlt noch ein Mitspieler.
   *[other] Es fehlen noch { $count } Mitspieler.
}
lobby-ready-owner = Alle sind da. Du kannst beginnen.
lobby-ready = Alle sind da. Gleich geht es los.
lobby-start = Spiel beginnen
lobby-leave = Tisch verlassen
lobby-join = Platz nehmen
lobby-seat-kind = Wer Platz { $number } bekommt

invite-label = Einladungslink
invite-watch-label = Link für Zuschauer
invite-hint = Schick diesen Link deinen Freunden: Wer ihn öffnet, kann einen freien Platz einnehmen.
invite-copy = Kopieren
invite-copied = Der Link ist kopiert.
invite-share = Teilen
invite-text = Spiel mit mir { $game }!

## Am Tisch

table-loading = Der Tisch wird gedeckt …
table-parts = Teile des Tisches
table-side = Spieler und Verlauf
table-this = Dieser Tisch
prompt = Was jetzt zu tun ist
phases = Phasen
board = Spielplan
players = Spieler
tray = Deine Steine
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Sag etwas
chat-send = Senden
notes = Notizen
notes-label = Nur du siehst diese Notizen. Sie bleiben in diesem Browser.
tab-news = neu
skip = Überspringen
offline = Die Verbindung ist weg. Wir versuchen, sie wiederherzustellen …

undo = Zurücknehmen
undo-title = Deinen letzten Zug zurücknehmen
undo-asked = { $count ->
    [one] { $players } muss zustimmen, bevor dein Zug zurückgenommen wird.
   *[other] { $players } müssen zustimmen, bevor dein Zug zurückgenommen wird.
}
undo-waiting = Es fehlt noch die Zustimmung von { $players }.
undo-withdraw = Doch nicht
undo-question-title = Einen Zug zurücknehmen?
undo-question = { $player } möchte einen Zug zurücknehmen. { $moved ->
    [yes] Deine eigenen Züge seither würden mit zurückgenommen.
   *[no] Du hast schon gesehen, was daraus wurde.
}
undo-agree = In Ordnung
undo-refuse = Nein

resign = Aufgeben
resign-text = Wenn du gehen musst, spielt ein Bot für dich zu Ende.
resign-title = Das Spiel verlassen?
resign-question = Ein Bot übernimmt deinen Platz und spielt mit dem weiter, was du weißt. Du kannst nicht zurückkommen.

## Das Ende

end = Das Ende
end-revealing = Das Spiel ist zu Ende. Jetzt kommt alles ans Licht …
end-you-won = Du hast gewonnen!
end-won = { $count ->
    [one] { $players } gewinnt!
   *[other] { $players } teilen sich den Sieg!
}
end-rematch = Revanche
end-join-rematch = Zur Revanche
end-record = Aufzeichnung

replay = Noch einmal ansehen
replay-back = Zurück zum Tisch
replay-first = Erster Zug
replay-previous = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Letzter Zug
replay-move = Zug
replay-at = Zug { $move } von { $moves }
replay-perspective = Gesehen von
replay-spectator = Als Zuschauer
replay-as = Als { $player }

## Spielregeln, Einstellungen, Über

rules-title = { $game }: die Spielregeln
rules-contents = Inhalt

settings-hint = Diese Einstellungen bleiben in diesem Browser.
language = Sprache
language-auto = Automatisch
theme = Farben
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel
pace = Tempo
pace-slow = Gemächlich
pace-normal = Normal
pace-fast = Zügig
pace-instant = Sofort
pace-hint = Wie viel Zeit die Züge der anderen bekommen, damit du ihnen folgen kannst.
motion = Bewegung
motion-auto = Automatisch
motion-full = Alles bewegt sich
motion-reduced = Verringert
motion-hint = Bei verringerter Bewegung werden Steine eingeblendet, statt zu wandern.

about-title = Über Pentapolis
about-text = Pentapolis ist ein freier Ort, um fünf Brettspiele über das Bauen von Städten mit vollständigen Regeln zu spielen, gegen Menschen und gegen Bots. Die Zeichnungen sind unsere eigenen, und nichts wird von anderen Seiten geladen.
about-games = Die Spiele
about-credits = Mit Dank an
about-icons = Symbole von Lorc, Delapouite und anderen Zeichnern von
about-controls = Zeichen auf Knöpfen von
about-fonts = Schriften:
about-licence = Lizenz
about-licence-text = Pentapolis ist freie Software unter der Apache License 2.0.
