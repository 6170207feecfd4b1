### La Città: wat voor een keuze pleit, of ertegen

## Voedsel

lacitta-reason-averts-famine = Voorkomt hongersnood: { $food } voedsel voor { $people ->
    [one] { $people } burger
   *[other] { $people } burgers
}.
lacitta-reason-less-hunger = Er verhongeren er minder: { $food } voedsel voor { $people ->
    [one] { $people } burger
   *[other] { $people } burgers
}.
lacitta-reason-feeds-growth = Ook genoeg voor de groei van volgend jaar: { $food } voedsel voor { $people ->
    [one] { $people } burger
   *[other] { $people } burgers
}.
lacitta-reason-feeds-some = Helpt voor de groei van volgend jaar: { $food } voedsel voor { $people ->
    [one] { $people } burger
   *[other] { $people } burgers
}.
lacitta-reason-more-food = { $count } voedsel meer: { $food } voor { $people ->
    [one] { $people } burger
   *[other] { $people } burgers
}.
lacitta-reason-food-enough = Er is dit jaar al genoeg voedsel: { $food } voor { $people ->
    [one] { $people } burger
   *[other] { $people } burgers
}.
lacitta-reason-less-food = { $count } voedsel minder: { $food } voor { $people ->
    [one] { $people } burger
   *[other] { $people } burgers
}.
lacitta-reason-famine = Dit jaar dreigt hongersnood: { $food } voedsel voor { $people ->
    [one] { $people } burger
   *[other] { $people } burgers
}.
lacitta-reason-still-hungry = Dan is er nog altijd te weinig voedsel: { $food } voor { $people ->
    [one] { $people } burger
   *[other] { $people } burgers
}.
lacitta-reason-tight = Volgend jaar wordt het voedsel krap: { $food } voor { $people ->
    [one] { $people } burger
   *[other] { $people } burgers
}.

## Burgers en plaats

lacitta-reason-new-citizens = { $count ->
    [one] Eén burger erbij, en dus één punt,
   *[other] { $count } burgers erbij, en dus { $count } punten,
} in de stad op { $space }.
lacitta-reason-last-spare = Gebruikt de laatste vrije burger van de stad op { $space }.
lacitta-reason-spare-again = In de stad op { $space } is weer een burger vrij om te bouwen.
lacitta-reason-limit = De stad op { $space } kan groeien tot { $limit } burgers.
lacitta-reason-no-limit = De stad op { $space } kan onbeperkt groeien.
lacitta-reason-limit-lost = De stad op { $space } groeit niet meer boven { $limit } burgers.
lacitta-reason-full = De stad op { $space } is dan vol met { $limit } burgers en groeit niet meer.
lacitta-reason-new-city = Een nieuwe stad: nu { $count ->
    [one] één burger
   *[other] { $count } burgers
} { $food ->
    [0] erbij, maar geen voedsel
   *[other] en { $food } voedsel erbij
}{ $years ->
    [0] .
   *[other] , en groei in elk jaar.
}
lacitta-reason-sends = In de stad op { $space } { $count ->
    [one] blijft één vrije burger
   *[other] blijven { $count } vrije burgers
}.
lacitta-reason-grows-again = De stad op { $space } zit vol met { $limit }: gaat er een weg, dan kan ze weer groeien.
lacitta-reason-grows-anyway = De stad op { $space } groeit hoe dan ook tot haar bovengrens van { $limit }.

## Goud en kaarten

lacitta-reason-costs-gold = Kost { $gold } goud; je houdt { $left } over.
lacitta-reason-brings-gold = Je hebt dan { $gold } goud.
lacitta-reason-brings-gold-for = Je hebt dan { $gold } goud, genoeg voor { lacitta-the-card }.
lacitta-reason-income = Elk jaar { $gold } goud meer, nog { $years ->
    [one] één keer
   *[other] { $years } keer
}.
lacitta-reason-income-lost = Elk jaar { $gold } goud minder.
lacitta-reason-uses-card = Kost een actiekaart; je houdt er dit jaar { $left ->
    [0] geen
    [one] één
   *[other] { $left }
} over.
lacitta-reason-saves-cards = Je houdt { $left ->
    [one] je laatste actiekaart
   *[other] je { $left } actiekaarten
} voor later.
lacitta-reason-card-builds = Bouw er { lacitta-a-building } mee in de stad op { $space }.

## Bogen en buren

