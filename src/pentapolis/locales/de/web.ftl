### Die Seiten im Browser

## Überall

skip-to-content = Zum Inhalt springen
site = Seiten
settings = Einstellungen
about = Info
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
zoom-places = Zeigen, wo du wählen kannst
zoom-previous = Vorige wählbare Felder ({ $part } von { $parts })
zoom-next = Nächste wählbare Felder ({ $part } von { $parts })
colour-with-emblem = { $colour } ({ $emblem })

problem-offline = Der Server ist gerade nicht erreichbar.
problem-unexpected = Da ist unerwartet etwas schiefgegangen.
problem-too-many-minutes = Das war etwas viel auf einmal. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.

missing-title = Hier wurde nichts gebaut
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.

## Startseite

start-title = Fünf Städte, ein Tisch
start-text = Fünf Brettspiele, in denen Städte entstehen, mit vollständigen Regeln: allein gegen Bots oder mit Freunden in aller Welt. Kein Konto, ein Klick.
start-text-new = Fünf Brettspiele vom Städtebau mit vollständigen Regeln. Noch nie gespielt? Eine kurze Lektion am Tisch zeigt dir, wie es geht, Zug um Zug. Kein Konto nötig: Ein Klick genügt.
start-new = Eine neue Partie
box-coming = Kommt bald
box-players = Spieler:
box-minutes = { $least }–{ $most } Minuten
box-play = Gegen Bots spielen
box-friends = Mit Freunden
box-watch = Zuschauen
box-more = Mehr Möglichkeiten
box-learn = In { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} lernen
box-learn-chapters = In { $count ->
    [one] einem Kapitel
   *[other] { $count } Kapiteln
} lernen
box-learn-on = Lektion fortsetzen
box-lesson = Lektion
box-own = Schachtel: „{ $name }“

tables-mine = Deine Partien
tables-yours = Du bist am Zug
tables-others = Deine anderen Partien
tables-open = Offene Tische
tables-open-empty = Gerade sucht niemand Mitspieler. Mit „Mit Freunden“ auf einer Schachtel eröffnest du selbst einen Tisch.
tables-finished = Beendete Partien
tables-all = Alle { $count } zeigen
table-watching = du schaust zu
table-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
table-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
table-closed = Geschlossen
table-closed-idle = Diese Partie wurde geschlossen, weil lange niemand gespielt hat.
table-closed-operator = Diese Partie wurde vom Betreiber des Servers geschlossen.
table-won = { $count ->
    [one] { $players } hat gewonnen
   *[other] { $players } teilen sich den Sieg
}
table-lost = { $seats ->
    [one] Verloren
   *[other] Niemand hat gewonnen
}

## Ein neuer Tisch

setup-players = Anzahl der Spieler
setup-against = Gegen
setup-seats = Plätze
setup-seat = Platz
setup-you = Du
setup-watching = Du sitzt nicht mit am Tisch: Bots spielen, und du schaust zu.
setup-hosting = Du sitzt nicht selbst am Tisch: Du eröffnest ihn für andere.
setup-colour = Deine Farbe
setup-colour-first = Farbe des ersten Platzes
setup-public = Anderen diesen Tisch zeigen
setup-public-hint = Er erscheint auf der Startseite, und alle können dort einen freien Platz einnehmen.
setup-options = Varianten
setup-start = Spiel beginnen
setup-watch = Partie ansehen
setup-open-table = Tisch eröffnen

seat-open = Freier Platz
seat-friend = Jemand mit Einladungslink
seat-bot-level = Bot, { $level }
seat-you = du
seat-guest = Gast
seat-away = abwesend
seat-thinking = überlegt
seat-deciding = am Zug
seat-replace = Diesen Platz einem Bot geben
players-more = Weitere Spieler unten
player-details = Alles, was { $name } hat
player-open = Alles zeigen
player-close = Weniger zeigen

name-title = Wie sollen wir dich nennen?
name-label = Dein Name
name-hint = Die anderen am Tisch sehen ihn. Du kannst ihn jederzeit ändern.
name-confirm = Das bin ich
name-change = Namen ändern
name-none = noch nicht gewählt

## Vor dem Spiel

lobby-seats = Plätze
lobby-waiting = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
}
lobby-ready-owner = Alle sind da. Du kannst beginnen.
lobby-ready = Alle sind da. Gleich geht es los.
lobby-start = Spiel beginnen
lobby-leave = Tisch verlassen
lobby-join = Platz nehmen
lobby-seat-kind = Wer auf Platz { $number } sitzt

