"""Antiquity: city states in a country that wears out; famine, saints and waste."""
