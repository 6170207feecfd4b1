# De puzzels van La Città: wat er gevraagd wordt, en waarom het antwoord klopt.

lacitta-puzzle-feed = Eén kaart tegen de honger
lacitta-puzzle-feed-goal = Er dreigt hongersnood: { $food } voedsel voor { $people ->
    [one] { $people } burger
   *[other] { $people } burgers
}. Zorg met één kaart dat iedereen kan eten.
lacitta-puzzle-feed-farm = Een boerderij op { $space } levert { $food } voedsel op.
lacitta-puzzle-feed-city = Het castello van een nieuwe stad op { $space } levert { $food } voedsel op.
lacitta-puzzle-feed-harvest = Rijke oogst op { $space } verdubbelt { $food } voedsel.
lacitta-puzzle-feed-fed = { $food } voedsel voor { $people ->
    [one] { $people } burger
   *[other] { $people } burgers
}: iedereen eet.
lacitta-puzzle-vote = Voor de stemming
lacitta-puzzle-vote-goal = Het volk wil waarschijnlijk { lacitta-the-attraction }: { $count ->
    [one] een stem die je kent, vraagt
   *[other] { $count } stemmen die je kent, vragen
} erom. Win in dat geval met één kaart zo veel mogelijk burgers van buursteden, en verlies er zo weinig mogelijk.
lacitta-puzzle-vote-comes = { $more } tegen { $less }: een burger van { $player_rival } gaat van { $space_from } naar je stad op { $space }.
lacitta-puzzle-vote-goes = { $less } tegen { $more }: een burger gaat van je stad op { $space } naar { $player_rival } op { $space_from }.
lacitta-puzzle-vote-full = { $more } tegen { $less }: { $player_rival } verliest een burger op { $space_from }, maar je stad op { $space } is vol.
lacitta-puzzle-vote-stays = { $more } tegen { $less }: niemand gaat meer van je stad op { $space } naar { $player_rival } op { $space_from }.
lacitta-puzzle-vote-room = Je stad op { $space } heeft nu plaats voor wie komt, tot { $limit } burgers.
lacitta-puzzle-vote-no-limit = Je stad op { $space } heeft geen bovengrens meer: wie komt, vindt plaats.
lacitta-puzzle-vote-sum = Gewonnen min verloren burgers: { $best } in plaats van { $before }.
lacitta-puzzle-final = Het laatste jaar
lacitta-puzzle-final-goal = Speel twee kaarten, eerst een actiekaart; de anderen nemen goud. Haal zo veel mogelijk punten, alsof het spel daarna eindigt. Hongersnood kost 5 punten, en 1 voor elke burger die verhongert.
lacitta-puzzle-final-citizens = { $count ->
    [one] Eén burger erbij is één punt erbij.
   *[other] { $count } burgers erbij zijn { $count } punten.
}
lacitta-puzzle-final-complete = De stad op { $space } heeft nu alle drie de soorten bogen: 3 punten.
lacitta-puzzle-final-famine = Toch { $count ->
    [one] verhongert er één burger
   *[other] verhongeren er { $count } burgers
}, en dat kost nog eens 5 punten.
lacitta-puzzle-final-fed = { $food } voedsel voor { $people ->
    [one] { $people } burger
   *[other] { $people } burgers
}: geen hongersnood.
lacitta-puzzle-final-sum = Punten in totaal: { $best } in plaats van { $before }.
