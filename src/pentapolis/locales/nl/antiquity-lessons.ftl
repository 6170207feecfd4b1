# Antiquity: de vijf hoofdstukken van de les.

## Vestigen

antiquity-lesson-settle = Een plaats om te wonen
antiquity-lesson-settle-about = Sticht je hoofdstad en leef van het land eromheen.
antiquity-lesson-settle-goal = Je bestuurt een stad in middeleeuws Italië, en het land raakt een keer op. Wie als eerste de opdracht van zijn beschermheilige vervult, wint. Maar eerst heb je een plaats nodig om te wonen.
antiquity-lesson-settle-found = Sticht je hoofdstad op een van de drie gemarkeerde velden; ze bedekt er zeven. Het land tot twee stappen ver wordt je zone; het getal zegt hoeveel velden dat zijn. Zoek bos, grasland, bergland en water in de buurt.
antiquity-lesson-settle-found-east = Volop grasland, maar geen bergland binnen twee stappen: je zou geen steen en geen goud hebben. Probeer een ander veld.
antiquity-lesson-settle-found-north = Je stad zou zelf zes bossen bedekken. In je zone bleven er maar 2 over, en die zone zou klein zijn: 12 velden. Probeer een ander veld.
antiquity-lesson-settle-woodcutter = Goed gekozen: 24 velden met alle soorten land. We zijn twee rondes verder en je hebt hout nodig. Bouw een houthakkerij in het grootste bos. Ze moet in je zone staan, maar kapt ook de bossen ernaast.
antiquity-lesson-settle-woodcutter-small = Dit levert 3× hout op. In het andere bos kapt een houthakkerij zes velden, waarvan twee buiten je zone.
antiquity-lesson-settle-inn = Daar komt { $wood }× hout vandaan. Met je brouwerij mag je herbergen bouwen, voor 1× voedsel, en ook rond een herberg reikt je zone twee stappen ver. Bouw er een op het gemarkeerde veld.
antiquity-lesson-settle-inn-near = Alles rond dit veld hoort al bij je zone. Een herberg aan de rand voegt nieuw land toe.
antiquity-lesson-settle-explore = Je zone is gegroeid tot 29 velden. Er liggen twee ontdekkersfiches in, gedekt. Je expeditiekantoor is bezet: draai er een om en je krijgt dat goed. Voedsel verhoogt de hongersnood voor iedereen.
antiquity-lesson-settle-explore-nothing = Dat mag, maar kijken kost niets. Kies een van de twee fiches.
antiquity-lesson-settle-token = { $famine ->
    [2] Wijn, een luxeartikel! De hongersnood blijft op { $famine }.
   *[other] Graan! Dat is voedsel, dus de hongersnood stijgt tot { $famine }.
} Zoveel voedsel heb je deze ronde nodig: voor wat je tekortkomt, komen er graven in je stad. Daarover later meer.
antiquity-lesson-settle-city = Rondes later is je stad bijna vol. Voor een tweede heb je alles: 1× voedsel, 1× hout, 1× steen en 2 verschillende luxeartikelen. Sticht haar op het gemarkeerde veld: zeven vrije landvelden, niet naast een andere stad.
antiquity-lesson-settle-more = Een zone van 40 velden, en die mag je meteen gebruiken: bouw een houthakkerij waar zeven bossen bij elkaar liggen. De 36 nieuwe vakken zijn voor je volgende plan.
antiquity-lesson-settle-more-small = Hier liggen maar drie bossen bij elkaar. Elders in je nieuwe zone zijn het er zeven.
antiquity-lesson-settle-end = Goed gedaan! Van je zone moet je leven: steden en herbergen maken haar groter. In het volgende hoofdstuk bouw je aan de stad zelf.

## Bouwen en bezetten

