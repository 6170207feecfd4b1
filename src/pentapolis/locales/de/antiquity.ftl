### Antiquity

## Wörter des Spiels

antiquity-building-house = Wohnhaus
antiquity-building-cart-shop = Wagenbauer
antiquity-building-fountain = Brunnen
antiquity-building-storage = Lager
antiquity-building-granary = Kornspeicher
antiquity-building-brewery = Brauerei
antiquity-building-harbour = Hafen
antiquity-building-explorer = Entdecker
antiquity-building-market = Markthalle
antiquity-building-university = Universität
antiquity-building-theology = Theologische Fakultät
antiquity-building-philosophy = Philosophische Fakultät
antiquity-building-biology = Biologische Fakultät
antiquity-building-alchemy = Fakultät für Alchemie
antiquity-building-forced-labour = Zwangsarbeit
antiquity-building-dump = Müllhalde
antiquity-building-cathedral = Kathedrale
antiquity-building-hospital = Hospital
antiquity-building-stable = Stall
antiquity-building-grave = Grab
antiquity-good-wood = Holz
antiquity-good-stone = Stein
antiquity-good-grain = Getreide
antiquity-good-sheep = Schafe
antiquity-good-olives = Oliven
antiquity-good-fish = Fisch
antiquity-good-gold = Gold
antiquity-good-wine = Wein
antiquity-good-pearls = Perlen
antiquity-good-dye = Farbstoff
antiquity-country-woodcutter = Holzfäller
antiquity-country-farm = Bauernhof
antiquity-country-mine = Mine
antiquity-country-fishery = Fischerhütte
antiquity-country-inn = Gasthaus
antiquity-country-city = Stadt
antiquity-saint-nicolo = San Nicolo
antiquity-saint-barbara = Santa Barbara
antiquity-saint-christofori = San Christofori
antiquity-saint-giorgio = San Giorgio
antiquity-saint-maria = Santa Maria
antiquity-terrain-forest = Wald
antiquity-terrain-grassland = Wiese
antiquity-terrain-mountain = Gebirge
antiquity-terrain-water = Wasser
antiquity-phase-1 = Aufstehen
antiquity-phase-2 = Stadtausbau
antiquity-phase-3 = Spielreihenfolge
antiquity-phase-4 = Bauen auf dem Land
antiquity-phase-5 = Lagern
antiquity-phase-6 = Ernten
antiquity-phase-7 = Erkundung
antiquity-phase-8 = Hungersnot
antiquity-phase-9 = Verschmutzung
antiquity-phase-10 = Spielende?
antiquity-zone = Einflussgebiet
antiquity-men = Bewohner
antiquity-patron-saint = Schutzheiliger
antiquity-food = Nahrung
antiquity-luxury = Luxusgüter
antiquity-a-building = { $building ->
    [house] ein Wohnhaus
    [cart-shop] einen Wagenbauer
    [fountain] einen Brunnen
    [storage] ein Lager
    [granary] den Kornspeicher
    [brewery] die Brauerei
    [harbour] den Hafen
    [explorer] den Entdecker
    [market] die Markthalle
    [university] die Universität
    [theology] die Theologische Fakultät
    [philosophy] die Philosophische Fakultät
    [biology] die Biologische Fakultät
    [alchemy] die Fakultät für Alchemie
    [forced-labour] die Zwangsarbeit
    [dump] die Müllhalde
    [cathedral] die Kathedrale
    [hospital] das Hospital
    [stable] den Stall
   *[grave] ein Grab
}
antiquity-a-piece = { $building ->
    [house] Haus { $detail }
    [cart-shop] einen Wagenbauer
    [fountain] einen Brunnen
    [storage] ein Lager von { $detail }
    [granary] den Kornspeicher
    [brewery] die Brauerei
    [harbour] den Hafen
    [explorer] den Entdecker
    [market] die Markthalle
    [university] die Universität
    [theology] die Theologische Fakultät
    [philosophy] die Philosophische Fakultät
    [biology] die Biologische Fakultät
    [alchemy] die Fakultät für Alchemie
    [forced-labour] die Zwangsarbeit
    [dump] die Müllhalde
    [cathedral] die Kathedrale
    [hospital] das Hospital
    [stable] den Stall
   *[grave] ein Grab
}
antiquity-the-good = { $good ->
    [wood] Holz
    [stone] Stein
    [grain] Getreide
    [sheep] Schafe
    [olives] Oliven
    [fish] Fisch
    [gold] Gold
    [wine] Wein
    [pearls] Perlen
   *[dye] Farbstoff
}
antiquity-a-kind = { $kind ->
    [woodcutter] einen Holzfäller
    [farm] einen Bauernhof
    [mine] eine Mine
    [fishery] eine Fischerhütte
    [inn] ein Gasthaus
   *[city] eine Stadt
}
antiquity-your-kind = { $kind ->
    [woodcutter] deinem Holzfäller
    [farm] deinem Bauernhof
    [mine] deiner Mine
   *[fishery] deiner Fischerhütte
}
antiquity-the-saint = { $saint ->
    [nicolo] San Nicolo
    [barbara] Santa Barbara
    [christofori] San Christofori
    [giorgio] San Giorgio
   *[maria] Santa Maria
}
antiquity-goods = { $wood ->
    [0] {""}
   *[other] {" "}{ $wood }× Holz
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone }× Stein
}{ $grain ->
    [0] {""}
   *[other] {" "}{ $grain }× Getreide
}{ $sheep ->
    [0] {""}
   *[other] {" "}{ $sheep }× Schafe
}{ $olives ->
    [0] {""}
   *[other] {" "}{ $olives }× Oliven
}{ $fish ->
    [0] {""}
   *[other] {" "}{ $fish }× Fisch
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold }× Gold
}{ $wine ->
    [0] {""}
   *[other] {" "}{ $wine }× Wein
}{ $pearls ->
    [0] {""}
   *[other] {" "}{ $pearls }× Perlen
}{ $dye ->
    [0] {""}
   *[other] {" "}{ $dye }× Farbstoff
}
antiquity-goods-back = { $wood_back ->
    [0] {""}
   *[other] {" "}{ $wood_back }× Holz
}{ $stone_back ->
    [0] {""}
   *[other] {" "}{ $stone_back }× Stein
}{ $grain_back ->
    [0] {""}
   *[other] {" "}{ $grain_back }× Getreide
}{ $sheep_back ->
    [0] {""}
   *[other] {" "}{ $sheep_back }× Schafe
}{ $olives_back ->
    [0] {""}
   *[other] {" "}{ $olives_back }× Oliven
}{ $fish_back ->
    [0] {""}
   *[other] {" "}{ $fish_back }× Fisch
}{ $gold_back ->
    [0] {""}
   *[other] {" "}{ $gold_back }× Gold
}{ $wine_back ->
    [0] {""}
   *[other] {" "}{ $wine_back }× Wein
}{ $pearls_back ->
    [0] {""}
   *[other] {" "}{ $pearls_back }× Perlen
}{ $dye_back ->
    [0] {""}
   *[other] {" "}{ $dye_back }× Farbstoff
}

