### Attika

## Wörter des Spiels

attika-building-capital = Hauptstadt
attika-building-oracle = Orakel
attika-building-theatre = Theater
attika-building-tavern = Schenke
attika-building-plaza = Platz
attika-building-gymnasium = Gymnasium
attika-building-statue = Statue
attika-building-market = Markt
attika-building-stadium = Stadion
attika-building-temple = Tempel
attika-building-quarry = Steinbruch
attika-building-fortress = Festung
attika-building-tower = Turm
attika-building-well = Brunnen
attika-building-grain-field = Kornfeld
attika-building-mill = Mühle
attika-building-village = Dorf
attika-building-harbour = Hafen
attika-building-ship = Schiff
attika-building-silver-mine = Silbermine
attika-building-mint = Münzstätte
attika-building-vineyard = Weinberg
attika-building-vintner = Winzer
attika-building-street = Straße
attika-group-city = Stadt
attika-group-defence = Verteidigung
attika-group-supply = Versorgung
attika-group-shipping = Seefahrt
attika-group-minting = Münzwesen
attika-group-wine = Weinbau
attika-group-streets = Straßen
attika-landscape-water = Wasser
attika-landscape-forest = Wald
attika-landscape-hill = Hügel
attika-landscape-mountain = Berg
attika-city-athens = Athen
attika-city-sparta = Sparta
attika-city-corinth = Korinth
attika-city-thebes = Theben
attika-a-building = { $building ->
    [capital] die Hauptstadt
    [oracle] das Orakel
    [theatre] das Theater
    [tavern] die Schenke
    [plaza] den Platz
    [gymnasium] das Gymnasium
    [statue] die Statue
    [market] den Markt
    [stadium] das Stadion
    [temple] den Tempel
    [quarry] den Steinbruch
    [fortress] die Festung
    [tower] einen Turm
    [well] den Brunnen
    [grain-field] das Kornfeld
    [mill] die Mühle
    [village] das Dorf
    [harbour] den Hafen
    [ship] ein Schiff
    [silver-mine] die Silbermine
    [mint] die Münzstätte
    [vineyard] den Weinberg
    [vintner] den Winzer
   *[street] eine Straße
}
    .dat = { $building ->
        [capital] der Hauptstadt
        [oracle] dem Orakel
        [theatre] dem Theater
        [tavern] der Schenke
        [plaza] dem Platz
        [gymnasium] dem Gymnasium
        [statue] der Statue
        [market] dem Markt
        [stadium] dem Stadion
        [temple] dem Tempel
        [quarry] dem Steinbruch
        [fortress] der Festung
        [tower] einem Turm
        [well] dem Brunnen
        [grain-field] dem Kornfeld
        [mill] der Mühle
        [village] dem Dorf
        [harbour] dem Hafen
        [ship] einem Schiff
        [silver-mine] der Silbermine
        [mint] der Münzstätte
        [vineyard] dem Weinberg
        [vintner] dem Winzer
       *[street] einer Straße
    }
attika-the-group = { $group ->
    [city] Stadt
    [defence] Verteidigung
    [supply] Versorgung
    [shipping] Seefahrt
    [minting] Münzwesen
    [wine] Weinbau
   *[streets] Straßen
}
attika-a-landscape = { $landscape ->
    [water] Wasser
    [forest] Wald
    [hill] Hügel
   *[mountain] Berg
}
attika-cards = { $water ->
    [0] {""}
   *[other] {" · "}{ $water } Wasser
}{ $forest ->
    [0] {""}
    [one] {" · "}{ $forest } Wald
   *[other] {" · "}{ $forest } Wälder
}{ $hill ->
    [0] {""}
   *[other] {" · "}{ $hill } Hügel
}{ $mountain ->
    [0] {""}
    [one] {" · "}{ $mountain } Berg
   *[other] {" · "}{ $mountain } Berge
}

## Was jetzt zu tun ist

