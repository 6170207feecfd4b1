### Attika in woorden

## De stand

attika-text-turn = Beurt { $turn }.
attika-text-standing = Hoe ver iedereen is
attika-text-standing-player = { $own ->
    [yes] Jij
   *[no] { $player }
}, { $count } van { $all } gebouwen op het bord:
attika-text-link = { $count ->
    [0] heiligdommen { $first } en { $second } verbonden
    [one] nog één gebouw om heiligdommen { $first } en { $second } te verbinden
   *[other] nog { $count } gebouwen om heiligdommen { $first } en { $second } te verbinden
}
attika-text-no-link = op dit bord geen weg tussen twee heiligdommen
attika-text-result = { $place ->
    [0] {""}
   *[other] { $place }.{" "}
}{ $player }: { $points ->
    [one] { $points } gebouw
   *[other] { $points } gebouwen
}

## Steden

attika-text-city = { $own ->
    [yes] Jouw stad, { $term }
   *[no] De stad van { $player }, { $term }
}
attika-text-shrines = Heiligdommen:
attika-text-hand = { $count ->
    [one] Eén kaart op hand:
   *[other] { $count } kaarten op hand:
}
attika-text-cards = { $count ->
    [0] Geen kaarten op hand.
    [one] Eén kaart op hand.
   *[other] { $count } kaarten op hand.
}
attika-text-amphorae = { $count ->
    [0] Geen amfora’s.
    [one] Eén amfora.
   *[other] { $count } amfora’s.
}
attika-text-stored = Bewaard:
attika-text-stored-none = Er is geen gebouw bewaard.
attika-text-number = { $count ->
    [one] { $term }
   *[other] { $term } ({ $count })
}
attika-text-stacks = Gebouwen in de stapels 1 tot en met 4: { $stacks }.
attika-text-main-left = Gedekt in de hoofdstapel:
attika-text-others-left = Gedekt in de stapels 2 tot en met 4 samen:
attika-text-groups = Groepen op het bord:
attika-text-group = { $term } { $count } van { $size }
attika-text-group-complete = { $term } compleet
attika-text-settlement = Nederzetting { $number }:
attika-text-on = { $term } op { $space }

## Prijzen en voorraden

attika-text-prices = Wat je gebouwen kosten
attika-text-price-of = { $term }, waar dat het minst kost:
attika-text-price = { $cards ->
    [0] gratis op { $space }
    [one] 1 kaart op { $space }
   *[other] { $cards } kaarten op { $space }
}
attika-text-unbuilt = Gebouwen die je nog moet bouwen
attika-text-building = { $term }
attika-text-cost-of = { $term }:
attika-text-free-by = gratis naast { $term }
attika-text-costs = Kost:
attika-text-free-next-to = Gratis naast:
attika-text-frees = Ernaast gratis:
attika-text-in-group = Groep: { $term }, { $size } gebouwen.
attika-text-supplies = Voorraden
attika-text-turned-tile = Spelbordtegel { $tile } moet gelegd worden; vanuit het midden en dan met de klok mee:
attika-text-symbol = { $position } { $symbol ->
    [water] water
    [forest] woud
    [hill] heuvel
    [mountain] berg
   *[none] geen symbool
}
attika-text-deck = { $count ->
    [one] Er ligt nog één kaart op de trekstapel.
   *[other] Er liggen nog { $count } kaarten op de trekstapel.
}
attika-text-discard = Afgelegd:
attika-text-supply = { $count ->
    [0] Er zijn geen amfora’s meer te verdienen.
    [one] Er is nog één amfora te verdienen.
   *[other] Er zijn nog { $count } amfora’s te verdienen.
}
attika-text-tiles-left = { $count ->
    [0] Er zijn geen spelbordtegels meer.
    [one] Er is nog één spelbordtegel.
   *[other] Er zijn nog { $count } spelbordtegels.
}

## Het bord

attika-text-board = Het bord
attika-text-shrine = { $count ->
    [0] Heiligdom { $number }, nog naast geen enkel veld.
   *[other] Heiligdom { $number }, naast { $spaces }.
}
attika-text-tile = Spelbordtegel { $tile }
attika-text-tile-touches = Ernaast:
attika-text-tile-near = tegel { $tile } in het { text-direction }
attika-text-side = { $direction ->
    [centre] in het midden
   *[other] in het { text-direction }
}
attika-text-at-shrine = { $shrines ->
    [0] {""}
   *[other] , naast een heiligdom
}
attika-text-owned = { $own ->
    [yes] van jou, { $term }
   *[no] { $player }, { $term }
}
attika-text-hex-free = { attika-hex }, { attika-text-side }{ attika-text-at-shrine }: vrij.
attika-text-hex-built = { attika-hex }, { attika-text-side }{ attika-text-at-shrine }: { attika-text-owned }.
attika-text-here = Hier gebouwd: { attika-text-owned }.
attika-text-here-free = Vrij.
attika-text-cards-for = { $cards ->
    [0] { $term } gratis
   *[other] { $term } { $cards }
}
attika-text-near = In het { text-direction } { attika-hex }: { attika-text-owned }.
attika-text-near-free = In het { text-direction } { attika-hex }: vrij.
attika-text-near-shrine = In het { text-direction } heiligdom { $number }.

## Keuzes

attika-text-build = Bouw { attika-a-building }
attika-text-site = { attika-hex }, { $cards ->
    [0] gratis
    [one] 1 kaart
   *[other] { $cards } kaarten
}
attika-text-site-notes = { attika-text-site }:
attika-text-note-instead = { $count ->
    [one] twee kaarten voor de ene die je mist
   *[other] twee kaarten voor elk van de { $count } die je mist
}
attika-text-note-free = naast { $term } op { $space }
attika-text-note-settlement = nieuwe nederzetting ({ $cards ->
    [one] 1 van de kaarten
   *[other] { $cards } van de kaarten
})
attika-text-note-shrine = naast heiligdom { $number }
attika-text-note-link = { $count ->
    [one] dan nog één gebouw om twee heiligdommen te verbinden
   *[other] dan nog { $count } gebouwen om twee heiligdommen te verbinden
}
attika-text-note-group = verbindt de groep { $term } { $reward ->
    [amphora] voor een amfora
    [card] voor een kaart
   *[nothing] zonder beloning
}
attika-text-wins-all-built = je laatste gebouw, daarmee win je
attika-text-wins-shrines = verbindt twee heiligdommen, daarmee win je
attika-text-draw = Gebouw trekken
attika-text-stack = { $stack ->
    [1] hoofdstapel, nog { $count }
   *[other] stapel { $stack }, nog { $count }
}
attika-text-pay = Betalen met een kaart
attika-text-pay-card = { attika-a-landscape }, { $count } op hand{ $fits ->
    [yes] , nodig
    [any] {""}
   *[no] , twee kaarten voor één symbool
}
attika-text-lay = Spelbordtegel leggen naast tegel { $tile }
attika-text-lay-shrine = Spelbordtegel leggen naast heiligdom { $number }
attika-text-rotation = in het { text-direction } ({ $q } { $r }), draaiing { $rotation }
attika-text-rotation-next = { attika-text-rotation }:
attika-text-joins = { $symbol ->
    [water] water
    [forest] woud
    [hill] heuvel
   *[mountain] berg
} naast { $spaces }
attika-text-others = Iets anders
