### Kurze Fragen zu einer Stellung: wie sie anfangen und was darauf gesagt wird. Kommas trennen die Wendungen.

ask-where = wo kann ich, wo darf ich, wo könnte ich, wo soll ich, wohin, wo
ask-why-not = warum nicht, warum kann ich nicht, warum darf ich nicht, wieso nicht, warum, wieso
ask-what = was ist auf, was ist bei, was liegt auf, was liegt um, was liegt bei, was steht auf, was ist um, was ist neben, was ist mit, was ist, was liegt, rund um, um, zeige, zeig, wer steht auf, beschreibe, beschreib
ask-how-many = wie viele, wie viel, wieviel
ask-changed = was hat sich geändert, was hat sich verändert, was ist neu, was ist passiert, was ist geschehen, neues, änderungen
ask-score = stand, spielstand, punktestand, punkte, wer führt, wer gewinnt
ask-choices = was kann ich tun, was kann ich machen, was darf ich tun, was kann ich, möglichkeiten, auswahl, aktionen
ask-overview = überblick, übersicht, wo sind wir, wer ist am zug, wer ist dran
ask-position = stellung, alles, beschreibe alles
ask-help = hilfe, was kann ich fragen, fragen
ask-fillers = ich, ein, eine, einen, einem, einer, der, die, das, den, dem, zu, auf, in, an, bei, von, für, es, ist, sind, setzen, tun, habe, hat, haben, noch, übrig, bitte, hier, dort, mit, und
ask-mine = mein, meine, meinen, meinem, meiner
ask-yours = deine

ask-where-example = „Wo kann ich { $verb }?“
ask-why-not-example = „Warum nicht { $place }?“
ask-what-example = „Was ist { $place }?“
ask-changed-example = „Was ist neu?“
ask-score-example = „Stand“
ask-choices-example = „Was kann ich tun?“
ask-overview-example = „Überblick“

text-answer-not-understood = Das habe ich nicht verstanden.
text-answer-examples = Du kannst zum Beispiel fragen:
text-answer-nothing-known = Zu { $what } gibt es jetzt nichts zu sagen.
text-answer-nowhere = Nichts von dem, was du jetzt tun kannst, hat mit „{ $what }“ zu tun.
text-answer-kinds = Was du tun kannst:
text-answer-possible = Das geht:
text-answer-watching = Du siehst zu, also hast du nichts zu wählen.
text-answer-nothing-earlier = Es gibt noch nichts, womit sich vergleichen ließe.
text-answer-nothing-new = Es hat sich nichts geändert.
