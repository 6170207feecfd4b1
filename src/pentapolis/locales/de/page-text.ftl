### Ein Tisch in Worten, im Browser

face-title = { $game } in Worten
face-ways = Dieser Tisch
face-command = Zug, Nummer oder Frage
face-command-hint = Gib einen Zug ein, die Nummer einer Möglichkeit oder eine Frage wie „was ist neu“. Die Pfeiltasten bieten Ergänzungen an und holen zurück, was du vorher eingegeben hast.
face-enter = Ausführen
face-completions = Ergänzungen
face-no-number = Möglichkeit { $number } gibt es nicht.
face-found = { $count ->
    [one] Eine Möglichkeit steht unten.
   *[other] { $count } Möglichkeiten stehen unten.
}
face-parts = { $count ->
    [one] Unten steht ein Teil der Stellung.
   *[other] Unten stehen { $count } Teile der Stellung, jeder mit einer Überschrift.
}
face-group = { $title }: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
face-all = Alle { $count } zeigen
face-fewer = Nur die ersten { $count } zeigen
face-filter = Filtern
face-sort = Sortieren
face-sort-best = Beste zuerst
face-nothing-found = In keiner Möglichkeit kommt das vor.
face-news = Seit deinem letzten Zug
face-changes = Was sich verändert hat
face-position = Die Stellung
face-log = Alles bisher
