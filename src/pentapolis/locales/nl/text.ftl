### Een stand in woorden, bij elk spel

text-overview = Overzicht
text-choices = Wat je kunt doen
text-you = Jij
text-player = { $player }
text-direction = { $direction ->
    [N] noorden
    [NE] noordoosten
    [E] oosten
    [SE] zuidoosten
    [S] zuiden
    [SW] zuidwesten
    [W] westen
   *[NW] noordwesten
}

## Het einde

text-result = Uitslag
text-result-points = { $place ->
    [0] {""}
   *[other] { $place }.{" "}
}{ $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
text-result-lines = { $player } in detail
text-result-line = { $points ->
    [one] { $points } punt:
   *[other] { $points } punten:
}

## Waarop keuzes gesorteerd zijn

text-sort-price = op prijs
text-sort-gain = op opbrengst
text-sort-points = op punten
text-sort-distance = op afstand
text-sort-people = op mensen
text-sort-food = op voedsel
text-sort-gold = op goud
text-sort-loss = op verlies
text-sort-spare = op vrije burgers
text-sort-arches = op bogen
text-sort-room = op ruimte
text-sort-squares = op vakken
text-sort-stock = op voorraad
text-sort-edges = op dichte zijden
text-sort-faculties = op faculteiten
text-sort-zone = op grootte van de zone
text-sort-forest = op bos
text-sort-grassland = op grasland
text-sort-mountain = op bergland
text-sort-water = op water
text-sort-tokens = op fiches
text-sort-done = op voortgang
text-sort-known = op wat gezien is

## Spellen zonder eigen beschrijvingen

text-action = { $action }
text-verb = { $term }
text-phase = Fase: { $term }
text-table = Op tafel
text-field = { $term }
text-field-number = { $term } { $number }
text-field-none = { $term }: geen
text-field-truth = { $term }: { $truth ->
    [yes] ja
   *[no] nee
}
text-field-seat = { $term }: { $player }
text-field-value = { $term }: { $term_value }
text-field-list = { $term }:
text-field-row = { $term }, rij { $number }:
text-value = { $term_value }
text-count = { $term_value } { $count }
text-nothing = niets
