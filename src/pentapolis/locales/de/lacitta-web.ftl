### La Città: Wörter, die nur die Seite braucht

## Der Spielplan

lacitta-board = Landkarte
lacitta-hexes = Felder und Landschaften
lacitta-hex = Feld { $space }, neben { $areas }
lacitta-hex-unused = { $zone }: bei dieser Spielerzahl nicht im Spiel
lacitta-hex-near = Für ein Castello zu nah an einer anderen Stadt.
lacitta-hex-ring = Gestrichelte rote Linie: So weit reicht die Stadt. Städte darin sind Nachbarn, und niemand kann dort eine Stadt gründen.
lacitta-hex-promise = Ein Bauernhof bringt hier { $food } Nahrung, ein Steinbruch { $gold } Gold im Jahr. { $water ->
    [yes] Hier kann ein Brunnen oder Badhaus stehen.
   *[no] Kein Wasser: kein Brunnen, kein Badhaus.
}
lacitta-can-choose = wählbar
lacitta-city = Stadt { $space } von { $player }
lacitta-city-own = Deine Stadt { $space }
lacitta-piece = { $name } von { $player }
lacitta-piece-own = Dein Gebäude: { $name }
lacitta-people = { $limit ->
    [none] { $people } Bürger, keine Obergrenze
   *[other] { $people } von höchstens { $limit } Bürgern
}{ $spare ->
    [0] , alle bei der Arbeit
    [one] , 1 frei zum Bauen
   *[other] , { $spare } frei zum Bauen
}
lacitta-city-food = Bauernhöfe und Castello bringen { $food } Nahrung.
lacitta-city-complete = Bietet Kultur, Bildung und Gesundheit: am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} zusätzlich.
lacitta-cities = Städte

## Was etwas bewirkt

