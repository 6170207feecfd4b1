### La Città in Worten

## Namen

lacitta-text-building = { $building ->
    [castle] Castello
    [farm] Bauernhof
    [quarry] Steinbruch
    [school] Klosterschule
    [statue] Statue
    [market] Marktplatz
    [well] Brunnen
    [palazzo] Palazzo
    [hospital] Hospital
    [bath] Badhaus
    [cathedral] Dom
   *[university] Universität
}
lacitta-text-area = { $area } { $landscape ->
    [field-1] Getreide 1
    [field-2] Getreide 2
    [field-3] Getreide 3
    [mountain] Gebirge
   *[water] Gewässer
}
lacitta-text-yield = Bauernhof { $food }{ $gold ->
    [0] {""}
   *[other] , Steinbruch { $gold }
}{ $water ->
    [yes] , Wasser
   *[no] {""}
}
lacitta-text-card = { lacitta-the-card }
lacitta-text-city = Stadt { $space }:

## Überblick

lacitta-text-time = Jahr { $year } von { $years }, { $stage ->
    [end] Jahresende
   *[rounds] Runde { $round } von { $rounds }
}. Reihenfolge:
lacitta-text-wishes = Das Volk wünscht sich:
lacitta-text-stores = { $gold } Gold{ $income ->
    [0] {""}
   *[other] {" "}(+{ $income } im Jahr)
}, { $cards ->
    [0] keine Aktionskarten mehr
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
}, { $food } Nahrung für { $people } Bürger.
lacitta-text-standing = Punkte, wenn das Spiel jetzt zu Ende wäre:
lacitta-text-points = { $player } { $points }

## Spieler und Städte

lacitta-text-no-city = Keine Stadt mehr.
lacitta-text-newcomers = Nächstes Jahr { $count ->
    [one] kommt 1 Bürger
   *[other] kommen { $count } Bürger
} durch Wachstum dazu: Dann sind { $people } zu versorgen.
lacitta-text-castles = Noch { $count ->
    [one] 1 Castello
   *[other] { $count } Castelli
} für neue Städte{ $founded ->
    [yes] , aber nicht mehr dieses Jahr
   *[no] {""}
}.
lacitta-text-figures = Figuren auf der Landkarte:
lacitta-text-figure = auf { $space } für { $purpose ->
    [culture] Kultur
    [knowledge] Bildung
    [health] Gesundheit
   *[harvest] die Ernte
}
lacitta-text-figures-left = Figuren übrig: { $count }.
lacitta-text-used = Dieses Jahr gespielte Politikkarten:
lacitta-text-tiles = Gebäude, zusammen { $food } Nahrung:
lacitta-text-tile = { lacitta-text-building } auf { $space }{ $food ->
    [0] {""}
   *[other] {" "}({ $food } Nahrung)
}{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } Gold im Jahr)
}
lacitta-text-draws = { $all ->
    [0] Keine Bögen
   *[other] Bögen: Kultur { $culture }, Bildung { $knowledge }, Gesundheit { $health }
}{ $figures ->
    [0] {""}
    [one] {" "}(davon eine Figur, nur dieses Jahr)
   *[other] {" "}(davon { $figures } Figuren, nur dieses Jahr)
}.
lacitta-text-lacks = Für { $points ->
    [one] 1 zusätzlichen Punkt
   *[other] { $points } zusätzliche Punkte
} am Ende fehlt noch:
lacitta-text-neighbours = Nachbarstädte:
lacitta-text-near = Stadt { $space } von { $player }
lacitta-text-near-own = deine Stadt { $space }
lacitta-text-neighbour = Nachbarstadt: Stadt { $space } von { $player } mit { $people ->
    [one] 1 Bürger
   *[other] { $people } Bürgern
}:
lacitta-text-comparison = { lacitta-the-attraction } { $here } gegen { $there }{ $moves ->
    [in] {" "}(gewinnt einen Bürger)
    [out] {" "}(verliert einen Bürger)
   *[none] {""}
}
lacitta-text-sites = Freie Felder zum Bauen:
lacitta-text-site = { $space } neben { $beside } ({ lacitta-text-yield })

## Karten und Vorrat

