"""Storage: the engine and its transactions, the tables of the database, and the questions asked of them."""