## Was zu tun ist

antiquity-prompt-first-city = { $player } gründet die Hauptstadt.
antiquity-prompt-first-city-you = Gründe deine Hauptstadt: Wähle die Mitte von sieben Feldern auf einem freien Startplan.
antiquity-prompt-planning = Runde { $round }. Noch geheim am Planen: { $players }.
antiquity-prompt-plan-idle-you = Runde { $round }: Baue, besetze ({ $men } Bewohner frei) und schließe dann deinen Plan ab.
antiquity-prompt-plan-place-you = Wähle einen Platz für { antiquity-a-building }.
antiquity-prompt-plan-pay-you = { $luxury ->
    [0] Wähle, womit du bezahlst: noch { $food } × Nahrung.
   *[other] { $food ->
        [0] Wähle, womit du bezahlst: noch { $luxury } × Luxus.
       *[other] Wähle, womit du bezahlst: noch { $food } × Nahrung und { $luxury } × Luxus.
    }
}
antiquity-prompt-plan-saint-you = Wähle den Schutzheiligen deiner neuen Kathedrale.
antiquity-prompt-plan-second-house-you = San Nicolo schenkt dir ein zweites Haus mit niedrigerer Nummer als { $number }. Wähle eines oder verzichte.
antiquity-prompt-plan-exchange-you = Tausche mit der Bank: Gib zwei Güter, nimm eins.
antiquity-prompt-plan-move-you = Wähle einen neuen Platz für { antiquity-a-building }.
antiquity-prompt-plan-bury-you = Wähle ein leeres Feld für das Grab.
antiquity-prompt-plan-compose-you = Stelle ein Angebot an { $player_two } zusammen: was du gibst, dann was du verlangst.
antiquity-prompt-plan-offered-you = Dein Angebot liegt bei { $player_two }. Warte oder zieh es zurück.
antiquity-prompt-country = { $player } baut auf dem Land.
antiquity-prompt-country-you = { $carts ->
    [0] Kein Wagenbauer kann diese Runde noch bauen: Beende deinen Zug.
    [one] Baue auf dem Land: Du hast noch einen besetzten Wagenbauer.
   *[other] Baue auf dem Land: Du hast noch { $carts } besetzte Wagenbauer.
}
antiquity-prompt-site = { $player } bezahlt für { antiquity-a-kind }.
antiquity-prompt-site-you = { $luxury ->
    [0] Wähle, womit du { antiquity-a-kind } bezahlst: noch { $food } × Nahrung.
   *[other] { $food ->
        [0] Wähle, womit du { antiquity-a-kind } bezahlst: noch { $luxury } × Luxus.
       *[other] Wähle, womit du { antiquity-a-kind } bezahlst: noch { $food } × Nahrung und { $luxury } × Luxus.
    }
}
antiquity-prompt-storage = { $player } muss { $count ->
    [one] ein Gut
   *[other] { $count } Güter
} abgeben.
antiquity-prompt-storage-you = Der Platz reicht nicht: Gib noch { $count ->
    [one] ein Gut
   *[other] { $count } Güter
} ab.
antiquity-prompt-keeping = { $player } darf Güter abgeben.
antiquity-prompt-keeping-you = Was übrig ist, passt hinein. Gib mehr ab, wenn du magst.
antiquity-prompt-harvest = { $player } erntet.
antiquity-prompt-harvest-you = Ernte von { antiquity-your-kind }: Wähle das Feld, von dem du das Gut nimmst.
antiquity-prompt-exploration = { $player } darf erkunden.
antiquity-prompt-exploration-you = Decke einen Entdeckungsmarker in deinem Gebiet auf oder verzichte. Nahrung verschlimmert die Hungersnot.
antiquity-prompt-famine = { $player } legt noch { $count ->
    [one] ein Grab
   *[other] { $count } Gräber
}.
antiquity-prompt-famine-you = Hungersnot: Lege noch { $count ->
    [one] ein Grab
   *[other] { $count } Gräber
} in deine Städte.
antiquity-prompt-waste-graves = { $player } legt noch { $count ->
    [one] ein Grab
   *[other] { $count } Gräber
} für Unrat ohne Platz.
antiquity-prompt-waste-graves-you = Für den Unrat ist kein Platz mehr: Lege noch { $count ->
    [one] ein Grab
   *[other] { $count } Gräber
} in deine Städte.
antiquity-prompt-pollution = { $player } verschmutzt noch { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}.
antiquity-prompt-pollution-you = Verschmutze noch { $count ->
    [one] ein freies Feld
   *[other] { $count } freie Felder
} deines Gebiets.
antiquity-prompt-over = Zu Ende in Runde { $round }. Der Sieg geht an { $players }.
antiquity-prompt-ruin = Zu Ende in Runde { $round }: Alle Städte sind untergegangen.

