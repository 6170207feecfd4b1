### Antiquity im Browser

## Die Karte und die Städte

antiquity-web-map = Karte
antiquity-web-enlarge = { $side ->
    [map] Karte: groß zeigen
   *[city] Städte: groß zeigen
}
antiquity-web-now-large = { $side ->
    [map] Die Karte ist jetzt groß.
   *[city] Die Städte sind jetzt groß.
}
antiquity-web-coming = { $pollution ->
    [0] Es kommt keine Verschmutzung
   *[other] Es kommt { $pollution }× Verschmutzung
}, { $hexes ->
    [0] kein Feld hat Platz dafür
    [one] 1 Feld hat Platz dafür
   *[other] { $hexes } Felder haben Platz dafür
}; { $graves ->
    [0] es kommen keine Gräber
    [one] es kommt 1 Grab
   *[other] es kommen { $graves } Gräber
}. Zeigen, wo
antiquity-web-fits = Passt, bedeckt { $where }
antiquity-web-fits-not = Passt nicht
antiquity-web-fits-not-for = Passt nicht: { $what } auf { $square }
antiquity-web-turned = Gedreht: { $shape }
antiquity-web-shape-one = ein Quadrat
antiquity-web-shape = { $wide } breit, { $high } hoch
antiquity-web-shape-gap = { $wide } breit, { $high } hoch, Lücke { $gaps }
antiquity-web-shape-rows = { $wide } breit, { $high } hoch, Reihe für Reihe: { $rows }
antiquity-web-shape-run = { $first } bis { $last }
antiquity-web-corner = { $corner ->
    [upper-left] oben links
    [upper-right] oben rechts
    [lower-left] unten links
   *[lower-right] unten rechts
}
antiquity-web-hexes = Felder der Karte. Mit den Pfeiltasten gehst du von Feld zu Feld, mit Enter wählst du.
antiquity-web-squares = Quadrate der Stadt. Mit den Pfeiltasten gehst du von Quadrat zu Quadrat, mit Enter wählst du, mit R drehst du ein Gebäude.
antiquity-web-whose-city = Wessen Städte
antiquity-web-cities-of = Städte von { $player }
antiquity-web-reveal = Runde { $round }: die Pläne im Vergleich
antiquity-web-reveal-close = { $side ->
    [map] Weiter zur Karte
   *[city] Zurück zu den Städten
}
antiquity-web-reveal-again = Pläne vergleichen
antiquity-web-reveal-new = Städte von { $player }: { $count ->
    [0] nichts Neues
    [one] eine Neuerung
   *[other] { $count } Neuerungen
}
antiquity-web-reveal-count = { $built ->
    [0] Nichts gebaut
    [one] 1 Gebäude gebaut
   *[other] { $built } Gebäude gebaut
}, { $manned ->
    [0] keines besetzt.
    [one] 1 besetzt.
   *[other] { $manned } besetzt.
}
antiquity-web-reveal-waiting = Dieser Plan ist noch nicht fertig.
antiquity-web-city-title = { $number ->
    [1] Hauptstadt
   *[other] Stadt { $number }
}
antiquity-web-no-city = Hier steht noch keine Stadt.
antiquity-web-city-help = Zeige auf ein Quadrat, um zu sehen, was dort steht. Wähle ein Gebäude, um einen Bewohner hinzuschicken.
antiquity-web-city-help-other = Zeige auf ein Quadrat, um zu sehen, was dort steht.
antiquity-web-empty = Leeres Quadrat
antiquity-web-grave = Grab
antiquity-web-effect-empty = Hier kann gebaut werden. Neue Gräber kommen zuerst auf leere Quadrate.
antiquity-web-effect-grave = Auf einem Grab kann nicht gebaut werden. Ein Gebäude mit einem Grab arbeitet nicht. Nur das Hospital räumt Gräber ab.
antiquity-web-city-of = { $number ->
    [1] Hauptstadt von { $player }
   *[other] Stadt { $number } von { $player }
}
antiquity-web-terrain-cut = Gerodeter Wald: jetzt Wiese
antiquity-web-range = Dieser Gebirgszug gibt nur { $good }
antiquity-web-country-of = { $name } von { $player }: noch { $count }× { $good }
antiquity-web-good-of = Hier liegt noch ein Gut von { $player }: { $good }
antiquity-web-inn-of = Gasthaus von { $player }
antiquity-web-polluted = Verschmutzt
antiquity-web-token = Ein verdeckter Entdeckungsmarker
antiquity-web-possible = Hier möglich: { $what }
antiquity-web-choices-here = { $count ->
    [one] Wähle dieses Feld, um hier zu bauen.
   *[other] Wähle dieses Feld: { $count } Möglichkeiten.
}
antiquity-web-second-next = Wähle dieses Feld und dann das zweite.
antiquity-web-token-lost = { $count ->
    [one] Ein Marker kommt dabei ungesehen weg
   *[other] { $count } Marker kommen dabei ungesehen weg
}
antiquity-web-nothing-here = Hier kannst du jetzt nichts bauen. Wähle zuerst, was du bauen willst, dann erfährst du, warum.
antiquity-web-brings = Bringt { $count }× { $good }
antiquity-web-cleans = { $count ->
    [one] Reinigt 1 Feld
   *[other] Reinigt { $count } Felder
}
antiquity-web-zone-then = { $count ->
    [one] Dein Gebiet hat dann 1 Feld
   *[other] Dein Gebiet hat dann { $count } Felder
}
antiquity-web-zone-new = Neu und sauber: { $what }
antiquity-web-holds-forest = { $count }× Wald
antiquity-web-holds-grassland = { $count }× Wiese
antiquity-web-holds-mountain = { $count }× Gebirge
antiquity-web-holds-water = { $count }× Wasser
antiquity-web-holds-tokens = { $count }× Marker

