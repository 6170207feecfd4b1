### Waarom, in De Pilaren van de Aarde: wat voor een keuze spreekt, en wat ertegen

pillars-reason-more-points = { $points ->
    [one] 1 punt meer
   *[other] { $points } punten meer
}

# Welke van meerdere met hetzelfde beroep, zoals op de kaarten.
pillars-which = { $times ->
    [0] { "" }
   *[other] { $craftsman ->
        [start-mortar-mixer] {" "}(3 zand)
        [r1-mortar-mixer] {" "}(2 zand)
        [start-woodworker] { "" }
        [r1-woodworker] { "" }
       *[other] {" "}(×{ $times })
    }
}
pillars-reason-gold-more = Met meer goud maakt je goudsmid { pillars-reason-more-points }.
pillars-reason-gold-missing = Met minder goud maakt je goudsmid { $points ->
    [one] 1 punt
   *[other] { $points } punten
} minder.

## Kaarten kiezen

pillars-reason-goods-now = Levert { pillars-amount } op: deze ronde { pillars-reason-more-points } in de kathedraal.
pillars-reason-goods-gold = Je meesterschrijnwerker maakt er { $gold } goud van.
pillars-reason-goods-rest = Wat overblijft, is handig voor de volgende ronde.
pillars-reason-goods-later = Levert { pillars-amount } op, handig voor de volgende ronde.
pillars-reason-goods-idle = Levert { pillars-amount } op, maar je ambachtslieden hebben er weinig aan.
pillars-reason-goods-sell = Op de markt zou het { $gold } goud opleveren.
pillars-reason-card-workers = Vraagt { pillars-workers } die in de weverij goud hadden verdiend.
pillars-reason-rival = { $player_rival } wil deze kaart ook graag.
pillars-reason-craftsman-now = Maakt deze ronde { pillars-reason-more-points }.
pillars-reason-craftsman-later = Maakt { $rounds ->
    [one] in de laatste ronde
   *[other] in de rondes hierna
} zo’n { pillars-reason-more-points }.
pillars-reason-craftsman-idle = Deze ronde maken je andere ambachtslieden zonder hem net zo veel.
pillars-reason-craftsman-lacks = Kan deze ronde alleen werken als je nog { pillars-amount } krijgt.
pillars-reason-craftsman-could = Maakt deze ronde { pillars-reason-more-points } als je nog { pillars-amount } krijgt.
pillars-reason-craftsman-worse = Aan al je eigen ambachtslieden heb je meer dan aan deze.
pillars-reason-craftsman-instead = Waarschijnlijk moet je dan { pillars-the-craftsman }{ pillars-which } wegsturen.
pillars-reason-costs = Kost { $cost } goud; er blijft { $gold } over.
pillars-reason-pass-mill = { $workers ->
    [one] Je laatste arbeider verdient 1 goud in de weverij.
   *[other] Je { $workers } vrije arbeiders verdienen { $workers } goud in de weverij.
}
pillars-reason-pass-nothing = Geen kaart in het aanbod levert je meer op dan hij kost.
pillars-reason-pass-card = Je laat { pillars-the-resource-card } liggen.
pillars-reason-pass-craftsman = Je laat { pillars-the-craftsman } lopen.
pillars-reason-leaving-least = Van al je ambachtslieden mis je deze het minst.
pillars-reason-leaving-hardly = Zonder deze maken de anderen bijna net zo veel.
pillars-reason-leaving-now = Kost deze ronde { pillars-points }.
pillars-reason-leaving-later = Kost { $rounds ->
    [one] in de laatste ronde
   *[other] in de rondes hierna
} zo’n { pillars-points }.
pillars-reason-leaving-needed = Zonder mortelmaker kunnen je metselaars niet werken.
pillars-reason-leaving-buyer = Zonder schrijnwerker kun je geen hout kopen.
pillars-reason-leaving-seller = Zonder steenhouwer kun je geen steen verkopen.

## Bouwmeesters

