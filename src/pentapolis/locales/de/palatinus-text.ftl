### Palatinus in Worten

## Die Stellung

palatinus-text-round = Runde { $round } von { $rounds }.
palatinus-text-tiles = { $count ->
    [one] Noch eine Tafel ist zu legen.
   *[other] Noch { $count } Tafeln sind zu legen.
}
palatinus-text-tile = Zu legen ist Tafel { $letter }, mit { $count ->
    [one] einer Quelle
   *[other] Quellen
} auf:
palatinus-text-tile-dry = Zu legen ist Tafel { $letter }, ohne Quellen.
palatinus-text-name = { $space }
palatinus-text-standing = Einfluss an den Hügeln
palatinus-text-standing-hill = Hügel { $hill }, Hügelchip im Wert von { $laurel }:
palatinus-text-influence = { $own ->
    [yes] du { $span }
   *[no] { $player } { $span }
}
palatinus-text-no-influence = noch kein Einfluss
palatinus-text-stock = Vorrat von { $player }
palatinus-text-in-stock = Im Vorrat:
palatinus-text-kind = { $kind ->
    [merchant] { $count ->
        [one] 1 offener Händler
       *[other] { $count } offene Händler
    }
    [farmer] { $count ->
        [one] 1 offener Bauer
       *[other] { $count } offene Bauern
    }
    [soldier] { $count } Heerführer
    [wolf-merchant] { $count ->
        [one] 1 Händler unter einer Wölfin
       *[other] { $count } Händler unter Wölfinnen
    }
    [wolf-farmer] { $count ->
        [one] 1 Bauer unter einer Wölfin
       *[other] { $count } Bauern unter Wölfinnen
    }
    [extra-merchant] { $count ->
        [one] 1 offener Händler der zweiten Farbe
       *[other] { $count } offene Händler der zweiten Farbe
    }
    [extra-farmer] { $count ->
        [one] 1 offener Bauer der zweiten Farbe
       *[other] { $count } offene Bauern der zweiten Farbe
    }
    [extra-wolf-merchant] { $count ->
        [one] 1 Händler der zweiten Farbe unter einer Wölfin
       *[other] { $count } Händler der zweiten Farbe unter Wölfinnen
    }
    [extra-wolf-farmer] { $count ->
        [one] 1 Bauer der zweiten Farbe unter einer Wölfin
       *[other] { $count } Bauern der zweiten Farbe unter Wölfinnen
    }
    [wolf] { $count ->
        [one] 1 Wölfin
       *[other] { $count } Wölfinnen
    }
   *[extra-wolf] { $count ->
        [one] 1 Wölfin der zweiten Farbe
       *[other] { $count } Wölfinnen der zweiten Farbe
    }
}

## Hügel und Felder

palatinus-text-middle = In der Mitte des Plans.
palatinus-text-spot = Stelle { $slot } des Rings, von der Mitte aus im { text-direction }.
palatinus-text-influences = Einfluss, soweit du ihn kennen kannst:
palatinus-text-ground = { $ground ->
    [spring] Quelle
   *[field] Feld
}
palatinus-text-piece = { $own ->
    [yes] { palatinus-piece-own }
   *[no] { palatinus-piece }
}{ $fate ->
    [captured] , gefangen genommen
    [retreated] , zurückgezogen
   *[none] {""}
}
palatinus-text-touching = { $count ->
    [0] {""}
   *[other] ; neben { $spaces }
}
palatinus-text-space-empty = { $space }, { palatinus-text-ground } im { text-direction }: leer{ palatinus-text-touching }.
palatinus-text-space-taken = { $space }, { palatinus-text-ground } im { text-direction }: { palatinus-text-piece }{ palatinus-text-touching }.
palatinus-text-here = Hier steht: { palatinus-text-piece }.
palatinus-text-here-empty = Leer.
palatinus-text-brings = Einfluss von hier: { $span }.
palatinus-text-sees = Händler in Sicht: { $merchants }. Bauern: { $farmers }.
palatinus-text-near = Im { text-direction } { $space }, { palatinus-text-ground }: { palatinus-text-piece }.
palatinus-text-near-empty = Im { text-direction } { $space }, { palatinus-text-ground }: leer.

## Auswahl

palatinus-text-meshes = Wie die Tafeln ineinandergreifen
palatinus-text-mesh = { $way ->
    [left] gegen den Uhrzeigersinn
   *[right] im Uhrzeigersinn
}
palatinus-text-lay = Tafel legen auf Stelle { $slot }, von der Mitte aus im { text-direction }, neben { $spaces }
palatinus-text-side = { text-direction }
palatinus-text-rotation = Drehung { $rotation }, { $count ->
    [one] Quelle
   *[other] Quellen
} im
palatinus-text-rotation-dry = Drehung { $rotation }
palatinus-text-place = { $kind ->
    [merchant] Offenen Händler
    [farmer] Offenen Bauern
    [soldier] Heerführer
    [wolf-merchant] Händler unter einer Wölfin
    [wolf-farmer] Bauern unter einer Wölfin
    [extra-merchant] Offenen Händler deiner zweiten Farbe
    [extra-farmer] Offenen Bauern deiner zweiten Farbe
    [extra-wolf-merchant] Händler deiner zweiten Farbe unter einer Wölfin
   *[extra-wolf-farmer] Bauern deiner zweiten Farbe unter einer Wölfin
} setzen (noch { $count })
palatinus-text-would-bring = { $space }, { palatinus-text-ground }: Einfluss { $span }. Hügel { $hill }, Hügelchip im Wert von { $laurel }: du dann { $mine }, bei den anderen höchstens { $others }.
palatinus-text-would-see = { $space }, { palatinus-text-ground }: { $outcome ->
    [merchants] würde die Händler gefangen nehmen
    [farmers] würde die Bauern gefangen nehmen
    [retreat] würde sich zurückziehen
   *[open] hängt von den Wölfinnen ab
}. Händler in Sicht: { $merchants }, Bauern: { $farmers }.
