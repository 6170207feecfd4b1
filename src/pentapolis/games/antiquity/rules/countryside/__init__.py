"""Countryside building (5.4), the fourth phase: one after another, as often as cart shops are manned.

`sites` says where, `carts` what every build needs, `producing` has woodcutters, farms, mines and fisheries,
`founding` inns and cities, `alchemy` the cleaning of the land, `turns` a player's turn.
"""
