"""City building (5.2), the second phase: everybody plans at the same time, unseen.

`steps` and `supply` are what plans are made of; `building`, `manning`, `rearranging`, `powers` (Hospital,
Theology), `bank` and `trading` (Market) what can be done in them; `shortages` and `plans` execute them.
"""
