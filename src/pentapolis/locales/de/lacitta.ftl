### La Città

## Wörter des Spiels

lacitta-building-castle = Castello
lacitta-building-farm = Bauernhof
lacitta-building-quarry = Steinbruch
lacitta-building-school = Klosterschule
lacitta-building-statue = Statue
lacitta-building-market = Marktplatz
lacitta-building-well = Brunnen
lacitta-building-palazzo = Palazzo
lacitta-building-hospital = Hospital
lacitta-building-bath = Badhaus
lacitta-building-cathedral = Dom
lacitta-building-university = Universität
lacitta-card-palazzo = Palazzo
lacitta-card-cathedral = Dom
lacitta-card-university = Universität
lacitta-card-hospital = Hospital
lacitta-card-bath = Badhaus
lacitta-card-master-builder = Großer Baumeister
lacitta-card-bread-and-games = Brot und Spiele
lacitta-card-golden-times = Goldene Zeiten
lacitta-card-rich-harvest = Reiche Ernte
lacitta-card-contact = Bürgernähe
lacitta-attraction-culture = Kultur
lacitta-attraction-knowledge = Bildung
lacitta-attraction-health = Gesundheit
lacitta-landscape-field-1 = Getreidefeld (1 Nahrung)
lacitta-landscape-field-2 = Getreidefeld (2 Nahrung)
lacitta-landscape-field-3 = Getreidefeld (3 Nahrung)
lacitta-landscape-mountain = Gebirge
lacitta-landscape-water = Gewässer
lacitta-zone-light-green = Hellgrün
lacitta-zone-light-brown = Hellbraun
lacitta-zone-yellow-green = Gelbgrün
lacitta-pool-farm-quarry = Bauernhöfe und Steinbrüche
lacitta-pool-market = Marktplätze
lacitta-pool-palazzo-hospital = Palazzi und Hospitäler
lacitta-pool-statue-cathedral = Statuen und Dome
lacitta-pool-school-university = Klosterschulen und Universitäten
lacitta-pool-well-bath = Brunnen und Badhäuser
lacitta-a-building = { $building ->
    [castle] ein Castello
    [farm] einen Bauernhof
    [quarry] einen Steinbruch
    [school] eine Klosterschule
    [statue] eine Statue
    [market] einen Marktplatz
    [well] einen Brunnen
    [palazzo] einen Palazzo
    [hospital] ein Hospital
    [bath] ein Badhaus
    [cathedral] einen Dom
   *[university] eine Universität
}
lacitta-the-building = { $building ->
    [castle] das Castello
    [farm] den Bauernhof
    [quarry] den Steinbruch
    [school] die Klosterschule
    [statue] die Statue
    [market] den Marktplatz
    [well] den Brunnen
    [palazzo] den Palazzo
    [hospital] das Hospital
    [bath] das Badhaus
    [cathedral] den Dom
   *[university] die Universität
}
lacitta-the-card = { $card ->
    [palazzo] „Palazzo“
    [cathedral] „Dom“
    [university] „Universität“
    [hospital] „Hospital“
    [bath] „Badhaus“
    [master-builder] „Großer Baumeister“
    [bread-and-games] „Brot und Spiele“
    [golden-times] „Goldene Zeiten“
    [rich-harvest] „Reiche Ernte“
   *[contact] „Bürgernähe“
}
lacitta-the-attraction = { $attraction ->
    [culture] Kultur
    [knowledge] Bildung
   *[health] Gesundheit
}
lacitta-the-other-attraction = { $attraction_other ->
    [culture] Kultur
    [knowledge] Bildung
   *[health] Gesundheit
}

## Was jetzt zu tun ist

