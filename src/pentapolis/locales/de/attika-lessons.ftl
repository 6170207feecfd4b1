### Attika, die Lektion

attika-lesson-first = Gebäude und Heiligtümer
attika-lesson-first-about = Baue eine griechische Stadt, wo die Landschaft bezahlt, und verbinde zwei Heiligtümer.

## Die ersten Züge

attika-lesson-first-goal = Auf einem Spielplan wachsen griechische Städte nebeneinander; Athen ist deine. Du gewinnst mit allen 30 Gebäuden auf dem Plan oder sobald eine Kette davon die zwei markierten Heiligtümer verbindet.
attika-lesson-first-draw = In deinem Zug deckst du bis zu zwei neue Gebäude auf, oder du baust bis zu drei abgelegte. Decke jetzt eines von deinem Hauptstapel auf.
attika-lesson-first-draw-main = Das geht auch. Aber beginne mit dem Hauptstapel: Dort liegen die Gebäude, auf die andere folgen.
attika-lesson-first-draw-build = Das würde dich jetzt Karten kosten. Decke erst auf: Vielleicht kommt etwas, das irgendwo kostenlos ist.
attika-lesson-first-draw-finish = Dann ziehst du drei Karten, und dein Zug ist vorbei. Beginne mit einem Gebäude.
attika-lesson-first-capital = Die Hauptstadt kostet Wasser, Wald, Hügel und Berg. Symbole auf und um ein Feld bezahlen für dich; die Zahl sagt, wie viele Karten noch fehlen. Baue sie auf das markierte Feld: Dort steht die 0.
attika-lesson-first-capital-store = Ein abgelegtes Gebäude kostet später noch eine Aktion. Hier und jetzt ist die Hauptstadt kostenlos.
attika-lesson-first-capital-elsewhere = Um dieses Feld liegen nicht alle vier; den Rest müsstest du mit Karten bezahlen. Auf dem markierten Feld ist die Hauptstadt kostenlos.
attika-lesson-first-again = Keine einzige Karte ausgegeben! Und die Symbole bleiben: Sie bezahlen wieder. Du darfst noch einmal aufdecken: Decke ein Gebäude von Stapel 2 auf.
attika-lesson-first-again-other = Das geht auch. Aber nimm für diese Lektion Stapel 2.
attika-lesson-first-again-finish = Dann ziehst du eine Karte, und dein Zug ist vorbei. Decke noch ein Gebäude auf.
attika-lesson-first-plaza = Der Platz. Sieh dir deine Ablagetafel an, auch markiert: Ein Pfeil führt von der Hauptstadt zum Platz. Neben diesem Vorgänger ist er kostenlos. Baue ihn dort auf das markierte Feld.
attika-lesson-first-plaza-edge = Dort ist er auch kostenlos, aber das Feld liegt am Rand. Was auf den Platz folgt, braucht Raum daneben.
attika-lesson-first-covers = Dort ist es auch kostenlos, aber ein Symbol würde verdeckt, und ein verdecktes Symbol bezahlt für niemanden mehr. Nimm das markierte Feld.
attika-lesson-first-plaza-elsewhere = Dieses Feld grenzt nicht an die Hauptstadt. Der Pfeil zählt dort nicht, und du müsstest mit Karten bezahlen.
attika-lesson-first-plaza-store = Neben der Hauptstadt ist er jetzt kostenlos. Abgelegt kostet er später noch eine Aktion.
attika-lesson-first-market = Du hast zweimal aufgedeckt, und auch { $player_rival } war am Zug. Jetzt baust du: Wähle den Markt und dann das markierte Feld. Sein Pfeil kommt vom Platz, also ist er neben dem Platz kostenlos.
attika-lesson-first-market-capital = Dieses Feld grenzt an die Hauptstadt, aber der Pfeil zum Markt kommt vom Platz. Dort müsstest du mit Karten bezahlen.
attika-lesson-first-market-draw = Wer aufdeckt, baut nicht im selben Zug. Baue diesmal: Der Markt wartet auf sein Feld.
attika-lesson-first-market-first = Das geht auch, aber zuerst der Markt: Neben dem Platz kostet er keine Karte.
attika-lesson-first-silver-mine = Wieder kostenlos. Die Silbermine kostet drei Berge; um das markierte Feld liegen zwei. Eine Bergkarte hast du nicht, aber zwei beliebige Karten ersetzen ein Symbol. Baue sie dort.
attika-lesson-first-silver-mine-finish = Zwei ungenutzte Aktionen bringen zwei Karten. Aber die Silbermine ist es wert: Später ist die Münzstätte daneben kostenlos.
attika-lesson-first-silver-mine-covers = Dort kostet sie genauso viel, verdeckt aber ein Symbol, und das bezahlt dann für niemanden mehr. Nimm das markierte Feld.
attika-lesson-first-silver-mine-first = Das geht auch, aber zuerst die Silbermine: Danach ist die Münzstätte daneben kostenlos.
attika-lesson-first-finish = Zwei Karten ausgegeben, keine mehr übrig und noch eine Aktion. Jede Aktion, die du nicht nutzt, bringt eine Karte: Wähle „Fertig“ und zieh sie.

## Wenig Raum