invite-label = Einladungslink
invite-watch-label = Link zum Zuschauen
invite-hint = Schick diesen Link deinen Freunden: Wer ihn öffnet, kann einen freien Platz einnehmen.
invite-copy = Kopieren
invite-copied = Der Link ist kopiert.
invite-share = Teilen
invite-text = Spiel mit mir „{ $game }“!

## Am Tisch

table-loading = Der Tisch wird gedeckt …
table-parts = Teile des Tisches
table-side = Spieler und Verlauf
table-this = Dieser Tisch
prompt = Was jetzt zu tun ist
phases = Phasen
board = Spielplan
players = Spieler
players-chips = Spieler auf einen Blick
tray = Dein Bereich
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-of = Züge von
log-everyone = Alle
log-none-of = Noch nichts von { $player }.
log-round = Runde { $round }
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Sag etwas
chat-send = Senden
notes = Notizen
notes-label = Nur du siehst diese Notizen. Sie werden nur in diesem Browser gespeichert.
tab-news = neu
skip = Überspringen
since-last = Seit deinem letzten Zug
since-last-title = Noch einmal zeigen, was seit deinem letzten Zug geschehen ist ({ $key })
keys-since = Noch einmal sehen, was seit deinem letzten Zug geschehen ist
hint = Tipp
hint-title = Was würde jemand tun, der gut spielt? ({ $key })
hint-thinking = Kurz überlegen …
hint-close = Tipp schließen (Esc)
keys-hint = Einen Tipp holen, in Partien gegen Bots
heard-undone = Ein Zug wurde zurückgenommen. { $prompt }
heard-your-turn = Du bist am Zug. { $prompt }
heard-sat-down = { $name } setzt sich.
heard-got-up = { $name } steht auf.
heard-chat = { $name } sagt: { $text }
keys = Tastatur
keys-tab = Zum nächsten Teil des Tisches: Spielplan, dein Bereich, Spieler, Verlauf
keys-arrows = Umhergehen innerhalb eines Teils
keys-ends = Zum Ersten oder Letzten in einem Teil
keys-next = Zum Nächsten oder Vorigen, das du wählen kannst
keys-choose = Wählen
keys-escape = Loslassen, was du gewählt hast, oder schließen
keys-zoom = Spielplan vergrößern, verkleinern, ganz zeigen
keys-help = Diese Übersicht
keys-turn = Ein Teil nach rechts oder links drehen
key-tab = Tab
key-shift-tab = Umschalt+Tab
key-arrows = Pfeiltasten
key-sideways = Pfeil links, rechts
key-home = Pos1
key-end = Ende
key-shift-n = Umschalt+N
key-shift-r = Umschalt+R
key-enter = Eingabe
key-space = Leertaste
key-escape = Esc
offline = Die Verbindung ist weg.
offline-again = Nächster Versuch in { $seconds } s.
offline-trying = Verbinde …
offline-now = Jetzt versuchen
away = Speichern klappt gerade nicht.
away-lossless = Es geht kein Zug verloren; die Seite versucht es weiter.
away-trying = Die Seite versucht es weiter.
away-over = Der Server ist wieder da.
move-again = Dein Zug wird noch einmal gesendet …
move-not-played = Dein Zug wurde nicht gespielt: Die Partie ist inzwischen weitergegangen.
in-line = Gerade ist viel los: Du bist Nummer { $place } in der Schlange.

undo = Zurücknehmen
undo-title = Deinen letzten Zug zurücknehmen
undo-asked = { $count ->
    [one] { $players } muss zustimmen, bevor dein Zug zurückgenommen wird.
   *[other] { $players } müssen zustimmen, bevor dein Zug zurückgenommen wird.
}
undo-waiting = Es fehlt noch die Zustimmung von { $players }.
undo-withdraw = Doch nicht
undo-overtaken = Inzwischen wurde weitergespielt. Dein Zug bleibt stehen.
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
end-nobody-won = Niemand gewinnt.
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
replay-perspective = Blickwinkel
replay-beginning = Der Beginn der Partie.
replay-quiet = Etwas wird geheim entschieden.
replay-hand = Was { $player } hat
replay-spectator = Nur zuschauen
replay-as = Als { $player }

## Spielregeln, Einstellungen, Über

rules-title = { $game }: die Spielregeln
rules-lesson = Das Spiel am Tisch lernen
rules-contents = Inhalt
rules-own-box = Dieser Server spielt mit den Zahlen der Schachtel „{ $name }“. Spielpläne und Zeichnungen zeigen sie; nennt ein Text andere Zahlen, so gelten die der Schachtel.

