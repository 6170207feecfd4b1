### Antiquity in woorden, voor wie het bord niet ziet

## Namen

antiquity-text-building = { $building ->
    [house] { antiquity-building-house }
    [cart-shop] { antiquity-building-cart-shop }
    [fountain] { antiquity-building-fountain }
    [storage] { antiquity-building-storage }
    [granary] { antiquity-building-granary }
    [brewery] { antiquity-building-brewery }
    [harbour] { antiquity-building-harbour }
    [explorer] { antiquity-building-explorer }
    [market] { antiquity-building-market }
    [university] { antiquity-building-university }
    [theology] { antiquity-building-theology }
    [philosophy] { antiquity-building-philosophy }
    [biology] { antiquity-building-biology }
    [alchemy] { antiquity-building-alchemy }
    [forced-labour] { antiquity-building-forced-labour }
    [dump] { antiquity-building-dump }
    [cathedral] { antiquity-building-cathedral }
    [hospital] { antiquity-building-hospital }
    [stable] { antiquity-building-stable }
    [empty] { antiquity-web-empty }
   *[grave] { antiquity-building-grave }
}
antiquity-text-house = { antiquity-building-house } { $detail }
antiquity-text-piece = { $building ->
    [house] { antiquity-text-house }
    [storage] { antiquity-building-storage } { $detail }
   *[other] { antiquity-text-building }
}
antiquity-text-piece-colon = { antiquity-text-piece }:
antiquity-text-kind = { $kind ->
    [woodcutter] { antiquity-country-woodcutter }
    [farm] { antiquity-country-farm }
    [mine] { antiquity-country-mine }
    [fishery] { antiquity-country-fishery }
    [inn] { antiquity-country-inn }
   *[city] { antiquity-country-city }
}
antiquity-text-terrain = { $terrain ->
    [forest] bos
    [grassland] grasland
    [mountain] bergland
   *[water] water
}
antiquity-text-terrain-count = { $count } { antiquity-text-terrain }
antiquity-text-good = { $count } { $count ->
    [one] { $good ->
        [sheep] schaap
        [olives] olijf
        [pearls] parel
       *[other] { antiquity-the-good }
    }
   *[other] { antiquity-the-good }
}
antiquity-text-at = { $space }:
antiquity-text-at-two = { $space } en { $space_two }:
antiquity-text-direction = { $direction ->
    [n] noorden
    [ne] noordoosten
    [e] oosten
    [se] zuidoosten
    [s] zuiden
    [sw] zuidwesten
    [w] westen
   *[nw] noordwesten
}
antiquity-text-way = { $distance } ten { antiquity-text-direction } van { $number ->
    [1] je hoofdstad
   *[other] je stad { $number }
}
antiquity-text-price = { $total ->
    [0] gratis
   *[other] { $wood ->
        [0] {""}
       *[other] { $wood } hout
    }{ $stone ->
        [0] {""}
       *[other] { antiquity-text-price.comma-stone }{ $stone } steen
    }{ $food ->
        [0] {""}
        [one] { antiquity-text-price.comma-food }1 voedsel
       *[other] { antiquity-text-price.comma-food }{ $food } soorten voedsel
    }{ $luxury ->
        [0] {""}
        [one] { antiquity-text-price.comma-luxury }1 luxeartikel
       *[other] { antiquity-text-price.comma-luxury }{ $luxury } soorten luxe
    }
}
    .comma-stone = { $wood ->
        [0] {""}
       *[other] {", "}
    }
    .comma-food = { $stone ->
        [0] { antiquity-text-price.comma-stone }
       *[other] {", "}
    }
    .comma-luxury = { $food ->
        [0] { antiquity-text-price.comma-food }
       *[other] {", "}
    }

## Vormen

