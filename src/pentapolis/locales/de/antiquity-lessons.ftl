# Antiquity: die fünf Kapitel der Lektion.

## Siedeln

antiquity-lesson-settle = Ein Platz zum Leben
antiquity-lesson-settle-about = Gründe deine Hauptstadt und lebe von dem Land um sie herum.
antiquity-lesson-settle-goal = Du regierst eine Stadt im Italien des Mittelalters, und ihr Land reicht nicht ewig. Wer als Erster die Bedingung seines Schutzheiligen erfüllt, gewinnt. Aber zuerst brauchst du einen Platz zum Leben.
antiquity-lesson-settle-found = Gründe deine Hauptstadt auf einem der drei markierten Felder; sie bedeckt sieben. Das Land bis zwei Schritte weit wird dein Gebiet; die Zahl sagt, wie viele Felder das sind. Suche Wald, Wiese, Gebirge und Wasser in der Nähe.
antiquity-lesson-settle-found-east = Viel Wiese, aber kein Gebirge in zwei Schritten: Du hättest weder Stein noch Gold. Probiere ein anderes Feld.
antiquity-lesson-settle-found-north = Deine Stadt würde selbst sechs Wälder bedecken. In deinem Gebiet blieben nur 2, und es wäre klein: 12 Felder. Probiere ein anderes Feld.
antiquity-lesson-settle-woodcutter = Gut gewählt: 24 Felder mit jeder Art von Land. Zwei Runden sind vorbei, und du brauchst Holz. Baue im größten Wald einen Holzfäller. Er muss in deinem Gebiet stehen, fällt aber auch die Wälder daneben.
antiquity-lesson-settle-woodcutter-small = Das bringt 3× Holz. Im anderen Wald fällt ein Holzfäller sechs Felder, zwei davon außerhalb deines Gebiets.
antiquity-lesson-settle-inn = Von dort kommt { $wood }× Holz. Mit deiner Brauerei darfst du Gasthäuser bauen, für je 1× Nahrung, und auch um ein Gasthaus reicht dein Gebiet zwei Schritte weit. Baue eins auf dem markierten Feld.
antiquity-lesson-settle-inn-near = Alles um dieses Feld gehört schon zu deinem Gebiet. Ein Gasthaus am Rand bringt neues Land.
antiquity-lesson-settle-explore = Dein Gebiet ist auf 29 Felder gewachsen. Zwei verdeckte Entdeckungsmarker liegen darin. Dein Entdecker ist besetzt: Decke einen auf, und du bekommst das Gut. Nahrung erhöht für alle die Hungersnot.
antiquity-lesson-settle-explore-nothing = Das darfst du, aber Nachsehen kostet nichts. Wähle einen der beiden Marker.
antiquity-lesson-settle-token = { $famine ->
    [2] Wein, ein Luxusgut! Die Hungersnot bleibt auf { $famine }.
   *[other] Getreide! Das ist Nahrung, also steigt die Hungersnot auf { $famine }.
} So viel Nahrung brauchst du diese Runde: Was fehlt, bringt Gräber in deine Stadt. Davon später mehr.
antiquity-lesson-settle-city = Runden später ist deine Stadt fast voll. Für eine zweite hast du alles: 1× Nahrung, 1× Holz, 1× Stein und 2 verschiedene Luxusgüter. Gründe sie auf dem markierten Feld: sieben freie Landfelder, nicht neben einer anderen Stadt.
antiquity-lesson-settle-more = 40 Felder in deinem Gebiet, und du darfst sie sofort nutzen: Baue einen Holzfäller, wo sieben Wälder beieinanderliegen. Die 36 neuen Quadrate sind für deinen nächsten Plan.
antiquity-lesson-settle-more-small = Hier liegen nur drei Wälder beieinander. Anderswo in deinem neuen Gebiet sind es sieben.
antiquity-lesson-settle-end = Gut gemacht! Von deinem Gebiet lebst du: Städte und Gasthäuser vergrößern es. Im nächsten Kapitel baust du die Stadt selbst.

## Bauen und besetzen

