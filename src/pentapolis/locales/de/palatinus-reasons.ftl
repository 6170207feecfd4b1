### Warum: die Gründe der Tipps in Palatinus

palatinus-reason-mesh = Das spiegelt nur, wie die Tafeln ineinandergreifen: Niemand gewinnt dadurch etwas.
palatinus-reason-lay-joined = { $springs ->
    [one] Hier liegt eine Quelle neben einer Quelle einer anderen Tafel
   *[other] Hier liegen { $springs } Quellen neben Quellen anderer Tafeln
}: gutes Land für Bauern.
palatinus-reason-lay-apart = Hier liegt keine Quelle neben einer Quelle einer anderen Tafel: Kein Platz wird zu gut für Bauern.
palatinus-reason-hidden = Es ist eine Wölfin: Die anderen können nur raten, wer darunter ist.
palatinus-reason-quiet = Ändert wenig, so wie der Plan jetzt aussieht.

# Wie es an einem Hügel dann steht

palatinus-reason-figure = { $sure ->
    [no] anscheinend { $influence }
   *[yes] { $influence }
}
palatinus-reason-when = { $when ->
    [soldiers] {", "}wenn die Heerführer an der Reihe waren
    [stays] {", "}wenn er nicht gefangen genommen wird
    [otherwise] , weil Heerführer dann anders handeln
   *[now] {""}
}
palatinus-reason-alone = Bringt dich an Hügel { $hill } (Hügelchip im Wert von { $laurel }), noch ohne Konkurrenz: { palatinus-reason-figure } Einfluss{ palatinus-reason-when }.
palatinus-reason-more = Stärkt dich an Hügel { $hill } (Hügelchip im Wert von { $laurel }), weiter ohne Konkurrenz: { palatinus-reason-figure } Einfluss{ palatinus-reason-when }.
palatinus-reason-lead = Damit führst du an Hügel { $hill } (Hügelchip im Wert von { $laurel }): { palatinus-reason-figure } zu { $theirs }{ palatinus-reason-when }.
palatinus-reason-ahead = Damit bleibst du an Hügel { $hill } (Hügelchip im Wert von { $laurel }) vorn: { palatinus-reason-figure } zu { $theirs }{ palatinus-reason-when }.
palatinus-reason-level = Damit ziehst du an Hügel { $hill } (Hügelchip im Wert von { $laurel }) gleich: { palatinus-reason-figure } für beide{ palatinus-reason-when }.
palatinus-reason-closer = Damit kommst du an Hügel { $hill } (Hügelchip im Wert von { $laurel }) näher heran: { palatinus-reason-figure } zu { $theirs }{ palatinus-reason-when }.
palatinus-reason-foothold = Damit fasst du Fuß an Hügel { $hill } (Hügelchip im Wert von { $laurel }): { palatinus-reason-figure } zu { $theirs }{ palatinus-reason-when }.
palatinus-reason-room = Noch bringt er nichts an Hügel { $hill }, aber daneben { $empty ->
    [one] ist noch ein Platz leer, der sich füllen kann
   *[other] sind noch { $empty } Plätze leer, die sich füllen können
}.
palatinus-reason-merchant-grows = Er bringt jetzt { palatinus-reason-figure } Einfluss, und wohl etwa { $expected }, wenn sich die Plätze daneben füllen.
palatinus-reason-merchant-shrinks = Er bringt jetzt { palatinus-reason-figure } Einfluss, am Ende aber vielleicht nur etwa { $expected }: Heerführer bedrohen die Nachbarn.
palatinus-reason-farmer-grows = Er bringt jetzt { palatinus-reason-figure } Einfluss, und vielleicht etwa { $expected }, wenn Heerführer Felder daneben leeren.
palatinus-reason-farmer-shrinks = Er bringt jetzt { palatinus-reason-figure } Einfluss, aber vielleicht nur noch etwa { $expected }, wenn sich die Felder daneben füllen.
palatinus-reason-cause = { $cause ->
    [soldiers] , weil Heerführer dann anders handeln
   *[itself] {""}
}
palatinus-reason-costs = Kostet dich { palatinus-reason-figure } Einfluss an Hügel { $hill }{ palatinus-reason-cause }; dir { $left ->
    [0] bleibt dort nichts
    [one] bleibt dort 1
   *[other] bleiben dort { $left }
}.
palatinus-reason-slows = Kostet { $player_rival } { palatinus-reason-figure } Einfluss an Hügel { $hill }{ palatinus-reason-cause }; dort { $total ->
    [0] bleibt nichts
    [one] bleibt 1
   *[other] bleiben { $total }
}.
palatinus-reason-helps = Gibt { $player_rival } { palatinus-reason-figure } Einfluss an Hügel { $hill }, zusammen { $total }{ palatinus-reason-cause }.
palatinus-reason-evens-out = Er bringt { palatinus-reason-figure } Einfluss an Hügel { $hill }, kostet dich dort aber ebenso viel: Es bleibt bei { $total }.

# Heerführer

