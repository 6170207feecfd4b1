### De pagina’s in de browser

## Overal

skip-to-content = Naar de inhoud
site = Pagina’s
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
your-turn = Jij bent aan de beurt
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Het hele bord tonen
colour-with-emblem = { $colour } ({ $emblem })

problem-offline = De server is nu niet bereikbaar.
problem-unexpected = Er ging onverwacht iets mis.

missing-title = Hier is niets gebouwd
missing-text = Op dit adres is geen pagina. Misschien is er onderweg een letter zoekgeraakt.

## Startpagina

start-title = Vijf steden, één tafel
start-text = Vijf bordspellen over het bouwen van steden, met de volledige regels: alleen tegen bots, of met vrienden waar ook ter wereld. Geen account, één klik.
box-coming = Komt eraan
box-players = Spelers:
box-minutes = { $least }–{ $most } minuten
box-play = Speel tegen bots
box-more = Meer mogelijkheden

tables-mine = Jouw spellen
tables-open = Open tafels
tables-open-empty = Er wacht nu niemand op medespelers. Open zelf een tafel onder ‘Meer mogelijkheden’.
tables-finished = Afgelopen spellen
table-free = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
table-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
table-won = { $count ->
    [one] { $players } heeft gewonnen
   *[other] { $players } delen de overwinning
}

## Een nieuwe tafel

setup-players = Aantal spelers
setup-against = Tegen
setup-seats = Plaatsen
setup-seat = Plaats
setup-you = Jij
setup-colour = Jouw kleur
setup-public = Laat anderen deze tafel zien
setup-public-hint = De tafel staat op de startpagina en iedereen kan een vrije plaats nemen.
setup-options = Varianten
setup-start = Begin het spel
setup-open-table = Open de tafel

seat-open = Vrije plaats
seat-friend = Een vriend, via een link
seat-bot = Bot:
seat-bot-level = Bot, { $level }
seat-you = jij
seat-guest = Gast
seat-away = afwezig
seat-thinking = denkt na
seat-deciding = aan zet
seat-replace = Geef deze plaats aan een bot

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
lobby-start = Begin het spel
lobby-leave = Ga van tafel
lobby-join = Neem plaats
lobby-seat-kind = Wie neemt plaats { $number }

invite-label = Uitnodigingslink
invite-watch-label = Link voor toeschouwers
invite-hint = Stuur deze link naar je vrienden: wie hem opent, kan een vrije plaats nemen.
invite-copy = Kopiëren
invite-copied = De link is gekopieerd.
invite-share = Delen
invite-text = Speel je mee met { $game }?

## Aan tafel

table-loading = De tafel wordt gedekt …
table-parts = Delen van de tafel
table-side = Spelers en verslag
table-this = Deze tafel
prompt = Wat er nu te doen is
phases = Fasen
board = Bord
players = Spelers
tray = Jouw stukken
log = Verslag
log-empty = Er is nog niets gebeurd.
chat = Praten
chat-empty = Niemand heeft nog iets gezegd.
chat-label = Zeg iets
chat-send = Versturen
notes = Notities
notes-label = Alleen jij ziet deze notities. Ze blijven in deze browser.
tab-news = nieuw
skip = Overslaan
offline = De verbinding is weg. We proberen haar te herstellen …

undo = Terugnemen
undo-title = Je laatste zet terugnemen
undo-asked = { $count ->
    [one] { $players } moet instemmen voordat je zet wordt teruggenomen.
   *[other] { $players } moeten instemmen voordat je zet wordt teruggenomen.
}
undo-waiting = Wachten op de instemming van { $players }.
undo-withdraw = Laat maar
undo-question-title = Een zet terugnemen?
undo-question = { $player } wil graag een zet terugnemen. { $moved ->
    [yes] Je eigen zetten van daarna worden dan ook teruggenomen.
   *[no] Jij hebt al gezien wat eruit volgde.
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
end-rematch = Revanche
end-join-rematch = Doe mee met de revanche
end-record = Notatie

replay = Terugkijken
replay-back = Terug naar de tafel
replay-first = Eerste zet
replay-previous = Eén zet terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-next = Eén zet verder
replay-last = Laatste zet
replay-move = Zet
replay-at = Zet { $move } van { $moves }
replay-perspective = Gezien door
replay-spectator = Als toeschouwer
replay-as = Als { $player }

## Spelregels, instellingen, over

rules-title = { $game }: de spelregels
rules-contents = Inhoud

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
pace-instant = Meteen
pace-hint = Hoeveel tijd de zetten van de anderen krijgen, zodat je ze kunt volgen.
motion = Beweging
motion-auto = Automatisch
motion-full = Alles beweegt
motion-reduced = Beperkt
motion-hint = Met beperkte beweging verschijnen stukken zacht in plaats van te schuiven.

about-title = Over Pentapolis
about-text = Pentapolis is een vrije plek om vijf bordspellen over het bouwen van steden met de volledige regels te spelen, tegen mensen en tegen bots. De tekeningen zijn van onszelf, en er wordt niets van andere sites geladen.
about-games = De spellen
about-credits = Met dank aan
about-icons = Pictogrammen van Lorc, Delapouite en andere tekenaars van
about-controls = Symbolen op knoppen van
about-fonts = Lettertypen:
about-licence = Licentie
about-licence-text = Pentapolis is vrije software onder de Apache License 2.0.
