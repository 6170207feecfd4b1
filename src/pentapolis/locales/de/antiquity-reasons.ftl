# Antiquity: warum eine Wahl gut oder schlecht ist, für Tipps. Je ein kurzer Satz.

## Die Stadt

antiquity-reason-house = Ein Bewohner mehr, der arbeiten kann: { $men } insgesamt.
antiquity-reason-house-no-work = { $shops ->
    [one] Für deinen Wagenbauer gibt es schon einen Bewohner.
   *[other] Für alle { $shops } Wagenbauer gibt es schon Bewohner.
}
antiquity-reason-no-second-house = Lässt ein kostenloses Wohnhaus liegen.
antiquity-reason-people = Bewohner: { $count } von { $all }.
antiquity-reason-kinds = Arten von Gebäuden: { $count } von { $all }.
antiquity-reason-cart-shop = Mit einem Bewohner jede Runde einmal mehr auf dem Land bauen. Wagenbauer dann: { $shops }, Bewohner: { $men }.
antiquity-reason-cart = { $count ->
    [one] Damit darfst du diese Runde einmal auf dem Land bauen.
   *[other] Damit darfst du diese Runde { $count }-mal auf dem Land bauen.
}
antiquity-reason-cart-idle = { $count ->
    [0] Es gibt nichts zu bauen: Du hast weder Holz noch Saat.
    [one] Dein Holz und deine Saat reichen nur einmal zum Bauen auf dem Land.
   *[other] Dein Holz und deine Saat reichen nur { $count }-mal zum Bauen auf dem Land.
}
antiquity-reason-cathedral = Ohne Kathedrale gewinnt niemand.
antiquity-reason-graves = Gräber in dieser Runde, die Ernte mitgezählt: { $after } statt { $before }.
antiquity-reason-granary-later = Bis zu { $saved ->
    [one] { $saved } Grab
   *[other] { $saved } Gräber
} weniger in jeder Runde, in der die Hungersnot deine Nahrung übersteigt.
antiquity-reason-pollution = Verschmutzung je Runde: { $after } statt { $before }.
antiquity-reason-pollution-none = Zurzeit gibt es keine Verschmutzung, die es verringern könnte.
antiquity-reason-famine = Senkt die Hungersnot auf { $famine }.
antiquity-reason-brewery = Erlaubt Gasthäuser und damit mehr Land. Saubere Felder in deinem Gebiet: { $clean }.
antiquity-reason-brewery-escape = Erlaubt ein Gasthaus, bevor { $player_two } dein Gebiet umschließt.
antiquity-reason-brewery-siege = Erlaubt Gasthäuser um das Gebiet von { $player_two }.
antiquity-reason-storage-room = Platz für Güter, mit einem Bewohner: { $room }. Du hast { $goods }.
antiquity-reason-storage = Bewahrt deine Güter: Platz für { $room }, du hast { $goods }.
antiquity-reason-storage-empty = Zurzeit hast du nichts zu lagern.
antiquity-reason-storage-needless = Deine Kathedrale bewahrt ohnehin alle Güter.
antiquity-reason-for-dump = Mit einem Bewohner 4 Verschmutzung weniger je Runde.
antiquity-reason-for-stable = Mit einem Bewohner reicht dein Gebiet drei Schritte weit statt zwei.
antiquity-reason-for-harbour = Mit einem Bewohner reicht dein Gebiet über das Wasser bis an seine Küsten.
antiquity-reason-for-university = Ihr Bewohner arbeitet auch in jeder Fakultät daneben.
antiquity-reason-market = Aus zwei Gütern wird ein beliebiges.
antiquity-reason-market-idle = Du hast keine zwei Güter zum Tauschen.
antiquity-reason-market-wish = { $good ->
    [stone] In der Markthalle wird aus zwei Gütern Stein, für die Kathedrale.
    [wood] In der Markthalle wird aus zwei Gütern Holz, und ohne Holz baust du nichts.
   *[other] In der Markthalle wird aus zwei Gütern eins, das fehlt ({ antiquity-the-good }): Du hast { $have }{ $need ->
        [0] .
       *[other] { " " }von { $need }.
    }
}
antiquity-reason-explorer = Entdeckungsmarker in deinem Gebiet: { $tokens }.
antiquity-reason-explorer-idle = In deinem Gebiet liegt kein Entdeckungsmarker.
antiquity-reason-hospital = Räumt Gräber ab, bis zu { $most } je Runde. Du hast { $graves }.
antiquity-reason-hospital-none = Du hast keine Gräber.
antiquity-reason-zone-same = Dein Gebiet wächst dadurch nicht.
antiquity-reason-zone = Dein Gebiet wächst: { $hexes } dazu, davon sauber: { $clean }.
antiquity-reason-university-none = Keine Fakultät steht daneben.
antiquity-reason-university = Fakultäten, in denen ihr Bewohner auch arbeitet: { $count }.
antiquity-reason-power = { $building ->
    [theology] Mit einem Bewohner kannst du den Schutzheiligen wechseln.
    [philosophy] Mit einem Bewohner darfst du mit Gütern derselben Art bezahlen.
    [biology] Mit einem Bewohner braucht je Runde ein Bauernhof keine Saat.
    [alchemy] Mit einem Bewohner reinigst du je Runde ein Feld und die Felder daneben.
   *[forced-labour] Mit einem Bewohner bringt alles auf dem Land schneller Ertrag, aber ein Drittel geht verloren.
}
antiquity-reason-last-man = Es ist dein letzter freier Bewohner.
antiquity-reason-men-left = Freie Bewohner danach: { $men }.

