### De Pilaren van de Aarde in de browser

## Namen op het bord

pillars-short-event = Gebeurtenis
pillars-short-bishop = Bisschop
pillars-short-wool-mill = Weverij
pillars-short-kingsbridge = Kingsbridge
pillars-short-priory = Priorij
pillars-short-forest = Woud
pillars-short-quarry = Steengroeve
pillars-short-gravel-pit = Grindgroeve
pillars-short-court = Koningshof
pillars-short-shiring = Shiring
pillars-short-castle = Burcht
pillars-short-market = Markt
pillars-short-cathedral = Kathedraal
pillars-short-start-player = Startspeler
pillars-round-of = Ronde { $round } van { $rounds }
pillars-board = De vallei
pillars-places = Locaties in de vallei. Met de pijltjestoetsen ga je van locatie naar locatie, met Enter kies je.
pillars-stage = Wat er nu gebeurt
pillars-valley-large = Toon de vallei groot
pillars-stage-large = Toon deze keuze groot
pillars-known = alleen jij weet dit
pillars-past-events = Eerdere gebeurtenissen: { $cards }.
pillars-space-free = een vrij veld
pillars-space-of = een bouwmeester van { $player }
pillars-standing = Hier staan bouwmeesters van: { $players }.
pillars-workers-of = { $player }: { pillars-workers }
pillars-place-here = { $cost ->
    [0] Je bouwmeester kan hier gratis heen.
   *[other] Je bouwmeester kan hierheen voor { $cost } goud.
}
pillars-place = Hier inzetten
pillars-no-builders = Hier kan geen bouwmeester staan.

## Wat kaarten doen

pillars-does-convert = Maakt van { $takes } telkens { $makes }, hoogstens { $capacity } keer per ronde.
pillars-does-alone = Levert elke ronde vanzelf { $makes } op.
pillars-does-alone-held = Levert elke ronde vanzelf { $makes } op, als je minstens 1 metaal hebt. Het metaal houd je.
pillars-does-needs = Werkt alleen als je ook { pillars-a-family } in dienst hebt.
pillars-does-buy-wood = Met hem mag je op de markt hout kopen.
pillars-does-sell-stone = Met hem mag je op de markt steen verkopen.
pillars-does-mortar = Zonder mortelmaker doen je metselaars niets.
pillars-does-cost = Kost { $cost } goud.
pillars-does-yield = Vraagt { pillars-workers }; levert { pillars-amount } op.
pillars-kind-permanent = Blijft tot het einde van het spel.
pillars-kind-once = Daarna gaat de kaart uit het spel.
pillars-kind-immediate = Werkt op het moment dat je de kaart krijgt.
pillars-eventkind-good = Een goede gebeurtenis.
pillars-eventkind-bad = Een slechte gebeurtenis: de bisschop en aartsbisschop Thomas beschermen ertegen.
pillars-gold-tip = Goud, hoogstens { $limit }: wat je meer krijgt, gaat verloren. Bij gelijke stand beslist het goud.
pillars-workers-tip = Arbeiders: { $total }, waarvan { $free } vrij. Onder hen grijs: { $grey }, zwart: { $black }.
pillars-resource-tip-sand = Zand. Op de markt: 2 goud.
pillars-resource-tip-wood = Hout. Op de markt: 3 goud; kopen kan alleen met een schrijnwerker.
pillars-resource-tip-stone = Steen. Op de markt: 4 goud; verkopen kan alleen met een steenhouwer.
pillars-resource-tip-metal = Metaal. Op de markt krijg je er 5 goud voor; te koop is het niet.

## Fase I: kaarten kiezen

pillars-display = Kies een kaart
pillars-free-workers = Vrije arbeiders: { $count } van { $total }
pillars-hire = Ambachtslieden die je in dienst kunt nemen
pillars-take = Grondstofkaarten
pillars-no-craftsmen = Er is geen ambachtsman meer te krijgen.
pillars-pass = { $workers ->
    [0] Passen
    [one] Passen: 1 naar de weverij
   *[other] Passen: { $workers } naar de weverij
}
pillars-passed = heeft gepast
pillars-leaving-title = Wie moet er weg?
pillars-leaving-choose = Kies een ambachtsman in je rij.
pillars-leaving-confirm = Wegsturen
pillars-prompt-leaving = Stuur je { pillars-the-craftsman } weg?

## Fase II: bouwmeesters

pillars-drawing-title = De buidel
pillars-drawing = Wie komt er uit de buidel?
pillars-prompt-shaking = Er wordt een bouwmeester getrokken, voor { $cost } goud …
pillars-drawn = Een bouwmeester van { $player }, voor { $cost } goud.
pillars-waiting-placed = De buidel is leeg. Wie wachtte, zet nu gratis in.
pillars-bag = De buidel met bouwmeesters
pillars-in-bag = Nog in de buidel
pillars-in-bag-of = { $player }: { $count } in de buidel
pillars-dial = De prijs van een bouwmeester, van 7 goud tot 0
pillars-waits = { $player } wacht bij { $cost } goud
pillars-waits-tip = Wie wacht, zet gratis in zodra de buidel leeg is, in de volgorde van het wachten.
pillars-set-aside = De stadsmuur houdt een bouwmeester van { $player } bezig.
pillars-accept = Zo laten
pillars-reject = Terug in de buidel
pillars-accept-mine = Al de mijne zo laten
pillars-accept-all = Alles zo laten
pillars-accepting-mine = Je eigen bouwmeesters blijven deze ronde vanzelf buiten de buidel.
pillars-accepting-all = Alle bouwmeesters blijven deze ronde vanzelf buiten de buidel.
pillars-ask-again = Vraag het weer
pillars-use-remigius = Broeder Remigius: gratis inzetten
pillars-wait = Wachten: later gratis inzetten

