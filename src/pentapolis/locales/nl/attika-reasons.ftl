### Attika, waarom een keuze goed of slecht is

## Bouwen

attika-reason-wins-all = Dit is je dertigste gebouw: daarmee win je.
attika-reason-wins-shrines = Je verbindt twee heiligdommen en wint.
attika-reason-free-by = Daar is het gratis, naast { attika-a-building }.
attika-reason-free-symbols = { $count ->
    [one] Daar is het gratis: een symbool betaalt.
   *[other] Daar is het gratis: { $count } symbolen betalen.
}
attika-reason-costs = Kost { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}; { $left ->
    [0] je houdt er geen over
    [one] je houdt er één over
   *[other] je houdt er { $left } over
}.
attika-reason-cards-match = Je kaarten passen hier; met andere zou het tot { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} kosten.
attika-reason-cheaper-elsewhere = { $count ->
    [0] Ergens anders zou het nu gratis zijn.
    [one] Ergens anders zou het nu maar één kaart kosten.
   *[other] Ergens anders zou het nu maar { $count } kaarten kosten.
}
attika-reason-free-later = Staat { attika-a-building } er eenmaal, dan is dit ernaast gratis.
attika-reason-at-once = Meteen gebouwd kost het geen actie van een latere beurt.
attika-reason-amphora = Maakt de groep { attika-the-group } compleet en levert een amfora op.
attika-reason-group = Staat bij zijn groep: { attika-the-group }, { $count } van { $size }.
attika-reason-opens = Maakt { attika-a-building } ernaast gratis; daar { $rooms ->
    [one] is één veld vrij
   *[other] zijn { $rooms } velden vrij
}.
attika-reason-opens-more = { $count ->
    [one] Ernaast wordt nog één gebouw gratis
   *[other] Ernaast worden nog { $count } gebouwen gratis
}; daar { $rooms ->
    [one] is één veld vrij
   *[other] zijn { $rooms } velden vrij
}.
attika-reason-no-room = Er blijft geen veld naast over voor { attika-a-building }.
attika-reason-rest-cheaper = Maakt { $count ->
    [one] { attika-a-building }
   *[other] { $count } van je andere gebouwen
} goedkoper.
attika-reason-rest-dearer = Maakt { $count ->
    [one] { attika-a-building }
   *[other] { $count } van je andere gebouwen
} duurder.
attika-reason-founds = Sticht een nieuwe nederzetting, je { $count }e; de volgende kost nog meer.
attika-reason-joins = { $count ->
    [one] Verbindt je nederzettingen.
   *[other] Verbindt { $count } van je nederzettingen, dus nieuwe worden goedkoper.
}
attika-reason-room = Geeft je stad ruimte: { $count } vrije velden meer ernaast.
attika-reason-covers = Bedekt een symbool dat nog kon betalen: { attika-a-landscape }.
attika-reason-left = { $count ->
    [0] Dan staan al je gebouwen op het bord.
    [one] Dan heb je nog maar één gebouw over.
   *[other] Dan heb je nog { $count } gebouwen over.
}

## Heiligdommen en anderen

attika-reason-link = { $count ->
    [one] Dan verbindt nog één gebouw twee heiligdommen voor je.
   *[other] Dan verbinden nog { $count } gebouwen twee heiligdommen voor je.
}
attika-reason-blocks = Blokkeert { $player }: tussen twee heiligdommen { $count ->
    [one] ontbreekt dan één gebouw
   *[other] ontbreken dan { $count } gebouwen
}, niet { $before }.
attika-reason-blocks-all = Blokkeert { $player }: tussen twee heiligdommen { $count ->
    [one] ontbrak nog maar één gebouw
   *[other] ontbraken nog { $count } gebouwen
}.
attika-reason-helps-link = Helpt { $player }: tussen twee heiligdommen { $count ->
    [one] ontbreekt dan nog maar één gebouw
   *[other] ontbreken dan nog maar { $count } gebouwen
}.
attika-reason-threat = Houdt { $player } niet tegen, die nog maar { $count ->
    [one] één gebouw
   *[other] { $count } gebouwen
} mist tussen twee heiligdommen.
attika-reason-crowds = Zit { $player } dwars: maakt { $count ->
    [one] { attika-a-building }
   *[other] { $count } gebouwen
} duurder.
attika-reason-helps = Helpt { $player }: maakt { $count ->
    [one] { attika-a-building }
   *[other] { $count } gebouwen
} goedkoper.