## Was es kostet

antiquity-reason-cost = Kostet{ antiquity-goods }.
antiquity-reason-costs-food = Kostet 1× Nahrung. Nahrung danach: { $left }.
antiquity-reason-last-wood = Dann ist kein Holz mehr da, und kein Holzfäller ist am Werk.
antiquity-reason-squares = Belegt Quadrate: { $squares }. Leer danach: { $left }.

## Andere Schritte eines Plans

antiquity-reason-place-tight = Hält die freien Quadrate beisammen. Leer danach: { $left }.
antiquity-reason-place-loose = Zerstückelt die freien Quadrate.
antiquity-reason-place-looser = Die freien Quadrate hängen dann schlechter zusammen als möglich.
antiquity-reason-blocks = Danach ist kein Platz mehr für { antiquity-a-building }.
antiquity-reason-pay-spare = Davon hast du genug ({ antiquity-the-good }): noch { $count }, im Wachsen { $growing }.
antiquity-reason-pay-needed = Das brauchst du für dein Ziel ({ antiquity-the-good }): noch { $count }, im Wachsen { $growing }, nötig { $need }.
antiquity-reason-pay-seed = Es ist deine letzte Saat dieser Art ({ antiquity-the-good }), und nichts davon wächst.
antiquity-reason-exchange-for = { $good ->
    [stone] Aus zwei Gütern wird Stein, für die Kathedrale.
    [wood] Aus zwei Gütern wird Holz, und ohne Holz baust du nichts.
   *[other] Aus zwei Gütern wird eins, das fehlt ({ antiquity-the-good }): Du hast { $have }{ $need ->
        [0] .
       *[other] { " " }von { $need }.
    }
}
antiquity-reason-give-spare = Das kannst du entbehren ({ antiquity-the-good }): { $have } im Vorrat, { $growing } im Wachsen, { $need } nötig.
antiquity-reason-give-least = Am ehesten kannst du das entbehren ({ antiquity-the-good }): { $have } im Vorrat, { $growing } im Wachsen, { $need } nötig.
antiquity-reason-give-needed = Das brauchst du selbst ({ antiquity-the-good }): { $have } im Vorrat, { $growing } im Wachsen, { $need } nötig.
antiquity-reason-give-material = Das kannst du entbehren ({ antiquity-the-good }). Danach: { $left }.
antiquity-reason-give-last-material = Das brauchst du zum Bauen ({ antiquity-the-good }). Danach: { $left }.
antiquity-reason-take = Das fehlt dir zum Ziel ({ antiquity-the-good }): Du hast { $have } von { $need }.
antiquity-reason-take-seed = Das ist Saat: Noch wächst nichts davon ({ antiquity-the-good }).
antiquity-reason-take-growing = Davon wächst schon genug: { $growing }.
antiquity-reason-take-spare = Mehr davon brauchst du jetzt nicht ({ antiquity-the-good }).
antiquity-reason-take-wood = Mit Holz baust du fast alles. Du hast { $have }.
antiquity-reason-want-for-nothing = Du bietest noch nichts dafür.
antiquity-reason-saint-goods = Güter, die für je { $need } von allen Nahrungs- und Luxusgütern noch fehlen: { $count }.
antiquity-reason-saint-inns = Gasthäuser, die noch fehlen, um { $player_two } zu umschließen: { $count }.
antiquity-reason-saint-no-ring = Von hier aus lässt sich kein Gebiet umschließen.
antiquity-reason-saint-two = Verlangt zwei Bedingungen zugleich.
antiquity-reason-saint-keeps = Bewahrt von nun an alle deine Güter.
antiquity-reason-saint-rounds = { $rounds ->
    [one] Grob geschätzt noch eine Runde bis zum Sieg.
   *[other] Grob geschätzt noch { $rounds } Runden bis zum Sieg.
}
antiquity-reason-saint-never = In dieser Partie kaum zu schaffen.
antiquity-reason-heal-square = Macht ein Quadrat frei. Leer danach: { $left }.
antiquity-reason-heal-building = Lässt { antiquity-a-building } wieder arbeiten.
antiquity-reason-heal-more = Macht { antiquity-a-building } zum Teil frei. Gräber, die darauf bleiben: { $graves }.
antiquity-reason-lift = Vielleicht gibt es einen besseren Platz für { antiquity-a-building }.
antiquity-reason-accept = { $gives ->
    [0] Du bekommst nichts.
   *[other] Du bekommst{ antiquity-goods }.
} { $wants ->
    [0] Es kostet dich nichts.
   *[other] Es kostet dich{ antiquity-goods-back }.
}
antiquity-reason-finish = Dein Plan steht. Besetzte Wagenbauer: { $count }, Güter übrig: { $goods }.
antiquity-reason-finish-empty = Es gibt nichts mehr zu tun: Weder Güter noch besetzte Wagenbauer sind da.
antiquity-reason-goods-lost = Güter, die verloren gehen, weil kein Platz für sie ist: { $count }.
antiquity-reason-idle-men = Bewohner, die daheimbleiben, obwohl es Arbeit gibt: { $men }.
antiquity-reason-step = { $verb ->
    [raze] Macht den Weg für einen anderen Schutzheiligen frei.
    [take-back] Beginnt den Schritt neu.
    [dig] Vielleicht gibt es einen besseren Platz für das Grab.
    [resign] Beendet das Spiel für dich.
    [decline] Deine Güter bleiben, wie sie sind.
    [withdraw] Alles wird wieder, wie es war.
   *[other] Ein Handel kann euch beiden helfen.
}

