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
    [house] Wohnhaus { $detail }
    [cart-shop] einen Wagenbauer
    [fountain] einen Brunnen
    [storage] ein Lager ({ $detail })
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
   *[other] { antiquity-goods.comma-stone } { $stone }× Stein
}{ $grain ->
    [0] {""}
   *[other] { antiquity-goods.comma-grain } { $grain }× Getreide
}{ $sheep ->
    [0] {""}
   *[other] { antiquity-goods.comma-sheep } { $sheep }× Schafe
}{ $olives ->
    [0] {""}
   *[other] { antiquity-goods.comma-olives } { $olives }× Oliven
}{ $fish ->
    [0] {""}
   *[other] { antiquity-goods.comma-fish } { $fish }× Fisch
}{ $gold ->
    [0] {""}
   *[other] { antiquity-goods.comma-gold } { $gold }× Gold
}{ $wine ->
    [0] {""}
   *[other] { antiquity-goods.comma-wine } { $wine }× Wein
}{ $pearls ->
    [0] {""}
   *[other] { antiquity-goods.comma-pearls } { $pearls }× Perlen
}{ $dye ->
    [0] {""}
   *[other] { antiquity-goods.comma-dye } { $dye }× Farbstoff
}
    .comma-stone = { $wood ->
        [0] {""}
       *[other] ,
    }
    .comma-grain = { $stone ->
        [0] { antiquity-goods.comma-stone }
       *[other] ,
    }
    .comma-sheep = { $grain ->
        [0] { antiquity-goods.comma-grain }
       *[other] ,
    }
    .comma-olives = { $sheep ->
        [0] { antiquity-goods.comma-sheep }
       *[other] ,
    }
    .comma-fish = { $olives ->
        [0] { antiquity-goods.comma-olives }
       *[other] ,
    }
    .comma-gold = { $fish ->
        [0] { antiquity-goods.comma-fish }
       *[other] ,
    }
    .comma-wine = { $gold ->
        [0] { antiquity-goods.comma-gold }
       *[other] ,
    }
    .comma-pearls = { $wine ->
        [0] { antiquity-goods.comma-wine }
       *[other] ,
    }
    .comma-dye = { $pearls ->
        [0] { antiquity-goods.comma-pearls }
       *[other] ,
    }
antiquity-goods-back = { $wood_back ->
    [0] {""}
   *[other] {" "}{ $wood_back }× Holz
}{ $stone_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-stone } { $stone_back }× Stein
}{ $grain_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-grain } { $grain_back }× Getreide
}{ $sheep_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-sheep } { $sheep_back }× Schafe
}{ $olives_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-olives } { $olives_back }× Oliven
}{ $fish_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-fish } { $fish_back }× Fisch
}{ $gold_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-gold } { $gold_back }× Gold
}{ $wine_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-wine } { $wine_back }× Wein
}{ $pearls_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-pearls } { $pearls_back }× Perlen
}{ $dye_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-dye } { $dye_back }× Farbstoff
}
    .comma-stone = { $wood_back ->
        [0] {""}
       *[other] ,
    }
    .comma-grain = { $stone_back ->
        [0] { antiquity-goods-back.comma-stone }
       *[other] ,
    }
    .comma-sheep = { $grain_back ->
        [0] { antiquity-goods-back.comma-grain }
       *[other] ,
    }
    .comma-olives = { $sheep_back ->
        [0] { antiquity-goods-back.comma-sheep }
       *[other] ,
    }
    .comma-fish = { $olives_back ->
        [0] { antiquity-goods-back.comma-olives }
       *[other] ,
    }
    .comma-gold = { $fish_back ->
        [0] { antiquity-goods-back.comma-fish }
       *[other] ,
    }
    .comma-wine = { $gold_back ->
        [0] { antiquity-goods-back.comma-gold }
       *[other] ,
    }
    .comma-pearls = { $wine_back ->
        [0] { antiquity-goods-back.comma-wine }
       *[other] ,
    }
    .comma-dye = { $pearls_back ->
        [0] { antiquity-goods-back.comma-pearls }
       *[other] ,
    }

## Was zu tun ist

