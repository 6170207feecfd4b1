"""The map: the plane of hexes, the tiles as they lie on it, and zones of control."""
