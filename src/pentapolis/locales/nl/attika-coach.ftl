### De coach in Attika: waar een beslissing voor dient, de eerste keer dat ze komt

attika-coach-choose = Een beurt is een van drie dingen: gebouwen trekken, bouwen wat je bewaard hebt, of drie kaarten nemen. Trek in het begin; bouw als het weinig kost.
attika-coach-draw = Elk gebouw dat je trekt, kun je meteen bouwen of bewaren. Wat je niet trekt, wordt een kaart: een actie gaat nooit verloren.
attika-coach-build = Een gebouw kost de landschappen die erop staan. Wat op en naast het veld ligt, betaalt mee, elke keer weer. Naast zijn voorganger is het gratis.
attika-coach-amphora = Voor een amfora krijg je nog een actie van dezelfde soort. Aan het eind zijn amfora’s niets meer waard.
attika-coach-drawn = Bouw het nu als het weinig of niets kost; bewaar het anders tot zijn voorganger er staat.
attika-coach-pay = Een kaart betaalt voor haar eigen landschap; twee willekeurige kaarten betalen voor elk landschap. Houd wat je volgende gebouwen nodig hebben.
attika-coach-tile = Jij bepaalt waar het land groeit: geef jezelf landschappen en ruimte, en open voor een ander geen korte weg tussen heiligdommen.
attika-coach-cards = Een amfora kun je ook inleveren voor nog een kaart. Meestal is een extra actie meer waard.
