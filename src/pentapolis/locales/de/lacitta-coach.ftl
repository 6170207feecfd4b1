### Der Trainer in La Città: wozu eine Entscheidung da ist, wenn sie zum ersten Mal kommt

lacitta-coach-castle = Ein Castello lebt von den Getreidefeldern daneben. Such fruchtbares Land, Wasser für Brunnen und Platz zum Wachsen, nicht zu nah an anderen.
lacitta-coach-refresh = Die älteste Karte liegt schon eine Weile da. Eine neue passt vielleicht besser zu dir, oder zu anderen.
lacitta-coach-turn = Jedes Jahr bist du fünfmal am Zug. Aktionskarten bauen oder bringen Gold, Politikkarten kosten Gold und können mehr. Am Jahresende essen alle Bürger: Achte auf deine Nahrung.
lacitta-coach-send = Die neue Stadt beginnt mit einem deiner Bürger. Schick einen aus einer Stadt, die einen freien Bürger hat.
lacitta-coach-build = Bauernhöfe ernähren, Marktplätze und Brunnen lassen eine Stadt wachsen, Bögen locken Bürger der Nachbarn an. Jedes Gebäude braucht einen Bürger.
lacitta-coach-pay = Mit mehr Gold kann diese Karte mehr. Behalte etwas für die Karten, die in diesem Jahr noch kommen.
lacitta-coach-cheer = Jede Figur zählt dort dieses Jahr als ein weiterer Bogen: genug, um einen knappen Vergleich mit einer Nachbarstadt zu gewinnen.
lacitta-coach-welcome = Neue Bürger sind Punkte und Hände für Gebäude, aber sie essen auch. Setz sie dorthin, wo Platz ist.
lacitta-coach-harvest = Wähle den Bauernhof mit dem höchsten Ertrag: Dieses Jahr zählt er doppelt.
lacitta-coach-look = Wer die Stimmen des Volkes kennt, weiß, welche Bögen in diesem Jahr gefragt sind.
lacitta-coach-wish = Zwei Wünsche sind gleich stark. Nimm den, von dem diese Stadt mehr hat als ihre Nachbarn.
lacitta-coach-remove = Mehr Gebäude als Bürger: Etwas muss weg, von außen nach innen. Behalte, was ernährt und was anlockt.
lacitta-coach-starve = Die Nahrung hat nicht gereicht. Verzichte auf einen Bürger, wo es am wenigsten kostet: wo kein Gebäude an ihm hängt.