## Das Land

antiquity-reason-yield = Bringt { $count }× { antiquity-the-good }: { $have } im Vorrat, { $growing } im Wachsen, { $need } nötig.
antiquity-reason-yield-spare = Bringt { $count }× { antiquity-the-good }. { $need ->
    [0] Dein Ziel verlangt es nicht, aber in der Markthalle lässt es sich tauschen.
   *[other] Du hast genug, aber in der Markthalle lässt es sich tauschen.
}
antiquity-reason-yield-enough = Bringt { $count }× { antiquity-the-good }. { $need ->
    [0] Dein Ziel verlangt es nicht.
   *[other] { $growing ->
        [0] Davon hast du schon genug.
       *[other] Mit dem, was noch wächst, hast du genug davon.
    }
}
antiquity-reason-yield-material = Bringt { $count }× { antiquity-the-good }: { $have } im Vorrat, { $growing } noch zu ernten.
antiquity-reason-first-wood = Kein Holzfäller ist am Werk, und ohne Holz baust du nichts.
antiquity-reason-first-stone = Mit Stein bezahlst du die Kathedrale.
antiquity-reason-stone-for-city = Eine weitere Stadt kostet einen Stein.
antiquity-reason-first-food = Es ist deine erste Nahrung: gut für Wohnhäuser und gegen Gräber.
antiquity-reason-grassland = Felder, die danach Wiese für Bauernhöfe sind: { $count }.
antiquity-reason-used-up = Felder, die für immer verbraucht sind: { $count }. Saubere Felder danach: { $left }.
antiquity-reason-range = Entscheidet über das ganze Gebirge: von nun an nur { antiquity-the-good }.
antiquity-reason-man-away = Der Bewohner ist { $rounds } Runden fort.
antiquity-reason-new-land = Saubere Felder in deinem Gebiet: { $after } statt { $before }.
antiquity-reason-escape = Felder deines Gebiets, die { $player_two } dann nicht erreicht: { $hexes }.
antiquity-reason-no-escape = { $player_two } erreicht alles, was dieses Gasthaus hinzufügt.
antiquity-reason-ring = Felder, die dir dann noch fehlen, um { $player_two } zu umschließen: { $left }.
antiquity-reason-city-room = Neue Quadrate zum Bauen: { $squares }.
antiquity-reason-city-pollution = Verschmutzung je Runde: { $count } mehr.
antiquity-reason-home-zone = Felder in deinem Gebiet: { $hexes }. Davon Wiese: { $grass }.
antiquity-reason-home-forest = Holz, das ein einziger Holzfäller bringen kann: { $best }. Wald insgesamt: { $forests }.
antiquity-reason-home-water = Wasserfelder zum Fischen: { $count }.
antiquity-reason-home-ranges = Gebirge in Reichweite: { $count }.
antiquity-reason-home-tokens = Entdeckungsmarker in Reichweite: { $count }.
antiquity-reason-clean = Felder, die wieder nutzbar sind: { $count }.
antiquity-reason-end-within-reach = Mit der Ernte ist deine Bedingung erfüllt. Bei Gleichstand entscheiden saubere Felder: Du hast { $clean }.
antiquity-reason-end-saves = { $wood ->
    [0] Spart Land für später.
   *[other] Spart Holz und Land für später. Holz: { $wood }.
} Saubere Felder in deinem Gebiet: { $clean }.
antiquity-reason-end-saves-food = Spart Nahrung. Im Vorrat: { $food }.
antiquity-reason-end-carts = Besetzte Wagenbauer, die nichts bauen: { $count }.

