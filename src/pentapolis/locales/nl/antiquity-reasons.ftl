# Antiquity: waarom een keuze goed of slecht is, voor tips. Telkens één korte zin.

## De stad

antiquity-reason-house = Een bewoner meer om eropuit te sturen: { $men } in totaal.
antiquity-reason-house-no-work = { $shops ->
    [one] Voor je wagenmakerij is er al een bewoner.
   *[other] Voor alle { $shops } wagenmakerijen zijn er al bewoners.
}
antiquity-reason-no-second-house = Laat een huis liggen dat niets kost.
antiquity-reason-people = Bewoners: { $count } van { $all }.
antiquity-reason-kinds = Soorten gebouwen: { $count } van { $all }.
antiquity-reason-cart-shop = Met een bewoner elke ronde een keer vaker bouwen op het land. Wagenmakerijen dan: { $shops }, bewoners: { $men }.
antiquity-reason-cart = { $count ->
    [one] Deze ronde mag je één keer bouwen op het land.
   *[other] Deze ronde mag je { $count } keer bouwen op het land.
}
antiquity-reason-cart-idle = { $count ->
    [0] Er valt niets te bouwen: je hebt geen hout en geen zaaigoed.
    [one] Met je hout en zaaigoed kun je maar één keer bouwen op het land.
   *[other] Met je hout en zaaigoed kun je maar { $count } keer bouwen op het land.
}
antiquity-reason-cathedral = Zonder kathedraal wint niemand.
antiquity-reason-graves = Graven deze ronde, de oogst meegeteld: { $after } in plaats van { $before }.
antiquity-reason-granary-later = Tot { $saved ->
    [one] { $saved } graf
   *[other] { $saved } graven
} minder in elke ronde waarin de hongersnood groter is dan je voedsel.
antiquity-reason-pollution = Vervuiling per ronde: { $after } in plaats van { $before }.
antiquity-reason-pollution-none = Op dit moment valt er geen vervuiling te verminderen.
antiquity-reason-famine = Verlaagt de hongersnood tot { $famine }.
antiquity-reason-brewery = Maakt herbergen mogelijk, en dus meer land. Schone velden in je zone nu: { $clean }.
antiquity-reason-brewery-escape = Maakt een herberg mogelijk, voordat { $player_two } je zone omsingelt.
antiquity-reason-brewery-siege = Maakt herbergen mogelijk rond de zone van { $player_two }.
antiquity-reason-storage-room = Plaats voor goederen, met een bewoner: { $room }. Je hebt er { $goods }.
antiquity-reason-storage = Bewaart je goederen: plaats voor { $room }, je hebt er { $goods }.
antiquity-reason-storage-empty = Op dit moment heb je niets om op te slaan.
antiquity-reason-storage-needless = Je kathedraal bewaart toch al alle goederen.
antiquity-reason-for-dump = Met een bewoner elke ronde 4 vervuiling minder.
antiquity-reason-for-stable = Met een bewoner reikt je zone drie stappen ver in plaats van twee.
antiquity-reason-for-harbour = Met een bewoner reikt je zone over het water tot aan de kusten.
antiquity-reason-for-university = Haar bewoner werkt ook in elke faculteit ernaast.
antiquity-reason-market = Twee goederen worden één goed naar keuze.
antiquity-reason-market-idle = Je hebt geen twee goederen om te ruilen.
antiquity-reason-market-wish = { $good ->
    [stone] In de markthal worden twee goederen steen, voor de kathedraal.
    [wood] In de markthal worden twee goederen hout, en zonder hout bouw je niets.
   *[other] In de markthal worden twee goederen { antiquity-the-good }: je hebt er { $have }{ $need ->
        [0] .
       *[other] { " " }van de { $need }.
    }
}
antiquity-reason-explorer = Ontdekkersfiches in je zone: { $tokens }.
antiquity-reason-explorer-idle = Er ligt geen ontdekkersfiche in je zone.
antiquity-reason-hospital = Ruimt graven, tot { $most } per ronde. Je hebt er { $graves }.
antiquity-reason-hospital-none = Je hebt geen graven.
antiquity-reason-zone-same = Je zone groeit er niet door.
antiquity-reason-zone = Je zone groeit. Nieuwe velden: { $hexes }, waarvan schoon: { $clean }.
antiquity-reason-university-none = Er staat geen faculteit naast.
antiquity-reason-university = Faculteiten waarin haar bewoner ook werkt: { $count }.
antiquity-reason-power = { $building ->
    [theology] Met een bewoner kun je van beschermheilige wisselen.
    [philosophy] Met een bewoner mag je met goederen van dezelfde soort betalen.
    [biology] Met een bewoner heeft elke ronde één boerderij geen zaaigoed nodig.
    [alchemy] Met een bewoner reinig je elke ronde een veld en de velden ernaast.
   *[forced-labour] Met een bewoner brengt alles op het land sneller op, maar een derde gaat verloren.
}
antiquity-reason-last-man = Het is je laatste vrije bewoner.
antiquity-reason-men-left = Vrije bewoners over: { $men }.