lacitta-reason-complete = Cultuur, kennis en gezondheid in de stad op { $space }: dat is aan het einde { $bonus ->
    [one] { $bonus } punt
   *[other] { $bonus } punten
} waard.
lacitta-reason-incomplete = Geen { lacitta-the-attraction } meer in de stad op { $space }: dat kost haar bonus van { $bonus }.
lacitta-reason-towards = Dan ontbreekt in de stad op { $space } alleen nog { lacitta-the-attraction } voor de bonus van { $bonus }.
lacitta-reason-drawn = { $drawn ->
    [asked] een stem vraagt erom
    [full] maar je stad is vol
   *[may] er kunnen burgers komen
}
lacitta-reason-lead = { $lasts ->
    [year] Dit jaar meer
   *[always] Meer
} { lacitta-the-attraction } op { $space } dan { $player_rival } op { $space_from }, { $more } tegen { $less }; { lacitta-reason-drawn }.
lacitta-reason-level = { $lasts ->
    [year] Dit jaar evenveel
   *[always] Evenveel
} { lacitta-the-attraction } op { $space } als { $player_rival } op { $space_from }, { $more } tegen { $less }: daarvoor vertrekt niemand.
lacitta-reason-lead-lost = Niet meer { lacitta-the-attraction } op { $space } dan { $player_rival } op { $space_from }, { $more } tegen { $less }: daarvoor komt niemand.
lacitta-reason-behind = Minder { lacitta-the-attraction } op { $space } dan { $player_rival } op { $space_from }, { $more } tegen { $less }: er kunnen burgers vertrekken.
lacitta-reason-meets-weaker = Maakt de stad van { $player_rival } op { $space_from } een buurstad. Jij hebt meer { lacitta-the-attraction }, { $more } tegen { $less }; { lacitta-reason-drawn }.
lacitta-reason-meets-stronger = Maakt de stad van { $player_rival } op { $space_from } een buurstad. Jij hebt minder { lacitta-the-attraction }, { $more } tegen { $less }: er kunnen burgers vertrekken.
lacitta-reason-arches = Meer { lacitta-the-attraction } in de stad op { $space }: nu { $count }.
lacitta-reason-arches-year = Alleen dit jaar meer { lacitta-the-attraction } in de stad op { $space }: { $count }.
lacitta-reason-arches-lost = Minder { lacitta-the-attraction } in de stad op { $space }: nu { $count }.
lacitta-reason-looks = Toont { $count ->
    [0] geen nieuwe stem
    [one] één gedekte stem
   *[other] { $count } gedekte stemmen
}: je weet beter wat het volk wil.
lacitta-reason-looks-any = Toont { $count ->
    [one] één gedekte stem
   *[other] { $count } gedekte stemmen
}. Welke je kiest, maakt niet uit.
lacitta-reason-looks-idle = De gedekte stemmen doen er voor jou nu weinig toe.
lacitta-reason-wish-draws = Er { $count ->
    [one] komt één burger
   *[other] komen { $count } burgers
} naar je stad.
lacitta-reason-wish-takes = { $count ->
    [one] Eén buurstad verliest
   *[other] { $count } buursteden verliezen elk
} een burger, maar je stad is vol.
lacitta-reason-wish-nobody = Er verhuist niemand naar jou.

## Land

lacitta-reason-yields-nothing = { $building ->
    [farm] Een boerderij levert daar geen voedsel op: er ligt geen landbouwgebied naast.
   *[quarry] Een steengroeve levert daar geen goud op: er ligt geen gebergte naast.
}
lacitta-reason-covers-field = Bedekt goede grond: een boerderij zou daar { $food } voedsel opleveren.
lacitta-reason-opens-field = Opent de weg naar grond die { $food } voedsel oplevert.
lacitta-reason-reaches-water = Opent de weg naar water, waar een waterput kan staan.
lacitta-reason-covers-water = Bezet het enige veld aan water: geen plaats voor een waterput.
lacitta-reason-castle-food = Het land levert hier { $food } voedsel op.
lacitta-reason-castle-farm = Een boerderij ernaast kan { $food } voedsel opleveren.
lacitta-reason-castle-water = Er is water naast: met een waterput kan de bovengrens vervallen.
lacitta-reason-castle-mountain = Er is een gebergte naast, voor een steengroeve.

## Iets kwijtraken

lacitta-reason-removes = Je raakt { lacitta-the-building } kwijt.
lacitta-reason-starves-spare = De stad op { $space } heeft { $count ->
    [one] één vrije burger
   *[other] { $count } vrije burgers
}: er gaat geen gebouw verloren.
lacitta-reason-starves-building = De stad op { $space } heeft geen vrije burger: je raakt ook een gebouw kwijt, op zijn best { lacitta-the-building }.
lacitta-reason-starves-city = De laatste burger van de stad op { $space }: de hele stad gaat verloren.

## Andere dingen

lacitta-reason-pass = Niets anders lijkt een kaart waard.
lacitta-reason-refresh = { lacitta-the-card } is weg, en er komt een nieuwe kaart.
lacitta-reason-keep = { lacitta-the-card } blijft liggen.
lacitta-reason-little = Verandert voorlopig weinig.
