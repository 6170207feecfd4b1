### Waarom: de redenen van hints in Palatinus

palatinus-reason-mesh = Het spiegelt alleen hoe de tegels in elkaar grijpen: niemand wordt er beter van.
palatinus-reason-lay-joined = { $springs ->
    [one] Hier ligt één bron naast een bron van een andere tegel
   *[other] Hier liggen { $springs } bronnen naast bronnen van andere tegels
}: goede grond voor boeren.
palatinus-reason-lay-apart = Hier ligt geen bron naast een bron van een andere tegel: geen vak wordt te mooi voor boeren.
palatinus-reason-hidden = Het is een wolf: de anderen kunnen alleen gokken wie eronder zit.
palatinus-reason-quiet = Verandert weinig zoals het bord er nu ligt.

# Hoe een heuvel er dan voor staat

palatinus-reason-figure = { $sure ->
    [no] zo te zien { $influence }
   *[yes] { $influence }
}
palatinus-reason-when = { $when ->
    [soldiers] {" "}als de soldaten geweest zijn
    [stays] {" "}als hij niet gevangengenomen wordt
    [otherwise] , doordat soldaten dan iets anders doen
   *[now] {""}
}
palatinus-reason-alone = Je komt op heuvel { $hill } (laurierfiche van { $laurel }) met { palatinus-reason-figure } invloed{ palatinus-reason-when }, nog zonder concurrentie.
palatinus-reason-more = Je wordt sterker op heuvel { $hill } (laurierfiche van { $laurel }): { palatinus-reason-figure } invloed{ palatinus-reason-when }, nog steeds zonder concurrentie.
palatinus-reason-lead = Zo krijg je de meeste invloed op heuvel { $hill } (laurierfiche van { $laurel }): { palatinus-reason-figure } tegen { $theirs }{ palatinus-reason-when }.
palatinus-reason-ahead = Zo houd je de meeste invloed op heuvel { $hill } (laurierfiche van { $laurel }): { palatinus-reason-figure } tegen { $theirs }{ palatinus-reason-when }.
palatinus-reason-level = Zo kom je gelijk op heuvel { $hill } (laurierfiche van { $laurel }): { palatinus-reason-figure } allebei{ palatinus-reason-when }.
palatinus-reason-closer = Zo kom je dichterbij op heuvel { $hill } (laurierfiche van { $laurel }): { palatinus-reason-figure } tegen { $theirs }{ palatinus-reason-when }.
palatinus-reason-foothold = Zo krijg je voet aan de grond op heuvel { $hill } (laurierfiche van { $laurel }): { palatinus-reason-figure } tegen { $theirs }{ palatinus-reason-when }.
palatinus-reason-room = Nu levert hij nog niets op voor heuvel { $hill }, maar op { $empty ->
    [one] één leeg vak
   *[other] { $empty } lege vakken
} ernaast kan nog iemand komen.
palatinus-reason-merchant-grows = Hij levert nu { palatinus-reason-figure } invloed op, en waarschijnlijk zo’n { $expected } als de vakken ernaast volraken.
palatinus-reason-merchant-shrinks = Hij levert nu { palatinus-reason-figure } invloed op, maar uiteindelijk misschien maar zo’n { $expected }: soldaten bedreigen zijn buren.
palatinus-reason-farmer-grows = Hij levert nu { palatinus-reason-figure } invloed op, en misschien zo’n { $expected }: soldaten kunnen velden ernaast leegmaken.
palatinus-reason-farmer-shrinks = Hij levert nu { palatinus-reason-figure } invloed op, maar misschien nog maar zo’n { $expected } als de velden ernaast volraken.
palatinus-reason-cause = { $cause ->
    [soldiers] , doordat soldaten dan iets anders doen
   *[itself] {""}
}
palatinus-reason-costs = Kost je { palatinus-reason-figure } invloed op heuvel { $hill }{ palatinus-reason-cause }; je houdt er { $left ->
    [0] niets
   *[other] { $left }
} over.
palatinus-reason-slows = Kost { $player_rival } { palatinus-reason-figure } invloed op heuvel { $hill }{ palatinus-reason-cause }; er blijft { $total ->
    [0] niets
   *[other] { $total }
} over.
palatinus-reason-helps = Geeft { $player_rival } { palatinus-reason-figure } invloed op heuvel { $hill }, in totaal { $total }{ palatinus-reason-cause }.
palatinus-reason-evens-out = Hij levert { palatinus-reason-figure } invloed op heuvel { $hill } op, maar kost je daar evenveel: je houdt er { $total }.

# Soldaten