lacitta-prompt-castle = { $player } stellt { $number ->
    [1] das erste
   *[2] das zweite
} Castello auf.
lacitta-prompt-castle-you = Stelle dein { $number ->
    [1] erstes
   *[2] zweites
} Castello auf. Zu jedem anderen Castello müssen drei Felder frei bleiben.
lacitta-prompt-refresh = { $player } darf die älteste Karte der Auslage ({ lacitta-the-card }) ersetzen.
lacitta-prompt-refresh-you = Willst du die älteste Karte der Auslage ({ lacitta-the-card }) ersetzen?
lacitta-prompt-turn = Jahr { $year }, Runde { $round } von { $rounds }: { $player } spielt eine Karte.
lacitta-prompt-turn-you = Spiele eine Aktionskarte oder nimm eine Politikkarte (Jahr { $year }, Runde { $round } von { $rounds }).
lacitta-prompt-send = { $player } wählt, welche Stadt einen Bürger nach { $space } schickt.
lacitta-prompt-send-you = Wähle die Stadt, die einen Bürger in deine neue Stadt auf { $space } schickt.
lacitta-prompt-build = { $player } baut mit { lacitta-the-card }.
lacitta-prompt-build-you = { lacitta-the-card }: Wähle, was du baust und wo.
lacitta-prompt-pay = { $player } wählt, wie viel Gold die Karte { lacitta-the-card } kosten soll.
lacitta-prompt-pay-you = { lacitta-the-card }: Wie viel Gold zahlst du?
lacitta-prompt-cheer = { $player } setzt noch { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
}.
lacitta-prompt-cheer-you = „Brot und Spiele“: Setze noch { $count ->
    [one] eine Figur deiner Farbe
   *[other] { $count } Figuren deiner Farbe
} auf ein Gebäude mit Bögen.
lacitta-prompt-welcome = { $player } wählt eine Stadt für { $people ->
    [one] einen neuen Bürger
   *[other] { $people } neue Bürger
}.
lacitta-prompt-welcome-you = „Goldene Zeiten“: Welche Stadt bekommt { $people ->
    [one] den neuen Bürger
   *[other] die { $people } neuen Bürger
}?
lacitta-prompt-harvest = { $player } wählt einen Bauernhof, der dieses Jahr doppelt zählt.
lacitta-prompt-harvest-you = „Reiche Ernte“: Wähle den Bauernhof, der dieses Jahr doppelt zählt.
lacitta-prompt-look = { $player } sieht sich zwei Stimmen des Volkes an.
lacitta-prompt-look-you = „Bürgernähe“: Welche zwei verdeckten Stimmen siehst du dir an?
lacitta-prompt-wish = { $player } wählt für die Stadt auf { $space }: { lacitta-the-attraction } oder { lacitta-the-other-attraction }.
lacitta-prompt-wish-you = Das Volk will zweierlei. Was gilt für deine Stadt auf { $space }: { lacitta-the-attraction } oder { lacitta-the-other-attraction }?
lacitta-prompt-remove = { $player } muss in der Stadt auf { $space } noch { $count ->
    [one] ein Gebäude
   *[other] { $count } Gebäude
} aufgeben.
lacitta-prompt-remove-you = In deiner Stadt auf { $space } leben zu wenige Bürger. Gib noch { $count ->
    [one] ein Gebäude
   *[other] { $count } Gebäude
} auf, von außen nach innen.
lacitta-prompt-starve = Hungersnot: { $player } verliert noch { $count ->
    [one] einen Bürger
   *[other] { $count } Bürger
}.
lacitta-prompt-starve-you = Hungersnot! Wähle die Stadt, die einen Bürger verliert (noch { $count }).
lacitta-prompt-over = Das Spiel ist zu Ende. Der Sieg geht an { $players }.

## Warum es nicht geht