antiquity-text-shape-rectangle = { $rows ->
    [1] { $columns ->
        [1] 1 vak
       *[other] { $columns } vakken op een rij
    }
   *[other] { $columns ->
        [1] { $rows } vakken onder elkaar
       *[other] { $rows } rijen van { $columns } vakken
    }
}
antiquity-text-shape-without-corner = { antiquity-text-shape-rectangle } zonder het vak { $corner ->
    [top-left] linksboven
    [top-right] rechtsboven
    [bottom-left] linksonder
   *[bottom-right] rechtsonder
}
antiquity-text-shape-line-one = { antiquity-text-shape-form }: { antiquity-text-shape-line }, 1 { antiquity-text-shape-side }
antiquity-text-shape-line-two = { antiquity-text-shape-form }: { antiquity-text-shape-line }, 1 { antiquity-text-shape-side }, 1 { antiquity-text-shape-side-two }
antiquity-text-shape-rows = { $count ->
    [one] 1 vak
   *[other] { $count } vakken
}, kolommen rij voor rij: { $drawn }
antiquity-text-shape-form = { $form ->
    [l] L van { $count }
    [t] T van { $count }
    [u] U van { $count }
    [z] Z van { $count }
    [cross] kruis van { $count }
   *[other] { $count }
} vakken
antiquity-text-shape-line = { $length } { $line ->
    [row] op een rij
   *[column] onder elkaar
}
antiquity-text-shape-side = { $side ->
    [above] boven { antiquity-text-shape-place }
    [below] onder { antiquity-text-shape-place }
    [left] links van { antiquity-text-shape-place }
   *[right] rechts van { antiquity-text-shape-place }
}
antiquity-text-shape-place = { $place ->
    [first] { $line ->
        [row] het linker uiteinde
       *[column] het bovenste
    }
    [last] { $line ->
        [row] het rechter uiteinde
       *[column] het onderste
    }
    [middle] het middelste
   *[other] nummer { $place } van { $line ->
        [row] links
       *[column] boven
    }
}
antiquity-text-shape-side-two = { $side_two ->
    [above] boven { antiquity-text-shape-place-two }
    [below] onder { antiquity-text-shape-place-two }
    [left] links van { antiquity-text-shape-place-two }
   *[right] rechts van { antiquity-text-shape-place-two }
}
antiquity-text-shape-place-two = { $place_two ->
    [first] { $line ->
        [row] het linker uiteinde
       *[column] het bovenste
    }
    [last] { $line ->
        [row] het rechter uiteinde
       *[column] het onderste
    }
    [middle] het middelste
   *[other] nummer { $place_two } van { $line ->
        [row] links
       *[column] boven
    }
}
antiquity-text-way-rotated = { $way ->
    [only] Neerzetten
    [0] Niet gedraaid
    [1] Een kwartslag gedraaid
    [2] Een halve slag gedraaid
    [3] Een driekwart slag gedraaid
   *[flipped] Gespiegeld
}
antiquity-text-rotated-rectangle = { antiquity-text-way-rotated }: { antiquity-text-shape-rectangle }
antiquity-text-rotated-without-corner = { antiquity-text-way-rotated }: { antiquity-text-shape-without-corner }
antiquity-text-rotated-line-one = { antiquity-text-way-rotated }: { antiquity-text-shape-line-one }
antiquity-text-rotated-line-two = { antiquity-text-way-rotated }: { antiquity-text-shape-line-two }
antiquity-text-rotated-rows = { antiquity-text-way-rotated }: { antiquity-text-shape-rows }

## Overzicht

antiquity-text-now = { $round ->
    [0] Voor de eerste ronde: de hoofdsteden worden gesticht.
   *[other] Ronde { $round }, fase { $phase } van 10: { antiquity-text-phase }. Hongersnood { $famine }.
}
antiquity-text-phase = { $phase ->
    [2] { antiquity-phase-2 }
    [4] { antiquity-phase-4 }
    [5] { antiquity-phase-5 }
    [6] { antiquity-phase-6 }
    [7] { antiquity-phase-7 }
    [8] { antiquity-phase-8 }
   *[9] { antiquity-phase-9 }
}
antiquity-text-also = Ook nog niet klaar: { $players }.
antiquity-text-graves = { $graves ->
    [0] Er komen geen graven bij
    [one] Er komt 1 graf bij
   *[other] Er komen { $graves } graven bij
}: hongersnood { $famine }, min { $food } voedsel{ $granary ->
    [0] {""}
   *[other] , min { $granary } voor de graanschuur
}. { $spare ->
    [0] Geen vak is leeg.
    [one] 1 vak is leeg.
   *[other] { $spare } vakken zijn leeg.
}
antiquity-text-pollution = { $count ->
    [0] Er komt geen vervuiling bij.
    [one] Er komt 1 vervuiling bij, met keuze uit { $room ->
        [one] 1 veld
       *[other] { $room } velden
    }.
   *[other] Er komt { $count } vervuiling bij, met keuze uit { $room ->
        [one] 1 veld
       *[other] { $room } velden
    }.
}
antiquity-text-no-saint = Nog geen beschermheilige: bouw een kathedraal.
antiquity-text-saint-silent = Er ligt een graf op je kathedraal: je heilige heeft geen kracht.