attika-prompt-choose = { $player } deckt Gebäude auf, baut oder zieht Karten.
attika-prompt-choose-you = Du bist am Zug: Decke Gebäude auf, baue von deiner Ablagetafel oder zieh drei Karten.
attika-prompt-draw = { $player } darf noch { $left ->
    [one] ein Gebäude
   *[other] { $left } Gebäude
} aufdecken.
attika-prompt-draw-you = Du darfst noch { $left ->
    [one] ein Gebäude
   *[other] { $left } Gebäude
} aufdecken oder aufhören und Karten ziehen.
attika-prompt-build = { $player } darf noch { $left ->
    [one] einmal
   *[other] { $left }-mal
} bauen.
attika-prompt-build-you = Du darfst noch { $left ->
    [one] einmal
   *[other] { $left }-mal
} bauen oder aufhören und Karten ziehen.
attika-prompt-extra-draw = { $player } hat eine Amphore abgegeben und deckt noch ein Gebäude auf.
attika-prompt-extra-draw-you = Decke das Gebäude auf, für das du die Amphore abgegeben hast.
attika-prompt-extra-build = { $player } hat eine Amphore abgegeben und baut noch einmal.
attika-prompt-extra-build-you = Baue noch einmal; dafür hast du die Amphore abgegeben.
attika-prompt-amphora = { $player } hat keine Aktion mehr, aber { $amphorae ->
    [one] eine Amphore
   *[other] { $amphorae } Amphoren
}.
attika-prompt-amphora-you = Keine Aktion mehr übrig: Gib eine Amphore (du hast { $amphorae }) für eine weitere ab oder verzichte.
attika-prompt-drawn = { $player } hat { attika-a-building } aufgedeckt: bauen oder ablegen?
attika-prompt-drawn-you = Du hast { attika-a-building } aufgedeckt. Baue das Gebäude sofort oder lege es auf deine Ablagetafel.
attika-prompt-pay = { $player } bezahlt { attika-a-building } auf { $space }.
attika-prompt-pay-you = Wähle die Karten, mit denen du { attika-a-building } auf { $space } bezahlst.
attika-prompt-tile = { $player } legt Spielplanteil { $tile } an.
attika-prompt-tile-you = Du hast einen Stapel geleert: Lege Spielplanteil { $tile } beliebig gedreht an den Plan an.
attika-prompt-cards = { $player } darf Amphoren für Karten abgeben (noch { $amphorae }).
attika-prompt-cards-you = Gib eine Amphore für eine weitere Karte ab (du hast { $amphorae }) oder beende deinen Zug.
attika-prompt-over = Das Spiel ist zu Ende. Der Sieg geht an { $players }.
attika-prompt-over-race = { $player }: Das Rennen ist nach { $turn ->
    [one] einem Zug
   *[other] { $turn } Zügen
} zu Ende.

## Warum nicht

attika-refusal-drawn-first = Ein aufgedecktes Gebäude liegt offen: Baue es zuerst oder lege es ab.
attika-refusal-pay-first = Zuerst muss der gewählte Bauplatz bezahlt werden.
attika-refusal-tile-first = Zuerst muss das neue Spielplanteil angelegt werden.
attika-refusal-only-cards = Du hast deine Karten schon gezogen. In diesem Zug kannst du nicht mehr aufdecken oder bauen.
attika-refusal-used-up = Alle { $actions } Aktionen dieses Zuges sind verbraucht.
attika-refusal-mode-draw = In diesem Zug deckst du neue Gebäude auf. Abgelegte kannst du in einem späteren Zug bauen.
attika-refusal-mode-build = In diesem Zug baust du. Aufdecken kannst du wieder in einem späteren Zug.
attika-refusal-no-amphora = Du hast keine Amphore.
attika-refusal-no-mode = Eine Amphore bringt eine weitere Aktion derselben Art: Decke zuerst etwas auf, baue oder zieh deine Karten.
attika-refusal-bought-first = Du hast eine Amphore für eine weitere Aktion abgegeben: Führe sie jetzt aus.
attika-refusal-actions-left = Du hast noch { $left ->
    [one] eine Aktion
   *[other] { $left } Aktionen
}. Erst danach kannst du eine Amphore einsetzen.
attika-refusal-no-use = Mit einer weiteren Aktion könntest du nichts anfangen.
attika-refusal-not-cards-yet = Das kommt erst nach deinen Aktionen: Beende sie zuerst.
attika-refusal-no-cards = Es gibt keine Karte mehr zu ziehen.
attika-refusal-stack-empty = Stapel { $stack } ist leer.
attika-refusal-nothing-drawn = Es liegt kein aufgedecktes Gebäude offen.
attika-refusal-other-drawn = Du hast { attika-a-building } aufgedeckt: Baue dieses Gebäude zuerst oder lege es ab.
attika-refusal-not-stored = Du hast { attika-a-building } nicht auf deiner Ablagetafel.
attika-refusal-off-board = { $space } liegt nicht auf dem Plan.
attika-refusal-hex-taken = Auf { $space } steht schon ein Gebäude.
attika-refusal-price = Für { attika-a-building } auf { $space } brauchst du mindestens { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}. Du hast { $held }.
attika-refusal-nothing-to-pay = Es gibt nichts zu bezahlen.
attika-refusal-card-missing = Du hast keine { attika-a-landscape }karte.
attika-refusal-card-order = Karten werden in der Reihenfolge Wasser, Wald, Hügel, Berg abgegeben. Für eine { attika-a-landscape }karte ist es zu spät.
attika-refusal-card-unfit = Mit einer { attika-a-landscape }karte ginge die Zahlung nicht mehr genau auf.
attika-refusal-no-tile = Es ist kein Spielplanteil anzulegen.
attika-refusal-tile-apart = Dort würde das Teil weder den Plan noch ein Heiligtum berühren.
attika-refusal-tile-covers = Dort würde das Teil ein anderes Teil oder ein Heiligtum bedecken.

