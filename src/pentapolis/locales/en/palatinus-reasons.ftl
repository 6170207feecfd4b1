### Why: the reasons of hints in Palatinus

palatinus-reason-mesh = It only mirrors how the tiles meet: no one gains by it.
palatinus-reason-lay-joined = { $springs ->
    [one] One spring lies next to a spring of another tile here
   *[other] { $springs } springs lie next to springs of other tiles here
}: good ground for farmers.
palatinus-reason-lay-apart = No spring lies next to a spring of another tile here: no space becomes too good for farmers.
palatinus-reason-hidden = It is a wolf: the others can only guess who it is.
palatinus-reason-quiet = Changes little as the board lies now.

# How a hill stands then

palatinus-reason-figure = { $sure ->
    [no] apparently { $influence }
   *[yes] { $influence }
}
palatinus-reason-when = { $when ->
    [soldiers] {" "}once the soldiers have acted
    [stays] {" "}if it is not captured
    [otherwise] , because soldiers then act differently
   *[now] {""}
}
palatinus-reason-alone = Puts you on hill { $hill } ({ $laurel }-point laurel) with { palatinus-reason-figure } influence{ palatinus-reason-when }, with no rival yet.
palatinus-reason-more = Strengthens you on hill { $hill } ({ $laurel }-point laurel): { palatinus-reason-figure } influence{ palatinus-reason-when }, still with no rival.
palatinus-reason-lead = Takes the lead on hill { $hill } ({ $laurel }-point laurel): { palatinus-reason-figure } to { $theirs }{ palatinus-reason-when }.
palatinus-reason-ahead = Keeps you ahead on hill { $hill } ({ $laurel }-point laurel): { palatinus-reason-figure } to { $theirs }{ palatinus-reason-when }.
palatinus-reason-level = Draws level on hill { $hill } ({ $laurel }-point laurel): { palatinus-reason-figure } each{ palatinus-reason-when }.
palatinus-reason-closer = Brings you closer on hill { $hill } ({ $laurel }-point laurel): { palatinus-reason-figure } to { $theirs }{ palatinus-reason-when }.
palatinus-reason-foothold = Gives you a foothold on hill { $hill } ({ $laurel }-point laurel): { palatinus-reason-figure } to { $theirs }{ palatinus-reason-when }.
palatinus-reason-room = As things stand it earns nothing on hill { $hill }, but { $empty ->
    [one] one empty space
   *[other] { $empty } empty spaces
} next to it may still fill.
palatinus-reason-merchant-grows = It earns { palatinus-reason-figure } influence now, and probably about { $expected } as the spaces next to it fill.
palatinus-reason-merchant-shrinks = It earns { palatinus-reason-figure } influence now, but perhaps only about { $expected } in the end: soldiers threaten its neighbours.
palatinus-reason-farmer-grows = It earns { palatinus-reason-figure } influence now, and perhaps about { $expected }: soldiers may clear fields next to it.
palatinus-reason-farmer-shrinks = It earns { palatinus-reason-figure } influence now, but perhaps only about { $expected } as the fields next to it fill.
palatinus-reason-cause = { $cause ->
    [soldiers] , because soldiers then act differently
   *[itself] {""}
}
palatinus-reason-costs = Costs you { palatinus-reason-figure } influence on hill { $hill }{ palatinus-reason-cause }; { $left ->
    [0] none
   *[other] { $left }
} left there.
palatinus-reason-slows = Takes { palatinus-reason-figure } influence from { $player_rival } on hill { $hill }{ palatinus-reason-cause }; { $total ->
    [0] none
   *[other] { $total }
} left there.
palatinus-reason-helps = Gives { $player_rival } { palatinus-reason-figure } influence on hill { $hill }, { $total } in all{ palatinus-reason-cause }.
palatinus-reason-evens-out = It earns { palatinus-reason-figure } influence on hill { $hill }, but costs you as much there: you still have { $total }.