lacitta-arches-culture = { $culture ->
    [one] 1 Bogen Kultur
   *[other] { $culture } Bögen Kultur
}
lacitta-arches-knowledge = { $knowledge ->
    [one] 1 Bogen Bildung
   *[other] { $knowledge } Bögen Bildung
}
lacitta-arches-health = { $health ->
    [one] 1 Bogen Gesundheit
   *[other] { $health } Bögen Gesundheit
}
lacitta-choice = { $gold ->
    [0] { $amount } kostenlos
   *[other] { $amount } für { $gold } Gold
}
lacitta-effect-castle = Der Anfang einer Stadt. Bringt Nahrung wie ein Bauernhof; hier stehen die freien Bürger. Es verschwindet erst, wenn niemand mehr dort wohnt.
lacitta-effect-farm = Bringt jedes Jahr die Nahrung aller Getreidefelder neben seinem Feld.
lacitta-effect-quarry = Bringt zu Beginn jedes Jahres { $gold } Gold für jedes Gebirge neben seinem Feld.
lacitta-effect-school = { lacitta-arches-knowledge }.
lacitta-effect-statue = { lacitta-arches-culture }.
lacitta-effect-market = Einer je Stadt. Die Stadt darf { $with } statt { $without } Bürger haben, mit einem Brunnen oder Badhaus dazu beliebig viele. Er bringt seinen eigenen Bürger mit; es muss also niemand frei sein.
lacitta-effect-well = Nur am Wasser. { lacitta-arches-health }. Hebt zusammen mit einem Marktplatz die Obergrenze der Stadt auf.
lacitta-effect-palazzo = { lacitta-arches-culture }.
lacitta-effect-hospital = { lacitta-arches-knowledge } und { lacitta-arches-health }. Braucht kein Wasser, hebt die Obergrenze aber nicht auf.
lacitta-effect-bath = Nur am Wasser. { lacitta-arches-health }. Hebt zusammen mit einem Marktplatz die Obergrenze der Stadt auf.
lacitta-effect-cathedral = { lacitta-arches-culture }.
lacitta-effect-university = { lacitta-arches-knowledge }.
lacitta-effect-card-palazzo = Zahle { $price } Gold und baue einen Palazzo ({ lacitta-arches-culture }).
lacitta-effect-card-cathedral = Zahle { $price } Gold und baue einen Dom ({ lacitta-arches-culture }).
lacitta-effect-card-university = Zahle { $price } Gold und baue eine Universität ({ lacitta-arches-knowledge }).
lacitta-effect-card-hospital = Zahle { $price } Gold und baue ein Hospital ({ lacitta-arches-knowledge }, { lacitta-arches-health }).
lacitta-effect-card-bath = Zahle { $price } Gold und baue am Wasser ein Badhaus ({ lacitta-arches-health }).
lacitta-effect-card-master-builder = Baue, was du willst: ein einfaches Gebäude für { $simple } Gold, ein mittleres für { $medium }, ein großes für { $large }.
lacitta-effect-card-bread-and-games = Wähle, wie viele Figuren du setzt, und zahle sofort: { $choices }. Setze sie dann auf { $spread ->
    [one_building] ein einziges deiner Gebäude mit Bögen
    [all_own_cities] Gebäude mit Bögen in allen deinen Städten
   *[one_city] Gebäude mit Bögen in einer deiner Städte
}. Jede zählt bis zum Jahresende als zusätzlicher Bogen ihres Gebäudes.
lacitta-effect-card-golden-times = Neue Bürger, alle in einer Stadt, die Platz für sie hat: { $choices }.
lacitta-effect-card-rich-harvest = Ein Bauernhof zählt dieses Jahr doppelt. Im letzten Jahr nicht spielbar.
lacitta-effect-card-contact = Sieh dir heimlich verdeckte Stimmen an: { $choices }.
lacitta-effect-land-field = Alle Bauernhöfe und Castelli daneben bekommen hier jedes Jahr { $food } Nahrung, egal wem sie gehören.
lacitta-effect-land-mountain = Jeder Steinbruch daneben bringt jedes Jahr { $gold } Gold.
lacitta-effect-land-water = Nur am Wasser können Brunnen und Badhäuser stehen.
lacitta-effect-gold = Spiele eine Aktionskarte und nimm { $gold } Gold.
lacitta-effect-found = Spiele eine Aktionskarte: ein neues Castello mit { $citizens ->
    [one] { $citizens } Bürger
   *[other] { $citizens } Bürgern
}, einer davon aus einer eigenen Stadt mit einem freien Bürger. Mindestens { $distance ->
    [one] { $distance } freies Feld
   *[other] { $distance } freie Felder
} Abstand zu jeder anderen Stadt; einmal im Jahr.
lacitta-effect-voices = Was auf den vier Karten am häufigsten vorkommt, ist in diesem Jahr der Wunsch des Volkes. Eine Stadt, die davon weniger bietet als eine Nachbarstadt, verliert einen Bürger an sie.
lacitta-supply = { $pool } im Vorrat: { $count }.

## Was eine Wahl bringt

