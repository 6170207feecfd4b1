### La Città

## Woorden van het spel

lacitta-building-castle = Castello
lacitta-building-farm = Boerderij
lacitta-building-quarry = Steengroeve
lacitta-building-school = Kloosterschool
lacitta-building-statue = Standbeeld
lacitta-building-market = Marktplein
lacitta-building-well = Waterput
lacitta-building-palazzo = Palazzo
lacitta-building-hospital = Hospitaal
lacitta-building-bath = Badhuis
lacitta-building-cathedral = Domkerk
lacitta-building-university = Universiteit
lacitta-card-palazzo = Palazzo
lacitta-card-cathedral = Domkerk
lacitta-card-university = Universiteit
lacitta-card-hospital = Hospitaal
lacitta-card-bath = Badhuis
lacitta-card-master-builder = Grote bouwmeester
lacitta-card-bread-and-games = Brood en spelen
lacitta-card-golden-times = Gouden tijden
lacitta-card-rich-harvest = Rijke oogst
lacitta-card-contact = Voeling met de burger
lacitta-attraction-culture = Cultuur
lacitta-attraction-knowledge = Kennis
lacitta-attraction-health = Gezondheid
lacitta-landscape-field-1 = Landbouwgebied (1 voedsel)
lacitta-landscape-field-2 = Landbouwgebied (2 voedsel)
lacitta-landscape-field-3 = Landbouwgebied (3 voedsel)
lacitta-landscape-mountain = Gebergte
lacitta-landscape-water = Water
lacitta-zone-light-green = Lichtgroen
lacitta-zone-light-brown = Lichtbruin
lacitta-zone-yellow-green = Geelgroen
lacitta-pool-farm-quarry = Boerderijen en steengroeven
lacitta-pool-market = Marktpleinen
lacitta-pool-palazzo-hospital = Palazzi en hospitalen
lacitta-pool-statue-cathedral = Standbeelden en domkerken
lacitta-pool-school-university = Kloosterscholen en universiteiten
lacitta-pool-well-bath = Waterputten en badhuizen
lacitta-a-building = { $building ->
    [castle] een castello
    [farm] een boerderij
    [quarry] een steengroeve
    [school] een kloosterschool
    [statue] een standbeeld
    [market] een marktplein
    [well] een waterput
    [palazzo] een palazzo
    [hospital] een hospitaal
    [bath] een badhuis
    [cathedral] een domkerk
   *[university] een universiteit
}
lacitta-the-building = { $building ->
    [castle] het castello
    [farm] de boerderij
    [quarry] de steengroeve
    [school] de kloosterschool
    [statue] het standbeeld
    [market] het marktplein
    [well] de waterput
    [palazzo] het palazzo
    [hospital] het hospitaal
    [bath] het badhuis
    [cathedral] de domkerk
   *[university] de universiteit
}
lacitta-the-card = { $card ->
    [palazzo] Palazzo
    [cathedral] Domkerk
    [university] Universiteit
    [hospital] Hospitaal
    [bath] Badhuis
    [master-builder] Grote bouwmeester
    [bread-and-games] Brood en spelen
    [golden-times] Gouden tijden
    [rich-harvest] Rijke oogst
   *[contact] Voeling met de burger
}
lacitta-the-attraction = { $attraction ->
    [culture] cultuur
    [knowledge] kennis
   *[health] gezondheid
}
lacitta-the-other-attraction = { $attraction_other ->
    [culture] cultuur
    [knowledge] kennis
   *[health] gezondheid
}

## Wat er nu te doen is

