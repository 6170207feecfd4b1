### De coach in De Pilaren van de Aarde: waar een beslissing voor dient, de eerste keer dat ze komt

pillars-coach-choose-card = Arbeiders halen grondstoffen, met goud neem je ambachtslieden in dienst. Neem wat jouw ambachtslieden in punten omzetten; arbeiders zonder kaart verdienen goud.
pillars-coach-dismiss = Je hebt er een te veel. De zwakste is meestal een van de drie waarmee je begon.
pillars-coach-reject-builder = Als startspeler mag je elke ronde één getrokken bouwmeester terug in de buidel doen: die van jou als hij nu te duur is, of die van een ander die dezelfde locatie wil als jij.
pillars-coach-place-or-wait = Vroeg kost goud, laat kost keuze. Betaal voor de locatie die je echt nodig hebt; wacht anders en zet straks gratis in.
pillars-coach-place-free = Nu is het gratis, maar je kiest uit wat over is. Goud, punten, een ambachtsman, bescherming: neem wat je mist.
pillars-coach-bishop-choice = De bisschop houdt deze gebeurtenis van je af of geeft je een grondstof. Vraag je af wat de gebeurtenis je zou kosten.
pillars-coach-use-thomas = Thomas redt je één keer van een gebeurtenis. Bewaar hem als deze nauwelijks pijn doet.
pillars-coach-lose-craftsman = Laat de ambachtsman gaan die je in deze en de volgende rondes het minst oplevert.
pillars-coach-bishop-resource = Neem de grondstof waarmee een ambachtsman één keer vaker kan werken.
pillars-coach-use-loyalty = Deze kaart betaalt één keer je belasting. Hoe hoger de belasting, hoe beter het moment.
pillars-coach-trade = Koop wat je ambachtslieden missen, of verkoop wat ze deze ronde niet gebruiken. Je mag vijf grondstoffen bewaren.
pillars-coach-boost = Geef het aan wie niet vaak genoeg kan werken om al je grondstoffen te gebruiken; het liefst aan wie de meeste punten maakt.
pillars-coach-convert = Hier worden grondstoffen punten. Willen twee ambachtslieden dezelfde grondstof, laat dan de beste eerst werken.
pillars-coach-return-resources = Je bewaart er vijf voor de volgende ronde. Houd wat schaars is en wat je ambachtslieden nodig hebben: eerder metaal dan zand.
