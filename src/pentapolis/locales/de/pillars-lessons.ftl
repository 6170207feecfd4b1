### Die Lektion zu Die Säulen der Erde

pillars-lesson-first = Eine Runde in Kingsbridge
pillars-lesson-first-about = Schicke Arbeiter los, stelle Handwerker ein, setze Baumeister ein und mache Punkte aus Stein und Sand.

## Die Kathedrale

pillars-lesson-first-goal = Kingsbridge baut sechs Runden lang an seiner Kathedrale. Wer dann die meisten Punkte hat, gewinnt. Die Handwerker machen die Punkte. Wähle deinen Maurer: Er macht aus 1 Stein 1 Punkt.
pillars-lesson-first-goal-stonecutter = Der Steinmetz braucht 2 Stein für 1 Punkt. Der Maurer macht 2 Punkte daraus.
pillars-lesson-first-goal-mixer = Er kommt gleich an die Reihe. Beginne mit dem Maurer.
pillars-lesson-first-goal-finish = Dann würde niemand arbeiten, und du bekämst keine Punkte. Wähle den Maurer.
pillars-lesson-first-use-all = Ein Punkt mehr! Der Maurer kann zweimal je Runde arbeiten, und der Mörtelmischer macht aus 2 Sand 1 Punkt. Wähle „Alles nutzen“.
pillars-lesson-first-use-all-finish = Es sind noch Punkte zu holen. Wähle „Alles nutzen“.

## Karten wählen

pillars-lesson-first-workers = Das macht { pillars-points }. Neue Runde: Jetzt brauchst du Baustoffe. Du hast 12 Arbeiter, und { $player_rival } hat schon einen Steinbruch. Nimm den kleinen: 5 Arbeiter holen deinem Maurer 2 Stein.
pillars-lesson-first-workers-other = Das bringt keinen Stein. Den braucht dein Maurer, und es gibt nur noch einen Steinbruch.
pillars-lesson-first-workers-hire = Gleich. Nimm zuerst den Steinbruch: Es ist der letzte, und du bekommst immer nur eine Karte auf einmal.
pillars-lesson-first-workers-pass = Dann verdienen alle 12 Arbeiter je 1 Gold in der Wollmanufaktur, aber du hast nichts zum Bauen.
pillars-lesson-first-hire = Der Steinbruch gehört dir. Handwerker kosten Gold statt Arbeiter. Stelle für 5 Gold den Töpfer ein: Er macht aus 1 Sand 1 Punkt, bis zu zweimal je Runde.
pillars-lesson-first-hire-sand = Eine gute Karte für den Töpfer. Stelle aber zuerst ihn ein: { $player_other } wählt nach dir, und es gibt nur einen.
pillars-lesson-first-hire-carpenter = Der Zimmermann arbeitet mit Holz, und du bekommst in dieser Runde keins.
pillars-lesson-first-hire-pass = Wenn du passt, bekommst du in dieser Runde keine Karte mehr.
pillars-lesson-first-dismiss = Du darfst { $limit } Handwerker beschäftigen, also muss einer gehen. Entlasse den Mörtelmischer, der 3 Sand für einen Punkt braucht: Dein anderer braucht nur 2.
pillars-lesson-first-dismiss-better = Er ist der bessere von beiden: 2 Sand für 1 Punkt. Der andere braucht 3.
pillars-lesson-first-dismiss-potter = Für ihn hast du gerade 5 Gold bezahlt, und niemand macht mehr aus Sand.
pillars-lesson-first-dismiss-mason = Niemand sonst macht dir aus 1 Stein 1 Punkt, und Stein ist unterwegs.
pillars-lesson-first-dismiss-woodworker = Ohne Schreiner kannst du auf dem Markt kein Holz kaufen. Zwei Mörtelmischer sind einer zu viel.
pillars-lesson-first-dismiss-stonecutter = Ohne Steinmetz kannst du auf dem Markt keinen Stein verkaufen. Zwei Mörtelmischer sind einer zu viel.
pillars-lesson-first-mill = { $player_other } hat den Zimmermann. Der Töpfer kann 2 Sand gebrauchen: Nimm die kleine Kiesgrube. Sie braucht nur 2 deiner 7 Arbeiter. Die übrigen verdienen in der Wollmanufaktur je 1 Gold.
pillars-lesson-first-mill-large = Alle 7 Arbeiter für 2 Sand mehr? In der Manufaktur verdienen 5 von ihnen 5 Gold.
pillars-lesson-first-mill-wood = 3 Holz sind bei deinem Schreiner nur 1 Punkt, und der Töpfer hätte keinen Sand.
pillars-lesson-first-mill-pass = Dann gehen alle 7 Arbeiter in die Manufaktur, und der Töpfer hat keinen Sand.

