"""The planner of the bots: what a seat has, which goals it can have, and the actions that serve them."""
