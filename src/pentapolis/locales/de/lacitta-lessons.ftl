### La Città: die Lektion, in zwei Kapiteln

## Ein Jahr in Frieden

lacitta-lesson-peace = Ein Jahr in Frieden
lacitta-lesson-peace-about = Castelli, Bauernhöfe, Marktplätze und Gold: Lass zwei Städte wachsen und ernähre sie.
lacitta-lesson-peace-castle = Du bist ein italienischer Fürst. Das Spiel dauert sechs Jahre, und am Ende ist jeder Bürger ein Punkt. Dein erstes Castello steht schon. Stelle das zweite dort auf, wo das Land am meisten Nahrung gibt: auf das Feld mit der 5.
lacitta-lesson-peace-castle-poor = Ein Castello lebt von den Getreidefeldern daneben, und dort geben sie weniger. Suche die 5.
lacitta-lesson-peace-farm = Gut gewählt. Das Jahr beginnt, jede Stadt wächst: 8 Bürger, aber nur 7 Nahrung. Am Jahresende isst jeder 1. Baue einen Bauernhof: Wähle „Bauernhof“ und dann das Feld mit der höchsten Zahl.
lacitta-lesson-peace-farm-poor = Dort bringt er weniger. Ein Bauernhof bekommt die Nahrung aller Getreidefelder daneben: Suche die 5.
lacitta-lesson-peace-farm-gold = Gold kann man nicht essen: Am Jahresende würde ein Bürger verhungern. Zuerst der Bauernhof.
lacitta-lesson-peace-market = 12 Nahrung für 8 Bürger: Das reicht für mehr. Aber eine Stadt ohne Marktplatz wächst nicht über 5 hinaus; darum steht dort 4/5. Baue einen Marktplatz auf das markierte Feld neben deinem ersten Castello.
lacitta-lesson-peace-market-water = Das geht, aber auf dieses Feld kommt bald ein anderes Gebäude. Nimm das markierte Feld.
lacitta-lesson-peace-market-other = Auch diese Stadt braucht einen, nächstes Jahr. Beginne mit dem markierten Feld.
lacitta-lesson-peace-gold = Der Marktplatz hat seinen eigenen Bürger mitgebracht: Jetzt hast du 9. Größere Gebäude kosten Gold. Nimm mit deiner dritten Aktionskarte 2 Gold.
lacitta-lesson-peace-gold-build = Das geht, aber dann sind deine Aktionskarten aufgebraucht, und für 1 Gold bekommst du nur ein größeres Gebäude.
lacitta-lesson-peace-gold-take = Das geht, mit deinem einen Gold. Mit 2 weiteren kannst du dieses Jahr zwei solche Karten nehmen.
lacitta-lesson-peace-hospital = 3 Gold, und deine Aktionskarten sind bis zum nächsten Jahr aufgebraucht. Für die letzten zwei deiner fünf Züge gibt es Politikkarten. Nimm das „Hospital“ für 1 Gold.
lacitta-lesson-peace-hospital-university = Die „Universität“ kostet dein ganzes Gold. Für weniger bekommst du zwei billigere Gebäude.
lacitta-lesson-peace-hospital-golden = Ein kostenloser Bürger klingt gut. Das probieren wir nächstes Jahr, und dann siehst du, was daraus wird.
lacitta-lesson-peace-hospital-site = Stelle es auf das markierte Feld. Seine zwei Bögen, Bildung und Gesundheit, ziehen Bürger an; und mit einer dritten Art zusammen sind sie Punkte wert.
lacitta-lesson-peace-hospital-field = Ein Bauernhof brächte dort viel Nahrung. Bögen wirken überall: Nimm das markierte Feld.
lacitta-lesson-peace-palace = Jetzt fehlt noch Kultur, die dritte Art. Nimm den „Palazzo“ für 1 Gold.
lacitta-lesson-peace-palace-bread = Diese Karte hilft gegen Nachbarstädte, und du hast noch keine.
lacitta-lesson-peace-palace-site = Baue ihn auf das markierte Feld: Eine Stadt mit allen drei Arten von Bögen ist am Ende 3 Punkte mehr wert.
lacitta-lesson-peace-palace-other = In dieser Stadt stünde der Palazzo allein. Neben dem Hospital macht er die drei Arten voll.
lacitta-lesson-peace-growth = Alle drei Arten: prächtig. Alle haben gegessen, der Rest verfällt, und beide Städte sind gewachsen: 11 Bürger, 12 Nahrung. Was das Volk will, kommt später dran. Deine zweite Stadt ist mit 5 voll: Baue dort einen Marktplatz auf das markierte Feld.
lacitta-lesson-peace-growth-field = Dort gibt das Land mehr: Heb diesen Platz für einen Bauernhof auf. Ein Marktplatz kann überall stehen.
lacitta-lesson-peace-golden = Drei Runden später: Deine erste Stadt hat einen Brunnen und keine Obergrenze mehr. 12 Nahrung für 12 Bürger, und „Goldene Zeiten“ bringt kostenlos einen dazu. Nimm die Karte und lass ihn in der markierten Stadt wohnen.
lacitta-lesson-peace-famine = 13 Bürger, 12 Nahrung: Hungersnot! Jemand muss gehen. Wähle die Stadt mit freien Bürgern, dann steht kein Gebäude leer.
lacitta-lesson-peace-famine-busy = Dort sind alle bei der Arbeit: Mit dem Bürger verlierst du auch ein Gebäude.
lacitta-lesson-peace-count = Die Hungersnot kostet auch deinen ersten Zug und eine Aktionskarte, im letzten Jahr 5 Punkte. Und beide Städte sind wieder gewachsen: 14 Bürger, 12 Nahrung. Zähle, bevor du wächst! Baue einen guten Bauernhof.
lacitta-lesson-peace-count-poor = Rechne auch für nächstes Jahr: Dann sind es 16 Bürger. Suche eine höhere Zahl.
lacitta-lesson-peace-end = { $food } Nahrung für 14 Bürger, und genug für die 16 im nächsten Jahr. Du weißt jetzt, wie Städte in Frieden wachsen. Aber auch deine Nachbarn wollen deine Bürger: auf zum nächsten Kapitel!

