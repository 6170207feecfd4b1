### Wörter, die sich Browser, Server und Kommandozeile teilen

## Spieler

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Violett
colour-black = Schwarz

emblem-wolf = Wolf
emblem-ox = Ochse
emblem-ship = Schiff
emblem-sun = Sonne
emblem-key = Schlüssel

level-easy = leicht
level-medium = mittel
level-hard = schwer