lacitta-gain-food = { $count } Nahrung
lacitta-gain-income = { $count } Gold im Jahr
lacitta-gain-people = { $count ->
   *[other] { $signed } Bürger
}
lacitta-gain-gold = { $count } Gold
lacitta-gain-limit = { $limit ->
    [none] Die Stadt darf dann unbegrenzt wachsen.
   *[other] Die Stadt darf dann { $limit } Bürger haben.
}
lacitta-gain-complete = Die Stadt bietet dann Kultur, Bildung und Gesundheit: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} zusätzlich.
lacitta-gain-neighbours = { $count ->
    [one] Neue Nachbarstadt: { $cities }.
   *[other] Neue Nachbarstädte: { $cities }.
}
lacitta-choose-first = Wähle zuerst, was du bauen willst, oder eine Karte.
lacitta-do-here = Hier ausführen
lacitta-prompt-site = { $building ->
    [farm] Bauernhof: Wähle ein Feld. Die Zahl ist die Nahrung.
    [quarry] Steinbruch: Wähle ein Feld. Die Zahl ist das Gold im Jahr.
    [school] Klosterschule: Wähle ein Feld neben einer deiner Städte.
    [statue] Statue: Wähle ein Feld neben einer deiner Städte.
    [market] Marktplatz: Wähle ein Feld neben einer Stadt, die noch keinen hat.
    [well] Brunnen: Wähle ein Feld am Wasser.
    [palazzo] Palazzo: Wähle ein Feld neben einer deiner Städte.
    [hospital] Hospital: Wähle ein Feld neben einer deiner Städte.
    [bath] Badhaus: Wähle ein Feld am Wasser.
    [cathedral] Dom: Wähle ein Feld neben einer deiner Städte.
   *[university] Universität: Wähle ein Feld neben einer deiner Städte.
}
lacitta-prompt-found = Neue Stadt: Wähle ein Feld. Rote Felder liegen zu nah an einer Stadt; die Zahl ist die Nahrung.
lacitta-prompt-confirm = Bestätige deine Wahl auf der Landkarte oder wähle etwas anderes.
lacitta-prompt-attraction = Wofür steht die Figur hier?

## Eigener Vorrat und Karten

lacitta-stores = Gold und Nahrung
lacitta-gold = { $count } Gold
lacitta-gold-tip = Steinbrüche bringen zu Beginn jedes Jahres { $income } Gold. Bei Gleichstand am Ende entscheidet das Gold.
lacitta-balance = { $left ->
    [0] Genau genug: { $food } Nahrung für { $people } Bürger.
   *[other] { $food } Nahrung für { $people } Bürger.
}
lacitta-balance-tip = Am Ende jedes Jahres isst jeder Bürger 1 Nahrung. Nahrung wird nicht aufbewahrt.
lacitta-famine-ahead = Hungersnot droht: { $count } Nahrung zu wenig!
lacitta-famine-soon = Nächstes Jahr { $count ->
    [one] kommt 1 Bürger
   *[other] kommen { $count } Bürger
} dazu: zu wenig Nahrung.
lacitta-action-cards = Aktionskarten: { $count } von { $all }
lacitta-take-gold = { $gold } Gold
lacitta-found = Stadt gründen
lacitta-castles-left = Castelli übrig: { $count }
lacitta-castles-tip = Jede neue Stadt braucht ein Castello.
lacitta-figures-left = Figuren übrig: { $count }
lacitta-figures-tip = Für „Brot und Spiele“ und „Reiche Ernte“. Am Jahresende kommen sie zurück.
lacitta-market = Politikkarten
lacitta-deck = Nachziehstapel: { $count }
lacitta-take = Karte nehmen
lacitta-pass = Passen
lacitta-cards-used = Dieses Jahr gespielt: { $cards }.
lacitta-cards-none = Dieses Jahr noch keine Politikkarte gespielt.
lacitta-unseen = { $count ->
    [one] 1 ungesehene Karte
   *[other] { $count } ungesehene Karten
}
lacitta-voices = Stimme des Volkes
lacitta-voice = { $circle ->
    [0] Offene Stimme
   *[other] Stimme { $circle }
}
lacitta-voice-hidden = verdeckt
lacitta-voice-seen = angesehen von { $players }
lacitta-voices-left = Noch nicht gesehen, hier und im Stapel: { $arches }.

## Entscheidungen

