# Die Rätsel von Antiquity: was gefragt ist, und warum die Lösung stimmt.

antiquity-puzzle-carts = Zwei Wagenbauer
antiquity-puzzle-carts-goal = Komm mit beiden Wagenbauern möglichst nah an je { $each } Nahrungs- und Luxusgüter jeder Art: von { $before } auf { $count } von { $all }. Dein Vorrat zählt, und was auf dem Land bereitliegt.
antiquity-puzzle-carts-built = Auf { $space } baust du { antiquity-a-kind }: { $count }× { antiquity-the-good }, davon { $gain ->
    [one] zählt 1
   *[other] zählen { $gain }
}.
antiquity-puzzle-carts-reach = Auf { $space } baust du { antiquity-a-kind }, und dein Gebiet reicht weiter.

antiquity-puzzle-graves = Die letzte Ehre
antiquity-puzzle-graves-goal = Lege deine Gräber ({ $graves }) so, dass für möglichst viele Gebäude noch Platz ist, für jedes einzeln: { $count } von { $before }.
antiquity-puzzle-graves-fits = Es ist noch Platz für { antiquity-a-building }.
antiquity-puzzle-graves-lost = Für { antiquity-a-building } war kein Platz zu retten.

antiquity-puzzle-pack = Eine volle Stadt
antiquity-puzzle-pack-goal = Bebaue in diesem Plan möglichst viele leere Quadrate: { $count }. Wohnhäuser, Wagenbauer, Brunnen und Lager zählen nicht, und die Bank bleibt zu.
antiquity-puzzle-pack-built = Du baust { antiquity-a-building }.
antiquity-puzzle-pack-left = Quadrate, die leer bleiben: { $left }.
