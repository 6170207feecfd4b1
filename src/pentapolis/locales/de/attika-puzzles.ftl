# Die Rätsel von Attika: was gefragt ist, und warum die Antwort stimmt.

attika-puzzle-shrines = Zwei Heiligtümer
attika-puzzle-shrines-goal = Verbinde in diesem Zug zwei Heiligtümer. Es { $missing ->
    [one] fehlt mindestens ein Gebäude
   *[other] fehlen mindestens { $missing } Gebäude
}.
attika-puzzle-shrines-free = Auf { $space } baust du { attika-a-building } kostenlos, neben { $space_before }.
attika-puzzle-shrines-paid = Auf { $space } baust du { attika-a-building } { $count ->
    [0] kostenlos: Die Landschaft bezahlt
    [one] für eine Karte
   *[other] für { $count } Karten
}.
attika-puzzle-shrines-joined = So schließt du die Kette zwischen zwei Heiligtümern.

attika-puzzle-block = Blockieren
attika-puzzle-block-goal = Zwischen zwei Heiligtümern { $missing ->
    [one] fehlt { $player } nur noch ein Gebäude
   *[other] fehlen { $player } nur noch { $missing } Gebäude
}. Mache mit deinem nächsten Gebäude den kürzesten Weg, den jemand anders noch hat, so lang wie möglich.
attika-puzzle-block-far = Dann { $missing ->
    [one] fehlt { $player } ein Gebäude
   *[other] fehlen { $player } { $missing } Gebäude
} zwischen zwei Heiligtümern.
attika-puzzle-block-shut = Dann gibt es für { $player } keinen kurzen Weg mehr zwischen zwei Heiligtümern.

attika-puzzle-builds = Ein voller Zug
attika-puzzle-builds-goal = Du hast { $built } Gebäude auf dem Spielplan. Baue in diesem Zug noch { $count ->
    [one] eines
   *[other] { $count }
}.
attika-puzzle-builds-done = Damit stehen { $count } Gebäude auf dem Spielplan. Mehr sind in diesem Zug nicht möglich.

attika-puzzle-amphorae = Amphoren
attika-puzzle-amphorae-goal = Mache in diesem Zug { $count ->
    [one] eine Gruppe
   *[other] { $count } Gruppen
} vollständig.
attika-puzzle-amphorae-done = Damit ist die Gruppe { attika-the-group } vollständig.

attika-puzzle-tile = Der richtige Ort
attika-puzzle-tile-goal = Lege das Spielplanteil so an, dass du { attika-a-building } { $count ->
    [0] kostenlos bauen kannst
    [one] für eine Karte bauen kannst
   *[other] für { $count } Karten bauen kannst
}.
attika-puzzle-tile-symbols = Auf { $space } { $count ->
    [0] bezahlt kein Symbol
    [one] bezahlt ein Symbol
   *[other] bezahlen { $count } Symbole
} für { attika-a-building }.
attika-puzzle-tile-price = So kostet es { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
}; vorher { $before ->
    [one] war es eine Karte
   *[other] waren es { $before } Karten
}.
