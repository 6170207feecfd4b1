# Puzzles: what all games share.

puzzle-solved = Solved!
puzzle-missed = Not this time, but there is a way.
puzzle-missed-by = You reached { $reached }; { $best } is possible.
puzzle-over = This puzzle is over. Take a move back, or begin again.
puzzle-unknown = That is no move of this game.

puzzles-text = Positions from games between bots in which there is something to find. Every answer has been proved, and every puzzle can be solved with what you see.
puzzles-none = There are no puzzles here.
puzzles-of = Puzzles: { $game }
puzzles-solved = { $solved } of { $count } solved
puzzle-number = Puzzle { $number }
puzzle-done = solved
puzzle-loading = The puzzle is being laid out …
puzzle-guide = Puzzle
puzzle-showing = Watch: this is how it goes.
puzzle-solution = The solution
puzzle-back = Take the last move back
puzzle-again = From the start
puzzle-show = Show the solution
puzzle-read = All right
puzzle-why = Why it works
puzzle-look = Look at the board
puzzle-next = Next puzzle
puzzle-leave = More puzzles of this game
