# Die Rätsel von La Città: wonach gefragt wird, und warum die Antwort stimmt.

lacitta-puzzle-feed = Eine Karte gegen den Hunger
lacitta-puzzle-feed-goal = Es droht eine Hungersnot: { $food } Nahrung für { $people } Bürger. Sorge mit einer Karte dafür, dass alle essen können.
lacitta-puzzle-feed-farm = Ein Bauernhof auf { $space } bringt { $food } Nahrung.
lacitta-puzzle-feed-city = Das Castello einer neuen Stadt auf { $space } bringt { $food } Nahrung.
lacitta-puzzle-feed-harvest = „Reiche Ernte“ auf { $space } verdoppelt { $food } Nahrung.
lacitta-puzzle-feed-fed = { $food } Nahrung für { $people } Bürger: Alle essen.
lacitta-puzzle-vote = Vor der Abstimmung
lacitta-puzzle-vote-goal = Das Volk will wohl { lacitta-the-attraction }: { $count ->
    [one] Eine Stimme, die du kennst, verlangt
   *[other] { $count } Stimmen, die du kennst, verlangen
} danach. Gewinne für diesen Fall mit einer Karte möglichst viele Bürger und verliere möglichst wenige.
lacitta-puzzle-vote-comes = { $more } zu { $less }: Ein Bürger von { $player_rival } zieht von { $space_from } in deine Stadt auf { $space }.
lacitta-puzzle-vote-goes = { $less } zu { $more }: Ein Bürger zieht aus deiner Stadt auf { $space } zu { $player_rival } auf { $space_from }.
lacitta-puzzle-vote-full = { $more } zu { $less }: { $player_rival } verliert auf { $space_from } einen Bürger, aber deine Stadt auf { $space } ist voll.
lacitta-puzzle-vote-stays = { $more } zu { $less }: Niemand zieht mehr aus deiner Stadt auf { $space } zu { $player_rival } auf { $space_from }.
lacitta-puzzle-vote-room = Deine Stadt auf { $space } hat jetzt Platz für alle, die kommen, bis zu { $limit } Bürger.
lacitta-puzzle-vote-no-limit = Deine Stadt auf { $space } hat keine Obergrenze mehr: Wer kommt, findet Platz.
lacitta-puzzle-vote-sum = Gewonnene minus verlorene Bürger: { $best } statt { $before }.
lacitta-puzzle-final = Das letzte Jahr
lacitta-puzzle-final-goal = Spiele zwei Karten, zuerst eine Aktionskarte; die anderen nehmen Gold. Hol möglichst viele Punkte, als wäre danach Schluss. Hungersnot kostet 5 Punkte, und 1 für jeden Bürger, der verhungert.
lacitta-puzzle-final-citizens = { $count ->
    [one] Ein Bürger mehr ist ein Punkt mehr.
   *[other] { $count } Bürger mehr sind { $count } Punkte.
}
lacitta-puzzle-final-complete = Die Stadt auf { $space } hat jetzt alle drei Arten von Bögen: 3 Punkte.
lacitta-puzzle-final-famine = Trotzdem { $count ->
    [one] verhungert ein Bürger
   *[other] verhungern { $count } Bürger
}, und das kostet noch einmal 5 Punkte.
lacitta-puzzle-final-fed = { $food } Nahrung für { $people } Bürger: keine Hungersnot.
lacitta-puzzle-final-sum = Punkte insgesamt: { $best } statt { $before }.
