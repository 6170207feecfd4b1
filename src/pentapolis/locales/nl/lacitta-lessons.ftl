### La Città: de les, in twee hoofdstukken

## Een jaar van vrede

lacitta-lesson-peace = Een jaar van vrede
lacitta-lesson-peace-about = Castelli, boerderijen, marktpleinen en goud: laat twee steden groeien en geef ze te eten.
lacitta-lesson-peace-castle = Je bent een Italiaanse vorst. Het spel duurt zes jaar, en aan het einde is elke burger een punt. Je eerste castello staat er al. Plaats het tweede waar het land het meeste voedsel geeft: op het veld met de 5.
lacitta-lesson-peace-castle-poor = Een castello leeft van het landbouwgebied ernaast, en dat geeft daar minder. Zoek de 5.
lacitta-lesson-peace-farm = Mooie plek. Het jaar begint en elke stad groeit: 8 burgers, maar 7 voedsel. Aan het einde van het jaar eet ieder er 1. Bouw een boerderij: kies Boerderij en dan het veld met het hoogste getal.
lacitta-lesson-peace-farm-poor = Daar levert ze minder op. Een boerderij krijgt het voedsel van alle landbouwgebieden ernaast: zoek de 5.
lacitta-lesson-peace-farm-gold = Goud kun je niet eten: aan het einde van het jaar zou een burger verhongeren. Eerst de boerderij.
lacitta-lesson-peace-market = 12 voedsel voor 8 burgers: er is genoeg voor meer. Maar een stad zonder marktplein groeit niet verder dan 5; daarom staat er 4/5. Bouw een marktplein op het aangewezen veld naast je eerste castello.
lacitta-lesson-peace-market-water = Dat kan, maar op dat veld komt straks een ander gebouw. Neem het aangewezen veld.
lacitta-lesson-peace-market-other = Die stad heeft er ook een nodig, volgend jaar. Begin met het aangewezen veld.
lacitta-lesson-peace-gold = Het marktplein bracht zijn eigen burger mee: nu heb je er 9. Grotere gebouwen kosten goud. Neem met je derde actiekaart 2 goud.
lacitta-lesson-peace-gold-build = Dat kan, maar dan zijn je actiekaarten op, en voor 1 goud krijg je maar één groter gebouw.
lacitta-lesson-peace-gold-take = Dat kan, met je ene goud. Met 2 erbij kun je dit jaar twee van deze kaarten nemen.
lacitta-lesson-peace-hospital = 3 goud, en je actiekaarten zijn op tot volgend jaar. Voor de laatste twee van je vijf beurten zijn er politiekkaarten. Neem het Hospitaal voor 1 goud.
lacitta-lesson-peace-hospital-university = De Universiteit kost al je goud. Voor minder krijg je twee goedkopere gebouwen.
lacitta-lesson-peace-hospital-golden = Een gratis burger klinkt goed. Dat proberen we volgend jaar, en dan zie je wat ervan komt.
lacitta-lesson-peace-hospital-site = Zet het op het aangewezen veld. De twee bogen, kennis en gezondheid, trekken burgers aan; en samen met een derde soort zijn ze punten waard.
lacitta-lesson-peace-hospital-field = Een boerderij levert daar veel voedsel op. Bogen werken op elk veld: neem het aangewezen veld.
lacitta-lesson-peace-palace = Nu ontbreekt nog cultuur, de derde soort. Neem het Palazzo voor 1 goud.
lacitta-lesson-peace-palace-bread = Die kaart helpt tegen buursteden, en die heb je nog niet.
lacitta-lesson-peace-palace-site = Bouw het op het aangewezen veld: een stad met alle drie de soorten bogen is aan het einde 3 punten extra waard.
lacitta-lesson-peace-palace-other = In die stad staat het palazzo alleen. Naast het hospitaal maakt het de drie soorten compleet.
lacitta-lesson-peace-growth = Alle drie de soorten: prachtig. Iedereen at, wat overbleef is weg, en beide steden groeiden: 11 burgers, 12 voedsel. Wat het volk wil, komt later aan bod. Je tweede stad zit vol met 5: bouw daar een marktplein op het aangewezen veld.
lacitta-lesson-peace-growth-field = Daar geeft het land meer: bewaar dat veld voor een boerderij. Een marktplein kan overal staan.
lacitta-lesson-peace-golden = Drie rondes later: je eerste stad kreeg een waterput en heeft geen bovengrens meer. 12 voedsel voor 12 burgers, en Gouden tijden brengt er gratis één bij. Neem die kaart, en laat de nieuwe burger in de aangewezen stad wonen.
lacitta-lesson-peace-famine = 13 burgers, 12 voedsel: hongersnood! Er moet iemand weg. Kies de stad met vrije burgers, dan komt er geen gebouw leeg te staan.
lacitta-lesson-peace-famine-busy = Daar is iedereen aan het werk: met de burger raak je ook een gebouw kwijt.
lacitta-lesson-peace-count = De hongersnood kostte je ook je eerste beurt en een actiekaart; in het laatste jaar kost hij 5 punten. En je steden groeiden weer: 14 burgers, 12 voedsel. Tel voordat je groeit! Bouw een goede boerderij.
lacitta-lesson-peace-count-poor = Reken ook voor volgend jaar: dan zijn het 16 burgers. Zoek een hoger getal.
lacitta-lesson-peace-end = { $food } voedsel voor 14 burgers, en genoeg voor de 16 van volgend jaar. Je weet nu hoe steden in vrede groeien. Maar je buren willen jouw burgers ook: op naar het volgende hoofdstuk!