palatinus-reason-soldier = An Hügel { $hill } { $captures ->
    [0] muss sich der Heerführer vielleicht zurückziehen
    [one] nimmt der Heerführer wohl einen gefangen
   *[other] nimmt der Heerführer wohl etwa { $captures } gefangen
}: daneben { $neighbours ->
    [0] noch niemand
    [one] 1 Chip
   *[other] { $neighbours } Chips
} und { $empty ->
    [0] kein leerer Platz
    [one] 1 leerer Platz
   *[other] { $empty } leere Plätze
}.
palatinus-reason-soldier-own = Er bedroht auch { $count ->
    [one] einen eigenen Chip
   *[other] { $count } eigene Chips
} daneben.
palatinus-reason-their-taken = Der Heerführer von { $player_rival } auf { $space } nimmt ihn wohl gefangen, bevor sein Hügel gewertet wird.
palatinus-reason-own-taken = Dein eigener Heerführer auf { $space } nimmt ihn wohl gefangen, bevor sein Hügel gewertet wird.
palatinus-reason-itself = { $itself ->
    [yes] {""}, auch ihn selbst
   *[no] {""}
}
palatinus-reason-own-soldier-more = Dein Heerführer auf { $space } kann mehr gefangen nehmen: wohl etwa { $captures }{ palatinus-reason-itself }.
palatinus-reason-own-soldier-fewer = Dein Heerführer auf { $space } { $captures ->
    [0] muss sich wohl zurückziehen
    [one] kann weniger gefangen nehmen: wohl etwa einen
   *[other] kann weniger gefangen nehmen: wohl etwa { $captures }
}.
palatinus-reason-their-soldier-more = Der Heerführer von { $player_rival } auf { $space } kann mehr gefangen nehmen: wohl etwa { $captures }.
palatinus-reason-their-soldier-fewer = Der Heerführer von { $player_rival } auf { $space } { $captures ->
    [0] muss sich wohl zurückziehen
    [one] kann weniger gefangen nehmen: wohl etwa einen
   *[other] kann weniger gefangen nehmen: wohl etwa { $captures }
}.

palatinus-reason-safer = So ist dein { $role ->
    [merchant] Händler
   *[farmer] Bauer
} auf { $space } sicherer vor Heerführern.
palatinus-reason-in-danger = So ist dein { $role ->
    [merchant] Händler
   *[farmer] Bauer
} auf { $space } stärker durch Heerführer gefährdet.

# Der letzte Chip: wie wahrscheinlich alles ist, wenn die Wölfinnen liegen, wie sie nur können

palatinus-reason-nothing = Ändert nichts mehr, was zählt.
palatinus-reason-hill-likelier = { $chance ->
    [100] Hügel { $hill } (Hügelchip im Wert von { $laurel }) gehört dann sicher dir
   *[other] Hügel { $hill } (Hügelchip im Wert von { $laurel }) gehört dann mit { $chance } % Wahrscheinlichkeit dir
}, vorher { $before } %.
palatinus-reason-hill-unlikelier = { $chance ->
    [0] Hügel { $hill } (Hügelchip im Wert von { $laurel }) kann dann nicht mehr dir gehören
   *[other] Hügel { $hill } (Hügelchip im Wert von { $laurel }) gehört dann nur mit { $chance } % Wahrscheinlichkeit dir
}, vorher { $before } %.
palatinus-reason-level-likelier = Den ersten Platz an Hügel { $hill } teilst du dann mit { $chance } % Wahrscheinlichkeit (2 Punkte), vorher { $before } %.
palatinus-reason-level-unlikelier = Den ersten Platz an Hügel { $hill } teilst du dann nur mit { $chance } % Wahrscheinlichkeit (2 Punkte), vorher { $before } %.
palatinus-reason-theirs-likelier = { $player_rival } gewinnt Hügel { $hill } (Hügelchip im Wert von { $laurel }) dann mit { $chance } % Wahrscheinlichkeit, vorher { $before } %.
palatinus-reason-theirs-unlikelier = { $chance ->
    [0] { $player_rival } kann Hügel { $hill } (Hügelchip im Wert von { $laurel }) dann nicht mehr allein gewinnen
   *[other] { $player_rival } gewinnt Hügel { $hill } (Hügelchip im Wert von { $laurel }) dann nur mit { $chance } % Wahrscheinlichkeit
}, vorher { $before } %.
palatinus-reason-own-captures-more = Deine Heerführer nehmen dann zusammen etwa { $captures } gefangen, vorher { $before }.
palatinus-reason-own-captures-fewer = Deine Heerführer nehmen dann zusammen nur etwa { $captures } gefangen, vorher { $before }.
palatinus-reason-their-captures-more = Die Heerführer von { $player_rival } nehmen dann zusammen etwa { $captures } gefangen, vorher { $before }.
palatinus-reason-their-captures-fewer = Die Heerführer von { $player_rival } nehmen dann zusammen nur etwa { $captures } gefangen, vorher { $before }.
