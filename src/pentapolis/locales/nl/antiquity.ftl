### Antiquity

## Woorden van het spel

antiquity-building-house = Huis
antiquity-building-cart-shop = Wagenmakerij
antiquity-building-fountain = Fontein
antiquity-building-storage = Pakhuis
antiquity-building-granary = Graanschuur
antiquity-building-brewery = Brouwerij
antiquity-building-harbour = Haven
antiquity-building-explorer = Expeditiekantoor
antiquity-building-market = Markthal
antiquity-building-university = Universiteit
antiquity-building-theology = Faculteit theologie
antiquity-building-philosophy = Faculteit filosofie
antiquity-building-biology = Faculteit biologie
antiquity-building-alchemy = Faculteit alchemie
antiquity-building-forced-labour = Dwangarbeid
antiquity-building-dump = Vuilstort
antiquity-building-cathedral = Kathedraal
antiquity-building-hospital = Ziekenhuis
antiquity-building-stable = Stal
antiquity-building-grave = Graf
antiquity-good-wood = hout
antiquity-good-stone = steen
antiquity-good-grain = graan
antiquity-good-sheep = schapen
antiquity-good-olives = olijven
antiquity-good-fish = vis
antiquity-good-gold = goud
antiquity-good-wine = wijn
antiquity-good-pearls = parels
antiquity-good-dye = kleurstof
antiquity-country-woodcutter = Houthakkerij
antiquity-country-farm = Boerderij
antiquity-country-mine = Mijn
antiquity-country-fishery = Visserij
antiquity-country-inn = Herberg
antiquity-country-city = Stad
antiquity-saint-nicolo = San Nicolo
antiquity-saint-barbara = Santa Barbara
antiquity-saint-christofori = San Christofori
antiquity-saint-giorgio = San Giorgio
antiquity-saint-maria = Santa Maria
antiquity-terrain-forest = Bos
antiquity-terrain-grassland = Grasland
antiquity-terrain-mountain = Bergland
antiquity-terrain-water = Water
antiquity-phase-1 = Opstaan
antiquity-phase-2 = Stadsuitbreiding
antiquity-phase-3 = Volgorde
antiquity-phase-4 = Bouwen op het land
antiquity-phase-5 = Opslaan
antiquity-phase-6 = Oogsten
antiquity-phase-7 = Expeditie
antiquity-phase-8 = Hongersnood
antiquity-phase-9 = Vervuiling
antiquity-phase-10 = Einde van het spel?
antiquity-zone = invloedszone
antiquity-men = bewoners
antiquity-patron-saint = beschermheilige
antiquity-food = voedsel
antiquity-luxury = luxeartikelen
antiquity-a-building = { $building ->
    [house] een huis
    [cart-shop] een wagenmakerij
    [fountain] een fontein
    [storage] een pakhuis
    [granary] de graanschuur
    [brewery] de brouwerij
    [harbour] de haven
    [explorer] het expeditiekantoor
    [market] de markthal
    [university] de universiteit
    [theology] de faculteit theologie
    [philosophy] de faculteit filosofie
    [biology] de faculteit biologie
    [alchemy] de faculteit alchemie
    [forced-labour] het gebouw Dwangarbeid
    [dump] de vuilstort
    [cathedral] de kathedraal
    [hospital] het ziekenhuis
    [stable] de stal
   *[grave] een graf
}
antiquity-a-piece = { $building ->
    [house] huis { $detail }
    [cart-shop] een wagenmakerij
    [fountain] een fontein
    [storage] een pakhuis van { $detail }
    [granary] de graanschuur
    [brewery] de brouwerij
    [harbour] de haven
    [explorer] het expeditiekantoor
    [market] de markthal
    [university] de universiteit
    [theology] de faculteit theologie
    [philosophy] de faculteit filosofie
    [biology] de faculteit biologie
    [alchemy] de faculteit alchemie
    [forced-labour] het gebouw Dwangarbeid
    [dump] de vuilstort
    [cathedral] de kathedraal
    [hospital] het ziekenhuis
    [stable] de stal
   *[grave] een graf
}
antiquity-the-good = { $good ->
    [wood] hout
    [stone] steen
    [grain] graan
    [sheep] schapen
    [olives] olijven
    [fish] vis
    [gold] goud
    [wine] wijn
    [pearls] parels
   *[dye] kleurstof
}
antiquity-a-kind = { $kind ->
    [woodcutter] een houthakkerij
    [farm] een boerderij
    [mine] een mijn
    [fishery] een visserij
    [inn] een herberg
   *[city] een stad
}
antiquity-your-kind = { $kind ->
    [woodcutter] je houthakkerij
    [farm] je boerderij
    [mine] je mijn
   *[fishery] je visserij
}
antiquity-the-saint = { $saint ->
    [nicolo] San Nicolo
    [barbara] Santa Barbara
    [christofori] San Christofori
    [giorgio] San Giorgio
   *[maria] Santa Maria
}
antiquity-goods = { $wood ->
    [0] {""}
   *[other] {" "}{ $wood }× hout
}{ $stone ->
    [0] {""}
   *[other] { antiquity-goods.comma-stone } { $stone }× steen
}{ $grain ->
    [0] {""}
   *[other] { antiquity-goods.comma-grain } { $grain }× graan
}{ $sheep ->
    [0] {""}
    [one] { antiquity-goods.comma-sheep } { $sheep }× schaap
   *[other] { antiquity-goods.comma-sheep } { $sheep }× schapen
}{ $olives ->
    [0] {""}
    [one] { antiquity-goods.comma-olives } { $olives }× olijf
   *[other] { antiquity-goods.comma-olives } { $olives }× olijven
}{ $fish ->
    [0] {""}
   *[other] { antiquity-goods.comma-fish } { $fish }× vis
}{ $gold ->
    [0] {""}
   *[other] { antiquity-goods.comma-gold } { $gold }× goud
}{ $wine ->
    [0] {""}
   *[other] { antiquity-goods.comma-wine } { $wine }× wijn
}{ $pearls ->
    [0] {""}
    [one] { antiquity-goods.comma-pearls } { $pearls }× parel
   *[other] { antiquity-goods.comma-pearls } { $pearls }× parels
}{ $dye ->
    [0] {""}
   *[other] { antiquity-goods.comma-dye } { $dye }× kleurstof
}
    .comma-stone = { $wood ->
        [0] {""}
       *[other] ,
    }
    .comma-grain = { $stone ->
        [0] { antiquity-goods.comma-stone }
       *[other] ,
    }
    .comma-sheep = { $grain ->
        [0] { antiquity-goods.comma-grain }
       *[other] ,
    }
    .comma-olives = { $sheep ->
        [0] { antiquity-goods.comma-sheep }
       *[other] ,
    }
    .comma-fish = { $olives ->
        [0] { antiquity-goods.comma-olives }
       *[other] ,
    }
    .comma-gold = { $fish ->
        [0] { antiquity-goods.comma-fish }
       *[other] ,
    }
    .comma-wine = { $gold ->
        [0] { antiquity-goods.comma-gold }
       *[other] ,
    }
    .comma-pearls = { $wine ->
        [0] { antiquity-goods.comma-wine }
       *[other] ,
    }
    .comma-dye = { $pearls ->
        [0] { antiquity-goods.comma-pearls }
       *[other] ,
    }
