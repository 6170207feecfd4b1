### Spelen in een terminal. Komma’s houden uit elkaar wat je kunt typen.

play-title = { $title }, beginwaarde { $seed }
play-you = Jij bent { $player }.
play-bot = { $player } wordt gespeeld door een bot, niveau: { $level ->
    [easy] makkelijk
    [medium] gemiddeld
    [hard] moeilijk
   *[random] willekeurig
}.
play-begin = Typ het nummer van een keuze, een zet of een vraag. Met ‘hulp’ lees je meer.
play-input = >
play-so-far = Wat er gebeurd is
play-news = Sinds je vorige beurt
play-more = { $count ->
    [one] Nog één, nummer { $first }. Met ‘keuzes’ zie je alles.
   *[other] Nog { $count }, nummers { $first } tot en met { $last }. Met ‘keuzes’ zie je alles.
}
play-more-kinds = { $count ->
    [one] Nog één soort keuzes (met ‘keuzes’ zie je alles):
   *[other] Nog { $count } soorten keuzes (met ‘keuzes’ zie je alles):
}
play-earlier = { $count ->
    [one] Eén eerdere regel staat in het verslag; met ‘verslag’ lees je alles.
   *[other] { $count } eerdere regels staan in het verslag; met ‘verslag’ lees je alles.
}
play-over = Je kunt nog vragen stellen, de partij bewaren of terugnemen; met ‘stop’ houd je op.
play-no-hint = Er valt nu niets te beslissen.
play-chance = { $percent }%
play-undone = Je laatste zet is teruggenomen.
play-commands = Je kunt het nummer van een keuze typen, een zet in de notatie, of:
play-hint = tip, hint, beste zet
play-undo = terug, terugnemen, ongedaan maken, undo
play-log = verslag, log
play-describe = beschrijf, describe
play-choices = keuzes, choices
play-save = bewaar, opslaan, save
play-help = hulp, help, ?
play-quit = stop, quit, exit
play-hint-help = tip: de beste keuzes, en waarom.
play-undo-help = terug: naar de stand vóór je laatste zet, tenzij die je iets nieuws liet zien.
play-log-help = verslag: wat er tot nu toe gebeurd is.
play-describe-help = beschrijf: de hele stand in woorden.
play-choices-help = keuzes: alles wat je kunt doen, met nummers.
play-save-help = bewaar BESTAND: bewaar de partij; met ‘pentapolis play --resume BESTAND’ ga je verder.
play-help-help = hulp: deze lijst.
play-quit-help = stop: ophouden.
play-save-how = Typ er een bestandsnaam bij: bewaar BESTAND
play-save-where = Partij bewaren als (bestandsnaam, of Enter om niet te bewaren):
play-saved = Bewaard. Verder gaan: pentapolis play --resume { $file }
play-save-failed = { $file } kan niet geschreven worden: { $reason }
play-unsaved = Tot ziens. De partij is niet bewaard; dat doe je met ‘bewaar BESTAND’.
play-goodbye = Tot ziens.
