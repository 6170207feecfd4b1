# De puzzels van De Pilaren van de Aarde: wat er gevraagd wordt, en waarom het antwoord klopt.

pillars-solution-work = { pillars-craftsman-subject }{ pillars-which } werkt { $count ->
    [one] één keer
    [2] twee keer
   *[other] { $count } keer
}: { pillars-points }.
pillars-solution-earn = { pillars-craftsman-subject }{ pillars-which } werkt { $count ->
    [one] één keer
    [2] twee keer
   *[other] { $count } keer
}: { $gold } goud.

pillars-puzzle-cards = De juiste kaarten
pillars-puzzle-cards-goal = Alle anderen hebben gepast. Kies met { $gold } goud en { pillars-workers } kaarten waarmee je ambachtslieden deze ronde de meeste punten maken. Gebeurtenis en bouwmeesters tellen niet mee.
pillars-puzzle-cards-take = { $card ->
    [sand-small] De kleine grindgroeve
    [sand-medium] De middelgrote grindgroeve
    [sand-large] De grote grindgroeve
    [wood-small] Het kleine woud
    [wood-medium] Het middelgrote woud
    [wood-large] Het grote woud
    [stone-small] De kleine steengroeve
    [stone-medium] De middelgrote steengroeve
   *[stone-large] De grote steengroeve
} levert { pillars-amount } op voor { pillars-workers }.
pillars-puzzle-cards-hire = Je neemt { pillars-the-craftsman } in dienst voor { $cost } goud.
pillars-puzzle-cards-goes = { pillars-craftsman-subject }{ pillars-which } moet weg.
pillars-puzzle-cards-sum = Alles bij elkaar { pillars-points } uit de kathedraal.

pillars-puzzle-market = De laatste markt
pillars-puzzle-market-goal = De laatste ronde, en je bent alleen op de markt. Handel zo dat je ambachtslieden zo veel mogelijk punten maken. Zoals het nu is, maken ze er { $points }.
pillars-puzzle-market-buy = Je koopt { pillars-amount } voor { $gold } goud.
pillars-puzzle-market-sell = Je verkoopt { pillars-amount } voor { $gold } goud.
pillars-puzzle-market-sum = Alles bij elkaar { pillars-points } uit de kathedraal.

pillars-puzzle-leaving = Wie moet er weg?
pillars-puzzle-leaving-goal = De laatste ronde, en een van je ambachtslieden moet weg. Kies zo dat de anderen in de kathedraal zo veel mogelijk punten maken.
pillars-puzzle-leaving-goes = { pillars-craftsman-subject }{ pillars-which } gaat weg.
pillars-puzzle-leaving-sum = Dat maakt { pillars-points }; gaat er iemand anders, dan zijn het er minder.

pillars-puzzle-gift = Het geschenk van de aartsbisschop
pillars-puzzle-gift-goal = De aartsbisschop laat een van je ambachtslieden één keer vaker werken. Kies zo dat ze deze ronde samen zo veel mogelijk punten maken.
pillars-puzzle-gift-to = { pillars-craftsman-subject }{ pillars-which } mag één keer vaker werken.
pillars-puzzle-gift-sum = Dat maakt { pillars-points }; met het geschenk voor iemand anders zijn het er minder.

pillars-puzzle-builder = Betalen of wachten?
pillars-puzzle-builder-goal = Je bouwmeester wordt getrokken voor { $cost } goud. Vind wat je verreweg de beste kansen geeft: een locatie, of wachten.
pillars-puzzle-builder-place = { $craftsman ->
    [none] Zet je bouwmeester { pillars-to-place }.
   *[other] Zet je bouwmeester { pillars-to-place }: daar krijg je { pillars-the-craftsman }.
}
pillars-puzzle-builder-ahead = Van 100 partijen wint elke andere keuze er minstens { $percent } minder.