antiquity-goods-back = { $wood_back ->
    [0] {""}
   *[other] {" "}{ $wood_back }× hout
}{ $stone_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-stone } { $stone_back }× steen
}{ $grain_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-grain } { $grain_back }× graan
}{ $sheep_back ->
    [0] {""}
    [one] { antiquity-goods-back.comma-sheep } { $sheep_back }× schaap
   *[other] { antiquity-goods-back.comma-sheep } { $sheep_back }× schapen
}{ $olives_back ->
    [0] {""}
    [one] { antiquity-goods-back.comma-olives } { $olives_back }× olijf
   *[other] { antiquity-goods-back.comma-olives } { $olives_back }× olijven
}{ $fish_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-fish } { $fish_back }× vis
}{ $gold_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-gold } { $gold_back }× goud
}{ $wine_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-wine } { $wine_back }× wijn
}{ $pearls_back ->
    [0] {""}
    [one] { antiquity-goods-back.comma-pearls } { $pearls_back }× parel
   *[other] { antiquity-goods-back.comma-pearls } { $pearls_back }× parels
}{ $dye_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-dye } { $dye_back }× kleurstof
}
    .comma-stone = { $wood_back ->
        [0] {""}
       *[other] ,
    }
    .comma-grain = { $stone_back ->
        [0] { antiquity-goods-back.comma-stone }
       *[other] ,
    }
    .comma-sheep = { $grain_back ->
        [0] { antiquity-goods-back.comma-grain }
       *[other] ,
    }
    .comma-olives = { $sheep_back ->
        [0] { antiquity-goods-back.comma-sheep }
       *[other] ,
    }
    .comma-fish = { $olives_back ->
        [0] { antiquity-goods-back.comma-olives }
       *[other] ,
    }
    .comma-gold = { $fish_back ->
        [0] { antiquity-goods-back.comma-fish }
       *[other] ,
    }
    .comma-wine = { $gold_back ->
        [0] { antiquity-goods-back.comma-gold }
       *[other] ,
    }
    .comma-pearls = { $wine_back ->
        [0] { antiquity-goods-back.comma-wine }
       *[other] ,
    }
    .comma-dye = { $pearls_back ->
        [0] { antiquity-goods-back.comma-pearls }
       *[other] ,
    }

## Wat er nu te doen is

