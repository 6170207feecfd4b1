### De les van De Pilaren van de Aarde

pillars-lesson-first = Een ronde in Kingsbridge
pillars-lesson-first-about = Stuur arbeiders op pad, neem ambachtslieden in dienst, zet bouwmeesters in en maak punten van steen en zand.

## De kathedraal

pillars-lesson-first-goal = Kingsbridge bouwt zes rondes aan zijn kathedraal; wie daarna de meeste punten heeft, wint. Je ambachtslieden maken de punten. Kies je metselaar: hij maakt van 1 steen 1 punt.
pillars-lesson-first-goal-stonecutter = De steenhouwer heeft 2 steen nodig voor 1 punt. De metselaar maakt er 2 punten van.
pillars-lesson-first-goal-mixer = Die komt zo aan de beurt. Begin met de metselaar.
pillars-lesson-first-goal-finish = Dan werkt er niemand en krijg je geen punten. Kies de metselaar.
pillars-lesson-first-use-all = Een punt erbij! De metselaar kan twee keer per ronde werken, en de mortelmaker maakt van 2 zand 1 punt. Kies ‘Alles gebruiken’.
pillars-lesson-first-use-all-finish = Er zijn nog punten te maken. Kies ‘Alles gebruiken’.

## Kaarten kiezen

pillars-lesson-first-workers = Dat maakt { pillars-points }. Een nieuwe ronde: nu heb je grondstoffen nodig. Je hebt 12 arbeiders, en { $player_rival } heeft al een steengroeve. Neem de kleine: 5 arbeiders halen 2 steen voor je metselaar.
pillars-lesson-first-workers-other = Dat levert geen steen op. Je metselaar heeft die nodig, en er is nog maar één steengroeve.
pillars-lesson-first-workers-hire = Zo meteen. Neem eerst de steengroeve: het is de laatste, en je krijgt maar één kaart per beurt.
pillars-lesson-first-workers-pass = Dan verdienen je 12 arbeiders elk 1 goud in de wolweverij, maar heb je niets om mee te bouwen.
pillars-lesson-first-hire = De steengroeve is van jou. Ambachtslieden kosten geen arbeiders, maar goud. Neem voor 5 goud de pottenbakker in dienst: hij maakt van 1 zand 1 punt, hoogstens twee keer per ronde.
pillars-lesson-first-hire-sand = Een goede kaart voor de pottenbakker. Maar neem eerst hém: { $player_other } kiest na jou, en er is er maar één.
pillars-lesson-first-hire-carpenter = De timmerman werkt met hout, en dat krijg je deze ronde niet.
pillars-lesson-first-hire-pass = Als je past, krijg je deze ronde geen kaarten meer.
pillars-lesson-first-dismiss = Je mag { $limit } ambachtslieden in dienst hebben, dus er moet er een weg. Stuur de mortelmaker weg die 3 zand nodig heeft voor een punt: je andere heeft genoeg aan 2.
pillars-lesson-first-dismiss-better = Dit is de beste van de twee: 2 zand voor 1 punt. De andere heeft er 3 nodig.
pillars-lesson-first-dismiss-potter = Voor hem heb je net 5 goud betaald, en niemand maakt meer van zand.
pillars-lesson-first-dismiss-mason = Niemand anders maakt voor jou van 1 steen 1 punt, en er komt steen aan.
pillars-lesson-first-dismiss-woodworker = Zonder schrijnwerker mag je op de markt geen hout kopen. Twee mortelmakers is er een te veel.
pillars-lesson-first-dismiss-stonecutter = Zonder steenhouwer mag je op de markt geen steen verkopen. Twee mortelmakers is er een te veel.
pillars-lesson-first-mill = { $player_other } heeft de timmerman. De pottenbakker kan 2 zand gebruiken: neem de kleine grindgroeve. Die vraagt maar 2 van je 7 arbeiders. De andere gaan naar de wolweverij en verdienen elk 1 goud.
pillars-lesson-first-mill-large = Alle 7 arbeiders voor 2 zand meer? In de weverij verdienen 5 van hen 5 goud.
pillars-lesson-first-mill-wood = 3 hout is bij je schrijnwerker maar 1 punt, en de pottenbakker zou geen zand hebben.
pillars-lesson-first-mill-pass = Dan gaan alle 7 arbeiders naar de weverij en heeft de pottenbakker geen zand.