## Was geschah

attika-event-building-drawn = { $player } deckt { attika-a-building } von Stapel { $stack } auf.
attika-event-stored = { $player } legt { attika-a-building } auf die Ablagetafel.
attika-event-built-paid = { $player } baut { attika-a-building } auf { $space } für { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ attika-cards }.
attika-event-built-free = { $player } baut { attika-a-building } kostenlos auf { $space }, neben { $space_before }.
attika-event-built-by-symbols = { $player } baut { attika-a-building } kostenlos auf { $space }: Die Landschaft bezahlt.
attika-event-cards-drawn-unused = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
attika-event-cards-drawn-amphora = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} für die Amphore.
attika-event-cards-drawn-supply = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} anstelle einer Amphore.
attika-event-own-cards-drawn-unused = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ attika-cards }.
attika-event-own-cards-drawn-amphora = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} für die Amphore{ attika-cards }.
attika-event-own-cards-drawn-supply = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} anstelle einer Amphore{ attika-cards }.
attika-event-reshuffled = { $count ->
    [one] Die eine abgelegte Karte bildet einen neuen Nachziehstapel.
   *[other] Die { $count } abgelegten Karten werden gemischt und bilden einen neuen Nachziehstapel.
}
attika-event-amphora-earned = { $player } verbindet die ganze Gruppe { attika-the-group } ({ $spaces }) und erhält eine Amphore.
attika-event-amphora-missed = { $player } verbindet die ganze Gruppe { attika-the-group } ({ $spaces }), aber es ist keine Amphore mehr da.
attika-event-amphora-spent = { $player } gibt eine Amphore ab und { $purpose ->
    [draw] darf noch ein Gebäude aufdecken
    [build] darf noch einmal bauen
   *[card] zieht dafür eine Karte
}.
attika-event-tile-turned = { $player } hat einen Stapel geleert und deckt Spielplanteil { $tile } auf.
attika-event-tile-laid = { $player } legt Spielplanteil { $tile } an.
attika-event-ended-all-built = { $players } hat alles gebaut und gewinnt in Zug { $turn }.
attika-event-ended-shrines = { $players } verbindet zwei Heiligtümer ({ $spaces }) und gewinnt in Zug { $turn }.
attika-event-ended-stalemate = Niemand kann mehr etwas tun. Am meisten gebaut: { $players }.
attika-event-ended-race-gold = { $players } hat in Zug { $turn } alles gebaut: Gold!
attika-event-ended-race-silver = { $players } hat in Zug { $turn } alles gebaut: Silber.
attika-event-ended-race-bronze = { $players } hat in Zug { $turn } alles gebaut: Bronze.
attika-event-ended-race-finished = { $players } hat in Zug { $turn } alles gebaut: rechtzeitig, aber ohne Medaille.
attika-event-ended-race-lost = Zug { $turn } war der letzte: { $players } hat nicht rechtzeitig alles gebaut.

