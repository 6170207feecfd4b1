### Palatinus

## Woorden van het spel

palatinus-kind-merchant = open handelaar
palatinus-kind-farmer = open boer
palatinus-kind-soldier = soldaat
palatinus-kind-wolf-merchant = handelaar onder een wolf
palatinus-kind-wolf-farmer = boer onder een wolf
palatinus-kind-extra-merchant = open handelaar, tweede kleur
palatinus-kind-extra-farmer = open boer, tweede kleur
palatinus-kind-extra-wolf-merchant = handelaar onder een wolf, tweede kleur
palatinus-kind-extra-wolf-farmer = boer onder een wolf, tweede kleur
palatinus-kind-wolf = wolf
palatinus-kind-extra-wolf = wolf, tweede kleur

## Wat er nu te doen is

palatinus-prompt-mesh = { $player } kiest hoe de tegels in elkaar grijpen.
palatinus-prompt-mesh-you = Kies hoe de tegels in elkaar grijpen. Leg daarna de eerste tegel.
palatinus-prompt-lay = { $player } legt een territoriumtegel.
palatinus-prompt-lay-you = Leg de getrokken territoriumtegel: kies een plaats en draai hem zoals je wilt.
palatinus-prompt-place = { $player } plaatst een inwoner (ronde { $round } van { $rounds }).
palatinus-prompt-place-you = Plaats een inwoner op een leeg vak (ronde { $round } van { $rounds }).
palatinus-prompt-soldier = { $player } moet nu een soldaat plaatsen.
palatinus-prompt-soldier-you = Plaats nu een soldaat: hierna is het te laat.
palatinus-prompt-over = Het spel is afgelopen. De overwinning gaat naar { $players }.

## Waarom het niet kan

palatinus-refusal-phase-placement = Alle tegels liggen op tafel. Nu worden inwoners geplaatst.
palatinus-refusal-phase-tiles = Het bord wordt nog gebouwd. De inwoners komen als alle zeven tegels liggen.
palatinus-refusal-mesh-first = Kies eerst hoe de tegels in elkaar grijpen.
palatinus-refusal-mesh-settled = Hoe de tegels in elkaar grijpen, staat al vast.
palatinus-refusal-slot-taken = Op plaats { $slot } ligt al een tegel.
palatinus-refusal-slot-apart = Plaats { $slot } grenst nog niet aan de ring van tegels. Leg de tegel naast een andere buitenste tegel.
palatinus-refusal-space-taken = { $space } is bezet. In elk vak past één inwoner.
palatinus-refusal-none-left = { $kind ->
    [soldier] Je hebt geen soldaat meer.
    [merchant] Je hebt geen open handelaar meer.
    [farmer] Je hebt geen open boer meer.
    [wolf-merchant] Je hebt geen handelaar onder een wolf meer.
    [wolf-farmer] Je hebt geen boer onder een wolf meer.
   *[other] Hiervan heb je er in je tweede kleur geen meer.
}
palatinus-refusal-soldier-late = Te laat voor een soldaat: je laatste { $lock } inwoners mogen geen soldaten zijn, en je hebt er nog { $left }.
palatinus-refusal-soldier-due = Je moet nu een soldaat plaatsen: je hebt nog { $soldiers ->
    [one] { $soldiers } soldaat
   *[other] { $soldiers } soldaten
}, en je laatste { $lock } inwoners mogen geen soldaten zijn.

## Wat er gebeurde