palatinus-reason-soldier = Op heuvel { $hill } { $captures ->
    [0] moet de soldaat zich misschien terugtrekken
    [one] neemt de soldaat er waarschijnlijk één gevangen
   *[other] neemt de soldaat er waarschijnlijk zo’n { $captures } gevangen
}: ernaast { $neighbours ->
    [0] nog geen inwoners
    [one] 1 inwoner
   *[other] { $neighbours } inwoners
} en { $empty ->
    [0] geen leeg vak
    [one] 1 leeg vak
   *[other] { $empty } lege vakken
}.
palatinus-reason-soldier-own = Hij bedreigt ook { $count ->
    [one] een inwoner van jezelf
   *[other] { $count } inwoners van jezelf
} ernaast.
palatinus-reason-their-taken = De soldaat van { $player_rival } op { $space } neemt hem waarschijnlijk gevangen voordat zijn heuvel geteld wordt.
palatinus-reason-own-taken = Je eigen soldaat op { $space } neemt hem waarschijnlijk gevangen voordat zijn heuvel geteld wordt.
palatinus-reason-itself = { $itself ->
    [yes] {""}, hijzelf ook
   *[no] {""}
}
palatinus-reason-own-soldier-more = Je soldaat op { $space } kan er meer gevangennemen: waarschijnlijk zo’n { $captures }{ palatinus-reason-itself }.
palatinus-reason-own-soldier-fewer = Je soldaat op { $space } { $captures ->
    [0] moet zich waarschijnlijk terugtrekken
    [one] kan er minder gevangennemen: waarschijnlijk ongeveer één
   *[other] kan er minder gevangennemen: waarschijnlijk zo’n { $captures }
}.
palatinus-reason-their-soldier-more = De soldaat van { $player_rival } op { $space } kan er meer gevangennemen: waarschijnlijk zo’n { $captures }.
palatinus-reason-their-soldier-fewer = De soldaat van { $player_rival } op { $space } { $captures ->
    [0] moet zich waarschijnlijk terugtrekken
    [one] kan er minder gevangennemen: waarschijnlijk ongeveer één
   *[other] kan er minder gevangennemen: waarschijnlijk zo’n { $captures }
}.

palatinus-reason-safer = Zo is je { $role ->
    [merchant] handelaar
   *[farmer] boer
} op { $space } veiliger voor soldaten.
palatinus-reason-in-danger = Zo loopt je { $role ->
    [merchant] handelaar
   *[farmer] boer
} op { $space } meer gevaar van soldaten.

# De laatste inwoner: hoe waarschijnlijk alles is, als wolven liggen zoals ze maar kunnen liggen

palatinus-reason-nothing = Verandert niets meer wat telt.
palatinus-reason-hill-likelier = { $chance ->
    [100] Heuvel { $hill } (laurierfiche van { $laurel }) is dan zeker van jou
   *[other] De kans op heuvel { $hill } (laurierfiche van { $laurel }) is dan { $chance }%
}, eerst { $before }%.
palatinus-reason-hill-unlikelier = { $chance ->
    [0] Heuvel { $hill } (laurierfiche van { $laurel }) kan dan niet meer van jou worden
   *[other] De kans op heuvel { $hill } (laurierfiche van { $laurel }) is dan nog { $chance }%
}, eerst { $before }%.
palatinus-reason-level-likelier = De kans op een gedeelde eerste plaats op heuvel { $hill } (2 punten) is dan { $chance }%, eerst { $before }%.
palatinus-reason-level-unlikelier = De kans op een gedeelde eerste plaats op heuvel { $hill } (2 punten) is dan nog { $chance }%, eerst { $before }%.
palatinus-reason-theirs-likelier = De kans van { $player_rival } op heuvel { $hill } (laurierfiche van { $laurel }) is dan { $chance }%, eerst { $before }%.
palatinus-reason-theirs-unlikelier = { $chance ->
    [0] { $player_rival } kan heuvel { $hill } (laurierfiche van { $laurel }) dan niet meer alleen winnen
   *[other] De kans van { $player_rival } op heuvel { $hill } (laurierfiche van { $laurel }) is dan nog { $chance }%
}, eerst { $before }%.
palatinus-reason-own-captures-more = Je soldaten nemen er dan samen zo’n { $captures } gevangen, eerst { $before }.
palatinus-reason-own-captures-fewer = Je soldaten nemen er dan samen nog maar zo’n { $captures } gevangen, eerst { $before }.
palatinus-reason-their-captures-more = De soldaten van { $player_rival } nemen er dan samen zo’n { $captures } gevangen, eerst { $before }.
palatinus-reason-their-captures-fewer = De soldaten van { $player_rival } nemen er dan samen nog maar zo’n { $captures } gevangen, eerst { $before }.