## Trekken en bewaren

attika-reason-draw-known = Er kan maar één gebouw komen: { attika-a-building }; nu { $count ->
    [0] zou dat gratis zijn
    [one] zou dat één kaart kosten
   *[other] zou dat { $count } kaarten kosten
}.
attika-reason-draw-known-opens = Naast { attika-a-building } { $count ->
    [one] wordt nog één ander gebouw gratis
   *[other] worden nog { $count } andere gebouwen gratis
}.
attika-reason-draw-free = Van de { $size } gedekte gebouwen in { $stack ->
    [main] de hoofdstapel
   *[others] stapel 2 t/m 4
} { $count ->
    [one] zou er nu één gratis zijn
   *[other] zouden er nu { $count } gratis zijn
}.
attika-reason-draw-free-all = { $stack ->
    [main] Wat er ook van de hoofdstapel komt, het zou nu gratis zijn.
   *[others] Wat er ook van stapel 2 t/m 4 komt, het zou nu gratis zijn.
}
attika-reason-draw-paid = { $stack ->
    [main] Wat er ook van de hoofdstapel komt, het zou nu kaarten kosten.
   *[others] Wat er ook van stapel 2 t/m 4 komt, het zou nu kaarten kosten.
}
attika-reason-draw-opens = Naast { $count ->
    [one] één van de { $size } gebouwen die kunnen komen,
   *[other] { $count } van de { $size } gebouwen die kunnen komen,
} worden andere gratis.
attika-reason-draw-opens-all = Wat er ook komt, ernaast worden andere gratis.
attika-reason-draw-wins = Met { $count ->
    [one] één van de { $size } gebouwen die kunnen komen,
   *[other] { $count } van de { $size } gebouwen die kunnen komen,
} verbind je twee heiligdommen en win je.
attika-reason-draw-blocks = Met { $count ->
    [one] één van de { $size } gebouwen die kunnen komen,
   *[other] { $count } van de { $size } gebouwen die kunnen komen,
} kun je { $player } blokkeren.
attika-reason-draw-wins-all = Wat er ook komt, je verbindt er twee heiligdommen mee en wint.
attika-reason-draw-blocks-all = Wat er ook komt, je kunt er { $player } mee blokkeren.
attika-reason-draw-lower = Dan { $count ->
    [one] ligt er nog één gebouw
   *[other] liggen er nog { $count } gebouwen
} in die stapel; het laatste levert een spelbordtegel op.
attika-reason-draw-tile = Maakt de stapel leeg: je legt een nieuwe spelbordtegel.
attika-reason-draw-left = { $count ->
    [one] Je moet nog één gebouw trekken.
   *[other] Je moet nog { $count } gebouwen trekken.
}
attika-reason-draw-waiting = { $count ->
    [one] Een bewaard gebouw dat nu gratis zou zijn, moet wachten.
   *[other] { $count } bewaarde gebouwen die nu gratis zouden zijn, moeten wachten.
}
attika-reason-store-action = Bewaard kost het een actie van een latere beurt.
attika-reason-store-must = Het zou overal minstens { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} kosten, meer dan je hebt.
attika-reason-store-free = Het zou nu gratis gebouwd kunnen worden.
attika-reason-store-waits = Naast { attika-a-building } is het later gratis; nu kost het { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
attika-reason-store-site = Nu bouwen maakt { $count ->
    [one] { attika-a-building }
   *[other] { $count } van je andere gebouwen
} duurder.
attika-reason-store-keeps = { $count ->
    [one] Je houdt de kaart die het nu zou kosten.
   *[other] Je houdt de { $count } kaarten die het nu zou kosten.
}

## Kaarten en amfora’s

attika-reason-cards = Je neemt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} en hebt er dan { $held }.
attika-reason-cards-link = Helpt je twee heiligdommen te verbinden: daarvoor { $count ->
    [one] ontbreekt nog één gebouw
   *[other] ontbreken nog { $count } gebouwen
}.
attika-reason-cards-for = Je kunt { attika-a-building } nog nergens betalen.
attika-reason-cards-needed = Je moet nog { $count ->
    [one] één gebouw
   *[other] { $count } gebouwen
} bouwen en hebt { $held ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $held } kaarten
}.
attika-reason-cards-spare = Meer heb je nauwelijks nodig: voor de rest heb je al { $held ->
    [one] één kaart
   *[other] { $held } kaarten
}.
attika-reason-idle = Je trekt en bouwt niets in deze beurt.
attika-reason-unused = Laat { $mode ->
    [draw] { $count ->
        [one] één keer trekken
       *[other] { $count } keer trekken
    }
   *[build] { $count ->
        [one] één keer bouwen
       *[other] { $count } keer bouwen
    }
} onbenut.
attika-reason-pay-matches = Past bij de prijs: één kaart voor één symbool ({ attika-a-landscape }).
attika-reason-pay-other = Telt hier als een willekeurige kaart: { attika-a-landscape }.
attika-reason-pay-half = Past niet bij de prijs ({ attika-a-landscape }): twee kaarten die niet passen, betalen samen één symbool.
attika-reason-pay-more = Van { attika-a-landscape } houd je { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} over.
attika-reason-pay-last = Dan houd je geen kaart van deze soort over: { attika-a-landscape }.
attika-reason-amphora-spent = { $count ->
    [0] Kost je laatste amfora.
    [one] Kost een amfora; je houdt er één over.
   *[other] Kost een amfora; je houdt er { $count } over.
}
attika-reason-amphora-draw = Levert nog een keer trekken op; { $count ->
    [one] er is nog één gebouw te trekken
   *[other] er zijn nog { $count } gebouwen te trekken
}.
attika-reason-amphora-build = Levert nog een keer bouwen op: { attika-a-building } op { $space }, { $count ->
    [0] gratis
    [one] voor één kaart
   *[other] voor { $count } kaarten
}.
attika-reason-amphora-dear = Niets van wat je bewaard hebt, is het nu waard om te bouwen.
attika-reason-amphora-wins = Met de extra actie kun je nu twee heiligdommen verbinden.
attika-reason-card-for-amphora = { $count ->
    [0] Een amfora is later een actie waard; je houdt er geen over.
    [one] Een amfora is later een actie waard; je houdt er één over.
   *[other] Een amfora is later een actie waard; je houdt er { $count } over.
}
attika-reason-keeps-amphorae = { $count ->
    [one] Je houdt je amfora voor een latere beurt.
   *[other] Je houdt je { $count } amfora’s voor een latere beurt.
}

## Spelbordtegels

attika-reason-tile-own = { $count ->
    [one] Nieuwe ruimte naast een van je gebouwen.
   *[other] Nieuwe ruimte naast { $count } van je gebouwen.
}
attika-reason-tile-saves = Maakt { $count ->
    [one] { attika-a-building }
   *[other] { $count } van je gebouwen
} goedkoper.
attika-reason-tile-apart = De tegel ligt niet naast je gebouwen.
attika-reason-tile-theirs = { $count ->
    [one] Hij raakt ook een gebouw van { $player }.
   *[other] Hij raakt ook { $count } gebouwen van { $player }.
}
attika-reason-tile-symbols = { $count ->
    [one] Een van de symbolen betaalt waar je stad kan groeien.
   *[other] { $count } van de symbolen betalen waar je stad kan groeien.
}
