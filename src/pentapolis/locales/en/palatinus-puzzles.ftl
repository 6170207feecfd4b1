# Palatinus’ puzzles: what is asked, and why the answer works.

palatinus-puzzle-victory = The last word
palatinus-puzzle-victory-goal = The last inhabitant of the game is yours. Place it so that you win, whatever the other players’ wolves turn out to be.
palatinus-puzzle-victory-end = That wins in any case: { $points } to { $second } where it is closest.
palatinus-puzzle-victory-items = That wins in any case: where it is closest, it stands { $points } to { $second }, and you have won more pieces, discs and tokens.
palatinus-puzzle-points = Safe points
palatinus-puzzle-points-goal = The last inhabitant of the game is yours. Place it so that as many points as possible are yours for certain, whatever the other players’ wolves turn out to be.
palatinus-puzzle-points-own-soldier = Your soldier on { $space } then captures at least { $captures }.
palatinus-puzzle-points-their-soldier = { $player_rival }’s soldier on { $space } then captures { $captures ->
    [0] no one
   *[other] at most { $captures }
}.
palatinus-puzzle-points-takes = { $player_rival }’s soldier on { $space } then captures { $spaces } for certain.
palatinus-puzzle-points-hill = Hill { $hill } ({ $laurel }-point laurel) is then yours for certain, { $influence } to { $theirs } where it is closest.
palatinus-puzzle-points-level = On hill { $hill } you are then at least level: 2 points.
palatinus-puzzle-points-placed = On { $space } your { $role ->
    [merchant] merchant
   *[farmer] farmer
} earns at least { $influence } influence.
palatinus-puzzle-points-not-theirs = { $player_rival } can no longer win hill { $hill } alone ({ $laurel }-point laurel).
palatinus-puzzle-points-end = That gets you at least { $points ->
    [one] 1 point
   *[other] { $points } points
}, whatever is revealed.
palatinus-puzzle-captures = Full prisons
palatinus-puzzle-captures-goal = Suppose the game ended after your turn. Place one inhabitant so that your soldiers capture as many as possible for certain, whatever the other players’ wolves turn out to be. { $now ->
    [0] Now it would be none
   *[other] Now it would be { $now }
}.
palatinus-puzzle-captures-end = That way your soldiers capture at least { $captures } in all.
palatinus-puzzle-palatinus = The Palatinus
palatinus-puzzle-palatinus-goal = Suppose the game ended after your turn. Place one inhabitant so that hill { $hill }, the Palatinus ({ $laurel }-point laurel), is yours for certain, whatever the other players’ wolves turn out to be.
palatinus-puzzle-palatinus-next = From { $space } it changes what its neighbours on hill { $hill } earn.
palatinus-puzzle-palatinus-end = Where it is closest, hill { $hill } stood { $influence_before } to { $theirs_before } for you; now it stands { $influence } to { $theirs }.