## Bewoners, goederen, prijzen

antiquity-text-stores = Jouw bewoners en goederen
antiquity-text-men = Bewoners: { $all }, waarvan { $idle } vrij en { $outside } op het land.
antiquity-text-waiting = Wachten op een bewoner:
antiquity-text-building-at = { antiquity-text-building } op { $square }
antiquity-text-stock = { $count ->
    [one] 1 goed in voorraad:
   *[other] { $count } goederen in voorraad:
}
antiquity-text-no-stock = Geen goederen in voorraad.
antiquity-text-ripe = Op het land nog te oogsten:
antiquity-text-costs = Wat gebouwen kosten
antiquity-text-costs-houses = Wat huizen kosten
antiquity-text-costs-countryside = Wat bouwen op het land kost
antiquity-text-for-price = { $can ->
    [yes] Betaalbaar, { antiquity-text-price }:
   *[no] Nog niet betaalbaar, { antiquity-text-price }:
}
antiquity-text-can-pay = Je kunt betalen:
antiquity-text-cannot-pay = Je kunt nog niet betalen:
antiquity-text-house-for = { antiquity-text-house } ({ antiquity-text-price })
antiquity-text-farm-price = Een boerderij kost 1 van het goed dat er groeit.
antiquity-text-all-built = Alles is gebouwd.
antiquity-text-price-is = Prijs:

## Steden

antiquity-text-city-title = { $number ->
    [1] Jouw hoofdstad, stad 1
   *[other] Jouw stad { $number }
}
antiquity-text-city = Rijen A tot en met { $last } van boven naar beneden, kolommen 1 tot en met { $size }. { $empty ->
    [0] Geen vak is leeg.
    [one] 1 vak is leeg.
   *[other] { $empty } vakken zijn leeg.
} Op de kaart rond { $space }.
antiquity-text-building-on = { antiquity-text-piece } op { $squares }: { antiquity-text-state }.
antiquity-text-state = { $state ->
    [grave] ligt stil door een graf
    [taught] bezet door de universiteit
    [manned] bezet
    [waits] zonder bewoner
   *[works] werkt
}
antiquity-text-building-state = { antiquity-text-piece } ({ antiquity-text-state })
antiquity-text-buildings-state = { $count }× { antiquity-text-piece } ({ antiquity-text-state })
antiquity-text-building-at-state = { antiquity-text-building } op { $square } ({ antiquity-text-state })
antiquity-text-houses-on = { $count ->
    [one] Huis op { $squares }.
   *[other] { $count } huizen op { $squares }.
}
antiquity-text-graves-on = { $count ->
    [one] Graf op { $squares }.
   *[other] { $count } graven op { $squares }.
}
antiquity-text-empty-title = { $number ->
    [1] Lege vakken van jouw hoofdstad
   *[other] Lege vakken van jouw stad { $number }
}
antiquity-text-largest = Grootste lege rechthoek: { antiquity-text-shape-rectangle }, van { $square } tot en met { $square_two }.
antiquity-text-row-empty = Rij { $row }, leeg:
antiquity-text-row = Rij { $row }:
antiquity-text-columns = { $last ->
    [0] { $first }
   *[other] { $first } tot en met { $last }
}
antiquity-text-row-stretch = { antiquity-text-columns } { antiquity-text-holds-square }
antiquity-text-holds-square = { $state ->
    [empty] leeg
    [grave] { antiquity-text-building } met een graf
   *[stands] { antiquity-text-building }
}
antiquity-text-square-title = Vak { $square }
antiquity-text-side = { $side ->
    [above] boven
    [below] onder
    [left] links
   *[right] rechts
} { antiquity-text-holds-square }
antiquity-text-side-edge = { $side ->
    [above] boven
    [below] onder
    [left] links
   *[right] rechts
} de rand van de stad
antiquity-text-around = Eromheen:

