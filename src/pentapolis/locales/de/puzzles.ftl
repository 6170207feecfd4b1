# Rätsel: was alle Spiele teilen.

puzzle-solved = Gelöst!
puzzle-missed = Diesmal nicht, aber es geht.
puzzle-missed-by = Erreicht: { $reached }. Möglich: { $best }.
puzzle-over = Dieses Rätsel ist zu Ende. Nimm einen Zug zurück oder fang neu an.
puzzle-unknown = So einen Zug gibt es in diesem Spiel nicht.

puzzles-text = Stellungen aus Partien zwischen Bots, in denen es etwas zu finden gibt. Jede Antwort ist bewiesen, und jedes Rätsel lässt sich mit dem lösen, was du siehst.
puzzles-none = Hier gibt es keine Rätsel.
puzzles-of = Rätsel: { $game }
puzzles-solved = { $solved } von { $count } gelöst
puzzle-number = Rätsel { $number }
puzzle-done = gelöst
puzzle-loading = Das Rätsel wird aufgebaut …
puzzle-guide = Rätsel
puzzle-showing = Sieh zu: So geht es.
puzzle-solution = Die Lösung
puzzle-back = Den letzten Zug zurücknehmen
puzzle-again = Von vorn
puzzle-show = Die Lösung zeigen
puzzle-read = In Ordnung
puzzle-why = Warum es geht
puzzle-look = Das Brett ansehen
puzzle-next = Nächstes Rätsel
puzzle-leave = Mehr Rätsel zu diesem Spiel
