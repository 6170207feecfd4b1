### Die Säulen der Erde

## Wörter des Spiels

pillars-resource-sand = Sand
pillars-resource-wood = Holz
pillars-resource-stone = Stein
pillars-resource-metal = Metall
pillars-resource-gold = Gold
pillars-card-sand-small = Kleine Kiesgrube
pillars-card-sand-medium = Mittlere Kiesgrube
pillars-card-sand-large = Große Kiesgrube
pillars-card-wood-small = Kleiner Wald
pillars-card-wood-medium = Mittlerer Wald
pillars-card-wood-large = Großer Wald
pillars-card-stone-small = Kleiner Steinbruch
pillars-card-stone-medium = Mittlerer Steinbruch
pillars-card-stone-large = Großer Steinbruch
pillars-craftsman-start-mortar-mixer = Mörtelmischer
pillars-craftsman-start-woodworker = Schreiner
pillars-craftsman-start-stonecutter = Steinmetz
pillars-craftsman-r1-tool-maker = Werkzeugmacher
pillars-craftsman-r1-woodworker = Meisterschreiner
pillars-craftsman-r1-mortar-mixer = Mörtelmischer
pillars-craftsman-r1-mason = Maurer
pillars-craftsman-r2-carpenter = Zimmermann
pillars-craftsman-r2-mason = Maurer
pillars-craftsman-r2-potter = Töpfer
pillars-craftsman-r2-architect = Statiker
pillars-craftsman-r3-mason = Maurer
pillars-craftsman-r3-carpenter = Zimmermann
pillars-craftsman-r3-sculptor = Bildhauer
pillars-craftsman-r3-potter = Töpfer
pillars-craftsman-r4-mason = Maurer
pillars-craftsman-r4-carpenter = Zimmermann
pillars-craftsman-r4-sculptor = Bildhauer
pillars-craftsman-r4-glassblower = Glasbläser
pillars-craftsman-r5-carpenter = Zimmermann
pillars-craftsman-r5-goldsmith = Goldschmied
pillars-craftsman-r5-sculptor = Bildhauer
pillars-craftsman-r5-glassblower = Glasbläser
pillars-craftsman-r6-goldsmith = Goldschmied
pillars-craftsman-r6-sculptor = Bildhauer
pillars-craftsman-r6-organ-builder = Orgelbauer
pillars-craftsman-r6-bell-maker = Glockengießer
pillars-advantage-aliena = Aliena
pillars-advantage-richard = Richard
pillars-advantage-tom = Tom Builder
pillars-advantage-francis = Bruder Francis
pillars-advantage-philip = Prior Philip
pillars-advantage-ellen = Ellen
pillars-advantage-jack = Jack
pillars-advantage-otto = Otto Blackface
pillars-advantage-thomas = Erzbischof Thomas
pillars-advantage-loyalty = Steuerfreiheit
pillars-advantage-remigius = Bruder Remigius
pillars-advantage-toledo = Studien in Toledo
pillars-advantage-wool-fair = Wollmesse in Kingsbridge
pillars-advantage-madonna = Die weinende Madonna
pillars-advantage-festivities = Feierlichkeiten
pillars-advantage-completion = Vollendung
pillars-eventcard-archbishop = Geschenk des Erzbischofs
pillars-eventcard-volunteers = Freiwillige
pillars-eventcard-royal-victory = Sieg des Königs
pillars-eventcard-castle-taken = Richard erobert die Burg
pillars-eventcard-generosity = Großzügige Mönche
pillars-eventcard-extra-tax = Sondersteuer
pillars-eventcard-cold-winter = Kalter Winter
pillars-eventcard-city-wall = Stadtmauer
pillars-eventcard-collapse = Einsturz
pillars-eventcard-conflict = Prior gegen Bischof
pillars-place-event = Ereignis
pillars-place-bishop = Bischofssitz
pillars-place-wool-mill = Wollmanufaktur
pillars-place-kingsbridge = Kingsbridge
pillars-place-priory = Priorei von Kingsbridge
pillars-place-forest = Wald
pillars-place-quarry = Steinbruch
pillars-place-gravel-pit = Kiesgrube
pillars-place-court = Königshof
pillars-place-shiring = Shiring
pillars-place-castle = Burg von Shiring
pillars-place-market = Markt von Kingsbridge
pillars-place-cathedral = Kathedrale
pillars-place-start-player = Nächster Startspieler