## Op het land

antiquity-text-land = Het land in jouw zone
antiquity-text-zone = Invloedszone: { $count ->
    [one] 1 veld
   *[other] { $count } velden
}, waarvan { $clean } schoon.
antiquity-text-country = { antiquity-text-kind } op { $kind ->
    [fishery] { $space } en { $space_two }
   *[other] { $space }
}: nog { antiquity-text-good } ({ $spaces }).
antiquity-text-inns = { $count ->
    [one] Herberg: { $spaces }.
   *[other] { $count } herbergen: { $spaces }.
}
antiquity-text-polluted = { $count ->
    [one] 1 veld is vervuild en vrij.
   *[other] { $count } velden zijn vervuild en vrij.
}
antiquity-text-polluted-title = Vervuild in jouw zone
antiquity-text-nearest = Dichtstbij eerst: { $spaces }.
antiquity-text-tokens = { $count ->
    [one] Ontdekkersfiche: { $spaces }.
   *[other] { $count } ontdekkersfiches: { $spaces }.
}
antiquity-text-shared-zone = { $count ->
    [one] Ook in de zone van { $player } ligt 1 schoon veld: { $spaces }.
   *[other] Ook in de zone van { $player } liggen { $count } schone velden: { $spaces }.
}
antiquity-text-terrain-title = { $terrain ->
    [forest] Bos in jouw zone
    [grassland] Grasland in jouw zone
    [mountain] Bergland in jouw zone
   *[water] Water en kust in jouw zone
}
antiquity-text-sites = { antiquity-text-kind } voor { antiquity-text-yield }: { $spaces }.
antiquity-text-yield = { $good ->
    [crop] { $count } van een gewas
    [ore] { $count } steen of goud
   *[other] { antiquity-text-good }
}
antiquity-text-water = Schoon water ({ $count }): { $spaces }.
antiquity-text-coast = Kust aan { $count } schoon water: { $spaces }.
antiquity-text-directions = Een stap naar het zuiden telt 1 op bij het tweede getal van een veld. Een stap naar het zuidoosten telt 1 op bij het eerste. Een stap naar het noordoosten telt 1 op bij het eerste en trekt 1 af van het tweede.
antiquity-text-start-tile = Starttegel rond { $space }:
antiquity-text-range = Vrij bergland dat alleen { antiquity-the-good } oplevert: { $spaces }.
antiquity-text-hidden = Ontdekkersfiches op de kaart: { $left }. Wat nog niemand zag, ook op afgelegde fiches:
antiquity-text-hex-title = Veld { $space }
antiquity-text-hex-free = Ondergrond: { antiquity-text-ground }, vrij.
antiquity-text-hex-own = Ondergrond: { antiquity-text-ground }. Van jou: { antiquity-text-stands }.
antiquity-text-hex-of = Ondergrond: { antiquity-text-ground }. Van { $player }: { antiquity-text-stands }.
antiquity-text-ground = { $polluted ->
    [yes] { $terrain ->
        [forest] vervuild bos
        [grassland] vervuild grasland
        [mountain] vervuild bergland
       *[water] vervuild water
    }
   *[no] { $terrain ->
        [forest] schoon bos
        [grassland] schoon grasland
        [mountain] schoon bergland
       *[water] schoon water
    }
}
antiquity-text-stands = { $kind ->
    [goods] { antiquity-text-good }
    [inn] herberg
    [woodcutter] houthakkerij, nog { antiquity-text-good }
    [farm] boerderij, nog { antiquity-text-good }
    [mine] mijn, nog { antiquity-text-good }
   *[fishery] visserij, nog { antiquity-text-good }
}
antiquity-text-hex-own-city = Jouw stad { $number }.
antiquity-text-hex-city-of = Stad { $number } van { $player }.
antiquity-text-next-own-city = in het { antiquity-text-direction } { $space } jouw stad { $number }
antiquity-text-next-city-of = in het { antiquity-text-direction } { $space } stad { $number } van { $player }
antiquity-text-next-free = in het { antiquity-text-direction } { $space } { antiquity-text-ground }
antiquity-text-next-own = in het { antiquity-text-direction } { $space } { antiquity-text-ground } (van jou: { antiquity-text-stands })
antiquity-text-next-of = in het { antiquity-text-direction } { $space } { antiquity-text-ground } (van { $player }: { antiquity-text-stands })
antiquity-text-range-here = Dit gebergte levert alleen { antiquity-the-good } op.
antiquity-text-in-own-zone = Alleen in jouw zone.
antiquity-text-in-no-zone = In niemands zone.
antiquity-text-in-zones = { $own ->
    [yes] In jouw zone en in die van { $players }.
   *[no] In de zone van { $players }, niet in de jouwe.
}
antiquity-text-would-bring = { antiquity-text-kind } hier: { antiquity-text-yield }.
antiquity-text-coast-here = Kust: aan { $count } schoon water.