antiquity-prompt-first-city = { $player } gründet die Hauptstadt.
antiquity-prompt-first-city-you = Gründe deine Hauptstadt: Wähle die Mitte von sieben Feldern auf einem freien Startplan.
antiquity-prompt-planning = Runde { $round }: geheime Planung. Noch nicht fertig: { $players }.
antiquity-prompt-plan-idle-you = Runde { $round }: Baue, besetze Gebäude ({ $men } Bewohner frei) und schließe den Plan ab.
antiquity-prompt-plan-place-you = Wähle einen Platz für { antiquity-a-building }.
antiquity-prompt-plan-pay-you = { $luxury ->
    [0] Wähle, womit du bezahlst: noch { $food }× Nahrung.
   *[other] { $food ->
        [0] Wähle, womit du bezahlst: noch { $luxury }× Luxus.
       *[other] Wähle, womit du bezahlst: noch { $food }× Nahrung und { $luxury }× Luxus.
    }
}
antiquity-prompt-plan-saint-you = Wähle den Schutzheiligen deiner neuen Kathedrale.
antiquity-prompt-plan-second-house-you = San Nicolo schenkt dir ein zweites Wohnhaus mit niedrigerer Nummer als { $number }. Wähle eines oder verzichte.
antiquity-prompt-plan-exchange-you = Tausche mit der Bank: Gib zwei Güter, nimm eins.
antiquity-prompt-plan-move-you = Wähle einen neuen Platz für { antiquity-a-building }.
antiquity-prompt-plan-bury-you = Wähle ein leeres Quadrat für das Grab.
antiquity-prompt-plan-compose-you = Stelle ein Angebot an { $player_two } zusammen: erst, was du gibst, dann, was du verlangst.
antiquity-prompt-plan-offered-you = Dein Angebot liegt bei { $player_two }. Warte oder zieh es zurück.
antiquity-prompt-country = { $player } baut auf dem Land.
antiquity-prompt-country-you = { $carts ->
    [0] Kein Wagenbauer kann diese Runde noch bauen: Beende deinen Zug.
    [one] Baue auf dem Land: Du hast noch einen besetzten Wagenbauer.
   *[other] Baue auf dem Land: Du hast noch { $carts } besetzte Wagenbauer.
}
antiquity-prompt-site = { $player } bezahlt { antiquity-a-kind }.
antiquity-prompt-site-you = { $luxury ->
    [0] Wähle, womit du { antiquity-a-kind } bezahlst: noch { $food }× Nahrung.
   *[other] { $food ->
        [0] Wähle, womit du { antiquity-a-kind } bezahlst: noch { $luxury }× Luxus.
       *[other] Wähle, womit du { antiquity-a-kind } bezahlst: noch { $food }× Nahrung und { $luxury }× Luxus.
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
antiquity-prompt-harvest-you = Ernte bei { antiquity-your-kind }: Wähle das Feld, von dem du das Gut nimmst.
antiquity-prompt-exploration = { $player } darf erkunden.
antiquity-prompt-exploration-you = Decke in deinem Gebiet einen Marker auf oder verzichte. Nahrung mehrt den Hunger.
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
}, weil für Verschmutzung kein Platz ist.
antiquity-prompt-waste-graves-you = Für die Verschmutzung ist kein Platz mehr: Lege noch { $count ->
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
antiquity-prompt-storage-together = Lagern. Noch nicht fertig: { $players }.
antiquity-prompt-harvest-together = Ernte. Noch nicht fertig: { $players }.
antiquity-prompt-famine-together = Hungersnot. Noch nicht fertig: { $players }.
antiquity-prompt-pollution-together = Verschmutzung. Noch nicht fertig: { $players }.
antiquity-prompt-pollution-waiting-you = Warte auf { $players }: Eure Gebiete teilen sich saubere Felder, deshalb gilt hier die Reihenfolge.
antiquity-prompt-over = Das Spiel endet in Runde { $round }. Der Sieg geht an { $players }.
antiquity-prompt-ruin = Das Spiel endet in Runde { $round }: Alle Städte sind untergegangen.

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
    [idle] Dafür hast du noch keinen Schritt begonnen.
    [place] Lege zuerst das gewählte Gebäude.
    [pay] Bezahle zuerst das gewählte Gebäude.
    [saint] Wähle zuerst einen Schutzheiligen.
    [second-house] Wähle zuerst das zweite Wohnhaus oder verzichte.
    [exchange] Schließe zuerst den Tausch mit der Bank ab.
    [move] Lege zuerst ab, was du hochgehoben hast.
    [bury] Lege zuerst das Grab ab.
    [compose] Schließe zuerst dein Angebot ab oder zieh es zurück.
   *[offered] Dein Angebot wartet auf Antwort. Zieh es zuerst zurück.
}
antiquity-refusal-good-missing = Davon hast du nichts (mehr): { antiquity-the-good }.
antiquity-refusal-good-unfit = Zu dieser Zahlung passt das nicht: { antiquity-the-good }. Die Sorten müssen verschieden sein und werden der Reihe nach gegeben.
antiquity-refusal-nothing-to-pay = Es gibt nichts zu bezahlen.
antiquity-refusal-second-house = Das zweite Wohnhaus muss ungebaut sein und eine niedrigere Nummer als { $number } haben.
antiquity-refusal-supply = Der gemeinsame Vorrat reicht nicht mehr für { antiquity-a-building }.
antiquity-refusal-built = Du hast { antiquity-a-building } schon gebaut.
antiquity-refusal-price = Dir fehlen die Güter für { antiquity-a-building }.
antiquity-refusal-no-room = In deinen Städten ist kein Platz für { antiquity-a-building }.
antiquity-refusal-no-fit = Bei { $square } reichen die leeren Quadrate nicht für { antiquity-a-building }.
antiquity-refusal-no-men = Du hast keinen Bewohner mehr frei.
antiquity-refusal-no-building = Auf { $square } beginnt kein Gebäude von dir.
antiquity-refusal-needs-no-man = Für { antiquity-a-building } ist kein Bewohner nötig.
antiquity-refusal-grave-on-building = Ein Grab bedeckt { antiquity-a-building }.
antiquity-refusal-taught = Die Universität besetzt { antiquity-a-building } schon mit.
antiquity-refusal-silenced = Wegen des Grabs auf der Universität ruht auch dies: { antiquity-a-building }.
antiquity-refusal-manned = Du hast { antiquity-a-building } schon besetzt.
antiquity-refusal-not-working = Dafür musst du { antiquity-a-building } in Betrieb haben.
antiquity-refusal-healed = Das Hospital räumt höchstens { $count ->
    [one] { $count } Grab
   *[other] { $count } Gräber
} je Runde ab.
antiquity-refusal-no-grave = Auf { $square } liegt kein Grab.
antiquity-refusal-razed = In dieser Runde wurde schon eine Kathedrale abgerissen.
antiquity-refusal-no-cathedral = Du hast keine Kathedrale.
antiquity-refusal-maria-stays = Die Kathedrale von Santa Maria wird nie abgerissen.
antiquity-refusal-take-first = Nimm zuerst ein Gut von der Bank.
antiquity-refusal-give-first = Gib der Bank zuerst { $rate } Güter.
antiquity-refusal-exchange = Die Bank bekommt { $rate } Güter, der Reihe nach. Das geht jetzt nicht: { antiquity-the-good }.
antiquity-refusal-no-rearranging = Umstellen darf nur, wer Santa Barbara oder Santa Maria und eine Kathedrale ohne Grab hat.
antiquity-refusal-grid-full = Es gibt kein leeres Quadrat mehr.
antiquity-refusal-square-taken = { $square } ist kein leeres Quadrat deiner Städte.
antiquity-refusal-no-partner = Angebote kannst du nur denen machen, die noch planen.
antiquity-refusal-nothing-to-trade = Ihr habt beide keine Güter zum Handeln.
antiquity-refusal-offer-most = So viele Güter kann die andere Seite nicht haben.
antiquity-refusal-bank-empty = Davon hat die Bank nichts mehr: { antiquity-the-good }.
antiquity-refusal-offer-order = Angebote werden der Reihe nach zusammengestellt: erst, was du gibst, dann, was du verlangst. Das passt nicht mehr: { antiquity-the-good }.
antiquity-refusal-empty-offer = Ein Angebot muss etwas geben oder verlangen.
antiquity-refusal-no-offer = Von dort liegt dir kein Angebot vor.
antiquity-refusal-offer-goods = Du hast nicht, was das Angebot verlangt.
antiquity-refusal-offer-stands = Du hast ein Angebot offen. Zieh es stattdessen zurück.
antiquity-refusal-trade-stands = Ein abgeschlossener Handel gilt.
antiquity-refusal-market-announced = Du hast in deiner Markthalle einen Tausch angeboten: Dein Bewohner bleibt diese Runde dort.
antiquity-refusal-plan-empty = Es gibt nichts zurückzunehmen.
antiquity-refusal-first-city = { $space } liegt nicht weit genug im Innern eines freien Startplans.
antiquity-refusal-pay-first = Bezahle zuerst { antiquity-a-kind }.
antiquity-refusal-no-cart = Du hast keinen besetzten Wagenbauer mehr.
antiquity-refusal-country-price = Dir fehlen die Güter für { antiquity-a-kind }.
antiquity-refusal-zone = { $space } liegt außerhalb deines Einflussgebiets: kein Platz für { antiquity-a-kind }.
antiquity-refusal-occupied = { $space } ist belegt: kein Platz für { antiquity-a-kind }.
antiquity-refusal-terrain = { $space } hat die falsche Landschaft für { antiquity-a-kind }.
antiquity-refusal-polluted = { $space } ist verschmutzt: kein Platz für { antiquity-a-kind }.
antiquity-refusal-no-seed = Dir fehlt das Saatgut: { antiquity-the-good }.
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
antiquity-refusal-fish-in-cathedral = Dein Fisch liegt in der Kathedrale. Gib etwas ab, das keinen Platz hat.
antiquity-refusal-no-room-for-goods = Der Platz reicht nicht: Gib zuerst noch { $count ->
    [one] ein Gut
   *[other] { $count } Güter
} ab.
antiquity-refusal-under-man = Unter dem Bewohner wird zuletzt geerntet ({ $space }).
antiquity-refusal-not-ripe = Jetzt wird bei einem anderen Gebäude geerntet, nicht auf { $space }.
antiquity-refusal-no-token = Auf { $space } kannst du keinen Marker aufdecken.
antiquity-refusal-no-grave-due = Jetzt ist kein Grab zu legen.
antiquity-refusal-grave-here = Auf { $square } liegt schon ein Grab.
antiquity-refusal-house-here = Auf Wohnhäuser kommen keine Gräber ({ $square }).
antiquity-refusal-empty-first = Erst die leeren Quadrate, dann Gebäude ({ $square }).
antiquity-refusal-no-square = { $square } gehört zu keiner Stadt von dir.
antiquity-refusal-no-markers = Jetzt ist nichts zu verschmutzen.
antiquity-refusal-outside-zone = { $space } liegt außerhalb deines Einflussgebiets.
antiquity-refusal-polluted-already = { $space } ist schon verschmutzt.
antiquity-refusal-not-free = { $space } ist nicht frei.
antiquity-refusal-dump = Eine fremde Müllhalde schützt { $space }.

## Was geschah

antiquity-event-capital-founded = { $player } gründet die Hauptstadt um { $space }.
antiquity-event-city-founded = { $player } gründet Stadt { $number } um { $space } für{ antiquity-goods }.
antiquity-event-tokens-discarded = { $count ->
    [one] Ein Entdeckungsmarker verschwindet ungesehen ({ $spaces }).
   *[other] { $count } Entdeckungsmarker verschwinden ungesehen ({ $spaces }).
}
antiquity-event-round-began = Runde { $round } beginnt. Hungersnot: { $famine }.
antiquity-event-built-paid = { $player } baut { antiquity-a-piece } auf { $square } für{ antiquity-goods }.
antiquity-event-built-free = { $player } baut { antiquity-a-piece } kostenlos auf { $square }.
antiquity-event-saint-chosen = { $player } stellt sich unter den Schutz von { antiquity-the-saint }.
antiquity-event-manned = { $player } besetzt { antiquity-a-building } ({ $square }).
antiquity-event-grave-removed = { $player } räumt das Grab auf { $square } ab (in dieser Runde noch möglich: { $left }).
antiquity-event-cathedral-razed = { $player } reißt die Kathedrale von { antiquity-the-saint } ab.
antiquity-event-exchanged = { $player } tauscht bei der Bank{ antiquity-goods } gegen { antiquity-the-good }.
antiquity-event-moved = { $player } versetzt { antiquity-a-building } auf { $square }.
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
} abgeräumt.
antiquity-event-revealed-razed = { $player } hat eine Kathedrale abgerissen.
antiquity-event-revealed-rearranged = { $player } hat die Städte umgestellt.
antiquity-event-famine-fell = { $count ->
    [one] Ein neuer Brunnen senkt
   *[other] { $count } neue Brunnen senken
} die Hungersnot auf { $famine }.
antiquity-event-order-set = Spielreihenfolge dieser Runde: { $players }.
antiquity-event-inn-built = { $player } baut ein Gasthaus auf { $space } für{ antiquity-goods }.
antiquity-event-country-built = { $player } baut { antiquity-a-kind } auf { $space }: { $count }× { antiquity-the-good }.
antiquity-event-range-fixed = In diesem Gebirgszug ({ $space }) gibt es von nun an nur { antiquity-the-good }.
antiquity-event-cleaned = { $player } reinigt { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} um { $space } ({ $spaces }).
antiquity-event-goods-lost = { $player } verliert Güter aus Platzmangel:{ antiquity-goods }.
antiquity-event-goods-kept = { $player } behält den Rest.
antiquity-event-harvest-kept = { $player } erntet { antiquity-the-good } von { $space }.
antiquity-event-harvest-lost = { $player } verliert { antiquity-the-good } von { $space }.
antiquity-event-harvest-last = Dort ist nichts mehr zu holen ({ $space }): Das Gebäude von { $player } verschwindet.
antiquity-event-fish-received = San Giorgio bringt { $player } { $count }× Fisch.
antiquity-event-explored = { $player } entdeckt { antiquity-the-good } auf { $space }.
antiquity-event-explored-food = { $player } entdeckt { antiquity-the-good } auf { $space }. Die Hungersnot steigt auf { $famine }.
antiquity-event-graves-famine = { $player } muss { $count ->
    [one] ein Grab
   *[other] { $count } Gräber
} legen: Hungersnot { $famine }{ $food ->
    [0] {""}
   *[other] , minus { $food } für Nahrung
}{ $granary ->
    [0] {""}
   *[other] , minus { $granary } durch den Kornspeicher
}.
antiquity-event-graves-pollution = Kein Platz für Verschmutzung: { $player } legt { $count ->
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
antiquity-event-ended-nicolo = { $players } hat zwanzig Bewohner und gewinnt in Runde { $round } mit San Nicolo.
antiquity-event-ended-barbara = { $players } hat jede Art von Gebäude und gewinnt in Runde { $round } mit Santa Barbara.
antiquity-event-ended-christofori = { $players } hat drei von jeder Art Nahrung und Luxus und gewinnt in Runde { $round } mit San Christofori.
antiquity-event-ended-giorgio = { $players } umschließt ein fremdes Gebiet und gewinnt in Runde { $round } mit San Giorgio.
antiquity-event-ended-maria = { $players } erfüllt zwei Bedingungen und gewinnt in Runde { $round } mit Santa Maria.
antiquity-event-ended-tie-break = Mehrere Heilige sind in Runde { $round } zufrieden; { $players } hat die meisten sauberen Felder und siegt.
antiquity-event-ended-shared = Mehrere Heilige sind in Runde { $round } zufrieden. Den Sieg teilen sich { $players }.
antiquity-event-ended-survivor = Nur { $players } ist in Runde { $round } übrig und siegt.
antiquity-event-ended-ruin = In Runde { $round } gehen alle Städte unter ({ $players }). Niemand siegt.
antiquity-event-ended-draw = Nach Runde { $round } hat niemand gewonnen: unentschieden für { $players }.

## Das Ende

antiquity-score-people = { $count ->
    [one] ein Bewohner
   *[other] { $count } Bewohner
}
antiquity-score-buildings = { $count } von { $all } Arten von Gebäuden
antiquity-ending-nicolo = Zwanzig Bewohner: die Bedingung von San Nicolo.
antiquity-ending-barbara = Jede Art von Gebäude: die Bedingung von Santa Barbara.
antiquity-ending-christofori = Drei von jeder Art Nahrung und Luxus: die Bedingung von San Christofori.
antiquity-ending-giorgio = Ein fremdes Gebiet ganz umschlossen: die Bedingung von San Giorgio.
antiquity-ending-maria = Zwei der vier Bedingungen: Santa Maria.
antiquity-ending-tie-break = Gleichzeitig erfüllt: Die meisten sauberen Felder entscheiden.
antiquity-ending-shared = Gleichzeitig erfüllt, gleich viele saubere Felder: geteilter Sieg.
antiquity-ending-survivor = Wer zuletzt übrig bleibt, gewinnt.
antiquity-ending-ruin = Alle untergegangen: Niemand siegt.
antiquity-ending-draw = Nach hundert Runden hat niemand gewonnen: unentschieden.

## Optionen

antiquity-option-beginners = Für Einsteiger
antiquity-option-beginners-false = nein
antiquity-option-beginners-true = ja, ohne Hungersnot und Verschmutzung
antiquity-option-beginners-help = Die Phasen Hungersnot und Verschmutzung entfallen. So lernt man das Bauen kennen.
antiquity-option-resignation = Aufgeben
antiquity-option-resignation-false = nicht erlaubt
antiquity-option-resignation-true = erlaubt, im eigenen Zug auf dem Land
antiquity-option-resignation-help = Wer aufgibt, scheidet aus; Gebäude bleiben als Hindernis stehen.
antiquity-option-discard_freely = Güter abgeben
antiquity-option-discard_freely-false = nur, was nicht hineinpasst
antiquity-option-discard_freely-true = was man will
antiquity-option-discard_freely-help = Normalerweise behältst du alles, was hineinpasst. In dieser Variante werden in der Lagerphase alle gefragt, die Güter haben.
antiquity-option-exchanges_are_public = Tausch mit der Bank
antiquity-option-exchanges_are_public-false = beim Aufdecken bekannt
antiquity-option-exchanges_are_public-true = sofort bekannt
antiquity-option-exchanges_are_public-help = Was sofort bekannt ist, kann nicht mehr zurückgenommen werden.
antiquity-option-goods_limited = Güter
antiquity-option-goods_limited-false = unbegrenzt
antiquity-option-goods_limited-true = nur die 48 jeder Sorte aus der Schachtel
antiquity-option-goods_limited-help = Was jemand im Vorrat hat oder was auf der Karte liegt, fehlt der Bank. Jeder Tausch mit der Bank ist dann sofort bekannt.
antiquity-option-inns_limited = Gasthäuser
antiquity-option-inns_limited-false = unbegrenzt
antiquity-option-inns_limited-true = nur 16 je Person
antiquity-option-inns_limited-help = Nach den Regeln erlaubt eine Brauerei beliebig viele Gasthäuser.
antiquity-option-inns_on_water = Gasthäuser auf Wasser
antiquity-option-inns_on_water-false = nicht erlaubt
antiquity-option-inns_on_water-true = im Einflussgebiet erlaubt
antiquity-option-inns_on_water-help = Nur ein Hafen nimmt Wasser ins Einflussgebiet auf.
antiquity-option-harbour_reaches_whole_water = Hafen
antiquity-option-harbour_reaches_whole_water-false = erreicht nur Wasser neben Städten und Gasthäusern
antiquity-option-harbour_reaches_whole_water-true = erreicht ganze Gewässer
antiquity-option-harbour_reaches_whole_water-help = In beiden Fällen samt der Küste dieses Wassers.
antiquity-option-unmanned_dump_helps = Unbesetzte Müllhalde
antiquity-option-unmanned_dump_helps-false = erspart nichts
antiquity-option-unmanned_dump_helps-true = erspart einen Verschmutzungsmarker
antiquity-option-unmanned_dump_helps-help = Eine besetzte Müllhalde erspart vier Verschmutzungsmarker.
antiquity-option-pieces_turn = Gebäude drehen
antiquity-option-pieces_turn-false = nicht erlaubt
antiquity-option-pieces_turn-true = erlaubt
antiquity-option-pieces_turn-help = Ob Gebäude beim Legen gedreht werden dürfen. Lager dürfen immer längs oder quer liegen.
antiquity-option-pieces_flip = Gebäude wenden
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
antiquity-option-cathedral_with_grave_wins-help = In beiden Fällen gibt sie keine Kraft.
antiquity-option-grave_on_university_silences_faculties = Grab auf der Universität
antiquity-option-grave_on_university_silences_faculties-false = Fakultäten mit eigenem Bewohner arbeiten weiter
antiquity-option-grave_on_university_silences_faculties-true = legt auch die angrenzenden Fakultäten still
antiquity-option-grave_on_university_silences_faculties-help = In beiden Fällen besetzt die Universität selbst keine Fakultäten mehr.
antiquity-option-fish_stays_in_cathedral = Fisch von San Giorgio
antiquity-option-fish_stays_in_cathedral-false = braucht ein Lager wie jedes andere Gut
antiquity-option-fish_stays_in_cathedral-true = bleibt in der Kathedrale
antiquity-option-fish_stays_in_cathedral-help = In der Kathedrale bleibt nur der Fisch, den seine Kraft bringt, bis du ihn verwendest, und nur solange kein Grab auf ihr liegt.
antiquity-option-ties_count_built_hexes = Entscheidung bei Gleichstand
antiquity-option-ties_count_built_hexes-false = saubere Felder ohne Städte und Gasthäuser
antiquity-option-ties_count_built_hexes-true = alle sauberen Felder im Einflussgebiet
antiquity-option-ties_count_built_hexes-help = Zu allen sauberen Feldern gehören auch die mit Städten und Gasthäusern anderer. Deine eigenen gehören nie zu deinem Einflussgebiet.
antiquity-option-alchemy_needs_polluted_centre = Fakultät für Alchemie
antiquity-option-alchemy_needs_polluted_centre-false = beginnt auf jedem freien Feld neben Verschmutzung
antiquity-option-alchemy_needs_polluted_centre-true = beginnt auf einem verschmutzten Feld
antiquity-option-alchemy_needs_polluted_centre-help = Von dort reinigt sie auch die Nachbarfelder.
antiquity-option-alchemy_cleans_occupied_hexes = Was die Alchemie reinigt
antiquity-option-alchemy_cleans_occupied_hexes-false = nur freie Felder
antiquity-option-alchemy_cleans_occupied_hexes-true = auch besetzte Nachbarfelder
antiquity-option-alchemy_cleans_occupied_hexes-help = Besetzt sind Felder mit Gütern, Gasthäusern und Fischerhütten.
antiquity-option-pollution_on_wood = Verschmutzung auf Feldern mit Holz
antiquity-option-pollution_on_wood-false = nicht erlaubt
antiquity-option-pollution_on_wood-true = erlaubt
antiquity-option-pollution_on_wood-help = Gilt für die Phase Verschmutzung. Das Holz bleibt liegen und wird wie üblich geerntet.
antiquity-option-pollution_discards_tokens = Entdeckungsmarker auf verschmutzten Feldern
antiquity-option-pollution_discards_tokens-false = bleiben liegen
antiquity-option-pollution_discards_tokens-true = kommen weg
antiquity-option-pollution_discards_tokens-help = Gilt, wenn in der Phase Verschmutzung ein Verschmutzungsmarker auf ihr Feld kommt.
antiquity-option-one_first_city_per_start_tile = Startpläne
antiquity-option-one_first_city_per_start_tile-false = dürfen geteilt werden
antiquity-option-one_first_city_per_start_tile-true = nehmen je eine Hauptstadt auf
antiquity-option-one_first_city_per_start_tile-help = Hauptstädte berühren einander nie.
antiquity-option-cities_on_water_are_land = Wasser unter einer Hauptstadt
antiquity-option-cities_on_water_are_land-false = bleibt Wasser
antiquity-option-cities_on_water_are_land-true = ist fortan Land
antiquity-option-cities_on_water_are_land-help = Dadurch kann ein Gewässer geteilt werden.
antiquity-option-starting_player = Erste Hauptstadt
antiquity-option-starting_player-null = ausgelost
antiquity-option-starting_player-0 = Platz 1
antiquity-option-starting_player-1 = Platz 2
antiquity-option-starting_player-2 = Platz 3
antiquity-option-starting_player-3 = Platz 4
antiquity-option-starting_player-help = Wer hier sitzt, gründet die erste Hauptstadt und steht in der ersten Spielreihenfolge am Ende.
