### Antiquity in de browser

## De kaart en de steden

antiquity-web-map = Kaart
antiquity-web-enlarge = { $side ->
    [map] Kaart: groot tonen
   *[city] Steden: groot tonen
}
antiquity-web-now-large = { $side ->
    [map] De kaart is nu groot.
   *[city] De steden zijn nu groot.
}
antiquity-web-coming = { $pollution ->
    [0] Er komt geen vervuiling
   *[other] Er komt { $pollution }× vervuiling
}, { $hexes ->
    [0] geen veld heeft er plaats voor
    [one] 1 veld heeft er plaats voor
   *[other] { $hexes } velden hebben er plaats voor
}; { $graves ->
    [0] er komen geen graven
    [one] er komt 1 graf
   *[other] er komen { $graves } graven
}. Toon waar
antiquity-web-fits = Past, bedekt { $where }
antiquity-web-fits-not = Past niet
antiquity-web-fits-not-for = Past niet: { $what } op { $square }
antiquity-web-turned = Gedraaid: { $shape }
antiquity-web-shape-one = één vak
antiquity-web-shape = { $wide } breed, { $high } hoog
antiquity-web-shape-gap = { $wide } breed, { $high } hoog, gat { $gaps }
antiquity-web-shape-rows = { $wide } breed, { $high } hoog, rij voor rij: { $rows }
antiquity-web-shape-run = { $first } tot { $last }
antiquity-web-corner = { $corner ->
    [upper-left] linksboven
    [upper-right] rechtsboven
    [lower-left] linksonder
   *[lower-right] rechtsonder
}
antiquity-web-hexes = Velden van de kaart. Met de pijltjestoetsen ga je van veld naar veld, met Enter kies je.
antiquity-web-squares = Vakken van de stad. Met de pijltjestoetsen ga je van vak naar vak, met Enter kies je, met R draai je een gebouw.
antiquity-web-whose-city = Wiens steden
antiquity-web-cities-of = Steden van { $player }
antiquity-web-reveal = Ronde { $round }: de plannen naast elkaar
antiquity-web-reveal-close = { $side ->
    [map] Naar de kaart
   *[city] Terug naar de steden
}
antiquity-web-reveal-again = Plannen vergelijken
antiquity-web-reveal-new = Steden van { $player }: { $count ->
    [0] niets nieuws
    [one] één nieuwigheid
   *[other] { $count } nieuwigheden
}
antiquity-web-reveal-count = { $built ->
    [0] Niets gebouwd
    [one] 1 stuk gebouwd
   *[other] { $built } stukken gebouwd
}, { $manned ->
    [0] geen gebouwen bezet.
    [one] 1 gebouw bezet.
   *[other] { $manned } gebouwen bezet.
}
antiquity-web-reveal-waiting = Dit plan is nog niet klaar.
antiquity-web-city-title = { $number ->
    [1] Hoofdstad
   *[other] Stad { $number }
}
antiquity-web-no-city = Hier staat nog geen stad.
antiquity-web-city-help = Wijs een vak aan om te zien wat er staat. Kies een gebouw om er een bewoner heen te sturen.
antiquity-web-city-help-other = Wijs een vak aan om te zien wat er staat.
antiquity-web-empty = Leeg vak
antiquity-web-grave = Graf
antiquity-web-effect-empty = Hier kan gebouwd worden. Nieuwe graven komen eerst op lege vakken.
antiquity-web-effect-grave = Op een graf kan niet gebouwd worden. Een gebouw met een graf werkt niet. Alleen het ziekenhuis ruimt graven.
antiquity-web-city-of = { $number ->
    [1] Hoofdstad van { $player }
   *[other] Stad { $number } van { $player }
}
antiquity-web-terrain-cut = Gekapt bos: nu grasland
antiquity-web-range = Dit gebergte levert alleen { $good } op
antiquity-web-country-of = { $name } van { $player }: nog { $count }× { $good }
antiquity-web-good-of = Op dit veld: { $good } van { $player }
antiquity-web-inn-of = Herberg van { $player }
antiquity-web-polluted = Vervuild
antiquity-web-token = Een gedekt ontdekkersfiche
antiquity-web-possible = Hier kan: { $what }
antiquity-web-choices-here = { $count ->
    [one] Kies dit veld om hier te bouwen.
   *[other] Kies dit veld: { $count } mogelijkheden.
}
antiquity-web-second-next = Kies dit veld en dan het tweede.
antiquity-web-token-lost = { $count ->
    [one] Een fiche verdwijnt daarbij ongezien
   *[other] { $count } fiches verdwijnen daarbij ongezien
}
antiquity-web-nothing-here = Hier kun je nu niets bouwen. Kies eerst wat je wilt bouwen om te zien waarom.
antiquity-web-brings = Levert { $count }× { $good } op
antiquity-web-cleans = { $count ->
    [one] Reinigt 1 veld
   *[other] Reinigt { $count } velden
}
antiquity-web-zone-then = { $count ->
    [one] Je zone heeft dan 1 veld
   *[other] Je zone heeft dan { $count } velden
}
antiquity-web-zone-new = Nieuw en schoon: { $what }
antiquity-web-holds-forest = { $count }× bos
antiquity-web-holds-grassland = { $count }× grasland
antiquity-web-holds-mountain = { $count }× bergland
antiquity-web-holds-water = { $count }× water
antiquity-web-holds-tokens = { $count ->
    [one] { $count }× fiche
   *[other] { $count }× fiches
}