## Was jetzt zu tun ist

antiquity-web-round = { $round ->
    [0] Erste Städte
   *[other] Runde { $round }
}
antiquity-web-prompt-place = { $name }: Wähle einen Platz in einer deiner Städte.
antiquity-web-prompt-second-hex = Wähle das zweite Feld der Fischerhütte.
antiquity-web-prompt-site = { $tool ->
    [woodcutter] Holzfäller: Wähle einen Wald.
    [farm] Bauernhof ({ $good ->
        [grain] Getreide
        [sheep] Schafe
        [olives] Oliven
       *[wine] Wein
    }): Wähle eine Wiese.
    [free-farm] Bauernhof ohne Saatgut ({ $good ->
        [grain] Getreide
        [sheep] Schafe
        [olives] Oliven
       *[wine] Wein
    }): Wähle eine Wiese.
    [mine] Mine ({ $good ->
        [stone] Stein
       *[gold] Gold
    }): Wähle ein Gebirgsfeld.
    [fishery] Fischerhütte ({ $good ->
        [fish] Fisch
        [pearls] Perlen
       *[dye] Farbstoff
    }): Wähle ein Feld an der Küste.
    [inn] Gasthaus: Wähle ein Feld deines Gebiets.
    [city] Stadt: Wähle die Mitte von sieben freien Landfeldern.
   *[clean] Reinigen: Wähle ein verschmutztes Feld deines Gebiets.
}
antiquity-web-prompt-keep = Es ist Platz für { $room ->
    [one] 1 Gut
   *[other] { $room } Güter
}: Wähle, was du behältst.
antiquity-web-choose-building = Wähle zuerst unten, was du bauen willst.
antiquity-web-does-not-fit = { $name } passt hier nicht: Das Teil muss auf leeren Quadraten in der Stadt liegen. Vielleicht hilft Drehen.
antiquity-web-wait = Du musst gerade nichts entscheiden. Sieh dich auf der Karte und in den Städten um.
antiquity-web-todo-first-city = Sieben Felder eines Startplans werden deine Hauptstadt. Wasser ist erlaubt, aber nur jetzt.
antiquity-web-todo-graves = { $count ->
    [one] Wähle ein Quadrat für das Grab.
   *[other] Wähle nacheinander { $count } Quadrate für die Gräber.
}
antiquity-web-todo-pollution = { $count ->
    [one] Wähle ein sauberes Feld deines Gebiets: Dorthin kommt die Verschmutzung.
   *[other] Wähle nacheinander { $count } saubere Felder deines Gebiets: Dorthin kommt die Verschmutzung.
}
antiquity-web-todo-harvest = Das Gut unter dem Bewohner kommt zuletzt.
antiquity-web-harvest-all = Den Rest automatisch ernten
antiquity-web-todo-exploration = Wähle einen Entdeckungsmarker deines Gebiets. Zeigt er Nahrung, steigt die Hungersnot für alle um 1.
antiquity-web-explore-nothing = Nichts erkunden
antiquity-web-fill-graves = { $count ->
    [one] Das Grab nach unten legen
   *[other] Die { $count } Gräber nach unten legen
}
antiquity-web-end-turn = Zug beenden
antiquity-web-resign = Aufgeben
antiquity-web-tools = Bauen auf dem Land
antiquity-web-tools-help = Wähle, was du baust, oder wähle ein Feld, um zu sehen, was dort möglich ist.

