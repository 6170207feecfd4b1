### Woorden die de browser, de server en de opdrachtregel delen

## Spelers

colour-red = Rood
colour-blue = Blauw
colour-green = Groen
colour-yellow = Geel
colour-purple = Paars
colour-black = Zwart

emblem-wolf = wolf
emblem-ox = os
emblem-ship = schip
emblem-sun = zon
emblem-key = sleutel

level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
