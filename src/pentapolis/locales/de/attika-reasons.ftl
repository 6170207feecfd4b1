### Attika, warum eine Wahl gut oder schlecht ist

## Bauen

attika-reason-wins-all = Das ist dein dreißigstes Gebäude: Damit gewinnst du.
attika-reason-wins-shrines = Du verbindest zwei Heiligtümer und gewinnst.
attika-reason-free-by = Dort ist es kostenlos, neben { attika-a-building.dat }.
attika-reason-free-symbols = { $count ->
    [one] Dort ist es kostenlos: Ein Symbol bezahlt.
   *[other] Dort ist es kostenlos: { $count } Symbole bezahlen.
}
attika-reason-costs = Kostet { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}; { $left ->
    [0] dir bleibt keine
    [one] dir bleibt eine
   *[other] dir bleiben { $left }
}.
attika-reason-cards-match = Deine Karten passen hier; mit anderen würde es bis zu { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} kosten.
attika-reason-cheaper-elsewhere = { $count ->
    [0] Anderswo wäre es jetzt kostenlos.
    [one] Anderswo würde es jetzt nur eine Karte kosten.
   *[other] Anderswo würde es jetzt nur { $count } Karten kosten.
}
attika-reason-free-later = Steht { attika-a-building } einmal, ist dies daneben kostenlos.
attika-reason-at-once = Sofort gebaut kostet es keine Aktion eines späteren Zuges.
attika-reason-amphora = Macht die Gruppe { attika-the-group } vollständig und bringt eine Amphore.
attika-reason-group = Steht bei seiner Gruppe: { attika-the-group }, { $count } von { $size }.
attika-reason-opens = Macht daneben { attika-a-building } kostenlos; dort { $rooms ->
    [one] ist ein Feld frei
   *[other] sind { $rooms } Felder frei
}.
attika-reason-opens-more = { $count ->
    [one] Daneben wird noch ein Gebäude kostenlos
   *[other] Daneben werden noch { $count } Gebäude kostenlos
}; dort { $rooms ->
    [one] ist ein Feld frei
   *[other] sind { $rooms } Felder frei
}.
attika-reason-no-room = Daneben bleibt kein Feld für { attika-a-building }.
attika-reason-rest-cheaper = Macht { $count ->
    [one] { attika-a-building }
   *[other] { $count } deiner übrigen Gebäude
} billiger.
attika-reason-rest-dearer = Macht { $count ->
    [one] { attika-a-building }
   *[other] { $count } deiner übrigen Gebäude
} teurer.
attika-reason-founds = Gründet eine neue Siedlung, deine { $count }.; die nächste kostet noch mehr.
attika-reason-joins = { $count ->
    [one] Verbindet deine Siedlungen.
   *[other] Verbindet { $count } deiner Siedlungen, neue werden also billiger.
}
attika-reason-room = Gibt deiner Stadt Raum: { $count } freie Felder mehr daneben.
attika-reason-covers = Verdeckt ein Symbol, das noch bezahlen könnte: { attika-a-landscape }.
attika-reason-left = { $count ->
    [0] Dann stehen alle deine Gebäude auf dem Plan.
    [one] Dann ist nur noch ein Gebäude übrig.
   *[other] Dann sind noch { $count } Gebäude übrig.
}

## Heiligtümer und die anderen

attika-reason-link = { $count ->
    [one] Dann verbindet dir noch ein Gebäude zwei Heiligtümer.
   *[other] Dann verbinden dir noch { $count } Gebäude zwei Heiligtümer.
}
attika-reason-blocks = Blockiert { $player }: Zwischen zwei Heiligtümern { $count ->
    [one] fehlt dann ein Gebäude
   *[other] fehlen dann { $count } Gebäude
} statt { $before }.
attika-reason-blocks-all = Blockiert { $player }: Zwischen zwei Heiligtümern { $count ->
    [one] fehlte nur noch ein Gebäude
   *[other] fehlten noch { $count } Gebäude
}.
attika-reason-helps-link = Hilft { $player }: Zwischen zwei Heiligtümern { $count ->
    [one] fehlt dann nur noch ein Gebäude
   *[other] fehlen dann nur noch { $count } Gebäude
}.
attika-reason-threat = Hält { $player } nicht auf: Dort { $count ->
    [one] fehlt nur noch ein Gebäude
   *[other] fehlen nur noch { $count } Gebäude
} zwischen zwei Heiligtümern.
attika-reason-crowds = Engt { $player } ein: macht { $count ->
    [one] { attika-a-building }
   *[other] { $count } Gebäude
} teurer.
attika-reason-helps = Hilft { $player }: macht { $count ->
    [one] { attika-a-building }
   *[other] { $count } Gebäude
} billiger.

