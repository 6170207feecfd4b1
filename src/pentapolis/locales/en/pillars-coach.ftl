### The coach in The Pillars of the Earth: what a decision is for, the first time it comes

pillars-coach-choose-card = Workers fetch resources, gold hires craftsmen. Take what your craftsmen can turn into points; workers who find no card earn gold at the wool mill.
pillars-coach-dismiss = You have one craftsman too many. The weakest is usually one of the three you began with.
pillars-coach-reject-builder = As start player you may return one drawn builder to the bag each round: your own if it is too expensive now, or that of an opponent who wants the same place as you.
pillars-coach-place-or-wait = Early costs gold, late costs choice. Pay for the place you really need; otherwise wait and place for free later.
pillars-coach-place-free = It costs nothing now, but only what is left can be chosen. Gold, points, a craftsman, safety from tax or event: take what you lack.
pillars-coach-bishop-choice = The bishop either keeps this event away from you or gives you a resource. Ask yourself what the event would cost you.
pillars-coach-use-thomas = Thomas saves you from one event, once. Keep him if this one hardly hurts.
pillars-coach-lose-craftsman = Let the one go who brings you least in this round and the next ones.
pillars-coach-bishop-resource = Take the one that lets a craftsman work once more.
pillars-coach-use-loyalty = This card pays your tax once. The higher the tax, the better its moment.
pillars-coach-trade = Buy what your craftsmen lack, or sell what they cannot use this round. You may keep five resources.
pillars-coach-boost = Give it to someone who leaves resources unused because he cannot work often enough, best of all to the one who makes the most points.
pillars-coach-convert = Here resources become points. When two craftsmen want the same cube, let the better one work first.
pillars-coach-return-resources = Five can be kept for the next round. Keep what is rare and what your craftsmen need: metal before sand.
