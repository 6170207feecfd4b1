# De les van Palatinus.

palatinus-lesson-first = Zeven heuvels
palatinus-lesson-first-about = Handelaars, boeren, soldaten en wolven, en aan het eind de onthulling.

palatinus-lesson-first-goal = Rome bestaat nog niet: er zijn zeven heuvels, en volken die erom strijden. Heb aan het eind de meeste invloed op een heuvel en je krijgt zijn laurierfiche: 3 tot 6 punten. Jij bent rood.
palatinus-lesson-first-merchant = Wie aan de beurt is, plaatst één inwoner. { $player_rival } begon met een soldaat, { $player_third } met een boer. Zet een open handelaar ertussen, op A0: handelaars leven van hun buren.
palatinus-lesson-first-merchant-elsewhere = Daar heeft hij minder buren en verdient hij minder. Naast A0 staan een soldaat én een boer.
palatinus-lesson-first-merchant-level = Daar verdient hij ook 5, maar op heuvel D, waar het laurierfiche maar 3 punten waard is. Op A0 telt hij voor heuvel A: 6 punten.
palatinus-lesson-first-farmer = 5 invloed op heuvel A: 3 van de soldaat, 2 van de boer, al is geen van beide van jou. Een boer wil water en ruimte: 2 voor elke bron naast of onder hem, 2 voor elk leeg veld naast hem. Welk van de drie vakken is het beste?
palatinus-lesson-first-farmer-six = Dat levert 6 op: de bron op E5 en de twee lege velden ernaast. Een van de andere vakken ligt tussen meer bronnen.
palatinus-lesson-first-farmer-four = Dat levert maar 4 op: aan de rand zijn weinig buren. Let op de bronnen met hun blauwe rand.
palatinus-lesson-first-soldier = 10 invloed, één ronde lang: nu staat { $player_third } op D3, dat veld is niet leeg meer, en er blijven er 8 over. Nu een soldaat: zet hem op A3, tussen een handelaar en een boer.
palatinus-lesson-first-soldier-elsewhere = Neem hier A3: daar staan één handelaar en één boer naast, en er is nog plaats voor meer.
palatinus-lesson-first-tip = Als zijn heuvel geteld wordt, neemt een soldaat de grootste groep naast hem gevangen, handelaars of boeren: 1 punt per stuk. Eén tegen één is gelijk, dan trekt hij zich terug. Geef de doorslag: zet een handelaar naast hem.
palatinus-lesson-first-tip-wolf = Ook dat geeft de doorslag. Maar de wolven bewaren we voor de volgende beurt: neem een open handelaar.
palatinus-lesson-first-tip-elsewhere = Dat vak ligt niet naast je soldaat op A3: hij zou nog steeds één handelaar en één boer zien, en zich terugtrekken.
palatinus-lesson-first-wolf = Twee tegen één: straks neemt hij beide handelaars gevangen, ook die van jou, voor 2 punten. Nu iets geheims: zet een boer onder een wolf op B3. De anderen zien jouw wolf, maar niet wie het is.
palatinus-lesson-first-wolf-merchant = Een handelaar zou daar 3 verdienen, een boer 8: B3 is een bron, met nog twee bronnen ernaast.
palatinus-lesson-first-wolf-elsewhere = We willen de boer onder een wolf op B3: drie bronnen, en je handelaar op A0 verdient 2 aan hem.
palatinus-lesson-first-guess = 8 invloed op B, en 2 meer voor je handelaar ernaast. Ook { $player_rival } heeft een wolf geplaatst, op E5, tussen bronnen en lege velden: vast een boer. Zet een handelaar ernaast, op A1.
palatinus-lesson-first-guess-elsewhere = Neem hier A1: daar tellen de wolf en je eigen inwoners mee, en nog wel voor heuvel A, die het meeste waard is.
palatinus-lesson-first-free = Goed zo. Zolang de wolf gedekt ligt, telt hij voor je handelaar als 1 of 2. Nu mag jij het zeggen: kies een inwoner, wijs een vak aan om te zien wat hij daar oplevert, en plaats hem.
palatinus-lesson-first-window = Nu een soortgelijke partij, een ronde later. Je hebt nog vijf inwoners, en de laatste vier mogen geen soldaten zijn: je soldaat moet nu. De wolven op E5 en E1 liggen waar boeren graag zijn. Waar vangt hij ze allebei?
palatinus-lesson-first-window-own = Daar ziet hij ook je eigen boer op B3, en die zou hij gevangennemen voordat heuvel B geteld wordt.
palatinus-lesson-first-window-equal = Daar ziet hij je handelaar op A1 en, waarschijnlijk, een boer op E5. Gelijk: hij zou zich terugtrekken.
palatinus-lesson-first-defend = Als je het goed hebt, zijn ze allebei weg voordat heuvel E geteld wordt. Maar de soldaat van { $player_rival } op C5 ziet alleen jouw boer op C0. Red hem: met een handelaar onder een wolf op C4 wordt het één tegen één.
palatinus-lesson-first-defend-farmer = Dan ziet de soldaat twee boeren, en neemt hij ze allebei gevangen. Hier heb je een handelaar nodig.
palatinus-lesson-first-defend-elsewhere = Dan ziet de soldaat nog steeds alleen je boer, en neemt hij hem gevangen. Alleen een handelaar op C4 maakt het gelijk.
palatinus-lesson-first-last = Drie rondes later: de allerlaatste beurt is van jou. De heuvels worden geteld van A tot G: wie op A gevangen wordt, ontbreekt op G. Je soldaat op A3 ziet twee handelaars en twee boeren. Waar helpt je laatste boer het meest?
palatinus-lesson-first-last-away = Daar heeft je soldaat niets aan deze boer: twee tegen twee, hij trekt zich terug. De boer van { $player_rival } op G1 blijft staan en haalt heuvel G binnen.
palatinus-lesson-first-last-taken = Bijna! Maar de soldaat van { $player_third } op F4 neemt deze boer gevangen voordat G geteld wordt, en daar wordt het dan gelijk: elk 2 punten in plaats van het laurierfiche.
palatinus-lesson-first-reveal = Nu worden de wolven omgedraaid. Let op heuvel A: je soldaat neemt drie boeren gevangen, ook die van { $player_rival }. Daarom ontbreekt die op G, en haal jij die heuvel, met 1 invloed meer. Je wint, met 18 punten tegen 14!
palatinus-lesson-first-tile = Zo loopt een partij af. En zo begint er een: om de beurt leg je een tegel, gedraaid zoals je wilt. Leg tegel { $letter }; bronnen bij elkaar zijn goede grond voor boeren.
palatinus-lesson-first-end = Het bord is klaar en de laurierfiches liggen: de eerste inwoner kan komen. Meer hoef je niet te weten: speel nu een hele partij tegen twee makkelijke bots. En let op de wolven!