## Das Ende

attika-score-group = { attika-the-group }: { $count } von { $size } Gebäuden
attika-ending-all-built = Wer zuerst alles gebaut hat, gewinnt.
attika-ending-shrines = Zwei Heiligtümer verbunden: sofort gewonnen.
attika-ending-stalemate = Niemand konnte mehr etwas tun: Wer die meisten Gebäude hat, gewinnt; danach zählen Amphoren, dann Karten.
attika-ending-race-gold = Goldmedaille: Alles ist gebaut.
attika-ending-race-silver = Silbermedaille: Alles ist gebaut.
attika-ending-race-bronze = Bronzemedaille: Alles ist gebaut.
attika-ending-race-finished = Alles ist rechtzeitig gebaut, ohne Medaille.
attika-ending-race-lost = Die Zeit ist um, bevor alles gebaut ist: Das Rennen ist verloren.

## Optionen

attika-option-solo_race = Solorennen
attika-option-solo_race-false = nein
attika-option-solo_race-true = ja, eine Person allein
attika-option-solo_race-help = Du spielst allein auf dem Plan für zwei und baust in höchstens 24 Zügen alles; Medaillen gibt es für 16, 18 und 20 Züge. Verbundene Heiligtümer zählen nicht.
attika-option-starting_player = Startspieler
attika-option-starting_player-null = ausgelost
attika-option-starting_player-0 = Platz 1
attika-option-starting_player-1 = Platz 2
attika-option-starting_player-2 = Platz 3
attika-option-starting_player-3 = Platz 4
attika-option-starting_player-help = Wer beginnt, erhält vier Karten; die anderen folgen im Uhrzeigersinn mit je einer Karte mehr.

## Auf der Seite: Zahlen von Symbolen

attika-count-water = { $count } Wasser
attika-count-forest = { $count ->
    [one] { $count } Wald
   *[other] { $count } Wälder
}
attika-count-hill = { $count } Hügel
attika-count-mountain = { $count ->
    [one] { $count } Berg
   *[other] { $count } Berge
}
attika-symbols-any = { $count ->
    [one] { $count } beliebiges Symbol
   *[other] { $count } beliebige Symbole
}
attika-nothing = nichts

## Auf der Seite: der Spielplan

attika-board = Spielplan
attika-hexes = Felder des Spielplans. Mit den Pfeiltasten gehst du von Feld zu Feld, mit Enter wählst du.
attika-places = Stellen für das Spielplanteil. Mit den Pfeiltasten gehst du von Stelle zu Stelle, mit R drehst du das Teil, mit Enter legst du es an.
attika-place = Stelle { $number } von { $count }; Teil in Stellung { $rotation } von 6
attika-hex = { $space }, { $symbol ->
    [water] Wasser
    [forest] Wald
    [hill] Hügel
    [mountain] Berg
   *[none] kein Symbol
}
attika-empty = frei
attika-shrine = Heiligtum { $number }
attika-piece = { $player }: { $name }
attika-piece-own = Dein Gebäude: { $name }
attika-price = { $building } hier: { $cards ->
    [0] kostenlos
    [one] 1 Karte
   *[other] { $cards } Karten
}
attika-too-dear = { $held ->
    [0] Du hast keine Karten.
    [one] Du hast nur 1 Karte.
   *[other] Du hast nur { $held } Karten.
}
attika-prices-here = Karten für deine Gebäude hier:
attika-reason-free = Kostenlos neben deinem Gebäude: { $building } ({ $space }).
attika-reason-cost = Baukosten: { $cost }.
attika-reason-symbols = { $count ->
    [one] Ein Symbol auf dem Feld oder daneben zahlt mit.
   *[other] { $count } Symbole auf dem Feld und daneben zahlen mit.
}
attika-reason-need = Noch zu zahlen: { $need }.
attika-reason-settlement = Neue Siedlung: { $cards ->
    [one] 1 beliebige Karte mehr.
   *[other] { $cards } beliebige Karten mehr.
}
attika-gain-group = Damit verbindest du die Gruppe { $group }: { $reward ->
    [amphora] eine Amphore für dich.
    [card] Amphoren gibt es keine mehr, du ziehst eine Karte.
   *[nothing] Dafür ist keine Amphore oder Karte mehr da.
}
attika-gain-shrines = Damit verbindest du zwei Heiligtümer und gewinnst!
attika-gain-all = Dein dreißigstes Gebäude: Damit gewinnst du!