## Wat er nu te doen is

antiquity-web-round = { $round ->
    [0] Eerste steden
   *[other] Ronde { $round }
}
antiquity-web-prompt-place = { $name }: kies een plaats in een van je steden.
antiquity-web-prompt-second-hex = Kies het tweede veld van de visserij.
antiquity-web-prompt-site = { $tool ->
    [woodcutter] Houthakkerij: kies een veld met bos.
    [farm] Boerderij ({ $good ->
        [grain] graan
        [sheep] schapen
        [olives] olijven
       *[wine] wijn
    }): kies een veld met grasland.
    [free-farm] Boerderij zonder zaaigoed ({ $good ->
        [grain] graan
        [sheep] schapen
        [olives] olijven
       *[wine] wijn
    }): kies een veld met grasland.
    [mine] Mijn ({ $good ->
        [stone] steen
       *[gold] goud
    }): kies een veld met bergland.
    [fishery] Visserij ({ $good ->
        [fish] vis
        [pearls] parels
       *[dye] kleurstof
    }): kies een veld aan de kust.
    [inn] Herberg: kies een veld in je zone.
    [city] Stad: kies het midden van zeven vrije landvelden.
   *[clean] Reinigen: kies een vervuild veld in je zone.
}
antiquity-web-prompt-keep = Er is plaats voor { $room ->
    [one] 1 goed
   *[other] { $room } goederen
}: kies wat je bewaart.
antiquity-web-choose-building = Kies eerst hieronder wat je wilt bouwen.
antiquity-web-does-not-fit = Dit past hier niet ({ $name }): het stuk moet op lege vakken binnen de stad liggen. Misschien helpt draaien.
antiquity-web-wait = Je hoeft nu niets te beslissen. Kijk rond op de kaart en in de steden.
antiquity-web-todo-first-city = Zeven velden van één starttegel worden je hoofdstad. Water mag, maar alleen nu.
antiquity-web-todo-graves = { $count ->
    [one] Kies een vak voor het graf.
   *[other] Kies { $count } vakken voor de graven, een voor een.
}
antiquity-web-todo-pollution = { $count ->
    [one] Kies een schoon veld in je zone: daar komt de vervuiling.
   *[other] Kies { $count } schone velden in je zone, een voor een: daar komt de vervuiling.
}
antiquity-web-todo-harvest = Het goed onder de bewoner komt het laatst.
antiquity-web-harvest-all = De rest automatisch oogsten
antiquity-web-todo-exploration = Kies een ontdekkersfiche in je zone. Is het voedsel, dan stijgt de hongersnood met 1 voor iedereen.
antiquity-web-explore-nothing = Niet op expeditie gaan
antiquity-web-fill-graves = { $count ->
    [one] Het graf onderaan leggen
   *[other] De { $count } graven onderaan leggen
}
antiquity-web-end-turn = Beurt beëindigen
antiquity-web-resign = Opgeven
antiquity-web-tools = Bouwen op het land
antiquity-web-tools-help = Kies wat je bouwt, of kies een veld om te zien wat daar kan.

## Plannen