lacitta-prompt-castle = { $player } plaatst { $number ->
    [1] een eerste
   *[2] een tweede
} castello.
lacitta-prompt-castle-you = Plaats je { $number ->
    [1] eerste
   *[2] tweede
} castello. Houd minstens drie velden vrij tot elk ander castello.
lacitta-prompt-refresh = { $player } mag de oudste kaart van de rij ({ lacitta-the-card }) vervangen.
lacitta-prompt-refresh-you = Wil je de oudste kaart van de rij ({ lacitta-the-card }) vervangen?
lacitta-prompt-turn = Jaar { $year }, ronde { $round } van { $rounds }: { $player } speelt een kaart.
lacitta-prompt-turn-you = Speel een actiekaart of neem een politiekkaart (jaar { $year }, ronde { $round } van { $rounds }).
lacitta-prompt-send = { $player } kiest welke stad een burger naar { $space } stuurt.
lacitta-prompt-send-you = Kies de stad die een burger naar je nieuwe stad op { $space } stuurt.
lacitta-prompt-build = { $player } bouwt met { lacitta-the-card }.
lacitta-prompt-build-you = { lacitta-the-card }: kies wat je bouwt en waar.
lacitta-prompt-pay = { $player } kiest hoeveel goud { lacitta-the-card } kost.
lacitta-prompt-pay-you = { lacitta-the-card }: hoeveel goud betaal je?
lacitta-prompt-cheer = { $player } plaatst nog { $count ->
    [one] één figuur
   *[other] { $count } figuren
}.
lacitta-prompt-cheer-you = Brood en spelen: zet nog { $count ->
    [one] één figuur
   *[other] { $count } figuren
} op een gebouw met bogen.
lacitta-prompt-welcome = { $player } kiest een stad voor { $people ->
    [one] één nieuwe burger
   *[other] { $people } nieuwe burgers
}.
lacitta-prompt-welcome-you = Gouden tijden: in welke stad { $people ->
    [one] komt de nieuwe burger
   *[other] komen de { $people } nieuwe burgers
}?
lacitta-prompt-harvest = { $player } kiest een boerderij die dit jaar dubbel telt.
lacitta-prompt-harvest-you = Rijke oogst: kies de boerderij die dit jaar dubbel telt.
lacitta-prompt-look = { $player } bekijkt twee stemmen van het volk.
lacitta-prompt-look-you = Voeling met de burger: welke twee gedekte stemmen bekijk je?
lacitta-prompt-wish = { $player } kiest voor de stad op { $space }: { lacitta-the-attraction } of { lacitta-the-other-attraction }.
lacitta-prompt-wish-you = Het volk wil twee dingen. Wat telt voor je stad op { $space }: { lacitta-the-attraction } of { lacitta-the-other-attraction }?
lacitta-prompt-remove = { $player } moet in de stad op { $space } nog { $count ->
    [one] één gebouw
   *[other] { $count } gebouwen
} afbreken.
lacitta-prompt-remove-you = In je stad op { $space } wonen te weinig burgers. Breek nog { $count ->
    [one] één gebouw
   *[other] { $count } gebouwen
} af, van buiten naar binnen.
lacitta-prompt-starve = Hongersnood: { $player } verliest nog { $count ->
    [one] één burger
   *[other] { $count } burgers
}.
lacitta-prompt-starve-you = Hongersnood! Kies de stad die een burger verliest (nog { $count }).
lacitta-prompt-over = Het spel is afgelopen. De overwinning gaat naar { $players }.

## Waarom het niet kan