## Lagern, Ernten, Erkundung, Gräber und Verschmutzung

antiquity-reason-harvest-inside = Dieses Feld deines Gebiets wird frei: Wiese für einen Bauernhof oder Platz für Verschmutzung.
antiquity-reason-harvest-outside = Dieses Feld liegt außerhalb deines Gebiets, und wo dein anderes Holz noch liegt, kommt keine Verschmutzung hin.
antiquity-reason-harvest-polluted = Alle diese Felder bleiben verschmutzt: Es ist fast gleich, welches zuerst kommt.
antiquity-reason-explore = Du bekommst das Gut, das er zeigt. Chance auf Nahrung: { $percent } %.
antiquity-reason-explore-famine = Nahrung erhöht für alle die Hungersnot; sie steht jetzt auf { $famine }.
antiquity-reason-explore-not = So trägst du nichts zur Hungersnot bei.
antiquity-reason-bury-again = Trifft { antiquity-a-building } mit einem Grab darauf: Sonst wird nichts stillgelegt.
antiquity-reason-bury-building = Legt { antiquity-a-building } still.
antiquity-reason-pollute-land = Verdirbt gutes Land: { $terrain ->
    [forest] Wald
    [grassland] Wiese
   *[mountain] Gebirge
}, { $count } beieinander.
antiquity-reason-pollute-least = Kein anderes Feld wäre leichter zu entbehren: { $terrain ->
    [forest] Wald
    [grassland] Wiese
   *[mountain] Gebirge
}, { $count } beieinander.
antiquity-reason-pollute-little = Hier geht wenig verloren: { $terrain ->
    [forest] Wald
    [grassland] Wiese
   *[mountain] Gebirge
}, { $count } beieinander.
antiquity-reason-pollute-theirs = Auch { $player_two } verliert dieses Feld.
antiquity-reason-pollute-token = Ein Entdeckungsmarker geht verloren.
antiquity-reason-pollute-water = Hier kann niemand mehr fischen.
