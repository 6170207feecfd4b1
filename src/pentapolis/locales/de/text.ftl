### Eine Stellung in Worten, bei jedem Spiel

text-overview = Überblick
text-choices = Was du tun kannst
text-you = Du
text-player = { $player }
text-direction = { $direction ->
    [N] Norden
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}

## Das Ende

text-result = Ergebnis
text-result-points = { $place ->
    [0] {""}
   *[other] { $place }.{" "}
}{ $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
text-result-lines = { $player } im Einzelnen
text-result-line = { $points ->
    [one] { $points } Punkt:
   *[other] { $points } Punkte:
}

## Wonach die Auswahl sortiert ist

text-sort-price = nach Preis
text-sort-gain = nach Ertrag
text-sort-points = nach Punkten
text-sort-distance = nach Entfernung
text-sort-people = nach Personen
text-sort-food = nach Nahrung
text-sort-gold = nach Gold
text-sort-loss = nach Verlust
text-sort-spare = nach freien Bürgern
text-sort-arches = nach Bögen
text-sort-room = nach Platz
text-sort-squares = nach Quadraten
text-sort-stock = nach Vorrat
text-sort-edges = nach geschlossenen Seiten
text-sort-faculties = nach Fakultäten
text-sort-zone = nach Größe des Gebiets
text-sort-forest = nach Wald
text-sort-grassland = nach Wiesen
text-sort-mountain = nach Gebirge
text-sort-water = nach Wasser
text-sort-tokens = nach Markern
text-sort-done = nach Fortschritt
text-sort-known = nach dem, was zu sehen war

## Spiele ohne eigene Beschreibungen

text-action = { $action }
text-verb = { $term }
text-phase = Phase: { $term }
text-table = Auf dem Tisch
text-field = { $term }
text-field-number = { $term } { $number }
text-field-none = { $term }: keine
text-field-truth = { $term }: { $truth ->
    [yes] ja
   *[no] nein
}
text-field-seat = { $term }: { $player }
text-field-value = { $term }: { $term_value }
text-field-list = { $term }:
text-field-row = { $term }, Reihe { $number }:
text-value = { $term_value }
text-count = { $term_value } { $count }
text-nothing = nichts