## In Sätzen

pillars-the-craftsman = { $craftsman ->
    [start-mortar-mixer] den Mörtelmischer
    [start-woodworker] den Schreiner
    [start-stonecutter] den Steinmetz
    [r1-tool-maker] den Werkzeugmacher
    [r1-woodworker] den Meisterschreiner
    [r1-mortar-mixer] den Mörtelmischer
    [r1-mason] den Maurer
    [r2-carpenter] den Zimmermann
    [r2-mason] den Maurer
    [r2-potter] den Töpfer
    [r2-architect] den Statiker
    [r3-mason] den Maurer
    [r3-carpenter] den Zimmermann
    [r3-sculptor] den Bildhauer
    [r3-potter] den Töpfer
    [r4-mason] den Maurer
    [r4-carpenter] den Zimmermann
    [r4-sculptor] den Bildhauer
    [r4-glassblower] den Glasbläser
    [r5-carpenter] den Zimmermann
    [r5-goldsmith] den Goldschmied
    [r5-sculptor] den Bildhauer
    [r5-glassblower] den Glasbläser
    [r6-goldsmith] den Goldschmied
    [r6-sculptor] den Bildhauer
    [r6-organ-builder] den Orgelbauer
   *[r6-bell-maker] den Glockengießer
}
pillars-craftsman-subject = { $craftsman ->
    [start-mortar-mixer] Der Mörtelmischer
    [start-woodworker] Der Schreiner
    [start-stonecutter] Der Steinmetz
    [r1-tool-maker] Der Werkzeugmacher
    [r1-woodworker] Der Meisterschreiner
    [r1-mortar-mixer] Der Mörtelmischer
    [r1-mason] Der Maurer
    [r2-carpenter] Der Zimmermann
    [r2-mason] Der Maurer
    [r2-potter] Der Töpfer
    [r2-architect] Der Statiker
    [r3-mason] Der Maurer
    [r3-carpenter] Der Zimmermann
    [r3-sculptor] Der Bildhauer
    [r3-potter] Der Töpfer
    [r4-mason] Der Maurer
    [r4-carpenter] Der Zimmermann
    [r4-sculptor] Der Bildhauer
    [r4-glassblower] Der Glasbläser
    [r5-carpenter] Der Zimmermann
    [r5-goldsmith] Der Goldschmied
    [r5-sculptor] Der Bildhauer
    [r5-glassblower] Der Glasbläser
    [r6-goldsmith] Der Goldschmied
    [r6-sculptor] Der Bildhauer
    [r6-organ-builder] Der Orgelbauer
   *[r6-bell-maker] Der Glockengießer
}
pillars-a-family = { $family ->
    [mortar-mixer] einen Mörtelmischer
    [woodworker] einen Schreiner
    [stonecutter] einen Steinmetz
    [mason] einen Maurer
    [tool-maker] einen Werkzeugmacher
    [potter] einen Töpfer
    [architect] einen Statiker
    [carpenter] einen Zimmermann
    [sculptor] einen Bildhauer
    [glassblower] einen Glasbläser
    [goldsmith] einen Goldschmied
    [bell-maker] einen Glockengießer
   *[organ-builder] einen Orgelbauer
}
pillars-families = { $family ->
    [mortar-mixer] Mörtelmischer
    [woodworker] Schreiner
    [stonecutter] Steinmetze
    [mason] Maurer
    [potter] Töpfer
    [architect] Statiker
    [carpenter] Zimmerleute
    [sculptor] Bildhauer
    [glassblower] Glasbläser
    [goldsmith] Goldschmiede
    [bell-maker] Glockengießer
   *[organ-builder] Orgelbauer
}
pillars-the-resource-card = { $card ->
    [sand-small] die kleine Kiesgrube
    [sand-medium] die mittlere Kiesgrube
    [sand-large] die große Kiesgrube
    [wood-small] den kleinen Wald
    [wood-medium] den mittleren Wald
    [wood-large] den großen Wald
    [stone-small] den kleinen Steinbruch
    [stone-medium] den mittleren Steinbruch
   *[stone-large] den großen Steinbruch
}
pillars-the-advantage = { $card ->
    [aliena] „Aliena“
    [richard] „Richard“
    [tom] „Tom Builder“
    [francis] „Bruder Francis“
    [philip] „Prior Philip“
    [ellen] „Ellen“
    [jack] „Jack“
    [otto] „Otto Blackface“
    [thomas] „Erzbischof Thomas“
    [loyalty] „Steuerfreiheit“
    [remigius] „Bruder Remigius“
    [toledo] „Studien in Toledo“
    [wool-fair] „Wollmesse in Kingsbridge“
    [madonna] „Die weinende Madonna“
    [festivities] „Feierlichkeiten“
   *[completion] „Vollendung“
}
pillars-the-event = { $event ->
    [archbishop] „Geschenk des Erzbischofs“
    [volunteers] „Freiwillige“
    [royal-victory] „Sieg des Königs“
    [castle-taken] „Richard erobert die Burg“
    [generosity] „Großzügige Mönche“
    [extra-tax] „Sondersteuer“
    [cold-winter] „Kalter Winter“
    [city-wall] „Stadtmauer“
    [collapse] „Einsturz“
   *[conflict] „Prior gegen Bischof“
}
pillars-to-place = { $place ->
    [bishop] auf den Bischofssitz
    [kingsbridge] nach Kingsbridge
    [priory] in die Priorei
    [court] an den Königshof
    [shiring] nach Shiring
    [castle] in die Burg
    [market] auf den Markt
   *[start-player] auf das Feld für den Startspieler
}
pillars-a-place = { $place ->
    [bishop] Der Bischofssitz
    [kingsbridge] Der Platz in Kingsbridge
    [priory] Die Priorei
    [court] Der Königshof
    [shiring] Der Platz in Shiring
    [castle] Die Burg
    [market] Der Markt
   *[start-player] Das Feld für den Startspieler
}
pillars-a-resource = { $resource ->
    [sand] Sand
    [wood] Holz
    [stone] Stein
    [metal] Metall
   *[gold] Gold
}
pillars-the-part = { $part ->
    [nave] das Kirchenschiff
    [portal] das Portal
    [apse] die Apsis
    [first-tower] den ersten Turm
    [second-tower] den zweiten Turm
   *[roof] das Dach
}
pillars-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pillars-workers = { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
}
pillars-amount = { $good ->
    [sand] { $count } Sand
    [wood] { $count } Holz
    [stone] { $count } Stein
    [metal] { $count } Metall
    [gold] { $count } Gold
   *[points] { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
}
pillars-reason = { $reason ->
    [wool-mill] in der Wollmanufaktur
    [priory] in der Priorei
    [forest] aus dem Wald
    [quarry] aus dem Steinbruch
    [gravel-pit] aus der Kiesgrube
    [court] am Königshof
    [bishop] vom Bischof
    [royal-victory] für den Sieg des Königs
    [castle-taken] für die Eroberung der Burg
    [toledo] durch die Studien in Toledo
    [wool-fair] auf der Wollmesse
    [madonna] durch die weinende Madonna
    [festivities] bei den Feierlichkeiten
   *[completion] bei der Vollendung
}

## Was jetzt zu tun ist

pillars-prompt-choose-card = Runde { $round } von { $rounds }: { $player } wählt eine Karte oder passt.
pillars-prompt-choose-card-you = Runde { $round } von { $rounds }: Nimm eine Baustoffkarte, stelle einen Handwerker ein oder passe.
pillars-prompt-dismiss = { $player } hat mehr als { $limit } Handwerker und entlässt einen.
pillars-prompt-dismiss-you = Du darfst höchstens { $limit } Handwerker beschäftigen: Entlasse einen.
pillars-prompt-reject-builder = Aus dem Beutel kommt ein Baumeister von { $player_owner } (Einsetzen: { $cost } Gold). { $player } lässt ihn zu oder schickt ihn zurück.
pillars-prompt-reject-builder-you = Gezogen: Baumeister von { $player_owner } für { $cost } Gold. Lass ihn zu oder schick ihn zurück (einmal je Runde).
pillars-prompt-place-or-wait = { $player } setzt den Baumeister für { $cost } Gold ein oder wartet.
pillars-prompt-place-or-wait-you = Dein Baumeister! Setze ihn für { $cost } Gold ein (du hast { $gold }) oder lass ihn warten.
pillars-prompt-place-free = { $player } setzt einen Baumeister kostenlos ein.
pillars-prompt-place-free-you = Setze deinen Baumeister kostenlos ein.
pillars-prompt-bishop-choice = { pillars-the-event }: { $player } wählt zwischen dem Schutz des Bischofs und einem Baustoff.
pillars-prompt-bishop-choice-you = { pillars-the-event }: Lass dich vom Bischof schützen oder nimm danach einen Baustoff.
pillars-prompt-use-thomas = { pillars-the-event }: { $player } kann Erzbischof Thomas einsetzen.
pillars-prompt-use-thomas-you = { pillars-the-event }: Willst du Erzbischof Thomas einsetzen, damit es dich nicht trifft?
pillars-prompt-lose-craftsman = Der Einsturz: { $player } verliert einen Handwerker nach Wahl.
pillars-prompt-lose-craftsman-you = Der Einsturz kostet dich einen Handwerker: Wähle, welchen.
pillars-prompt-bishop-resource = { $player } nimmt beim Bischof einen Baustoff.
pillars-prompt-bishop-resource-you = Nimm beim Bischof 1 Sand, 1 Holz oder 1 Stein aus dem Marktvorrat.
pillars-prompt-use-loyalty = Die Steuer beträgt { $due } Gold: { $player } kann die Steuerfreiheit einsetzen.
pillars-prompt-use-loyalty-you = Du sollst { $due } Gold Steuern zahlen. Setzt du die Steuerfreiheit ein oder zahlst du?
pillars-prompt-trade = { $player } handelt auf dem Markt.
pillars-prompt-trade-you = Kaufe oder verkaufe eine Sorte Baustoff oder verlasse den Markt.
pillars-prompt-boost = { $player } wählt, wem das Geschenk des Erzbischofs zugutekommt.
pillars-prompt-boost-you = Wähle einen Handwerker: Er kann in dieser Runde einmal öfter arbeiten.
pillars-prompt-convert = { $player } baut an der Kathedrale.
pillars-prompt-convert-you = Lass deine Handwerker an der Kathedrale arbeiten, einen nach dem anderen, bis du fertig bist.
pillars-prompt-return-resources = { $player } legt { $count ->
    [one] einen Baustoff
   *[other] { $count } Baustoffe
} zurück.
pillars-prompt-return-resources-you = Du darfst fünf Baustoffe behalten: Lege noch { $count } zurück.
pillars-prompt-over = Das Spiel ist zu Ende. Der Sieg geht an { $players }.

## Warum es nicht geht

pillars-refusal-first-choose-card = Jetzt werden Karten gewählt: Nimm eine Baustoffkarte, stelle einen Handwerker ein oder passe.
pillars-refusal-first-dismiss = Du hast einen Handwerker zu viel: Entlasse zuerst einen.
pillars-refusal-first-reject-builder = Entscheide zuerst als Startspieler über den gezogenen Baumeister.
pillars-refusal-first-place-or-wait = Entscheide zuerst über deinen Baumeister: einsetzen oder warten.
pillars-refusal-first-place-free = Ein kostenloser Baumeister muss sofort eingesetzt werden.
pillars-refusal-first-bishop-choice = Wähle zuerst beim Bischof: Schutz oder einen Baustoff.
pillars-refusal-first-use-thomas = Entscheide zuerst, ob du Erzbischof Thomas einsetzt.
pillars-refusal-first-lose-craftsman = Wähle zuerst, wen du durch den Einsturz verlierst.
pillars-refusal-first-bishop-resource = Nimm zuerst beim Bischof einen Baustoff.
pillars-refusal-first-use-loyalty = Entscheide zuerst, ob du die Steuerfreiheit einsetzt.
pillars-refusal-first-trade = Jetzt wird gehandelt: Kaufe, verkaufe oder verlasse den Markt.
pillars-refusal-first-boost = Wähle zuerst, wem das Geschenk des Erzbischofs zugutekommt.
pillars-refusal-first-convert = Jetzt arbeiten deine Handwerker an der Kathedrale.
pillars-refusal-first-return-resources = Lege zuerst zurück, was du nicht behalten darfst.
pillars-refusal-card-gone = Du kannst { pillars-the-resource-card } nicht nehmen: Die Karte liegt nicht aus.
pillars-refusal-workers = { $workers ->
    [0] Du hast keine freien Arbeiter mehr
    [one] Du hast nur noch 1 freien Arbeiter
   *[other] Du hast nur noch { $workers } freie Arbeiter
}; diese Karte braucht { $needed }.
pillars-refusal-craftsman-gone = Du kannst { pillars-the-craftsman } nicht einstellen: Er wird jetzt nicht angeboten.
pillars-refusal-gold = Du hast { $gold } Gold; du brauchst { $needed } Gold.
pillars-refusal-not-employed = Du beschäftigst { pillars-the-craftsman } nicht.
pillars-refusal-place-full = { pillars-a-place } ist schon besetzt.
pillars-refusal-no-advantage = Du hast die Karte { pillars-the-advantage } nicht.
pillars-refusal-advantage-not-now = Die Karte { pillars-the-advantage } kannst du jetzt nicht einsetzen.
pillars-refusal-stock = Der Markt hat noch { $stock } { pillars-a-resource }.
pillars-refusal-sold-before = Du hast in dieser Runde { pillars-a-resource } verkauft und darfst diesen Baustoff nicht mehr kaufen.
pillars-refusal-bought-before = Du hast in dieser Runde { pillars-a-resource } gekauft und darfst diesen Baustoff nicht mehr verkaufen.
pillars-refusal-buyer-needs = Um { pillars-a-resource } zu kaufen, musst du { pillars-a-family } beschäftigen.
pillars-refusal-seller-needs = Um { pillars-a-resource } zu verkaufen, musst du { pillars-a-family } beschäftigen.
pillars-refusal-not-held = Dafür brauchst du { $needed } { pillars-a-resource }; du hast { $held }.
pillars-refusal-not-boostable = Das Geschenk des Erzbischofs kann { pillars-the-craftsman } nicht fördern.
pillars-refusal-works-alone = { pillars-craftsman-subject } arbeitet von selbst, einmal je Runde.
pillars-refusal-idle = { pillars-craftsman-subject } kann nur arbeiten, wenn du auch { pillars-a-family } beschäftigst.
pillars-refusal-capacity = { pillars-craftsman-subject } kann in dieser Runde nicht öfter arbeiten.

## Was geschah

pillars-event-round-began = Runde { $round } beginnt. Startspieler ist { $player }.
pillars-event-peeked = { $player } darf dank Ellen das Ereignis dieser Runde schon ansehen.
pillars-event-own-peeked = Ellen zeigt { $player } das Ereignis dieser Runde: { pillars-the-event }.
pillars-event-card-taken = { $player } nimmt { pillars-the-resource-card } und schickt { pillars-workers } dorthin.
pillars-event-hired = { $player } stellt für { $cost } Gold { pillars-the-craftsman } ein.
pillars-event-passed = { $player } passt.
pillars-event-passed-automatic = { $player } kann nichts mehr nehmen und passt.
pillars-event-dismissed-limit = { $player } entlässt { pillars-the-craftsman }.
pillars-event-dismissed-collapse = { $player } verliert durch den Einsturz { pillars-the-craftsman }.
pillars-event-to-mill = { $player } schickt { pillars-workers } in die Wollmanufaktur.
pillars-event-craftsman-left = Niemand wollte { pillars-the-craftsman }: Er verlässt das Spiel.
pillars-event-builder-drawn = Aus dem Beutel kommt ein Baumeister von { $player }; Einsetzen kostet { $cost } Gold.
pillars-event-builder-set-aside = Aus dem Beutel kommt der dritte Baumeister von { $player }. Die Stadtmauer hält ihn diese Runde auf.
pillars-event-builder-rejected = { $player } schickt den Baumeister von { $player_owner } zurück in den Beutel.
pillars-event-builder-placed = { $player } setzt für { $gold } Gold einen Baumeister { pillars-to-place }.
pillars-event-builder-placed-free = { $player } setzt kostenlos einen Baumeister { pillars-to-place }.
pillars-event-builder-waits = { $player } lässt den Baumeister bei { $cost } warten.
pillars-event-builder-waits-automatic = { $player } hat zu wenig Gold: Der Baumeister wartet bei { $cost }.
pillars-event-revealed = Das Ereignis dieser Runde: { pillars-the-event }.
pillars-event-bishop-protection = { $player } steht unter dem Schutz des Bischofs.
pillars-event-bishop-resource = { $player } verzichtet auf den Schutz und nimmt danach einen Baustoff.
pillars-event-advantage-used = { $player } setzt { pillars-the-advantage } ein.
pillars-event-gained = { $player } erhält { pillars-amount } { pillars-reason }.
pillars-event-wasted = { $gold } Gold von { $player } verfällt: Niemand kann mehr als 30 haben.
pillars-event-points-lost = { $player } verliert { pillars-points } im Streit zwischen Prior und Bischof.
pillars-event-tax-rolled = { $player } würfelt die Steuer: { $roll } Gold.
pillars-event-paid = { $player } zahlt { $gold } Gold { $reason ->
    [extra-tax] Sondersteuer
   *[court] Steuern
}.
pillars-event-paid-nothing = { $player } zahlt keine Steuern.
pillars-event-paid-short = { $player } kann { $gold ->
    [0] die { $due } Gold nicht zahlen
   *[other] von { $due } Gold nur { $gold } zahlen
}{ $points ->
    [0] {""}
    [one] {" und verliert 1 Punkt"}
   *[other] {" "}und verliert { $points } Punkte
}.
pillars-event-advantage-gained = { $player } erhält in Kingsbridge die Karte { pillars-the-advantage }.
pillars-event-advantage-left = Die Karte { pillars-the-advantage } verlässt das Spiel.
pillars-event-craftsman-gained = { $player } erhält in Shiring { pillars-the-craftsman }.
pillars-event-workers-promised = { $player } hat nächste Runde { pillars-workers } mehr.
pillars-event-bought = { $player } kauft { $count } { pillars-a-resource } für { $gold } Gold.
pillars-event-sold = { $player } verkauft { $count } { pillars-a-resource } für { $gold } Gold.
pillars-event-stopped = { $player } verlässt den Markt.
pillars-event-boosted = Das Geschenk des Erzbischofs fördert { pillars-the-craftsman } von { $player }.
pillars-event-boosted-all = Das Geschenk des Erzbischofs fördert { $count ->
    [one] einen Handwerker
   *[other] { $count } Handwerker
} von { $player }.
pillars-event-converted-points = { pillars-craftsman-subject } von { $player } bringt { pillars-points }.
pillars-event-converted-gold = { pillars-craftsman-subject } von { $player } bringt { $gold } Gold.
pillars-event-returned = { $player } legt 1 { pillars-a-resource } zurück.
pillars-event-part-built = { $player } ergänzt die Kathedrale um { pillars-the-part }.
pillars-event-start-player = { $player } wird Startspieler.
pillars-event-ended = Die Kathedrale ist vollendet. Der Sieg geht mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} an { $players }.