lacitta-refusal-first-castle = Stelle zuerst die Castelli auf.
lacitta-refusal-first-refresh = Zuerst entscheidet der Startspieler, ob die älteste Karte liegen bleibt.
lacitta-refusal-first-turn = Jetzt wird eine Karte gespielt.
lacitta-refusal-first-send = Wähle zuerst die Stadt, die einen Bürger in die neue Stadt schickt.
lacitta-refusal-first-build = Baue zuerst, was die genommene Karte erlaubt.
lacitta-refusal-first-pay = Wähle zuerst, wie viel Gold die genommene Karte kostet.
lacitta-refusal-first-cheer = Zuerst müssen die Figuren gesetzt werden.
lacitta-refusal-first-welcome = Wähle zuerst die Stadt für die neuen Bürger.
lacitta-refusal-first-harvest = Wähle zuerst den Bauernhof, der doppelt zählt.
lacitta-refusal-first-look = Wähle zuerst die zwei Stimmen, die du dir ansiehst.
lacitta-refusal-first-wish = Wähle zuerst den Wunsch, der für diese Stadt gilt.
lacitta-refusal-first-remove = Zuerst müssen Gebäude ohne Bürger aufgegeben werden.
lacitta-refusal-first-starve = Wähle zuerst, wo die Hungersnot zuschlägt.
lacitta-refusal-taboo = Bei dieser Spielerzahl ({ $seats }) ist Feld { $space } nicht im Spiel.
lacitta-refusal-taken = Auf { $space } steht schon etwas.
lacitta-refusal-castle-near = Zwischen { $space } und jeder anderen Stadt müssen mindestens { $free } freie Felder liegen.
lacitta-refusal-no-tile = Der Vorrat ist leer: Es gibt kein Plättchen mehr für { lacitta-a-building }.
lacitta-refusal-apart = { $space } liegt nicht an einer deiner Städte.
lacitta-refusal-other-city = { $space } grenzt auch an eine andere Stadt. Dazwischen muss ein Feld frei bleiben.
lacitta-refusal-second-market = Diese Stadt hat schon einen Marktplatz.
lacitta-refusal-no-citizens = Im Vorrat sind nicht genug Bürger.
lacitta-refusal-no-spare = Die Stadt auf { $space_from } hat keinen freien Bürger auf dem Castello.
lacitta-refusal-no-water = { $space } liegt nicht am Wasser; für { lacitta-a-building } ist das nötig.
lacitta-refusal-founded = Du hast dieses Jahr schon eine Stadt gegründet.
lacitta-refusal-no-castle = Du hast kein Castello mehr.
lacitta-refusal-no-donor = Keine deiner Städte hat einen freien Bürger, den sie abgeben könnte.
lacitta-refusal-not-your-city = Auf { $space } steht kein Castello von dir.
lacitta-refusal-not-your-building = Auf { $space } steht kein Gebäude von dir.
lacitta-refusal-not-displayed = { lacitta-the-card } liegt nicht in der Auslage.
lacitta-refusal-no-site = { lacitta-the-card }: Du hast keinen Bauplatz mit einem freien Bürger.
lacitta-refusal-all-full = Keine deiner Städte hat Platz für so viele neue Bürger.
lacitta-refusal-full = Die Stadt auf { $space } hat keinen Platz für { $people ->
    [one] einen weiteren Bürger
   *[other] { $people } weitere Bürger
}: Sie nimmt höchstens { $limit } auf.
lacitta-refusal-last-harvest = Im { $year }. Jahr kann „Reiche Ernte“ nicht mehr gespielt werden.
lacitta-refusal-no-figure = Du hast nicht genug Figuren übrig.
lacitta-refusal-no-farm = Du hast keinen Bauernhof, der noch verdoppelt werden kann.
lacitta-refusal-no-arches = Du hast kein Gebäude mit Bögen.
lacitta-refusal-gold = Das kostet { $gold } Gold. Du hast { $held }.
lacitta-refusal-other-building = Mit dieser Karte baust du { lacitta-a-building }.
lacitta-refusal-no-such-price = Diesen Preis gibt es bei { lacitta-the-card } nicht.
lacitta-refusal-no-such-arch = Das Gebäude auf { $space } hat keinen Bogen für { lacitta-the-attraction }.
lacitta-refusal-spread = Die Figuren einer Karte bleiben beisammen; { $space } gehört nicht zu den erlaubten Feldern.
lacitta-refusal-harvested = Der Bauernhof auf { $space } zählt schon doppelt.
lacitta-refusal-not-your-farm = Auf { $space } steht kein Bauernhof von dir.
lacitta-refusal-no-action-card = Deine Aktionskarten dieses Jahres sind aufgebraucht.
lacitta-refusal-not-simple = Mit einer Aktionskarte baust du nur einfache Gebäude. Für { lacitta-a-building } brauchst du eine Politikkarte.
lacitta-refusal-no-pass = Passen darf nur, wer keine einzige Karte ausführen kann.
lacitta-refusal-no-such-wish = Dieses Jahr verlangt das Volk nicht nach { lacitta-the-attraction }.
lacitta-refusal-other-removal = Jetzt geht es um die Stadt auf { $space_from }.
lacitta-refusal-castle-last = Das Castello verschwindet erst, wenn kein Bürger mehr da ist.
lacitta-refusal-inside = Ohne { $space } würde die Stadt zerfallen. Beginne außen.
lacitta-refusal-nobody-left = In der Stadt auf { $space } lebt niemand mehr.