antiquity-lesson-build = Bauen und besetzen
antiquity-lesson-build-about = Wohnhäuser, Bewohner und Gebäude auf 49 Quadraten: dein erster Plan.
antiquity-lesson-build-houses = Deine Hauptstadt: 49 leere Quadrate, { $wood }× Holz und niemand daheim. Vier Wohnhäuser sind kostenlos, und jedes bringt einen Bewohner. Lege alle vier in die unterste Reihe.
antiquity-lesson-build-houses-middle = Das darfst du, aber mit verstreuten Wohnhäusern bleibt kein Platz für große Gebäude. Lege es in die unterste Reihe.
antiquity-lesson-build-cart = Vier Bewohner! Ein besetzter Wagenbauer baut einmal je Runde auf dem Land. Lege einen für 1× Holz in die Ecke oben links, so gedreht, dass seine Lücke zur Mitte der Stadt zeigt.
antiquity-lesson-build-cart-gap = So ist die Lücke auf der falschen Seite. Drehe, bis die Ecke des Gebäudes in der Ecke der Stadt liegt und die Lücke zur Mitte zeigt.
antiquity-lesson-build-cart-corner = Das ginge, würde aber deine freien Quadrate zerstückeln. Die Ecke oben links ist besser.
antiquity-lesson-build-second = In die Lücke passt genau ein zweiter Wagenbauer: zusammen ein Block aus sechs Quadraten. Quadrate sind dein knappstes Gut, und bald wollen auch Gräber sie haben.
antiquity-lesson-build-second-gaps = Das ginge, ließe aber Lücken, in die nichts passt. Lege ihn in die Lücke des ersten, sodass beide einen Block aus sechs Quadraten bilden.
antiquity-lesson-build-men = Kein Quadrat verloren. Die meisten Gebäude arbeiten nur mit einem Bewohner: Wähle beide Wagenbauer, um sie zu besetzen. Zu Beginn der nächsten Runde kommen die Bewohner in der Stadt wieder heim.
antiquity-lesson-build-storage = Was du nicht ausgibst, ist diese Runde verloren, wenn es nicht in einem besetzten Lager liegt: ein Gut je Quadrat. Jede Größe kostet 1× Holz. Baue eins mit 2 × 2.
antiquity-lesson-build-storage-small = Platz für nur 2 Güter, zum selben Preis. Wähle 2 × 2.
antiquity-lesson-build-storage-large = Mehr, als du jetzt füllen kannst, und die Quadrate wären weg. Wähle 2 × 2.
antiquity-lesson-build-undo = Niemand sieht deinen Plan, bevor alle fertig sind, und bis dahin lässt sich jeder Schritt zurücknehmen. Probiere es: Gehe einen Schritt zurück.
antiquity-lesson-build-undo-first = Gleich. Gehe erst einen Schritt zurück, dann weißt du, wie das geht.
antiquity-lesson-build-again = Du hast das Lager wieder in der Hand. Lege es an andere Gebäude oder an den Rand und besetze es.
antiquity-lesson-build-done = Noch { $wood }× Holz: 2 zum Bauen auf dem Land, 1 zum Lagern. Ein Bewohner bleibt heute daheim. Schließe deinen Plan ab.
antiquity-lesson-build-done-explorer = Eine gute Idee für ein andermal, aber dann bleibt kein Holz zum Lagern. Schließe deinen Plan ab.
antiquity-lesson-build-end = Nun siehst du auch den Plan von { $player_rival }: Kornspeicher, Entdecker und Wagenbauer. Geplant wird geheim, danach bauen alle der Reihe nach auf dem Land. Davon handelt das nächste Kapitel.

## Ernten