antiquity-lesson-build = Bouwen en bezetten
antiquity-lesson-build-about = Huizen, bewoners en gebouwen op 49 vakken: je eerste plan.
antiquity-lesson-build-houses = Je hoofdstad: 49 lege vakken, { $wood }× hout, en niemand thuis. Vier huizen zijn gratis en elk huis geeft je een bewoner. Zet ze alle vier in de onderste rij.
antiquity-lesson-build-houses-middle = Dat mag, maar met losse huizen hier en daar blijft er geen ruimte voor grote gebouwen. Zet het in de onderste rij.
antiquity-lesson-build-cart = Vier bewoners! Een bezette wagenmakerij bouwt één keer per ronde op het land. Zet er een in de hoek linksboven, voor 1× hout, zo gedraaid dat het gat naar het midden van de stad wijst.
antiquity-lesson-build-cart-gap = Zo zit het gat aan de verkeerde kant. Draai tot de hoek van het gebouw in de hoek van de stad ligt, en het gat naar het midden wijst.
antiquity-lesson-build-cart-corner = Dat mag, maar zo valt je vrije ruimte uiteen. De hoek linksboven is beter.
antiquity-lesson-build-second = In het gat past precies een tweede wagenmakerij: samen een blok van zes vakken. Niets is zo schaars als vakken, en straks willen ook de graven ze hebben.
antiquity-lesson-build-second-gaps = Dat mag, maar er blijven gaten over waar niets in past. Zet haar in het gat van de eerste, zodat ze samen een blok van zes vakken vormen.
antiquity-lesson-build-men = Geen vak verspild. De meeste gebouwen werken alleen met een bewoner erin: kies beide wagenmakerijen om ze te bezetten. Aan het begin van de volgende ronde komen de bewoners in je stad weer thuis.
antiquity-lesson-build-storage = Wat je niet gebruikt, ben je deze ronde kwijt, tenzij het in een bezet pakhuis ligt: één goed per vak. Elke maat kost 1× hout. Bouw er een van 2 × 2.
antiquity-lesson-build-storage-small = Plaats voor maar 2 goederen, voor dezelfde prijs. Kies 2 × 2.
antiquity-lesson-build-storage-large = Meer dan je nu kunt vullen, en die vakken ben je kwijt. Kies 2 × 2.
antiquity-lesson-build-undo = Niemand ziet je plan voor iedereen klaar is, en tot dan kun je elke stap terugnemen. Probeer het maar: doe een stap terug.
antiquity-lesson-build-undo-first = Zo meteen. Doe eerst een stap terug, dan weet je hoe dat gaat.
antiquity-lesson-build-again = Je hebt het pakhuis weer in de hand. Zet het tegen andere gebouwen of tegen de rand, en bezet het.
antiquity-lesson-build-done = Nog { $wood }× hout: 2 om op het land te bouwen, 1 om op te slaan. Eén bewoner blijft vandaag thuis. Rond je plan af.
antiquity-lesson-build-done-explorer = Een goed idee voor een andere keer, maar dan houd je geen hout over om op te slaan. Rond je plan af.
antiquity-lesson-build-end = Nu zie je ook het plan van { $player_rival }: een graanschuur, een expeditiekantoor en een wagenmakerij. Je plant in het geheim; daarna bouwt iedereen om de beurt op het land. Daarover gaat het volgende hoofdstuk.

## Oogsten