## Was geschah

lacitta-event-castle-placed = { $player } stellt auf { $space } ein Castello auf ({ $food } Nahrung).
lacitta-event-year-began = Jahr { $year } beginnt. Startspieler: { $player }. Die offene Stimme verlangt { lacitta-the-attraction }.
lacitta-event-income = { $player } erhält { $gold } Gold aus Steinbrüchen.
lacitta-event-grown = Wachstum bei { $player }: { $count ->
    [0] keine Stadt hat Platz
    [one] ein neuer Bürger
   *[other] { $count } neue Bürger
}{ $full ->
    [0] .
    [one] {" "}(1 Stadt voll).
   *[other] {" "}({ $full } Städte voll).
}
lacitta-event-penalised = Nach der Hungersnot des Vorjahres dreht { $player } eine Aktionskarte ungenutzt um.
lacitta-event-gold-taken = { $player } nimmt { $gold } Gold.
lacitta-event-founded = { $player } gründet eine Stadt auf { $space } mit { $people } Bürgern, einer davon aus { $space_from }.
lacitta-event-built-paid = { $player } baut { lacitta-a-building } auf { $space } für { $gold } Gold.
lacitta-event-built-free = { $player } baut { lacitta-a-building } auf { $space }.
lacitta-event-cheered = „Brot und Spiele“: { $player } setzt eine Figur auf { $space } für { lacitta-the-attraction }.
lacitta-event-welcomed = „Goldene Zeiten“: { $player } erhält { $people ->
    [one] einen neuen Bürger
   *[other] { $people } neue Bürger
} in der Stadt auf { $space }{ $gold ->
    [0] .
   *[other] {" "}für { $gold } Gold.
}
lacitta-event-harvested = „Reiche Ernte“: Der Bauernhof von { $player } auf { $space } zählt dieses Jahr doppelt (+{ $food } Nahrung).
lacitta-event-looked = „Bürgernähe“: { $player } sieht sich { $gold ->
    [0] {""}
   *[other] für { $gold } Gold{" "}
}die Stimmen { $circles } an.
lacitta-event-own-look = Stimme { $circle } verlangt { lacitta-the-attraction }.
lacitta-event-reshuffled = { $count ->
    [one] Die eine abgelegte Politikkarte bildet einen neuen Nachziehstapel.
   *[other] Die { $count } abgelegten Politikkarten werden gemischt und bilden einen neuen Nachziehstapel.
}
lacitta-event-passed = { $player } passt und nimmt verdeckt eine Karte vom Nachziehstapel.
lacitta-event-passed-forced = { $player } kann keine Karte ausführen, passt und nimmt verdeckt eine Karte vom Nachziehstapel.
lacitta-event-refreshed = { $player } ersetzt die älteste Karte der Auslage: { lacitta-the-card }.
lacitta-event-one-wish = Das Volk hat gesprochen: Es will { lacitta-the-attraction }.
lacitta-event-two-wishes = Das Volk hat gesprochen: Es will { lacitta-the-attraction } oder { lacitta-the-other-attraction }.
lacitta-event-wish-chosen = { $player } wählt { lacitta-the-attraction } für die Stadt auf { $space }.
lacitta-event-migrated = Ein Bürger von { $player_from } zieht von { $space_from } nach { $space } ({ $player }): { lacitta-the-attraction } { $more } gegen { $less }.
lacitta-event-migrated-away = Ein Bürger von { $player_from } verlässt { $space_from } wegen { $space } ({ $player }): { lacitta-the-attraction } { $more } gegen { $less }. Die Stadt ist voll: Der Bürger kommt zurück in den Vorrat.
lacitta-event-tile-removed = { $player } muss { lacitta-the-building } auf { $space } aufgeben.
lacitta-event-city-lost = Die Stadt von { $player } auf { $space } ist verlassen; das Castello kommt in den eigenen Vorrat zurück.
lacitta-event-famine = Hungersnot bei { $player }: { $food } Nahrung für { $people } Bürger.
lacitta-event-starved = { $player } verliert einen Bürger in der Stadt auf { $space }.
lacitta-event-ended-points = { $players } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
lacitta-event-ended-gold = { $players } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}; bei Gleichstand entscheidet das Gold.
lacitta-event-ended-shared = { $players } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und gleich viel Gold.