## Fase III: de veertien locaties

pillars-steps = De veertien locaties van deze ronde
pillars-prompt-resolving = Locatie { $step } van de veertien wordt afgehandeld …
pillars-step-before = Vorige locatie
pillars-step-after = Volgende locatie
pillars-step-skip = Meteen naar het eind
pillars-step-replay = Nog eens bekijken
pillars-use-card = Inzetten
pillars-keep-card = Bewaren
pillars-pay-tax = Betalen
pillars-protection = Bescherming
pillars-resource-instead = Een grondstof
pillars-collect-help = Neem gratis één grondstof uit de marktvoorraad.
pillars-stock = voorraad { $count }
pillars-market-kind = Soort
pillars-market-price = prijs
pillars-market-stock = markt
pillars-market-trade = handel
pillars-market-own = van jou
pillars-buy-one = Nog 1 { pillars-a-resource } kopen
pillars-sell-one = Nog 1 { pillars-a-resource } verkopen
pillars-trade-none = Met + koop je, met − verkoop je: één soort tegelijk.
pillars-trade-buy = Je koopt { $count } { pillars-a-resource } voor { $gold } goud en houdt { $after } goud over.
pillars-trade-sell = Je verkoopt { $count } { pillars-a-resource } voor { $gold } goud en hebt dan { $after } goud.
pillars-trade-confirm = Handelen
pillars-stop = Stoppen
pillars-boost-help = Kies in je rij wie deze ronde één keer vaker kan werken.
pillars-boost-nobody = Niemand
pillars-plan = { $points ->
    [0] Geen punten deze ronde, wel het meeste goud. Dit plan bewaart niets voor later:
    [one] De meeste punten in deze ronde: 1. Dit plan bewaart niets voor later:
   *[other] De meeste punten in deze ronde: { $points }. Dit plan bewaart niets voor later:
}
pillars-plan-none = Meer punten zitten er niet in. Wie nog kan werken, kies je zelf in je rij.
pillars-work-all = Alles gebruiken
pillars-finish = Klaar
pillars-return = terugleggen

## Wat spelers hebben

pillars-own-stock = Wat je hebt
pillars-row = Je ambachtslieden: { $count } van { $limit }
pillars-advantages = Voordeelkaarten
pillars-mark-start = Startspeler van deze ronde
pillars-mark-protected = Beschermd tegen de gebeurtenis
pillars-mark-walled = Stadsmuur: deze ronde maar twee bouwmeesters
pillars-mark-walled-next = Stadsmuur: volgende ronde maar twee bouwmeesters

## Verloop en einde

pillars-phase-cards = Kaarten
pillars-phase-builders = Bouwmeesters
pillars-phase-places = { $step ->
    [0] Vallei
   *[other] Locatie { $step }
}
pillars-finale = Het einde
pillars-finale-picture = De voltooide kathedraal
pillars-count-skip = Meteen de uitslag
pillars-sheet = Waar de punten vandaan komen
pillars-sheet-total = Punten
pillars-sheet-gold = Goud (bij gelijke stand)
pillars-story-lead = { $points ->
    [one] { $player } eindigde met 1 punt voorsprong op { $player_second }.
   *[other] { $player } eindigde met { $points } punten voorsprong op { $player_second }.
}
pillars-story-gold = { $player } en { $player_second } hadden evenveel punten; { $player } won dankzij { $gold } goud.
pillars-story-best = { $family ->
    [mortar-mixer] De mortelmakers leverden { $player } het meeste op: { pillars-points }.
    [woodworker] De schrijnwerkers leverden { $player } het meeste op: { pillars-points }.
    [stonecutter] De steenhouwers leverden { $player } het meeste op: { pillars-points }.
    [mason] De metselaars leverden { $player } het meeste op: { pillars-points }.
    [potter] De pottenbakkers leverden { $player } het meeste op: { pillars-points }.
    [architect] De architect leverde { $player } het meeste op: { pillars-points }.
    [carpenter] De timmerlieden leverden { $player } het meeste op: { pillars-points }.
    [sculptor] De beeldhouwers leverden { $player } het meeste op: { pillars-points }.
    [glassblower] De glasblazers leverden { $player } het meeste op: { pillars-points }.
    [goldsmith] De goudsmeden leverden { $player } het meeste op: { pillars-points }.
    [bell-maker] De klokkengieter leverde { $player } het meeste op: { pillars-points }.
   *[organ-builder] De orgelbouwer leverde { $player } het meeste op: { pillars-points }.
}
pillars-story-priory = De priorij leverde { $player } het meeste op: { pillars-points }.
pillars-story-advantages = Voordeelkaarten leverden { $player } het meeste op: { pillars-points }.
pillars-story-loss = Belasting en gebeurtenissen kostten { $player } { pillars-points }.
pillars-story-no-loss = Niemand verloor punten aan belasting of gebeurtenissen.