## Planen

antiquity-web-palette = Gebäude
antiquity-web-finish = Plan abschließen
antiquity-web-finish-sure = Trotzdem abschließen
antiquity-web-put-back = Alles zurücklegen
antiquity-web-take-back = Schritt zurück
antiquity-web-let-go = Doch nicht
antiquity-web-place-here = Hier hinlegen
antiquity-web-turn-left = Nach links drehen
antiquity-web-turn-right = Nach rechts drehen
antiquity-web-turn-help = Mit R oder dem Mausrad drehst du das Gebäude.
antiquity-web-plan-help = Niemand sieht deinen Plan, bevor alle fertig sind. Jeder Schritt lässt sich zurücknehmen.
antiquity-web-spent = Dieser Plan kostet { $goods }.
antiquity-web-raze = Kathedrale abreißen
antiquity-web-forms-house = Welches Wohnhaus
antiquity-web-forms-storage = Wie groß
antiquity-web-second-house = San Nicolo schenkt dir ein Wohnhaus mit niedrigerer Nummer:
antiquity-web-no-second-house = Kein zweites Wohnhaus
antiquity-web-heal-all = { $count ->
    [one] 1 Grab abräumen
   *[other] { $count } Gräber abräumen
}
antiquity-web-heal-help = Das Hospital räumt Gräber ab: Wähle eines.
antiquity-web-lift-help = Du darfst umstellen: Wähle ein Gebäude oder Grab.
antiquity-web-lift-more = Steht etwas im Weg? Wähle es, um es auch hochzuheben.
antiquity-web-lifted-too = Danach noch: { $names }.
antiquity-web-gained = Dieser Plan bringt { $goods }.
antiquity-web-for-nothing = kostenlos
antiquity-web-left = noch { $count }
antiquity-web-goal-now = Jetzt: { $count } von { $all }
antiquity-web-do-man = Besetzen
antiquity-web-do-heal = Grab abräumen
antiquity-web-do-lift = Versetzen
antiquity-web-do-dig = Grab versetzen
antiquity-web-do-bury = Grab hierhin
antiquity-web-chip-state = Gebaut: { $built }. Übrig: { $left }.

## Bezahlen, tauschen, handeln

