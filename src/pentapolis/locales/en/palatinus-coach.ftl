### The coach in Palatinus: what a decision is for, the first time it comes

palatinus-coach-lay = Pieces at the edge of a hill also have neighbours on the next one, and springs are good for farmers. Lay the tile as you like; nothing is decided yet.
palatinus-coach-place = Merchants earn from whoever stands next to them, farmers from springs and empty fields next to them, soldiers capture others. Choose one and point at a space to see what it would bring there.
palatinus-coach-soldier = Soldiers cannot come last: that would be too easy. So your last chance to place this one is now.