palatinus-event-meshed = { $player } laat de tegels { $way ->
    [left] tegen de klok in
   *[right] met de klok mee
} in elkaar grijpen.
palatinus-event-tile-laid = { $player } legt tegel { $letter }.
palatinus-event-tile-drawn = { $player } trekt tegel { $letter }.
palatinus-event-laurels-dealt = De laurierfiches worden verdeeld: { $laurels }.
palatinus-event-placed = { $player } plaatst { $role ->
    [merchant] een handelaar
    [farmer] een boer
   *[soldier] een soldaat
} op { $space }.
palatinus-event-placed-wolf = { $player } plaatst een wolf op { $space }.
palatinus-event-placed-own-wolf = { $player } plaatst { $role ->
    [merchant] een handelaar
   *[farmer] een boer
} onder een wolf op { $space }.
palatinus-event-wolves-revealed = { $count ->
    [one] De wolf wordt omgedraaid.
   *[other] Alle { $count } wolven worden omgedraaid.
}
palatinus-event-soldier-captures = Heuvel { $hill }: de soldaat van { $player } op { $space } neemt { $role ->
    [merchant] { $count ->
        [one] een handelaar
       *[other] { $count } handelaars
    }
   *[farmer] { $count ->
        [one] een boer
       *[other] { $count } boeren
    }
} gevangen ({ $spaces }).
palatinus-event-soldier-retreats = Heuvel { $hill }: de soldaat van { $player } op { $space } ziet evenveel handelaars als boeren ({ $merchants }) en trekt zich terug.
palatinus-event-capture-disc = { $player } krijgt een scoreschijf van 1: nog een soldaat had het op { $space } gemunt.
palatinus-event-hill-won = Heuvel { $hill }: { $player } heeft met { $influence } de meeste invloed en krijgt het laurierfiche van { $laurel }.
palatinus-event-hill-tied = Heuvel { $hill }: { $players } delen met { $influence } invloed de eerste plaats en krijgen elk een scoreschijf van 2.
palatinus-event-hill-lost = Heuvel { $hill }: niemand heeft invloed. Het laurierfiche van { $laurel } gaat terug in de doos.
palatinus-event-ended = Eindtelling: de overwinning is voor { $players } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.

## Het scoreblad

palatinus-score-laurel = Laurierfiche van heuvel { $hill }
palatinus-score-tie = Scoreschijf voor de gedeelde eerste plaats op heuvel { $hill }
palatinus-score-captured = { $role ->
    [merchant] Handelaar
   *[farmer] Boer
} op { $space } gevangengenomen door de soldaat op { $soldier }
palatinus-score-capture-disc = Scoreschijf voor de soldaat op { $soldier }, die deelde in de vangst op { $space }

palatinus-ending-points = Beslist op punten.
palatinus-ending-items = Gelijk aantal punten: beslist op het aantal gewonnen inwoners, schijven en fiches.
palatinus-ending-shared = Evenveel punten en evenveel inwoners, schijven en fiches: een gedeelde overwinning.

## Spelopties

palatinus-option-handedness = Hoe de tegels in elkaar grijpen
palatinus-option-handedness-right = met de klok mee
palatinus-option-handedness-left = tegen de klok in
palatinus-option-handedness-chosen = de startspeler kiest
palatinus-option-handedness-help = Zeven bloemvormige tegels passen op twee manieren in elkaar. Het bord wordt gespiegeld, de tegels zelf niet.
palatinus-option-ring_placement = Het bord bouwen
palatinus-option-ring_placement-players = door de spelers
palatinus-option-ring_placement-random = willekeurig
palatinus-option-ring_placement-help = De spelers leggen om beurten de buitenste tegels, of het hele bord wordt willekeurig gelegd om snel te beginnen.
palatinus-option-empty_spring_also_empty_field = Lege bronnen voor boeren
palatinus-option-empty_spring_also_empty_field-false = 2 invloed
palatinus-option-empty_spring_also_empty_field-true = 4 invloed
palatinus-option-empty_spring_also_empty_field-help = Normaal levert een bron een boer 2 invloed op, bezet of niet. In deze variant telt een lege bron naast hem ook als leeg veld en levert dan 4 op.
palatinus-option-capture_pays_owner_once = Twee soldaten van één speler, één gevangene
palatinus-option-capture_pays_owner_once-false = gevangene en scoreschijf
palatinus-option-capture_pays_owner_once-true = alleen de gevangene
palatinus-option-capture_pays_owner_once-help = Normaal krijgt elke soldaat die aan een vangst meedoet een beloning, ook als beide van dezelfde speler zijn. In deze variant krijg je per gevangene één beloning.
palatinus-option-show_remaining_stock = Tonen wat anderen nog hebben
palatinus-option-show_remaining_stock-true = ja
palatinus-option-show_remaining_stock-false = nee, onthouden
palatinus-option-show_remaining_stock-help = Wie goed oplet, weet welke open inwoners en hoeveel wolven de anderen nog hebben. De pagina kan dat voor je bijhouden; wat onder de wolven zit blijft geheim.
palatinus-option-starting_player = Startspeler
palatinus-option-starting_player-null = door loting
palatinus-option-starting_player-0 = plaats 1
palatinus-option-starting_player-1 = plaats 2
palatinus-option-starting_player-2 = plaats 3
palatinus-option-starting_player-3 = plaats 4
palatinus-option-starting_player-4 = plaats 5
palatinus-option-starting_player-help = Legt de eerste tegel en plaatst de eerste inwoner; de anderen volgen met de klok mee.