## De stem van het volk

lacitta-lesson-voice = De stem van het volk
lacitta-lesson-voice-about = Buursteden, bogen en vier stemmen: burgers gaan waar het beter is.
lacitta-lesson-voice-statue = Elk jaar verhuizen burgers naar een buurstad (hoogstens 2 vrije velden ertussen) die meer heeft van wat het volk wil. De open stem wil cultuur: { $player_rival } heeft hiernaast een standbeeld (1 boog), jij niet. Bouw er ook een op het aangewezen veld.
lacitta-lesson-voice-statue-school = Een school is voor kennis. De enige stem die je kent, wil cultuur.
lacitta-lesson-voice-statue-gold = Goud trekt niemand aan, en dan verlies je een burger aan { $player_rival }.
lacitta-lesson-voice-contact = 1 tegen 1: gelijk, dus voor cultuur verhuist niemand. Maar drie stemmen zijn nog gedekt, en wat de meeste van de vier willen, telt. Neem Voeling met de burger: die kaart is gratis.
lacitta-lesson-voice-contact-build = Waarvoor? Je zou moeten raden. Luister eerst.
lacitta-lesson-voice-look = Kies twee van de gedekte stemmen. Alleen jij ziet ze.
lacitta-lesson-voice-school = Twee keer kennis! Daarvoor heeft { $player_rival } geen boog, en wat jij weet, weet verder niemand. Bouw een kloosterschool.
lacitta-lesson-voice-school-statue = Eén stem voor cultuur, twee voor kennis: bouw voor wat de meeste willen.
lacitta-lesson-voice-school-gold = Dit is je laatste beurt voor de stemming, en één school is genoeg om een burger te winnen.
lacitta-lesson-voice-found = Kennis won met 3 tegen 1: een burger kwam naar jou, en { $player_rival } had niemand meer voor het standbeeld en brak het af. Je vrije burger kan een stad stichten; er komen er twee bij. Kies een veld met de 5.
lacitta-lesson-voice-found-poor = Daar geeft het land minder, en een nieuwe stad wil eten. Zoek de 5.
lacitta-lesson-voice-bread = Een jaar later, je laatste beurt voor de stemming. Drie van de vier stemmen willen cultuur, en het palazzo van { $player_rival } wint met 2 tegen 1 van je standbeeld. Neem Brood en spelen.
lacitta-lesson-voice-bread-contact = Je weet genoeg: drie van de vier stemmen zijn de meerderheid.
lacitta-lesson-voice-bread-harvest = Je hebt voedsel genoeg. Je komt bogen tekort, en alleen dit jaar.
lacitta-lesson-voice-price = De kaart zet figuren op je gebouwen. Elke figuur is daar tot het einde van het jaar één boog extra. Eén is gratis, twee kosten 2 goud. Betaal 2 goud.
lacitta-lesson-voice-price-free = Met één wordt het 2 tegen 2, en niemand verhuist. Met twee wordt het 3 tegen 2, en er komt een burger naar jou.
lacitta-lesson-voice-cheer = Zet ze allebei op je standbeeld, voor cultuur.
lacitta-lesson-voice-cheer-elsewhere = Daar telt de figuur voor iets wat het volk dit jaar niet wil.
lacitta-lesson-voice-remove = 3 tegen 2: er kwam een burger naar jou. Maar uit je kleine stad, waar niemand vrij was, vertrok er een naar { $player_rival }: een gebouw aan de rand moet weg. Breek de steengroeve af.
lacitta-lesson-voice-remove-farm = Die boerderij levert 5 voedsel. Zonder haar volgt er meteen hongersnood.
lacitta-lesson-voice-end = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} tot nu toe. Nu weet je alles: geef je burgers te eten, bouw bogen, let op je buren, en wie na zes jaar de meeste punten heeft, wint. Speel een hele partij!
