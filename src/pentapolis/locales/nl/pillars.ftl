### De Pilaren van de Aarde

## Woorden van het spel

pillars-resource-sand = Zand
pillars-resource-wood = Hout
pillars-resource-stone = Steen
pillars-resource-metal = Metaal
pillars-resource-gold = Goud
pillars-card-sand-small = Kleine grindgroeve
pillars-card-sand-medium = Middelgrote grindgroeve
pillars-card-sand-large = Grote grindgroeve
pillars-card-wood-small = Klein woud
pillars-card-wood-medium = Middelgroot woud
pillars-card-wood-large = Groot woud
pillars-card-stone-small = Kleine steengroeve
pillars-card-stone-medium = Middelgrote steengroeve
pillars-card-stone-large = Grote steengroeve
pillars-craftsman-start-mortar-mixer = Mortelmaker
pillars-craftsman-start-woodworker = Schrijnwerker
pillars-craftsman-start-stonecutter = Steenhouwer
pillars-craftsman-r1-tool-maker = Gereedschapmaker
pillars-craftsman-r1-woodworker = Meesterschrijnwerker
pillars-craftsman-r1-mortar-mixer = Mortelmaker
pillars-craftsman-r1-mason = Metselaar
pillars-craftsman-r2-carpenter = Timmerman
pillars-craftsman-r2-mason = Metselaar
pillars-craftsman-r2-potter = Pottenbakker
pillars-craftsman-r2-architect = Architect
pillars-craftsman-r3-mason = Metselaar
pillars-craftsman-r3-carpenter = Timmerman
pillars-craftsman-r3-sculptor = Beeldhouwer
pillars-craftsman-r3-potter = Pottenbakker
pillars-craftsman-r4-mason = Metselaar
pillars-craftsman-r4-carpenter = Timmerman
pillars-craftsman-r4-sculptor = Beeldhouwer
pillars-craftsman-r4-glassblower = Glasblazer
pillars-craftsman-r5-carpenter = Timmerman
pillars-craftsman-r5-goldsmith = Goudsmid
pillars-craftsman-r5-sculptor = Beeldhouwer
pillars-craftsman-r5-glassblower = Glasblazer
pillars-craftsman-r6-goldsmith = Goudsmid
pillars-craftsman-r6-sculptor = Beeldhouwer
pillars-craftsman-r6-organ-builder = Orgelbouwer
pillars-craftsman-r6-bell-maker = Klokkengieter
pillars-advantage-aliena = Aliena
pillars-advantage-richard = Richard
pillars-advantage-tom = Tom Builder
pillars-advantage-francis = Broeder Francis
pillars-advantage-philip = Prior Philip
pillars-advantage-ellen = Ellen
pillars-advantage-jack = Jack
pillars-advantage-otto = Otto Blackface
pillars-advantage-thomas = Aartsbisschop Thomas
pillars-advantage-loyalty = Beloonde trouw
pillars-advantage-remigius = Broeder Remigius
pillars-advantage-toledo = Studies in Toledo
pillars-advantage-wool-fair = Wolmarkt in Kingsbridge
pillars-advantage-madonna = De wenende madonna
pillars-advantage-festivities = Feestelijkheden
pillars-advantage-completion = Voltooiing
pillars-eventcard-archbishop = Geschenk van de aartsbisschop
pillars-eventcard-volunteers = Vrijwilligers
pillars-eventcard-royal-victory = Zege van de koning
pillars-eventcard-castle-taken = Richard verovert de burcht
pillars-eventcard-generosity = Gulle monniken
pillars-eventcard-extra-tax = Extra belasting
pillars-eventcard-cold-winter = Koude winter
pillars-eventcard-city-wall = Stadsmuur
pillars-eventcard-collapse = Instorting
pillars-eventcard-conflict = Prior tegen bisschop
pillars-place-event = Gebeurtenis
pillars-place-bishop = Bisschopszetel
pillars-place-wool-mill = Wolweverij
pillars-place-kingsbridge = Kingsbridge
pillars-place-priory = Priorij van Kingsbridge
pillars-place-forest = Woud
pillars-place-quarry = Steengroeve
pillars-place-gravel-pit = Grindgroeve
pillars-place-court = Koningshof
pillars-place-shiring = Shiring
pillars-place-castle = Burcht van Shiring
pillars-place-market = Grondstoffenmarkt
pillars-place-cathedral = Kathedraal
pillars-place-start-player = Volgende startspeler