lacitta-refusal-first-castle = Plaats eerst de castelli.
lacitta-refusal-first-refresh = Eerst beslist de startspeler of de oudste kaart blijft liggen.
lacitta-refusal-first-turn = Speel nu een kaart.
lacitta-refusal-first-send = Kies eerst welke stad een burger naar de nieuwe stad stuurt.
lacitta-refusal-first-build = Bouw eerst wat de genomen kaart toestaat.
lacitta-refusal-first-pay = Kies eerst hoeveel goud je voor de genomen kaart betaalt.
lacitta-refusal-first-cheer = Plaats eerst de figuren.
lacitta-refusal-first-welcome = Kies eerst de stad voor de nieuwe burgers.
lacitta-refusal-first-harvest = Kies eerst de boerderij die dubbel telt.
lacitta-refusal-first-look = Kies eerst welke twee stemmen je bekijkt.
lacitta-refusal-first-wish = Kies eerst welke wens voor deze stad telt.
lacitta-refusal-first-remove = Breek eerst de gebouwen zonder burger af.
lacitta-refusal-first-starve = Kies eerst waar de hongersnood toeslaat.
lacitta-refusal-taboo = Met { $seats } spelers doet veld { $space } niet mee.
lacitta-refusal-taken = Op { $space } staat al iets.
lacitta-refusal-castle-near = Tussen { $space } en elke andere stad moeten minstens { $free } vrije velden liggen.
lacitta-refusal-no-tile = De voorraad is op: er is geen tegel meer voor { lacitta-a-building }.
lacitta-refusal-apart = { $space } ligt niet naast een van je steden.
lacitta-refusal-other-city = { $space } grenst ook aan een andere stad. Daartussen moet een veld vrij blijven.
lacitta-refusal-second-market = Deze stad heeft al een marktplein.
lacitta-refusal-no-citizens = Er zijn niet genoeg burgers in de voorraad.
lacitta-refusal-no-spare = De stad op { $space_from } heeft geen vrije burger op het castello.
lacitta-refusal-no-water = { $space } ligt niet aan water; dat is nodig voor { lacitta-a-building }.
lacitta-refusal-founded = Je hebt dit jaar al een stad gesticht.
lacitta-refusal-no-castle = Je hebt geen castello meer.
lacitta-refusal-no-donor = Geen van je steden heeft een vrije burger om mee te beginnen.
lacitta-refusal-not-your-city = Op { $space } staat geen castello van jou.
lacitta-refusal-not-your-building = Op { $space } staat geen gebouw van jou.
lacitta-refusal-not-displayed = { lacitta-the-card } ligt niet in de rij.
lacitta-refusal-no-site = { lacitta-the-card }: je hebt geen veld waar je met een vrije burger kunt bouwen.
lacitta-refusal-all-full = Geen van je steden heeft plaats voor zoveel nieuwe burgers.
lacitta-refusal-full = De stad op { $space } heeft geen plaats voor nog { $people ->
    [one] één burger
   *[other] { $people } burgers
}: er mogen er hoogstens { $limit } wonen.
lacitta-refusal-last-harvest = In jaar { $year } kan Rijke oogst niet meer gespeeld worden.
lacitta-refusal-no-figure = Je hebt niet genoeg figuren over.
lacitta-refusal-no-farm = Je hebt geen boerderij die nog niet dubbel telt.
lacitta-refusal-no-arches = Je hebt geen gebouw met bogen.
lacitta-refusal-gold = Dat kost { $gold } goud. Je hebt { $held }.
lacitta-refusal-other-building = Met deze kaart bouw je { lacitta-a-building }.
lacitta-refusal-no-such-price = Die prijs staat niet op { lacitta-the-card }.
lacitta-refusal-no-such-arch = Het gebouw op { $space } heeft geen boog voor { lacitta-the-attraction }.
lacitta-refusal-spread = De figuren van één kaart horen bij elkaar. Daar kan { $space } niet meer bij.
lacitta-refusal-harvested = De boerderij op { $space } telt al dubbel.
lacitta-refusal-not-your-farm = Op { $space } staat geen boerderij van jou.
lacitta-refusal-no-action-card = Je actiekaarten van dit jaar zijn op.
lacitta-refusal-not-simple = Met een actiekaart bouw je alleen eenvoudige gebouwen. Voor { lacitta-a-building } is een politiekkaart nodig.
lacitta-refusal-no-pass = Alleen wie geen enkele kaart kan uitvoeren, mag passen.
lacitta-refusal-no-such-wish = Het volk vraagt dit jaar niet om { lacitta-the-attraction }.
lacitta-refusal-other-removal = Nu gaat het om de stad op { $space_from }.
lacitta-refusal-castle-last = Het castello verdwijnt als laatste, als er geen burgers meer zijn.
lacitta-refusal-inside = Zonder { $space } zou de stad uit elkaar vallen. Begin aan de buitenkant.
lacitta-refusal-nobody-left = In de stad op { $space } woont niemand meer.