pillars-reason-priory = Levert { pillars-points } op.
pillars-reason-advantage = { pillars-the-advantage }: { $card ->
    [aliena] { pillars-effect-advantage-aliena }
    [richard] { pillars-effect-advantage-richard }
    [tom] { pillars-effect-advantage-tom }
    [francis] { pillars-effect-advantage-francis }
    [philip] { pillars-effect-advantage-philip }
    [ellen] { pillars-effect-advantage-ellen }
    [jack] { pillars-effect-advantage-jack }
    [otto] { pillars-effect-advantage-otto }
    [thomas] { pillars-effect-advantage-thomas }
    [loyalty] { pillars-effect-advantage-loyalty }
    [remigius] { pillars-effect-advantage-remigius }
    [toledo] { pillars-effect-advantage-toledo }
    [wool-fair] { pillars-effect-advantage-wool-fair }
    [madonna] { pillars-effect-advantage-madonna }
    [festivities] { pillars-effect-advantage-festivities }
   *[completion] { pillars-effect-advantage-completion }
}
pillars-reason-advantage-now = Daarmee maken je ambachtslieden deze ronde { pillars-reason-more-points }.
pillars-reason-court-metal = 1 metaal voor de eerste op het koningshof.
pillars-reason-court-tax = Geen belasting: dat scheelt zo’n { $gold } goud.
pillars-reason-court-again = Je staat al op het koningshof en betaalt toch geen belasting.
pillars-reason-metal-idle = Met het metaal kun je niets meer.
pillars-reason-bishop = Beschermt je tegen een slechte gebeurtenis; bij een goede krijg je een grondstof.
pillars-reason-bishop-good = Je weet dat de gebeurtenis goed is, dus je krijgt een grondstof.
pillars-reason-castle = Volgende ronde 2 arbeiders meer.
pillars-reason-start-player = Je begint de volgende ronde en mag als eerste kiezen.
pillars-reason-too-late = Er komt geen ronde meer: dit levert niets meer op.
pillars-reason-market-buy = Op de markt kun je { pillars-a-resource } kopen voor je ambachtslieden.
pillars-reason-market-sell = Op de markt kun je wat { pillars-a-resource } verkopen.
pillars-reason-market-nothing = Een goede ruil vind je daar nauwelijks.
pillars-reason-wait-saves = Scheelt { $cost } goud: wie wacht, zet gratis in.
pillars-reason-wait-loses = { $place ->
    [bishop] De bisschopszetel is dan waarschijnlijk bezet.
    [kingsbridge] De beste kaart in Kingsbridge is dan waarschijnlijk weg.
    [priory] Het beste vrije veld in de priorij is dan waarschijnlijk bezet.
    [court] Het metaal op het koningshof is dan waarschijnlijk weg.
    [court-tax] Het koningshof is dan misschien vol.
    [shiring] De beste ambachtsman in Shiring is dan waarschijnlijk weg.
    [castle] De burcht is dan waarschijnlijk bezet.
    [market] De markt is dan misschien vol.
   *[start-player] Het veld van de startspeler is dan waarschijnlijk bezet.
}
pillars-reason-wait-enough = Er zijn dan nog goede locaties over.
pillars-reason-remigius-saves = Broeder Remigius scheelt je { $cost } goud.
pillars-reason-own-now = { $cost ->
    [0] Je kiest vóór de anderen, en gratis.
   *[other] Je kiest vóór de anderen, voor { $cost } goud.
}
pillars-reason-own-given-up = Je geeft op dat je vóór de anderen kiest.
pillars-reason-own-waits = Voor { $cost } goud wacht je bouwmeester liever.
pillars-reason-own-poor = Je kunt geen { $cost } goud betalen, dus je bouwmeester moet wachten.
pillars-reason-own-back = Je bouwmeester kan weer getrokken worden als het minder dan { $cost } goud kost.
pillars-reason-own-perhaps = Misschien komt er dan een van jou: { $count } van de { $total } in de buidel.
pillars-reason-rival-now = { $cost ->
    [0] { $player_rival } mag nu gratis kiezen.
   *[other] { $player_rival } mag nu kiezen, voor { $cost } goud.
}
pillars-reason-rival-back = { $player_rival } mag nu niet kiezen.
pillars-reason-rival-waits = Voor { $cost } goud wacht { $player_rival } waarschijnlijk.
pillars-reason-rival-poor = { $player_rival } kan geen { $cost } goud betalen en moet wachten.
pillars-reason-rival-waits-anyway = Voor { $cost } goud zou { $player_rival } waarschijnlijk toch wachten.
pillars-reason-right-kept = Je kunt deze ronde nog een andere bouwmeester terugsturen.
pillars-reason-right-used = Dit kan maar één keer per ronde.

## Gebeurtenissen, belasting en markt