antiquity-prompt-first-city = { $player } sticht de hoofdstad.
antiquity-prompt-first-city-you = Sticht je hoofdstad: kies het midden van zeven velden op een vrije starttegel.
antiquity-prompt-planning = Ronde { $round }. In het geheim aan het plannen: { $players }.
antiquity-prompt-plan-idle-you = Ronde { $round }: bouw, bezet gebouwen ({ $men ->
    [one] 1 bewoner vrij
   *[other] { $men } bewoners vrij
}) en rond dan je plan af.
antiquity-prompt-plan-place-you = Kies een plaats voor { antiquity-a-building }.
antiquity-prompt-plan-pay-you = { $luxury ->
    [0] Kies waarmee je betaalt: nog { $food }× voedsel.
   *[other] { $food ->
        [0] Kies waarmee je betaalt: nog { $luxury }× luxe.
       *[other] Kies waarmee je betaalt: nog { $food }× voedsel en { $luxury }× luxe.
    }
}
antiquity-prompt-plan-saint-you = Kies de beschermheilige van je nieuwe kathedraal.
antiquity-prompt-plan-second-house-you = San Nicolo schenkt je een tweede huis met een lager nummer dan { $number }. Kies er een, of sla het over.
antiquity-prompt-plan-exchange-you = Ruil met de bank: geef twee goederen en neem er een.
antiquity-prompt-plan-move-you = Kies een nieuwe plaats voor { antiquity-a-building }.
antiquity-prompt-plan-bury-you = Kies een leeg vak voor het graf.
antiquity-prompt-plan-compose-you = Stel een bod aan { $player_two } samen: wat je geeft, dan wat je vraagt.
antiquity-prompt-plan-offered-you = Je bod ligt bij { $player_two }. Wacht af, of trek het in.
antiquity-prompt-country = { $player } bouwt op het land.
antiquity-prompt-country-you = { $carts ->
    [0] Geen wagenmakerij kan deze ronde nog bouwen: beëindig je beurt.
    [one] Bouw op het land: je hebt nog één bezette wagenmakerij.
   *[other] Bouw op het land: je hebt nog { $carts } bezette wagenmakerijen.
}
antiquity-prompt-site = { $player } betaalt voor { antiquity-a-kind }.
antiquity-prompt-site-you = { $luxury ->
    [0] Kies waarmee je { antiquity-a-kind } betaalt: nog { $food }× voedsel.
   *[other] { $food ->
        [0] Kies waarmee je { antiquity-a-kind } betaalt: nog { $luxury }× luxe.
       *[other] Kies waarmee je { antiquity-a-kind } betaalt: nog { $food }× voedsel en { $luxury }× luxe.
    }
}
antiquity-prompt-storage = { $player } moet { $count ->
    [one] één goed
   *[other] { $count } goederen
} afleggen.
antiquity-prompt-storage-you = Er is te weinig plaats: leg nog { $count ->
    [one] één goed
   *[other] { $count } goederen
} af.
antiquity-prompt-keeping = { $player } mag goederen afleggen.
antiquity-prompt-keeping-you = Wat over is, past. Leg meer af als je wilt.
antiquity-prompt-harvest = { $player } oogst.
antiquity-prompt-harvest-you = Oogst van { antiquity-your-kind }: kies van welk veld je oogst.
antiquity-prompt-exploration = { $player } mag op expeditie.
antiquity-prompt-exploration-you = Draai een ontdekkersfiche in je zone om, of zie ervan af. Voedsel verergert de hongersnood.
antiquity-prompt-famine = { $player } legt nog { $count ->
    [one] één graf
   *[other] { $count } graven
}.
antiquity-prompt-famine-you = Hongersnood: leg nog { $count ->
    [one] één graf
   *[other] { $count } graven
} in je steden.
antiquity-prompt-waste-graves = { $player } legt nog { $count ->
    [one] één graf
   *[other] { $count } graven
} voor vervuiling die nergens heen kan.
antiquity-prompt-waste-graves-you = Voor de vervuiling is geen plaats meer: leg nog { $count ->
    [one] één graf
   *[other] { $count } graven
} in je steden.
antiquity-prompt-pollution = { $player } vervuilt nog { $count ->
    [one] één veld
   *[other] { $count } velden
}.
antiquity-prompt-pollution-you = Vervuil nog { $count ->
    [one] één vrij veld
   *[other] { $count } vrije velden
} in je zone.
antiquity-prompt-storage-together = Opslag. Nog niet klaar: { $players }.
antiquity-prompt-harvest-together = Oogst. Nog niet klaar: { $players }.
antiquity-prompt-famine-together = Hongersnood. Nog niet klaar: { $players }.
antiquity-prompt-pollution-together = Vervuiling. Nog niet klaar: { $players }.
antiquity-prompt-pollution-waiting-you = Wacht op { $players }: jullie zones delen schone velden, dus de speelvolgorde geldt.
antiquity-prompt-over = Het spel is in ronde { $round } afgelopen. De overwinning gaat naar { $players }.
antiquity-prompt-ruin = Het spel is in ronde { $round } afgelopen: alle steden zijn ten onder gegaan.

## Waarom het niet kan

