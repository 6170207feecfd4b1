"""City grids: their squares, the pieces that fit on them, and what stands and works there."""