pillars-reason-spared = { $event ->
    [extra-tax] Je betaalt de extra belasting van 4 goud niet.
    [cold-winter] De koude winter kost jou geen opbrengst.
    [city-wall] Volgende ronde zet jij alle drie je bouwmeesters in.
    [collapse] Je verliest geen ambachtsman door de instorting.
   *[conflict] Je verliest geen 2 punten.
}
pillars-reason-hit = { $event ->
    [extra-tax] Je betaalt 4 goud extra belasting.
    [cold-winter] Elke grondstofkaart levert je 1 minder op.
    [city-wall] Volgende ronde kun je maar twee bouwmeesters inzetten.
    [collapse] Je verliest een ambachtsman.
   *[conflict] Je verliest 2 punten.
}
pillars-reason-event-harmless = { $event ->
    [cold-winter] Je hebt geen grondstofkaarten, dus de koude winter kost je niets.
   *[city-wall] Er komt geen ronde meer, dus de stadsmuur kan geen kwaad.
}
pillars-reason-bishop-cube = Je krijgt 1 zand, hout of steen.
pillars-reason-card-used = De kaart ben je dan kwijt.
pillars-reason-card-kept = Je bewaart de kaart voor later.
pillars-reason-card-last = Het is de laatste kans om de kaart te gebruiken.
pillars-reason-tax-saved = Scheelt { $gold } goud belasting.
pillars-reason-tax-paid = Kost { $gold } goud belasting.
pillars-reason-tax-debt = Je kunt niet alle belasting betalen: dat kost { pillars-points }.
pillars-reason-sell-gold = Levert { $gold } goud op.
pillars-reason-sell-now = Kost deze ronde { pillars-points }: zonder { pillars-amount } komen je ambachtslieden tekort.
pillars-reason-sell-earner = Je meesterschrijnwerker maakt van { pillars-amount } { $earned } goud.
pillars-reason-sell-later = Volgende ronde kun je { pillars-amount } gebruiken.
pillars-reason-sell-idle = Je ambachtslieden hebben { pillars-amount } niet nodig.
pillars-reason-stop-buy = Je kunt nog voordelig { pillars-a-resource } kopen.
pillars-reason-stop-sell = Je kunt nog voordelig { pillars-a-resource } verkopen.
pillars-reason-stop-enough = Er valt niets voordeligs meer te kopen of te verkopen.
pillars-reason-stop-gold = Je houdt { $gold } goud voor de volgende ronde.

## De kathedraal

pillars-reason-work = Maakt { pillars-points } van { pillars-amount }.
pillars-reason-work-metal = Maakt { pillars-points } van { pillars-amount } en 1 metaal.
pillars-reason-work-gold = Maakt { $gold } goud van { pillars-amount }.
pillars-reason-work-best = De anderen komen daardoor niets tekort.
pillars-reason-work-fewer = Laat te weinig over voor de anderen: uiteindelijk { $points ->
    [one] 1 punt
   *[other] { $points } punten
} minder.
pillars-reason-work-less-gold = Laat te weinig over voor de anderen: uiteindelijk { $gold } goud minder.
pillars-reason-work-later = Volgende ronde levert het je meer op.
pillars-reason-finish-gives-up = Je laat deze ronde { pillars-points } liggen.
pillars-reason-finish-gold = Je laat deze ronde { $gold } goud liggen.
pillars-reason-finish-enough = Meer werk levert niet meer op dan het kost.
pillars-reason-finish-keeps = Je bewaart { $count ->
    [one] 1 grondstof
   *[other] { $count } grondstoffen
} voor de volgende ronde.
pillars-reason-gift-now = Eén keer vaker werken levert { pillars-reason-more-points } op.
pillars-reason-gift-gold = Eén keer vaker werken levert goud op.
pillars-reason-gift-idle = Er is niets over om nog eens mee te werken.
pillars-reason-gift-given-up = Je laat liggen wat het geschenk kan opleveren.
pillars-reason-gift-nobody = Het geschenk levert niemand iets op.
pillars-reason-return-least = Volgende ronde mis je { pillars-a-resource } het minst.
pillars-reason-return-missed = Volgende ronde kunnen je ambachtslieden { pillars-a-resource } goed gebruiken.
pillars-reason-return-metal = Metaal is schaars, en de grote werken van de laatste rondes vragen erom.
pillars-reason-return-rather = Iets anders kun je beter missen.