antiquity-web-pay-for = Bezahlen: { $name }
antiquity-web-pay = Bezahlen
antiquity-web-pay-due = Zu zahlen: { $price }.
antiquity-web-pay-alike = Dank der Philosophischen Fakultät darf es auch mehrmals dieselbe Art sein.
antiquity-web-pay-complete = Passt genau.
antiquity-web-pay-missing = Noch zu zahlen: { $price }.
antiquity-web-pay-single = Wähle eines, um zu bezahlen.
antiquity-web-one-more = 1× { $good } mehr (gewählt: { $count })
antiquity-web-one-more-of = 1× { $good } mehr (gewählt: { $count } von { $stock })
antiquity-web-one-less = 1× { $good } weniger
antiquity-web-bank = Mit der Bank tauschen
antiquity-web-bank-give = Gib { $count ->
    [one] { $count } Gut
   *[other] { $count } Güter
} (gewählt: { $given })
antiquity-web-bank-take = und nimm eins dafür:
antiquity-web-bank-open = An diesem Tisch erfahren alle sofort, was du tauschst, und du kannst es nicht zurücknehmen.
antiquity-web-trade-help = Alle sehen dein Angebot. Wird es angenommen, stehen auch die Schritte davor fest.
antiquity-web-exchanged = Bei der Bank: { $what }
antiquity-web-turn-flip-help = Mit R oder dem Mausrad drehst und wendest du das Gebäude.
antiquity-web-resign-sure = Wirklich aufgeben
antiquity-web-leave-market = Zurück zum Plan
antiquity-web-trade = Handeln
antiquity-web-trade-with = Mit wem
antiquity-web-you-give = Du gibst:
antiquity-web-other-gives = { $player } gibt:
antiquity-web-propose = Anbieten
antiquity-web-withdraw = Angebot zurückziehen
antiquity-web-accept = Annehmen
antiquity-web-decline = Ablehnen
antiquity-web-offer-waits = Du bietest { $player } { $give } für { $want }. Die Antwort steht aus.
antiquity-web-offer-to-you = { $player } bietet dir { $give } für { $want }, in der Markthalle von { $player_market }.
antiquity-web-offer-of = { $player } bietet { $player_two } { $give } für { $want }, in der Markthalle von { $player_market }.
antiquity-web-discard-freely = Alles Übrige passt hinein. Gib mehr ab, wenn du magst.
antiquity-web-keep-rest = Den Rest behalten
antiquity-web-keep = Diese behalten
antiquity-web-keep-choose = Platz für { $room ->
    [one] 1 Gut
   *[other] { $room } Güter
}. Wähle, was du behältst (noch { $left }).
antiquity-web-discard = Abgeben
antiquity-web-discard-choose = { $count ->
    [one] Für 1 Gut ist kein Platz. Wähle, was du abgibst.
   *[other] Für { $count } Güter ist kein Platz. Wähle, was du abgibst (noch { $left }).
}

## Was du hast

antiquity-web-stock = Vorrat
antiquity-web-count = { $count }× { $good }
antiquity-web-nothing = nichts
antiquity-web-food = { $count ->
    [one] 1× Nahrung
   *[other] { $count } verschiedene Arten Nahrung
}
antiquity-web-luxury = { $count ->
    [one] 1× Luxus
   *[other] { $count } verschiedene Arten Luxus
}
antiquity-web-house = Wohnhaus { $number }
antiquity-web-storage = Lager { $rows } × { $columns }
antiquity-web-men = Freie Bewohner: { $idle } von { $all }
antiquity-web-men-tip = Freie Bewohner kannst du in Gebäude schicken. Auf dem Land: { $country }. Wer dort arbeitet, kommt heim, wenn die Felder leer sind.
antiquity-web-carts = Besetzte Wagenbauer: { $count }
antiquity-web-carts-tip = Jeder besetzte Wagenbauer baut diese Runde einmal auf dem Land.
antiquity-web-outlook = Was diese Runde bringt
antiquity-web-graves-parts = Hungersnot { $famine } minus Nahrung { $food } minus Kornspeicher { $granary } = { $graves ->
    [one] 1 Grab
   *[other] { $graves } Gräber
}. Leere Quadrate: { $spare }.
antiquity-web-pollution-parts = Städte: { $cities }, je 3, minus Brunnen und Müllhalde = { $pollution }. Saubere Felder in deinem Gebiet: { $room }. Was keinen Platz findet, wird ein Grab.
antiquity-web-room-tip = { $room ->
    [any] Deine Kathedrale bewahrt alle deine Güter.
    [0] Ohne besetztes Lager verlierst du in Phase 5 alles, was du noch hast.
    [one] In Phase 5 kannst du 1 Gut behalten. Der Rest geht verloren.
   *[other] In Phase 5 kannst du { $room } Güter behalten. Der Rest geht verloren.
}
antiquity-web-warnings = Achtung
antiquity-web-warn-idle = Freie Bewohner: { $men }, wartende Gebäude: { $waiting }.
antiquity-web-warn-no-carts = Kein besetzter Wagenbauer: Du baust nichts auf dem Land.
antiquity-web-warn-storage = { $count ->
    [one] Kein Platz für dein Gut: Es geht verloren, wenn du es nicht verwendest.
   *[other] Platz für { $room } deiner { $count } Güter: { $lost ->
        [one] 1 geht verloren, wenn du es nicht verwendest
       *[other] { $lost } gehen verloren, wenn du sie nicht verwendest
    }.
}
antiquity-web-warn-graves = { $count ->
    [one] Die Hungersnot bringt 1 Grab.
   *[other] Die Hungersnot bringt { $count } Gräber.
}
antiquity-web-warn-graves-on-buildings = Die Hungersnot bringt { $count ->
    [one] 1 Grab
   *[other] { $count } Gräber
}, davon { $over } auf Gebäude.
antiquity-web-warn-doom = Die Hungersnot bringt { $count ->
    [one] 1 Grab
   *[other] { $count } Gräber
}, Platz ist aber nur für { $room }: Du würdest ausscheiden.
antiquity-web-warn-waste = Verschmutzung: { $count }, davon { $graves ->
    [one] wird 1 zum Grab
   *[other] werden { $graves } zu Gräbern
}. Dein Gebiet ist voll.