## Das Ende

pillars-score-craftsman = { pillars-families }
pillars-score-start = Zu Beginn
pillars-score-priory = Priorei
pillars-score-advantages = Vorteilskarten
pillars-score-tax = Steuerschulden
pillars-score-events = Ereignisse
pillars-ending-points = Entschieden nach Punkten.
pillars-ending-gold = Punktgleich: Das Gold hat entschieden.
pillars-ending-shared = Gleich viele Punkte und gleich viel Gold: ein geteilter Sieg.

## Optionen

pillars-option-archbishop_scope = Geschenk des Erzbischofs
pillars-option-archbishop_scope-one-craftsman = fördert bei allen je einen Handwerker
pillars-option-archbishop_scope-all-craftsmen = fördert bei allen sämtliche Handwerker
pillars-option-archbishop_scope-help = Bei diesem Ereignis kann ein Handwerker einmal öfter arbeiten. Glockengießer, Orgelbauer, Statiker und Werkzeugmacher werden nie gefördert.
pillars-option-starting_player = Startspieler
pillars-option-starting_player-null = ausgelost
pillars-option-starting_player-0 = Platz 1
pillars-option-starting_player-1 = Platz 2
pillars-option-starting_player-2 = Platz 3
pillars-option-starting_player-3 = Platz 4
pillars-option-starting_player-help = Wer beginnt, hat 20 Gold; die anderen folgen im Uhrzeigersinn mit je einem Gold mehr.