antiquity-lesson-harvest = Ernten
antiquity-lesson-harvest-about = Holzfäller, Bauernhof, Mine und Fischerhütte, und was sie hinterlassen.
antiquity-lesson-harvest-woodcutter = Alle vier Wagenbauer sind besetzt: Du darfst also viermal bauen. Zuerst einen Holzfäller für 1× Holz, wo die meisten Wälder beieinanderliegen. Sein Bewohner bleibt, bis alles geerntet ist.
antiquity-lesson-harvest-woodcutter-few = Hier liegen nur 2 Wälder beieinander, und es kostet genauso viel Holz und einen Bewohner. Anderswo sind es 6.
antiquity-lesson-harvest-woodcutter-south = Nicht schlecht: 4 Wälder. Aber anderswo liegen 6 beieinander.
antiquity-lesson-harvest-farm = { $wood }× Holz liegt bereit, und der gefällte Wald ist von nun an Wiese. Jetzt ein Bauernhof: 1× Getreide als Saat, und auf allen Wiesen daneben wächst Getreide. Suche die größte Wiese.
antiquity-lesson-harvest-farm-wine = Wein ist ein Luxusgut, davon wird niemand satt. Bald brauchst du Nahrung: Säe Getreide.
antiquity-lesson-harvest-farm-few = Hier liegen nur 2 Wiesen beieinander: 2× Getreide für 1. Anderswo sind es 6.
antiquity-lesson-harvest-mine = Aus 1 Getreide werden { $grain }, aber diese Felder sind nun verschmutzt: Dort wächst nichts mehr. Jetzt eine Mine. Die erste bestimmt, was das ganze Gebirge liefert: Stein oder Gold. Nimm Stein: Daraus baust du später eine Kathedrale.
antiquity-lesson-harvest-mine-gold = Dann liefert dieses ganze Gebirge für immer Gold, und ein anderes für den Stein deiner Kathedrale hast du nicht. Nimm Stein.
antiquity-lesson-harvest-fishery = Von dort kommt { $stone }× Stein. Zuletzt eine Fischerhütte auf zwei Feldern an der Küste. Sie fängt je ein Gut auf jedem sauberen Wasserfeld daneben. Wähle Fisch, dann die markierte Küste.
antiquity-lesson-harvest-fishery-luxury = Ein Luxusgut, später nützlich. Aber die Hungersnot wächst jede Runde: Nimm Fisch.
antiquity-lesson-harvest-fishery-few = Hier liegen nur 2 Wasserfelder daneben. An der markierten Küste sind es 3.
antiquity-lesson-harvest-discard = Vor der Ernte werden die Güter gelagert. In dein Lager passen { $room }, du hast 3: Gib eins ab. Welches kannst du am ehesten entbehren?
antiquity-lesson-harvest-discard-wood = Dein letztes Holz! Ohne Holz baust du nächste Runde weder Holzfäller noch Mine. Etwas anderes ist weniger wichtig.
antiquity-lesson-harvest-discard-grain = Getreide ist Nahrung gegen die Hungersnot und Saat für den nächsten Bauernhof. Etwas anderes ist weniger wichtig.
antiquity-lesson-harvest-harvest = Nun bringt jedes der vier ein Gut. Wähle, von welchem Feld, oder lass den Rest automatisch ernten. Nach dem letzten Gut kommt der Bewohner heim.
antiquity-lesson-harvest-later = Sieben Runden später sind deine Äcker und das Wasser erschöpft. Aber wo Wald stand, ist nun Wiese: Baue dort deinen nächsten Bauernhof mit Getreide, wo am meisten davon beieinanderliegt.
antiquity-lesson-harvest-later-few = Das bringt 4× Getreide und verdirbt den Rest der Wiese. Auf dem Feld daneben sind es 7.
antiquity-lesson-harvest-end = { $grain }× Getreide! Genutztes Land ist verbraucht, nur die Fakultät für Alchemie reinigt es noch. Schau zwei Runden voraus, woher dann Holz und Nahrung kommen. Das nächste Kapitel zeigt, was sonst geschieht.

## Hungersnot und Verschmutzung

antiquity-lesson-famine = Hungersnot und Verschmutzung
antiquity-lesson-famine-about = Rette eine Stadt vor Hunger, Gräbern und Verschmutzung.
antiquity-lesson-famine-hunger = Die Hungersnot steht auf { $famine }, du hast { $food }× Nahrung: Diese Runde kämen 3 Gräber in deine Stadt. Ein Kornspeicher für 1× Holz erspart dir je Runde bis zu 3 Gräber. Baue ihn auf deine letzten freien Quadrate.
antiquity-lesson-famine-hunger-house = Ein Wohnhaus kostet Nahrung, und jede Nahrung weniger ist ein Grab mehr.
antiquity-lesson-famine-hunger-wood = Dein letztes Holz! Jetzt rettet dich nur ein Kornspeicher.
antiquity-lesson-famine-fountain = Keine Gräber! Aber jede Stadt verschmutzt 3 Felder je Runde. Ein Brunnen für 1 Luxusgut erspart dir davon 1 in jeder Runde und senkt einmal die Hungersnot um 1. Baue einen auf dein letztes Quadrat.
antiquity-lesson-famine-store = Nahrung hilft nur, wenn du sie dann noch hast: Sie muss in einem besetzten Lager liegen. Schicke einen Bewohner in dein Lager.
antiquity-lesson-famine-store-cart = Dein Holz ist verbraucht, und Säen kostet dein letztes Getreide. Ohne das Lager wäre außerdem deine ganze Nahrung verloren.
antiquity-lesson-famine-store-done = Halt: Ohne Bewohner im Lager wäre deine ganze Nahrung verloren.
antiquity-lesson-famine-done = Nun darf die Hungersnot kommen. Schließe deinen Plan ab.
antiquity-lesson-famine-pollute = Kein einziges Grab; { $player_rival } bekam eins. Lege nun { $count }× Verschmutzung auf saubere Felder deines Gebiets, die du am ehesten entbehren kannst, zum Beispiel auf die markierten.
antiquity-lesson-famine-pollute-forest = Das ist dein bester Wald: 6× Holz mit einem Holzfäller. Schone ihn, so lange du kannst.
antiquity-lesson-famine-waste = Runden später ist kein Feld mehr sauber: 2× Verschmutzung wird zu Gräbern. Die Stadt ist voll, also kommen sie auf Gebäude, und mit Grab arbeitet ein Gebäude nicht. Auf der Markthalle liegen schon welche: Lege sie dorthin.
antiquity-lesson-famine-waste-storage = Dann arbeitet dein Lager nicht mehr, und nächste Runde ist deine Nahrung verloren. Die Markthalle steht ohnehin still.
antiquity-lesson-famine-waste-hospital = Nicht das Hospital: Es räumt Gräber ab. Die Markthalle steht ohnehin still.
antiquity-lesson-famine-hospital = Die nächste Runde. Ein besetztes Hospital räumt bis zu 5 Gräber ab: Schicke einen Bewohner dorthin.
antiquity-lesson-famine-hospital-cart = Zuerst die Gräber: Schicke einen Bewohner ins Hospital.
antiquity-lesson-famine-heal = Räume nun alle 4 Gräber auf der Markthalle ab.
antiquity-lesson-famine-dump = Die Markthalle ist wieder frei. Nun zu der Verschmutzung, für die kein Platz ist, { $pollution } je Runde: Schicke einen Bewohner auf die Müllhalde. Sie erspart dir 4, und niemand sonst darf dein Gebiet verschmutzen.
antiquity-lesson-famine-dump-market = Sie ist wieder frei, aber zuerst die Müllhalde: Sonst kommen diese Runde wieder Gräber.
antiquity-lesson-famine-end = Keine Verschmutzung in dieser Runde! Sieh immer auf diese Zahlen, bevor du einen Plan abschließt: Gräber, Verschmutzung und Platz für Güter. Sie sagen, was die Runde bringt. Das letzte Kapitel: gewinnen.