antiquity-lesson-harvest = Oogsten
antiquity-lesson-harvest-about = Houthakkerij, boerderij, mijn en visserij, en wat ze achterlaten.
antiquity-lesson-harvest-woodcutter = Alle vier je wagenmakerijen zijn bezet: je mag dus vier keer bouwen. Eerst een houthakkerij, voor 1× hout, waar de meeste bossen bij elkaar liggen. Haar bewoner blijft daar tot alles geoogst is.
antiquity-lesson-harvest-woodcutter-few = Hier liggen maar 2 bossen bij elkaar, en het kost je evenveel hout en ook een bewoner. Elders zijn het er 6.
antiquity-lesson-harvest-woodcutter-south = Niet slecht: 4 bossen. Maar elders liggen er 6 bij elkaar.
antiquity-lesson-harvest-farm = Er ligt { $wood }× hout klaar, en het gekapte bos is voortaan grasland. Nu een boerderij: 1× graan als zaaigoed, en op al het grasland ernaast groeit graan. Zoek het grootste grasland.
antiquity-lesson-harvest-farm-wine = Wijn is een luxeartikel, en daar krijg je geen volle maag van. Straks heb je voedsel nodig: zaai graan.
antiquity-lesson-harvest-farm-few = Hier ligt maar op 2 velden grasland: 2× graan voor 1. Elders zijn het er 6.
antiquity-lesson-harvest-mine = Eén graan wordt { $grain }× graan, maar deze velden zijn nu vervuild: er groeit niets meer. Nu een mijn. De eerste bepaalt wat het hele gebergte geeft: steen of goud. Neem steen: daar bouw je later een kathedraal van.
antiquity-lesson-harvest-mine-gold = Dan geeft dit hele gebergte voorgoed goud, en een ander gebergte voor de steen van je kathedraal heb je niet. Neem steen.
antiquity-lesson-harvest-fishery = Daar komt { $stone }× steen vandaan. Als laatste een visserij, op twee velden aan de kust. Ze vangt één goed op elk schoon waterveld ernaast. Kies vis, en dan de gemarkeerde kust.
antiquity-lesson-harvest-fishery-luxury = Een luxeartikel, later nuttig. Maar de hongersnood groeit elke ronde: neem vis.
antiquity-lesson-harvest-fishery-few = Hier liggen maar 2 watervelden naast. Aan de gemarkeerde kust zijn het er 3.
antiquity-lesson-harvest-discard = Voor de oogst worden de goederen opgeslagen. In je pakhuis passen er { $room }, je hebt er 3: leg er een af. Welk goed kun je het best missen?
antiquity-lesson-harvest-discard-wood = Je laatste hout! Zonder hout bouw je volgende ronde geen houthakkerij en geen mijn. Iets anders kun je beter missen.
antiquity-lesson-harvest-discard-grain = Graan is voedsel tegen de hongersnood, en zaaigoed voor de volgende boerderij. Iets anders kun je beter missen.
antiquity-lesson-harvest-harvest = Nu brengen ze alle vier één goed op. Kies van welk veld, of laat de rest automatisch oogsten. Na het laatste goed komt de bewoner weer thuis.
antiquity-lesson-harvest-later = Zeven rondes later zijn je akkers en je water uitgeput. Maar waar bos stond, ligt nu grasland: bouw daar je volgende boerderij met graan, waar het meeste bij elkaar ligt.
antiquity-lesson-harvest-later-few = Dat geeft 4× graan en bederft de rest van het grasland. Het veld ernaast geeft er 7.
antiquity-lesson-harvest-end = { $grain }× graan! Gebruikt land is op, alleen de faculteit alchemie reinigt het nog. Kijk twee rondes vooruit waar dan je hout en je voedsel vandaan komen. Het volgende hoofdstuk laat zien wat er anders gebeurt.

## Hongersnood en vervuiling

antiquity-lesson-famine = Hongersnood en vervuiling
antiquity-lesson-famine-about = Red een stad van honger, graven en vervuiling.
antiquity-lesson-famine-hunger = De hongersnood staat op { $famine } en je hebt { $food }× voedsel: dat worden 3 graven in je stad. Een graanschuur, voor 1× hout, scheelt elke ronde tot 3 graven. Bouw haar op je laatste vrije vakken.
antiquity-lesson-famine-hunger-house = Een huis kost voedsel, en elk voedsel minder is een graf meer.
antiquity-lesson-famine-hunger-wood = Je laatste hout! Nu kan alleen een graanschuur je redden.
antiquity-lesson-famine-fountain = Geen graven! Maar elke stad vervuilt 3 velden per ronde. Een fontein, voor 1 luxeartikel, scheelt er elke ronde 1 en verlaagt één keer de hongersnood met 1. Bouw er een op je laatste vak.
antiquity-lesson-famine-store = Voedsel helpt alleen als je het dan nog hebt: het moet in een bezet pakhuis liggen. Stuur een bewoner naar je pakhuis.
antiquity-lesson-famine-store-cart = Je hout is op, en zaaien kost je het laatste graan. Zonder pakhuis ben je bovendien al je voedsel kwijt.
antiquity-lesson-famine-store-done = Wacht even: zonder bewoner in het pakhuis ben je al je voedsel kwijt.
antiquity-lesson-famine-done = Nu mag de hongersnood komen. Rond je plan af.
antiquity-lesson-famine-pollute = Geen enkel graf; { $player_rival } kreeg er wel een. Leg nu { $count } vervuiling op schone velden in je zone die je het best kunt missen, bijvoorbeeld de gemarkeerde.
antiquity-lesson-famine-pollute-forest = Dit is je beste bos: 6× hout met één houthakkerij. Spaar het zo lang je kunt.
antiquity-lesson-famine-waste = Rondes later is geen veld meer schoon: 2 vervuiling worden graven. Je stad is vol, dus komen ze op gebouwen, en met een graf werkt een gebouw niet meer. Op de markthal liggen er al: leg ze daar.
antiquity-lesson-famine-waste-storage = Dan werkt je pakhuis niet meer en ben je volgende ronde je voedsel kwijt. De markthal ligt toch al stil.
antiquity-lesson-famine-waste-hospital = Niet het ziekenhuis: dat ruimt graven. De markthal ligt toch al stil.
antiquity-lesson-famine-hospital = De volgende ronde. Een bezet ziekenhuis ruimt tot 5 graven: stuur er een bewoner heen.
antiquity-lesson-famine-hospital-cart = Eerst de graven: stuur een bewoner naar het ziekenhuis.
antiquity-lesson-famine-heal = Ruim nu alle 4 graven op de markthal.
antiquity-lesson-famine-dump = De markthal werkt weer. Nu de { $pollution } vervuiling waarvoor geen plaats is: stuur een bewoner naar de vuilstort. Dat scheelt er 4, en niemand anders mag je zone vervuilen.
antiquity-lesson-famine-dump-market = Die werkt weer, maar eerst de vuilstort: anders komen er deze ronde weer graven.
antiquity-lesson-famine-end = Geen vervuiling deze ronde! Kijk altijd naar deze cijfers voor je een plan afrondt: graven, vervuiling en plaats voor goederen. Ze zeggen wat de ronde brengt. Het laatste hoofdstuk: winnen.

