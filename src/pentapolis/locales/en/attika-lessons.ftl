### Attika, its lesson

attika-lesson-first = Buildings and shrines
attika-lesson-first-about = Build a Greek city where the land pays for it, and connect two shrines.

## The first turns

attika-lesson-first-goal = Greek cities grow side by side on one board; Athens is yours. You win with all 30 of your buildings on the board, or as soon as a chain of them connects the two marked shrines.
attika-lesson-first-draw = In a turn you either draw up to two new buildings or build up to three that you have stored. Draw one now, from your main stack.
attika-lesson-first-draw-main = That works too. But begin with the main stack: it holds the buildings that others follow.
attika-lesson-first-draw-build = That would cost you cards now. Draw first: what comes may be free somewhere.
attika-lesson-first-draw-finish = You would take three cards, and your turn would be over. Begin with a building.
attika-lesson-first-capital = The capital costs water, forest, hill and mountain. Symbols on a hex and around it pay for you; the number is what cards must add. Build it on the marked hex: there it is 0.
attika-lesson-first-capital-store = A stored building takes one more action later. Here and now the capital is free.
attika-lesson-first-capital-elsewhere = Not all four symbols lie around that hex; cards would have to pay for the rest. On the marked hex the capital is free.
attika-lesson-first-again = Not a single card spent! And the symbols stay: they will pay again. You may draw once more: draw a building from stack 2.
attika-lesson-first-again-other = That works too. But take stack 2 for this lesson.
attika-lesson-first-again-finish = You would take one card, and your turn would be over. Draw another building.
attika-lesson-first-plaza = The plaza. Look at your player board, marked too: an arrow leads from the capital to the plaza. Next to that predecessor it is free. Build it there, on the marked hex.
attika-lesson-first-plaza-edge = It is free there too, but that hex lies at the edge. What follows the plaza will need room next to it.
attika-lesson-first-covers = It is free there too, but it would cover a symbol, and a covered symbol pays for no one. Take the marked hex.
attika-lesson-first-plaza-elsewhere = That hex does not touch the capital, so the arrow does not count there and you would pay with cards.
attika-lesson-first-plaza-store = Next to the capital it is free now. Stored, it takes one more action later.
attika-lesson-first-market = Your two draws are used, and { $player_rival } has had a turn too. Now build: choose the market, then the marked hex. Its arrow comes from the plaza, so next to the plaza it is free.
attika-lesson-first-market-capital = That hex touches the capital, but the market’s arrow comes from the plaza. There you would pay with cards.
attika-lesson-first-market-draw = Whoever draws does not build in the same turn. Build this time: the market is waiting for its place.
attika-lesson-first-market-first = You could, but first the market: next to the plaza it costs no card.
attika-lesson-first-silver-mine = Free again. The silver mine costs three mountains; two lie around the marked hex. You have no mountain card, but any two cards replace a symbol. Build it there.
attika-lesson-first-silver-mine-finish = Two unused actions would give you two cards. But the silver mine is worth it: later the mint will be free next to it.
attika-lesson-first-silver-mine-covers = The price would be the same there, but it would cover a symbol, and a covered symbol pays for no one. Take the marked hex.
attika-lesson-first-silver-mine-first = You could, but first the silver mine: after that the mint is free next to it.
attika-lesson-first-finish = Two cards gone, none left, and one action to go. Every action you do not use gives you a card: finish and take one.

## Little room

attika-lesson-first-mint = Some turns later. Build the mint next to your silver mine: free, as the arrow says. The two are a whole group; once all buildings of a group are connected, you get an amphora.
attika-lesson-first-mint-first = You could, but first the mint: it completes a group.
attika-lesson-first-mint-draw = If you draw now, you cannot build this turn. And all that you have stored has a good place.
attika-lesson-first-settlement = An amphora! But { $player_rival } hems you in. Found a second settlement: build the vineyard on the marked hex. The hill next to it pays; a new settlement costs a card for each one you have.
attika-lesson-first-settlement-elsewhere = The price would be the same, but only the marked hex touches the shrine without covering a symbol.
attika-lesson-first-settlement-first = You could, but first make room for yourself with the vineyard.
attika-lesson-first-settlement-finish = You would keep your card and stay hemmed in. Make room for yourself first.
attika-lesson-first-vintner = Now you have two settlements. Build the vintner next to the vineyard, on the marked hex: it is free there and completes the next group.
attika-lesson-first-vintner-first = You could, but first the vintner: it completes the group.
attika-lesson-first-amphora = A second amphora! Your three builds are used, but every amphora buys one more action. Spend one.
attika-lesson-first-amphora-finish = You may keep amphorae for a later turn. But try one now.
attika-lesson-first-oracle = One more build. The oracle is free next to your capital, and one last hex is free there: build it on that.

## An empty stack

attika-lesson-first-last = Some turns later your main stack holds one last building. Draw it: whoever empties a stack makes the board larger.
attika-lesson-first-last-other = That stack is nowhere near empty. Draw the last building of the main stack.
attika-lesson-first-well = The well. Build it where a golden 0 shows that it is free, or store it for later. You decide.
attika-lesson-first-well-dear = There it would cost you cards. Where you see a golden 0 it is free.
attika-lesson-first-tile = Now lay the new board tile; rotate it as you like. Room is worth most next to your own city: lay it on one of the marked places.
attika-lesson-first-tile-theirs = There the new room would help { $player_rival }. Lay the tile where it touches your buildings only.
attika-lesson-first-tile-far = There the tile touches one of your buildings at most. Around your capital the room is worth more: lay it on a marked place.

## The shrines

attika-lesson-first-block = Late in another game. { $player_rival }’s red chain lacks a single hex to connect both shrines: the marked one. Build your tavern there, or the game is lost!
attika-lesson-first-block-elsewhere = Then { $player_rival } builds on the marked hex, connects the shrines and wins. Build the tavern there.
attika-lesson-first-block-draw = Who knows what you will draw? Your tavern is free on that hex, next to your capital.
attika-lesson-first-cards = Blocked, and free, since it touches your capital! You could build twice more, but you need cards for your streets. Finish and take two.
attika-lesson-first-street = { $player_rival } has drawn. Look: your own chain lacks just three hexes! A street costs five symbols of any kind. Two pay on the marked hex, your three cards do the rest: build one.
attika-lesson-first-street-draw = Often a good idea, but now you can win in this very turn.
attika-lesson-first-next-street = Now it gets easy: next to a street of yours every street is free. Build the next one on the marked hex.
attika-lesson-first-last-street = One hex is missing. Which one? Build the last street so that it closes the gap.
attika-lesson-first-street-away = Free too, but it leads away from your city. Look for the hex between your street and your tavern.
attika-lesson-first-won = Both shrines are connected: you have won! Build where it is free, and keep an eye on the shrines: with more players there are more, but connecting two is enough.