## Op het bord

palatinus-board = Bord
palatinus-spaces = Vakken van het bord. Met de pijltjestoetsen ga je van vak naar vak, met Enter kies je.
palatinus-slots = Plaatsen voor de tegel. Met omhoog en omlaag wissel je van plaats, met links en rechts draai je de tegel, met Enter leg je hem.
palatinus-hill = Heuvel
palatinus-hill-name = Heuvel { $hill }{ $laurel ->
    [0] {""}
   *[other] , laurierfiche van { $laurel }
}
palatinus-span = { $least } tot { $most }
palatinus-space = { $space }, { $ground ->
    [spring] bron
   *[field] veld
} op heuvel { $hill }
palatinus-empty = leeg
palatinus-slot = Plaats { $slot } in de ring, naast { $beside }; tegel in stand { $rotation } van 6
palatinus-piece = { $face ->
    [merchant] handelaar van { $player }
    [farmer] boer van { $player }
    [soldier] soldaat van { $player }
    [wolf-merchant] handelaar van { $player }, onder een wolf
    [wolf-farmer] boer van { $player }, onder een wolf
   *[wolf] wolf van { $player }
}
palatinus-piece-own = { $face ->
    [merchant] jouw handelaar
    [farmer] jouw boer
    [soldier] jouw soldaat
    [wolf-merchant] jouw handelaar, onder een wolf
    [wolf-farmer] jouw boer, onder een wolf
   *[wolf] jouw wolf
}
palatinus-preview-influence = { $role ->
    [merchant] Handelaar
   *[farmer] Boer
} hier: { $span } invloed
palatinus-preview-soldier = Een soldaat ziet hier { $merchants ->
    [0] geen handelaars
    [one] 1 handelaar
   *[other] { $merchants } handelaars
} en { $farmers ->
    [0] geen boeren
    [one] 1 boer
   *[other] { $farmers } boeren
}. { $outcome ->
    [merchants] Hij zou de handelaars gevangennemen.
    [farmers] Hij zou de boeren gevangennemen.
    [retreat] Evenveel: hij zou zich terugtrekken.
   *[open] De wolven beslissen.
}
palatinus-hill-then = Invloed op heuvel { $hill } na deze zet

## Wat dingen doen

palatinus-effect-merchant = Een handelaar krijgt op zijn heuvel invloed van elke buur: 1 per handelaar, 2 per boer, 3 per soldaat, van wie ze ook zijn.
palatinus-effect-farmer = Een boer krijgt op zijn heuvel 2 invloed voor elke bron naast of onder hem, bezet of niet, en 2 voor elk leeg veld naast hem.
palatinus-effect-soldier = Als zijn heuvel aan de beurt is, neemt een soldaat de grootste groep buren gevangen, alle handelaars of alle boeren, voor 1 punt per stuk. Bij gelijke aantallen trekt hij zich terug. Zelf heeft hij geen invloed.
palatinus-effect-wolf = Een handelaar of een boer: alleen de eigenaar weet het. Aan het eind worden de wolven omgedraaid.
palatinus-effect-hidden = Hij ligt onder een wolf: de anderen weten niet of het een handelaar of een boer is.
palatinus-effect-extra = Een inwoner in je tweede kleur; hij telt in alles als een inwoner van jou.
palatinus-second-colour = Ook van jou: je tweede kleur.
palatinus-effect-spring = Bron: geeft 2 invloed aan elke boer erop of ernaast, bezet of niet.
palatinus-effect-field = Veld: zolang het leeg is, geeft het 2 invloed aan elke boer ernaast.
palatinus-effect-laurel = Laurierfiche: { $laurel } punten voor wie als enige de meeste invloed op deze heuvel heeft.
palatinus-effect-disc-1 = Scoreschijf: 1 punt voor een soldaat die deelde in een vangst.
palatinus-effect-disc-2 = Scoreschijf: 2 punten voor een gedeelde eerste plaats op een heuvel.