## Der Beutel

pillars-lesson-first-wait = Jetzt besetzen Baumeister die Orte. Jeder hat drei, und sie kommen blind aus dem Beutel. Der erste ist deiner: Er kostet { $cost } von deinen { $gold } Gold. Lass ihn warten: Dann kommt er nach allen anderen, aber kostenlos. Und jeder weitere ist billiger.
pillars-lesson-first-wait-place = Für einen Ort, den du unbedingt willst, kann das richtig sein. Spare diesmal dein Gold und sieh, wie der Preis fällt.
pillars-lesson-first-court = Früh kostet Gold, spät kostet Auswahl: { $player_rival } hat 6 gezahlt und das bessere Feld der Priorei. Dein zweiter kostet { $cost }. Setze ihn an den Königshof: 1 Metall und diese Runde keine Steuer (2 bis 5 Gold).
pillars-lesson-first-court-wait = Dann nimmt jemand anderes das Metall: Nur wer zuerst am Königshof ist, bekommt es.
pillars-lesson-first-court-priory = Das Feld für 2 Punkte ist besetzt, das andere bringt 1. Der Königshof ist mehr wert.
pillars-lesson-first-court-market = Der Markt hat vier Felder. Dort ist auch später noch Platz, wenn du kostenlos einsetzt.
pillars-lesson-first-court-shiring = In Shiring bekommst du kostenlos einen Handwerker. Du hast aber schon fünf, einer müsste also gehen.
pillars-lesson-first-court-elsewhere = Auch dieser Ort ist nützlich. Das Metall am Königshof ist aber nur für den Ersten: Nimm es jetzt.
pillars-lesson-first-bishop = Der Preis ist bei 0: Setze diesen Baumeister kostenlos ein. Gleich kommt ein Ereignis, und die Hälfte davon ist schlecht. Setze ihn auf den Bischofssitz: Dort bist du geschützt.
pillars-lesson-first-bishop-market = Für deinen wartenden Baumeister ist auf dem Markt noch Platz.
pillars-lesson-first-bishop-start = Du beginnst die nächste Runde ohnehin: Steht dort niemand, geht es im Uhrzeigersinn weiter, also zu dir.
pillars-lesson-first-bishop-castle = Nächste Runde 2 Arbeiter mehr, das wäre auch gut. Geh diesmal sicher: auf den Bischofssitz.
pillars-lesson-first-bishop-elsewhere = Das hilft auch. Aber das Ereignis kann dich treffen, und es gibt nur einen Bischofssitz.
pillars-lesson-first-market = Der Beutel ist leer: Jetzt setzt du deinen wartenden Baumeister kostenlos ein. Setze ihn auf den Markt: Wenn die Manufaktur gezahlt hat, kannst du dort etwas kaufen.
pillars-lesson-first-market-court = Du bist schon am Königshof, und der zweite bekommt kein Metall.
pillars-lesson-first-market-elsewhere = Auf dem Markt kannst du diese Runde noch einen Punkt gewinnen. Versuch das.

## Die Orte