## De buidel

pillars-lesson-first-wait = Nu bezetten bouwmeesters de locaties. Iedereen heeft er drie, en ze komen blind uit de buidel. De eerste is van jou: hem inzetten kost { $cost } van je { $gold } goud. Laat hem wachten: dan komt hij na alle andere, maar gratis. En elke volgende is goedkoper.
pillars-lesson-first-wait-place = Voor een locatie die je echt wilt hebben, kan dat goed zijn. Spaar je goud nu eens en kijk hoe de prijs daalt.
pillars-lesson-first-court = Vroeg kost goud, laat kost keus: { $player_rival } betaalde 6 en heeft het beste veld in de priorij. Je tweede kost { $cost }. Zet hem op het koningshof: 1 metaal, en deze ronde geen belasting (2 tot 5 goud).
pillars-lesson-first-court-wait = Dan neemt iemand anders het metaal: alleen de eerste op het koningshof krijgt het.
pillars-lesson-first-court-priory = Het veld voor 2 punten is bezet; het andere levert er 1 op. Het koningshof is meer waard.
pillars-lesson-first-court-market = De markt heeft vier velden. Daar is straks nog plaats, als je gratis mag inzetten.
pillars-lesson-first-court-shiring = In Shiring krijg je gratis een ambachtsman. Maar je hebt er al vijf, dus er zou er een weg moeten.
pillars-lesson-first-court-elsewhere = Ook die locatie is nuttig. Maar het metaal op het koningshof is alleen voor de eerste: neem dat nu.
pillars-lesson-first-bishop = De prijs is 0: zet deze bouwmeester gratis in. Zo komt er een gebeurtenis, en de helft daarvan is slecht. Zet hem op de bisschopszetel: daar ben je beschermd.
pillars-lesson-first-bishop-market = Voor je wachtende bouwmeester is straks nog plaats op de markt.
pillars-lesson-first-bishop-start = Je begint de volgende ronde toch al: staat daar niemand, dan begint de volgende met de klok mee, en dat ben jij.
pillars-lesson-first-bishop-castle = Volgende ronde 2 arbeiders meer is ook goed. Speel deze keer op veilig: de bisschopszetel.
pillars-lesson-first-bishop-elsewhere = Dat helpt ook. Maar de gebeurtenis kan je raken, en er is maar één bisschopszetel.
pillars-lesson-first-market = De buidel is leeg: nu zet je je wachtende bouwmeester gratis in. Zet hem op de markt: als de weverij heeft betaald, kun je daar iets kopen.
pillars-lesson-first-market-court = Je staat al op het koningshof, en de tweede krijgt geen metaal.
pillars-lesson-first-market-elsewhere = Op de markt kun je deze ronde nog een punt verdienen. Probeer dat.

## De locaties