lacitta-decision = Deine Wahl
lacitta-price = { $gold ->
    [0] kostenlos
   *[other] { $gold } Gold
}
lacitta-amount-bread-and-games = { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}
lacitta-amount-golden-times = { $count ->
    [one] 1 neuer Bürger
   *[other] { $count } neue Bürger
}
lacitta-amount-contact = { $count } Stimmen ansehen
lacitta-wish-brings = { $count ->
    [0] Niemand zieht in diese Stadt.
    [one] { $room ->
        [0] Stadt { $cities } verliert 1 Bürger. Deine Stadt ist voll: Der Bürger kommt in den Vorrat.
       *[other] 1 Bürger kommt aus Stadt { $cities }.
    }
   *[other] { $room ->
        [0] Die Städte { $cities } verlieren je 1 Bürger. Deine Stadt ist voll: Sie kommen in den Vorrat.
        [one] Die Städte { $cities } verlieren je 1 Bürger. Deine Stadt hat Platz für 1, die übrigen kommen in den Vorrat.
       *[other] Die Städte { $cities } verlieren je 1 Bürger ({ $count }). Deine Stadt nimmt { $room } auf.
    }
}
lacitta-refresh = Älteste Karte ersetzen
lacitta-keep = Karte liegen lassen

## Spieler

lacitta-points-now = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}, wenn das Spiel jetzt zu Ende wäre
lacitta-points-tip = Punkte: { $citizen } je Bürger, { $complete } für jede Stadt, die Kultur, Bildung und Gesundheit bietet.
lacitta-start-player = Startspieler
lacitta-start-player-tip = Der Startspieler ist in jeder Runde zuerst an der Reihe; nächstes Jahr geht das Amt nach links weiter.
lacitta-penalty-ahead = Nach der Hungersnot: Der erste Zug entfällt.

## Jahr und Ende

lacitta-phase-castles = Castelli aufstellen
lacitta-phase-year = Jahr { $year } von { $years }
lacitta-phase-politics = Runde { $round } von { $rounds }
lacitta-phase-migration = Abwanderung
lacitta-phase-feeding = Versorgung
lacitta-log-year = Jahr { $year }
lacitta-account = Jahresbericht
lacitta-tell-still = Niemand zieht um.
lacitta-tell-ended = Stand nach Jahr { $year }
lacitta-tell-growth = { $count ->
    [0] Keine Stadt wächst
    [one] Eine Stadt wächst
   *[other] { $count } Städte wachsen
}{ $gold ->
    [0] .
   *[other] , und Steinbrüche bringen { $gold } Gold.
}
lacitta-finale = Das Ende
lacitta-sheet = Abrechnung
lacitta-sheet-citizens = Bürger
lacitta-sheet-complete = Städte mit allen drei Arten von Bögen
lacitta-sheet-total = Punkte
lacitta-sheet-gold = Gold, bei Gleichstand
lacitta-sheet-of = Stadt für Stadt: { $player }
lacitta-chart = Punkte am Ende jedes Jahres
lacitta-story-margin = { $player } kam auf { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $count ->
    [one] einen
   *[other] { $count }
} mehr als { $player_second }.
lacitta-story-gold = { $player } und { $player_second } hatten beide { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; { $gold } Gold gab den Ausschlag.
lacitta-story-lead-always = { $player } lag am Ende keines Jahres zurück.
lacitta-story-lead-late = Erst im letzten Jahr ging { $player } in Führung.
lacitta-story-lead = Ab Jahr { $year } blieb { $player } in Führung.
lacitta-story-famine = { $seats ->
    [one] Die Hungersnot im letzten Jahr kostete { $players } { $points } Punkte.
   *[other] Die Hungersnot im letzten Jahr kostete { $players } je { $points } Punkte.
}
lacitta-story-complete = { $seats ->
    [one] Die meisten Städte mit allen drei Arten von Bögen hatte { $players }: { $count }.
   *[other] Die meisten Städte mit allen drei Arten von Bögen hatten { $players }: je { $count }.
}
lacitta-story-no-complete = Keine Stadt bot Kultur, Bildung und Gesundheit zugleich.

lacitta-keys-building = Ein einfaches Gebäude wählen, in der Reihenfolge auf dem Bildschirm
lacitta-keys-found = Eine Stadt gründen