## Wat het kost

antiquity-reason-cost = Kost{ antiquity-goods }.
antiquity-reason-costs-food = Kost 1× voedsel. Voedsel over: { $left }.
antiquity-reason-last-wood = Dan is er geen hout meer, en er is geen houthakkerij aan het werk.
antiquity-reason-squares = Neemt vakken in: { $squares }. Leeg dan: { $left }.

## Andere stappen van een plan

antiquity-reason-place-tight = Houdt de vrije vakken bij elkaar. Leeg dan: { $left }.
antiquity-reason-place-loose = De vrije vakken vallen uiteen.
antiquity-reason-place-looser = De vrije vakken liggen dan minder goed bij elkaar dan het kan.
antiquity-reason-blocks = Daarna is er geen plaats meer voor { antiquity-a-building }.
antiquity-reason-pay-spare = Je kunt { antiquity-the-good } missen: { $count } over, { $growing } in aantocht.
antiquity-reason-pay-needed = Je hebt { antiquity-the-good } nodig voor je doel: { $count } over, { $growing } in aantocht, { $need } nodig.
antiquity-reason-pay-seed = Het is je laatste zaaigoed van deze soort ({ antiquity-the-good }), en er groeit niets van.
antiquity-reason-exchange-for = { $good ->
    [stone] Twee goederen worden steen, voor de kathedraal.
    [wood] Twee goederen worden hout, en zonder hout bouw je niets.
   *[other] Twee goederen worden { antiquity-the-good }: je hebt er { $have }{ $need ->
        [0] .
       *[other] { " " }van de { $need }.
    }
}
antiquity-reason-give-spare = Je kunt { antiquity-the-good } missen: { $have } in voorraad, { $growing } in aantocht, { $need } nodig.
antiquity-reason-give-least = Het best kun je { antiquity-the-good } missen: { $have } in voorraad, { $growing } in aantocht, { $need } nodig.
antiquity-reason-give-needed = Je hebt { antiquity-the-good } zelf nodig: { $have } in voorraad, { $growing } in aantocht, { $need } nodig.
antiquity-reason-give-material = Je kunt { antiquity-the-good } missen. Over: { $left }.
antiquity-reason-give-last-material = Je hebt { antiquity-the-good } nodig om te bouwen. Over: { $left }.
antiquity-reason-take = Je doel vraagt om { antiquity-the-good }: je hebt er { $have } van de { $need }.
antiquity-reason-take-seed = Het is zaaigoed, en er groeit nog niets van.
antiquity-reason-take-growing = Er is al genoeg van in aantocht: { $growing }.
antiquity-reason-take-spare = Meer { antiquity-the-good } heb je nu niet nodig.
antiquity-reason-take-wood = Met hout bouw je bijna alles. Je hebt er { $have }.
antiquity-reason-want-for-nothing = Je biedt er nog niets voor.
antiquity-reason-saint-goods = Goederen die nog ontbreken voor { $need } van elk voedsel en luxeartikel: { $count }.
antiquity-reason-saint-inns = Herbergen die nog ontbreken om { $player_two } te omsingelen: { $count }.
antiquity-reason-saint-no-ring = Niemands zone is van hieruit te omsingelen.
antiquity-reason-saint-two = Vraagt twee opdrachten tegelijk.
antiquity-reason-saint-keeps = Bewaart voortaan al je goederen.
antiquity-reason-saint-rounds = { $rounds ->
    [one] Naar ruwe schatting nog één ronde tot de overwinning.
   *[other] Naar ruwe schatting nog { $rounds } rondes tot de overwinning.
}
antiquity-reason-saint-never = In deze partij nauwelijks haalbaar.
antiquity-reason-heal-square = Maakt een vak vrij. Leeg dan: { $left }.
antiquity-reason-heal-building = Laat { antiquity-a-building } weer werken.
antiquity-reason-heal-more = Bevrijdt { antiquity-a-building } voor een deel. Graven daarop over: { $graves }.
antiquity-reason-lift = Misschien is er een betere plaats voor { antiquity-a-building }.
antiquity-reason-accept = { $gives ->
    [0] Je krijgt niets.
   *[other] Je krijgt{ antiquity-goods }.
} { $wants ->
    [0] Het kost je niets.
   *[other] Het kost je{ antiquity-goods-back }.
}
antiquity-reason-finish = Je plan is klaar. Bezette wagenmakerijen: { $count }, goederen over: { $goods }.
antiquity-reason-finish-empty = Er valt niets meer te doen: er zijn geen goederen over en geen bezette wagenmakerijen.
antiquity-reason-goods-lost = Goederen die je kwijtraakt omdat er geen plaats voor is: { $count }.
antiquity-reason-idle-men = Bewoners die thuisblijven terwijl er werk is: { $men }.
antiquity-reason-step = { $verb ->
    [raze] Maakt de weg vrij voor een andere beschermheilige.
    [take-back] Begint de stap opnieuw.
    [dig] Misschien is er een betere plaats voor het graf.
    [resign] Voor jou is het spel dan afgelopen.
    [decline] Je goederen blijven zoals ze zijn.
    [withdraw] Alles gaat terug zoals het was.
   *[other] Een ruil kan jullie allebei helpen.
}