## Das Ende

lacitta-score-city = Stadt auf { $space }: { $people ->
    [one] ein Bürger
   *[other] { $people } Bürger
}
lacitta-score-complete = Stadt auf { $space } bietet Kultur, Bildung und Gesundheit
lacitta-score-famine = Hungersnot im letzten Jahr
lacitta-ending-points = Nach sechs Jahren haben die Punkte entschieden.
lacitta-ending-gold = Punktgleich: Das Gold hat entschieden.
lacitta-ending-shared = Gleich viele Punkte und gleich viel Gold: geteilter Sieg.

## Optionen

lacitta-option-setup = Aufbau
lacitta-option-setup-beginner = für Einsteiger
lacitta-option-setup-advanced = für Fortgeschrittene
lacitta-option-setup-help = Einsteiger spielen auf einer festen Landschaft mit festen Castelli. Fortgeschrittene mischen die Landschaft und stellen ihre Castelli selbst auf.
lacitta-option-balanced_shuffle = Ausgewogene Landschaft
lacitta-option-balanced_shuffle-false = nein
lacitta-option-balanced_shuffle-true = ja
lacitta-option-balanced_shuffle-help = Für Fortgeschrittene: Es wird gemischt, bis Gewässer und Gebirge gut erreichbar sind und kein Feld zwischen zwei Gebirgen liegt.
lacitta-option-voluntary_pass = Freiwilliges Passen
lacitta-option-voluntary_pass-false = nein
lacitta-option-voluntary_pass-true = ja
lacitta-option-voluntary_pass-help = Sonst passt nur, wer keine einzige Karte ausführen kann. In dieser Variante dürfen alle immer passen.
lacitta-option-bread_spread = Brot und Spiele
lacitta-option-bread_spread-one_building = auf einem Gebäude
lacitta-option-bread_spread-one_city = in einer Stadt
lacitta-option-bread_spread-all_own_cities = in allen eigenen Städten
lacitta-option-bread_spread-help = Wo die Figuren einer Karte stehen dürfen.
lacitta-option-moving_display = Wandernde Auslage
lacitta-option-moving_display-false = nein
lacitta-option-moving_display-true = ja
lacitta-option-moving_display-help = Politikkarten rücken nach, und ab dem zweiten Jahr darf der Startspieler die älteste ersetzen.
lacitta-option-citizens_unlimited = Bürger
lacitta-option-citizens_unlimited-true = unbegrenzt
lacitta-option-citizens_unlimited-false = nur die 130 aus der Schachtel
lacitta-option-citizens_unlimited-help = Sind sie aufgebraucht, wächst keine Stadt mehr, und Karten, die neue Bürger brauchen, sind nicht mehr spielbar.
lacitta-option-gold_unlimited = Gold
lacitta-option-gold_unlimited-true = unbegrenzt
lacitta-option-gold_unlimited-false = nur die 32 Stücke aus der Schachtel
lacitta-option-gold_unlimited-help = Ist es aufgebraucht, wird nur ausgezahlt, was noch da ist.
lacitta-option-starting_player = Startspieler
lacitta-option-starting_player-null = ausgelost
lacitta-option-starting_player-0 = Platz 1
lacitta-option-starting_player-1 = Platz 2
lacitta-option-starting_player-2 = Platz 3
lacitta-option-starting_player-3 = Platz 4
lacitta-option-starting_player-4 = Platz 5
lacitta-option-starting_player-help = Wer hier sitzt, ist im ersten Jahr Startspieler oder stellt beim Aufbau für Fortgeschrittene das erste Castello auf.
