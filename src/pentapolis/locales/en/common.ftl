### Words that the browser, the server and the command line share

## Players

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple
colour-black = Black

emblem-wolf = wolf
emblem-ox = ox
emblem-ship = ship
emblem-sun = sun
emblem-key = key

level-easy = easy
level-medium = medium
level-hard = hard
