# Learning to play: lessons, hints and puzzles, what all games share.

lesson-not-now = Das geht, aber darum geht es gerade nicht.

## Der Trainer

coach-rules = Die Regeln dazu
coach-close = Verstanden

## Lessons

lesson-guide = Lektion
lesson-loading = Die Lektion wird aufgebaut …
lesson-step = { $step } von { $of }
lesson-progress = Fortschritt in der Lektion
lesson-next = Weiter
lesson-back = Letzten Schritt zurücknehmen
lesson-leave = Lektion verlassen; später geht es hier weiter
lesson-read = Alles klar
lesson-learn = { $game } lernen
lesson-chapters-text = { $count ->
    [one] Ein Kapitel
   *[other] { $count } kurze Kapitel
}, gespielt am echten Tisch. Du kannst jederzeit aufhören und später weitermachen.
lesson-none = Für dieses Spiel gibt es keine Lektion.
lesson-minutes = etwa { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
lesson-finished = geschafft
lesson-begin = Anfangen
lesson-resume = Weitermachen
lesson-again = Noch einmal
lesson-from-start = Von vorn
lesson-rules = Alle Regeln zum Nachlesen
lesson-chapter-over = Gut gemacht!
lesson-chapter-over-text = Das war dieses Kapitel. Das nächste macht hier weiter, jetzt oder später.
lesson-over = Jetzt kannst du { $game } spielen!
lesson-over-text = Der Rest kommt beim Spielen. Leichte Bots lassen dir Zeit, und in deinen ersten Partien helfen Tipps.
lesson-next-chapter = Weiter: { $title }
lesson-play = Gegen leichte Bots spielen

## Tipps

hint-choices = Die besten Möglichkeiten
hint-chance = Siegchance: { $chance }
hint-chances = Siegchance
hint-play = Das spielen
hint-for = Dafür:
hint-against = Dagegen:
hint-silent = Kein einzelner Grund sticht heraus: Von hier aus läuft es einfach besser.
hint-best = Am besten: { $action } Siegchance: { $chance }.
hint-more = { $count ->
    [one] Es gibt noch eine Möglichkeit.
   *[other] Es gibt noch { $count } Möglichkeiten.
}
hint-better = Etwas anderes ist besser: { $reason }

## Vor einem Patzer

warn-title = Sicher?
warn-question = Mit diesem Zug sinkt deine Siegchance von { $before } auf { $after }.
warn-play = Trotzdem spielen
warn-again = Noch mal überlegen
