### Der Trainer in Antiquity: wozu eine Entscheidung da ist, wenn sie zum ersten Mal kommt

antiquity-coach-first-city = Alles im Umkreis von zwei Schritten ist dein Gebiet: Von Wald, Gras, Bergen und Wasser dort lebst du.
antiquity-coach-plan-idle = Wohnhäuser bringen Bewohner, Gebäude brauchen Bewohner, und alles braucht Quadrate. Bis du den Plan abschließt, lässt sich jeder Schritt zurücknehmen.
antiquity-coach-plan-place = Bau dicht, am Rand entlang und ohne Lücken: Auch Gräber wollen Quadrate.
antiquity-coach-plan-pay = Zahl mit dem, wovon du am meisten hast. Verschiedene Sorten brauchst du vielleicht später für einen Heiligen.
antiquity-coach-plan-saint = Dein Heiliger gibt dir sofort eine Kraft und sagt, wie du gewinnst. Wähle den, dessen Aufgabe zu deinem Land passt.
antiquity-coach-plan-second-house = Ein zweites Wohnhaus für nichts ist ein zweiter Bewohner. Nimm es, wenn du ein Quadrat dafür hast.
antiquity-coach-plan-exchange = Zwei Güter für eins: ein Ausweg, wenn du viel vom Falschen hast.
antiquity-coach-plan-move = Umsetzen schafft Platz. Schließ die Lücken, damit etwas Größeres passt.
antiquity-coach-plan-bury = Ein Grab in der Ecke ist niemandem im Weg.
antiquity-coach-plan-compose = Ein Tausch ist gut, wenn beide brauchen, wovon der andere zu viel hat. Der andere sieht dein Angebot und nimmt an oder nicht.
antiquity-coach-country = Jeder besetzte Wagenbauer baut eins in deinem Gebiet. Holzfäller, Höfe, Minen und Fischereien bringen jede Runde ein Gut und verbrauchen das Land.
antiquity-coach-site = Wähle, was du entbehren kannst. Was du jetzt säst, kommt über mehrere Runden zurück.
antiquity-coach-storage = Güter ohne Platz gehen verloren. Ein Lager oder der richtige Heilige bewahrt mehr. Gib ab, was du am wenigsten brauchst.
antiquity-coach-harvest = Jedes Gebäude auf dem Land gibt je Runde ein Gut. Nimm es zuerst von dem Feld, das wieder frei werden soll.
antiquity-coach-exploration = Ein Fund kann am Anfang viel wert sein. Nahrung hilft sofort, mehrt aber den Hunger aller.
antiquity-coach-famine = Gräber kommen zuerst auf leere Quadrate. Leg sie, wo ohnehin nichts Großes passt; Nahrung im Vorrat und ein Kornspeicher halten sie fern.
antiquity-coach-pollution = Deine Städte machen Schmutz. Leg die Verschmutzung auf Land, das du so bald nicht brauchst; Brunnen und eine Müllhalde halten sie klein.
antiquity-coach-waste-graves = Ohne sauberes Land wird Verschmutzung zu Gräbern. Höchste Zeit für Brunnen, Müllhalde oder neues Land.
