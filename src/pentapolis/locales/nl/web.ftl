### De pagina’s in de browser

## Overal

skip-to-content = Naar de inhoud
site = Navigatie
settings = Instellingen
about = Over
rules = Spelregels
close = Sluiten
cancel = Annuleren
yes = ja
no = nee
loading = Een ogenblik …
try-again = Nog eens proberen
to-start = Terug naar de startpagina
your-turn = Jouw beurt
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Het hele bord tonen
zoom-places = Laat zien waar je kunt kiezen
zoom-previous = Vorige plekken om te kiezen ({ $part } van { $parts })
zoom-next = Volgende plekken om te kiezen ({ $part } van { $parts })
colour-with-emblem = { $colour } ({ $emblem })

problem-offline = De server is nu niet bereikbaar.
problem-unexpected = Er ging onverwacht iets mis.
problem-too-many-minutes = Dat was wat veel ineens. Probeer het over { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} opnieuw.

missing-title = Hier is niets gebouwd
missing-text = Op dit adres is geen pagina. Misschien is er onderweg een letter zoekgeraakt.

## Startpagina

start-title = Vijf steden, één tafel
start-text = Vijf bordspellen over het bouwen van steden, met de volledige regels: in je eentje tegen bots, of met vrienden waar ook ter wereld. Zonder account, met één klik.
start-text-new = Vijf bordspellen over steden bouwen, met de volledige regels. Nog nooit gespeeld? Een korte les aan tafel leert het je, zet voor zet. Geen account nodig: één klik is genoeg.
start-new = Een nieuwe partij
box-coming = Binnenkort
box-players = Spelers:
box-minutes = { $least }–{ $most } minuten
box-play = Tegen bots spelen
box-friends = Met vrienden
box-watch = Bots bekijken
box-more = Meer mogelijkheden
box-learn = Leer het in { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
box-learn-chapters = Leer het in { $count ->
    [one] één hoofdstuk
   *[other] { $count } hoofdstukken
}
box-learn-on = Ga verder met de les
box-lesson = Les
box-own = Doos: “{ $name }”

tables-mine = Jouw partijen
tables-yours = Jij bent aan de beurt
tables-others = Je andere partijen
tables-open = Open tafels
tables-open-empty = Er wacht nu niemand op medespelers. Kies ‘Met vrienden’ bij een doos om zelf een tafel te openen.
tables-finished = Gespeelde partijen
tables-all = Alle { $count } tonen
table-watching = je kijkt mee
table-free = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
table-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
table-closed = Gesloten
table-closed-idle = Deze partij is gesloten omdat er lang niet is gespeeld.
table-closed-operator = Deze partij is gesloten door de beheerder van de server.
table-won = { $count ->
    [one] { $players } heeft gewonnen
   *[other] { $players } delen de overwinning
}
table-lost = { $seats ->
    [one] Verloren
   *[other] Niemand heeft gewonnen
}

## Een nieuwe tafel

setup-players = Aantal spelers
setup-against = Tegen
setup-seats = Plaatsen
setup-seat = Plaats
setup-you = Jij
setup-watching = Je speelt zelf niet mee: bots spelen en jij kijkt.
setup-hosting = Je speelt zelf niet mee: je opent de tafel voor anderen.
setup-colour = Jouw kleur
setup-colour-first = Kleur van de eerste plaats
setup-public = Tafel openbaar maken
setup-public-hint = De tafel komt op de startpagina te staan en iedereen kan een vrije plaats innemen.
setup-options = Varianten
setup-start = Spel beginnen
setup-watch = Partij bekijken
setup-open-table = Tafel openen

seat-open = Vrije plaats
seat-friend = Een vriend, via een link
seat-bot-level = Bot ({ $level })
seat-you = jij
seat-guest = Gast
seat-away = afwezig
seat-thinking = denkt na
seat-deciding = aan zet
seat-replace = Plaats aan een bot geven
players-more = Meer spelers hieronder
player-details = Alles wat { $name } heeft
player-open = Alles tonen
player-close = Minder tonen

name-title = Hoe mogen we je noemen?
name-label = Je naam
name-hint = De anderen aan tafel zien je naam. Je kunt hem altijd wijzigen.
name-confirm = Dat ben ik
name-change = Naam wijzigen
name-none = nog niet gekozen

## Voor het spel

lobby-seats = Plaatsen
lobby-waiting = { $count ->
    [one] Er is nog één speler nodig.
   *[other] Er zijn nog { $count } spelers nodig.
}
lobby-ready-owner = Iedereen is er. Je kunt beginnen.
lobby-ready = Iedereen is er. Het spel begint zo.
lobby-start = Spel beginnen
lobby-leave = Tafel verlaten
lobby-join = Plaatsnemen
lobby-seat-kind = Wie zit er op plaats { $number }?

invite-label = Uitnodigingslink
invite-watch-label = Link voor toeschouwers
invite-hint = Stuur deze link naar je vrienden: wie hem opent, kan een vrije plaats innemen.
invite-copy = Kopiëren
invite-copied = De link is gekopieerd.
invite-share = Delen
invite-text = Doe je mee met een potje { $game }?

## Aan tafel

table-loading = Het spel wordt klaargezet …
table-parts = Delen van de tafel
table-side = Spelers en verslag
table-this = Deze tafel
prompt = Wat er nu te doen is
phases = Fasen
board = Bord
players = Spelers
players-chips = Spelers in één oogopslag
tray = Jouw speelmateriaal
log = Verslag
log-empty = Er is nog niets gebeurd.
log-of = Zetten van
log-everyone = Iedereen
log-none-of = Nog niets van { $player }.
log-round = Ronde { $round }
chat = Chat
chat-empty = Niemand heeft nog iets gezegd.
chat-label = Zeg iets
chat-send = Versturen
notes = Notities
notes-label = Alleen jij ziet deze notities. Ze blijven in deze browser.
tab-news = nieuw
skip = Overslaan
since-last = Sinds je laatste beurt
since-last-title = Laat nog eens zien wat er sinds je laatste beurt gebeurd is ({ $key })
keys-since = Nog eens zien wat er sinds je laatste beurt gebeurd is
hint = Tip
hint-title = Wat zou een sterke speler doen? ({ $key })
hint-thinking = Even nadenken …
hint-close = Sluit de tip (Esc)
keys-hint = Om een tip vragen, in partijen tegen bots
heard-undone = Er is een zet teruggenomen. { $prompt }
heard-your-turn = Jij bent aan de beurt. { $prompt }
heard-sat-down = { $name } schuift aan.
heard-got-up = { $name } staat op.
heard-chat = { $name } zegt: { $text }
keys = Toetsenbord
keys-tab = Naar het volgende deel van de tafel: bord, jouw speelmateriaal, spelers, verslag
keys-arrows = Rondgaan binnen een deel
keys-ends = Naar het eerste of laatste in een deel
keys-next = Naar het volgende of vorige dat je kunt kiezen
keys-choose = Kiezen
keys-escape = Loslaten wat je gekozen hebt, of sluiten
keys-zoom = Inzoomen op het bord, uitzoomen, alles tonen
keys-help = Dit overzicht
keys-turn = Een stuk rechtsom of linksom draaien
key-tab = Tab
key-shift-tab = Shift+Tab
key-arrows = Pijltjes
key-sideways = Pijl links, rechts
key-home = Home
key-end = End
key-shift-n = Shift+N
key-shift-r = Shift+R
key-enter = Enter
key-space = Spatie
key-escape = Esc
offline = De verbinding is weggevallen.
offline-again = Nieuwe poging over { $seconds } s.
offline-trying = Bezig met verbinden …
offline-now = Nu proberen
away = Opslaan lukt nu even niet.
away-lossless = Er gaat geen zet verloren; de pagina blijft het proberen.
away-trying = De pagina blijft het proberen.
away-over = De server is er weer.
move-again = Je zet wordt opnieuw verstuurd …
move-not-played = Je zet is niet gespeeld: de partij is intussen verdergegaan.
in-line = Het is nu druk: je bent nummer { $place } in de rij.

undo = Terugnemen
undo-title = Je laatste zet terugnemen
undo-asked = { $count ->
    [one] { $players } moet akkoord gaan voordat je zet wordt teruggenomen.
   *[other] { $players } moeten akkoord gaan voordat je zet wordt teruggenomen.
}
undo-waiting = Wachten op akkoord van { $players }.
undo-withdraw = Laat maar
undo-overtaken = Intussen is er verder gespeeld. Je zet blijft staan.
undo-question-title = Een zet terugnemen?
undo-question = { $player } wil graag een zet terugnemen. { $moved ->
    [yes] Je eigen zetten van daarna worden dan ook teruggenomen.
   *[no] Jij hebt al gezien wat er daarna gebeurde.
}
undo-agree = Dat is goed
undo-refuse = Nee

resign = Opgeven
resign-text = Moet je weg? Dan speelt een bot het spel voor je uit.
resign-title = Het spel verlaten?
resign-question = Een bot neemt je plaats over en speelt verder met wat jij weet. Je kunt niet meer terugkomen.

## Het einde

end = Het einde
end-revealing = Het spel is afgelopen. Nu komt alles aan het licht …
end-you-won = Je hebt gewonnen!
end-won = { $count ->
    [one] { $players } wint!
   *[other] { $players } delen de overwinning!
}
end-nobody-won = Niemand wint.
end-rematch = Revanche
end-join-rematch = Meedoen met de revanche
end-record = Partijnotatie

replay = Terugkijken
replay-back = Terug naar de tafel
replay-first = Eerste zet
replay-previous = Vorige zet
replay-play = Afspelen
replay-pause = Pauzeren
replay-next = Volgende zet
replay-last = Laatste zet
replay-move = Zet
replay-at = Zet { $move } van { $moves }
replay-perspective = Gezichtspunt
replay-beginning = Het begin van de partij.
replay-quiet = Er wordt iets in het geheim besloten.
replay-hand = Wat { $player } heeft
replay-spectator = Als toeschouwer
replay-as = Als { $player }

## Spelregels, instellingen, over

rules-title = { $game }: de spelregels
rules-lesson = Leer het spel aan tafel
rules-contents = Inhoud
rules-own-box = Deze server speelt met de getallen van de doos “{ $name }”. Borden en tekeningen laten die zien; noemt een tekst andere getallen, dan gelden die van de doos.

settings-hint = Deze keuzes worden in deze browser bewaard.
language = Taal
language-auto = Automatisch
theme = Kleuren
theme-auto = Automatisch
theme-light = Licht
theme-dark = Donker
pace = Tempo
pace-slow = Rustig
pace-normal = Normaal
pace-fast = Vlot
pace-instant = Direct
pace-hint = Hoe snel de zetten van anderen worden getoond, zodat je ze kunt volgen.
motion = Animaties
motion-auto = Automatisch
motion-full = Alle
motion-reduced = Beperkt
motion-hint = Met beperkte animaties verschijnen stukken geleidelijk in plaats van te schuiven.
confirm = Zetten bevestigen
confirm-hint = Je zet wordt eerst getoond. Kies hem nog een keer, of druk op de knop of op Enter om hem te spelen; met Escape zie je ervan af.
confirm-play = Spelen: { $action }
confirm-this = Deze zet spelen
confirm-let-go = Annuleren (Esc)
warn = Waarschuwen voor blunders
warn-hint = In partijen tegen bots: kost een zet je veel meer dan de beste, dan word je gewaarschuwd voordat hij gespeeld wordt. Daarvoor wordt over elke zet nagedacht, dus het duurt even.
warn-considering = Je zet wordt bekeken …
switch-off = Uit
switch-on = Aan
coach = Coach
coach-hint = In je eerste partijen tegen bots staat er bij elke nieuwe soort beslissing waar ze voor dient. Zet hem opnieuw aan om alles nog eens te lezen.
sound = Geluiden
sound-hint = Kort en zacht: je beurt, stukken, chat, fouten en het einde van het spel.
sound-try = Beluisteren
face = Tafels
face-board = Als bord
face-text = In woorden
face-hint = In woorden kun je aan een tafel spelen met een schermlezer, een brailleregel of alleen het toetsenbord.
face-to-text = In woorden spelen
face-to-board = Het bord tonen

about-title = Over Pentapolis
about-text = Pentapolis is een gratis site waarop je vijf bordspellen over het bouwen van steden met de volledige regels speelt, tegen mensen en tegen bots. De tekeningen hebben we zelf gemaakt en er wordt niets van andere sites geladen.
about-games = De spellen
about-credits = Met dank aan
about-icons = Pictogrammen van Lorc, Delapouite en andere tekenaars van
about-controls = Symbolen op knoppen van
about-fonts = Lettertypen:
about-licence = Licentie
about-licence-text = Pentapolis is vrije software onder de Apache License 2.0.

# De puzzel van de dag
puzzles = Puzzels
puzzles-every = Alle puzzels
puzzle-rating = Moeilijkheid { $rating } van 5
puzzle-today = Puzzel van de dag
puzzle-today-text = { $game }: zie jij het?
puzzle-today-solve = Bekijken
puzzle-today-solved = Opgelost, nog eens kijken

# De dagrace
daily-title = Dagrace
daily-text = Attika in je eentje, met voor iedereen hetzelfde geluk: bouw alles in zo weinig mogelijk beurten. Je hebt één poging, en wat je hebt gezien, kun je niet terugnemen.
daily-until = Volgende race: { $time }
daily-run = Speel de race van vandaag
daily-continue = Ga verder met je race
daily-look = Bekijk je race
daily-best = De besten van vandaag
daily-empty = Nog niemand heeft de race van vandaag uitgespeeld. Wees de eerste!
daily-place = Plaats
daily-name = Naam
daily-result = Resultaat
daily-medal = { $medal ->
    [gold] Goud
    [silver] Zilver
    [bronze] Brons
   *[other] Gehaald
}
daily-spare = { $count ->
    [0] in de laatste beurt
    [one] één beurt over
   *[other] { $count } beurten over
}
daily-lost = Niet gehaald: { $count ->
    [one] één gebouw
   *[other] { $count } gebouwen
}
daily-yesterday = Gisteren op de eerste plaats: { $players }

# Pagina’s van spellen die er zelf geen hebben
plain-choices = Wat je kunt doen
plain-choose = Wat doe je?
plain-prompt = { $chosen }: { $question }
plain-phase = { $name }
plain-back = Terug
plain-waiting = Je hebt nu niets te beslissen.
plain-search = Zoeken
plain-nothing-found = Niets gevonden
plain-overview = Het spel
plain-table = Op tafel
plain-none = geen
plain-sheet = Punten
plain-total = Totaal
option-starting-player = Startspeler
option-starting-player-drawn = geloot
option-starting-player-seat = plaats { $number }
rules-none = Bij dit spel hoort geen pagina met spelregels.