## Auf der Seite: was die Dinge bewirken

attika-effect-cost = Kostet { $cost }.
attika-effect-group = Gruppe { $group } ({ $size } Gebäude).
attika-effect-free = Kostenlos neben: { $buildings }.
attika-effect-frees = Macht daneben kostenlos: { $buildings }.
attika-effect-shrine = Wer zwei Heiligtümer mit einer lückenlosen Kette eigener Gebäude verbindet, gewinnt. Auf ein Heiligtum wird nicht gebaut, und es verbindet keine Gebäude.
attika-effect-symbol = Zahlt für jedes Gebäude, das hier oder auf einem Nachbarfeld entsteht, ein Symbol mit, bis dieses Feld selbst bebaut ist.
attika-effect-blank = Kein Symbol. Symbole auf den Nachbarfeldern zahlen trotzdem mit.
attika-effect-card = Eine Landschaftskarte zahlt ein Symbol ihrer Art; zwei beliebige Karten zusammen zahlen ein beliebiges Symbol.
attika-effect-amphora = Für eine Amphore bekommst du eine weitere Aktion derselben Art oder am Ende des Zuges eine weitere Karte. Du verdienst eine mit jeder Gruppe, deren Gebäude alle miteinander verbunden sind.
attika-group-progress = { $group }: { $count } von { $size } auf dem Spielplan
attika-group-joined = Alle { $size } verbunden: Amphore verdient
attika-group-open = Verbinde alle { $size } auf dem Spielplan und verdiene eine Amphore
attika-slot-state = Auf dem Spielplan: { $built }. Auf der Ablagetafel: { $stored }. In den Stapeln: { $hidden }.

## Auf der Seite: wählen

attika-choose-building-first = Wähle zuerst eines deiner Gebäude, dann ein Feld.
attika-prompt-choose-hex = { $name }: Wähle ein Feld. Die Zahl ist der Preis in Karten.
attika-prompt-confirm = { $name } hierher? Tippe noch einmal oder wähle ein anderes Feld.
attika-prompt-choose-cards = { $name }: Wähle die Karten, mit denen du zahlst.
attika-prompt-turn-tile = Drehe das Teil, wenn du magst, und lege es dann an.
attika-build-here = Hier bauen
attika-payment = Zahlung
attika-pay-for = Bezahlen: { $building }
attika-pay-complete = Passt genau.
attika-pay-missing = { $count ->
    [one] Es fehlt noch eine Karte.
   *[other] Es fehlen noch { $count } Karten.
}
attika-pay-too-many = { $count ->
    [one] Eine Karte zu viel.
   *[other] { $count } Karten zu viel.
}
attika-pay-more = Eine Karte mehr: { $landscape }
attika-pay-less = Eine Karte weniger: { $landscape }
attika-pay-and-build = Zahlen und bauen
attika-pay-suggest = Vorschlag
attika-pay-cancel = Zurück
attika-pay-next = Bisher gegeben: { $given }. Welche Karte jetzt?
attika-tile-tray = Das neue Spielplanteil
attika-tile = Teil { $tile }: { $symbols }
attika-tiles-left = { $count ->
    [0] Es ist das letzte Teil.
    [one] Danach gibt es noch ein Teil.
   *[other] Danach gibt es noch { $count } Teile.
}
attika-lay-help = Zeige auf eine Stelle, drehe das Teil mit R, dem Mausrad oder den Knöpfen und lege es mit einem Klick an.
attika-lay-help-touch = Tippe auf eine Stelle, drehe das Teil mit den Knöpfen und lege es an.
attika-lay-here = Hier anlegen
attika-turn-tile-left = Nach links drehen
attika-turn-tile-right = Nach rechts drehen (R)

## Auf der Seite: eigener Zug und Ablagetafel

