# Learning to play: lessons, hints and puzzles, what all games share.

lesson-not-now = Dat mag, maar daar gaat het nu even niet om.

## De coach

coach-rules = De regels hierover
coach-close = Begrepen

## Lessons

lesson-guide = Les
lesson-loading = De les wordt klaargelegd …
lesson-step = { $step } van { $of }
lesson-progress = Voortgang in de les
lesson-next = Verder
lesson-back = Neem de laatste stap terug
lesson-leave = Stop met de les; later ga je hier verder
lesson-read = Oké
lesson-learn = { $game } leren
lesson-chapters-text = { $count ->
    [one] Eén hoofdstuk
   *[other] { $count } korte hoofdstukken
}, gespeeld op de echte tafel. Je kunt altijd stoppen en later verdergaan.
lesson-none = Voor dit spel is er geen les.
lesson-minutes = ongeveer { $count ->
    [one] één minuut
   *[other] { $count } minuten
}
lesson-finished = gedaan
lesson-begin = Beginnen
lesson-resume = Verdergaan
lesson-again = Nog een keer
lesson-from-start = Van voren af aan
lesson-rules = Alle regels om te lezen
lesson-chapter-over = Goed gedaan!
lesson-chapter-over-text = Dat was dit hoofdstuk. Het volgende gaat hier verder, nu of later.
lesson-over = Nu kun je { $game } spelen!
lesson-over-text = De rest leer je al spelend. Makkelijke bots geven je de tijd, en in je eerste partijen krijg je af en toe een tip.
lesson-next-chapter = Verder: { $title }
lesson-play = Speel tegen makkelijke bots

## Tips

hint-choices = De beste keuzes
hint-chance = Kans om te winnen: { $chance }
hint-chances = winstkans
hint-play = Speel dit
hint-for = Ervoor:
hint-against = Ertegen:
hint-silent = Er springt geen enkele reden uit: van hieruit gaat het gewoon beter.
hint-best = Het beste: { $action } Kans om te winnen: { $chance }.
hint-more = { $count ->
    [one] Er is nog één keuze.
   *[other] Er zijn nog { $count } keuzes.
}
hint-better = Een andere keuze is beter: { $reason }

## Voor een blunder

warn-title = Zeker weten?
warn-question = Met deze zet daalt je kans om te winnen van { $before } naar { $after }.
warn-play = Toch spelen
warn-again = Nog eens nadenken