## Heilige

antiquity-lesson-saints = Heilige und Sieg
antiquity-lesson-saints-about = Eine Kathedrale, ein Schutzheiliger und die letzte Runde einer Partie.
antiquity-lesson-saints-cathedral = Wer am Ende einer Runde die Bedingung seines Schutzheiligen erfüllt, gewinnt. Der Heilige kommt mit einer Kathedrale: Baue sie für 1× Stein. Drehe sie, bis sie passt.
antiquity-lesson-saints-saint = Fünf Heilige, fünf Wege zum Sieg: 20 Bewohner, alle 19 Arten von Gebäuden, je 3 von allen Nahrungs- und Luxusgütern, ein fremdes Gebiet umschließen, oder zwei davon. Sieh deine Güter an: Was liegt am nächsten?
antiquity-lesson-saints-saint-nicolo = San Nicolo will 20 Bewohner, du hast { $people }. Er schenkt zwar zu jedem Wohnhaus ein zweites, aber für diese Stadt liegt etwas anderes näher.
antiquity-lesson-saints-saint-barbara = Santa Barbara will alle 19 Arten von Gebäuden. Dafür brauchst du mehr Städte und noch viele Runden.
antiquity-lesson-saints-saint-giorgio = San Giorgio will das ganze Gebiet eines anderen in deinem. Du hast noch kein einziges Gasthaus.
antiquity-lesson-saints-saint-maria = Santa Maria will zwei der Bedingungen zugleich. Eine genügt für heute.
antiquity-lesson-saints-men = San Christofori bewahrt alle deine Güter und will 3 von jeder Nahrung und jedem Luxusgut. Dir fehlen nur 1× Perlen und 1× Farbstoff. Besetze die Markthalle zum Tauschen und zur Sicherheit den markierten Wagenbauer.
antiquity-lesson-saints-exchange = Die Markthalle gibt ein Gut für zwei andere. Tausche mit der Bank: Gib Holz und Stein, nimm Perlen.
antiquity-lesson-saints-exchange-needed = Das brauchst du für San Christofori. Holz und Stein kannst du entbehren.
antiquity-lesson-saints-exchange-dye = Den letzten Farbstoff bringt diese Runde deine Fischerhütte. Nimm Perlen.
antiquity-lesson-saints-done = Nun fehlt nur noch 1× Farbstoff, und den bringt die Ernte. Schließe deinen Plan ab.
antiquity-lesson-saints-inn = Vorsicht: { $player_rival } hat San Giorgio, und das neue blaue Gasthaus umschließt dein ganzes Gebiet! So verlierst du. Baue selbst ein Gasthaus am Rand, wo dein Gebiet weiter reicht als das von { $player_rival }.
antiquity-lesson-saints-inn-inside = Was dieses Gasthaus hinzufügt, liegt auch im fremden Gebiet. Geh an den Rand, weg von den anderen Gasthäusern, zum Beispiel auf das markierte Feld.
antiquity-lesson-saints-pay = Dorthin kommt { $player_rival } nicht: Dein Gebiet ist wieder offen. Bezahle das Gasthaus mit der Nahrung, die du viermal hast.
antiquity-lesson-saints-pay-short = Dann blieben nur 2, und San Christofori will 3. Getreide hast du viermal.
antiquity-lesson-saints-end = Drei von allem und ein Gebiet mit einem Ausweg: Du hast gewonnen! Nun kennst du die ganze Runde. Spiel als Nächstes eine Partie gegen leichte Bots; die Seite sagt dir immer, was zu tun ist.
