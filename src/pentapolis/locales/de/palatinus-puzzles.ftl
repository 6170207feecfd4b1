# Die Rätsel zu Palatinus: was gefragt ist und warum die Lösung stimmt.

palatinus-puzzle-victory = Das letzte Wort
palatinus-puzzle-victory-goal = Der letzte Chip der Partie gehört dir. Setze ihn so, dass du gewinnst, was auch immer unter den Wölfinnen der anderen steckt.
palatinus-puzzle-victory-end = So gewinnst du auf jeden Fall: im knappsten Fall { $points } zu { $second }.
palatinus-puzzle-victory-items = So gewinnst du auf jeden Fall: Im knappsten Fall steht es { $points } zu { $second }, und du hast mehr Chips gewonnen.
palatinus-puzzle-points = Sichere Punkte
palatinus-puzzle-points-goal = Der letzte Chip der Partie gehört dir. Setze ihn so, dass dir möglichst viele Punkte sicher sind, was auch immer unter den Wölfinnen der anderen steckt.
palatinus-puzzle-points-own-soldier = Dein Heerführer auf { $space } nimmt dann mindestens { $captures } gefangen.
palatinus-puzzle-points-their-soldier = Der Heerführer von { $player_rival } auf { $space } nimmt dann { $captures ->
    [0] niemanden
   *[other] höchstens { $captures }
} gefangen.
palatinus-puzzle-points-takes = Der Heerführer von { $player_rival } auf { $space } nimmt dann sicher { $spaces } gefangen.
palatinus-puzzle-points-hill = Hügel { $hill } (Hügelchip im Wert von { $laurel }) gehört dann sicher dir, im knappsten Fall mit { $influence } zu { $theirs }.
palatinus-puzzle-points-level = An Hügel { $hill } liegst du dann mindestens gleichauf: 2 Punkte.
palatinus-puzzle-points-placed = Auf { $space } bringt dein { $role ->
    [merchant] Händler
   *[farmer] Bauer
} mindestens { $influence } Einfluss.
palatinus-puzzle-points-not-theirs = { $player_rival } kann Hügel { $hill } nicht mehr allein gewinnen (Hügelchip im Wert von { $laurel }).
palatinus-puzzle-points-end = So bekommst du mindestens { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, was auch immer aufgedeckt wird.
palatinus-puzzle-captures = Volle Kerker
palatinus-puzzle-captures-goal = Angenommen, die Partie endet nach deinem Zug. Setze einen Chip so, dass deine Heerführer sicher möglichst viele gefangen nehmen, was auch immer unter fremden Wölfinnen steckt. { $now ->
    [0] Jetzt wäre es keiner
    [one] Jetzt wäre es einer
   *[other] Jetzt wären es { $now }
}.
palatinus-puzzle-captures-end = So nehmen deine Heerführer zusammen mindestens { $captures } gefangen.
palatinus-puzzle-palatinus = Der Palatin
palatinus-puzzle-palatinus-goal = Angenommen, die Partie endet nach deinem Zug. Setze einen Chip so, dass Hügel { $hill }, der Palatin (Hügelchip im Wert von { $laurel }), sicher dir gehört, was auch immer unter den Wölfinnen der anderen steckt.
palatinus-puzzle-palatinus-next = Von { $space } aus ändert er, was seine Nachbarn an Hügel { $hill } bringen.
palatinus-puzzle-palatinus-end = Im knappsten Fall stand es an Hügel { $hill } für dich { $influence_before } zu { $theirs_before }; jetzt steht es { $influence } zu { $theirs }.
