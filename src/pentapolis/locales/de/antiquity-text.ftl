### Antiquity in Worten, für alle, die das Brett nicht sehen

## Namen

antiquity-text-building = { $building ->
    [house] { antiquity-building-house }
    [cart-shop] { antiquity-building-cart-shop }
    [fountain] { antiquity-building-fountain }
    [storage] { antiquity-building-storage }
    [granary] { antiquity-building-granary }
    [brewery] { antiquity-building-brewery }
    [harbour] { antiquity-building-harbour }
    [explorer] { antiquity-building-explorer }
    [market] { antiquity-building-market }
    [university] { antiquity-building-university }
    [theology] { antiquity-building-theology }
    [philosophy] { antiquity-building-philosophy }
    [biology] { antiquity-building-biology }
    [alchemy] { antiquity-building-alchemy }
    [forced-labour] { antiquity-building-forced-labour }
    [dump] { antiquity-building-dump }
    [cathedral] { antiquity-building-cathedral }
    [hospital] { antiquity-building-hospital }
    [stable] { antiquity-building-stable }
    [empty] { antiquity-web-empty }
   *[grave] { antiquity-building-grave }
}
antiquity-text-house = { antiquity-building-house } { $detail }
antiquity-text-piece = { $building ->
    [house] { antiquity-text-house }
    [storage] { antiquity-building-storage } { $detail }
   *[other] { antiquity-text-building }
}
antiquity-text-piece-colon = { antiquity-text-piece }:
antiquity-text-kind = { $kind ->
    [woodcutter] { antiquity-country-woodcutter }
    [farm] { antiquity-country-farm }
    [mine] { antiquity-country-mine }
    [fishery] { antiquity-country-fishery }
    [inn] { antiquity-country-inn }
   *[city] { antiquity-country-city }
}
antiquity-text-terrain = { $terrain ->
    [forest] { antiquity-terrain-forest }
    [grassland] { antiquity-terrain-grassland }
    [mountain] { antiquity-terrain-mountain }
   *[water] { antiquity-terrain-water }
}
antiquity-text-terrain-count = { $count } { antiquity-text-terrain }
antiquity-text-good = { $count } { $count ->
    [one] { $good ->
        [sheep] Schaf
        [olives] Olive
        [pearls] Perle
       *[other] { antiquity-the-good }
    }
   *[other] { antiquity-the-good }
}
antiquity-text-at = { $space }:
antiquity-text-at-two = { $space } und { $space_two }:
antiquity-text-direction = { $direction ->
    [n] nördlich
    [ne] nordöstlich
    [e] östlich
    [se] südöstlich
    [s] südlich
    [sw] südwestlich
    [w] westlich
   *[nw] nordwestlich
}
antiquity-text-way = { $distance } { antiquity-text-direction } von { $number ->
    [1] deiner Hauptstadt
   *[other] deiner Stadt { $number }
}
antiquity-text-price = { $total ->
    [0] kostenlos
   *[other] { $wood ->
        [0] {""}
       *[other] { $wood } Holz
    }{ $stone ->
        [0] {""}
       *[other] { antiquity-text-price.comma-stone }{ $stone } Stein
    }{ $food ->
        [0] {""}
        [one] { antiquity-text-price.comma-food }1 Nahrung
       *[other] { antiquity-text-price.comma-food }{ $food } Arten Nahrung
    }{ $luxury ->
        [0] {""}
        [one] { antiquity-text-price.comma-luxury }1 Luxus
       *[other] { antiquity-text-price.comma-luxury }{ $luxury } Arten Luxus
    }
}
    .comma-stone = { $wood ->
        [0] {""}
       *[other] {", "}
    }
    .comma-food = { $stone ->
        [0] { antiquity-text-price.comma-stone }
       *[other] {", "}
    }
    .comma-luxury = { $food ->
        [0] { antiquity-text-price.comma-food }
       *[other] {", "}
    }

## Formen