antiquity-web-palette = Gebouwen
antiquity-web-finish = Plan afronden
antiquity-web-finish-sure = Toch afronden
antiquity-web-put-back = Alles terugleggen
antiquity-web-take-back = Stap terug
antiquity-web-let-go = Toch niet
antiquity-web-place-here = Hier neerzetten
antiquity-web-turn-left = Linksom draaien
antiquity-web-turn-right = Rechtsom draaien
antiquity-web-turn-help = Draaien met R of het muiswiel.
antiquity-web-plan-help = Niemand ziet je plan voor iedereen klaar is. Je kunt elke stap terugnemen.
antiquity-web-spent = Dit plan kost { $goods }.
antiquity-web-raze = Kathedraal afbreken
antiquity-web-forms-house = Welk huis
antiquity-web-forms-storage = Hoe groot
antiquity-web-second-house = San Nicolo schenkt je een huis met een lager nummer:
antiquity-web-no-second-house = Geen tweede huis
antiquity-web-heal-all = { $count ->
    [one] 1 graf ruimen
   *[other] { $count } graven ruimen
}
antiquity-web-heal-help = Het ziekenhuis ruimt graven: kies een graf.
antiquity-web-lift-help = Je mag verplaatsen: kies een gebouw of een graf.
antiquity-web-lift-more = Staat er iets in de weg? Kies het om het ook op te pakken.
antiquity-web-lifted-too = Daarna nog: { $names }.
antiquity-web-gained = Dat levert { $goods } op.
antiquity-web-for-nothing = gratis
antiquity-web-left = nog { $count }
antiquity-web-goal-now = Nu: { $count } van { $all }
antiquity-web-do-man = Bezetten
antiquity-web-do-heal = Graf ruimen
antiquity-web-do-lift = Verplaatsen
antiquity-web-do-dig = Graf verplaatsen
antiquity-web-do-bury = Graf hier
antiquity-web-chip-state = Gebouwd: { $built }. Nog over: { $left }.

## Betalen, ruilen, handelen

antiquity-web-pay-for = Betalen voor: { $name }
antiquity-web-pay = Betalen
antiquity-web-pay-due = Te betalen: { $price }.
antiquity-web-pay-alike = Dankzij de faculteit filosofie mogen ze ook van dezelfde soort zijn.
antiquity-web-pay-complete = Precies genoeg.
antiquity-web-pay-missing = Nog nodig: { $price }.
antiquity-web-pay-single = Kies er een om te betalen.
antiquity-web-one-more = 1× { $good } erbij (gekozen: { $count })
antiquity-web-one-more-of = 1× { $good } erbij (gekozen: { $count } van { $stock })
antiquity-web-one-less = 1× { $good } eraf
antiquity-web-bank = Ruilen met de bank
antiquity-web-bank-give = Geef { $count ->
    [one] { $count } goed
   *[other] { $count } goederen
} (gekozen: { $given })
antiquity-web-bank-take = en neem er één voor terug:
antiquity-web-bank-open = Aan deze tafel ziet iedereen meteen wat je ruilt; terugnemen kan niet.
antiquity-web-trade-help = Iedereen ziet je bod. Wordt het aangenomen, dan staan ook de stappen ervoor vast.
antiquity-web-exchanged = Bij de bank: { $what }
antiquity-web-turn-flip-help = Draaien en spiegelen met R of het muiswiel.
antiquity-web-resign-sure = Echt opgeven
antiquity-web-leave-market = Terug naar het plan
antiquity-web-trade = Handelen
antiquity-web-trade-with = Met wie
antiquity-web-you-give = Jij geeft:
antiquity-web-other-gives = { $player } geeft:
antiquity-web-propose = Bod doen
antiquity-web-withdraw = Bod intrekken
antiquity-web-accept = Aannemen
antiquity-web-decline = Afslaan
antiquity-web-offer-waits = Je biedt { $player } { $give } voor { $want }. Wachten op antwoord.
antiquity-web-offer-to-you = { $player } biedt jou { $give } voor { $want }, in de markthal van { $player_market }.
antiquity-web-offer-of = { $player } biedt { $player_two } { $give } voor { $want }, in de markthal van { $player_market }.
antiquity-web-discard-freely = Alles wat over is, past. Leg meer af als je wilt.
antiquity-web-keep-rest = De rest houden
antiquity-web-keep = Deze bewaren
antiquity-web-keep-choose = Er is plaats voor { $room ->
    [one] 1 goed
   *[other] { $room } goederen
}. Kies wat je bewaart (nog { $left }).
antiquity-web-discard = Afleggen
antiquity-web-discard-choose = { $count ->
    [one] Voor 1 goed is geen plaats. Kies wat je aflegt.
   *[other] Voor { $count } goederen is geen plaats. Kies wat je aflegt (nog { $left }).
}

