### The coach in Attika: what a decision is for, the first time it comes

attika-coach-choose = A turn is one of three things: draw buildings, build what you have stored, or take three cards. Early on, draw; build when it is cheap.
attika-coach-draw = Every building that you draw can be built at once or stored. What you do not draw becomes cards: you never lose an action.
attika-coach-build = A building costs the landscapes shown on it. Those on its hex and next to it pay for you, again and again. Next to its predecessor it is free.
attika-coach-amphora = An amphora buys one more action of the same kind. Those that are left at the end are worth nothing.
attika-coach-drawn = Build it now if the site is cheap or free; otherwise store it, and build it when its predecessor stands.
attika-coach-pay = A card pays for its own landscape; any two cards pay for any one. Keep what your next buildings need.
attika-coach-tile = You decide where the land grows: give yourself landscapes and room, and do not open a short way between shrines for anyone else.
attika-coach-cards = An amphora can also be given for one more card. Usually an extra action is worth more.
