### Attika, de les

attika-lesson-first = Gebouwen en heiligdommen
attika-lesson-first-about = Bouw een Griekse stad waar het landschap betaalt, en verbind twee heiligdommen.

## De eerste beurten

attika-lesson-first-goal = Op één bord groeien Griekse steden naast elkaar; Athene is van jou. Je wint met al je 30 gebouwen op het bord, of zodra een keten ervan de twee gemarkeerde heiligdommen verbindt.
attika-lesson-first-draw = In je beurt trek je hoogstens twee nieuwe gebouwen, of je bouwt er hoogstens drie die je bewaard hebt. Trek er nu een van je hoofdstapel.
attika-lesson-first-draw-main = Dat kan ook. Maar begin met de hoofdstapel: daar liggen de gebouwen waar andere op volgen.
attika-lesson-first-draw-build = Dat zou je nu kaarten kosten. Trek eerst: misschien komt er iets dat ergens gratis is.
attika-lesson-first-draw-finish = Dan neem je drie kaarten en is je beurt voorbij. Begin met een gebouw.
attika-lesson-first-capital = De hoofdstad kost water, woud, heuvel en berg. Symbolen op en om een veld betalen voor je; het getal is wat er in kaarten bij moet. Bouw haar op het gemarkeerde veld: daar is het 0.
attika-lesson-first-capital-store = Een bewaard gebouw kost later nog een actie. Hier en nu is de hoofdstad gratis.
attika-lesson-first-capital-elsewhere = Om dat veld liggen ze niet alle vier; de rest zou je met kaarten betalen. Op het gemarkeerde veld is de hoofdstad gratis.
attika-lesson-first-again = Geen kaart uitgegeven! En de symbolen blijven liggen: ze betalen straks weer. Je mag nog een keer trekken: trek een gebouw van stapel 2.
attika-lesson-first-again-other = Dat kan ook. Maar neem voor deze les stapel 2.
attika-lesson-first-again-finish = Dan neem je één kaart en is je beurt voorbij. Trek nog een gebouw.
attika-lesson-first-plaza = Het plein. Kijk op je spelerbord, ook gemarkeerd: een pijl wijst van de hoofdstad naar het plein. Naast die voorganger is het gratis. Bouw het daar, op het gemarkeerde veld.
attika-lesson-first-plaza-edge = Daar is het ook gratis, maar dat veld ligt aan de rand. Wat op het plein volgt, heeft er ruimte naast nodig.
attika-lesson-first-covers = Daar is het ook gratis, maar het bedekt een symbool, en een bedekt symbool betaalt voor niemand meer. Neem het gemarkeerde veld.
attika-lesson-first-plaza-elsewhere = Dat veld grenst niet aan de hoofdstad. De pijl telt daar niet en je zou met kaarten betalen.
attika-lesson-first-plaza-store = Naast de hoofdstad is het nu gratis. Bewaard kost het later nog een actie.
attika-lesson-first-market = Je hebt twee keer getrokken, en ook { $player_rival } is geweest. Nu bouw je: kies de markt en dan het gemarkeerde veld. De pijl naar de markt komt van het plein, dus naast het plein is die gratis.
attika-lesson-first-market-capital = Dat veld grenst aan de hoofdstad, maar de pijl naar de markt komt van het plein. Daar zou je met kaarten betalen.
attika-lesson-first-market-draw = Wie trekt, bouwt niet in dezelfde beurt. Bouw deze keer: de markt wacht op haar veld.
attika-lesson-first-market-first = Dat kan ook, maar eerst de markt: die kost naast het plein geen kaart.
attika-lesson-first-silver-mine = Weer gratis. De zilvermijn kost drie bergen; om het gemarkeerde veld liggen er twee. Een bergkaart heb je niet, maar elke twee kaarten vervangen een symbool. Bouw haar daar.
attika-lesson-first-silver-mine-finish = Twee ongebruikte acties leveren twee kaarten op. Maar de zilvermijn is het waard: straks is het munthuis ernaast gratis.
attika-lesson-first-silver-mine-covers = Daar kost ze evenveel, maar ze bedekt een symbool, en dat betaalt dan voor niemand meer. Neem het gemarkeerde veld.
attika-lesson-first-silver-mine-first = Dat kan ook, maar eerst de zilvermijn: daarna is het munthuis ernaast gratis.
attika-lesson-first-finish = Twee kaarten uitgegeven, geen meer over, en nog één actie. Elke actie die je niet gebruikt, levert een kaart op: kies ‘Klaar’ en neem er een.

## Weinig ruimte