pillars-lesson-first-event = Nu worden de locaties afgehandeld, van 1 tot 14. De gebeurtenis kost iedereen 2 punten. Jouw bouwmeester staat op de bisschopszetel: kies bescherming.
pillars-lesson-first-event-resource = Dan krijg je 1 grondstof en verlies je 2 punten. Geen goede ruil.
pillars-lesson-first-harvest = Je houdt je punten. De weverij leverde 5 goud op, je arbeiders 2 steen en 2 zand, het koningshof 1 metaal. De anderen betaalden elk { $tax } goud belasting, jij niets.
pillars-lesson-first-buy = De markt. Je 2 zand is voor de pottenbakker; met nog eens 2 maakt ook de mortelmaker een punt. Kies bij zand twee keer +, en dan ‘Handelen’.
pillars-lesson-first-buy-one = De mortelmaker heeft 2 zand nodig voor 1 punt. Koop er twee.
pillars-lesson-first-buy-more = 2 zand is genoeg voor nog een punt. Bewaar de rest van je goud voor de volgende ronde.
pillars-lesson-first-buy-stone = De metselaar kan maar twee keer werken en heeft zijn 2 steen al. Zand kost de helft.
pillars-lesson-first-buy-wood = De schrijnwerker heeft 2 hout nodig voor 1 punt: 6 goud. Met zand kost dat punt er maar 4.
pillars-lesson-first-buy-metal = Houd het: metaal is niet te koop, en de beste ambachtslieden van de laatste rondes hebben het nodig.
pillars-lesson-first-buy-sell = Daar maken je ambachtslieden punten van. Houd het.
pillars-lesson-first-buy-stop = Voor je gaat: met 2 zand maak je nog een punt.
pillars-lesson-first-leave = Je hebt nu 4 zand, en nog { $gold } goud. Volgende ronde heb je goud nodig voor ambachtslieden en bouwmeesters. Verlaat de markt: kies ‘Stoppen’.
pillars-lesson-first-leave-buy = Dat kan, maar de ambachtslieden en bouwmeesters van de volgende ronde kosten ook goud. Bewaar het.
pillars-lesson-first-stone = Weer de kathedraal, en { $player_rival } is klaar. Je metselaar en je steenhouwer willen allebei de 2 steen. Wie maakt er de meeste punten van? Kies hem.
pillars-lesson-first-stone-stonecutter = Hij maakt van allebei samen 1 punt. De metselaar maakt er van elk 1.
pillars-lesson-first-stone-first = Die komt nog aan de beurt. Beslis eerst wie de steen krijgt.
pillars-lesson-first-stone-finish = Er zijn nog punten te maken. Stop alleen als je grondstoffen voor later wilt bewaren.
pillars-lesson-first-rest = Precies: 1 steen, 1 punt. ‘Alles gebruiken’ verdeelt de rest zo dat het het meeste oplevert: nog { $points ->
    [one] 1 punt
   *[other] { $points } punten
}. Doe dat.

## De volgende ronde

pillars-lesson-first-start = { pillars-points }, goed gedaan! Op het veld van de startspeler stond niemand, dus wordt de volgende met de klok mee startspeler: jij. Je kiest het eerst. Neem de beeldhouwer in dienst: hij maakt van 1 steen 2 punten.
pillars-lesson-first-start-carpenter = De timmerman maakt van 1 hout 1 punt. De beeldhouwer maakt er 2 van 1 steen, en wat overblijft is voor de metselaar.
pillars-lesson-first-start-take = Er zijn deze keer drie steengroeves, maar er is één beeldhouwer. Neem hem eerst in dienst.
pillars-lesson-first-again = Er moet er weer een weg. Wie levert je nu het minst op? Let op: zonder mortelmaker kan een metselaar niet werken.
pillars-lesson-first-again-mixer = Zonder mortelmaker kan je metselaar niet werken.
pillars-lesson-first-again-mason = De beeldhouwer werkt maar één keer per ronde. De metselaar maakt punten van de rest van je steen.
pillars-lesson-first-again-potter = De pottenbakker maakt van elk zand 1 punt. Steenhouwer en schrijnwerker hebben 2 grondstoffen nodig voor een punt.
pillars-lesson-first-again-sculptor = Hem heb je net in dienst genomen, en niemand maakt meer van een steen.
pillars-lesson-first-alone = Nu zelf: kies kaarten tot je er geen meer kunt gebruiken. Beeldhouwer en metselaar willen steen, de pottenbakker wil zand, en arbeiders die overblijven, verdienen goud in de weverij.
pillars-lesson-first-return = De buidel: weer jouw bouwmeester, voor { $cost } goud, en je hebt { $gold }. Als startspeler mag je één keer per ronde een bouwmeester terug in de buidel doen. Doe dat: straks is hij misschien goedkoper.
pillars-lesson-first-return-accept = Je kunt hem nu niet betalen: hij zou moeten wachten tot alle anderen zijn ingezet.
pillars-lesson-first-end = Nu komt er een van { $player_rival }. Je kent het spel: zes van zulke rondes, met steeds betere ambachtslieden. Wat een kaart of locatie doet, lees je als je ernaar wijst of erop tikt. Speel nu een hele partij!