antiquity-refusal-phase = { $phase ->
    [first-cities] Eerst worden de hoofdsteden gesticht.
    [city] Nu wordt er in de steden gebouwd.
    [country] Nu wordt er op het land gebouwd.
    [storage] Nu wordt er opgeslagen.
    [harvest] Nu wordt er geoogst.
    [exploration] Nu zijn de expedities aan de beurt.
    [famine] Nu heerst de hongersnood.
    [pollution] Nu wordt er vervuild.
   *[over] Het spel is afgelopen.
}
antiquity-refusal-step = { $step ->
    [idle] Dat hoort niet bij een stap waar je mee bezig bent.
    [place] Leg eerst het gekozen gebouw neer.
    [pay] Betaal eerst het gekozen gebouw.
    [saint] Kies eerst een beschermheilige.
    [second-house] Kies eerst het tweede huis, of sla het over.
    [exchange] Maak eerst de ruil met de bank af.
    [move] Leg eerst neer wat je hebt opgepakt.
    [bury] Leg eerst het opgepakte graf neer.
    [compose] Maak eerst je bod af, of trek het in.
   *[offered] Je bod wacht op antwoord. Trek het eerst in.
}
antiquity-refusal-good-missing = Dat heb je niet (meer): { antiquity-the-good }.
antiquity-refusal-good-unfit = Met { antiquity-the-good } kan deze betaling nu niet: geef verschillende soorten, in vaste volgorde.
antiquity-refusal-nothing-to-pay = Er valt niets te betalen.
antiquity-refusal-second-house = Het tweede huis moet ongebouwd zijn en een lager nummer hebben dan { $number }.
antiquity-refusal-supply = In de algemene voorraad is niet genoeg meer voor { antiquity-a-building }.
antiquity-refusal-built = Je hebt { antiquity-a-building } al gebouwd.
antiquity-refusal-price = Je mist goederen voor { antiquity-a-building }.
antiquity-refusal-no-room = In je steden is geen plaats voor { antiquity-a-building }.
antiquity-refusal-no-fit = Bij { $square } zijn niet genoeg lege vakken voor { antiquity-a-building }.
antiquity-refusal-no-men = Je hebt geen bewoner meer vrij.
antiquity-refusal-no-building = Op { $square } begint geen gebouw van jou.
antiquity-refusal-needs-no-man = Hier hoeft en kan geen bewoner heen: { antiquity-a-building }.
antiquity-refusal-grave-on-building = Er ligt een graf op: { antiquity-a-building }.
antiquity-refusal-taught = De universiteit bezet dit al: { antiquity-a-building }.
antiquity-refusal-silenced = Door het graf op de universiteit werkt dit niet: { antiquity-a-building }.
antiquity-refusal-manned = Al bezet: { antiquity-a-building }.
antiquity-refusal-not-working = Daarvoor heb je een werkend gebouw nodig: { antiquity-a-building }.
antiquity-refusal-healed = Het ziekenhuis ruimt hoogstens { $count ->
    [one] { $count } graf
   *[other] { $count } graven
} per ronde.
antiquity-refusal-no-grave = Op { $square } ligt geen graf.
antiquity-refusal-razed = Deze ronde is al een kathedraal afgebroken.
antiquity-refusal-no-cathedral = Je hebt geen kathedraal.
antiquity-refusal-maria-stays = De kathedraal van Santa Maria wordt nooit afgebroken.
antiquity-refusal-take-first = Neem eerst een goed van de bank.
antiquity-refusal-give-first = Geef eerst { $rate } goederen aan de bank.
antiquity-refusal-exchange = De bank krijgt { $rate } goederen, op volgorde gegeven. Met { antiquity-the-good } lukt dat nu niet.
antiquity-refusal-no-rearranging = Verplaatsen mag alleen met Santa Barbara of Santa Maria en een kathedraal zonder graf.
antiquity-refusal-grid-full = Er is geen leeg vak meer.
antiquity-refusal-square-taken = { $square } is geen leeg vak van jou.
antiquity-refusal-no-partner = Een bod doe je aan een andere speler die nog aan het plannen is.
antiquity-refusal-nothing-to-trade = Geen van jullie heeft goederen om te ruilen.
antiquity-refusal-offer-most = Meer goederen kan die speler niet hebben.
antiquity-refusal-bank-empty = Dit heeft de bank niet meer: { antiquity-the-good }.
antiquity-refusal-offer-order = Een bod stel je op volgorde samen: eerst wat je geeft, dan wat je vraagt. Dit kan er niet meer bij: { antiquity-the-good }.
antiquity-refusal-empty-offer = Met een bod geef of vraag je minstens iets.
antiquity-refusal-no-offer = Die speler heeft jou geen bod gedaan.
antiquity-refusal-offer-goods = Je hebt niet wat het bod vraagt.
antiquity-refusal-offer-stands = Je hebt al een bod openstaan. Trek dat eerst in.
antiquity-refusal-trade-stands = Een gesloten ruil is definitief.
antiquity-refusal-market-announced = Je hebt een ruil aangeboden in je markthal: je bewoner blijft daar deze ronde staan.
antiquity-refusal-plan-empty = Er is niets om terug te nemen.
antiquity-refusal-first-city = { $space } ligt niet ver genoeg binnen een vrije starttegel.
antiquity-refusal-pay-first = Betaal eerst { antiquity-a-kind }.
antiquity-refusal-no-cart = Je hebt geen bezette wagenmakerij meer.
antiquity-refusal-country-price = Je mist goederen voor { antiquity-a-kind }.
antiquity-refusal-zone = { $space } ligt buiten je invloedszone: geen plaats voor { antiquity-a-kind }.
antiquity-refusal-occupied = { $space } is bezet: geen plaats voor { antiquity-a-kind }.
antiquity-refusal-terrain = Het landschap op { $space } is niet geschikt voor { antiquity-a-kind }.
antiquity-refusal-polluted = { $space } is vervuild: geen plaats voor { antiquity-a-kind }.
antiquity-refusal-no-seed = Je hebt geen zaaigoed: { antiquity-the-good }.
antiquity-refusal-sown = De faculteit biologie heeft deze ronde al zaaigoed gegeven.
antiquity-refusal-range = In het gebergte bij { $space } is al iets anders gevonden.
antiquity-refusal-no-fishery = Alle visserijen zijn in gebruik.
antiquity-refusal-coast = Beide velden moeten kust zijn met schoon water ernaast ({ $space }).
antiquity-refusal-cities = Meer dan { $cities } steden kan niemand hebben.
antiquity-refusal-no-inn = Je hebt al je herbergen gebouwd.
antiquity-refusal-near-city = { $space } ligt te dicht bij een andere stad.
antiquity-refusal-city-ground = Rond { $space } liggen geen zeven vrije landvelden.
antiquity-refusal-city-zone = Een stad rond { $space } zou je invloedszone niet raken.
antiquity-refusal-cleaned = De faculteit alchemie heeft deze ronde al gereinigd.
antiquity-refusal-not-cleanable = { $space } is geen vrij vervuild veld in je zone.
antiquity-refusal-resign = Opgeven kan aan deze tafel niet.
antiquity-refusal-fish-in-cathedral = Je vis ligt in de kathedraal. Leg af wat geen plaats heeft.
antiquity-refusal-no-room-for-goods = Er is niet genoeg ruimte: leg eerst nog { $count ->
    [one] één goed
   *[other] { $count } goederen
} af.
antiquity-refusal-under-man = Het goed onder de bewoner oogst je als laatste ({ $space }).
antiquity-refusal-not-ripe = Nu wordt een ander gebouw geoogst, niet { $space }.
antiquity-refusal-no-token = Op { $space } kun je geen fiche omdraaien.
antiquity-refusal-no-grave-due = Je hoeft nu geen graf te leggen.
antiquity-refusal-grave-here = Op { $square } ligt al een graf.
antiquity-refusal-house-here = Op huizen komen geen graven ({ $square }).
antiquity-refusal-empty-first = Eerst de lege vakken, dan pas gebouwen ({ $square }).
antiquity-refusal-no-square = { $square } hoort niet bij een stad van jou.
antiquity-refusal-no-markers = Je hoeft nu niets te vervuilen.
antiquity-refusal-outside-zone = { $space } ligt buiten je invloedszone.
antiquity-refusal-polluted-already = { $space } is al vervuild.
antiquity-refusal-not-free = { $space } is niet vrij.
antiquity-refusal-dump = De vuilstort van een ander beschermt { $space }.