lacitta-text-display = Politikkarten in der Auslage
lacitta-text-offer-building = { lacitta-the-card }{ $number ->
    [one] {""}
   *[other] {" "}({ $number } Karten)
}: { $gold } Gold{ $culture ->
    [0] {""}
   *[other] , { lacitta-arches-culture }
}{ $knowledge ->
    [0] {""}
   *[other] , { lacitta-arches-knowledge }
}{ $health ->
    [0] {""}
   *[other] , { lacitta-arches-health }
}
lacitta-text-offer-master-builder = „Großer Baumeister“{ $number ->
    [one] {""}
   *[other] {" "}({ $number } Karten)
}: jedes Gebäude; ein einfaches { $simple } Gold, ein mittleres { $medium }, ein großes { $large }
lacitta-text-offer-bread-and-games = „Brot und Spiele“{ $number ->
    [one] {""}
   *[other] {" "}({ $number } Karten)
}: { lacitta-price } für { $amount }, bis zu { $most } für { $dear } Gold; Figuren, die dieses Jahr als Bögen zählen
lacitta-text-offer-golden-times = „Goldene Zeiten“{ $number ->
    [one] {""}
   *[other] {" "}({ $number } Karten)
}: { lacitta-price } für { $amount }, bis zu { $most } für { $dear } Gold; neue Bürger, alle in einer Stadt
lacitta-text-offer-rich-harvest = „Reiche Ernte“{ $number ->
    [one] {""}
   *[other] {" "}({ $number } Karten)
}: { lacitta-price }; ein Bauernhof zählt dieses Jahr doppelt
lacitta-text-offer-contact = „Bürgernähe“{ $number ->
    [one] {""}
   *[other] {" "}({ $number } Karten)
}: { lacitta-price } für { $amount }, bis zu { $most } für { $dear } Gold; verdeckte Stimmen ansehen
lacitta-text-voices = Die Karten, die sagen, was das Volk dieses Jahr will:
lacitta-text-voice = { $circle ->
    [0] offen
   *[other] Stimme { $circle }
} { $voice ->
    [culture] Kultur
    [knowledge] Bildung
    [health] Gesundheit
   *[hidden] verdeckt
}{ $seen ->
    [yes] {" "}(angesehen von { $players })
   *[no] {""}
}
lacitta-text-voices-left = Noch nicht gesehen, hier und im Stapel: Kultur { $culture }, Bildung { $knowledge }, Gesundheit { $health }.
lacitta-text-supply = Vorrat
lacitta-text-pools = Übrige Gebäude:
lacitta-text-pool = { $pool ->
    [farm-quarry] Bauernhöfe und Steinbrüche
    [market] Marktplätze
    [palazzo-hospital] Palazzi und Hospitäler
    [statue-cathedral] Statuen und Dome
    [school-university] Klosterschulen und Universitäten
   *[well-bath] Brunnen und Badhäuser
} { $count }
lacitta-text-deck = Nachziehstapel der Politikkarten: { $count }.
lacitta-text-discard = Abgelegte Politikkarten:
lacitta-text-gone = { lacitta-the-card } { $number }
lacitta-text-citizens-left = Bürger im Vorrat: { $count }.
lacitta-text-gold-left = Gold im Vorrat: { $count }.

## Die Landkarte

lacitta-text-strip = Streifen { $strip }, von West nach Ost:
lacitta-text-castle-sites = Felder, die für eine neue Stadt weit genug von jeder anderen entfernt sind:
lacitta-text-castle-sites-of = { $food } Nahrung auf { $spaces }
lacitta-text-no-castle-site = Kein Feld ist für eine neue Stadt weit genug von jeder anderen entfernt.
lacitta-text-numbering = Die Streifen liegen von Nord nach Süd, dazwischen Wege aus Feldern. Die Felder sind Reihe für Reihe nummeriert, von Nordwesten bis { $last } im Südosten; { $count } sind im Spiel. Frage nach einem Feld ({ $space }) oder einem Gebiet ({ $area }), um zu hören, was ringsum liegt.
lacitta-text-prices = { $tier ->
    [simple] Kostenlos mit einer Aktionskarte,
   *[other] { $gold } Gold mit der eigenen Politikkarte,
} { $builder } Gold mit „Großer Baumeister“.
lacitta-text-hex = Feld { $space }
lacitta-text-unused = { $zone ->
    [light-green] Hellgrün
    [light-brown] Hellbraun
   *[yellow-green] Gelbgrün
}: bei { $seats } Spielern nicht im Spiel.
lacitta-text-landscapes = Daneben:
lacitta-text-towards = { lacitta-text-area } im { text-direction }
lacitta-text-stands-own = Von dir: { lacitta-text-building }, in deiner Stadt { $space }{ $food ->
    [0] {""}
   *[other] , { $food } Nahrung
}{ $gold ->
    [0] {""}
   *[other] , { $gold } Gold im Jahr
}.
lacitta-text-stands = Von { $player }: { lacitta-text-building }, in Stadt { $space }{ $food ->
    [0] {""}
   *[other] , { $food } Nahrung
}{ $gold ->
    [0] {""}
   *[other] , { $gold } Gold im Jahr
}.
lacitta-text-between = Frei, aber niemand kann hier bauen. Es liegt zwischen:
lacitta-text-belongs = Frei. Nur eine Stadt kann hierher wachsen:
lacitta-text-may-found = Frei und für eine neue Stadt weit genug von jeder anderen entfernt.
lacitta-text-ways = Wege:
lacitta-text-way-free = nach { text-direction } { $space } (frei, { lacitta-text-yield })
lacitta-text-way-own = nach { text-direction } { $space } ({ lacitta-text-building } von dir)
lacitta-text-way = nach { text-direction } { $space } ({ lacitta-text-building } von { $player })
lacitta-text-nearest = Nächste Städte:
lacitta-text-steps-own = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} bis zu deiner Stadt { $space }
lacitta-text-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} bis zur Stadt { $space } von { $player }
lacitta-text-built-around = Darum gebaut:
lacitta-text-built-own = { lacitta-text-building } von dir auf { $space }
lacitta-text-built = { lacitta-text-building } von { $player } auf { $space }
lacitta-text-free-around = Freie Felder ringsum: { $spaces }.

