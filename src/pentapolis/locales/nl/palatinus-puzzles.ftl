# De puzzels van Palatinus: wat er gevraagd wordt en waarom het antwoord klopt.

palatinus-puzzle-victory = Het laatste woord
palatinus-puzzle-victory-goal = De laatste inwoner van de partij is van jou. Plaats hem zo dat je wint, wat er ook onder de wolven van de anderen zit.
palatinus-puzzle-victory-end = Zo win je hoe dan ook: in het krapste geval { $points } tegen { $second }.
palatinus-puzzle-victory-items = Zo win je hoe dan ook: in het krapste geval staat het { $points } tegen { $second } en heb jij meer inwoners, schijven en fiches gewonnen.
palatinus-puzzle-points = Zekere punten
palatinus-puzzle-points-goal = De laatste inwoner van de partij is van jou. Plaats hem zo dat je van zo veel mogelijk punten zeker bent, wat er ook onder de wolven van de anderen zit.
palatinus-puzzle-points-own-soldier = Je soldaat op { $space } neemt er dan minstens { $captures } gevangen.
palatinus-puzzle-points-their-soldier = De soldaat van { $player_rival } op { $space } neemt er dan { $captures ->
    [0] geen enkele
   *[other] hoogstens { $captures }
} gevangen.
palatinus-puzzle-points-takes = De soldaat van { $player_rival } op { $space } neemt dan zeker { $spaces } gevangen.
palatinus-puzzle-points-hill = Heuvel { $hill } (laurierfiche van { $laurel }) is dan zeker van jou, in het krapste geval met { $influence } tegen { $theirs }.
palatinus-puzzle-points-level = Op heuvel { $hill } sta je dan minstens gelijk: 2 punten.
palatinus-puzzle-points-placed = Op { $space } levert je { $role ->
    [merchant] handelaar
   *[farmer] boer
} minstens { $influence } invloed op.
palatinus-puzzle-points-not-theirs = { $player_rival } kan heuvel { $hill } niet meer alleen winnen (laurierfiche van { $laurel }).
palatinus-puzzle-points-end = Zo krijg je minstens { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, wat er ook onthuld wordt.
palatinus-puzzle-captures = Volle kerkers
palatinus-puzzle-captures-goal = Stel dat de partij na jouw beurt eindigt. Plaats één inwoner zo dat je soldaten er zeker zo veel mogelijk gevangennemen, wat er ook onder de wolven van de anderen zit. { $now ->
    [0] Nu zou het er geen zijn
    [one] Nu zou het er 1 zijn
   *[other] Nu zouden het er { $now } zijn
}.
palatinus-puzzle-captures-end = Zo nemen je soldaten er samen minstens { $captures } gevangen.
palatinus-puzzle-palatinus = De Palatinus
palatinus-puzzle-palatinus-goal = Stel dat de partij na jouw beurt eindigt. Plaats één inwoner zo dat heuvel { $hill }, de Palatinus (laurierfiche van { $laurel }), zeker van jou is, wat er ook onder de wolven van de anderen zit.
palatinus-puzzle-palatinus-next = Vanaf { $space } verandert hij wat zijn buren op heuvel { $hill } opleveren.
palatinus-puzzle-palatinus-end = In het krapste geval stond het op heuvel { $hill } voor jou { $influence_before } tegen { $theirs_before }; nu staat het { $influence } tegen { $theirs }.