antiquity-text-shape-rectangle = { $rows ->
    [1] { $columns ->
        [1] 1 Quadrat
       *[other] { $columns } Quadrate nebeneinander
    }
   *[other] { $columns ->
        [1] { $rows } Quadrate untereinander
       *[other] { $rows } Reihen mit je { $columns } Quadraten
    }
}
antiquity-text-shape-without-corner = { antiquity-text-shape-rectangle } ohne das { $corner ->
    [top-left] links oben
    [top-right] rechts oben
    [bottom-left] links unten
   *[bottom-right] rechts unten
}
antiquity-text-shape-line-one = { antiquity-text-shape-form }: { antiquity-text-shape-line }, 1 { antiquity-text-shape-side }
antiquity-text-shape-line-two = { antiquity-text-shape-form }: { antiquity-text-shape-line }, 1 { antiquity-text-shape-side }, 1 { antiquity-text-shape-side-two }
antiquity-text-shape-rows = { $count ->
    [one] 1 Quadrat
   *[other] { $count } Quadrate
}, Spalten Reihe für Reihe: { $drawn }
antiquity-text-shape-form = { $form ->
    [l] L aus { $count }
    [t] T aus { $count }
    [u] U aus { $count }
    [z] Z aus { $count }
    [cross] Kreuz aus { $count }
   *[other] Form aus { $count }
} Quadraten
antiquity-text-shape-line = { $length } { $line ->
    [row] nebeneinander
   *[column] untereinander
}
antiquity-text-shape-side = { $side ->
    [above] über { antiquity-text-shape-place }
    [below] unter { antiquity-text-shape-place }
    [left] links von { antiquity-text-shape-place }
   *[right] rechts von { antiquity-text-shape-place }
}
antiquity-text-shape-place = { $place ->
    [first] { $line ->
        [row] dem linken Ende
       *[column] dem obersten
    }
    [last] { $line ->
        [row] dem rechten Ende
       *[column] dem untersten
    }
    [middle] dem mittleren
   *[other] Nummer { $place } von { $line ->
        [row] links
       *[column] oben
    }
}
antiquity-text-shape-side-two = { $side_two ->
    [above] über { antiquity-text-shape-place-two }
    [below] unter { antiquity-text-shape-place-two }
    [left] links von { antiquity-text-shape-place-two }
   *[right] rechts von { antiquity-text-shape-place-two }
}
antiquity-text-shape-place-two = { $place_two ->
    [first] { $line ->
        [row] dem linken Ende
       *[column] dem obersten
    }
    [last] { $line ->
        [row] dem rechten Ende
       *[column] dem untersten
    }
    [middle] dem mittleren
   *[other] Nummer { $place_two } von { $line ->
        [row] links
       *[column] oben
    }
}
antiquity-text-way-rotated = { $way ->
    [only] Legen
    [0] Nicht gedreht
    [1] Um ein Viertel gedreht
    [2] Um die Hälfte gedreht
    [3] Um drei Viertel gedreht
   *[flipped] Gewendet
}
antiquity-text-rotated-rectangle = { antiquity-text-way-rotated }: { antiquity-text-shape-rectangle }
antiquity-text-rotated-without-corner = { antiquity-text-way-rotated }: { antiquity-text-shape-without-corner }
antiquity-text-rotated-line-one = { antiquity-text-way-rotated }: { antiquity-text-shape-line-one }
antiquity-text-rotated-line-two = { antiquity-text-way-rotated }: { antiquity-text-shape-line-two }
antiquity-text-rotated-rows = { antiquity-text-way-rotated }: { antiquity-text-shape-rows }

## Überblick

antiquity-text-now = { $round ->
    [0] Vor der ersten Runde: Die Hauptstädte werden gegründet.
   *[other] Runde { $round }, Phase { $phase } von 10: { antiquity-text-phase }. Hungersnot { $famine }.
}
antiquity-text-phase = { $phase ->
    [2] { antiquity-phase-2 }
    [4] { antiquity-phase-4 }
    [5] { antiquity-phase-5 }
    [6] { antiquity-phase-6 }
    [7] { antiquity-phase-7 }
    [8] { antiquity-phase-8 }
   *[9] { antiquity-phase-9 }
}
antiquity-text-also = Auch noch nicht fertig: { $players }.
antiquity-text-graves = { $graves ->
    [0] Es kommen keine Gräber
    [one] Es kommt 1 Grab
   *[other] Es kommen { $graves } Gräber
}: Hungersnot { $famine } minus { $food } Nahrung{ $granary ->
    [0] {""}
   *[other] {" "}minus { $granary } für den Kornspeicher
}. { $spare ->
    [0] Kein Quadrat ist leer.
    [one] 1 Quadrat ist leer.
   *[other] { $spare } Quadrate sind leer.
}
antiquity-text-pollution = { $count ->
    [0] Es kommt keine Verschmutzung.
    [one] 1 Verschmutzung kommt, { $room ->
        [one] 1 Feld steht
       *[other] { $room } Felder stehen
    } zur Wahl.
   *[other] { $count } Verschmutzungen kommen, { $room ->
        [one] 1 Feld steht
       *[other] { $room } Felder stehen
    } zur Wahl.
}
antiquity-text-no-saint = Noch kein Schutzheiliger: Baue eine Kathedrale.
antiquity-text-saint-silent = Auf deiner Kathedrale liegt ein Grab: Dein Heiliger hat keine Kraft.