## Auswahl

lacitta-text-choose-take = Politikkarte nehmen
lacitta-text-choose-gold = Mit einer Aktionskarte Gold nehmen
lacitta-text-do-gold = { $gold } Gold
lacitta-text-choose-build = { $price ->
    [0] Mit einer Aktionskarte { lacitta-a-building } bauen
   *[other] Für { $price } Gold { lacitta-a-building } bauen
}{ $culture ->
    [0] {""}
   *[other] , { lacitta-arches-culture }
}{ $knowledge ->
    [0] {""}
   *[other] , { lacitta-arches-knowledge }
}{ $health ->
    [0] {""}
   *[other] , { lacitta-arches-health }
}
lacitta-text-build-at = { $space } neben { $where ->
    [castle] Castello { $city }
   *[tile] { $beside }, Stadt { $city }
}{ $more ->
    [yes] :
   *[no] {""}
}
lacitta-text-instead = statt eines Bauernhofs mit { $food } Nahrung
lacitta-text-limit = { $limit ->
    [none] danach keine Obergrenze
   *[other] danach höchstens { $limit } Bürger
}
lacitta-text-completes = macht Kultur, Bildung und Gesundheit vollständig, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} zusätzlich
lacitta-text-ahead = in { lacitta-the-attraction } vor Stadt { $space } von { $player }
lacitta-text-level = in { lacitta-the-attraction } gleichauf mit Stadt { $space } von { $player }
lacitta-text-meets = wird Nachbar von Stadt { $space } von { $player }
lacitta-text-choose-castle = Castello aufstellen ({ $food } Nahrung)
lacitta-text-choose-found = Mit einer Aktionskarte eine Stadt gründen ({ $food } Nahrung)
lacitta-text-castle-at = { $space }:
lacitta-text-around = daneben bestenfalls ({ lacitta-text-yield })
lacitta-text-choose-pay = Gold, das du zahlst
lacitta-text-pay-bread-and-games = { lacitta-price }: { lacitta-amount-bread-and-games }
lacitta-text-pay-golden-times = { lacitta-price }: { lacitta-amount-golden-times }
lacitta-text-pay-contact = { lacitta-price }: { lacitta-amount-contact }
lacitta-text-choose-send = Stadt, die einen Bürger schickt
lacitta-text-choose-welcome = Stadt für die neuen Bürger
lacitta-text-choose-starve = Stadt, die einen Bürger verliert
lacitta-text-choose-cheer = Figur auf ein Gebäude setzen
lacitta-text-cheer = { lacitta-text-building } auf { $space }, { lacitta-the-attraction } der Stadt { $city } wird { $count }{ $more ->
    [yes] :
   *[no] {""}
}
lacitta-text-choose-harvest = Bauernhof, der doppelt zählt
lacitta-text-harvest = { $space } in Stadt { $city }: { $food } Nahrung mehr
lacitta-text-choose-remove = Gebäude aufgeben
lacitta-text-remove = { lacitta-text-building } auf { $space }{ $more ->
    [yes] :
   *[no] , ohne Verlust
}
lacitta-text-loses-food = { $count } Nahrung weniger
lacitta-text-loses-income = { $count } Gold im Jahr weniger
lacitta-text-loses-arches = { lacitta-the-attraction } { $count } weniger
lacitta-text-choose-look = Zwei verdeckte Stimmen ansehen
lacitta-text-look = Stimmen { $circles }
lacitta-text-choose-wish = Wunsch, der für diese Stadt gilt
lacitta-text-wish = { lacitta-the-attraction }: { lacitta-wish-brings }
lacitta-text-choose-refresh = Älteste Karte ersetzen
lacitta-text-do-refresh = ablegen und eine neue ziehen
lacitta-text-choose-keep = Auslage so lassen
lacitta-text-do-keep = die älteste Karte bleibt liegen
lacitta-text-choose-pass = Passen
lacitta-text-do-pass = diese Runde keine Karte spielen
