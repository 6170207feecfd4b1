### Palatinus in woorden

## De stand

palatinus-text-round = Ronde { $round } van { $rounds }.
palatinus-text-tiles = { $count ->
    [one] Er moet nog één tegel gelegd worden.
   *[other] Er moeten nog { $count } tegels gelegd worden.
}
palatinus-text-tile = De tegel die gelegd wordt, is { $letter }, met { $count ->
    [one] een bron
   *[other] bronnen
} op:
palatinus-text-tile-dry = De tegel die gelegd wordt, is { $letter }, zonder bronnen.
palatinus-text-name = { $space }
palatinus-text-standing = Invloed op de heuvels
palatinus-text-standing-hill = Heuvel { $hill }, laurierfiche van { $laurel }:
palatinus-text-influence = { $own ->
    [yes] jij { $span }
   *[no] { $player } { $span }
}
palatinus-text-no-influence = nog geen invloed
palatinus-text-stock = Inwoners van { $player }
palatinus-text-in-stock = In voorraad:
palatinus-text-kind = { $kind ->
    [merchant] { $count ->
        [one] 1 open handelaar
       *[other] { $count } open handelaars
    }
    [farmer] { $count ->
        [one] 1 open boer
       *[other] { $count } open boeren
    }
    [soldier] { $count ->
        [one] 1 soldaat
       *[other] { $count } soldaten
    }
    [wolf-merchant] { $count ->
        [one] 1 handelaar onder een wolf
       *[other] { $count } handelaars onder een wolf
    }
    [wolf-farmer] { $count ->
        [one] 1 boer onder een wolf
       *[other] { $count } boeren onder een wolf
    }
    [extra-merchant] { $count ->
        [one] 1 open handelaar van de tweede kleur
       *[other] { $count } open handelaars van de tweede kleur
    }
    [extra-farmer] { $count ->
        [one] 1 open boer van de tweede kleur
       *[other] { $count } open boeren van de tweede kleur
    }
    [extra-wolf-merchant] { $count ->
        [one] 1 handelaar van de tweede kleur onder een wolf
       *[other] { $count } handelaars van de tweede kleur onder een wolf
    }
    [extra-wolf-farmer] { $count ->
        [one] 1 boer van de tweede kleur onder een wolf
       *[other] { $count } boeren van de tweede kleur onder een wolf
    }
    [wolf] { $count ->
        [one] 1 wolf
       *[other] { $count } wolven
    }
   *[extra-wolf] { $count ->
        [one] 1 wolf van de tweede kleur
       *[other] { $count } wolven van de tweede kleur
    }
}

## Heuvels en vakken

palatinus-text-middle = In het midden van het bord.
palatinus-text-spot = Plaats { $slot } in de ring, ten { text-direction } van het midden.
palatinus-text-influences = Invloed, voor zover je het kunt weten:
palatinus-text-ground = { $ground ->
    [spring] bron
   *[field] veld
}
palatinus-text-piece = { $own ->
    [yes] { palatinus-piece-own }
   *[no] { palatinus-piece }
}{ $fate ->
    [captured] , gevangengenomen
    [retreated] , teruggetrokken
   *[none] {""}
}
palatinus-text-touching = { $count ->
    [0] {""}
   *[other] ; naast { $spaces }
}
palatinus-text-space-empty = { $space }, { palatinus-text-ground } in het { text-direction }: leeg{ palatinus-text-touching }.
palatinus-text-space-taken = { $space }, { palatinus-text-ground } in het { text-direction }: { palatinus-text-piece }{ palatinus-text-touching }.
palatinus-text-here = Hier staat: { palatinus-text-piece }.
palatinus-text-here-empty = Leeg.
palatinus-text-brings = De invloed ervan: { $span }.
palatinus-text-sees = Handelaars in zicht: { $merchants }. Boeren: { $farmers }.
palatinus-text-near = In het { text-direction } { $space }, { palatinus-text-ground }: { palatinus-text-piece }.
palatinus-text-near-empty = In het { text-direction } { $space }, { palatinus-text-ground }: leeg.

## Keuzes

palatinus-text-meshes = Hoe de tegels in elkaar grijpen
palatinus-text-mesh = { $way ->
    [left] tegen de klok in
   *[right] met de klok mee
}
palatinus-text-lay = Tegel leggen op plaats { $slot }, ten { text-direction } van het midden, naast { $spaces }
palatinus-text-side = { text-direction }
palatinus-text-rotation = draaiing { $rotation }, { $count ->
    [one] bron
   *[other] bronnen
} in het
palatinus-text-rotation-dry = draaiing { $rotation }
palatinus-text-place = { $kind ->
    [merchant] Open handelaar
    [farmer] Open boer
    [soldier] Soldaat
    [wolf-merchant] Handelaar onder een wolf
    [wolf-farmer] Boer onder een wolf
    [extra-merchant] Open handelaar van je tweede kleur
    [extra-farmer] Open boer van je tweede kleur
    [extra-wolf-merchant] Handelaar van je tweede kleur onder een wolf
   *[extra-wolf-farmer] Boer van je tweede kleur onder een wolf
} plaatsen (nog { $count })
palatinus-text-would-bring = { $space }, { palatinus-text-ground }: invloed { $span }. Heuvel { $hill }, laurierfiche van { $laurel }: jij dan { $mine }, beste van de anderen { $others }.
palatinus-text-would-see = { $space }, { palatinus-text-ground }: { $outcome ->
    [merchants] zou de handelaars gevangennemen
    [farmers] zou de boeren gevangennemen
    [retreat] zou zich terugtrekken
   *[open] hangt van de wolven af
}. Handelaars in zicht: { $merchants }, boeren: { $farmers }.