## Bewohner, Güter, Preise

antiquity-text-stores = Deine Bewohner und Güter
antiquity-text-men = Bewohner: { $all }, davon { $idle } frei und { $outside } auf dem Land.
antiquity-text-waiting = Ohne Bewohner:
antiquity-text-building-at = { antiquity-text-building } auf { $square }
antiquity-text-stock = { $count ->
    [one] 1 Gut im Vorrat:
   *[other] { $count } Güter im Vorrat:
}
antiquity-text-no-stock = Keine Güter im Vorrat.
antiquity-text-ripe = Auf dem Land noch zu ernten:
antiquity-text-costs = Was Gebäude kosten
antiquity-text-costs-houses = Was Wohnhäuser kosten
antiquity-text-costs-countryside = Was das Bauen auf dem Land kostet
antiquity-text-for-price = { $can ->
    [yes] Bezahlbar, { antiquity-text-price }:
   *[no] Noch nicht bezahlbar, { antiquity-text-price }:
}
antiquity-text-can-pay = Bezahlbar:
antiquity-text-cannot-pay = Noch nicht bezahlbar:
antiquity-text-house-for = { antiquity-text-house } ({ antiquity-text-price })
antiquity-text-farm-price = Ein Bauernhof kostet 1 von dem Gut, das er liefert.
antiquity-text-all-built = Alles ist gebaut.
antiquity-text-price-is = Preis:

## Städte

antiquity-text-city-title = { $number ->
    [1] Deine Hauptstadt, Stadt 1
   *[other] Deine Stadt { $number }
}
antiquity-text-city = Reihen A bis { $last } von oben nach unten, Spalten 1 bis { $size }. { $empty ->
    [0] Kein Quadrat ist leer.
    [one] 1 Quadrat ist leer.
   *[other] { $empty } Quadrate sind leer.
} Auf der Karte um { $space }.
antiquity-text-building-on = { antiquity-text-piece } auf { $squares }: { antiquity-text-state }.
antiquity-text-state = { $state ->
    [grave] ruht wegen eines Grabs
    [taught] von der Universität besetzt
    [manned] besetzt
    [waits] ohne Bewohner
   *[works] arbeitet
}
antiquity-text-building-state = { antiquity-text-piece } ({ antiquity-text-state })
antiquity-text-buildings-state = { $count }× { antiquity-text-piece } ({ antiquity-text-state })
antiquity-text-building-at-state = { antiquity-text-building } auf { $square } ({ antiquity-text-state })
antiquity-text-houses-on = { $count ->
    [one] Wohnhaus auf { $squares }.
   *[other] { $count } Wohnhäuser auf { $squares }.
}
antiquity-text-graves-on = { $count ->
    [one] Grab auf { $squares }.
   *[other] { $count } Gräber auf { $squares }.
}
antiquity-text-empty-title = { $number ->
    [1] Leere Quadrate deiner Hauptstadt
   *[other] Leere Quadrate deiner Stadt { $number }
}
antiquity-text-largest = Größtes leeres Rechteck: { antiquity-text-shape-rectangle }, von { $square } bis { $square_two }.
antiquity-text-row-empty = Reihe { $row }, leer:
antiquity-text-row = Reihe { $row }:
antiquity-text-columns = { $last ->
    [0] { $first }
   *[other] { $first } bis { $last }
}
antiquity-text-row-stretch = { antiquity-text-columns } { antiquity-text-holds-square }
antiquity-text-holds-square = { $state ->
    [empty] leer
    [grave] { antiquity-text-building } mit einem Grab
   *[stands] { antiquity-text-building }
}
antiquity-text-square-title = Quadrat { $square }
antiquity-text-side = { $side ->
    [above] oben
    [below] unten
    [left] links
   *[right] rechts
} { antiquity-text-holds-square }
antiquity-text-side-edge = { $side ->
    [above] oben
    [below] unten
    [left] links
   *[right] rechts
} der Stadtrand
antiquity-text-around = Ringsum:

