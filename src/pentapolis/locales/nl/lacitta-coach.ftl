### De coach in La Città: waar een beslissing voor dient, de eerste keer dat ze komt

lacitta-coach-castle = Een castello leeft van het landbouwgebied ernaast. Zoek rijk land, water voor waterputten en ruimte om te groeien, niet te dicht bij anderen.
lacitta-coach-refresh = De oudste kaart ligt er al een tijd. Een nieuwe past misschien beter bij jou, of bij een ander.
lacitta-coach-turn = Elk jaar ben je vijf keer aan de beurt. Actiekaarten bouwen of brengen goud op, politiekkaarten kosten goud en doen meer. Aan het eind van het jaar eten alle burgers: let op je voedsel.
lacitta-coach-send = De nieuwe stad begint met een van je eigen burgers. Stuur er een uit een stad die een vrije burger heeft.
lacitta-coach-build = Boerderijen geven voedsel, marktpleinen en waterputten laten een stad groeien, bogen trekken burgers van de buren aan. Elk gebouw heeft een burger nodig.
lacitta-coach-pay = Met meer goud doet deze kaart meer. Houd iets over voor de kaarten die dit jaar nog komen.
lacitta-coach-cheer = Elke figuur telt daar dit jaar als een extra boog: genoeg om een krappe vergelijking met een buurstad te winnen.
lacitta-coach-welcome = Nieuwe burgers zijn punten en handen voor gebouwen, maar ze eten ook. Zet ze waar plaats is.
lacitta-coach-harvest = Kies de boerderij die het meeste oplevert: dit jaar telt ze dubbel.
lacitta-coach-look = Wie de stemmen van het volk kent, weet welke bogen dit jaar nodig zijn.
lacitta-coach-wish = Twee wensen zijn even sterk. Neem die waarvan deze stad meer heeft dan haar buren.
lacitta-coach-remove = Meer gebouwen dan burgers: er moet iets weg, van buiten naar binnen. Houd wat voedt en wat aantrekt.
lacitta-coach-starve = Er was te weinig voedsel. Laat een burger gaan waar dat het minst kost: waar geen gebouw van hem afhangt.