## Wat je hebt

antiquity-web-stock = Voorraad
antiquity-web-count = { $count }× { $good }
antiquity-web-nothing = niets
antiquity-web-food = { $count ->
    [one] 1× voedsel
   *[other] { $count } verschillende soorten voedsel
}
antiquity-web-luxury = { $count ->
    [one] 1 luxeartikel
   *[other] { $count } verschillende luxeartikelen
}
antiquity-web-house = Huis { $number }
antiquity-web-storage = Pakhuis { $rows } × { $columns }
antiquity-web-men = Vrije bewoners: { $idle } van { $all }
antiquity-web-men-tip = Vrije bewoners kun je naar gebouwen sturen. Op het land werken er { $country }; zij komen thuis als hun velden leeg zijn.
antiquity-web-carts = Bezette wagenmakerijen: { $count }
antiquity-web-carts-tip = Elke bezette wagenmakerij bouwt deze ronde één keer op het land.
antiquity-web-outlook = Wat deze ronde brengt
antiquity-web-graves-parts = Hongersnood { $famine } min voedsel { $food } min graanschuur { $granary } = { $graves ->
    [one] 1 graf
   *[other] { $graves } graven
}. Lege vakken: { $spare }.
antiquity-web-pollution-parts = Steden: { $cities }, elk 3, min fonteinen en vuilstort = { $pollution }. Schone velden in je zone: { $room }. Wat niet past, wordt een graf.
antiquity-web-room-tip = { $room ->
    [any] Je beschermheilige bewaart al je goederen.
    [0] Zonder bezet pakhuis verlies je in fase 5 alles wat je nog hebt.
    [one] In fase 5 kun je 1 goed bewaren. De rest gaat verloren.
   *[other] In fase 5 kun je { $room } goederen bewaren. De rest gaat verloren.
}
antiquity-web-warnings = Let op
antiquity-web-warn-idle = Vrije bewoners: { $men }, gebouwen zonder bewoner: { $waiting }.
antiquity-web-warn-no-carts = Geen bezette wagenmakerij: je kunt niets op het land bouwen.
antiquity-web-warn-storage = Plaats voor { $room } van je { $count ->
    [one] ene goed
   *[other] { $count } goederen
}: { $lost ->
    [one] 1 gaat verloren als je het niet gebruikt
   *[other] { $lost } gaan verloren als je ze niet gebruikt
}.
antiquity-web-warn-graves = { $count ->
    [one] De hongersnood bezorgt je 1 graf.
   *[other] De hongersnood bezorgt je { $count } graven.
}
antiquity-web-warn-graves-on-buildings = De hongersnood bezorgt je { $count ->
    [one] 1 graf
   *[other] { $count } graven
}, waarvan { $over } op gebouwen.
antiquity-web-warn-doom = De hongersnood bezorgt je { $count ->
    [one] 1 graf
   *[other] { $count } graven
} en er is plaats voor { $room }: je wordt uitgeschakeld.
antiquity-web-warn-waste = { $graves ->
    [one] Je zone is vol: van { $count }× vervuiling wordt er 1 een graf.
   *[other] Je zone is vol: van { $count }× vervuiling worden er { $graves } graven.
}

## Spelers

antiquity-web-order = Plaats in de volgorde: { $place }
antiquity-web-people-tip = Vrij: { $idle }. Op het land: { $country }. Met twintig bewoners is de opdracht van San Nicolo vervuld.
antiquity-web-types = Soorten gebouwen: { $count } van { $all }
antiquity-web-types-tip = Alleen gebouwen zonder graf tellen. Met alle soorten tegelijk is de opdracht van Santa Barbara vervuld.
antiquity-web-graves = Graven: { $count }
antiquity-web-graves-tip = Nu zouden er { $count } bij komen. Lege vakken: { $spare }.
antiquity-web-clean = Schone velden in de zone: { $count }
antiquity-web-clean-tip = Vervullen meerdere spelers tegelijk hun opdracht, dan wint wie de meeste schone velden heeft.
antiquity-web-look = Steden
antiquity-web-goods-of = Goederen van { $player }
antiquity-web-no-goods = geen goederen
antiquity-web-out = Uitgeschakeld in ronde { $round }
antiquity-web-goal = Om te winnen: { $condition }