## Warum es nicht geht

antiquity-refusal-phase = { $phase ->
    [first-cities] Zuerst werden die Hauptstädte gegründet.
    [city] Jetzt wird in den Städten gebaut.
    [country] Jetzt wird auf dem Land gebaut.
    [storage] Jetzt wird gelagert.
    [harvest] Jetzt wird geerntet.
    [exploration] Jetzt wird erkundet.
    [famine] Jetzt herrscht die Hungersnot.
    [pollution] Jetzt wird verschmutzt.
   *[over] Das Spiel ist zu Ende.
}
antiquity-refusal-step = { $step ->
    [idle] Es ist kein Schritt begonnen, zu dem das gehört.
    [place] Lege zuerst das gewählte Gebäude.
    [pay] Bezahle zuerst das gewählte Gebäude.
    [saint] Wähle zuerst einen Schutzheiligen.
    [second-house] Wähle zuerst das zweite Haus oder verzichte.
    [exchange] Schließe zuerst den Tausch mit der Bank ab.
    [move] Lege zuerst ab, was du aufgenommen hast.
    [bury] Lege zuerst das Grab ab.
    [compose] Schließe zuerst dein Angebot ab oder zieh es zurück.
   *[offered] Dein Angebot wartet auf Antwort. Zieh es zuerst zurück.
}
antiquity-refusal-good-missing = Davon hast du nichts (mehr): { antiquity-the-good }.
antiquity-refusal-good-unfit = { antiquity-the-good } passt nicht zu dieser Zahlung: Sorten sind verschieden und werden der Reihe nach gegeben.
antiquity-refusal-nothing-to-pay = Es gibt nichts zu bezahlen.
antiquity-refusal-second-house = Das zweite Haus muss ungebaut sein und eine niedrigere Nummer als { $number } haben.
antiquity-refusal-supply = Der gemeinsame Vorrat reicht nicht mehr für { antiquity-a-building }.
antiquity-refusal-built = Du hast { antiquity-a-building } schon gebaut.
antiquity-refusal-price = Dir fehlen die Güter für { antiquity-a-building }.
antiquity-refusal-no-room = In deinen Städten ist kein Platz für { antiquity-a-building }.
antiquity-refusal-no-fit = Auf { $square } reichen die leeren Felder nicht für { antiquity-a-building }.
antiquity-refusal-no-men = Du hast keinen Bewohner mehr frei.
antiquity-refusal-no-building = Auf { $square } beginnt kein Gebäude von dir.
antiquity-refusal-needs-no-man = Hier braucht es keinen Bewohner: { antiquity-a-building }.
antiquity-refusal-grave-on-building = Darauf liegt ein Grab: { antiquity-a-building }.
antiquity-refusal-taught = Die Universität besetzt das schon: { antiquity-a-building }.
antiquity-refusal-manned = Schon besetzt: { antiquity-a-building }.
antiquity-refusal-not-working = Dafür brauchst du { antiquity-a-building } in Betrieb.
antiquity-refusal-healed = Das Hospital räumt höchstens { $count } Gräber pro Runde.
antiquity-refusal-no-grave = Auf { $square } liegt kein Grab.
antiquity-refusal-razed = In dieser Runde wurde schon eine Kathedrale abgerissen.
antiquity-refusal-no-cathedral = Du hast keine Kathedrale.
antiquity-refusal-maria-stays = Die Kathedrale von Santa Maria wird nie abgerissen.
antiquity-refusal-take-first = Nimm zuerst ein Gut von der Bank.
antiquity-refusal-give-first = Gib der Bank zuerst { $rate } Güter.
antiquity-refusal-exchange = Die Bank bekommt { $rate } Güter, der Reihe nach. Mit { antiquity-the-good } geht das jetzt nicht.
antiquity-refusal-no-rearranging = Umstellen darf nur, wer Santa Barbara oder Santa Maria und eine Kathedrale ohne Grab hat.
antiquity-refusal-grid-full = Es gibt kein leeres Feld mehr.
antiquity-refusal-square-taken = { $square } ist kein leeres Feld von dir.
antiquity-refusal-no-partner = Angebote gehen an andere, die noch planen.
antiquity-refusal-nothing-to-trade = Keiner von euch hat Güter zum Handeln.
antiquity-refusal-offer-most = Mehr Güter kann dieser Spieler nicht haben.
antiquity-refusal-bank-empty = Die Bank hat keine mehr: { antiquity-the-good }.
antiquity-refusal-offer-order = Angebote werden der Reihe nach zusammengestellt: erst was du gibst, dann was du verlangst. { antiquity-the-good } passt nicht mehr.
antiquity-refusal-empty-offer = Ein Angebot gibt oder verlangt etwas.
antiquity-refusal-no-offer = Von dort liegt dir kein Angebot vor.
antiquity-refusal-offer-goods = Du hast nicht, was das Angebot verlangt.
antiquity-refusal-offer-stands = Du hast ein Angebot offen. Zieh es stattdessen zurück.
antiquity-refusal-trade-stands = Ein abgeschlossener Handel gilt.
antiquity-refusal-plan-empty = Es gibt nichts zurückzunehmen.
antiquity-refusal-first-city = { $space } liegt nicht weit genug im Innern eines freien Startplans.
antiquity-refusal-pay-first = Bezahle zuerst { antiquity-a-kind }.
antiquity-refusal-no-cart = Du hast keinen besetzten Wagenbauer mehr.
antiquity-refusal-country-price = Dir fehlen die Güter für { antiquity-a-kind }.
antiquity-refusal-zone = { $space } liegt außerhalb deines Einflussgebiets: kein Platz für { antiquity-a-kind }.
antiquity-refusal-occupied = { $space } ist belegt: kein Platz für { antiquity-a-kind }.
antiquity-refusal-terrain = { $space } hat die falsche Landschaft für { antiquity-a-kind }.
antiquity-refusal-polluted = { $space } ist verschmutzt: nichts für { antiquity-a-kind }.
antiquity-refusal-no-seed = Du hast kein Saatgut: { antiquity-the-good }.
antiquity-refusal-sown = Die Biologische Fakultät hat in dieser Runde schon Saatgut gegeben.
antiquity-refusal-range = Im Gebirgszug bei { $space } wurde schon etwas anderes gefunden.
antiquity-refusal-no-fishery = Alle Fischerhütten sind im Einsatz.
antiquity-refusal-coast = Beide Felder müssen Küste mit sauberem Wasser sein ({ $space }).
antiquity-refusal-cities = Niemand kann mehr als { $cities } Städte haben.
antiquity-refusal-no-inn = Du hast alle deine Gasthäuser gebaut.
antiquity-refusal-near-city = { $space } liegt zu nah an einer anderen Stadt.
antiquity-refusal-city-ground = Um { $space } liegen keine sieben freien Landfelder.
antiquity-refusal-city-zone = Eine Stadt um { $space } würde dein Einflussgebiet nicht berühren.
antiquity-refusal-cleaned = Die Fakultät für Alchemie hat in dieser Runde schon gereinigt.
antiquity-refusal-not-cleanable = { $space } ist kein freies verschmutztes Feld deines Gebiets.
antiquity-refusal-resign = An diesem Tisch kann niemand aufgeben.
antiquity-refusal-no-room-for-goods = Der Platz reicht nicht: Gib zuerst noch { $count ->
    [one] ein Gut
   *[other] { $count } Güter
} ab.
antiquity-refusal-under-man = Unter dem Bewohner wird zuletzt geerntet ({ $space }).
antiquity-refusal-not-ripe = Jetzt wird ein anderes Gebäude geerntet, nicht { $space }.
antiquity-refusal-no-token = Auf { $space } kannst du keinen Marker aufdecken.
antiquity-refusal-no-grave-due = Jetzt ist kein Grab zu legen.
antiquity-refusal-grave-here = Auf { $square } liegt schon ein Grab.
antiquity-refusal-house-here = Auf Häuser kommen keine Gräber ({ $square }).
antiquity-refusal-empty-first = Erst die leeren Felder, dann Gebäude ({ $square }).
antiquity-refusal-no-square = { $square } gehört zu keiner Stadt von dir.
antiquity-refusal-no-markers = Jetzt ist nichts zu verschmutzen.
antiquity-refusal-outside-zone = { $space } liegt außerhalb deines Einflussgebiets.
antiquity-refusal-polluted-already = { $space } ist schon verschmutzt.
antiquity-refusal-not-free = { $space } ist nicht frei.
antiquity-refusal-dump = Die Müllhalde eines anderen schützt { $space }.

