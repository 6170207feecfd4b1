# Puzzels: wat alle spellen delen.

puzzle-solved = Opgelost!
puzzle-missed = Dit keer niet, maar het kan.
puzzle-missed-by = Je haalde { $reached }; { $best } is mogelijk.
puzzle-over = Deze puzzel is klaar. Neem een zet terug of begin opnieuw.
puzzle-unknown = Zo’n zet kent dit spel niet.

puzzles-text = Stellingen uit partijen tussen bots waarin iets te vinden is. Elk antwoord is bewezen, en elke puzzel is op te lossen met wat je ziet.
puzzles-none = Hier zijn geen puzzels.
puzzles-of = Puzzels: { $game }
puzzles-solved = { $solved } van { $count } opgelost
puzzle-number = Puzzel { $number }
puzzle-done = opgelost
puzzle-loading = De puzzel wordt klaargelegd …
puzzle-guide = Puzzel
puzzle-showing = Kijk: zo gaat het.
puzzle-solution = De oplossing
puzzle-back = De laatste zet terugnemen
puzzle-again = Opnieuw
puzzle-show = De oplossing laten zien
puzzle-read = Goed
puzzle-why = Waarom het klopt
puzzle-look = Naar het bord kijken
puzzle-next = Volgende puzzel
puzzle-leave = Meer puzzels van dit spel