attika-lesson-first-mint = Einige Züge später. Baue die Münzstätte neben deine Silbermine: kostenlos, wie der Pfeil zeigt. Die beiden sind eine ganze Gruppe; sind alle Gebäude einer Gruppe verbunden, bekommst du eine Amphore.
attika-lesson-first-mint-first = Das geht auch, aber zuerst die Münzstätte: Sie macht eine Gruppe vollständig.
attika-lesson-first-mint-draw = Wenn du jetzt aufdeckst, kannst du in diesem Zug nicht bauen. Und für alles Abgelegte gibt es ein gutes Feld.
attika-lesson-first-settlement = Eine Amphore! Aber { $player_rival } engt dich ein. Gründe eine zweite Siedlung: Baue den Weinberg auf das markierte Feld. Der Hügel daneben bezahlt; Gründen kostet eine Karte je eigener Siedlung.
attika-lesson-first-settlement-elsewhere = Das kostet gleich viel, aber nur das markierte Feld grenzt an das Heiligtum, ohne ein Symbol zu verdecken.
attika-lesson-first-settlement-first = Das geht auch, aber schaffe dir zuerst mit dem Weinberg Raum.
attika-lesson-first-settlement-finish = Dann behältst du deine Karte und bleibst eingeengt. Schaffe dir zuerst Raum.
attika-lesson-first-vintner = Jetzt hast du zwei Siedlungen. Baue den Winzer neben den Weinberg auf das markierte Feld: Dort ist er kostenlos, und die nächste Gruppe ist vollständig.
attika-lesson-first-vintner-first = Das geht auch, aber zuerst der Winzer: Er macht die Gruppe vollständig.
attika-lesson-first-amphora = Eine zweite Amphore! Du hast dreimal gebaut, aber jede Amphore bringt noch eine Aktion. Gib eine ab.
attika-lesson-first-amphora-finish = Du darfst Amphoren für einen späteren Zug behalten. Aber probiere jetzt eine aus.
attika-lesson-first-oracle = Noch einmal bauen. Das Orakel ist neben deiner Hauptstadt kostenlos, und dort ist noch ein Feld frei: Baue es dort.

## Ein leerer Stapel

attika-lesson-first-last = Einige Züge später liegt auf deinem Hauptstapel noch ein Gebäude. Decke es auf: Wer einen Stapel leert, vergrößert den Spielplan.
attika-lesson-first-last-other = Dieser Stapel ist noch lange nicht leer. Decke das letzte Gebäude des Hauptstapels auf.
attika-lesson-first-well = Der Brunnen. Baue ihn, wo eine goldene 0 zeigt, dass er kostenlos ist, oder lege ihn für später ab. Wie du willst.
attika-lesson-first-well-dear = Dort kostet er dich Karten. Wo du eine goldene 0 siehst, ist er kostenlos.
attika-lesson-first-tile = Lege jetzt das neue Spielplanteil an, beliebig gedreht. Raum ist neben der eigenen Stadt am meisten wert: Lege es an einen der markierten Plätze.
attika-lesson-first-tile-theirs = Dort nützt der neue Raum { $player_rival }. Lege das Teil an, wo es nur deine Gebäude berührt.
attika-lesson-first-tile-far = Dort berührt das Teil höchstens eines deiner Gebäude. Rund um deine Hauptstadt ist der Raum mehr wert: Lege es an einen markierten Platz.

## Die Heiligtümer

attika-lesson-first-block = Kurz vor dem Ende einer anderen Partie. Der roten Kette von { $player_rival } fehlt noch ein Feld zwischen beiden Heiligtümern: das markierte. Baue dort deine Schenke, sonst verlierst du!
attika-lesson-first-block-elsewhere = Dann baut { $player_rival } auf das markierte Feld, verbindet die Heiligtümer und gewinnt. Baue dort die Schenke.
attika-lesson-first-block-draw = Wer weiß, was du aufdeckst? Deine Schenke ist auf diesem Feld kostenlos, neben deiner Hauptstadt.
attika-lesson-first-cards = Blockiert, und kostenlos, weil neben deiner Hauptstadt! Du darfst noch zweimal bauen, aber für deine Straßen brauchst du Karten. Wähle „Fertig“ und zieh zwei.
attika-lesson-first-street = { $player_rival } hat aufgedeckt. Schau: Deiner Kette fehlen nur drei Felder! Eine Straße kostet fünf beliebige Symbole. Auf dem markierten Feld bezahlen zwei, deine drei Karten den Rest: Baue eine.
attika-lesson-first-street-draw = Oft eine gute Idee, aber jetzt kannst du in diesem Zug gewinnen.
attika-lesson-first-next-street = Jetzt wird es leicht: Neben einer eigenen Straße ist jede Straße kostenlos. Baue die nächste auf das markierte Feld.
attika-lesson-first-last-street = Ein Feld fehlt noch. Welches? Baue die letzte Straße so, dass sie die Lücke schließt.
attika-lesson-first-street-away = Auch kostenlos, aber diese Straße führt von deiner Stadt weg. Suche das Feld zwischen deiner Straße und deiner Schenke.
attika-lesson-first-won = Beide Heiligtümer sind verbunden: Du hast gewonnen! Baue, wo es kostenlos ist, und behalte die Heiligtümer im Auge: Mit mehr Spielern sind es mehr, aber zwei genügen.