attika-lesson-first-mint = Een paar beurten later. Bouw het munthuis naast je zilvermijn: gratis, zoals de pijl zegt. Samen zijn ze een hele groep; zijn alle gebouwen van een groep verbonden, dan krijg je een amfora.
attika-lesson-first-mint-first = Dat kan ook, maar eerst het munthuis: dat maakt een groep compleet.
attika-lesson-first-mint-draw = Als je nu trekt, kun je deze beurt niet bouwen. En voor alles wat je bewaard hebt, is er een goed veld.
attika-lesson-first-settlement = Een amfora! Maar { $player_rival } sluit je in. Sticht een tweede nederzetting: bouw de wijngaard op het gemarkeerde veld. De heuvel ernaast betaalt; stichten kost een kaart per nederzetting die je hebt.
attika-lesson-first-settlement-elsewhere = Dat kost evenveel, maar alleen het gemarkeerde veld grenst aan het heiligdom zonder een symbool te bedekken.
attika-lesson-first-settlement-first = Dat kan ook, maar maak eerst ruimte voor jezelf met de wijngaard.
attika-lesson-first-settlement-finish = Dan houd je je kaart en blijf je ingesloten. Maak eerst ruimte voor jezelf.
attika-lesson-first-vintner = Nu heb je twee nederzettingen. Bouw de wijnboer naast de wijngaard, op het gemarkeerde veld: daar is hij gratis, en de volgende groep is compleet.
attika-lesson-first-vintner-first = Dat kan ook, maar eerst de wijnboer: hij maakt de groep compleet.
attika-lesson-first-amphora = Een tweede amfora! Je hebt drie keer gebouwd, maar elke amfora is goed voor nog een actie. Lever er een in.
attika-lesson-first-amphora-finish = Je mag amfora’s voor een latere beurt houden. Maar probeer er nu een.
attika-lesson-first-oracle = Nog een keer bouwen. Het orakel is gratis naast je hoofdstad, en daar is nog één veld vrij: bouw het daar.

## Een lege stapel

attika-lesson-first-last = Een paar beurten later ligt op je hoofdstapel nog één gebouw. Trek het: wie een stapel leegmaakt, vergroot het bord.
attika-lesson-first-last-other = Die stapel is nog lang niet leeg. Trek het laatste gebouw van de hoofdstapel.
attika-lesson-first-well = De waterput. Bouw hem waar een gouden 0 laat zien dat hij gratis is, of bewaar hem voor later. Kies zelf.
attika-lesson-first-well-dear = Daar kost hij je kaarten. Waar je een gouden 0 ziet, is hij gratis.
attika-lesson-first-tile = Leg nu de nieuwe spelbordtegel, gedraaid zoals je wilt. Ruimte is het meest waard naast je eigen stad: leg hem op een van de gemarkeerde plaatsen.
attika-lesson-first-tile-theirs = Daar heeft { $player_rival } iets aan de nieuwe ruimte. Leg de tegel waar hij alleen jouw gebouwen raakt.
attika-lesson-first-tile-far = Daar raakt de tegel hoogstens één van je gebouwen. Rond je hoofdstad heb je meer aan de ruimte: leg hem op een gemarkeerde plaats.

## De heiligdommen

attika-lesson-first-block = Bijna aan het eind van een andere partij. De rode keten van { $player_rival } mist nog één veld tussen beide heiligdommen: het gemarkeerde. Bouw daar je taveerne, anders verlies je!
attika-lesson-first-block-elsewhere = Dan bouwt { $player_rival } op het gemarkeerde veld, verbindt de heiligdommen en wint. Bouw daar de taveerne.
attika-lesson-first-block-draw = Wie weet wat je trekt? Je taveerne is op dat veld gratis, naast je hoofdstad.
attika-lesson-first-cards = Geblokkeerd, en gratis, want naast je hoofdstad! Je mag nog twee keer bouwen, maar voor je straten heb je kaarten nodig. Kies ‘Klaar’ en neem er twee.
attika-lesson-first-street = { $player_rival } heeft getrokken. Kijk: je eigen keten mist nog maar drie velden! Een straat kost vijf symbolen naar keuze. Op het gemarkeerde veld betalen er twee, je drie kaarten de rest: bouw er een.
attika-lesson-first-street-draw = Vaak een goed idee, maar nu kun je in deze beurt winnen.
attika-lesson-first-next-street = Nu wordt het makkelijk: naast een straat van jou is elke straat gratis. Bouw de volgende op het gemarkeerde veld.
attika-lesson-first-last-street = Er ontbreekt één veld. Welk? Bouw de laatste straat zo dat de keten dicht is.
attika-lesson-first-street-away = Ook gratis, maar die straat loopt van je stad weg. Zoek het veld tussen je straat en je taveerne.
attika-lesson-first-won = Beide heiligdommen zijn verbonden: je hebt gewonnen! Bouw waar het gratis is, en houd de heiligdommen in de gaten: met meer spelers zijn er meer, maar twee is genoeg.
