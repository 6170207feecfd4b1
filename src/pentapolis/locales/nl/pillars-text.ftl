### De Pilaren van de Aarde in woorden

## Namen

pillars-text-name = { $craftsman ->
    [start-mortar-mixer] { pillars-craftsman-start-mortar-mixer }
    [start-woodworker] { pillars-craftsman-start-woodworker }
    [start-stonecutter] { pillars-craftsman-start-stonecutter }
    [r1-tool-maker] { pillars-craftsman-r1-tool-maker }
    [r1-woodworker] { pillars-craftsman-r1-woodworker }
    [r1-mortar-mixer] { pillars-craftsman-r1-mortar-mixer }
    [r1-mason] { pillars-craftsman-r1-mason }
    [r2-carpenter] { pillars-craftsman-r2-carpenter }
    [r2-mason] { pillars-craftsman-r2-mason }
    [r2-potter] { pillars-craftsman-r2-potter }
    [r2-architect] { pillars-craftsman-r2-architect }
    [r3-mason] { pillars-craftsman-r3-mason }
    [r3-carpenter] { pillars-craftsman-r3-carpenter }
    [r3-sculptor] { pillars-craftsman-r3-sculptor }
    [r3-potter] { pillars-craftsman-r3-potter }
    [r4-mason] { pillars-craftsman-r4-mason }
    [r4-carpenter] { pillars-craftsman-r4-carpenter }
    [r4-sculptor] { pillars-craftsman-r4-sculptor }
    [r4-glassblower] { pillars-craftsman-r4-glassblower }
    [r5-carpenter] { pillars-craftsman-r5-carpenter }
    [r5-goldsmith] { pillars-craftsman-r5-goldsmith }
    [r5-sculptor] { pillars-craftsman-r5-sculptor }
    [r5-glassblower] { pillars-craftsman-r5-glassblower }
    [r6-goldsmith] { pillars-craftsman-r6-goldsmith }
    [r6-sculptor] { pillars-craftsman-r6-sculptor }
    [r6-organ-builder] { pillars-craftsman-r6-organ-builder }
   *[r6-bell-maker] { pillars-craftsman-r6-bell-maker }
}
pillars-text-advantage = { pillars-the-advantage }: { $card ->
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
pillars-text-event = { pillars-the-event }: { $event ->
    [archbishop] { pillars-effect-eventcard-archbishop }
    [volunteers] { pillars-effect-eventcard-volunteers }
    [royal-victory] { pillars-effect-eventcard-royal-victory }
    [castle-taken] { pillars-effect-eventcard-castle-taken }
    [generosity] { pillars-effect-eventcard-generosity }
    [extra-tax] { pillars-effect-eventcard-extra-tax }
    [cold-winter] { pillars-effect-eventcard-cold-winter }
    [city-wall] { pillars-effect-eventcard-city-wall }
    [collapse] { pillars-effect-eventcard-collapse }
   *[conflict] { pillars-effect-eventcard-conflict }
}
pillars-text-takes = { $sand ->
    [0] {""}
   *[other] { $plus_sand ->
        [yes] {" en "}
       *[no] {""}
    }{ $sand } zand
}{ $wood ->
    [0] {""}
   *[other] { $plus_wood ->
        [yes] {" en "}
       *[no] {""}
    }{ $wood } hout
}{ $stone ->
    [0] {""}
   *[other] { $plus_stone ->
        [yes] {" en "}
       *[no] {""}
    }{ $stone } steen
}{ $metal ->
    [0] {""}
   *[other] { $plus_metal ->
        [yes] {" en "}
       *[no] {""}
    }{ $metal } metaal
}{ $gold ->
    [0] {""}
   *[other] { $plus_gold ->
        [yes] {" en "}
       *[no] {""}
    }{ $gold } goud
}
pillars-text-makes = { $points ->
    [0] { $earned } goud
   *[other] { pillars-points }
}
pillars-text-work = { $capacity ->
    [0] elke ronde vanzelf { pillars-text-makes }
   *[other] van { pillars-text-takes } { pillars-text-makes }, { $capacity ->
        [one] maar één keer
       *[other] hoogstens { $capacity } keer
    }
}{ $family ->
    [none] {""}
   *[other] , alleen met { pillars-a-family }
}{ $held ->
    [yes] , alleen met 1 metaal in voorraad
   *[no] {""}
}
pillars-text-craftsman = { pillars-text-name } ({ pillars-text-work })
pillars-text-idle = { pillars-text-name }, kan niet werken ({ pillars-text-work })
pillars-text-hire = { pillars-text-name }, { $cost } goud: { pillars-text-work }
pillars-text-hiring = { pillars-text-hire }{ $full ->
    [yes] ; dan moet je er een ontslaan
   *[no] {""}
}
pillars-text-site = { $card ->
    [sand-small] { pillars-card-sand-small }
    [sand-medium] { pillars-card-sand-medium }
    [sand-large] { pillars-card-sand-large }
    [wood-small] { pillars-card-wood-small }
    [wood-medium] { pillars-card-wood-medium }
    [wood-large] { pillars-card-wood-large }
    [stone-small] { pillars-card-stone-small }
    [stone-medium] { pillars-card-stone-medium }
   *[stone-large] { pillars-card-stone-large }
}: { pillars-workers }, { pillars-amount }

## Overzicht

pillars-text-time = { $phase ->
    [said] {""}
    [cards] Ronde { $round } van { $rounds }, kaarten kiezen.{" "}
    [builders] Ronde { $round } van { $rounds }, bouwmeesters inzetten.{" "}
   *[places] Ronde { $round } van { $rounds }, locatie { $step }, { $place ->
        [event] { pillars-place-event }
        [bishop] { pillars-place-bishop }
        [wool-mill] { pillars-place-wool-mill }
        [kingsbridge] { pillars-place-kingsbridge }
        [priory] { pillars-place-priory }
        [forest] { pillars-place-forest }
        [quarry] { pillars-place-quarry }
        [gravel-pit] { pillars-place-gravel-pit }
        [court] { pillars-place-court }
        [shiring] { pillars-place-shiring }
        [castle] { pillars-place-castle }
        [market] { pillars-place-market }
        [cathedral] { pillars-place-cathedral }
       *[start-player] { pillars-place-start-player }
    }.{" "}
}Speelvolgorde:
pillars-text-tax = Belasting deze ronde: { $gold } goud.
pillars-text-standing = Punten:
pillars-text-points = { $player } { $points }

## Spelers

pillars-text-goods = Voorraad:
pillars-text-workers = Arbeiders nog vrij: { $count } van { $total }.
pillars-text-sites = Grondstofkaarten:
pillars-text-mill = { $workers ->
    [one] 1 arbeider
   *[other] { $workers } arbeiders
} in de wolweverij, voor 1 goud per arbeider.
pillars-text-grey = Grijze arbeiders, alleen deze ronde: { $count }.
pillars-text-row = Ambachtslieden, { $count } van hoogstens { $limit }:
pillars-text-advantages = Voordeelkaarten:
pillars-text-passed = Heeft deze ronde gepast.
pillars-text-protected = Beschermd tegen de gebeurtenis van deze ronde.
pillars-text-walled = Stadsmuur: deze ronde maar twee bouwmeesters.
pillars-text-walled-next = Stadsmuur: volgende ronde maar twee bouwmeesters.
pillars-text-bought = Deze ronde gekocht, dus niet te verkopen:
pillars-text-sold = Deze ronde verkocht, dus niet te kopen:

## De ronde

pillars-text-offers = Kaarten om uit te kiezen
pillars-text-resource-cards = Grondstofkaarten:
pillars-text-left-out = Deze ronde niet te krijgen:
pillars-text-bag = De buidel
pillars-text-in-bag = Bouwmeesters nog in de buidel:
pillars-text-builders = { $player } { $count }
pillars-text-waiting = Wachten om gratis ingezet te worden, in deze volgorde:
pillars-text-waits = { $player } (bij { $cost })
pillars-text-aside = Aan het werk aan de stadsmuur:
pillars-text-rejections = { $player } kan nog één getrokken bouwmeester terugleggen.
pillars-text-known = Alleen jij kent de gebeurtenis van deze ronde: { pillars-text-event }
pillars-text-no-event = De gebeurtenis van deze ronde is nog niet onthuld.
pillars-text-past = Gebeurtenissen van eerdere rondes:
pillars-text-coming = Nog niet geziene gebeurtenissen, waarvan er { $count } niet in het spel zijn:
pillars-text-able = Kan deze ronde nog werken:
pillars-text-uses = { pillars-text-name }: van { pillars-text-takes } { pillars-text-makes }, nog { $count } keer
pillars-text-boosted = Geholpen door het geschenk van de aartsbisschop:
pillars-text-plan = { $points ->
    [0] Deze ronde geen punten, maar het meeste goud, met:
    [one] Deze ronde hoogstens 1 punt, zonder iets over te houden, met:
   *[other] Deze ronde hoogstens { $points } punten, zonder iets over te houden, met:
}
pillars-text-plan-step = { pillars-text-name } { $count } keer
pillars-text-gone = Uit het spel
pillars-text-craftsmen-gone = Ambachtslieden:
pillars-text-advantages-gone = Voordeelkaarten:

## Het dal

pillars-text-place = { $step ->
    [0] {""}
   *[other] { $step }.{" "}
}{ $place ->
    [event] Gebeurtenis
    [bishop] Bisschopszetel (bescherming tegen een slechte gebeurtenis, of 1 grondstof)
    [wool-mill] Wolweverij (1 goud per arbeider)
    [kingsbridge] Kingsbridge (voordeelkaarten)
    [priory] Priorij van Kingsbridge (2 punten, daarna 1)
    [forest] Woud (hout)
    [quarry] Steengroeve (steen)
    [gravel-pit] Grindgroeve (zand)
    [court] Koningshof (geen belasting; de eerste krijgt ook 1 metaal)
    [shiring] Shiring (gratis ambachtslieden)
    [castle] Burcht van Shiring (volgende ronde 2 arbeiders meer)
    [market] Grondstoffenmarkt (kopen en verkopen)
    [cathedral] Kathedraal (ambachtslieden maken punten)
   *[start-player] Volgende startspeler
}{ $more ->
    [yes] :
   *[no] .
}
pillars-text-part = { $part ->
    [nave] schip
    [portal] portaal
    [apse] apsis
    [first-tower] eerste toren
    [second-tower] tweede toren
   *[roof] dak
}
pillars-text-stands = { $all ->
    [1] { $player }
   *[other] veld { $number } { $player }
}
pillars-text-free = { $all ->
    [1] vrij
   *[other] { $count ->
        [one] 1 veld vrij
       *[other] { $count } velden vrij
    }
}
pillars-text-space-kingsbridge = Kingsbridge { $number }, { pillars-text-advantage }
pillars-text-space-kingsbridge-taken = Kingsbridge { $number }, voor { $player }, { pillars-text-advantage }
pillars-text-space-shiring = Shiring { $number }, { pillars-text-craftsman }
pillars-text-space-shiring-taken = Shiring { $number }, voor { $player }, { pillars-text-craftsman }
pillars-text-empty = De kaart is weg.
pillars-text-market = { $buy ->
    [0] { pillars-a-resource }: levert { $sell } goud op, niet te koop
   *[other] { $count } { pillars-a-resource }: kost { $buy } goud, levert { $sell } op
}{ $needed ->
    [buyer] ; kopen kan alleen met { pillars-a-family }
    [seller] ; verkopen kan alleen met { pillars-a-family }
   *[no] {""}
}.
pillars-text-employed = Werkt voor { $player }.
pillars-text-held = { $player } heeft deze kaart.

## Keuzes

pillars-text-choose-hire = Neem een ambachtsman in dienst
pillars-text-choose-take = Neem een grondstofkaart
pillars-text-choose-pass = Passen
pillars-text-do-pass = deze ronde geen kaarten meer{ $workers ->
    [0] {""}
    [one] ; 1 arbeider gaat naar de wolweverij
   *[other] ; { $workers } arbeiders gaan naar de wolweverij
}
pillars-text-choose-dismiss = Stuur een ambachtsman weg
pillars-text-choose-answer = De getrokken bouwmeester
pillars-text-do-accept = zo laten, voor { $cost } goud ({ $player })
pillars-text-do-reject = terug in de buidel ({ $player })
pillars-text-choose-place = { $cost ->
    [0] Zet je bouwmeester gratis in
   *[other] Zet je bouwmeester in voor { $cost } goud
}
pillars-text-choose-wait = Wachten
pillars-text-do-wait = gratis inzetten na alle getrokken bouwmeesters, wachtend bij { $cost }
pillars-text-choose-use = Gebruik een voordeelkaart
pillars-text-choose-decline = Niet gebruiken
pillars-text-do-decline = { $decision ->
    [use-thomas] de kaart houden en de gebeurtenis ondergaan
    [use-loyalty] de kaart houden en de belasting betalen
   *[boost] geen ambachtsman werkt een keer extra
}
pillars-text-bishop = { $choice ->
    [protection] beschermd zijn tegen de gebeurtenis
   *[resource] een grondstof van de markt nemen
}
pillars-text-choose-collect = Neem een grondstof van de bisschop
pillars-text-collect = { pillars-a-resource }, jij hebt { $held }, de markt { $count }
pillars-text-choose-buy = Kopen
pillars-text-choose-sell = Verkopen
pillars-text-trade = { pillars-amount } voor { $gold } goud
pillars-text-trade-wasting = { pillars-amount } voor { $gold } goud:
pillars-text-wasted = { $gold } goud boven de grens gaat verloren
pillars-text-choose-stop = Stoppen met handelen
pillars-text-do-stop = de markt verlaten
pillars-text-choose-boost = Ambachtsman die een keer extra werkt
pillars-text-choose-convert = Laat een ambachtsman werken
pillars-text-choose-finish = Klaar
pillars-text-do-finish = deze ronde werkt niemand meer
pillars-text-choose-return = Geef een grondstof terug
pillars-text-return = { pillars-a-resource }, je hebt { $held }