attika-turn-of = { $player } ist am Zug.
attika-turn-choose = Decke bis zu { $draws } Gebäude auf oder baue bis zu { $builds }.
attika-turn-left = { $mode ->
    [draw] { $count ->
        [0] Kein Aufdecken mehr
        [one] Noch einmal aufdecken
       *[other] Noch { $count }-mal aufdecken
    }
   *[build] { $count ->
        [0] Kein Bauen mehr
        [one] Noch einmal bauen
       *[other] Noch { $count }-mal bauen
    }
}
attika-turn-bought = { $mode ->
    [draw] Einmal zusätzlich aufdecken
   *[build] Einmal zusätzlich bauen
}
attika-turn-cards = Jetzt nur noch Karten
attika-race-turn = Zug { $turn } von { $turns }
attika-store = Ablegen
attika-finish = { $cards ->
    [0] Fertig, keine Karten
    [one] Fertig, 1 Karte ziehen
   *[other] Fertig, { $cards } Karten ziehen
}
attika-use-amphora = { $mode ->
    [draw] Mit Amphore noch einmal aufdecken
   *[build] Mit Amphore noch einmal bauen
}
attika-amphora-card = Mit Amphore noch eine Karte
attika-end-turn = Zug beenden
attika-stacks = Deine Stapel
attika-stack = Stapel { $stack }
attika-stack-main = Hauptstapel
attika-draw-from = Von Stapel { $stack } aufdecken, { $count ->
    [0] leer
   *[other] { $count } Gebäude
}
attika-stack-empty = Dieser Stapel ist leer.
attika-stack-main-left = Hauptgebäude, noch verdeckt: { $buildings }. Wer das letzte Gebäude eines Stapels nimmt, legt ein neues Spielplanteil an.
attika-stack-others-left = Noch verdeckt in den Stapeln 2 bis 4 zusammen: { $buildings }. Wer das letzte Gebäude eines Stapels nimmt, legt ein neues Spielplanteil an.
attika-hand = Deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
attika-player-board = Ablagetafel
attika-stored = Bereit zum Bauen
attika-stored-none = Du hast kein Gebäude abgelegt.

## Auf der Seite: Spieler

attika-built = { $count } von { $all } Gebäuden auf dem Spielplan
attika-built-tip = Wer alle dreißig auf dem Spielplan hat, gewinnt sofort.
attika-stacks-of = Stapel: { $stacks }
attika-stacks-left = Noch verdeckt im ersten Stapel: { $main }. In den anderen drei zusammen: { $others }.
attika-cards-held = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
attika-amphorae = { $count ->
    [one] 1 Amphore
   *[other] { $count } Amphoren
}
attika-groups = Gruppen

## Auf der Seite: Zug und Ende

attika-phase-choose = Wählen
attika-phase-draw = Aufdecken
attika-phase-build = Bauen
attika-phase-cards = Karten
attika-score = { $count } Gebäude
attika-finale = Das Ende
attika-standing = Endstand
attika-standing-built = Gebäude
attika-standing-amphorae = Amphoren
attika-standing-cards = Karten
attika-standing-help = Für die weiteren Plätze zählen Gebäude auf dem Spielplan, dann Amphoren, dann Karten.
attika-story-shrines = { $player } verband die Heiligtümer { $first } und { $second } mit einer Kette aus { $count ->
    [one] einem Gebäude
   *[other] { $count } Gebäuden
}.
attika-story-all-built = { $player } baute das dreißigste Gebäude.
attika-story-second = Danach kam { $player } mit { $count ->
    [one] einem Gebäude
   *[other] { $count } Gebäuden
}; { $missing ->
    [one] eines fehlte
   *[other] { $missing } fehlten
}.
attika-story-groups = { $seats ->
    [one] Die meisten Gruppen verband { $players }: { $count }.
   *[other] Die meisten Gruppen verbanden { $players }: je { $count }.
}
attika-story-no-group = Niemand verband eine ganze Gruppe.
attika-story-race-done = Alle dreißig Gebäude standen in Zug { $turn }.
attika-story-race-missing = { $count ->
    [one] Ein Gebäude fehlte, als die Zeit um war.
   *[other] { $count } Gebäude fehlten, als die Zeit um war.
}
attika-story-race-groups = Verbundene Gruppen: { $count } von { $groups }.

attika-keys-stack = Von diesem Stapel ziehen
