### Der Trainer in Die Säulen der Erde: wozu eine Entscheidung da ist, wenn sie zum ersten Mal kommt

pillars-coach-choose-card = Arbeiter holen Baustoffe, Gold stellt Handwerker ein. Nimm, was deine Handwerker in Punkte verwandeln; Arbeiter ohne Karte verdienen Gold.
pillars-coach-dismiss = Du hast einen Handwerker zu viel. Der schwächste ist meist einer der drei vom Anfang.
pillars-coach-reject-builder = Als Startspieler darfst du je Runde einen gezogenen Baumeister in den Beutel zurücklegen: deinen, wenn er jetzt zu teuer ist, oder den von jemandem, der denselben Ort will wie du.
pillars-coach-place-or-wait = Früh kostet Gold, spät kostet Auswahl. Zahl für den Ort, den du wirklich brauchst; sonst warte und setze später kostenlos ein.
pillars-coach-place-free = Jetzt kostet es nichts, aber du wählst aus dem Rest. Gold, Punkte, ein Handwerker, Schutz: Nimm, was dir fehlt.
pillars-coach-bishop-choice = Der Bischof hält dieses Ereignis von dir fern oder gibt dir einen Baustoff. Überleg, was dich das Ereignis kosten würde.
pillars-coach-use-thomas = Thomas bewahrt dich einmal vor einem Ereignis. Behalte ihn, wenn dieses kaum wehtut.
pillars-coach-lose-craftsman = Verzichte auf den, der dir in dieser und den nächsten Runden am wenigsten bringt.
pillars-coach-bishop-resource = Nimm den Baustoff, mit dem ein Handwerker einmal öfter arbeiten kann.
pillars-coach-use-loyalty = Diese Karte zahlt einmal deine Steuer. Je höher die Steuer, desto besser der Moment.
pillars-coach-trade = Kauf, was deinen Handwerkern fehlt, oder verkauf, was sie diese Runde nicht brauchen. Fünf Baustoffe darfst du behalten.
pillars-coach-boost = Gib es einem, der nicht oft genug arbeiten kann, um alle Baustoffe zu nutzen; am liebsten dem, der die meisten Punkte macht.
pillars-coach-convert = Hier werden Baustoffe zu Punkten. Wollen zwei Handwerker denselben Baustoff, lass den besseren zuerst arbeiten.
pillars-coach-return-resources = Fünf bleiben für die nächste Runde. Behalte, was selten ist und was deine Handwerker brauchen: eher Metall als Sand.