## Spieler

antiquity-web-order = Platz in der Reihenfolge: { $place }
antiquity-web-people-tip = Frei: { $idle }. Auf dem Land: { $country }. Zwanzig Bewohner erfüllen die Bedingung von San Nicolo.
antiquity-web-types = Arten von Gebäuden: { $count } von { $all }
antiquity-web-types-tip = Nur Gebäude ohne Grab zählen. Alle Arten zugleich erfüllen die Bedingung von Santa Barbara.
antiquity-web-graves = Gräber: { $count }
antiquity-web-graves-tip = { $count ->
    [one] Jetzt käme 1 dazu.
   *[other] Jetzt kämen { $count } dazu.
} Leere Quadrate: { $spare }.
antiquity-web-clean = Saubere Felder im Gebiet: { $count }
antiquity-web-clean-tip = Erfüllen mehrere zugleich die Bedingung ihres Heiligen, gewinnt, wer die meisten sauberen Felder hat.
antiquity-web-look = Städte
antiquity-web-goods-of = Güter von { $player }
antiquity-web-no-goods = keine Güter
antiquity-web-out = Ausgeschieden in Runde { $round }
antiquity-web-goal = Zum Sieg: { $condition }

## Was die Dinge tun

antiquity-web-effect-cost = Kostet { $cost }.
antiquity-web-effect-squares = { $count ->
    [one] Bedeckt 1 Quadrat.
   *[other] Bedeckt { $count } Quadrate.
}
antiquity-web-effect-man = Arbeitet nur mit einem Bewohner darin.
antiquity-web-effect-no-man = Arbeitet ohne Bewohner.
antiquity-web-effect-house-prices = Die Wohnhäuser 1 bis 4 sind kostenlos; höhere Nummern kosten Nahrung und Luxus.
antiquity-web-effect-house = Bringt sofort einen Bewohner. Auf ein Wohnhaus kommt nie ein Grab.
antiquity-web-effect-cart-shop = Baut einmal je Runde auf dem Land; der Bewohner geht dann in das neue Gebäude. Zählt für die Spielreihenfolge.
antiquity-web-effect-fountain = Senkt die Hungersnot einmal um 1 und die Verschmutzung jede Runde um 1.
antiquity-web-effect-storage = Bewahrt ein Gut je Quadrat. Jedes Rechteck mit gerader Zahl von Quadraten ist erlaubt.
antiquity-web-effect-granary = Erspart jede Runde 3 Gräber.
antiquity-web-effect-brewery = Du darfst Gasthäuser bauen.
antiquity-web-effect-harbour = Wasser an deinen Städten oder Gasthäusern gehört mit seiner ganzen Küste zu deinem Gebiet.
antiquity-web-effect-explorer = Decke jede Runde einen Entdeckungsmarker deines Gebiets auf; Nahrung erhöht die Hungersnot um 1. Zählt für die Spielreihenfolge.
antiquity-web-effect-market = Tausche 2 Güter gegen 1 mit der Bank, so oft du willst, und handle mit den anderen.
antiquity-web-effect-university = Ihr Bewohner besetzt auch alle Fakultäten, die mit einer Seite an sie grenzen.
antiquity-web-effect-theology = Einmal je Runde darfst du deine Kathedrale abreißen, außer der von Santa Maria, um einen anderen Heiligen zu wählen.
antiquity-web-effect-philosophy = Verlangt ein Preis verschiedene Arten, darfst du trotzdem mehrmals dieselbe Art geben.
antiquity-web-effect-biology = Ein Bauernhof je Runde braucht kein Saatgut; was er liefert, wählst du.
antiquity-web-effect-alchemy = Reinigt in Phase 4 einmal ein verschmutztes Feld und die Felder darum.
antiquity-web-effect-forced-labour = Jedes Gebäude auf dem Land gibt 3 Güter statt 1, aber das erste geht verloren. Solange sie besetzt ist, gilt das immer.
antiquity-web-effect-dump = Besetzt: 4 Verschmutzung weniger, und niemand sonst verschmutzt dein Gebiet. Unbesetzt: 1 weniger.
antiquity-web-effect-cathedral = Wähle einen Schutzheiligen: Seine Kraft wirkt sofort, und nur mit seiner Bedingung kannst du gewinnen.
antiquity-web-effect-hospital = Räumt jede Runde bis zu 5 Gräber ab.
antiquity-web-effect-stable = Dein Gebiet reicht 3 Felder weit statt 2.
antiquity-web-effect-good-wood = Baustoff, von Holzfällern. Damit bezahlst du die meisten Gebäude, auch auf dem Land. Ohne Holz beginnt fast nichts.
antiquity-web-effect-good-stone = Baustoff, aus Minen. Damit bezahlst du Fakultäten, Zwangsarbeit, Müllhalde, Kathedrale und Städte.
antiquity-web-effect-good-grain = Nahrung, von Bauernhöfen, und Saatgut für einen neuen. Jede Nahrung im Vorrat erspart ein Grab je Runde. Damit bezahlst du Wohnhäuser, Gasthäuser und Städte.
antiquity-web-effect-good-sheep = Nahrung, von Bauernhöfen, und Saatgut für einen neuen. Jede Nahrung im Vorrat erspart ein Grab je Runde. Damit bezahlst du Wohnhäuser, Gasthäuser und Städte.
antiquity-web-effect-good-olives = Nahrung, von Bauernhöfen, und Saatgut für einen neuen. Jede Nahrung im Vorrat erspart ein Grab je Runde. Damit bezahlst du Wohnhäuser, Gasthäuser und Städte.
antiquity-web-effect-good-fish = Nahrung, von Fischerhütten. Jede Nahrung im Vorrat erspart ein Grab je Runde. Damit bezahlst du Wohnhäuser, Gasthäuser und Städte.
antiquity-web-effect-good-gold = Luxus, aus Minen. Damit bezahlst du Brunnen, Hospital, Stall, Wohnhäuser und Städte.
antiquity-web-effect-good-wine = Luxus, von Bauernhöfen, und Saatgut für einen neuen. Damit bezahlst du Brunnen, Hospital, Stall, Wohnhäuser und Städte.
antiquity-web-effect-good-pearls = Luxus, von Fischerhütten. Damit bezahlst du Brunnen, Hospital, Stall, Wohnhäuser und Städte.
antiquity-web-effect-good-dye = Luxus, von Fischerhütten. Damit bezahlst du Brunnen, Hospital, Stall, Wohnhäuser und Städte.
antiquity-web-effect-country-woodcutter = Kostet 1× Holz. Auf einem sauberen Waldfeld deines Gebiets: Dieses Feld und jeder saubere Wald daneben geben je 1× Holz und werden zu Wiese.
antiquity-web-effect-country-farm = Kostet 1× das Gut, das er liefern soll. Auf einer sauberen Wiese deines Gebiets: Dieses Feld und jede saubere Wiese daneben geben je 1 Gut und werden verschmutzt.
antiquity-web-effect-country-free-farm = Die Biologische Fakultät erspart einem Bauernhof je Runde das Saatgut.
antiquity-web-effect-country-mine = Kostet 1× Holz. Auf einem sauberen Gebirgsfeld deines Gebiets: Dieses Feld und jedes saubere Gebirgsfeld daneben geben je 1 Gut und werden verschmutzt. Die erste Mine bestimmt, was der ganze Gebirgszug gibt.
antiquity-web-effect-country-fishery = Kostet 1× Holz. Auf zwei benachbarten Küstenfeldern, eins davon in deinem Gebiet: Jedes saubere Wasserfeld daneben gibt 1 Gut und wird verschmutzt.
antiquity-web-effect-country-inn = Kostet 1× Nahrung und braucht eine Brauerei. Um ein Gasthaus wächst dein Gebiet sofort. Der Bewohner geht heim.
antiquity-web-effect-country-city = Kostet 1× Nahrung, 1× Holz, 1× Stein und 2 verschiedene Arten Luxus. Bringt ein neues Raster von 6 × 6 Quadraten und mehr Gebiet, aber auch 3 Verschmutzung je Runde.
antiquity-web-effect-country-clean = Die Fakultät für Alchemie reinigt einmal je Runde ein verschmutztes Feld und die Felder darum, ohne Wagenbauer.
antiquity-web-power-nicolo = Zu jedem bezahlten Wohnhaus bekommst du eins mit niedrigerer Nummer kostenlos.
antiquity-web-power-barbara = In Phase 2 darfst du Gebäude und Gräber versetzen.
antiquity-web-power-christofori = Du behältst alle Güter, ohne Lager.
antiquity-web-power-giorgio = In Phase 6 bekommst du einen Fisch für jede Kathedrale, die diese Runde gebaut wurde.
antiquity-web-power-maria = Du hast alle vier Kräfte. Diese Kathedrale bleibt für immer stehen.
antiquity-web-condition-nicolo = 20 Bewohner.
antiquity-web-condition-barbara = alle 19 Arten von Gebäuden, ohne Gräber.
antiquity-web-condition-christofori = mindestens 3 von jeder Art Nahrung und Luxus.
antiquity-web-condition-giorgio = ein fremdes Gebiet liegt ganz in deinem.
antiquity-web-condition-maria = zwei der vier anderen Bedingungen.
antiquity-web-tool-woodcutter = Holzfäller
antiquity-web-tool-farm = Bauernhof
antiquity-web-tool-free-farm = Ohne Saatgut
antiquity-web-tool-mine = Mine
antiquity-web-tool-fishery = Fischerhütte
antiquity-web-tool-inn = Gasthaus
antiquity-web-tool-city = Stadt
antiquity-web-tool-clean = Reinigen
antiquity-web-tool-harvest = Ernten
antiquity-web-tool-explore = Erkunden
antiquity-web-tool-pollute = Verschmutzen
antiquity-web-with-good = { $name } ({ $good })
antiquity-web-state-grave = { $count ->
    [one] Ein Grab liegt darauf: Das Gebäude arbeitet nicht.
   *[other] { $count } Gräber liegen darauf: Das Gebäude arbeitet nicht.
}
antiquity-web-state-taught = Besetzt durch die Universität.
antiquity-web-state-manned = Besetzt.
antiquity-web-state-waits = Wartet auf einen Bewohner.
antiquity-web-state-works = Arbeitet.