## Het land

antiquity-reason-yield = Brengt { $count }× { antiquity-the-good } op: { $have } in voorraad, { $growing } in aantocht, { $need } nodig.
antiquity-reason-yield-spare = Brengt { $count }× { antiquity-the-good } op. { $need ->
    [0] Je doel vraagt er niet om, maar je kunt het ruilen in de markthal.
   *[other] Je hebt genoeg, maar je kunt het ruilen in de markthal.
}
antiquity-reason-yield-enough = Brengt { $count }× { antiquity-the-good } op. { $need ->
    [0] Je doel vraagt er niet om.
   *[other] { $growing ->
        [0] Daar heb je al genoeg van.
       *[other] Met wat er nog groeit, heb je daar genoeg van.
    }
}
antiquity-reason-yield-material = Brengt { $count }× { antiquity-the-good } op: { $have } in voorraad, { $growing } in aantocht.
antiquity-reason-first-wood = Er is geen houthakkerij aan het werk, en zonder hout bouw je niets.
antiquity-reason-first-stone = Met steen betaal je de kathedraal.
antiquity-reason-stone-for-city = Een nieuwe stad kost een steen.
antiquity-reason-first-food = Het is je eerste voedsel: goed voor huizen en tegen graven.
antiquity-reason-grassland = Velden die daarna grasland zijn voor boerderijen: { $count }.
antiquity-reason-used-up = Velden die voorgoed op zijn: { $count }. Schone velden over: { $left }.
antiquity-reason-range = Beslist over het hele gebergte: voortaan alleen { antiquity-the-good }.
antiquity-reason-man-away = De bewoner is { $rounds } rondes weg.
antiquity-reason-new-land = Schone velden in je zone: { $after } in plaats van { $before }.
antiquity-reason-escape = Velden van je zone die { $player_two } dan niet bereikt: { $hexes }.
antiquity-reason-no-escape = { $player_two } bereikt alles wat deze herberg toevoegt.
antiquity-reason-ring = Velden die je dan nog mist om { $player_two } te omsingelen: { $left }.
antiquity-reason-city-room = Nieuwe vakken om op te bouwen: { $squares }.
antiquity-reason-city-pollution = Vervuiling per ronde: { $count } meer.
antiquity-reason-home-zone = Velden in je zone: { $hexes }. Grasland: { $grass }.
antiquity-reason-home-forest = Hout dat één houthakkerij kan opbrengen: { $best }. Bos in totaal: { $forests }.
antiquity-reason-home-water = Watervelden om op te vissen: { $count }.
antiquity-reason-home-ranges = Gebergtes binnen bereik: { $count }.
antiquity-reason-home-tokens = Ontdekkersfiches binnen bereik: { $count }.
antiquity-reason-clean = Velden die weer bruikbaar zijn: { $count }.
antiquity-reason-end-within-reach = Met de oogst is je opdracht vervuld. Bij gelijkspel beslissen schone velden: je hebt er { $clean }.
antiquity-reason-end-saves = { $wood ->
    [0] Spaart land voor later.
   *[other] Spaart hout en land voor later. Hout: { $wood }.
} Schone velden in je zone: { $clean }.
antiquity-reason-end-saves-food = Spaart voedsel. In voorraad: { $food }.
antiquity-reason-end-carts = Bezette wagenmakerijen die niets bouwen: { $count }.