## Wat er gebeurde

antiquity-event-capital-founded = { $player } sticht de hoofdstad rond { $space }.
antiquity-event-city-founded = { $player } sticht stad { $number } rond { $space } voor{ antiquity-goods }.
antiquity-event-tokens-discarded = { $count ->
    [one] Een ontdekkersfiche verdwijnt ongezien ({ $spaces }).
   *[other] { $count } ontdekkersfiches verdwijnen ongezien ({ $spaces }).
}
antiquity-event-round-began = Ronde { $round } begint. Hongersnood: { $famine }.
antiquity-event-built-paid = { $player } bouwt { antiquity-a-piece } op { $square } voor{ antiquity-goods }.
antiquity-event-built-free = { $player } bouwt { antiquity-a-piece } gratis op { $square }.
antiquity-event-saint-chosen = { $player } kiest { antiquity-the-saint } als beschermheilige.
antiquity-event-manned = { $player } bezet { antiquity-a-building } ({ $square }).
antiquity-event-grave-removed = { $player } ruimt het graf op { $square }; deze ronde kan dat nog { $left } keer.
antiquity-event-cathedral-razed = { $player } breekt de kathedraal van { antiquity-the-saint } af.
antiquity-event-exchanged = { $player } haalt { antiquity-the-good } bij de bank voor{ antiquity-goods }.
antiquity-event-moved = { $player } verplaatst { antiquity-a-building } naar { $square }.
antiquity-event-taken-back = { $player } neemt een stap terug.
antiquity-event-offer-made = { $player } biedt { $player_two } een ruil aan in de markthal van { $player_market }: geeft{ $gives ->
    [0] {" niets"}
   *[other] { antiquity-goods }
}; vraagt{ $wants ->
    [0] {" niets"}
   *[other] { antiquity-goods-back }
}.
antiquity-event-offer-declined = { $player_two } slaat het bod van { $player } af.
antiquity-event-offer-withdrawn = { $player } trekt het bod aan { $player_two } in.
antiquity-event-offer-lapsed = Het bod van { $player } vervalt: het plan van { $player_two } is klaar.
antiquity-event-traded = { $player_two } neemt het bod van { $player } aan: krijgt{ $gives ->
    [0] {" niets"}
   *[other] { antiquity-goods }
}; geeft{ $wants ->
    [0] {" niets"}
   *[other] { antiquity-goods-back }
}.
antiquity-event-plan-finished = { $player } is klaar met plannen.
antiquity-event-plan-cut = De voorraad is op: { $player } kan { antiquity-a-building } niet meer bouwen en gaat vanaf daar verder met plannen.
antiquity-event-plan-thinned = De voorraad is op: { $player } krijgt { antiquity-a-building } niet en gaat na de ruil verder met plannen.
antiquity-event-revealed-built = { $player } heeft { antiquity-a-piece } gebouwd op { $square }.
antiquity-event-revealed-manned = { $player } heeft { $count ->
    [one] één gebouw
   *[other] { $count } gebouwen
} bezet ({ $squares }).
antiquity-event-revealed-graves = { $player } heeft { $count ->
    [one] één graf
   *[other] { $count } graven
} geruimd.
antiquity-event-revealed-razed = { $player } heeft een kathedraal afgebroken.
antiquity-event-revealed-rearranged = { $player } heeft de steden heringericht.
antiquity-event-famine-fell = { $count ->
    [one] Een nieuwe fontein verlaagt
   *[other] { $count } nieuwe fonteinen verlagen
} de hongersnood tot { $famine }.
antiquity-event-order-set = Volgorde van deze ronde: { $players }.
antiquity-event-inn-built = { $player } bouwt een herberg op { $space } voor{ antiquity-goods }.
antiquity-event-country-built = { $player } bouwt { antiquity-a-kind } op { $space }: { $count }× { antiquity-the-good }.
antiquity-event-range-fixed = In dit gebergte ({ $space }) is voortaan alleen { antiquity-the-good } te vinden.
antiquity-event-cleaned = { $player } reinigt { $count ->
    [one] één veld
   *[other] { $count } velden
} rond { $space } ({ $spaces }).
antiquity-event-goods-lost = { $player } verliest goederen waarvoor geen plaats is:{ antiquity-goods }.
antiquity-event-goods-kept = { $player } bewaart de rest.
antiquity-event-harvest-kept = { $player } oogst { antiquity-the-good } op { $space }.
antiquity-event-harvest-lost = { $player } verliest { antiquity-the-good } op { $space }.
antiquity-event-harvest-last = Daar is niets meer te halen ({ $space }): het gebouw van { $player } verdwijnt.
antiquity-event-fish-received = San Giorgio brengt { $player } { $count }× vis.
antiquity-event-explored = { $player } ontdekt { antiquity-the-good } op { $space }.
antiquity-event-explored-food = { $player } ontdekt { antiquity-the-good } op { $space }. De hongersnood stijgt tot { $famine }.
antiquity-event-graves-famine = { $player } moet { $count ->
    [one] één graf
   *[other] { $count } graven
} leggen: hongersnood { $famine }, min { $food } voedsel, min { $granary } door de graanschuur.
antiquity-event-graves-pollution = Geen plaats voor vervuiling: { $player } legt { $count ->
    [one] één graf
   *[other] { $count } graven
}.
antiquity-event-grave-placed = { $player } legt een graf op { $square }.
antiquity-event-grave-covers = { $player } legt een graf op { $square }: daar staat { antiquity-a-building }.
antiquity-event-famine-rose = De hongersnood stijgt tot { $famine }.
antiquity-event-pollution-due = { $player } moet { $count ->
    [one] één veld
   *[other] { $count } velden
} vervuilen.
antiquity-event-polluted = { $player } vervuilt { $count ->
    [one] { $spaces }
   *[other] { $count } velden ({ $spaces })
}.
antiquity-event-out-famine = { $player } heeft geen plaats meer voor de doden en is uitgeschakeld.
antiquity-event-out-pollution = { $player } bezwijkt onder de vervuiling en is uitgeschakeld.
antiquity-event-out-resigned = { $player } geeft op.
antiquity-event-ended-nicolo = { $players } heeft twintig bewoners: San Nicolo wint in ronde { $round }.
antiquity-event-ended-barbara = { $players } heeft alle soorten gebouwen: Santa Barbara wint in ronde { $round }.
antiquity-event-ended-christofori = { $players } heeft drie van elke soort voedsel en luxe: San Christofori wint in ronde { $round }.
antiquity-event-ended-giorgio = { $players } omsluit de zone van een ander: San Giorgio wint in ronde { $round }.
antiquity-event-ended-maria = { $players } vervult twee opdrachten: Santa Maria wint in ronde { $round }.
antiquity-event-ended-tie-break = Meerdere heiligen zijn tevreden in ronde { $round }; { $players } heeft de meeste schone velden en wint.
antiquity-event-ended-shared = Meerdere heiligen zijn tevreden in ronde { $round }. De overwinning wordt gedeeld door { $players }.
antiquity-event-ended-survivor = { $players } blijft in ronde { $round } als enige over en wint.
antiquity-event-ended-ruin = In ronde { $round } gaan alle steden ten onder ({ $players }). Niemand wint.
antiquity-event-ended-draw = Na ronde { $round } is er geen winnaar: gelijkspel voor { $players }.