## Wat er gebeurde

lacitta-event-castle-placed = { $player } plaatst een castello op { $space } ({ $food } voedsel).
lacitta-event-year-began = Jaar { $year } begint. Startspeler: { $player }. De open stem vraagt om { lacitta-the-attraction }.
lacitta-event-income = { $player } krijgt { $gold } goud uit steengroeven.
lacitta-event-grown = { $count ->
    [0] De steden van { $player } groeien niet
    [one] De steden van { $player } groeien: één nieuwe burger
   *[other] De steden van { $player } groeien: { $count } nieuwe burgers
}{ $full ->
    [0] .
   *[other] {" "}({ $full } vol).
}
lacitta-event-penalised = Na de hongersnood van vorig jaar draait { $player } een actiekaart om zonder er iets mee te doen.
lacitta-event-gold-taken = { $player } neemt { $gold } goud.
lacitta-event-founded = { $player } sticht een stad op { $space } met { $people } burgers, één ervan uit { $space_from }.
lacitta-event-built-paid = { $player } bouwt { lacitta-a-building } op { $space } voor { $gold } goud.
lacitta-event-built-free = { $player } bouwt { lacitta-a-building } op { $space }.
lacitta-event-cheered = Brood en spelen: { $player } zet een figuur op { $space } voor { lacitta-the-attraction }.
lacitta-event-welcomed = Gouden tijden: { $player } krijgt { $people ->
    [one] één nieuwe burger
   *[other] { $people } nieuwe burgers
} in de stad op { $space }{ $gold ->
    [0] .
   *[other] {" "}voor { $gold } goud.
}
lacitta-event-harvested = Rijke oogst: de boerderij van { $player } op { $space } telt dit jaar dubbel (+{ $food } voedsel).
lacitta-event-looked = Voeling met de burger: { $player } bekijkt de stemmen { $circles }{ $gold ->
    [0] .
   *[other] {" "}voor { $gold } goud.
}
lacitta-event-own-look = Stem { $circle } vraagt om { lacitta-the-attraction }.
lacitta-event-reshuffled = { $count ->
    [one] De ene afgelegde politiekkaart vormt een nieuwe trekstapel.
   *[other] De { $count } afgelegde politiekkaarten worden geschud en vormen een nieuwe trekstapel.
}
lacitta-event-passed = { $player } past en legt een politiekkaart ongezien af.
lacitta-event-passed-forced = { $player } kan geen kaart uitvoeren, past en legt een politiekkaart ongezien af.
lacitta-event-refreshed = { $player } vervangt de oudste kaart van de rij: { lacitta-the-card }.
lacitta-event-one-wish = Het volk heeft gesproken: het wil { lacitta-the-attraction }.
lacitta-event-two-wishes = Het volk heeft gesproken: het wil { lacitta-the-attraction } of { lacitta-the-other-attraction }.
lacitta-event-wish-chosen = { $player } kiest { lacitta-the-attraction } voor de stad op { $space }.
lacitta-event-migrated = Een burger van { $player_from } verhuist van { $space_from } naar { $space } ({ $player }): { lacitta-the-attraction } { $more } tegen { $less }.
lacitta-event-migrated-away = Een burger van { $player_from } verlaat { $space_from } vanwege { $space } ({ $player }): { lacitta-the-attraction } { $more } tegen { $less }. Die stad is vol, dus de burger gaat terug naar de voorraad.
lacitta-event-tile-removed = { $player } breekt { lacitta-the-building } op { $space } af.
lacitta-event-city-lost = De stad van { $player } op { $space } is verlaten. Het castello gaat terug naar de eigenaar.
lacitta-event-famine = Hongersnood bij { $player }: { $food } voedsel voor { $people ->
    [one] één burger
   *[other] { $people } burgers
}.
lacitta-event-starved = { $player } verliest een burger in de stad op { $space }.
lacitta-event-ended-points = { $players } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
lacitta-event-ended-gold = { $players } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; bij gelijke stand beslist het goud.
lacitta-event-ended-shared = { $players } delen de overwinning met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en evenveel goud.