## Heiligen

antiquity-lesson-saints = Heiligen en winnen
antiquity-lesson-saints-about = Een kathedraal, een beschermheilige en de laatste ronde van een partij.
antiquity-lesson-saints-cathedral = Wie aan het einde van een ronde de opdracht van zijn beschermheilige vervult, wint. Die heilige komt met een kathedraal: bouw haar voor 1× steen. Draai tot ze past.
antiquity-lesson-saints-saint = Vijf heiligen, vijf opdrachten: 20 bewoners, alle 19 soorten gebouwen, 3 van elk voedsel en elk luxeartikel, de zone van een ander omsingelen, of twee daarvan. Kijk naar je goederen: wat is het dichtstbij?
antiquity-lesson-saints-saint-nicolo = San Nicolo wil 20 bewoners; je hebt er { $people }. Bij elk huis schenkt hij je wel een tweede. Voor deze stad is iets anders dichterbij.
antiquity-lesson-saints-saint-barbara = Santa Barbara wil alle 19 soorten gebouwen. Daarvoor heb je meer steden en nog veel rondes nodig.
antiquity-lesson-saints-saint-giorgio = San Giorgio wil de hele zone van een ander binnen die van jou. Je hebt nog niet één herberg.
antiquity-lesson-saints-saint-maria = Santa Maria wil twee opdrachten tegelijk. Eén is genoeg voor vandaag.
antiquity-lesson-saints-men = San Christofori bewaart al je goederen en wil 3 van elk voedsel en elk luxeartikel. Je mist alleen nog 1× parels en 1× kleurstof. Bezet de markthal om te ruilen, en voor de zekerheid de gemarkeerde wagenmakerij.
antiquity-lesson-saints-exchange = De markthal geeft één goed voor twee andere. Ruil met de bank: geef hout en steen, neem parels.
antiquity-lesson-saints-exchange-needed = Dat heb je nodig voor San Christofori. Hout en steen kun je missen.
antiquity-lesson-saints-exchange-dye = Je visserij brengt deze ronde de laatste kleurstof al. Neem parels.
antiquity-lesson-saints-done = Nu ontbreekt alleen nog 1× kleurstof, en die brengt de oogst. Rond je plan af.
antiquity-lesson-saints-inn = Pas op: { $player_rival } heeft San Giorgio, en met de nieuwe blauwe herberg is je hele zone omsingeld! Zo verlies je. Bouw zelf een herberg aan de rand, waar je zone verder reikt dan die van { $player_rival }.
antiquity-lesson-saints-inn-inside = Wat deze herberg toevoegt, ligt ook in die andere zone. Ga naar de rand, weg van de andere herbergen, bijvoorbeeld naar het gemarkeerde veld.
antiquity-lesson-saints-pay = Daar komt { $player_rival } niet: je zone is weer open. Betaal de herberg met het voedsel dat je 4 keer hebt.
antiquity-lesson-saints-pay-short = Dan houd je er maar 2 over, en San Christofori wil er 3. Graan heb je 4 keer.
antiquity-lesson-saints-end = Van alles drie, en een zone met een uitweg: je hebt gewonnen! Je kent nu de hele ronde. Speel eens een partij tegen makkelijke bots; de pagina zegt telkens wat er te doen is.