## Auf dem Land

antiquity-text-land = Das Land in deinem Gebiet
antiquity-text-zone = Einflussgebiet: { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}, davon { $clean } sauber.
antiquity-text-country = { antiquity-text-kind } auf { $kind ->
    [fishery] { $space } und { $space_two }
   *[other] { $space }
}: noch { antiquity-text-good } ({ $spaces }).
antiquity-text-inns = { $count ->
    [one] Gasthaus: { $spaces }.
   *[other] { $count } Gasthäuser: { $spaces }.
}
antiquity-text-polluted = { $count ->
    [one] 1 Feld ist verschmutzt und frei.
   *[other] { $count } Felder sind verschmutzt und frei.
}
antiquity-text-polluted-title = Verschmutzt in deinem Gebiet
antiquity-text-nearest = Das nächste zuerst: { $spaces }.
antiquity-text-tokens = { $count ->
    [one] Entdeckungsmarker: { $spaces }.
   *[other] { $count } Entdeckungsmarker: { $spaces }.
}
antiquity-text-shared-zone = { $count ->
    [one] Auch im Gebiet von { $player } liegt 1 sauberes Feld: { $spaces }.
   *[other] Auch im Gebiet von { $player } liegen { $count } saubere Felder: { $spaces }.
}
antiquity-text-terrain-title = { $terrain ->
    [forest] Wald in deinem Gebiet
    [grassland] Wiesen in deinem Gebiet
    [mountain] Gebirge in deinem Gebiet
   *[water] Wasser und Küste in deinem Gebiet
}
antiquity-text-sites = { antiquity-text-kind } für { antiquity-text-yield }: { $spaces }.
antiquity-text-yield = { $good ->
    [crop] { $count ->
        [one] 1 Ertrag
       *[other] { $count } Erträge
    }
    [ore] { $count } Stein oder Gold
   *[other] { antiquity-text-good }
}
antiquity-text-water = Sauberes Wasser ({ $count }): { $spaces }.
antiquity-text-coast = Küste an { $count } sauberem Wasser: { $spaces }.
antiquity-text-directions = Ein Schritt nach Süden erhöht die zweite Zahl eines Feldes um 1. Ein Schritt nach Südosten erhöht die erste um 1. Ein Schritt nach Nordosten erhöht die erste und senkt die zweite um 1.
antiquity-text-start-tile = Startplan um { $space }:
antiquity-text-range = Freies Gebirge, das nur { antiquity-the-good } gibt: { $spaces }.
antiquity-text-hidden = Entdeckungsmarker auf der Karte: { $left }. Was noch niemand gesehen hat, auch auf weggelegten Markern:
antiquity-text-hex-title = Feld { $space }
antiquity-text-hex-free = Gelände: { antiquity-text-ground }, frei.
antiquity-text-hex-own = Gelände: { antiquity-text-ground }. Von dir: { antiquity-text-stands }.
antiquity-text-hex-of = Gelände: { antiquity-text-ground }. Von { $player }: { antiquity-text-stands }.
antiquity-text-ground = { $polluted ->
    [yes] { $terrain ->
        [forest] verschmutzter Wald
        [grassland] verschmutzte Wiese
        [mountain] verschmutztes Gebirge
       *[water] verschmutztes Wasser
    }
   *[no] { $terrain ->
        [forest] sauberer Wald
        [grassland] saubere Wiese
        [mountain] sauberes Gebirge
       *[water] sauberes Wasser
    }
}
antiquity-text-stands = { $kind ->
    [goods] { antiquity-text-good }
    [inn] Gasthaus
    [woodcutter] Holzfäller, noch { antiquity-text-good }
    [farm] Bauernhof, noch { antiquity-text-good }
    [mine] Mine, noch { antiquity-text-good }
   *[fishery] Fischerhütte, noch { antiquity-text-good }
}
antiquity-text-hex-own-city = Deine Stadt { $number }.
antiquity-text-hex-city-of = Stadt { $number } von { $player }.
antiquity-text-next-own-city = { antiquity-text-direction } { $space } deine Stadt { $number }
antiquity-text-next-city-of = { antiquity-text-direction } { $space } Stadt { $number } von { $player }
antiquity-text-next-free = { antiquity-text-direction } { $space } { antiquity-text-ground }
antiquity-text-next-own = { antiquity-text-direction } { $space } { antiquity-text-ground } (von dir: { antiquity-text-stands })
antiquity-text-next-of = { antiquity-text-direction } { $space } { antiquity-text-ground } (von { $player }: { antiquity-text-stands })
antiquity-text-range-here = Dieser Gebirgszug gibt nur { antiquity-the-good }.
antiquity-text-in-own-zone = Nur in deinem Gebiet.
antiquity-text-in-no-zone = In niemandes Gebiet.
antiquity-text-in-zones = { $own ->
    [yes] In deinem Gebiet und in dem von { $players }.
   *[no] Im Gebiet von { $players }, nicht in deinem.
}
antiquity-text-would-bring = { antiquity-text-kind } hier: { antiquity-text-yield }.
antiquity-text-coast-here = Küste: an { $count } sauberem Wasser.