## Opslaan, oogsten, expeditie, graven en vervuiling

antiquity-reason-harvest-inside = Dit veld in je zone komt vrij: grasland voor een boerderij, of plaats voor vervuiling.
antiquity-reason-harvest-outside = Dit veld ligt buiten je zone. Het hout dat in je zone blijft liggen, houdt daar vervuiling weg.
antiquity-reason-harvest-polluted = Al deze velden blijven vervuild: het maakt weinig uit welk veld eerst komt.
antiquity-reason-explore = Je krijgt het goed dat erop staat. Kans op voedsel: { $percent }%.
antiquity-reason-explore-famine = Voedsel verhoogt de hongersnood voor iedereen; die staat nu op { $famine }.
antiquity-reason-explore-not = Zo komt er door jou geen hongersnood bij.
antiquity-reason-bury-again = Treft { antiquity-a-building } waar al een graf ligt: verder valt er niets stil.
antiquity-reason-bury-building = Legt { antiquity-a-building } stil.
antiquity-reason-pollute-land = Bederft goed land: { $terrain ->
    [forest] bos
    [grassland] grasland
   *[mountain] bergland
}, { $count } bij elkaar.
antiquity-reason-pollute-least = Geen ander veld kun je beter missen: { $terrain ->
    [forest] bos
    [grassland] grasland
   *[mountain] bergland
}, { $count } bij elkaar.
antiquity-reason-pollute-little = Hier gaat weinig verloren: { $terrain ->
    [forest] bos
    [grassland] grasland
   *[mountain] bergland
}, { $count } bij elkaar.
antiquity-reason-pollute-theirs = { $player_two } is dit veld dan ook kwijt.
antiquity-reason-pollute-token = Een ontdekkersfiche gaat verloren.
antiquity-reason-pollute-water = Hier kan niemand meer vissen.