## Wat dingen doen

antiquity-web-effect-cost = Kost { $cost }.
antiquity-web-effect-squares = { $count ->
    [one] Beslaat 1 vak.
   *[other] Beslaat { $count } vakken.
}
antiquity-web-effect-man = Werkt alleen met een bewoner erin.
antiquity-web-effect-no-man = Werkt zonder bewoner.
antiquity-web-effect-house-prices = Huizen 1 tot en met 4 zijn gratis; hogere nummers kosten voedsel en luxe.
antiquity-web-effect-house = Brengt meteen één bewoner. Op een huis komt nooit een graf.
antiquity-web-effect-cart-shop = Bouwt één keer per ronde iets op het land; de bewoner gaat dan naar het nieuwe gebouw. Telt mee voor de volgorde.
antiquity-web-effect-fountain = Verlaagt de hongersnood eenmalig met 1 en de vervuiling elke ronde met 1.
antiquity-web-effect-storage = Bewaart één goed per vak. Elke rechthoek met een even aantal vakken mag.
antiquity-web-effect-granary = Scheelt elke ronde 3 graven.
antiquity-web-effect-brewery = Je mag herbergen bouwen.
antiquity-web-effect-harbour = Water dat aan je steden of herbergen ligt, en de hele kust ervan, hoort bij je zone.
antiquity-web-effect-explorer = Onthul één keer per ronde een ontdekkersfiche in je zone; voedsel verhoogt de hongersnood met 1. Telt mee voor de volgorde.
antiquity-web-effect-market = Ruil met de bank 2 goederen voor 1, zo vaak je wilt, en handel met andere spelers.
antiquity-web-effect-university = De bewoner bezet ook alle faculteiten die met een zijde aan de universiteit grenzen.
antiquity-web-effect-theology = Eén keer per ronde mag je je kathedraal afbreken, behalve die van Santa Maria, om een nieuwe heilige te kunnen kiezen.
antiquity-web-effect-philosophy = Als een prijs verschillende soorten vraagt, mag je toch dezelfde soort geven.
antiquity-web-effect-biology = Eén boerderij per ronde heeft geen zaaigoed nodig, met een goed naar keuze.
antiquity-web-effect-alchemy = Reinigt in fase 4 één keer een vervuild veld en de velden eromheen.
antiquity-web-effect-forced-labour = Elk gebouw op het land geeft 3 goederen in plaats van 1, maar het eerste gaat verloren. Met een bewoner erin is dat verplicht.
antiquity-web-effect-dump = Met bewoner: 4 vervuiling minder, en niemand anders vervuilt je zone. Zonder: 1 minder.
antiquity-web-effect-cathedral = Kies een beschermheilige: de kracht werkt meteen, en alleen met de opdracht van die heilige kun je winnen.
antiquity-web-effect-hospital = Ruimt elke ronde hoogstens 5 graven.
antiquity-web-effect-stable = Je zone reikt 3 velden ver in plaats van 2.
antiquity-web-effect-good-wood = bouwmateriaal, van houthakkerijen. Nodig voor de meeste gebouwen, ook op het land. Zonder hout begint bijna niets.
antiquity-web-effect-good-stone = bouwmateriaal, uit mijnen. Nodig voor faculteiten, het gebouw Dwangarbeid, de vuilstort, de kathedraal en steden.
antiquity-web-effect-good-grain = voedsel, van boerderijen, en zaaigoed voor een nieuwe. Elk voedsel in je voorraad scheelt elke ronde een graf. Nodig voor huizen, herbergen en steden.
antiquity-web-effect-good-sheep = voedsel, van boerderijen, en zaaigoed voor een nieuwe. Elk voedsel in je voorraad scheelt elke ronde een graf. Nodig voor huizen, herbergen en steden.
antiquity-web-effect-good-olives = voedsel, van boerderijen, en zaaigoed voor een nieuwe. Elk voedsel in je voorraad scheelt elke ronde een graf. Nodig voor huizen, herbergen en steden.
antiquity-web-effect-good-fish = voedsel, van visserijen. Elk voedsel in je voorraad scheelt elke ronde een graf. Nodig voor huizen, herbergen en steden.
antiquity-web-effect-good-gold = luxe, uit mijnen. Nodig voor fonteinen, ziekenhuis, stal, huizen en steden.
antiquity-web-effect-good-wine = luxe, van boerderijen, en zaaigoed voor een nieuwe. Nodig voor fonteinen, ziekenhuis, stal, huizen en steden.
antiquity-web-effect-good-pearls = luxe, van visserijen. Nodig voor fonteinen, ziekenhuis, stal, huizen en steden.
antiquity-web-effect-good-dye = luxe, van visserijen. Nodig voor fonteinen, ziekenhuis, stal, huizen en steden.
antiquity-web-effect-country-woodcutter = Kost 1× hout. Op een schoon veld met bos in je zone: dat veld en elk schoon bosveld ernaast leveren 1× hout op en worden grasland.
antiquity-web-effect-country-farm = Kost 1 van het goed dat er groeit. Op schoon grasland in je zone: dat veld en elk schoon graslandveld ernaast leveren 1 goed op en worden vervuild.
antiquity-web-effect-country-free-farm = Dankzij de faculteit biologie kost één boerderij per ronde geen zaaigoed.
antiquity-web-effect-country-mine = Kost 1× hout. Op schoon bergland in je zone: dat veld en elk schoon veld met bergland ernaast leveren 1 goed op en worden vervuild. De eerste mijn bepaalt wat het hele gebergte oplevert.
antiquity-web-effect-country-fishery = Kost 1× hout. Op twee aangrenzende kustvelden, één ervan in je zone: elk schoon waterveld ernaast levert 1 goed op en wordt vervuild.
antiquity-web-effect-country-inn = Kost 1× voedsel; je hebt er een brouwerij voor nodig. Rond een herberg groeit je zone meteen. De bewoner gaat naar huis.
antiquity-web-effect-country-city = Kost 1× voedsel, 1× hout, 1× steen en 2 verschillende luxeartikelen. Geeft een nieuwe plattegrond van 6 bij 6 en een grotere zone, maar ook 3 vervuiling per ronde.
antiquity-web-effect-country-clean = De faculteit alchemie reinigt één keer per ronde een vervuild veld en de velden eromheen, zonder wagenmakerij.
antiquity-web-power-nicolo = Bij elk betaald huis krijg je een huis met een lager nummer gratis.
antiquity-web-power-barbara = In fase 2 mag je gebouwen en graven verplaatsen.
antiquity-web-power-christofori = Je bewaart al je goederen, zonder pakhuis.
antiquity-web-power-giorgio = Je krijgt in fase 6 een vis voor elke kathedraal die deze ronde gebouwd is.
antiquity-web-power-maria = Je hebt alle vier de krachten. Deze kathedraal blijft voorgoed staan.
antiquity-web-condition-nicolo = 20 bewoners.
antiquity-web-condition-barbara = alle 19 soorten gebouwen, zonder graven.
antiquity-web-condition-christofori = van elke soort voedsel en luxe minstens 3.
antiquity-web-condition-giorgio = de hele zone van een tegenstander ligt in de jouwe.
antiquity-web-condition-maria = twee van de vier andere opdrachten.
antiquity-web-tool-woodcutter = Houthakkerij
antiquity-web-tool-farm = Boerderij
antiquity-web-tool-free-farm = Zonder zaaigoed
antiquity-web-tool-mine = Mijn
antiquity-web-tool-fishery = Visserij
antiquity-web-tool-inn = Herberg
antiquity-web-tool-city = Stad
antiquity-web-tool-clean = Reinigen
antiquity-web-tool-harvest = Oogsten
antiquity-web-tool-explore = Op expeditie
antiquity-web-tool-pollute = Vervuilen
antiquity-web-with-good = { $name } ({ $good })
antiquity-web-state-grave = { $count ->
    [one] Er ligt een graf op: het werkt niet.
   *[other] Er liggen { $count } graven op: het werkt niet.
}
antiquity-web-state-taught = Bezet via de universiteit.
antiquity-web-state-manned = Bezet.
antiquity-web-state-waits = Zonder bewoner.
antiquity-web-state-works = Werkt.