## Das Ende

antiquity-web-finale = Das Ende des Spiels
antiquity-web-standing = Endstand
antiquity-web-standing-conditions = Die Bedingungen der Heiligen
antiquity-web-standing-points = Wie weit alle kamen
antiquity-web-own-saint = eigener Heiliger
antiquity-web-fulfilled = erfüllt
antiquity-web-row-people = Bewohner
antiquity-web-row-buildings = Arten von Gebäuden ohne Grab
antiquity-web-row-total = Summe, nur für die Reihenfolge
antiquity-web-row-clean = Saubere Felder im Gebiet
antiquity-web-row-graves = Gräber
antiquity-web-standing-help = Wer die Bedingung seines Heiligen erfüllt, gewinnt; Punkte gibt es nicht. Die Summe sagt nur, wie die anderen folgen.
antiquity-web-story-saint = { $player } erfüllte in Runde { $round } die Bedingung von { $saint ->
    [nicolo] San Nicolo
    [barbara] Santa Barbara
    [christofori] San Christofori
    [giorgio] San Giorgio
   *[maria] Santa Maria
}.
antiquity-web-story-tie-break = In Runde { $round } erfüllten mehrere die Bedingung ihres Heiligen; { $player } hatte die meisten sauberen Felder.
antiquity-web-story-shared = In Runde { $round } waren sogar die sauberen Felder gleich: ein geteilter Sieg, auch für { $player }.
antiquity-web-story-survivor = In Runde { $round } blieb nur { $player } übrig.
antiquity-web-story-ruin = In Runde { $round } gingen die letzten Städte zusammen unter, auch die von { $player }.
antiquity-web-story-draw = Nach { $round } Runden hatte niemand gewonnen; { $player } hielt durch.
antiquity-web-story-out = { $player } schied in Runde { $round } aus.
antiquity-web-story-no-saint = { $player } hatte { $count } Bewohner und keinen Heiligen.
antiquity-web-story-second = { $player } kam für { $saint ->
    [nicolo] San Nicolo
    [barbara] Santa Barbara
    [christofori] San Christofori
    [giorgio] San Giorgio
   *[maria] Santa Maria
} auf { $count } von { $all }.
antiquity-web-story-country = Die Hungersnot stand bei { $famine }; es gab { $graves ->
    [one] 1 Grab
   *[other] { $graves } Gräber
} und { $hexes ->
    [one] 1 verschmutztes Feld
   *[other] { $hexes } verschmutzte Felder
}.

