### Spielen im Terminal. Kommas trennen, was getippt werden kann.

play-title = { $title }, Startwert { $seed }
play-you = Du bist { $player }.
play-bot = { $player } wird von einem Bot gespielt, Stufe: { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[random] zufällig
}.
play-begin = Tippe die Nummer einer Möglichkeit, einen Zug oder eine Frage. Mit „hilfe“ erfährst du mehr.
play-input = >
play-so-far = Was geschehen ist
play-news = Seit deinem letzten Zug
play-more = { $count ->
    [one] Noch eine Möglichkeit, Nummer { $first }. „auswahl“ zeigt alles.
   *[other] Noch { $count } Möglichkeiten, Nummern { $first } bis { $last }. „auswahl“ zeigt alles.
}
play-more-kinds = { $count ->
    [one] Noch eine Art von Möglichkeiten („auswahl“ zeigt alles):
   *[other] Noch { $count } Arten von Möglichkeiten („auswahl“ zeigt alles):
}
play-earlier = { $count ->
    [one] Eine frühere Zeile steht im Verlauf; „verlauf“ zeigt alles.
   *[other] { $count } frühere Zeilen stehen im Verlauf; „verlauf“ zeigt alles.
}
play-over = Du kannst noch fragen, die Partie sichern oder zurücknehmen; mit „ende“ hörst du auf.
play-no-hint = Gerade gibt es nichts zu entscheiden.
play-chance = { $percent } %
play-undone = Dein letzter Zug ist zurückgenommen.
play-commands = Du kannst die Nummer einer Möglichkeit tippen, einen Zug in der Notation oder:
play-hint = tipp, hinweis, bester zug
play-undo = zurück, zurücknehmen, rückgängig, undo
play-log = verlauf, log
play-describe = beschreibe, describe
play-choices = auswahl, choices
play-save = sichern, speichern, save
play-help = hilfe, help, ?
play-quit = ende, beenden, quit, exit
play-hint-help = tipp: die besten Möglichkeiten, und warum.
play-undo-help = zurück: zur Stellung vor deinem letzten Zug, wenn er dir nichts Neues gezeigt hat.
play-log-help = verlauf: was bisher geschehen ist.
play-describe-help = beschreibe: die ganze Stellung in Worten.
play-choices-help = auswahl: alles, was du tun kannst, mit Nummern.
play-save-help = sichern DATEI: die Partie sichern; mit „pentapolis play --resume DATEI“ geht es weiter.
play-help-help = hilfe: diese Liste.
play-quit-help = ende: aufhören.
play-save-how = Tippe einen Dateinamen dazu: sichern DATEI
play-save-where = Partie sichern als (Dateiname, oder Enter, um sie nicht zu sichern):
play-saved = Gesichert. Weiter geht es mit: pentapolis play --resume { $file }
play-save-failed = { $file } lässt sich nicht schreiben: { $reason }
play-unsaved = Auf Wiedersehen. Die Partie ist nicht gesichert; das geht mit „sichern DATEI“.
play-goodbye = Auf Wiedersehen.
