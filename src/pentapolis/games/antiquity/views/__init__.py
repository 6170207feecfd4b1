"""What each seat may see: the table, the players, the own plan, and what an action would do."""