## Die Stimme des Volkes

lacitta-lesson-voice = Die Stimme des Volkes
lacitta-lesson-voice-about = Nachbarn, Bögen und vier Stimmen: Bürger gehen dorthin, wo es besser ist.
lacitta-lesson-voice-statue = Jedes Jahr ziehen Bürger in eine Nachbarstadt (höchstens 2 freie Felder dazwischen), die mehr von dem hat, was das Volk will. Die offene Stimme will Kultur: { $player_rival } hat nebenan eine Statue (1 Bogen), du nicht. Baue auch eine auf das markierte Feld.
lacitta-lesson-voice-statue-school = Eine Schule ist für Bildung da. Die einzige Stimme, die du kennst, will Kultur.
lacitta-lesson-voice-statue-gold = Gold zieht niemanden an, und dann verlierst du einen Bürger an { $player_rival }.
lacitta-lesson-voice-contact = 1 zu 1: Gleichstand, für Kultur zieht also niemand um. Aber drei Stimmen sind noch verdeckt, und es gilt, was die meisten der vier wollen. Nimm „Bürgernähe“: Die Karte ist kostenlos.
lacitta-lesson-voice-contact-build = Wofür? Du müsstest raten. Hör erst einmal hin.
lacitta-lesson-voice-look = Wähle zwei der verdeckten Stimmen. Nur du siehst sie.
lacitta-lesson-voice-school = Zweimal Bildung! Dafür hat { $player_rival } keinen Bogen, und was du weißt, weiß sonst niemand. Baue eine Klosterschule.
lacitta-lesson-voice-school-statue = Eine Stimme für Kultur, zwei für Bildung: Baue, was die meisten wollen.
lacitta-lesson-voice-school-gold = Das ist dein letzter Zug vor der Abstimmung, und eine Schule genügt, um einen Bürger zu gewinnen.
lacitta-lesson-voice-found = Bildung gewann 3 zu 1: Ein Bürger kam zu dir, und { $player_rival } hatte niemanden mehr für die Statue und gab sie auf. Dein freier Bürger kann eine Stadt gründen; zwei kommen dazu. Wähle ein Feld mit der 5.
lacitta-lesson-voice-found-poor = Dort gibt das Land weniger, und eine neue Stadt will essen. Suche die 5.
lacitta-lesson-voice-bread = Ein Jahr später, dein letzter Zug vor der Abstimmung. Drei der vier Stimmen wollen Kultur, und der Palazzo von { $player_rival } schlägt deine Statue 2 zu 1. Nimm „Brot und Spiele“.
lacitta-lesson-voice-bread-contact = Du weißt genug: Drei von vier Stimmen sind die Mehrheit.
lacitta-lesson-voice-bread-harvest = Nahrung hast du genug. Dir fehlen Bögen, und nur für dieses Jahr.
lacitta-lesson-voice-price = Die Karte setzt Figuren auf deine Gebäude. Jede Figur ist dort bis zum Jahresende ein Bogen mehr. Eine ist kostenlos, zwei kosten 2 Gold. Zahle 2 Gold.
lacitta-lesson-voice-price-free = Mit einer steht es 2 zu 2, und niemand zieht um. Mit zweien steht es 3 zu 2, und ein Bürger kommt zu dir.
lacitta-lesson-voice-cheer = Setze beide auf deine Statue, für Kultur.
lacitta-lesson-voice-cheer-elsewhere = Dort zählt die Figur für etwas, das das Volk dieses Jahr nicht will.
lacitta-lesson-voice-remove = 3 zu 2: Ein Bürger kam zu dir. Aber aus deiner kleinen Stadt, in der niemand frei war, zog einer zu { $player_rival }: Ein Gebäude am Rand muss weg. Gib den Steinbruch auf.
lacitta-lesson-voice-remove-farm = Dieser Bauernhof bringt 5 Nahrung. Ohne ihn folgt sofort eine Hungersnot.
lacitta-lesson-voice-end = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bis jetzt. Nun weißt du alles: Ernähre deine Bürger, baue Bögen, achte auf die Nachbarn; wer nach sechs Jahren die meisten Punkte hat, gewinnt. Spiele eine ganze Partie!