## Was geschah

antiquity-event-capital-founded = { $player } gründet die Hauptstadt um { $space }.
antiquity-event-city-founded = { $player } gründet Stadt { $number } um { $space } für{ antiquity-goods }.
antiquity-event-tokens-discarded = { $count ->
    [one] Ein Entdeckungsmarker verschwindet ungesehen ({ $spaces }).
   *[other] { $count } Entdeckungsmarker verschwinden ungesehen ({ $spaces }).
}
antiquity-event-round-began = Runde { $round } beginnt. Hungersnot: { $famine }.
antiquity-event-built-paid = { $player } baut { antiquity-a-piece } auf { $square } für{ antiquity-goods }.
antiquity-event-built-free = { $player } baut { antiquity-a-piece } umsonst auf { $square }.
antiquity-event-saint-chosen = { $player } wählt { antiquity-the-saint } als Schutzheiligen.
antiquity-event-manned = { $player } besetzt { antiquity-a-building } ({ $square }).
antiquity-event-grave-removed = { $player } räumt das Grab auf { $square }; noch { $left } in dieser Runde.
antiquity-event-cathedral-razed = { $player } reißt die Kathedrale von { antiquity-the-saint } ab.
antiquity-event-exchanged = { $player } holt { antiquity-the-good } bei der Bank für{ antiquity-goods }.
antiquity-event-moved = { $player } versetzt { antiquity-a-building } nach { $square }.
antiquity-event-taken-back = { $player } nimmt einen Schritt zurück.
antiquity-event-offer-made = { $player } bietet { $player_two } einen Tausch in der Markthalle von { $player_market } an: gibt{ $gives ->
    [0] {" nichts"}
   *[other] { antiquity-goods }
}; verlangt{ $wants ->
    [0] {" nichts"}
   *[other] { antiquity-goods-back }
}.
antiquity-event-offer-declined = { $player_two } lehnt das Angebot von { $player } ab.
antiquity-event-offer-withdrawn = { $player } zieht das Angebot an { $player_two } zurück.
antiquity-event-offer-lapsed = Das Angebot von { $player } verfällt: { $player_two } hat den Plan abgeschlossen.
antiquity-event-traded = { $player_two } nimmt das Angebot von { $player } an: bekommt{ $gives ->
    [0] {" nichts"}
   *[other] { antiquity-goods }
}; gibt{ $wants ->
    [0] {" nichts"}
   *[other] { antiquity-goods-back }
}.
antiquity-event-plan-finished = { $player } hat den Plan abgeschlossen.
antiquity-event-plan-cut = Der Vorrat ist erschöpft: { $player } kann { antiquity-a-building } nicht mehr bauen und plant von dort weiter.
antiquity-event-plan-thinned = Der Vorrat ist erschöpft: { $player } bekommt { antiquity-a-building } nicht und plant nach dem Handel weiter.
antiquity-event-revealed-built = { $player } hat { antiquity-a-piece } auf { $square } gebaut.
antiquity-event-revealed-manned = { $player } hat { $count ->
    [one] ein Gebäude
   *[other] { $count } Gebäude
} besetzt ({ $squares }).
antiquity-event-revealed-graves = { $player } hat { $count ->
    [one] ein Grab
   *[other] { $count } Gräber
} geräumt.
antiquity-event-revealed-razed = { $player } hat eine Kathedrale abgerissen.
antiquity-event-revealed-rearranged = { $player } hat die Städte umgestellt.
antiquity-event-famine-fell = { $count ->
    [one] Ein neuer Brunnen senkt
   *[other] { $count } neue Brunnen senken
} die Hungersnot auf { $famine }.
antiquity-event-order-set = Reihenfolge dieser Runde: { $players }.
antiquity-event-inn-built = { $player } baut ein Gasthaus auf { $space } für{ antiquity-goods }.
antiquity-event-country-built = { $player } baut { antiquity-a-kind } auf { $space }: { $count }× { antiquity-the-good }.
antiquity-event-range-fixed = In diesem Gebirgszug ({ $space }) gibt es von nun an nur { antiquity-the-good }.
antiquity-event-cleaned = { $player } reinigt { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} um { $space } ({ $spaces }).
antiquity-event-goods-lost = { $player } verliert Güter aus Platzmangel:{ antiquity-goods }.
antiquity-event-harvest-kept = { $player } erntet { antiquity-the-good } von { $space }.
antiquity-event-harvest-lost = { $player } verliert { antiquity-the-good } von { $space }.
antiquity-event-harvest-last = Dort ist nichts mehr zu holen ({ $space }): Das Gebäude von { $player } verschwindet.
antiquity-event-fish-received = San Giorgio bringt { $player } { $count }× Fisch.
antiquity-event-explored = { $player } entdeckt { antiquity-the-good } auf { $space }.
antiquity-event-explored-food = { $player } entdeckt { antiquity-the-good } auf { $space }. Die Hungersnot steigt auf { $famine }.
antiquity-event-graves-famine = { $player } muss { $count ->
    [one] ein Grab
   *[other] { $count } Gräber
} legen: Hungersnot { $famine }, minus { $food } Nahrung, minus { $granary } durch den Kornspeicher.
antiquity-event-graves-pollution = Kein Platz für Unrat: { $player } legt { $count ->
    [one] ein Grab
   *[other] { $count } Gräber
}.
antiquity-event-grave-placed = { $player } legt ein Grab auf { $square }.
antiquity-event-grave-covers = { $player } legt ein Grab auf { $square }; es trifft { antiquity-a-building }.
antiquity-event-famine-rose = Die Hungersnot steigt auf { $famine }.
antiquity-event-pollution-due = { $player } muss { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} verschmutzen.
antiquity-event-polluted = { $player } verschmutzt { $count ->
    [one] { $spaces }
   *[other] { $count } Felder ({ $spaces })
}.
antiquity-event-out-famine = { $player } hat keinen Platz mehr für die Toten und scheidet aus.
antiquity-event-out-pollution = { $player } erstickt im Unrat und scheidet aus.
antiquity-event-out-resigned = { $player } gibt auf.
antiquity-event-ended-nicolo = { $players } hat zwanzig Bewohner: San Nicolo siegt in Runde { $round }.
antiquity-event-ended-barbara = { $players } hat jede Art von Gebäude: Santa Barbara siegt in Runde { $round }.
antiquity-event-ended-christofori = { $players } hat drei von jeder Nahrung und jedem Luxus: San Christofori siegt in Runde { $round }.
antiquity-event-ended-giorgio = { $players } umschließt einen anderen: San Giorgio siegt in Runde { $round }.
antiquity-event-ended-maria = { $players } erfüllt zwei Bedingungen: Santa Maria siegt in Runde { $round }.
antiquity-event-ended-tie-break = Mehrere Heilige sind in Runde { $round } zufrieden; { $players } hat die meisten sauberen Felder und siegt.
antiquity-event-ended-shared = Mehrere Heilige sind in Runde { $round } zufrieden. Den Sieg teilen sich { $players }.
antiquity-event-ended-survivor = Nur { $players } ist in Runde { $round } übrig und siegt.
antiquity-event-ended-ruin = In Runde { $round } gehen alle Städte unter ({ $players }). Niemand siegt.
antiquity-event-ended-draw = Nach Runde { $round } gibt es keinen Sieger: unentschieden für { $players }.