# Soldiers

palatinus-reason-soldier = On hill { $hill } the soldier { $captures ->
    [0] may well have to retreat
    [one] probably captures one
   *[other] probably captures about { $captures }
}: next to it { $neighbours ->
    [0] no inhabitants
    [one] 1 inhabitant
   *[other] { $neighbours } inhabitants
} now and { $empty ->
    [0] no empty space
    [one] 1 empty space
   *[other] { $empty } empty spaces
}.
palatinus-reason-soldier-own = It threatens { $count ->
    [one] an inhabitant of your own
   *[other] { $count } inhabitants of your own
} next to it.
palatinus-reason-their-taken = { $player_rival }’s soldier on { $space } will probably capture it before its hill is scored.
palatinus-reason-own-taken = Your own soldier on { $space } will probably capture it before its hill is scored.
palatinus-reason-itself = { $itself ->
    [yes] {""}, this one among them
   *[no] {""}
}
palatinus-reason-own-soldier-more = Your soldier on { $space } can capture more: probably about { $captures }{ palatinus-reason-itself }.
palatinus-reason-own-soldier-fewer = Your soldier on { $space } { $captures ->
    [0] will probably have to retreat
    [one] can capture fewer: probably about one
   *[other] can capture fewer: probably about { $captures }
}.
palatinus-reason-their-soldier-more = { $player_rival }’s soldier on { $space } can capture more: probably about { $captures }.
palatinus-reason-their-soldier-fewer = { $player_rival }’s soldier on { $space } { $captures ->
    [0] will probably have to retreat
    [one] can capture fewer: probably about one
   *[other] can capture fewer: probably about { $captures }
}.

palatinus-reason-safer = Makes your { $role ->
    [merchant] merchant
   *[farmer] farmer
} on { $space } safer from soldiers.
palatinus-reason-in-danger = Puts your { $role ->
    [merchant] merchant
   *[farmer] farmer
} on { $space } in more danger from soldiers.

# The last placement: how likely everything is, with wolves in all ways in which they can lie

palatinus-reason-nothing = Changes nothing any more that counts.
palatinus-reason-hill-likelier = { $chance ->
    [100] Hill { $hill } ({ $laurel }-point laurel) is then yours for certain
   *[other] Hill { $hill } ({ $laurel }-point laurel) is then yours with a chance of { $chance }%
}, up from { $before }%.
palatinus-reason-hill-unlikelier = { $chance ->
    [0] Hill { $hill } ({ $laurel }-point laurel) can then no longer be yours
   *[other] Hill { $hill } ({ $laurel }-point laurel) is then yours with a chance of { $chance }%
}, down from { $before }%.
palatinus-reason-level-likelier = You then share first place on hill { $hill } (2 points) with a chance of { $chance }%, up from { $before }%.
palatinus-reason-level-unlikelier = You then share first place on hill { $hill } (2 points) with a chance of { $chance }%, down from { $before }%.
palatinus-reason-theirs-likelier = { $player_rival } then wins hill { $hill } ({ $laurel }-point laurel) with a chance of { $chance }%, up from { $before }%.
palatinus-reason-theirs-unlikelier = { $chance ->
    [0] { $player_rival } can then no longer win hill { $hill } ({ $laurel }-point laurel) alone
   *[other] { $player_rival } then wins hill { $hill } ({ $laurel }-point laurel) with a chance of { $chance }%
}, down from { $before }%.
palatinus-reason-own-captures-more = Your soldiers then capture about { $captures } in all, not { $before }.
palatinus-reason-own-captures-fewer = Your soldiers then capture only about { $captures } in all, not { $before }.
palatinus-reason-their-captures-more = { $player_rival }’s soldiers then capture about { $captures } in all, not { $before }.
palatinus-reason-their-captures-fewer = { $player_rival }’s soldiers then capture only about { $captures } in all, not { $before }.