## Heiligen

antiquity-text-saints = De heiligen en jij
antiquity-text-saint = { $own ->
    [yes] Jouw beschermheilige { antiquity-the-saint }:
   *[no] { antiquity-the-saint }:
}
antiquity-text-saint-choice = { antiquity-the-saint }. { antiquity-text-power } Tot nu toe:
antiquity-text-saint-of = { antiquity-the-saint }
antiquity-text-progress = { $saint ->
    [nicolo] { $count } van { $all } bewoners
    [barbara] { $count } van { $all } soorten gebouwen zonder graf
    [christofori] { $count } van { $all } soorten voedsel en luxe compleet
   *[maria] { $count } van { $all } opdrachten van andere heiligen
}
antiquity-text-enclosed = { $count } van { $all } velden van de zone van { $player } omsloten
antiquity-text-no-zone = geen tegenstander om te omsluiten
antiquity-text-missing-types = Nog nodig voor Santa Barbara:
antiquity-text-missing-goods = Nog nodig voor San Christofori:
antiquity-text-power = { $saint ->
    [nicolo] { antiquity-web-power-nicolo }
    [barbara] { antiquity-web-power-barbara }
    [christofori] { antiquity-web-power-christofori }
    [giorgio] { antiquity-web-power-giorgio }
   *[maria] { antiquity-web-power-maria }
}

## Spelers

antiquity-text-standing = Volgorde en stand
antiquity-text-order = Volgorde: { $players }.
antiquity-text-rank = { $place }: { $players }
antiquity-text-player = { $player }:
antiquity-text-player-name = { $player }
antiquity-text-player-title = { $player }
antiquity-text-clean = { $count ->
    [one] 1 schoon veld
   *[other] { $count } schone velden
}
antiquity-text-no-city = Nog geen hoofdstad.
antiquity-text-planning = Maakt nu een plan. Je hoort wat er daarvoor was.
antiquity-text-graves-other = { $graves ->
    [0] Er komen geen graven bij
    [one] Er komt 1 graf bij
   *[other] Er komen { $graves } graven bij
}, { $spare ->
    [0] geen vak is leeg
    [one] 1 vak is leeg
   *[other] { $spare } vakken zijn leeg
}.
antiquity-text-city-of-other = { $number ->
    [1] Hoofdstad
   *[other] Stad { $number }
} rond { $space }, { $empty ->
    [0] geen vak leeg
    [one] 1 vak leeg
   *[other] { $empty } vakken leeg
}, { $graves ->
    [0] geen graven
    [one] 1 graf
   *[other] { $graves } graven
}:
antiquity-text-houses = { $count ->
    [one] 1 huis
   *[other] { $count } huizen
}
antiquity-text-nothing-built = niets gebouwd
antiquity-text-supply = Voorraad en handel
antiquity-text-supply-left = In de algemene voorraad: wagenmakerijen { $cart_shops }, fonteinen { $fountains }, pakhuisdelen van twee vakken { $storage }, visserijen { $fisheries }.
antiquity-text-bank = In de bank:

## Het plan

antiquity-text-plan = Jouw plan
antiquity-text-carrying = In je hand, { antiquity-text-piece }:
antiquity-text-paying = { antiquity-text-piece } komt in stad { $number } op { $squares }.
antiquity-text-in-hand = In je hand:
antiquity-text-given = Gegeven:
antiquity-text-wanted = Gevraagd:
antiquity-text-spent = Dit plan heeft tot nu toe gekost:
antiquity-text-gained = Dit plan heeft tot nu toe opgeleverd:

## Keuzes

antiquity-text-choose-build = Bouw
antiquity-text-choose-house = Bouw een huis
antiquity-text-choose-storage = Bouw een pakhuis
antiquity-text-choose-man = Stuur een bewoner naar
antiquity-text-choose-heal = Ruim een graf
antiquity-text-choose-lift = Verplaats een gebouw
antiquity-text-choose-dig = Verplaats een graf
antiquity-text-choose-saint = Kies je beschermheilige
antiquity-text-choose-go-on = Ga verder
antiquity-text-choose-answer = Antwoord op een bod
antiquity-text-choose-pay = Betaal met
antiquity-text-choose-exchange = Geef aan de bank
antiquity-text-choose-take = Neem van de bank
antiquity-text-choose-offer = Doe een bod aan
antiquity-text-choose-give = Geef
antiquity-text-choose-want = Vraag
antiquity-text-choose-propose = Ga verder
antiquity-text-choose-discard = Leg af
antiquity-text-choose-bury = Leg een graf op een leeg vak
antiquity-text-choose-bury-building = Leg een graf op een gebouw
antiquity-text-choose-producer = { $kind ->
    [woodcutter] Bouw { antiquity-a-kind }, kost { antiquity-text-price }
    [farm] Bouw { antiquity-a-kind } voor { antiquity-the-good }, kost er 1 als zaaigoed
   *[other] Bouw { antiquity-a-kind } voor { antiquity-the-good }, kost { antiquity-text-price }
}
antiquity-text-choose-free-farm = Bouw een boerderij voor { antiquity-the-good } zonder zaaigoed
antiquity-text-choose-site = Bouw { antiquity-a-kind }, kost { antiquity-text-price }
antiquity-text-choose-capital = Sticht je hoofdstad op de starttegel rond { $space }, in het { antiquity-text-direction }
antiquity-text-choose-clean = Reinig met de faculteit alchemie
antiquity-text-choose-harvest = Oogst van
antiquity-text-choose-explore = Ga op expeditie naar
antiquity-text-choose-pollute = Vervuil
antiquity-text-done = { $phase ->
    [country] { antiquity-web-end-turn }
    [exploration] { antiquity-web-explore-nothing }
   *[storage] { antiquity-web-keep-rest }
}
antiquity-text-keeps = { $count ->
    [one] bewaart 1 goed
   *[other] bewaart { $count } goederen
}
antiquity-text-covers = past, beslaat { $squares }
antiquity-text-next-to-university = { $building ->
    [university] { $count ->
        [one] naast 1 faculteit
       *[other] naast { $count } faculteiten
    }
   *[other] naast de universiteit
}
antiquity-text-closed-edges = { $count } van 4 zijden dicht
antiquity-text-grave-at = { $building ->
    [empty] { $square }
   *[other] { $square } op { antiquity-a-building }
}
antiquity-text-good-in-stock = { antiquity-the-good }, je hebt er { $count }{ $category ->
    [food] {" "}(voedsel)
   *[other] {""}
}
antiquity-text-good-wanted = { antiquity-the-good }, daar gezien: { $count }
antiquity-text-answer = { $answer ->
    [accept] Aannemen
   *[decline] Afslaan
}: { antiquity-event-offer-made }
antiquity-text-tokens-lost = { $count ->
    [one] 1 fiche verdwijnt ongezien
   *[other] { $count } fiches verdwijnen ongezien
}
antiquity-text-tokens-near = { $count ->
    [one] 1 fiche
   *[other] { $count } fiches
}
antiquity-text-zone-grows = { $count ->
    [0] je zone groeit niet
    [one] je zone groeit met 1 veld
   *[other] je zone groeit met { $count } velden
}
antiquity-text-coast-count = { $count } water ernaast
antiquity-text-cleans = { $count ->
    [one] reinigt 1 veld
   *[other] reinigt { $count } velden
}
antiquity-text-terrain-worth = { antiquity-text-terrain } dat { $count } kan opleveren
antiquity-text-also-zone = ook in de zone van { $players }
antiquity-text-token-there = met een fiche