pillars-lesson-first-event = Jetzt sind die Orte an der Reihe, von 1 bis 14. Das Ereignis kostet alle 2 Punkte. Dein Baumeister steht auf dem Bischofssitz: Wähle den Schutz.
pillars-lesson-first-event-resource = Dann bekommst du 1 Baustoff und verlierst 2 Punkte. Kein guter Tausch.
pillars-lesson-first-harvest = Du behältst deine Punkte. Die Manufaktur brachte 5 Gold, deine Arbeiter 2 Stein und 2 Sand, der Königshof 1 Metall. Die anderen zahlten je { $tax } Gold Steuern, du nichts.
pillars-lesson-first-buy = Der Markt. Deine 2 Sand sind für den Töpfer; mit 2 weiteren macht auch der Mörtelmischer einen Punkt. Wähle bei Sand zweimal + und dann „Handeln“.
pillars-lesson-first-buy-one = Der Mörtelmischer braucht 2 Sand für 1 Punkt. Kaufe zwei.
pillars-lesson-first-buy-more = 2 Sand reichen für einen weiteren Punkt. Spare das übrige Gold für die nächste Runde.
pillars-lesson-first-buy-stone = Der Maurer kann nur zweimal arbeiten und hat seine 2 Stein. Sand kostet die Hälfte.
pillars-lesson-first-buy-wood = Der Schreiner braucht 2 Holz für 1 Punkt: 6 Gold. Mit Sand kostet der Punkt nur 4.
pillars-lesson-first-buy-metal = Behalte es: Metall kann man nicht kaufen, und die besten Handwerker der letzten Runden brauchen es.
pillars-lesson-first-buy-sell = Daraus machen deine Handwerker Punkte. Behalte es.
pillars-lesson-first-buy-stop = Bevor du gehst: Mit 2 Sand machst du noch einen Punkt.
pillars-lesson-first-leave = Du hast jetzt 4 Sand und noch { $gold } Gold. Nächste Runde brauchst du Gold für Handwerker und Baumeister. Wähle „Markt verlassen“.
pillars-lesson-first-leave-buy = Das ginge, aber auch die Handwerker und Baumeister der nächsten Runde kosten Gold. Behalte es.
pillars-lesson-first-stone = Wieder die Kathedrale, und { $player_rival } ist fertig. Dein Maurer und dein Steinmetz wollen beide die 2 Stein. Wer macht mehr Punkte daraus? Wähle ihn.
pillars-lesson-first-stone-stonecutter = Er macht aus beiden zusammen 1 Punkt. Der Maurer macht aus jedem einen.
pillars-lesson-first-stone-first = Er kommt noch an die Reihe. Entscheide zuerst, wer den Stein bekommt.
pillars-lesson-first-stone-finish = Es sind noch Punkte zu holen. Höre nur auf, wenn du Baustoffe für später aufheben willst.
pillars-lesson-first-rest = Genau: 1 Stein, 1 Punkt. „Alles nutzen“ verteilt den Rest so, dass er am meisten bringt: noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Wähle es.

## Die nächste Runde

pillars-lesson-first-start = { pillars-points }, gut gemacht! Auf dem Feld des Startspielers stand niemand, also wird es der Nächste im Uhrzeigersinn: du. Du wählst als Erstes. Stelle den Bildhauer ein: Er macht aus 1 Stein 2 Punkte.
pillars-lesson-first-start-carpenter = Der Zimmermann macht aus 1 Holz 1 Punkt. Der Bildhauer macht 2 aus 1 Stein, und den Rest kann der Maurer gebrauchen.
pillars-lesson-first-start-take = Es gibt diesmal drei Steinbrüche, aber nur einen Bildhauer. Stelle zuerst ihn ein.
pillars-lesson-first-again = Wieder muss einer gehen. Wer bringt dir jetzt am wenigsten? Achtung: Ohne Mörtelmischer kann ein Maurer nicht arbeiten.
pillars-lesson-first-again-mixer = Ohne Mörtelmischer kann dein Maurer nicht arbeiten.
pillars-lesson-first-again-mason = Der Bildhauer arbeitet nur einmal je Runde. Der Maurer macht aus dem übrigen Stein Punkte.
pillars-lesson-first-again-potter = Der Töpfer macht aus jedem Sand 1 Punkt. Steinmetz und Schreiner brauchen für einen Punkt 2 Baustoffe.
pillars-lesson-first-again-sculptor = Ihn hast du gerade eingestellt, und niemand macht mehr aus einem Stein.
pillars-lesson-first-alone = Jetzt allein: Wähle Karten, solange sie dir nützen. Bildhauer und Maurer wollen Stein, der Töpfer Sand, und übrige Arbeiter verdienen Gold in der Manufaktur.
pillars-lesson-first-return = Der Beutel: wieder dein Baumeister, für { $cost } Gold, und du hast { $gold }. Als Startspieler darfst du einmal je Runde einen Baumeister in den Beutel zurückschicken. Tu es: Später ist er vielleicht billiger.
pillars-lesson-first-return-accept = Du kannst ihn jetzt nicht bezahlen: Er müsste warten, bis alle anderen eingesetzt sind.
pillars-lesson-first-end = Jetzt kommt einer von { $player_rival }. Du kennst das Spiel: sechs solche Runden mit immer besseren Handwerkern. Was eine Karte oder ein Ort tut, liest du, wenn du darauf zeigst oder tippst. Spiel jetzt eine ganze Partie!