## Het einde

antiquity-web-finale = Het einde van het spel
antiquity-web-standing = Eindstand
antiquity-web-standing-conditions = De opdrachten van de heiligen
antiquity-web-standing-points = Hoe ver iedereen kwam
antiquity-web-own-saint = eigen heilige
antiquity-web-fulfilled = vervuld
antiquity-web-row-people = Bewoners
antiquity-web-row-buildings = Soorten gebouwen zonder graf
antiquity-web-row-total = Som, alleen voor de volgorde
antiquity-web-row-clean = Schone velden in de zone
antiquity-web-row-graves = Graven
antiquity-web-standing-help = Wie de opdracht van zijn heilige vervult, wint; punten zijn er niet. De som bepaalt alleen de volgorde van de anderen.
antiquity-web-story-saint = { $player } vervulde in ronde { $round } de opdracht van { $saint ->
    [nicolo] San Nicolo
    [barbara] Santa Barbara
    [christofori] San Christofori
    [giorgio] San Giorgio
   *[maria] Santa Maria
}.
antiquity-web-story-tie-break = Meerdere spelers vervulden in ronde { $round } hun opdracht; { $player } had de meeste schone velden.
antiquity-web-story-shared = In ronde { $round } was zelfs het aantal schone velden gelijk: { $player } deelt de overwinning.
antiquity-web-story-survivor = In ronde { $round } bleef alleen { $player } over.
antiquity-web-story-ruin = In ronde { $round } gingen de laatste steden samen ten onder, ook die van { $player }.
antiquity-web-story-draw = Na { $round } rondes had niemand gewonnen; { $player } hield het vol.
antiquity-web-story-out = { $player } werd in ronde { $round } uitgeschakeld.
antiquity-web-story-no-saint = { $player } had { $count ->
    [one] 1 bewoner
   *[other] { $count } bewoners
} en geen heilige.
antiquity-web-story-second = { $player } stond voor { $saint ->
    [nicolo] San Nicolo
    [barbara] Santa Barbara
    [christofori] San Christofori
    [giorgio] San Giorgio
   *[maria] Santa Maria
} op { $count } van { $all }.
antiquity-web-story-country = De hongersnood stond op { $famine }; er { $graves ->
    [one] lag 1 graf
   *[other] lagen { $graves } graven
} en { $hexes ->
    [one] 1 veld was vervuild
   *[other] { $hexes } velden waren vervuild
}.

