### Der Trainer in Attika: wozu eine Entscheidung da ist, wenn sie zum ersten Mal kommt

attika-coach-choose = Ein Zug ist eins von dreien: Gebäude aufdecken, Abgelegtes bauen oder drei Karten ziehen. Decke am Anfang auf; baue, wenn es wenig kostet.
attika-coach-draw = Jedes aufgedeckte Gebäude kannst du sofort bauen oder ablegen. Was du nicht aufdeckst, wird eine Karte: Keine Aktion geht verloren.
attika-coach-build = Ein Gebäude kostet die Landschaften, die darauf stehen. Was auf und neben dem Feld liegt, zahlt mit, immer wieder. Neben seinem Vorgänger ist es kostenlos.
attika-coach-amphora = Eine Amphore bringt eine weitere Aktion der gleichen Art. Am Ende sind Amphoren nichts mehr wert.
attika-coach-drawn = Baue es jetzt, wenn es wenig oder nichts kostet; sonst lege es ab, bis sein Vorgänger steht.
attika-coach-pay = Eine Karte zahlt für ihre Landschaft; zwei beliebige zahlen für jede. Behalte, was deine nächsten Gebäude brauchen.
attika-coach-tile = Du bestimmst, wo das Land wächst: Verschaff dir Landschaften und Platz, und öffne anderen keinen kurzen Weg zwischen Heiligtümern.
attika-coach-cards = Eine Amphore kannst du auch für eine weitere Karte abgeben. Meist ist eine weitere Aktion mehr wert.