## In zinnen

pillars-the-craftsman = { $craftsman ->
    [start-mortar-mixer] de mortelmaker
    [start-woodworker] de schrijnwerker
    [start-stonecutter] de steenhouwer
    [r1-tool-maker] de gereedschapmaker
    [r1-woodworker] de meesterschrijnwerker
    [r1-mortar-mixer] de mortelmaker
    [r1-mason] de metselaar
    [r2-carpenter] de timmerman
    [r2-mason] de metselaar
    [r2-potter] de pottenbakker
    [r2-architect] de architect
    [r3-mason] de metselaar
    [r3-carpenter] de timmerman
    [r3-sculptor] de beeldhouwer
    [r3-potter] de pottenbakker
    [r4-mason] de metselaar
    [r4-carpenter] de timmerman
    [r4-sculptor] de beeldhouwer
    [r4-glassblower] de glasblazer
    [r5-carpenter] de timmerman
    [r5-goldsmith] de goudsmid
    [r5-sculptor] de beeldhouwer
    [r5-glassblower] de glasblazer
    [r6-goldsmith] de goudsmid
    [r6-sculptor] de beeldhouwer
    [r6-organ-builder] de orgelbouwer
   *[r6-bell-maker] de klokkengieter
}
pillars-craftsman-subject = { $craftsman ->
    [start-mortar-mixer] De mortelmaker
    [start-woodworker] De schrijnwerker
    [start-stonecutter] De steenhouwer
    [r1-tool-maker] De gereedschapmaker
    [r1-woodworker] De meesterschrijnwerker
    [r1-mortar-mixer] De mortelmaker
    [r1-mason] De metselaar
    [r2-carpenter] De timmerman
    [r2-mason] De metselaar
    [r2-potter] De pottenbakker
    [r2-architect] De architect
    [r3-mason] De metselaar
    [r3-carpenter] De timmerman
    [r3-sculptor] De beeldhouwer
    [r3-potter] De pottenbakker
    [r4-mason] De metselaar
    [r4-carpenter] De timmerman
    [r4-sculptor] De beeldhouwer
    [r4-glassblower] De glasblazer
    [r5-carpenter] De timmerman
    [r5-goldsmith] De goudsmid
    [r5-sculptor] De beeldhouwer
    [r5-glassblower] De glasblazer
    [r6-goldsmith] De goudsmid
    [r6-sculptor] De beeldhouwer
    [r6-organ-builder] De orgelbouwer
   *[r6-bell-maker] De klokkengieter
}
pillars-a-family = { $family ->
    [mortar-mixer] een mortelmaker
    [woodworker] een schrijnwerker
    [stonecutter] een steenhouwer
    [mason] een metselaar
    [tool-maker] een gereedschapmaker
    [potter] een pottenbakker
    [architect] een architect
    [carpenter] een timmerman
    [sculptor] een beeldhouwer
    [glassblower] een glasblazer
    [goldsmith] een goudsmid
    [bell-maker] een klokkengieter
   *[organ-builder] een orgelbouwer
}
pillars-families = { $family ->
    [mortar-mixer] Mortelmakers
    [woodworker] Schrijnwerkers
    [stonecutter] Steenhouwers
    [mason] Metselaars
    [potter] Pottenbakkers
    [architect] Architect
    [carpenter] Timmerlieden
    [sculptor] Beeldhouwers
    [glassblower] Glasblazers
    [goldsmith] Goudsmeden
    [bell-maker] Klokkengieter
   *[organ-builder] Orgelbouwer
}
pillars-the-resource-card = { $card ->
    [sand-small] de kleine grindgroeve
    [sand-medium] de middelgrote grindgroeve
    [sand-large] de grote grindgroeve
    [wood-small] het kleine woud
    [wood-medium] het middelgrote woud
    [wood-large] het grote woud
    [stone-small] de kleine steengroeve
    [stone-medium] de middelgrote steengroeve
   *[stone-large] de grote steengroeve
}
pillars-the-advantage = { $card ->
    [aliena] ‘Aliena’
    [richard] ‘Richard’
    [tom] ‘Tom Builder’
    [francis] ‘Broeder Francis’
    [philip] ‘Prior Philip’
    [ellen] ‘Ellen’
    [jack] ‘Jack’
    [otto] ‘Otto Blackface’
    [thomas] ‘Aartsbisschop Thomas’
    [loyalty] ‘Beloonde trouw’
    [remigius] ‘Broeder Remigius’
    [toledo] ‘Studies in Toledo’
    [wool-fair] ‘Wolmarkt in Kingsbridge’
    [madonna] ‘De wenende madonna’
    [festivities] ‘Feestelijkheden’
   *[completion] ‘Voltooiing’
}
pillars-the-event = { $event ->
    [archbishop] ‘Geschenk van de aartsbisschop’
    [volunteers] ‘Vrijwilligers’
    [royal-victory] ‘Zege van de koning’
    [castle-taken] ‘Richard verovert de burcht’
    [generosity] ‘Gulle monniken’
    [extra-tax] ‘Extra belasting’
    [cold-winter] ‘Koude winter’
    [city-wall] ‘Stadsmuur’
    [collapse] ‘Instorting’
   *[conflict] ‘Prior tegen bisschop’
}
pillars-to-place = { $place ->
    [bishop] op de bisschopszetel
    [kingsbridge] in Kingsbridge
    [priory] in de priorij
    [court] aan het koningshof
    [shiring] in Shiring
    [castle] in de burcht
    [market] op de markt
   *[start-player] op het veld voor de startspeler
}
pillars-a-place = { $place ->
    [bishop] De bisschopszetel
    [kingsbridge] Dat veld in Kingsbridge
    [priory] De priorij
    [court] Het koningshof
    [shiring] Dat veld in Shiring
    [castle] De burcht
    [market] De markt
   *[start-player] Het veld voor de startspeler
}
pillars-a-resource = { $resource ->
    [sand] zand
    [wood] hout
    [stone] steen
    [metal] metaal
   *[gold] goud
}
pillars-the-part = { $part ->
    [nave] het schip
    [portal] het portaal
    [apse] de apsis
    [first-tower] de eerste toren
    [second-tower] de tweede toren
   *[roof] het dak
}
pillars-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
pillars-workers = { $workers ->
    [one] 1 arbeider
   *[other] { $workers } arbeiders
}
pillars-amount = { $good ->
    [sand] { $count } zand
    [wood] { $count } hout
    [stone] { $count } steen
    [metal] { $count } metaal
    [gold] { $count } goud
   *[points] { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
}
pillars-reason = { $reason ->
    [wool-mill] in de wolweverij
    [priory] in de priorij
    [forest] uit het woud
    [quarry] uit de steengroeve
    [gravel-pit] uit de grindgroeve
    [court] aan het koningshof
    [bishop] van de bisschop
    [royal-victory] voor de zege van de koning
    [castle-taken] na de verovering van de burcht
    [toledo] door de studies in Toledo
    [wool-fair] op de wolmarkt
    [madonna] door de wenende madonna
    [festivities] bij de feestelijkheden
   *[completion] bij de voltooiing
}

## Wat er nu te doen is

pillars-prompt-choose-card = Ronde { $round } van { $rounds }: { $player } kiest een kaart of past.
pillars-prompt-choose-card-you = Ronde { $round } van { $rounds }: neem een grondstofkaart, neem een ambachtsman in dienst of pas.
pillars-prompt-dismiss = { $player } heeft meer dan { $limit } ambachtslieden en stuurt er een weg.
pillars-prompt-dismiss-you = Je mag hoogstens { $limit } ambachtslieden in dienst hebben: stuur er een weg.
pillars-prompt-reject-builder = Uit de buidel komt een bouwmeester van { $player_owner }, voor { $cost } goud. { $player } laat het zo of stuurt hem terug.
pillars-prompt-reject-builder-you = Getrokken: bouwmeester van { $player_owner }, voor { $cost } goud. Zo laten of terug in de buidel (eens per ronde)?
pillars-prompt-place-or-wait = { $player } zet de bouwmeester in voor { $cost } goud, of wacht.
pillars-prompt-place-or-wait-you = Jouw bouwmeester! Zet hem in voor { $cost } goud (je hebt { $gold }), of laat hem wachten.
pillars-prompt-place-free = { $player } zet een bouwmeester gratis in.
pillars-prompt-place-free-you = Zet je bouwmeester gratis in.
pillars-prompt-bishop-choice = { pillars-the-event }: { $player } kiest tussen de bescherming van de bisschop en een grondstof.
pillars-prompt-bishop-choice-you = { pillars-the-event }: laat de bisschop je beschermen, of neem straks een grondstof.
pillars-prompt-use-thomas = { pillars-the-event }: { $player } kan aartsbisschop Thomas inzetten.
pillars-prompt-use-thomas-you = { pillars-the-event }: wil je aartsbisschop Thomas inzetten, zodat het jou niet treft?
pillars-prompt-lose-craftsman = De instorting: { $player } verliest een ambachtsman naar keuze.
pillars-prompt-lose-craftsman-you = De instorting kost je een ambachtsman: kies wie.
pillars-prompt-bishop-resource = { $player } neemt bij de bisschop een grondstof.
pillars-prompt-bishop-resource-you = Neem bij de bisschop 1 zand, hout of steen uit de marktvoorraad.
pillars-prompt-use-loyalty = De belasting is { $due } goud: { $player } kan ‘Beloonde trouw’ inzetten.
pillars-prompt-use-loyalty-you = Je moet { $due } goud belasting betalen. Zet je ‘Beloonde trouw’ in, of betaal je?
pillars-prompt-trade = { $player } handelt op de markt.
pillars-prompt-trade-you = Koop of verkoop één soort grondstof, of stop met handelen.
pillars-prompt-boost = { $player } kiest voor wie het geschenk van de aartsbisschop is.
pillars-prompt-boost-you = Kies een ambachtsman: hij kan deze ronde één keer vaker werken.
pillars-prompt-convert = { $player } bouwt aan de kathedraal.
pillars-prompt-convert-you = Laat je ambachtslieden aan de kathedraal werken, een voor een, tot je klaar bent.
pillars-prompt-return-resources = { $player } legt { $count ->
    [one] één grondstof
   *[other] { $count } grondstoffen
} terug.
pillars-prompt-return-resources-you = Je mag vijf grondstoffen bewaren: leg er nog { $count } terug.
pillars-prompt-over = Het spel is afgelopen. De overwinning gaat naar { $players }.

## Waarom het niet kan

pillars-refusal-first-choose-card = Kies nu een kaart: neem een grondstofkaart, neem een ambachtsman in dienst of pas.
pillars-refusal-first-dismiss = Je hebt een ambachtsman te veel: stuur er eerst een weg.
pillars-refusal-first-reject-builder = Beslis eerst als startspeler over de getrokken bouwmeester.
pillars-refusal-first-place-or-wait = Beslis eerst over je bouwmeester: inzetten of wachten.
pillars-refusal-first-place-free = Een gratis bouwmeester moet meteen worden ingezet.
pillars-refusal-first-bishop-choice = Kies eerst bij de bisschop: bescherming of een grondstof.
pillars-refusal-first-use-thomas = Beslis eerst of je aartsbisschop Thomas inzet.
pillars-refusal-first-lose-craftsman = Kies eerst wie je door de instorting verliest.
pillars-refusal-first-bishop-resource = Neem eerst bij de bisschop een grondstof.
pillars-refusal-first-use-loyalty = Beslis eerst of je ‘Beloonde trouw’ inzet.
pillars-refusal-first-trade = Handel nu: koop, verkoop of stop.
pillars-refusal-first-boost = Kies eerst voor wie het geschenk van de aartsbisschop is.
pillars-refusal-first-convert = Nu werken je ambachtslieden aan de kathedraal.
pillars-refusal-first-return-resources = Leg eerst terug wat je niet mag bewaren.
pillars-refusal-card-gone = Je kunt { pillars-the-resource-card } niet nemen: die kaart ligt niet open.
pillars-refusal-workers = Je hebt nog { $workers ->
    [one] 1 vrije arbeider
   *[other] { $workers } vrije arbeiders
}; voor deze kaart zijn er { $needed } nodig.
pillars-refusal-craftsman-gone = Je kunt { pillars-the-craftsman } niet in dienst nemen: hij ligt niet open.
pillars-refusal-gold = Je hebt { $gold } goud, maar { $needed } goud nodig.
pillars-refusal-not-employed = Je hebt { pillars-the-craftsman } niet in dienst.
pillars-refusal-place-full = { pillars-a-place } is al bezet.
pillars-refusal-no-advantage = Je hebt de kaart { pillars-the-advantage } niet.
pillars-refusal-advantage-not-now = De kaart { pillars-the-advantage } kun je nu niet inzetten.
pillars-refusal-stock = Op de markt ligt nog { $stock } { pillars-a-resource }.
pillars-refusal-sold-before = Je hebt deze ronde { pillars-a-resource } verkocht. Daarom mag je die grondstof nu niet kopen.
pillars-refusal-bought-before = Je hebt deze ronde { pillars-a-resource } gekocht. Daarom mag je die grondstof nu niet verkopen.
pillars-refusal-buyer-needs = Om { pillars-a-resource } te kopen moet je { pillars-a-family } in dienst hebben.
pillars-refusal-seller-needs = Om { pillars-a-resource } te verkopen moet je { pillars-a-family } in dienst hebben.
pillars-refusal-not-held = Daarvoor heb je { $needed } { pillars-a-resource } nodig; je hebt { $held }.
pillars-refusal-not-boostable = Het geschenk van de aartsbisschop kan { pillars-the-craftsman } niet helpen.
pillars-refusal-works-alone = { pillars-craftsman-subject } werkt vanzelf, één keer per ronde.
pillars-refusal-idle = { pillars-craftsman-subject } kan alleen werken als je ook { pillars-a-family } in dienst hebt.
pillars-refusal-capacity = { pillars-craftsman-subject } kan deze ronde niet vaker werken.

## Wat er gebeurde

pillars-event-round-began = Ronde { $round } begint. Startspeler is { $player }.
pillars-event-peeked = { $player } mag dankzij Ellen de gebeurtenis van deze ronde vast bekijken.
pillars-event-own-peeked = Ellen laat { $player } de gebeurtenis van deze ronde zien: { pillars-the-event }.
pillars-event-card-taken = { $player } neemt { pillars-the-resource-card } en zet daar { pillars-workers } aan het werk.
pillars-event-hired = { $player } neemt voor { $cost } goud { pillars-the-craftsman } in dienst.
pillars-event-passed = { $player } past.
pillars-event-passed-automatic = { $player } kan niets meer nemen en past.
pillars-event-dismissed-limit = { $player } stuurt { pillars-the-craftsman } weg.
pillars-event-dismissed-collapse = { $player } verliest door de instorting { pillars-the-craftsman }.
pillars-event-to-mill = { $player } stuurt { pillars-workers } naar de wolweverij.
pillars-event-craftsman-left = Niemand wilde { pillars-the-craftsman }: hij gaat uit het spel.
pillars-event-builder-drawn = Uit de buidel komt een bouwmeester van { $player }; inzetten kost { $cost } goud.
pillars-event-builder-set-aside = Uit de buidel komt de derde bouwmeester van { $player }. De stadsmuur houdt hem deze ronde bezig.
pillars-event-builder-rejected = { $player } stuurt de bouwmeester van { $player_owner } terug in de buidel.
pillars-event-builder-placed = { $player } zet voor { $gold } goud een bouwmeester { pillars-to-place }.
pillars-event-builder-placed-free = { $player } zet gratis een bouwmeester { pillars-to-place }.
pillars-event-builder-waits = { $player } laat de bouwmeester wachten bij { $cost } goud.
pillars-event-builder-waits-automatic = { $player } heeft te weinig goud: de bouwmeester wacht bij { $cost } goud.
pillars-event-revealed = De gebeurtenis van deze ronde: { pillars-the-event }.
pillars-event-bishop-protection = { $player } staat onder bescherming van de bisschop.
pillars-event-bishop-resource = { $player } ziet af van bescherming en neemt straks een grondstof.
pillars-event-advantage-used = { $player } zet { pillars-the-advantage } in.
pillars-event-gained = { $player } krijgt { pillars-amount } { pillars-reason }.
pillars-event-wasted = { $gold } goud van { $player } gaat verloren: niemand kan meer dan 30 hebben.
pillars-event-points-lost = { $player } verliest { pillars-points } door de strijd tussen prior en bisschop.
pillars-event-tax-rolled = { $player } gooit voor de belasting: { $roll } goud.
pillars-event-paid = { $player } betaalt { $gold } goud { $reason ->
    [extra-tax] extra belasting
   *[court] belasting
}.
pillars-event-paid-nothing = { $player } betaalt geen belasting.
pillars-event-paid-short = { $player } kan van de { $due } goud maar { $gold } betalen{ $points ->
    [0] {""}
    [one] {" en verliest 1 punt"}
   *[other] {" "}en verliest { $points } punten
}.
pillars-event-advantage-gained = { $player } krijgt in Kingsbridge de kaart { pillars-the-advantage }.
pillars-event-advantage-left = De kaart { pillars-the-advantage } gaat uit het spel.
pillars-event-craftsman-gained = { $player } krijgt in Shiring { pillars-the-craftsman }.
pillars-event-workers-promised = { $player } heeft volgende ronde { pillars-workers } extra.
pillars-event-bought = { $player } koopt { $count } { pillars-a-resource } voor { $gold } goud.
pillars-event-sold = { $player } verkoopt { $count } { pillars-a-resource } voor { $gold } goud.
pillars-event-stopped = { $player } verlaat de markt.
pillars-event-boosted = Het geschenk van de aartsbisschop helpt { pillars-the-craftsman } van { $player }.
pillars-event-boosted-all = Het geschenk van de aartsbisschop helpt { $count ->
    [one] de enige ambachtsman van { $player } die ervoor in aanmerking komt
   *[other] alle { $count } ambachtslieden van { $player } die ervoor in aanmerking komen
}.
pillars-event-converted-points = { pillars-craftsman-subject } van { $player } levert { pillars-points } op.
pillars-event-converted-gold = { pillars-craftsman-subject } van { $player } levert { $gold } goud op.
pillars-event-returned = { $player } legt 1 { pillars-a-resource } terug.
pillars-event-part-built = { $player } voegt { pillars-the-part } aan de kathedraal toe.
pillars-event-start-player = { $player } wordt startspeler.
pillars-event-ended = De kathedraal is voltooid. De overwinning gaat met { $points ->
    [one] 1 punt
   *[other] { $points } punten
} naar { $players }.

## Het einde

pillars-score-craftsman = { pillars-families }
pillars-score-start = Aan het begin
pillars-score-priory = Priorij
pillars-score-advantages = Voordeelkaarten
pillars-score-tax = Belastingschulden
pillars-score-events = Gebeurtenissen
pillars-ending-points = Wie de meeste punten heeft, wint.
pillars-ending-gold = Evenveel punten: wie het meeste goud heeft, wint.
pillars-ending-shared = Evenveel punten en evenveel goud: de overwinning wordt gedeeld.

## Opties

pillars-option-archbishop_scope = Geschenk van de aartsbisschop
pillars-option-archbishop_scope-one-craftsman = helpt één ambachtsman van iedere speler
pillars-option-archbishop_scope-all-craftsmen = helpt alle ambachtslieden
pillars-option-archbishop_scope-help = Bij deze gebeurtenis kan een ambachtsman één keer vaker werken. Klokkengieter, orgelbouwer, architect en gereedschapmaker worden nooit geholpen.
pillars-option-starting_player = Startspeler
pillars-option-starting_player-null = door loting
pillars-option-starting_player-0 = plaats 1
pillars-option-starting_player-1 = plaats 2
pillars-option-starting_player-2 = plaats 3
pillars-option-starting_player-3 = plaats 4
pillars-option-starting_player-help = Begint met 20 goud; de anderen volgen met de klok mee met telkens één goud meer.

## Wat kaarten en locaties doen

pillars-effect-advantage-aliena = Elke ronde 1 hout extra, samen met de opbrengst van het woud.
pillars-effect-advantage-richard = Elke ronde 1 zand extra, samen met de opbrengst van de grindgroeve.
pillars-effect-advantage-tom = Elke ronde 1 steen extra, samen met de opbrengst van de steengroeve.
pillars-effect-advantage-francis = Je betaalt altijd 2 goud belasting, wat er ook gegooid wordt; aan het koningshof niets.
pillars-effect-advantage-philip = 1 punt extra voor elke bouwmeester van jou in de priorij.
pillars-effect-advantage-ellen = Je ziet aan het begin van elke ronde als enige de gebeurtenis.
pillars-effect-advantage-jack = Je mag zes ambachtslieden in dienst hebben in plaats van vijf.
pillars-effect-advantage-otto = Vanaf de volgende ronde heb je de zwarte arbeider erbij.
pillars-effect-advantage-thomas = Eén keer: een slechte gebeurtenis treft je niet. Je beslist nadat de gebeurtenis is onthuld.
pillars-effect-advantage-loyalty = Eén keer: je betaalt geen belasting. Je beslist na de worp.
pillars-effect-advantage-remigius = Eén keer: je zet een bouwmeester die net getrokken is gratis in.
pillars-effect-advantage-toledo = Meteen 2 metaal.
pillars-effect-advantage-wool-fair = Meteen 8 goud.
pillars-effect-advantage-madonna = Meteen 3 punten.
pillars-effect-advantage-festivities = Meteen 1 metaal.
pillars-effect-advantage-completion = Meteen 1 hout en 1 steen.
pillars-effect-eventcard-archbishop = { $scope ->
    [all-craftsmen] Alle ambachtslieden van iedereen kunnen deze ronde één keer vaker werken.
   *[one-craftsman] Iedereen kiest een eigen ambachtsman: hij kan deze ronde één keer vaker werken.
} Niet de klokkengieter, orgelbouwer, architect of gereedschapmaker.
pillars-effect-eventcard-volunteers = Elke grondstofkaart levert deze ronde 1 extra op.
pillars-effect-eventcard-royal-victory = Iedereen krijgt 5 goud.
pillars-effect-eventcard-castle-taken = Iedereen krijgt 1 metaal.
pillars-effect-eventcard-generosity = In de wolweverij verdienen hoogstens vijf arbeiders van elke speler 2 goud in plaats van 1.
pillars-effect-eventcard-extra-tax = Iedereen betaalt 4 goud. Wie tekortkomt, verliest 1 punt per 2 goud tekort.
pillars-effect-eventcard-cold-winter = Elke grondstofkaart levert deze ronde 1 minder op.
pillars-effect-eventcard-city-wall = Volgende ronde kan iedereen maar twee bouwmeesters inzetten.
pillars-effect-eventcard-collapse = Iedereen verliest een ambachtsman naar keuze.
pillars-effect-eventcard-conflict = Iedereen verliest 2 punten.
pillars-effect-place-event = De gebeurtenis van de ronde wordt onthuld.
pillars-effect-place-bishop = Beschermt je tegen een slechte gebeurtenis, of geeft je 1 zand, hout of steen uit de marktvoorraad.
pillars-effect-place-wool-mill = Elke arbeider die geen ander werk heeft, verdient hier 1 goud.
pillars-effect-place-kingsbridge = Je krijgt de voordeelkaart naast je bouwmeester.
pillars-effect-place-priory = De eerste bouwmeester levert 2 punten op, de tweede 1.
pillars-effect-place-forest = De grondstofkaarten van het woud leveren hout op.
pillars-effect-place-quarry = De grondstofkaarten van de steengroeve leveren steen op.
pillars-effect-place-gravel-pit = De grondstofkaarten van de grindgroeve leveren zand op.
pillars-effect-place-court = Wie hier een bouwmeester heeft, betaalt geen belasting. De eerste krijgt ook 1 metaal.
pillars-effect-place-shiring = Je krijgt de ambachtsman naast je bouwmeester gratis.
pillars-effect-place-castle = Je hebt volgende ronde twee grijze arbeiders extra.
pillars-effect-place-market = Je mag grondstoffen kopen en verkopen. Wie vooraan staat, begint.
pillars-effect-place-cathedral = Je ambachtslieden maken van grondstoffen punten. Daarna mag je vijf grondstoffen bewaren.
pillars-effect-place-start-player = Je bent volgende ronde startspeler. Staat hier niemand, dan wordt de volgende speler startspeler.