## Heilige

antiquity-text-saints = Die Heiligen und du
antiquity-text-saint = { $own ->
    [yes] { antiquity-the-saint } beschützt dich:
   *[no] { antiquity-the-saint }:
}
antiquity-text-saint-choice = { antiquity-the-saint }. { antiquity-text-power } Bisher:
antiquity-text-saint-of = { antiquity-the-saint }
antiquity-text-progress = { $saint ->
    [nicolo] { $count } von { $all } Bewohnern
    [barbara] { $count } von { $all } Arten von Gebäuden ohne Grab
    [christofori] { $count } von { $all } Arten Nahrung und Luxus vollständig
   *[maria] { $count } von { $all } Bedingungen anderer Heiliger
}
antiquity-text-enclosed = { $count } von { $all } Feldern des Gebiets von { $player } umschlossen
antiquity-text-no-zone = niemand zum Umschließen
antiquity-text-missing-types = Für Santa Barbara fehlt noch:
antiquity-text-missing-goods = Für San Christofori fehlt noch:
antiquity-text-power = { $saint ->
    [nicolo] { antiquity-web-power-nicolo }
    [barbara] { antiquity-web-power-barbara }
    [christofori] { antiquity-web-power-christofori }
    [giorgio] { antiquity-web-power-giorgio }
   *[maria] { antiquity-web-power-maria }
}

## Spieler

antiquity-text-standing = Reihenfolge und Stand
antiquity-text-order = Spielreihenfolge: { $players }.
antiquity-text-rank = { $place }: { $players }
antiquity-text-player = { $player }:
antiquity-text-player-name = { $player }
antiquity-text-player-title = { $player }
antiquity-text-clean = { $count ->
    [one] 1 sauberes Feld
   *[other] { $count } saubere Felder
}
antiquity-text-no-city = Noch keine Hauptstadt.
antiquity-text-planning = Plant gerade. Du hörst, was vorher da war.
antiquity-text-graves-other = { $graves ->
    [0] Es kommen keine Gräber
    [one] Es kommt 1 Grab
   *[other] Es kommen { $graves } Gräber
}, { $spare ->
    [0] kein Quadrat ist leer
    [one] 1 Quadrat ist leer
   *[other] { $spare } Quadrate sind leer
}.
antiquity-text-city-of-other = { $number ->
    [1] Hauptstadt
   *[other] Stadt { $number }
} um { $space }, { $empty ->
    [0] kein Quadrat leer
    [one] 1 Quadrat leer
   *[other] { $empty } Quadrate leer
}, { $graves ->
    [0] keine Gräber
    [one] 1 Grab
   *[other] { $graves } Gräber
}:
antiquity-text-houses = { $count ->
    [one] 1 Wohnhaus
   *[other] { $count } Wohnhäuser
}
antiquity-text-nothing-built = nichts gebaut
antiquity-text-supply = Vorrat und Handel
antiquity-text-supply-left = Im gemeinsamen Vorrat: Wagenbauer { $cart_shops }, Brunnen { $fountains }, Lagerteile mit zwei Quadraten { $storage }, Fischerhütten { $fisheries }.
antiquity-text-bank = In der Bank:

## Der Plan

antiquity-text-plan = Dein Plan
antiquity-text-carrying = In deiner Hand, { antiquity-text-piece }:
antiquity-text-paying = { antiquity-text-piece } kommt in Stadt { $number } auf { $squares }.
antiquity-text-in-hand = In deiner Hand:
antiquity-text-given = Gegeben:
antiquity-text-wanted = Verlangt:
antiquity-text-spent = Dieser Plan hat bisher gekostet:
antiquity-text-gained = Dieser Plan hat bisher gebracht:

## Auswahl

antiquity-text-choose-build = Baue
antiquity-text-choose-house = Baue ein Wohnhaus
antiquity-text-choose-storage = Baue ein Lager
antiquity-text-choose-man = Schicke einen Bewohner
antiquity-text-choose-heal = Räume ein Grab ab
antiquity-text-choose-lift = Versetze ein Gebäude
antiquity-text-choose-dig = Versetze ein Grab
antiquity-text-choose-saint = Wähle deinen Schutzheiligen
antiquity-text-choose-go-on = Mach weiter
antiquity-text-choose-answer = Beantworte ein Angebot
antiquity-text-choose-pay = Bezahle mit
antiquity-text-choose-exchange = Gib der Bank
antiquity-text-choose-take = Nimm von der Bank
antiquity-text-choose-offer = Mache ein Angebot
antiquity-text-choose-give = Gib
antiquity-text-choose-want = Verlange
antiquity-text-choose-propose = Mach weiter
antiquity-text-choose-discard = Gib ab
antiquity-text-choose-bury = Lege ein Grab auf ein leeres Quadrat
antiquity-text-choose-bury-building = Lege ein Grab auf ein Gebäude
antiquity-text-choose-producer = { $kind ->
    [woodcutter] Baue { antiquity-a-kind }, kostet { antiquity-text-price }
    [farm] Baue { antiquity-a-kind } für { antiquity-the-good }, kostet 1 davon als Saatgut
   *[other] Baue { antiquity-a-kind } für { antiquity-the-good }, kostet { antiquity-text-price }
}
antiquity-text-choose-free-farm = Baue einen Bauernhof für { antiquity-the-good } ohne Saatgut
antiquity-text-choose-site = Baue { antiquity-a-kind }, kostet { antiquity-text-price }
antiquity-text-choose-capital = Gründe deine Hauptstadt auf dem Startplan um { $space }, dem { antiquity-text-direction }en
antiquity-text-choose-clean = Reinige mit der Fakultät für Alchemie
antiquity-text-choose-harvest = Ernte von
antiquity-text-choose-explore = Erkunde
antiquity-text-choose-pollute = Verschmutze
antiquity-text-done = { $phase ->
    [country] { antiquity-web-end-turn }
    [exploration] { antiquity-web-explore-nothing }
   *[storage] { antiquity-web-keep-rest }
}
antiquity-text-keeps = { $count ->
    [one] bewahrt 1 Gut
   *[other] bewahrt { $count } Güter
}
antiquity-text-covers = passt, bedeckt { $squares }
antiquity-text-next-to-university = { $building ->
    [university] { $count ->
        [one] neben 1 Fakultät
       *[other] neben { $count } Fakultäten
    }
   *[other] neben der Universität
}
antiquity-text-closed-edges = { $count } von 4 Seiten geschlossen
antiquity-text-grave-at = { $building ->
    [empty] { $square }
   *[other] { $square }, auf: { antiquity-text-building }
}
antiquity-text-good-in-stock = { antiquity-the-good }, du hast { $count }{ $category ->
    [food] {" "}(Nahrung)
   *[other] {""}
}
antiquity-text-good-wanted = { antiquity-the-good }, dort gesehen: { $count }
antiquity-text-answer = { $answer ->
    [accept] Annehmen
   *[decline] Ablehnen
}: { antiquity-event-offer-made }
antiquity-text-tokens-lost = { $count ->
    [one] 1 Marker kommt ungesehen weg
   *[other] { $count } Marker kommen ungesehen weg
}
antiquity-text-tokens-near = { $count } Marker
antiquity-text-zone-grows = { $count ->
    [0] dein Gebiet wächst nicht
    [one] dein Gebiet wächst um 1 Feld
   *[other] dein Gebiet wächst um { $count } Felder
}
antiquity-text-coast-count = { $count } Wasser daneben
antiquity-text-cleans = { $count ->
    [one] reinigt 1 Feld
   *[other] reinigt { $count } Felder
}
antiquity-text-terrain-worth = { antiquity-text-terrain } (Ertrag { $count })
antiquity-text-also-zone = auch im Gebiet von { $players }
antiquity-text-token-there = mit einem Marker
