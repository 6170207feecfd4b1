### Palatinus in words

## The position

palatinus-text-round = Round { $round } of { $rounds }.
palatinus-text-tiles = { $count ->
    [one] One tile is left to lay.
   *[other] { $count } tiles are left to lay.
}
palatinus-text-tile = The tile to lay is { $letter }, with { $count ->
    [one] a spring
   *[other] springs
} on:
palatinus-text-tile-dry = The tile to lay is { $letter }, without springs.
palatinus-text-name = { $space }
palatinus-text-standing = Influence on the hills
palatinus-text-standing-hill = Hill { $hill }, { $laurel }-point laurel:
palatinus-text-influence = { $own ->
    [yes] you { $span }
   *[no] { $player } { $span }
}
palatinus-text-no-influence = no influence yet
palatinus-text-stock = { $player }’s inhabitants
palatinus-text-in-stock = In stock:
palatinus-text-kind = { $kind ->
    [merchant] { $count ->
        [one] 1 face-up merchant
       *[other] { $count } face-up merchants
    }
    [farmer] { $count ->
        [one] 1 face-up farmer
       *[other] { $count } face-up farmers
    }
    [soldier] { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }
    [wolf-merchant] { $count ->
        [one] 1 hidden merchant
       *[other] { $count } hidden merchants
    }
    [wolf-farmer] { $count ->
        [one] 1 hidden farmer
       *[other] { $count } hidden farmers
    }
    [extra-merchant] { $count ->
        [one] 1 face-up merchant of the second colour
       *[other] { $count } face-up merchants of the second colour
    }
    [extra-farmer] { $count ->
        [one] 1 face-up farmer of the second colour
       *[other] { $count } face-up farmers of the second colour
    }
    [extra-wolf-merchant] { $count ->
        [one] 1 hidden merchant of the second colour
       *[other] { $count } hidden merchants of the second colour
    }
    [extra-wolf-farmer] { $count ->
        [one] 1 hidden farmer of the second colour
       *[other] { $count } hidden farmers of the second colour
    }
    [wolf] { $count ->
        [one] 1 wolf
       *[other] { $count } wolves
    }
   *[extra-wolf] { $count ->
        [one] 1 wolf of the second colour
       *[other] { $count } wolves of the second colour
    }
}

## Hills and spaces

palatinus-text-middle = In the middle of the board.
palatinus-text-spot = Spot { $slot } of the ring, to the { text-direction } of the middle.
palatinus-text-influences = Influence as far as you can know:
palatinus-text-ground = { $ground ->
    [spring] spring
   *[field] field
}
palatinus-text-piece = { $own ->
    [yes] { palatinus-piece-own }
   *[no] { palatinus-piece }
}{ $fate ->
    [captured] , captured
    [retreated] , retreated
   *[none] {""}
}
palatinus-text-touching = { $count ->
    [0] {""}
   *[other] ; next to { $spaces }
}
palatinus-text-space-empty = { $space }, { palatinus-text-ground } in the { text-direction }: empty{ palatinus-text-touching }.
palatinus-text-space-taken = { $space }, { palatinus-text-ground } in the { text-direction }: { palatinus-text-piece }{ palatinus-text-touching }.
palatinus-text-here = Here stands { palatinus-text-piece }.
palatinus-text-here-empty = Empty.
palatinus-text-brings = Its influence: { $span }.
palatinus-text-sees = Merchants it sees: { $merchants }. Farmers: { $farmers }.
palatinus-text-near = To the { text-direction }, { $space }, { palatinus-text-ground }: { palatinus-text-piece }.
palatinus-text-near-empty = To the { text-direction }, { $space }, { palatinus-text-ground }: empty.

## Choices

palatinus-text-meshes = How the tiles mesh
palatinus-text-mesh = { $way ->
    [left] anticlockwise
   *[right] clockwise
}
palatinus-text-lay = Lay the tile on spot { $slot }, to the { text-direction } of the middle, next to { $spaces }
palatinus-text-side = { text-direction }
palatinus-text-rotation = rotation { $rotation }, { $count ->
    [one] spring
   *[other] springs
} in the
palatinus-text-rotation-dry = rotation { $rotation }
palatinus-text-place = Place a { $kind ->
    [merchant] face-up merchant
    [farmer] face-up farmer
    [soldier] soldier
    [wolf-merchant] hidden merchant
    [wolf-farmer] hidden farmer
    [extra-merchant] face-up merchant of your second colour
    [extra-farmer] face-up farmer of your second colour
    [extra-wolf-merchant] hidden merchant of your second colour
   *[extra-wolf-farmer] hidden farmer of your second colour
} ({ $count } left)
palatinus-text-would-bring = { $space }, { palatinus-text-ground }: influence { $span }. Hill { $hill }, { $laurel }-point laurel: you then { $mine }, best of the others { $others }.
palatinus-text-would-see = { $space }, { palatinus-text-ground }: { $outcome ->
    [merchants] would capture the merchants
    [farmers] would capture the farmers
    [retreat] would retreat
   *[open] depends on the wolves
}. Merchants in sight: { $merchants }, farmers: { $farmers }.
