# Die Rätsel zu Die Säulen der Erde: was gefragt ist, und warum die Antwort stimmt.

pillars-solution-work = { pillars-craftsman-subject }{ pillars-which } arbeitet { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}: { pillars-points }.
pillars-solution-earn = { pillars-craftsman-subject }{ pillars-which } arbeitet { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}: { $gold } Gold.

pillars-puzzle-cards = Die richtigen Karten
pillars-puzzle-cards-goal = Alle anderen haben gepasst. Wähle mit { $gold } Gold und { pillars-workers } Karten, mit denen deine Handwerker diese Runde die meisten Punkte machen. Ereignis und Baumeister zählen nicht.
pillars-puzzle-cards-take = { $card ->
    [sand-small] Die kleine Kiesgrube
    [sand-medium] Die mittlere Kiesgrube
    [sand-large] Die große Kiesgrube
    [wood-small] Der kleine Wald
    [wood-medium] Der mittlere Wald
    [wood-large] Der große Wald
    [stone-small] Der kleine Steinbruch
    [stone-medium] Der mittlere Steinbruch
   *[stone-large] Der große Steinbruch
} bringt { pillars-amount } für { pillars-workers }.
pillars-puzzle-cards-hire = Du stellst { pillars-the-craftsman } für { $cost } Gold ein.
pillars-puzzle-cards-goes = { pillars-craftsman-subject }{ pillars-which } muss gehen.
pillars-puzzle-cards-sum = Alles in allem { pillars-points } aus der Kathedrale.

pillars-puzzle-market = Der letzte Markt
pillars-puzzle-market-goal = Die letzte Runde, und du bist allein auf dem Markt. Handle so, dass deine Handwerker möglichst viele Punkte machen. So, wie es ist, wären es { $points }.
pillars-puzzle-market-buy = Du kaufst { pillars-amount } für { $gold } Gold.
pillars-puzzle-market-sell = Du verkaufst { pillars-amount } für { $gold } Gold.
pillars-puzzle-market-sum = Alles in allem { pillars-points } aus der Kathedrale.

pillars-puzzle-leaving = Wer muss gehen?
pillars-puzzle-leaving-goal = Die letzte Runde, und einer deiner Handwerker muss gehen. Wähle so, dass die anderen in der Kathedrale möglichst viele Punkte machen.
pillars-puzzle-leaving-goes = { pillars-craftsman-subject }{ pillars-which } geht.
pillars-puzzle-leaving-sum = Das macht { pillars-points }; geht jemand anderes, sind es weniger.

pillars-puzzle-gift = Das Geschenk des Erzbischofs
pillars-puzzle-gift-goal = Der Erzbischof lässt einen deiner Handwerker einmal öfter arbeiten. Wähle so, dass alle zusammen diese Runde möglichst viele Punkte machen.
pillars-puzzle-gift-to = { pillars-craftsman-subject }{ pillars-which } darf einmal öfter arbeiten.
pillars-puzzle-gift-sum = Das macht { pillars-points }; mit dem Geschenk für jemand anderen sind es weniger.

pillars-puzzle-builder = Zahlen oder warten?
pillars-puzzle-builder-goal = Dein Baumeister wird bei { $cost } Gold gezogen. Finde, was dir bei Weitem die besten Aussichten gibt: einen Ort oder das Warten.
pillars-puzzle-builder-place = { $craftsman ->
    [none] Setze deinen Baumeister { pillars-to-place }.
   *[other] Setze deinen Baumeister { pillars-to-place }: Dort bekommst du { pillars-the-craftsman }.
}
pillars-puzzle-builder-ahead = Von 100 Partien gewinnt jede andere Wahl mindestens { $percent } weniger.