## Kurz

antiquity-web-short-theology = Theologie
antiquity-web-short-philosophy = Philosophie
antiquity-web-short-biology = Biologie
antiquity-web-short-alchemy = Alchemie
antiquity-web-short-explorer = Entdecker
antiquity-web-phase-1 = Aufstehen
antiquity-web-phase-2 = Stadt
antiquity-web-phase-3 = Reihenfolge
antiquity-web-phase-4 = Land
antiquity-web-phase-5 = Lager
antiquity-web-phase-6 = Ernte
antiquity-web-phase-7 = Erkundung
antiquity-web-phase-8 = Hunger
antiquity-web-phase-9 = Schmutz
antiquity-web-phase-10 = Ende?
antiquity-web-famine = Hungersnot
antiquity-web-tokens = Marker
antiquity-web-fisheries = Fischerhütten
antiquity-web-fisheries-tip = So viele Fischerhütten können noch gebaut werden: { $count }. Eine Fischerhütte ohne Güter kommt in den Vorrat zurück.
antiquity-web-outlook-graves = Gräber
antiquity-web-outlook-pollution = Verschmutzung
antiquity-web-outlook-room = Lager
antiquity-web-own-country = Deine Gebäude auf dem Land
antiquity-web-no-country = Du hast gerade nichts auf dem Land.
antiquity-web-famine-tip = Die Hungersnot steht bei { $famine }: So viele Gräber bekommen alle, minus 1 je Nahrung im Vorrat und minus 3 mit Kornspeicher. Nach jeder Runde steigt sie um 1.
antiquity-web-tokens-tip = { $count ->
    [one] Auf dem Marker, den niemand gesehen hat: { $goods }.
   *[other] Auf den { $count } Markern, die niemand gesehen hat: { $goods }.
}
antiquity-web-score = { $place }. Platz

antiquity-keys-escape = Das Gebäude in der Hand loslassen oder den begonnenen Schritt zurücknehmen
antiquity-keys-swap = Karte und Städte tauschen
antiquity-keys-coming = Zeigen, was Verschmutzung und Hunger kosten werden
