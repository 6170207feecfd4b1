"""What all games share: the contract, actions, events, chance, records. Knows no game by name."""