## Kiezen

palatinus-prompt-turn-tile = Draai de tegel als je wilt, en leg hem dan.
palatinus-prompt-choose-space = Plaats { $kind ->
    [merchant] de open handelaar
    [farmer] de open boer
    [soldier] de soldaat
    [wolf-merchant] de handelaar onder een wolf
    [wolf-farmer] de boer onder een wolf
    [extra-merchant] de open handelaar in je tweede kleur
    [extra-farmer] de open boer in je tweede kleur
    [extra-wolf-merchant] de handelaar onder een wolf in je tweede kleur
   *[extra-wolf-farmer] de boer onder een wolf in je tweede kleur
}: kies een leeg vak.
palatinus-prompt-choose-kind = Wie plaats je op { $space }? Kies uit je inwoners.
palatinus-prompt-confirm = Op { $space } plaatsen? Tik nog eens, of kies een ander vak.
palatinus-lay-here = Hier leggen
palatinus-place-here = Hier plaatsen
palatinus-turn-left = Linksom draaien
palatinus-turn-right = Rechtsom draaien (R)
palatinus-key-merchant = d
palatinus-key-farmer = b
palatinus-key-soldier = s

## Eigen inwoners en die van anderen

palatinus-tile-tray = De getrokken tegel
palatinus-tile = Tegel { $letter } met { $springs ->
    [one] één bron
   *[other] { $springs } bronnen
}
palatinus-tiles-left = { $count ->
    [one] De laatste tegel.
   *[other] Er moeten nog { $count } tegels worden gelegd, deze meegeteld.
}
palatinus-lay-help = Wijs een plaats aan, draai met R, het muiswiel of de knoppen, en klik om de tegel te leggen.
palatinus-lay-help-touch = Tik een plaats aan, draai de tegel met de knoppen en leg hem.
palatinus-stock-tray = Jouw inwoners
palatinus-short-merchant = handelaar
palatinus-short-farmer = boer
palatinus-short-soldier = soldaat
palatinus-short-wolf-merchant = wolf: handelaar
palatinus-short-wolf-farmer = wolf: boer
palatinus-short-extra-merchant = handelaar
palatinus-short-extra-farmer = boer
palatinus-short-extra-wolf-merchant = wolf: handelaar
palatinus-short-extra-wolf-farmer = wolf: boer
palatinus-left = nog { $count }
palatinus-stock-left = { $count ->
    [0] Alle inwoners zijn geplaatst.
    [one] Nog één inwoner.
   *[other] Nog { $count } inwoners.
}
palatinus-stock = { $count ->
    [one] Nog één inwoner
   *[other] Nog { $count } inwoners
}, waarvan wolven: { $wolves }
palatinus-soldiers-now = Nu een soldaat: je laatste { $lock } inwoners mogen geen soldaten zijn.
palatinus-soldiers-soon = { $soldiers ->
    [one] Je soldaat kan nog
   *[other] Je { $soldiers } soldaten kunnen nog
} { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
} wachten; de laatste { $lock } inwoners mogen geen soldaten zijn.
palatinus-soldiers-due = { $count ->
    [one] moet nu een soldaat plaatsen
   *[other] moet de komende { $count } beurten soldaten plaatsen
}
palatinus-open-wolves = Altijd laten zien wat er onder mijn wolven zit
palatinus-won = Gewonnen
palatinus-captured = { $count } gevangen

## De onthulling