## Das Ende

antiquity-score-people = { $count ->
    [one] ein Bewohner
   *[other] { $count } Bewohner
}
antiquity-score-buildings = { $count } von { $all } Arten von Gebäuden
antiquity-ending-nicolo = Zwanzig Bewohner: die Bedingung von San Nicolo.
antiquity-ending-barbara = Jede Art von Gebäude: die Bedingung von Santa Barbara.
antiquity-ending-christofori = Drei von jeder Nahrung und jedem Luxus: die Bedingung von San Christofori.
antiquity-ending-giorgio = Das Gebiet eines anderen umschlossen: die Bedingung von San Giorgio.
antiquity-ending-maria = Zwei der vier Bedingungen: Santa Maria.
antiquity-ending-tie-break = Gleichzeitig erfüllt: Die meisten sauberen Felder entscheiden.
antiquity-ending-shared = Gleichzeitig erfüllt, gleich viele saubere Felder: geteilter Sieg.
antiquity-ending-survivor = Wer als Einziger übrig bleibt, siegt.
antiquity-ending-ruin = Alle untergegangen: Niemand siegt.
antiquity-ending-draw = Nach hundert Runden kein Sieger: unentschieden.

## Optionen

antiquity-option-beginners = Für Anfänger
antiquity-option-beginners-false = nein
antiquity-option-beginners-true = ja, ohne Hungersnot und Verschmutzung
antiquity-option-beginners-help = Die Phasen Hungersnot und Verschmutzung entfallen. So lernt man das Bauen kennen.
antiquity-option-resignation = Aufgeben
antiquity-option-resignation-false = nicht erlaubt
antiquity-option-resignation-true = im Zug auf dem Land erlaubt
antiquity-option-resignation-help = Wer aufgibt, scheidet aus; Gebäude bleiben als Hindernis stehen.
antiquity-option-discard_freely = Güter abgeben
antiquity-option-discard_freely-false = nur was nicht hineinpasst
antiquity-option-discard_freely-true = was man will
antiquity-option-discard_freely-help = Üblicherweise bleibt, was hineinpasst. Sonst werden in der Lagerphase alle mit Gütern gefragt.
antiquity-option-exchanges_are_public = Tausch mit der Bank
antiquity-option-exchanges_are_public-false = beim Aufdecken bekannt
antiquity-option-exchanges_are_public-true = sofort bekannt
antiquity-option-exchanges_are_public-help = Was sofort bekannt ist, kann nicht mehr zurückgenommen werden.
antiquity-option-goods_limited = Güter
antiquity-option-goods_limited-false = unbegrenzt
antiquity-option-goods_limited-true = nur die 48 jeder Sorte aus der Schachtel
antiquity-option-goods_limited-help = Was im Vorrat ist oder auf der Karte liegt, ist nicht in der Bank. Tausch mit der Bank ist sofort bekannt.
antiquity-option-inns_limited = Gasthäuser
antiquity-option-inns_limited-false = unbegrenzt
antiquity-option-inns_limited-true = nur 16 für jeden
antiquity-option-inns_limited-help = Nach den Regeln erlaubt eine Brauerei beliebig viele Gasthäuser.
antiquity-option-inns_on_water = Gasthäuser auf Wasser
antiquity-option-inns_on_water-false = nicht erlaubt
antiquity-option-inns_on_water-true = in der Zone erlaubt
antiquity-option-inns_on_water-help = Nur ein Hafen nimmt Wasser in die Zone auf.
antiquity-option-harbour_reaches_whole_water = Hafen
antiquity-option-harbour_reaches_whole_water-false = erreicht nur Wasser neben Städten und Gasthäusern
antiquity-option-harbour_reaches_whole_water-true = erreicht ganze Gewässer
antiquity-option-harbour_reaches_whole_water-help = In beiden Fällen samt der Küste dieses Wassers.
antiquity-option-unmanned_dump_helps = Unbesetzte Müllhalde
antiquity-option-unmanned_dump_helps-false = erspart nichts
antiquity-option-unmanned_dump_helps-true = erspart einen Marker
antiquity-option-unmanned_dump_helps-help = Eine besetzte Müllhalde erspart vier Marker.
antiquity-option-pieces_turn = Teile drehen
antiquity-option-pieces_turn-false = nicht erlaubt
antiquity-option-pieces_turn-true = erlaubt
antiquity-option-pieces_turn-help = Ob Gebäude beim Legen gedreht werden dürfen. Lager liegen immer so oder so.
antiquity-option-pieces_flip = Teile wenden
antiquity-option-pieces_flip-false = nicht erlaubt
antiquity-option-pieces_flip-true = erlaubt
antiquity-option-pieces_flip-help = Macht nur bei Brauerei und Zwangsarbeit einen Unterschied.
antiquity-option-barbara_counts_buildings_with_graves = Santa Barbara und Gräber
antiquity-option-barbara_counts_buildings_with_graves-false = Gebäude mit Gräbern zählen nicht
antiquity-option-barbara_counts_buildings_with_graves-true = Gebäude mit Gräbern zählen
antiquity-option-barbara_counts_buildings_with_graves-help = Für ihre Siegbedingung.
antiquity-option-cathedral_with_grave_wins = Kathedrale mit Grab
antiquity-option-cathedral_with_grave_wins-false = kann nicht siegen
antiquity-option-cathedral_with_grave_wins-true = kann siegen
antiquity-option-cathedral_with_grave_wins-help = In beiden Fällen gibt sie keine Gabe.
antiquity-option-alchemy_needs_polluted_centre = Fakultät für Alchemie
antiquity-option-alchemy_needs_polluted_centre-false = beginnt auf jedem freien Feld neben Verschmutzung
antiquity-option-alchemy_needs_polluted_centre-true = beginnt auf einem verschmutzten Feld
antiquity-option-alchemy_needs_polluted_centre-help = Von dort reinigt sie auch die Nachbarfelder.
antiquity-option-pollution_discards_tokens = Plättchen auf verschmutzten Feldern
antiquity-option-pollution_discards_tokens-false = bleiben liegen
antiquity-option-pollution_discards_tokens-true = kommen weg
antiquity-option-pollution_discards_tokens-help = Wenn in der Phase Verschmutzung ein Marker gelegt wird.
antiquity-option-one_first_city_per_start_tile = Startkarten
antiquity-option-one_first_city_per_start_tile-false = dürfen geteilt werden
antiquity-option-one_first_city_per_start_tile-true = nehmen je eine Hauptstadt auf
antiquity-option-one_first_city_per_start_tile-help = Hauptstädte berühren einander nie.
antiquity-option-cities_on_water_are_land = Wasser unter einer Hauptstadt
antiquity-option-cities_on_water_are_land-false = bleibt Wasser
antiquity-option-cities_on_water_are_land-true = ist fortan Land
antiquity-option-cities_on_water_are_land-help = So kann ein Gewässer zerfallen.
antiquity-option-starting_player = Erste Hauptstadt
antiquity-option-starting_player-null = durch das Los bestimmt
antiquity-option-starting_player-0 = Platz 1
antiquity-option-starting_player-1 = Platz 2
antiquity-option-starting_player-2 = Platz 3
antiquity-option-starting_player-3 = Platz 4
antiquity-option-starting_player-help = Gründet die erste Hauptstadt und steht in der ersten Reihenfolge hinten.
