### La Città: was für eine Wahl spricht, oder dagegen

## Nahrung

lacitta-reason-averts-famine = Verhindert eine Hungersnot: { $food } Nahrung für { $people } Bürger.
lacitta-reason-less-hunger = Weniger verhungern: { $food } Nahrung für { $people } Bürger.
lacitta-reason-feeds-growth = Reicht auch für das Wachstum im nächsten Jahr: { $food } Nahrung für { $people } Bürger.
lacitta-reason-feeds-some = Hilft beim Wachstum im nächsten Jahr: { $food } Nahrung für { $people } Bürger.
lacitta-reason-more-food = { $count } Nahrung mehr: { $food } für { $people } Bürger.
lacitta-reason-food-enough = Dieses Jahr reicht die Nahrung schon: { $food } für { $people } Bürger.
lacitta-reason-less-food = { $count } Nahrung weniger: { $food } für { $people } Bürger.
lacitta-reason-famine = Dieses Jahr droht eine Hungersnot: { $food } Nahrung für { $people } Bürger.
lacitta-reason-still-hungry = Dann fehlt immer noch Nahrung: { $food } für { $people } Bürger.
lacitta-reason-tight = Nächstes Jahr wird die Nahrung knapp: { $food } für { $people } Bürger.

## Bürger und Platz

lacitta-reason-new-citizens = { $count ->
    [one] Ein Bürger mehr, also ein Punkt mehr,
   *[other] { $count } Bürger mehr, also { $count } Punkte mehr,
} in der Stadt auf { $space }.
lacitta-reason-last-spare = Braucht den letzten freien Bürger der Stadt auf { $space }.
lacitta-reason-spare-again = In der Stadt auf { $space } ist wieder ein Bürger frei zum Bauen.
lacitta-reason-limit = Die Stadt auf { $space } kann auf { $limit } Bürger wachsen.
lacitta-reason-no-limit = Die Stadt auf { $space } kann unbegrenzt wachsen.
lacitta-reason-limit-lost = Die Stadt auf { $space } wächst nicht mehr über { $limit } Bürger hinaus.
lacitta-reason-full = Die Stadt auf { $space } ist dann mit { $limit } Bürgern voll und wächst nicht mehr.
lacitta-reason-new-city = Eine neue Stadt: jetzt { $count ->
    [one] ein Bürger
   *[other] { $count } Bürger
} { $food ->
    [0] mehr, aber keine Nahrung
   *[other] und { $food } Nahrung mehr
}{ $years ->
    [0] .
   *[other] , und Wachstum in jedem Jahr.
}
lacitta-reason-sends = In der Stadt auf { $space } { $count ->
    [one] bleibt ein freier Bürger
   *[other] bleiben { $count } freie Bürger
}.
lacitta-reason-grows-again = Die Stadt auf { $space } ist mit { $limit } voll: Geht jemand, kann sie wieder wachsen.
lacitta-reason-grows-anyway = Die Stadt auf { $space } wächst ohnehin bis zu ihrer Obergrenze von { $limit }.

## Gold und Karten

lacitta-reason-costs-gold = Kostet { $gold } Gold; es bleiben { $left }.
lacitta-reason-brings-gold = Du hast dann { $gold } Gold.
lacitta-reason-brings-gold-for = Du hast dann { $gold } Gold, genug für { lacitta-the-card }.
lacitta-reason-income = Jedes Jahr { $gold } Gold mehr, noch { $years ->
    [one] einmal
   *[other] { $years }-mal
}.
lacitta-reason-income-lost = Jedes Jahr { $gold } Gold weniger.
lacitta-reason-uses-card = Kostet eine Aktionskarte; dir { $left ->
    [0] bleibt dieses Jahr keine
    [one] bleibt dieses Jahr eine
   *[other] bleiben dieses Jahr { $left }
}.
lacitta-reason-saves-cards = Dir { $left ->
    [one] bleibt deine letzte Aktionskarte
   *[other] bleiben deine { $left } Aktionskarten
} für später.
lacitta-reason-card-builds = Damit baust du { lacitta-a-building } in der Stadt auf { $space }.

## Bögen und Nachbarn

