# The lesson of Palatinus.

palatinus-lesson-first = Seven hills
palatinus-lesson-first-about = Merchants, farmers, soldiers and wolves, and the reveal at the end.

palatinus-lesson-first-goal = Rome is still seven hills with peoples quarrelling over them. Have the most influence on a hill when the game ends, and its laurel is yours: 3 to 6 points. You are red.
palatinus-lesson-first-merchant = Everyone places one inhabitant a turn. { $player_rival } began with a soldier, { $player_third } with a farmer. Put a face-up merchant between them, on A0: merchants live off their neighbours.
palatinus-lesson-first-merchant-elsewhere = There it would have fewer neighbours, and earn less. On A0 it has both a soldier and a farmer next to it.
palatinus-lesson-first-merchant-level = There it would earn 5, too, but on hill D, whose laurel is worth only 3 points. On A0 it counts for hill A, worth 6.
palatinus-lesson-first-farmer = 5 influence on hill A: 3 from the soldier, 2 from the farmer, though neither is yours. Farmers want water and room: 2 for each spring under or next to them, 2 for each empty field next to them. Which of the three spaces is best?
palatinus-lesson-first-farmer-six = That makes 6: the spring on E5 and the two empty fields next to it. One of the other spaces lies among more springs.
palatinus-lesson-first-farmer-four = That makes only 4: the rim has few neighbours. Look for blue-rimmed springs.
palatinus-lesson-first-soldier = 10 influence, for one round: now { $player_third } stands on D3, the field is no longer empty, and 8 are left. Next, a soldier: place it on A3, between a merchant and a farmer.
palatinus-lesson-first-soldier-elsewhere = Let us take A3: a merchant and a farmer are next to it, and there is room for more.
palatinus-lesson-first-tip = When its hill is scored, a soldier captures the larger group next to it, merchants or farmers: 1 point each. One against one is equal, and it retreats. Tip the scales: place a merchant next to it.
palatinus-lesson-first-tip-wolf = That would tip the scales, too. But let us keep the wolves for the next turn: take a face-up merchant.
palatinus-lesson-first-tip-elsewhere = That space does not touch your soldier on A3: it would still see one merchant and one farmer, and retreat.
palatinus-lesson-first-wolf = Two against one: it will take both merchants, even your own, for 2 points. Now something secret: place a hidden farmer on B3. The others see your wolf, but not who it is.
palatinus-lesson-first-wolf-merchant = A merchant would earn 3 there, a farmer 8: B3 is a spring, with two more next to it.
palatinus-lesson-first-wolf-elsewhere = We want the hidden farmer on B3: three springs, and your merchant on A0 earns 2 from it.
palatinus-lesson-first-guess = 8 influence on B, and 2 more for your merchant next door. { $player_rival } has placed a wolf, too, on E5, among springs and empty fields: most likely a farmer. Place a merchant next to it, on A1.
palatinus-lesson-first-guess-elsewhere = Let us take A1: the wolf counts there, so do your own people, and all of it on hill A, which is worth the most.
palatinus-lesson-first-free = Well done. As long as the wolf is hidden, it counts 1 or 2 for your merchant. Now it is up to you: choose any inhabitant, point at a space to see what it brings there, and place it.
palatinus-lesson-first-window = Now a similar game, one round on. You have five inhabitants left, and the last four cannot be soldiers: yours has to come now. The wolves on E5 and E1 lie where farmers like to be. Where does it catch them both?
palatinus-lesson-first-window-own = There it also sees your own farmer on B3, and would take it before hill B is scored.
palatinus-lesson-first-window-equal = There it sees your merchant on A1 and, most likely, a farmer on E5. Equal: it would retreat.
palatinus-lesson-first-defend = If you guessed right, both are gone before hill E is scored. But { $player_rival }’s soldier on C5 sees your farmer on C0 and no one else. Save it: a hidden merchant on C4 makes it one against one.
palatinus-lesson-first-defend-farmer = Then the soldier sees two farmers, and captures both. You need a merchant here.
palatinus-lesson-first-defend-elsewhere = Then the soldier still sees your farmer alone, and captures it. Only a merchant on C4 makes it equal.
palatinus-lesson-first-last = Three rounds on, the very last turn is yours. The hills are scored from A to G: whoever is captured on A is missing on G. Your soldier on A3 sees two merchants and two farmers. Where does your last farmer help most?
palatinus-lesson-first-last-away = A farmer here does nothing for your soldier: two against two, it retreats. { $player_rival }’s farmer on G1 stays, and takes hill G.
palatinus-lesson-first-last-taken = Close! But { $player_third }’s soldier on F4 would take this farmer before G is scored, and there you would be tied: 2 points each instead of the laurel.
palatinus-lesson-first-reveal = Now the wolves are turned over. Watch hill A: your soldier captures three farmers, { $player_rival }’s among them. So it is missing on G, and that hill is yours by one. You win, 18 points to 14!
palatinus-lesson-first-tile = That is how a game ends. This is how it begins: players take turns to lay a tile, rotated as they like. Lay tile { $letter }; springs side by side are good ground for farmers.
palatinus-lesson-first-end = The board is ready and the laurels are out: the first inhabitant can be placed. That is all you need to know: now play a whole game against two easy bots. Keep an eye on the wolves!