## Kort

antiquity-web-short-theology = Theologie
antiquity-web-short-philosophy = Filosofie
antiquity-web-short-biology = Biologie
antiquity-web-short-alchemy = Alchemie
antiquity-web-short-explorer = Expeditie
antiquity-web-phase-1 = Opstaan
antiquity-web-phase-2 = Stad
antiquity-web-phase-3 = Volgorde
antiquity-web-phase-4 = Land
antiquity-web-phase-5 = Opslag
antiquity-web-phase-6 = Oogst
antiquity-web-phase-7 = Expeditie
antiquity-web-phase-8 = Honger
antiquity-web-phase-9 = Vervuiling
antiquity-web-phase-10 = Einde?
antiquity-web-famine = Hongersnood
antiquity-web-tokens = Fiches
antiquity-web-fisheries = Visserijen
antiquity-web-fisheries-tip = Nog te bouwen visserijen: { $count }. Een visserij zonder goederen gaat terug naar de voorraad.
antiquity-web-outlook-graves = Graven
antiquity-web-outlook-pollution = Vervuiling
antiquity-web-outlook-room = Opslag
antiquity-web-own-country = Je gebouwen op het land
antiquity-web-no-country = Je hebt nu niets op het land.
antiquity-web-famine-tip = De hongersnood staat op { $famine }: iedereen krijgt zoveel graven, min één per voedsel in voorraad en min drie met een graanschuur. Na elke ronde stijgt hij met 1.
antiquity-web-tokens-tip = { $count ->
    [one] Op het ene fiche dat niemand heeft gezien, staat: { $goods }.
   *[other] Op de { $count } fiches die niemand heeft gezien, staat samen: { $goods }.
}
antiquity-web-score = { $place }e plaats

antiquity-keys-escape = Het gebouw in de hand loslaten, of de begonnen stap terugnemen
antiquity-keys-swap = Kaart en steden wisselen
antiquity-keys-coming = Tonen wat de komende vervuiling en honger kosten