palatinus-phase-tiles = Tegels leggen
palatinus-phase-placement = Plaatsen
palatinus-phase-round = Ronde { $round } van { $rounds }
palatinus-phase-reveal = Onthulling
palatinus-finale = De onthulling
palatinus-finale-covered = Alle inwoners zijn geplaatst. Nu worden de wolven omgedraaid.
palatinus-finale-looking = Heuvel { $hill }: de soldaat van { $player } op { $space } ziet { $merchants ->
    [0] geen handelaars
    [one] 1 handelaar
   *[other] { $merchants } handelaars
} en { $farmers ->
    [0] geen boeren
    [one] 1 boer
   *[other] { $farmers } boeren
}{ $outcome ->
    [merchants] : hij neemt de handelaars gevangen.
    [farmers] : hij neemt de boeren gevangen.
   *[retreat] : evenveel, hij trekt zich terug.
}
palatinus-finale-acting = Heuvel { $hill }: { $captured ->
    [0] niemand wordt gevangengenomen
    [one] één inwoner wordt gevangengenomen
   *[other] { $captured } inwoners worden gevangengenomen
}{ $retreated ->
    [0] .
    [one] , één soldaat verlaat het bord.
   *[other] , { $retreated } soldaten verlaten het bord.
}
palatinus-finale-counting = Heuvel { $hill }, { $space }: de { $role ->
    [merchant] handelaar
   *[farmer] boer
} van { $player } levert { $points } invloed op. In totaal { $sum }.
palatinus-steps = Stappen van de onthulling
palatinus-step-back = Stap terug
palatinus-step-on = Stap verder
palatinus-step-hill-back = Vorige heuvel
palatinus-step-hill-on = Volgende heuvel
palatinus-step-play = Afspelen
palatinus-step-pause = Pauzeren
palatinus-step-end = Meteen naar het einde
palatinus-step-slider = Moment van de onthulling

## Het scoreblad en het verhaal

palatinus-sheet = Punten per heuvel en speler
palatinus-sheet-total = Totaal
palatinus-sheet-help = Kies een getal om te zien hoe het is opgebouwd.
palatinus-sheet-cell = { $player }, heuvel { $hill }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} (gevangen { $captured }, schijven { $discs }, laurier { $laurel })
palatinus-sheet-sum = { $player }, totaal: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
palatinus-parts-hill = { $player } op heuvel { $hill }
palatinus-parts-total = Alle punten van { $player }
palatinus-parts-nothing = Geen punten.
palatinus-parts-influence = Invloed: { $points }
palatinus-parts-items = Gewonnen inwoners, schijven en fiches (telt bij gelijke stand): { $items }
palatinus-parts-piece = { $role ->
    [merchant] Handelaar
   *[farmer] Boer
} op { $space }
palatinus-story-won = { $player } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $margin ->
    [0] evenveel als de nummer twee
    [one] één meer dan de nummer twee
   *[other] { $margin } meer dan de nummer twee
}: { $laurels ->
    [0] geen enkele heuvel
    [one] één heuvel
   *[other] { $laurels } heuvels
} en { $captured ->
    [0] geen gevangenen
    [one] één gevangene
   *[other] { $captured } gevangenen
}.
palatinus-story-shared = { $players } delen de overwinning met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
palatinus-story-close = Het spannendst was het op heuvel { $hill }, goed voor { $laurel } punten: daar had { $player } maar { $lead } invloed meer dan { $player_second }.
palatinus-story-tied = Heuvel { $hill }, goed voor { $laurel } punten, ontglipte iedereen: { $players } stonden gelijk.
palatinus-story-alone = Op heuvel { $hill }, goed voor { $laurel } punten, had { $player } het rijk alleen.
palatinus-story-items = Evenveel punten, maar { $player } had { $items } inwoners, schijven en fiches gewonnen, { $player_second } maar { $fewer }.
palatinus-story-capture = De grootste vangst was voor de soldaat van { $player } op { $space }: { $count ->
    [one] één inwoner
   *[other] { $count } inwoners
} in één keer.
palatinus-story-no-capture = Geen enkele soldaat nam iemand gevangen.

palatinus-keys-number = De inwoner met dat nummer kiezen
palatinus-keys-letter = Een handelaar, een boer, een soldaat kiezen
palatinus-keys-turn = Op een plaats voor de tegel: de tegel draaien
