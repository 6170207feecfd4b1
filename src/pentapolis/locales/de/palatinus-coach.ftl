### Der Trainer in Palatinus: wozu eine Entscheidung da ist, wenn sie zum ersten Mal kommt

palatinus-coach-lay = Wer am Rand eines Hügels steht, hat auch Nachbarn am nächsten, und Quellen sind gut für Bauern. Lege die Tafel, wie du magst; entschieden ist noch nichts.
palatinus-coach-place = Händler verdienen an allen, die neben ihnen stehen, Bauern an Quellen und leeren Feldern daneben, Heerführer nehmen andere gefangen. Wähle einen und zeige auf einen Platz: Du siehst, was er dort bringt.
palatinus-coach-soldier = Heerführer dürfen nicht zuletzt kommen: Das wäre zu einfach. Jetzt ist also die letzte Gelegenheit für diesen Heerführer.