## Het einde

lacitta-score-city = Stad op { $space }: { $people ->
    [one] één burger
   *[other] { $people } burgers
}
lacitta-score-complete = Stad op { $space } biedt cultuur, kennis en gezondheid
lacitta-score-famine = Hongersnood in het laatste jaar
lacitta-ending-points = Wie na zes jaar de meeste punten heeft, wint.
lacitta-ending-gold = Evenveel punten: wie het meeste goud heeft, wint.
lacitta-ending-shared = Evenveel punten en evenveel goud: gedeelde overwinning.

## Opties

lacitta-option-setup = Startopstelling
lacitta-option-setup-beginner = voor beginners
lacitta-option-setup-advanced = voor gevorderden
lacitta-option-setup-help = Beginners spelen met een vast landschap en vaste castelli. Gevorderden schudden het landschap en plaatsen hun castelli zelf.
lacitta-option-balanced_shuffle = Evenwichtig landschap
lacitta-option-balanced_shuffle-false = nee
lacitta-option-balanced_shuffle-true = ja
lacitta-option-balanced_shuffle-help = Voor gevorderden: schud tot water en gebergte goed bereikbaar liggen en geen veld tussen twee gebergten ligt.
lacitta-option-voluntary_pass = Vrij passen
lacitta-option-voluntary_pass-false = nee
lacitta-option-voluntary_pass-true = ja
lacitta-option-voluntary_pass-help = Normaal past alleen wie geen enkele kaart kan uitvoeren. Met deze variant mag iedereen altijd passen.
lacitta-option-bread_spread = Brood en spelen
lacitta-option-bread_spread-one_building = op één gebouw
lacitta-option-bread_spread-one_city = in één stad
lacitta-option-bread_spread-all_own_cities = in alle eigen steden
lacitta-option-bread_spread-help = Waar de figuren van één kaart mogen staan.
lacitta-option-moving_display = Schuivende kaartenrij
lacitta-option-moving_display-false = nee
lacitta-option-moving_display-true = ja
lacitta-option-moving_display-help = Politiekkaarten schuiven op, en vanaf het tweede jaar mag de startspeler de oudste kaart vervangen.
lacitta-option-citizens_unlimited = Burgers
lacitta-option-citizens_unlimited-true = onbeperkt
lacitta-option-citizens_unlimited-false = alleen de 130 uit de doos
lacitta-option-citizens_unlimited-help = Zijn de burgers op, dan groeit geen stad meer en kan er geen kaart meer gespeeld worden die nieuwe burgers vraagt.
lacitta-option-gold_unlimited = Goud
lacitta-option-gold_unlimited-true = onbeperkt
lacitta-option-gold_unlimited-false = alleen de 32 goudstukken uit de doos
lacitta-option-gold_unlimited-help = Is het goud op, dan krijg je wat er nog is.
lacitta-option-starting_player = Startspeler
lacitta-option-starting_player-null = door loting
lacitta-option-starting_player-0 = plaats 1
lacitta-option-starting_player-1 = plaats 2
lacitta-option-starting_player-2 = plaats 3
lacitta-option-starting_player-3 = plaats 4
lacitta-option-starting_player-4 = plaats 5
lacitta-option-starting_player-help = Begint het eerste jaar, of plaatst bij de opstelling voor gevorderden het eerste castello.