## Was Karten und Orte bewirken

pillars-effect-advantage-aliena = Jede Runde 1 Holz mehr, zusammen mit dem Ertrag des Waldes.
pillars-effect-advantage-richard = Jede Runde 1 Sand mehr, zusammen mit dem Ertrag der Kiesgrube.
pillars-effect-advantage-tom = Jede Runde 1 Stein mehr, zusammen mit dem Ertrag des Steinbruchs.
pillars-effect-advantage-francis = Du zahlst immer 2 Gold Steuern, was auch gewürfelt wird; am Königshof nichts.
pillars-effect-advantage-philip = 1 Punkt mehr für jeden deiner Baumeister in der Priorei.
pillars-effect-advantage-ellen = Zu Beginn jeder Runde siehst nur du das Ereignis.
pillars-effect-advantage-jack = Du darfst sechs Handwerker beschäftigen statt fünf.
pillars-effect-advantage-otto = Ab der nächsten Runde hast du einen zusätzlichen Arbeiter: die schwarze Figur.
pillars-effect-advantage-thomas = Einmal: Ein schlechtes Ereignis trifft dich nicht. Du entscheidest, nachdem es aufgedeckt ist.
pillars-effect-advantage-loyalty = Einmal: Du zahlst keine Steuern. Du entscheidest nach dem Wurf.
pillars-effect-advantage-remigius = Einmal: Du setzt einen eben gezogenen Baumeister kostenlos ein.
pillars-effect-advantage-toledo = Sofort 2 Metall.
pillars-effect-advantage-wool-fair = Sofort 8 Gold.
pillars-effect-advantage-madonna = Sofort 3 Punkte.
pillars-effect-advantage-festivities = Sofort 1 Metall.
pillars-effect-advantage-completion = Sofort 1 Holz und 1 Stein.
pillars-effect-eventcard-archbishop = { $scope ->
    [all-craftsmen] Alle Handwerker aller Spieler können in dieser Runde einmal öfter arbeiten.
   *[one-craftsman] Alle wählen einen ihrer Handwerker: Er kann in dieser Runde einmal öfter arbeiten.
} Nicht Glockengießer, Orgelbauer, Statiker oder Werkzeugmacher.
pillars-effect-eventcard-volunteers = Jede Baustoffkarte bringt in dieser Runde 1 mehr.
pillars-effect-eventcard-royal-victory = Alle erhalten 5 Gold.
pillars-effect-eventcard-castle-taken = Alle erhalten 1 Metall.
pillars-effect-eventcard-generosity = In der Wollmanufaktur verdienen bei allen bis zu fünf Arbeiter 2 Gold statt 1.
pillars-effect-eventcard-extra-tax = Alle zahlen 4 Gold. Wer das nicht kann, verliert 1 Punkt für je 2 Gold, die fehlen.
pillars-effect-eventcard-cold-winter = Jede Baustoffkarte bringt in dieser Runde 1 weniger.
pillars-effect-eventcard-city-wall = In der nächsten Runde können alle nur zwei Baumeister einsetzen.
pillars-effect-eventcard-collapse = Alle verlieren einen Handwerker nach Wahl.
pillars-effect-eventcard-conflict = Alle verlieren 2 Punkte.
pillars-effect-place-event = Das Ereignis der Runde wird aufgedeckt.
pillars-effect-place-bishop = Schützt dich vor einem schlechten Ereignis oder gibt dir 1 Sand, Holz oder Stein aus dem Marktvorrat.
pillars-effect-place-wool-mill = Jeder Arbeiter ohne andere Arbeit verdient hier 1 Gold.
pillars-effect-place-kingsbridge = Du erhältst die Vorteilskarte neben deinem Baumeister.
pillars-effect-place-priory = Der erste Baumeister bringt 2 Punkte, der zweite 1.
pillars-effect-place-forest = Die Baustoffkarten des Waldes bringen Holz.
pillars-effect-place-quarry = Die Baustoffkarten des Steinbruchs bringen Stein.
pillars-effect-place-gravel-pit = Die Baustoffkarten der Kiesgrube bringen Sand.
pillars-effect-place-court = Wer hier einen Baumeister hat, zahlt keine Steuern. Der erste Baumeister bringt außerdem 1 Metall.
pillars-effect-place-shiring = Du erhältst den Handwerker neben deinem Baumeister, ohne zu bezahlen.
pillars-effect-place-castle = Du hast in der nächsten Runde zwei graue Arbeiter mehr.
pillars-effect-place-market = Du darfst Baustoffe kaufen und verkaufen. Wer vorn steht, beginnt.
pillars-effect-place-cathedral = Deine Handwerker machen aus Baustoffen Punkte. Danach darfst du fünf Baustoffe behalten.
pillars-effect-place-start-player = Du bist nächste Runde Startspieler. Steht hier niemand, geht das Amt im Uhrzeigersinn weiter.