## Aufdecken und Ablegen

attika-reason-draw-known = Du kannst nur { attika-a-building } aufdecken; jetzt { $count ->
    [0] wäre das kostenlos
    [one] würde das eine Karte kosten
   *[other] würde das { $count } Karten kosten
}.
attika-reason-draw-known-opens = Neben { attika-a-building.dat } { $count ->
    [one] wird noch ein anderes Gebäude kostenlos
   *[other] werden noch { $count } andere Gebäude kostenlos
}.
attika-reason-draw-free = Von { $size } verdeckten Gebäuden { $stack ->
    [main] im Hauptstapel
   *[others] in den Stapeln 2 bis 4
} { $count ->
    [one] wäre eines jetzt kostenlos
   *[other] wären { $count } jetzt kostenlos
}.
attika-reason-draw-free-all = { $stack ->
    [main] Was auch vom Hauptstapel kommt, es wäre jetzt kostenlos.
   *[others] Was auch von den Stapeln 2 bis 4 kommt, es wäre jetzt kostenlos.
}
attika-reason-draw-paid = { $stack ->
    [main] Was auch vom Hauptstapel kommt, es würde jetzt Karten kosten.
   *[others] Was auch von den Stapeln 2 bis 4 kommt, es würde jetzt Karten kosten.
}
attika-reason-draw-opens = Neben { $count ->
    [one] einem der { $size } Gebäude, die kommen können,
   *[other] { $count } der { $size } Gebäude, die kommen können,
} werden andere kostenlos.
attika-reason-draw-opens-all = Was auch kommt, daneben werden andere kostenlos.
attika-reason-draw-wins = Mit { $count ->
    [one] einem der { $size } Gebäude, die kommen können,
   *[other] { $count } der { $size } Gebäude, die kommen können,
} verbindest du zwei Heiligtümer und gewinnst.
attika-reason-draw-blocks = Mit { $count ->
    [one] einem der { $size } Gebäude, die kommen können,
   *[other] { $count } der { $size } Gebäude, die kommen können,
} kannst du { $player } blockieren.
attika-reason-draw-wins-all = Was auch kommt, du verbindest damit zwei Heiligtümer und gewinnst.
attika-reason-draw-blocks-all = Was auch kommt, du kannst { $player } damit blockieren.
attika-reason-draw-lower = Dann { $count ->
    [one] liegt noch ein Gebäude
   *[other] liegen noch { $count } Gebäude
} in diesem Stapel; das letzte bringt ein Spielplanteil.
attika-reason-draw-tile = Leert den Stapel: Du legst ein neues Spielplanteil an.
attika-reason-draw-left = { $count ->
    [one] Du musst noch ein Gebäude aufdecken.
   *[other] Du musst noch { $count } Gebäude aufdecken.
}
attika-reason-draw-waiting = { $count ->
    [one] Ein abgelegtes Gebäude, das jetzt kostenlos wäre, muss warten.
   *[other] { $count } abgelegte Gebäude, die jetzt kostenlos wären, müssen warten.
}
attika-reason-store-action = Abgelegt kostet es eine Aktion eines späteren Zuges.
attika-reason-store-must = Es würde überall mindestens { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} kosten, mehr, als du hast.
attika-reason-store-free = Es könnte jetzt kostenlos gebaut werden.
attika-reason-store-waits = Neben { attika-a-building.dat } ist es später kostenlos; jetzt kostet es { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
attika-reason-store-site = Jetzt zu bauen macht { $count ->
    [one] { attika-a-building }
   *[other] { $count } deiner übrigen Gebäude
} teurer.
attika-reason-store-keeps = { $count ->
    [one] Du behältst die Karte, die es jetzt kosten würde.
   *[other] Du behältst die { $count } Karten, die es jetzt kosten würde.
}

## Karten und Amphoren

attika-reason-cards = Du ziehst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} und hast dann { $held }.
attika-reason-cards-link = Hilft dir, zwei Heiligtümer zu verbinden: Dafür { $count ->
    [one] fehlt noch ein Gebäude
   *[other] fehlen noch { $count } Gebäude
}.
attika-reason-cards-for = Du kannst { attika-a-building } noch nirgends bezahlen.
attika-reason-cards-needed = Du musst noch { $count ->
    [one] ein Gebäude
   *[other] { $count } Gebäude
} bauen und hast { $held ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $held } Karten
}.
attika-reason-cards-spare = Mehr brauchst du kaum: Für den Rest hast du schon { $held ->
    [one] eine Karte
   *[other] { $held } Karten
}.
attika-reason-idle = Du deckst in diesem Zug nichts auf und baust nichts.
attika-reason-unused = Lässt { $mode ->
    [draw] { $count ->
        [one] einmal Aufdecken
       *[other] { $count }-mal Aufdecken
    }
   *[build] { $count ->
        [one] einmal Bauen
       *[other] { $count }-mal Bauen
    }
} ungenutzt.
attika-reason-pay-matches = Passt zum Preis: eine Karte für ein Symbol ({ attika-a-landscape }).
attika-reason-pay-other = Zählt hier als beliebige Karte: { attika-a-landscape }.
attika-reason-pay-half = Passt nicht zum Preis ({ attika-a-landscape }): Zwei Karten, die nicht passen, bezahlen zusammen ein Symbol.
attika-reason-pay-more = Von dieser Landschaft behältst du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { attika-a-landscape }.
attika-reason-pay-last = Von dieser Landschaft behältst du keine Karte: { attika-a-landscape }.
attika-reason-amphora-spent = { $count ->
    [0] Kostet deine letzte Amphore.
    [one] Kostet eine Amphore; dir bleibt eine.
   *[other] Kostet eine Amphore; dir bleiben { $count }.
}
attika-reason-amphora-draw = Bringt noch einmal Aufdecken; { $count ->
    [one] ein Gebäude ist noch aufzudecken
   *[other] { $count } Gebäude sind noch aufzudecken
}.
attika-reason-amphora-build = Bringt noch einmal Bauen: { attika-a-building } auf { $space }, { $count ->
    [0] kostenlos
    [one] für eine Karte
   *[other] für { $count } Karten
}.
attika-reason-amphora-dear = Nichts von dem, was du abgelegt hast, lohnt sich jetzt zu bauen.
attika-reason-amphora-wins = Mit der zusätzlichen Aktion kannst du jetzt zwei Heiligtümer verbinden.
attika-reason-card-for-amphora = { $count ->
    [0] Eine Amphore ist später eine Aktion wert; dir bleibt keine.
    [one] Eine Amphore ist später eine Aktion wert; dir bleibt eine.
   *[other] Eine Amphore ist später eine Aktion wert; dir bleiben { $count }.
}
attika-reason-keeps-amphorae = { $count ->
    [one] Du behältst deine Amphore für einen späteren Zug.
   *[other] Du behältst deine { $count } Amphoren für einen späteren Zug.
}

## Spielplanteile

attika-reason-tile-own = { $count ->
    [one] Neuer Raum neben einem deiner Gebäude.
   *[other] Neuer Raum neben { $count } deiner Gebäude.
}
attika-reason-tile-saves = Macht { $count ->
    [one] { attika-a-building }
   *[other] { $count } deiner Gebäude
} billiger.
attika-reason-tile-apart = Das Teil liegt nicht neben deinen Gebäuden.
attika-reason-tile-theirs = { $count ->
    [one] Es berührt auch ein Gebäude von { $player }.
   *[other] Es berührt auch { $count } Gebäude von { $player }.
}
attika-reason-tile-symbols = { $count ->
    [one] Eines seiner Symbole bezahlt, wo deine Stadt wachsen kann.
   *[other] { $count } seiner Symbole bezahlen, wo deine Stadt wachsen kann.
}