settings-hint = Diese Einstellungen werden nur in diesem Browser gespeichert.
language = Sprache
language-auto = Automatisch
theme = Darstellung
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel
pace = Tempo
pace-slow = Gemächlich
pace-normal = Normal
pace-fast = Zügig
pace-instant = Sofort
pace-hint = Wie langsam die Züge der anderen ablaufen, damit du folgen kannst.
motion = Bewegung
motion-auto = Automatisch
motion-full = Alles bewegt sich
motion-reduced = Reduziert
motion-hint = Bei reduzierter Bewegung werden Spielsteine eingeblendet, statt zu wandern.
confirm = Züge bestätigen
confirm-hint = Dein Zug wird zuerst gezeigt. Wähle ihn noch einmal oder drücke den Knopf oder Enter, um ihn zu spielen; mit Escape verwirfst du ihn.
confirm-play = Spielen: { $action }
confirm-this = Diesen Zug spielen
confirm-let-go = Abbrechen (Esc)
warn = Vor Patzern warnen
warn-hint = In Partien gegen Bots: Kostet dich ein Zug viel mehr als der beste, wirst du gefragt, bevor er gespielt wird. Dafür wird über jeden Zug nachgedacht, deshalb dauert es einen Moment.
warn-considering = Dein Zug wird geprüft …
switch-off = Aus
switch-on = An
coach = Trainer
coach-hint = In deinen ersten Partien gegen Bots steht bei jeder neuen Art von Entscheidung, wozu sie da ist. Schalte ihn neu ein, um alles noch einmal zu lesen.
sound = Töne
sound-hint = Kurz und leise: dein Zug, Spielsteine, Chat, Fehler und das Ende der Partie.
sound-try = Anhören
face = Tische
face-board = Als Spielplan
face-text = In Worten
face-hint = In Worten kannst du an einem Tisch mit einem Screenreader, einer Braillezeile oder nur mit der Tastatur spielen.
face-to-text = In Worten spielen
face-to-board = Spielplan zeigen

about-title = Über Pentapolis
about-text = Auf Pentapolis spielst du kostenlos fünf Brettspiele, in denen Städte entstehen, mit vollständigen Regeln, mit anderen Menschen und gegen Bots. Die Zeichnungen sind unsere eigenen, und nichts wird von anderen Websites geladen.
about-games = Die Spiele
about-credits = Mit Dank an
about-icons = Symbole von Lorc, Delapouite und anderen auf
about-controls = Symbole der Knöpfe von
about-fonts = Schriften:
about-licence = Lizenz
about-licence-text = Pentapolis ist freie Software unter der Apache License 2.0.

# Das Rätsel des Tages
puzzles = Rätsel
puzzles-every = Alle Rätsel
puzzle-rating = Schwierigkeit { $rating } von 5
puzzle-today = Rätsel des Tages
puzzle-today-text = { $game }: Siehst du es?
puzzle-today-solve = Ansehen
puzzle-today-solved = Gelöst, noch einmal ansehen

# Das Tagesrennen
daily-title = Tagesrennen
daily-text = Attika allein, mit demselben Glück für alle: Baue alles in so wenigen Zügen wie möglich. Du hast einen Versuch, und was du gesehen hast, lässt sich nicht zurücknehmen.
daily-until = Nächstes Rennen: { $time }
daily-run = Heutiges Rennen spielen
daily-continue = Dein Rennen fortsetzen
daily-look = Dein Rennen ansehen
daily-best = Die Besten von heute
daily-empty = Noch hat niemand das heutige Rennen beendet. Sei die erste Person!
daily-place = Platz
daily-name = Name
daily-result = Ergebnis
daily-medal = { $medal ->
    [gold] Gold
    [silver] Silber
    [bronze] Bronze
   *[other] Geschafft
}
daily-spare = { $count ->
    [0] im letzten Zug
    [one] ein Zug übrig
   *[other] { $count } Züge übrig
}
daily-lost = Nicht geschafft: { $count ->
    [one] ein Gebäude
   *[other] { $count } Gebäude
}
daily-yesterday = Gestern auf Platz eins: { $players }

# Seiten von Spielen, die keine eigene mitbringen
plain-choices = Was du tun kannst
plain-choose = Was tust du?
plain-prompt = { $chosen }: { $question }
plain-phase = { $name }
plain-back = Zurück
plain-waiting = Du hast gerade nichts zu entscheiden.
plain-search = Suchen
plain-nothing-found = Nichts gefunden
plain-overview = Das Spiel
plain-table = Auf dem Tisch
plain-none = keine
plain-sheet = Punkte
plain-total = Summe
option-starting-player = Startspieler
option-starting-player-drawn = ausgelost
option-starting-player-seat = Platz { $number }
rules-none = Dieses Spiel bringt keine Spielregeln mit.
