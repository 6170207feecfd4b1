# Die Lektion zu Palatinus.

palatinus-lesson-first = Sieben Hügel
palatinus-lesson-first-about = Händler, Bauern, Heerführer und Wölfinnen, und am Ende die Auflösung.

palatinus-lesson-first-goal = Rom gibt es noch nicht, nur sieben Hügel und Völker, die um sie streiten. Wer am Ende an einem Hügel den meisten Einfluss hat, bekommt seinen Hügelchip: 3 bis 6 Punkte. Du bist rot.
palatinus-lesson-first-merchant = In jedem Zug setzt man einen Chip. { $player_rival } hat mit einem Heerführer begonnen, { $player_third } mit einem Bauern. Setze einen offenen Händler dazwischen, auf A0: Händler leben von ihren Nachbarn.
palatinus-lesson-first-merchant-elsewhere = Dort hätte er weniger Nachbarn und weniger Einfluss. Neben A0 stehen ein Heerführer und ein Bauer.
palatinus-lesson-first-merchant-level = Dort bekommt er auch 5, aber an Hügel D, dessen Hügelchip nur 3 Punkte bringt. Auf A0 zählt er für Hügel A: 6 Punkte.
palatinus-lesson-first-farmer = 5 Einfluss an Hügel A: 3 vom Heerführer, 2 vom Bauern, obwohl keiner dir gehört. Bauern wollen Wasser und Platz: 2 je Quelle neben oder unter ihnen, 2 je leerem Feld daneben. Welcher der drei Plätze ist der beste?
palatinus-lesson-first-farmer-six = Das bringt 6: die Quelle auf E5 und die zwei leeren Felder daneben. Einer der anderen Plätze liegt zwischen mehr Quellen.
palatinus-lesson-first-farmer-four = Das bringt nur 4: Am Rand gibt es wenig Nachbarn. Achte auf die Quellen mit dem blauen Rand.
palatinus-lesson-first-soldier = 10 Einfluss, eine Runde lang: Jetzt steht { $player_third } auf D3, das Feld ist nicht mehr leer, und 8 bleiben. Nun ein Heerführer: Setze ihn auf A3, zwischen einen Händler und einen Bauern.
palatinus-lesson-first-soldier-elsewhere = Nimm hier A3: Daneben stehen ein Händler und ein Bauer, und für weitere ist noch Platz.
palatinus-lesson-first-tip = Wird sein Hügel gewertet, nimmt ein Heerführer die größere Gruppe neben sich gefangen, Händler oder Bauern: je 1 Punkt. Eins zu eins ist gleich, da zieht er sich zurück. Gib den Ausschlag: Setze einen Händler neben ihn.
palatinus-lesson-first-tip-wolf = Auch das gäbe den Ausschlag. Aber die Wölfinnen heben wir für den nächsten Zug auf: Nimm einen offenen Händler.
palatinus-lesson-first-tip-elsewhere = Der Platz liegt nicht neben deinem Heerführer auf A3: Er sähe weiter einen Händler und einen Bauern und zöge sich zurück.
palatinus-lesson-first-wolf = Zwei zu eins: Er nimmt später beide Händler gefangen, auch deinen eigenen, für 2 Punkte. Jetzt etwas Geheimes: Setze einen Bauern unter einer Wölfin auf B3. Die anderen sehen deine Wölfin, aber nicht, wer darunter ist.
palatinus-lesson-first-wolf-merchant = Ein Händler bekäme dort 3, ein Bauer 8: B3 ist eine Quelle, mit zwei weiteren daneben.
palatinus-lesson-first-wolf-elsewhere = Der Bauer unter der Wölfin soll auf B3: drei Quellen, und dein Händler auf A0 bekommt 2 durch ihn.
palatinus-lesson-first-guess = 8 Einfluss an B, und 2 mehr für deinen Händler nebenan. Auch { $player_rival } hat eine Wölfin gesetzt, auf E5, zwischen Quellen und leeren Feldern: wohl ein Bauer. Setze einen Händler daneben, auf A1.
palatinus-lesson-first-guess-elsewhere = Nimm hier A1: Dort zählen die Wölfin und deine eigenen Chips, und das an Hügel A, der am meisten wert ist.
palatinus-lesson-first-free = Gut gemacht. Solange die Wölfin verdeckt ist, zählt sie für deinen Händler 1 oder 2. Jetzt bist du dran: Wähle einen Chip, zeige auf einen Platz, um zu sehen, was er dort bringt, und setze ihn.
palatinus-lesson-first-window = Nun eine ähnliche Partie, eine Runde später. Du hast noch fünf Chips, und die letzten vier dürfen keine Heerführer sein: Deiner muss jetzt kommen. Die Wölfinnen auf E5 und E1 liegen da, wo Bauern gern sind. Wo fängt er beide?
palatinus-lesson-first-window-own = Dort sieht er auch deinen eigenen Bauern auf B3 und nähme ihn gefangen, bevor Hügel B gewertet wird.
palatinus-lesson-first-window-equal = Dort sieht er deinen Händler auf A1 und auf E5 wohl einen Bauern. Gleich viele: Er zöge sich zurück.
palatinus-lesson-first-defend = Wenn du richtig liegst, sind beide weg, bevor Hügel E gewertet wird. Aber der Heerführer von { $player_rival } auf C5 sieht nur deinen Bauern auf C0. Rette ihn: Mit einem Händler unter einer Wölfin auf C4 steht es eins zu eins.
palatinus-lesson-first-defend-farmer = Dann sieht der Heerführer zwei Bauern und nimmt beide gefangen. Hier brauchst du einen Händler.
palatinus-lesson-first-defend-elsewhere = Dann sieht der Heerführer weiter nur deinen Bauern und nimmt ihn gefangen. Nur ein Händler auf C4 schafft Gleichstand.
palatinus-lesson-first-last = Drei Runden später: Der allerletzte Zug gehört dir. Die Hügel werden von A bis G gewertet: Wer an A gefangen wird, fehlt an G. Dein Heerführer auf A3 sieht zwei Händler und zwei Bauern. Wo hilft dein letzter Bauer am meisten?
palatinus-lesson-first-last-away = Dort nützt der Bauer deinem Heerführer nichts: zwei zu zwei, er zieht sich zurück. Der Bauer von { $player_rival } auf G1 bleibt stehen und holt Hügel G.
palatinus-lesson-first-last-taken = Knapp! Aber der Heerführer von { $player_third } auf F4 nimmt diesen Bauern gefangen, bevor G gewertet wird. Dort steht es dann gleich: je 2 Punkte statt des Hügelchips.
palatinus-lesson-first-reveal = Jetzt werden die Wölfinnen umgedreht. Achte auf Hügel A: Dein Heerführer nimmt drei Bauern gefangen, auch den von { $player_rival }. So fehlt er an G, und der Hügel gehört dir, mit einem Einfluss mehr. Du gewinnst, 18 zu 14!
palatinus-lesson-first-tile = So endet eine Partie. Und so beginnt sie: Reihum legt ihr eine Tafel, gedreht, wie ihr wollt. Lege Tafel { $letter }; Quellen nebeneinander sind guter Boden für Bauern.
palatinus-lesson-first-end = Der Plan ist fertig und die Hügelchips liegen: Der erste Chip kann kommen. Mehr musst du nicht wissen: Spiele jetzt eine ganze Partie gegen zwei leichte Bots. Und achte auf die Wölfinnen!
