### Korte vragen over een stand: hoe ze beginnen, en wat erop gezegd wordt. Komma’s houden de zinnetjes uit elkaar.

ask-where = waar kan ik, waar mag ik, waar zou ik, waar moet ik, waar
ask-why-not = waarom niet, waarom kan ik niet, waarom mag ik niet, waarom kan niet, waarom
ask-what = wat is er op, wat ligt er op, wat ligt op, wat staat er op, wat staat op, wat is er rond, wat ligt er rond, wat ligt rond, wat is, wat ligt er, rond, rondom, om, toon, laat zien, bekijk, wie staat er op, wie staat op, beschrijf
ask-how-many = hoeveel, hoe veel
ask-changed = wat is er veranderd, wat is veranderd, wat veranderde, wat is er nieuw, wat is nieuw, wat is er gebeurd, wat gebeurde er, nieuws, veranderingen
ask-score = stand, tussenstand, score, punten, wie wint, wie wint er, wie staat voor
ask-choices = wat kan ik doen, wat mag ik doen, wat kan ik, keuzes, mijn keuzes, mogelijkheden, acties
ask-overview = overzicht, waar zijn we, wie is aan de beurt, wie is er aan de beurt
ask-position = stelling, alles, beschrijf alles
ask-help = hulp, help, wat kan ik vragen, vragen
ask-fillers = ik, een, de, het, te, op, in, bij, van, voor, er, is, zijn, zetten, doen, heb, heeft, hebben, nog, over, graag, hier, daar, met, en
ask-mine = mijn, mij, m'n
ask-yours = jouw

ask-where-example = ‘waar kan ik { $verb }’
ask-why-not-example = ‘waarom niet { $place }’
ask-what-example = ‘wat is { $place }’
ask-changed-example = ‘wat is er veranderd’
ask-score-example = ‘stand’
ask-choices-example = ‘wat kan ik doen’
ask-overview-example = ‘overzicht’

text-answer-not-understood = Dat heb ik niet begrepen.
text-answer-examples = Je kunt bijvoorbeeld vragen:
text-answer-nothing-known = Over { $what } valt nu niets te vertellen.
text-answer-nowhere = Niets van wat je nu kunt doen, heeft met ‘{ $what }’ te maken.
text-answer-kinds = Wat je kunt doen:
text-answer-possible = Dit kan:
text-answer-watching = Je kijkt toe, dus je hebt niets te kiezen.
text-answer-nothing-earlier = Er is nog niets om mee te vergelijken.
text-answer-nothing-new = Er is niets veranderd.
