### The coach in La Città: what a decision is for, the first time it comes

lacitta-coach-castle = A castle lives off the land around it. Look for rich farmland, water for fountains and room to grow, not too close to others.
lacitta-coach-refresh = The oldest card has lain there for a while. A new one may suit you better, or an opponent.
lacitta-coach-turn = Each year you act five times. Action cards build or bring gold, politics cards cost gold and do more. At the end of the year all citizens eat, so watch your food.
lacitta-coach-send = The new city begins with one of your own citizens. Send one from a city with a spare citizen.
lacitta-coach-build = Farms feed, markets and fountains let a city grow, arches attract people from neighbours. Every building needs a citizen.
lacitta-coach-pay = More gold makes this card do more. Keep some for the cards that come later this year.
lacitta-coach-cheer = Each coloured citizen counts as one more arch there this year: enough to win a close comparison with a neighbour.
lacitta-coach-welcome = New citizens are points and hands for buildings, but they eat, too. Put them where there is room.
lacitta-coach-harvest = Choose the farm that yields most: this year it counts twice.
lacitta-coach-look = If you know the voices of the people, you know which arches to build before the year is over.
lacitta-coach-wish = Two wishes came out equal. Take the one of which this city has more than its neighbours.
lacitta-coach-remove = More buildings than citizens: something has to go, from the outside inwards. Keep what feeds and what attracts.
lacitta-coach-starve = There was too little food. Let a citizen go where it costs you least: where no building depends on it.