lacitta-reason-complete = Kultur, Bildung und Gesundheit in der Stadt auf { $space }: Das ist am Ende { $bonus ->
    [one] { $bonus } Punkt
   *[other] { $bonus } Punkte
} wert.
lacitta-reason-incomplete = Keine { lacitta-the-attraction } mehr in der Stadt auf { $space }: Das kostet ihren Bonus von { $bonus }.
lacitta-reason-towards = Dann fehlt der Stadt auf { $space } nur noch { lacitta-the-attraction } für den Bonus von { $bonus }.
lacitta-reason-drawn = { $drawn ->
    [asked] eine Stimme verlangt danach
    [full] aber deine Stadt ist voll
   *[may] Bürger können kommen
}
lacitta-reason-lead = { $lasts ->
    [year] Dieses Jahr mehr
   *[always] Mehr
} { lacitta-the-attraction } auf { $space } als { $player_rival } auf { $space_from }, { $more } zu { $less }; { lacitta-reason-drawn }.
lacitta-reason-level = { $lasts ->
    [year] Dieses Jahr so viel
   *[always] So viel
} { lacitta-the-attraction } auf { $space } wie { $player_rival } auf { $space_from }, { $more } zu { $less }: Deshalb geht niemand.
lacitta-reason-lead-lost = Nicht mehr { lacitta-the-attraction } auf { $space } als { $player_rival } auf { $space_from }, { $more } zu { $less }: Deshalb kommt niemand.
lacitta-reason-behind = Weniger { lacitta-the-attraction } auf { $space } als { $player_rival } auf { $space_from }, { $more } zu { $less }: Bürger können abwandern.
lacitta-reason-meets-weaker = Macht die Stadt von { $player_rival } auf { $space_from } zur Nachbarstadt. Du hast mehr { lacitta-the-attraction }, { $more } zu { $less }; { lacitta-reason-drawn }.
lacitta-reason-meets-stronger = Macht die Stadt von { $player_rival } auf { $space_from } zur Nachbarstadt. Du hast weniger { lacitta-the-attraction }, { $more } zu { $less }: Bürger können abwandern.
lacitta-reason-arches = Mehr { lacitta-the-attraction } in der Stadt auf { $space }: jetzt { $count }.
lacitta-reason-arches-year = Nur dieses Jahr mehr { lacitta-the-attraction } in der Stadt auf { $space }: { $count }.
lacitta-reason-arches-lost = Weniger { lacitta-the-attraction } in der Stadt auf { $space }: jetzt { $count }.
lacitta-reason-looks = Zeigt { $count ->
    [0] keine neue Stimme
    [one] eine verdeckte Stimme
   *[other] { $count } verdeckte Stimmen
}: Du weißt besser, was das Volk will.
lacitta-reason-looks-any = Zeigt { $count ->
    [one] eine verdeckte Stimme
   *[other] { $count } verdeckte Stimmen
}. Welche, ist gleich.
lacitta-reason-looks-idle = Die verdeckten Stimmen sind für dich jetzt kaum wichtig.
lacitta-reason-wish-draws = { $count ->
    [one] Ein Bürger kommt
   *[other] { $count } Bürger kommen
} in deine Stadt.
lacitta-reason-wish-takes = { $count ->
    [one] Eine Nachbarstadt verliert
   *[other] { $count } Nachbarstädte verlieren je
} einen Bürger, aber deine Stadt ist voll.
lacitta-reason-wish-nobody = Niemand zieht zu dir.

## Land

lacitta-reason-yields-nothing = { $building ->
    [farm] Ein Bauernhof bringt dort keine Nahrung: Daneben liegt kein Getreidefeld.
   *[quarry] Ein Steinbruch bringt dort kein Gold: Daneben liegt kein Gebirge.
}
lacitta-reason-covers-field = Verbaut gutes Land: Ein Bauernhof brächte dort { $food } Nahrung.
lacitta-reason-opens-field = Öffnet den Weg zu Land, das { $food } Nahrung bringt.
lacitta-reason-reaches-water = Öffnet den Weg zum Wasser, wo ein Brunnen stehen kann.
lacitta-reason-covers-water = Belegt das einzige Feld am Wasser: kein Platz für einen Brunnen.
lacitta-reason-castle-food = Das Land bringt hier { $food } Nahrung.
lacitta-reason-castle-farm = Ein Bauernhof daneben kann { $food } Nahrung bringen.
lacitta-reason-castle-water = Daneben ist Wasser: Mit einem Brunnen kann die Obergrenze fallen.
lacitta-reason-castle-mountain = Daneben ist ein Gebirge für einen Steinbruch.

## Etwas verlieren

lacitta-reason-removes = Du verlierst { lacitta-the-building }.
lacitta-reason-starves-spare = Die Stadt auf { $space } hat { $count ->
    [one] einen freien Bürger
   *[other] { $count } freie Bürger
}: Kein Gebäude geht verloren.
lacitta-reason-starves-building = Die Stadt auf { $space } hat keinen freien Bürger: Du verlierst auch ein Gebäude, bestenfalls { lacitta-the-building }.
lacitta-reason-starves-city = Der letzte Bürger der Stadt auf { $space }: Die ganze Stadt geht verloren.

## Anderes

lacitta-reason-pass = Nichts anderes scheint eine Karte wert.
lacitta-reason-refresh = { lacitta-the-card } verschwindet, und eine neue Karte kommt.
lacitta-reason-keep = { lacitta-the-card } bleibt liegen.
lacitta-reason-little = Ändert vorerst wenig.