## Het einde

antiquity-score-people = { $count ->
    [one] één bewoner
   *[other] { $count } bewoners
}
antiquity-score-buildings = { $count } van { $all } soorten gebouwen
antiquity-ending-nicolo = Twintig bewoners: de opdracht van San Nicolo.
antiquity-ending-barbara = Alle soorten gebouwen: de opdracht van Santa Barbara.
antiquity-ending-christofori = Drie van elke soort voedsel en luxe: de opdracht van San Christofori.
antiquity-ending-giorgio = De zone van een ander omsloten: de opdracht van San Giorgio.
antiquity-ending-maria = Twee van de vier opdrachten: Santa Maria.
antiquity-ending-tie-break = Tegelijk vervuld: wie de meeste schone velden in de zone heeft, wint.
antiquity-ending-shared = Tegelijk vervuld, evenveel schone velden: gedeelde overwinning.
antiquity-ending-survivor = Wie als enige overblijft, wint.
antiquity-ending-ruin = Iedereen ging ten onder: niemand wint.
antiquity-ending-draw = Na honderd rondes geen winnaar: gelijkspel.

## Opties

antiquity-option-beginners = Voor beginners
antiquity-option-beginners-false = nee
antiquity-option-beginners-true = ja, zonder hongersnood en vervuiling
antiquity-option-beginners-help = De fasen hongersnood en vervuiling vervallen. Zo leer je het bouwen kennen.
antiquity-option-resignation = Opgeven
antiquity-option-resignation-false = niet toegestaan
antiquity-option-resignation-true = toegestaan in je beurt op het land
antiquity-option-resignation-help = Wie opgeeft, is uitgeschakeld; de gebouwen blijven als obstakels staan.
antiquity-option-discard_freely = Goederen afleggen
antiquity-option-discard_freely-false = alleen wat niet past
antiquity-option-discard_freely-true = wat je wilt
antiquity-option-discard_freely-help = Normaal bewaar je alles wat past. In deze variant kiest iedereen met goederen in de opslagfase zelf wat weggaat.
antiquity-option-exchanges_are_public = Ruilen met de bank
antiquity-option-exchanges_are_public-false = bij het onthullen bekend
antiquity-option-exchanges_are_public-true = meteen bekend
antiquity-option-exchanges_are_public-help = Wat meteen bekend is, kan niet meer worden teruggenomen.
antiquity-option-goods_limited = Goederen
antiquity-option-goods_limited-false = onbeperkt
antiquity-option-goods_limited-true = alleen de 48 van elke soort uit de doos
antiquity-option-goods_limited-help = Wat spelers in voorraad hebben of wat op het land ligt, zit niet in de bank. Ruilen met de bank is meteen bekend.
antiquity-option-inns_limited = Herbergen
antiquity-option-inns_limited-false = onbeperkt
antiquity-option-inns_limited-true = hoogstens 16 per speler
antiquity-option-inns_limited-help = Volgens de regels mag je met een brouwerij zoveel herbergen bouwen als je wilt.
antiquity-option-inns_on_water = Herbergen op water
antiquity-option-inns_on_water-false = niet toegestaan
antiquity-option-inns_on_water-true = toegestaan binnen de zone
antiquity-option-inns_on_water-help = Alleen een haven voegt water aan de zone toe.
antiquity-option-harbour_reaches_whole_water = Haven
antiquity-option-harbour_reaches_whole_water-false = bereikt alleen water naast steden en herbergen
antiquity-option-harbour_reaches_whole_water-true = bereikt hele wateren
antiquity-option-harbour_reaches_whole_water-help = In beide gevallen hoort de kust van dat water erbij.
antiquity-option-unmanned_dump_helps = Onbezette vuilstort
antiquity-option-unmanned_dump_helps-false = scheelt niets
antiquity-option-unmanned_dump_helps-true = scheelt één fiche
antiquity-option-unmanned_dump_helps-help = Een bezette vuilstort scheelt vier fiches.
antiquity-option-pieces_turn = Stukken draaien
antiquity-option-pieces_turn-false = niet toegestaan
antiquity-option-pieces_turn-true = toegestaan
antiquity-option-pieces_turn-help = Of gebouwen bij het plaatsen gedraaid mogen worden. Pakhuizen mogen altijd beide kanten op liggen.
antiquity-option-pieces_flip = Stukken spiegelen
antiquity-option-pieces_flip-false = niet toegestaan
antiquity-option-pieces_flip-true = toegestaan
antiquity-option-pieces_flip-help = Maakt alleen verschil voor de brouwerij en het gebouw Dwangarbeid.
antiquity-option-barbara_counts_buildings_with_graves = Santa Barbara en graven
antiquity-option-barbara_counts_buildings_with_graves-false = gebouwen met graven tellen niet
antiquity-option-barbara_counts_buildings_with_graves-true = gebouwen met graven tellen mee
antiquity-option-barbara_counts_buildings_with_graves-help = Voor haar opdracht.
antiquity-option-cathedral_with_grave_wins = Kathedraal met een graf
antiquity-option-cathedral_with_grave_wins-false = kan niet winnen
antiquity-option-cathedral_with_grave_wins-true = kan winnen
antiquity-option-cathedral_with_grave_wins-help = In beide gevallen geeft hij geen kracht.
antiquity-option-grave_on_university_silences_faculties = Graf op de universiteit
antiquity-option-grave_on_university_silences_faculties-false = faculteiten met een eigen bewoner werken door
antiquity-option-grave_on_university_silences_faculties-true = legt ook de aangrenzende faculteiten stil
antiquity-option-grave_on_university_silences_faculties-help = In beide gevallen bezet de universiteit zelf geen faculteiten meer.
antiquity-option-fish_stays_in_cathedral = Vis van San Giorgio
antiquity-option-fish_stays_in_cathedral-false = moet net als andere goederen in een pakhuis
antiquity-option-fish_stays_in_cathedral-true = blijft in de kathedraal
antiquity-option-fish_stays_in_cathedral-help = In de kathedraal blijft alleen de vis die zijn kracht oplevert, tot je die gebruikt, en alleen zolang er geen graf op ligt.
antiquity-option-ties_count_built_hexes = Beslissing bij gelijke stand
antiquity-option-ties_count_built_hexes-false = schone velden zonder steden en herbergen
antiquity-option-ties_count_built_hexes-true = alle schone velden in de zone
antiquity-option-ties_count_built_hexes-help = Met alle schone velden tellen ook die met steden en herbergen van anderen. Die van jezelf horen nooit bij je zone.
antiquity-option-alchemy_needs_polluted_centre = Faculteit alchemie
antiquity-option-alchemy_needs_polluted_centre-false = begint op een vrij veld naast vervuiling
antiquity-option-alchemy_needs_polluted_centre-true = begint op een vervuild veld
antiquity-option-alchemy_needs_polluted_centre-help = Van daaruit worden ook de aangrenzende velden gereinigd.
antiquity-option-alchemy_cleans_occupied_hexes = Wat alchemie reinigt
antiquity-option-alchemy_cleans_occupied_hexes-false = alleen vrije velden
antiquity-option-alchemy_cleans_occupied_hexes-true = ook bezette aangrenzende velden
antiquity-option-alchemy_cleans_occupied_hexes-help = Bezet zijn velden met goederen, herbergen en visserijen.
antiquity-option-pollution_on_wood = Vervuiling op velden met hout
antiquity-option-pollution_on_wood-false = niet toegestaan
antiquity-option-pollution_on_wood-true = toegestaan
antiquity-option-pollution_on_wood-help = Geldt voor de fase vervuiling. Het hout blijft liggen en wordt gewoon geoogst.
antiquity-option-pollution_discards_tokens = Fiches op vervuilde velden
antiquity-option-pollution_discards_tokens-false = blijven liggen
antiquity-option-pollution_discards_tokens-true = worden afgelegd
antiquity-option-pollution_discards_tokens-help = Als in de fase vervuiling een vervuilingsfiche wordt gelegd.
antiquity-option-one_first_city_per_start_tile = Starttegels
antiquity-option-one_first_city_per_start_tile-false = mogen gedeeld worden
antiquity-option-one_first_city_per_start_tile-true = bieden plaats aan één hoofdstad
antiquity-option-one_first_city_per_start_tile-help = Hoofdsteden raken elkaar nooit.
antiquity-option-cities_on_water_are_land = Water onder een hoofdstad
antiquity-option-cities_on_water_are_land-false = blijft water
antiquity-option-cities_on_water_are_land-true = is voortaan land
antiquity-option-cities_on_water_are_land-help = Zo kan een water in tweeën vallen.
antiquity-option-starting_player = Eerste hoofdstad
antiquity-option-starting_player-null = door loting
antiquity-option-starting_player-0 = plaats 1
antiquity-option-starting_player-1 = plaats 2
antiquity-option-starting_player-2 = plaats 3
antiquity-option-starting_player-3 = plaats 4
antiquity-option-starting_player-help = Sticht als eerste een hoofdstad en staat achteraan in de eerste volgorde.
