### La Città: the lesson, in two chapters

## A year of peace

lacitta-lesson-peace = A year of peace
lacitta-lesson-peace-about = Castles, farms, markets and gold: let two cities grow, and feed them.
lacitta-lesson-peace-castle = You are an Italian prince. The game lasts six years, and in the end every citizen is a point. Your first castle stands. Place the second where the land feeds most: on the hex with the 5.
lacitta-lesson-peace-castle-poor = A castle lives off the farmland next to it, and there is less of it there. Look for the 5.
lacitta-lesson-peace-farm = Well placed. The year begins and every city grows: 8 citizens, but only 7 food. Everyone eats 1 when the year ends. Build a farm: choose Farm, then the hex with the highest number.
lacitta-lesson-peace-farm-poor = It would yield less there. A farm gets the food of all farmland next to it: look for the 5.
lacitta-lesson-peace-farm-gold = Gold cannot be eaten: at the end of the year a citizen would starve. The farm comes first.
lacitta-lesson-peace-market = 12 food for 8 citizens: there is enough for more. But a city without a market stops growing at 5, which is why it says 4/5. Build a market on the marked hex next to your first castle.
lacitta-lesson-peace-market-water = You could, but another building will soon go there. Take the marked hex.
lacitta-lesson-peace-market-other = That city will need one too, next year. Begin with the marked hex.
lacitta-lesson-peace-gold = The market brought its own citizen: now you have 9. Larger buildings cost gold. Use your third action card to take 2 gold.
lacitta-lesson-peace-gold-build = You could, but then your action cards are used up, and with 1 gold you get only one of the larger buildings.
lacitta-lesson-peace-gold-take = You could, with your 1 gold. With 2 more you can have two of these cards this year.
lacitta-lesson-peace-hospital = 3 gold, and your action cards are used up until next year. For the last two of your five turns there are politics cards. Take the Hospital for 1 gold.
lacitta-lesson-peace-hospital-university = The University costs all your gold. You get two cheaper buildings for less.
lacitta-lesson-peace-hospital-golden = A citizen for free sounds good. We will try that next year, and see what comes of it.
lacitta-lesson-peace-hospital-site = Put it on the marked hex. Its two arches, education and health, will draw people; and they are worth points together with a third kind.
lacitta-lesson-peace-hospital-field = A farm would yield much food there. Arches work on any hex: take the marked one.
lacitta-lesson-peace-palace = Now culture is missing, the third kind. Take the Palace for 1 gold.
lacitta-lesson-peace-palace-bread = That card helps in a dispute with neighbours. You have none yet.
lacitta-lesson-peace-palace-site = Build it on the marked hex: a city with all three kinds of arches is worth 3 extra points at the end.
lacitta-lesson-peace-palace-other = In that city the palace would stand alone. Next to the hospital it makes all three kinds.
lacitta-lesson-peace-growth = All three kinds: splendid. Everyone ate, leftover food is lost, and both cities grew: 11 citizens, 12 food. What the people want comes later. Your second city is full with 5: build its market on the marked hex.
lacitta-lesson-peace-growth-field = The land there is richer: keep that hex for a farm. A market works anywhere.
lacitta-lesson-peace-golden = Three rounds went by, and your first city got a fountain: it has no limit any more. 12 food for 12 citizens, and Golden age brings one more for free. Take it, and let the newcomer settle in the marked city.
lacitta-lesson-peace-famine = 13 citizens, 12 food: famine! Someone must go. Choose the city with spare citizens, so that no building is left empty.
lacitta-lesson-peace-famine-busy = Everyone is busy there: with the citizen you would lose a building, too.
lacitta-lesson-peace-count = The famine also cost your first turn and an action card; in the last year it costs 5 points. And both cities grew again: 14 citizens, 12 food. Count before you grow! Build a good farm.
lacitta-lesson-peace-count-poor = Count for next year, too: there will be 16 citizens. Look for a higher number.
lacitta-lesson-peace-end = { $food } food for 14 citizens, and enough for the 16 of next year. You know how cities grow in peace. But your neighbours want your citizens, too: on to the next chapter!

## The voice of the people

lacitta-lesson-voice = The voice of the people
lacitta-lesson-voice-about = Neighbours, arches and four voices: citizens go where life is better.
lacitta-lesson-voice-statue = Each year citizens move to a neighbouring city (at most 2 free hexes between) that has more of what the people want. The face-up voice wants culture: { $player_rival } has a statue (1 arch) next door, you do not. Build one on the marked hex.
lacitta-lesson-voice-statue-school = A school is for education. The only voice that you know wants culture.
lacitta-lesson-voice-statue-gold = Gold draws no one, and { $player_rival } would take a citizen from you.
lacitta-lesson-voice-contact = 1 to 1: a tie, so no one moves for culture. But three voices are still hidden, and what most of the four want counts. Take Ear to the ground: it is free.
lacitta-lesson-voice-contact-build = Build for what? You would have to guess. Listen first.
lacitta-lesson-voice-look = Choose two of the hidden voices. Only you will see them.
lacitta-lesson-voice-school = Education, twice! { $player_rival } has no arch for that, and does not know what you know. Build a cloister school.
lacitta-lesson-voice-school-statue = One voice for culture, two for education: build for what most of them want.
lacitta-lesson-voice-school-gold = There is only this turn left before the vote, and one school is enough to win a citizen.
lacitta-lesson-voice-found = Education won, 3 to 1: a citizen came to you, and { $player_rival } had no one left for the statue and removed it. Your spare citizen can found a city, and two more come along. Choose a hex with the 5.
lacitta-lesson-voice-found-poor = The land yields less there, and a new city wants to eat. Look for the 5.
lacitta-lesson-voice-bread = A year later, your last turn before the vote. Three of the four voices want culture, and the palace of { $player_rival } beats your statue, 2 to 1. Take Bread and circuses.
lacitta-lesson-voice-bread-contact = You know enough: three of four voices are the majority.
lacitta-lesson-voice-bread-harvest = You have food enough. It is arches that you lack, and only for this year.
lacitta-lesson-voice-price = The card puts coloured citizens on your buildings. Each is one more arch there until the year ends. One is free, two cost 2 gold. Pay 2 gold.
lacitta-lesson-voice-price-free = One makes it 2 to 2, and no one moves. Two make it 3 to 2, and a citizen comes to you.
lacitta-lesson-voice-cheer = Put both on your statue, for culture.
lacitta-lesson-voice-cheer-elsewhere = There it would count for something that the people do not want this year.
lacitta-lesson-voice-remove = 3 to 2: a citizen came to you. But { $player_rival } drew one from your small city, which had no spare citizen: a building at its edge must go. Remove the quarry.
lacitta-lesson-voice-remove-farm = That farm feeds 5. Without it there would be a famine right after.
lacitta-lesson-voice-end = { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far. You know it all now: feed your citizens, build arches, watch your neighbours, and the most points after six years win. Play a whole game!
