# De puzzels van Antiquity: wat er gevraagd wordt, en waarom het antwoord klopt.

antiquity-puzzle-carts = Twee wagenmakerijen
antiquity-puzzle-carts-goal = Kom met beide wagenmakerijen zo dicht mogelijk bij { $each } van elk voedsel en luxeartikel: van { $before } naar { $count } van { $all }. Je voorraad telt, en wat op het land klaarligt.
antiquity-puzzle-carts-built = Op { $space } bouw je { antiquity-a-kind }: { $count }× { antiquity-the-good }, waarvan { $gain ->
    [one] er 1 telt
   *[other] er { $gain } tellen
}.
antiquity-puzzle-carts-reach = Op { $space } bouw je { antiquity-a-kind }, en je zone reikt verder.

antiquity-puzzle-graves = De laatste eer
antiquity-puzzle-graves-goal = Leg je graven ({ $graves }) zo dat er voor zo veel mogelijk gebouwen nog plaats is, voor elk apart: { $count } van { $before }.
antiquity-puzzle-graves-fits = Er is nog plaats voor { antiquity-a-building }.
antiquity-puzzle-graves-lost = Voor { antiquity-a-building } was geen plaats te redden.

antiquity-puzzle-pack = Een volle stad
antiquity-puzzle-pack-goal = Vul in dit plan zo veel mogelijk lege vakken met gebouwen: { $count }. Huizen, wagenmakerijen, fonteinen en pakhuizen tellen niet mee, en de bank is dicht.
antiquity-puzzle-pack-built = Je bouwt { antiquity-a-building }.
antiquity-puzzle-pack-left = Vakken die leeg blijven: { $left }.
