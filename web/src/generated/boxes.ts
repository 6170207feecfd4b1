// Made from the games' components files by `npm run types`. Do not edit.

export const antiquity = {
  "totals": {
    "building_types": 19,
    "unique_buildings": 15,
    "unique_squares": 89,
    "wood": 8,
    "stone": 9,
    "luxury": 4,
    "house_food": 37,
    "house_luxury": 21,
    "tiles": 16,
    "tile_hexes": 61,
    "exploration_tokens": 16,
    "goods": 10
  },
  "figures": {
    "capital_size": 7,
    "colony_size": 6,
    "cities": 4,
    "starting_wood": 6,
    "houses": 20,
    "famine_per_round": 1,
    "famine_per_explored_food": 1,
    "famine_per_fountain": 1,
    "granary": 3,
    "reach": 2,
    "reach_with_stable": 3,
    "city_distance": 4,
    "first_city_reach": 3,
    "pollution_per_city": 3,
    "fountain": 1,
    "dump": 4,
    "unmanned_dump": 1,
    "hospital": 5,
    "bank_rate": 2,
    "harvest": 1,
    "forced_harvest": 3,
    "forced_loss": 1,
    "storage_per_square": 1,
    "people_to_win": 20,
    "goods_to_win": 3,
    "conditions_to_win": 2,
    "cart_shops": 16,
    "fountains": 16,
    "storage_elements": 16,
    "element_squares": 2,
    "fisheries": 12,
    "inns": 16,
    "counters": 48,
    "rounds": 100
  },
  "colours": {
    "names": [
      "red",
      "blue",
      "yellow",
      "black"
    ]
  },
  "terrain": {
    "forest": "F",
    "grassland": "G",
    "mountain": "M",
    "water": "W"
  },
  "goods": [
    {
      "id": "wood",
      "category": "building",
      "explorable": false
    },
    {
      "id": "stone",
      "category": "building",
      "explorable": false
    },
    {
      "id": "grain",
      "category": "food",
      "explorable": true
    },
    {
      "id": "sheep",
      "category": "food",
      "explorable": true
    },
    {
      "id": "olives",
      "category": "food",
      "explorable": true
    },
    {
      "id": "fish",
      "category": "food",
      "explorable": false
    },
    {
      "id": "gold",
      "category": "luxury",
      "explorable": false
    },
    {
      "id": "wine",
      "category": "luxury",
      "explorable": true
    },
    {
      "id": "pearls",
      "category": "luxury",
      "explorable": false
    },
    {
      "id": "dye",
      "category": "luxury",
      "explorable": false
    }
  ],
  "buildings": [
    {
      "id": "theology",
      "shape": [
        "###",
        "###",
        "##."
      ],
      "man": true,
      "supply": "own",
      "faculty": true,
      "stone": 1
    },
    {
      "id": "biology",
      "shape": [
        "###",
        "###",
        ".##"
      ],
      "man": true,
      "supply": "own",
      "faculty": true,
      "stone": 2
    },
    {
      "id": "alchemy",
      "shape": [
        "##.",
        "###",
        "###"
      ],
      "man": true,
      "supply": "own",
      "faculty": true,
      "stone": 2
    },
    {
      "id": "philosophy",
      "shape": [
        ".##",
        "###",
        "###"
      ],
      "man": true,
      "supply": "own",
      "faculty": true,
      "stone": 1
    },
    {
      "id": "university",
      "shape": [
        "##",
        "##"
      ],
      "man": true,
      "supply": "own",
      "wood": 1
    },
    {
      "id": "brewery",
      "shape": [
        "####",
        "#..."
      ],
      "man": false,
      "supply": "own",
      "wood": 1
    },
    {
      "id": "forced-labour",
      "shape": [
        "...#",
        "####",
        "#..."
      ],
      "man": true,
      "supply": "own",
      "stone": 1
    },
    {
      "id": "stable",
      "shape": [
        "##",
        "##"
      ],
      "man": true,
      "supply": "own",
      "luxury": 2
    },
    {
      "id": "harbour",
      "shape": [
        "#..#",
        "####"
      ],
      "man": true,
      "supply": "own",
      "wood": 1
    },
    {
      "id": "hospital",
      "shape": [
        "###",
        "###"
      ],
      "man": true,
      "supply": "own",
      "luxury": 1
    },
    {
      "id": "explorer",
      "shape": [
        "###"
      ],
      "man": true,
      "supply": "own",
      "wood": 1
    },
    {
      "id": "granary",
      "shape": [
        ".#.",
        "###"
      ],
      "man": false,
      "supply": "own",
      "wood": 1
    },
    {
      "id": "dump",
      "shape": [
        "###",
        "###",
        "###"
      ],
      "man": true,
      "supply": "own",
      "stone": 1
    },
    {
      "id": "cathedral",
      "shape": [
        ".#.",
        "###",
        ".#.",
        ".#."
      ],
      "man": false,
      "supply": "own",
      "stone": 1
    },
    {
      "id": "market",
      "shape": [
        "##",
        "##"
      ],
      "man": true,
      "supply": "own",
      "wood": 1
    },
    {
      "id": "cart-shop",
      "shape": [
        ".#",
        "##"
      ],
      "man": true,
      "supply": "common",
      "wood": 1
    },
    {
      "id": "fountain",
      "shape": [
        "#"
      ],
      "man": false,
      "supply": "common",
      "luxury": 1
    },
    {
      "id": "storage",
      "shape": [
        "##"
      ],
      "man": true,
      "supply": "common",
      "wood": 1
    },
    {
      "id": "house",
      "shape": [
        "#"
      ],
      "man": false,
      "supply": "houses"
    }
  ],
  "houses": {
    "food": [
      0,
      0,
      0,
      0,
      1,
      1,
      2,
      1,
      3,
      1,
      2,
      4,
      1,
      3,
      2,
      4,
      2,
      3,
      4,
      3
    ],
    "luxury": [
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      1,
      0,
      2,
      1,
      0,
      3,
      1,
      2,
      1,
      3,
      2,
      2,
      3
    ]
  },
  "countryside": [
    {
      "id": "woodcutter",
      "man_stays": true,
      "goods": [
        "wood"
      ],
      "wood": 1
    },
    {
      "id": "farm",
      "man_stays": true,
      "goods": [
        "grain",
        "sheep",
        "olives",
        "wine"
      ]
    },
    {
      "id": "mine",
      "man_stays": true,
      "goods": [
        "stone",
        "gold"
      ],
      "wood": 1
    },
    {
      "id": "fishery",
      "man_stays": true,
      "goods": [
        "fish",
        "pearls",
        "dye"
      ],
      "wood": 1
    },
    {
      "id": "inn",
      "man_stays": false,
      "goods": [],
      "food": 1
    },
    {
      "id": "city",
      "man_stays": false,
      "goods": [],
      "food": 1,
      "wood": 1,
      "stone": 1,
      "luxury": 2
    }
  ],
  "saints": {
    "names": [
      "nicolo",
      "barbara",
      "christofori",
      "giorgio",
      "maria"
    ]
  },
  "tiles": {
    "slots": [
      [
        0,
        1
      ],
      [
        2,
        3
      ],
      [
        4,
        5
      ],
      [
        6,
        7
      ],
      [
        0,
        1
      ],
      [
        2,
        3
      ],
      [
        4,
        5
      ],
      [
        6,
        7
      ]
    ],
    "faces": [
      [
        "FFFGG",
        "MMMmMM",
        "MMFGMFM",
        "FFFGGFFF",
        "FFGGGWWWF",
        "FFGGWFFF",
        "WWGGWFG",
        "WGGgFF",
        "WWGGF"
      ],
      [
        "FWGGG",
        "WWWFFW",
        "WFGFfFW",
        "FFGGGMFF",
        "FGFMMMFFF",
        "GGmMMFFG",
        "FMFFGFM",
        "FFFGFM",
        "GFGGF"
      ],
      [
        "FFGGF",
        "FFFGFF",
        "FGFFGFF",
        "WWWWmFWW",
        "GGGFFMMFW",
        "GMMMMFFW",
        "FMMMFFW",
        "FmGGFF",
        "FGGFG"
      ],
      [
        "GGGWF",
        "GGGWWW",
        "FFFFWFF",
        "FFFfFGFM",
        "FFFFFGGGM",
        "FWWWWFGG",
        "GWGGWFF",
        "GGFGfF",
        "FFFFF"
      ],
      [
        "MMFGF",
        "GMfFFF",
        "GGFFGFF",
        "GWWFFGFF",
        "FGWGWGMMG",
        "WWFFFWMF",
        "GGFWFFF",
        "GFfFGF",
        "FFFGG"
      ],
      [
        "GGGMG",
        "WGGMMF",
        "FWMMFFF",
        "FWFMGFFF",
        "FfFMMMGFW",
        "FFWWmMGF",
        "GGFFMFF",
        "GGWWMF",
        "GGGMG"
      ],
      [
        "FGGFF",
        "FGFMmM",
        "MFFFFMF",
        "FMFFFFFG",
        "FFFGFWWFF",
        "WFGGFFWF",
        "WWFFFWF",
        "FfFFMG",
        "FFMMM"
      ],
      [
        "MFFFF",
        "MMMFMM",
        "FMmFMMM",
        "FMMMMMFF",
        "FGMFFFFWF",
        "FGWWFWWF",
        "GWGFFFF",
        "GGWGgG",
        "FGGGG"
      ]
    ]
  },
  "layouts": [
    {
      "seats": 2,
      "centres": [
        [
          0,
          0
        ],
        [
          4,
          5
        ],
        [
          -5,
          9
        ],
        [
          -1,
          14
        ]
      ],
      "start": [
        0,
        3
      ]
    },
    {
      "seats": 3,
      "centres": [
        [
          0,
          0
        ],
        [
          4,
          5
        ],
        [
          -5,
          9
        ],
        [
          -10,
          18
        ],
        [
          -1,
          14
        ],
        [
          8,
          10
        ]
      ],
      "start": [
        0,
        3,
        5
      ]
    },
    {
      "seats": 4,
      "centres": [
        [
          -9,
          4
        ],
        [
          0,
          0
        ],
        [
          9,
          -4
        ],
        [
          4,
          5
        ],
        [
          -5,
          9
        ],
        [
          -10,
          18
        ],
        [
          -1,
          14
        ],
        [
          8,
          10
        ]
      ],
      "start": [
        0,
        2,
        5,
        7
      ]
    }
  ]
} as const;

export const attika = {
  "totals": {
    "tiles": 22,
    "shrines": 4,
    "amphorae": 15,
    "buildings": 30,
    "main_buildings": 6,
    "cards": 60
  },
  "turn": {
    "draws": 2,
    "builds": 3,
    "cards_for_nothing": 3,
    "cards_for_one_symbol": 2,
    "cards_per_settlement": 1,
    "starting_hands": [
      4,
      5,
      6,
      7
    ],
    "stacks": 4
  },
  "landscapes": [
    {
      "id": "water",
      "letter": "W",
      "cards": 15
    },
    {
      "id": "forest",
      "letter": "F",
      "cards": 15
    },
    {
      "id": "hill",
      "letter": "H",
      "cards": 15
    },
    {
      "id": "mountain",
      "letter": "M",
      "cards": 15
    }
  ],
  "cities": [
    {
      "id": "athens",
      "colour": "blue"
    },
    {
      "id": "sparta",
      "colour": "yellow"
    },
    {
      "id": "corinth",
      "colour": "green"
    },
    {
      "id": "thebes",
      "colour": "red"
    }
  ],
  "buildings": [
    {
      "id": "capital",
      "group": "city",
      "main": true,
      "cost": "WFHM",
      "cost_source": "reported",
      "arrow_source": "rulebook"
    },
    {
      "id": "oracle",
      "group": "city",
      "cost": "FH",
      "free_next_to": [
        "capital"
      ],
      "cost_source": "reported",
      "arrow_source": "reported"
    },
    {
      "id": "theatre",
      "group": "city",
      "cost": "WM",
      "free_next_to": [
        "capital"
      ],
      "cost_source": "reported",
      "arrow_source": "reported"
    },
    {
      "id": "tavern",
      "group": "city",
      "cost": "WF",
      "free_next_to": [
        "capital"
      ],
      "cost_source": "reported",
      "arrow_source": "reported"
    },
    {
      "id": "plaza",
      "group": "city",
      "cost": "WH",
      "free_next_to": [
        "capital"
      ],
      "cost_source": "reported",
      "arrow_source": "reported"
    },
    {
      "id": "gymnasium",
      "group": "city",
      "cost": "HM",
      "free_next_to": [
        "capital"
      ],
      "cost_source": "reported",
      "arrow_source": "reported"
    },
    {
      "id": "statue",
      "group": "city",
      "cost": "FM",
      "free_next_to": [
        "capital"
      ],
      "cost_source": "reported",
      "arrow_source": "reported"
    },
    {
      "id": "market",
      "group": "city",
      "cost": "WFH",
      "free_next_to": [
        "plaza"
      ],
      "cost_source": "reported",
      "arrow_source": "reported"
    },
    {
      "id": "stadium",
      "group": "city",
      "cost": "FHM",
      "free_next_to": [
        "gymnasium"
      ],
      "cost_source": "reported",
      "arrow_source": "reported"
    },
    {
      "id": "temple",
      "group": "city",
      "cost": "WFM",
      "free_next_to": [
        "statue"
      ],
      "cost_source": "reported",
      "arrow_source": "reported"
    },
    {
      "id": "quarry",
      "group": "defence",
      "main": true,
      "cost": "HMM",
      "cost_source": "designed",
      "arrow_source": "rulebook"
    },
    {
      "id": "fortress",
      "group": "defence",
      "cost": "HMMM",
      "free_next_to": [
        "quarry"
      ],
      "cost_source": "rulebook",
      "arrow_source": "rulebook"
    },
    {
      "id": "tower",
      "group": "defence",
      "count": 2,
      "cost": "HHM",
      "free_next_to": [
        "fortress"
      ],
      "cost_source": "reported",
      "arrow_source": "rulebook"
    },
    {
      "id": "well",
      "group": "supply",
      "main": true,
      "cost": "W",
      "cost_source": "designed",
      "arrow_source": "reported"
    },
    {
      "id": "grain-field",
      "group": "supply",
      "cost": "WH",
      "free_next_to": [
        "well"
      ],
      "cost_source": "designed",
      "arrow_source": "reported"
    },
    {
      "id": "mill",
      "group": "supply",
      "cost": "WWF",
      "free_next_to": [
        "grain-field"
      ],
      "cost_source": "designed",
      "arrow_source": "reported"
    },
    {
      "id": "village",
      "group": "supply",
      "cost": "WFFH",
      "free_next_to": [
        "mill"
      ],
      "cost_source": "designed",
      "arrow_source": "reported"
    },
    {
      "id": "harbour",
      "group": "shipping",
      "main": true,
      "cost": "WWWF",
      "cost_source": "designed",
      "arrow_source": "reported"
    },
    {
      "id": "ship",
      "group": "shipping",
      "count": 3,
      "cost": "WFF",
      "free_next_to": [
        "harbour"
      ],
      "cost_source": "designed",
      "arrow_source": "reported"
    },
    {
      "id": "silver-mine",
      "group": "minting",
      "main": true,
      "cost": "MMM",
      "cost_source": "designed",
      "arrow_source": "derived"
    },
    {
      "id": "mint",
      "group": "minting",
      "cost": "FMM",
      "free_next_to": [
        "silver-mine"
      ],
      "cost_source": "designed",
      "arrow_source": "derived"
    },
    {
      "id": "vineyard",
      "group": "wine",
      "main": true,
      "cost": "H",
      "cost_source": "designed",
      "arrow_source": "reported"
    },
    {
      "id": "vintner",
      "group": "wine",
      "cost": "WHHH",
      "free_next_to": [
        "vineyard"
      ],
      "cost_source": "designed",
      "arrow_source": "reported"
    },
    {
      "id": "street",
      "group": "streets",
      "count": 4,
      "cost": "*****",
      "free_next_to": [
        "street"
      ],
      "cost_source": "rulebook",
      "arrow_source": "rulebook"
    }
  ],
  "tiles": {
    "source": "designed",
    "symbols": [
      ".W.W.W.",
      ".F.F.F.",
      ".H.H.H.",
      ".M.M.M.",
      "FW..W..",
      ".WW.H..",
      "WWM....",
      "HF..F..",
      ".FF.M..",
      "FFW....",
      "MH..H..",
      ".HH.W..",
      "HHF....",
      "WM..M..",
      ".MM.F..",
      "MMH....",
      ".F.HM..",
      "H.W..M.",
      ".W.FM..",
      "F.W..H.",
      ".WF.HM.",
      "WH.F.M."
    ]
  },
  "layouts": [
    {
      "seats": 2,
      "source": "designed",
      "centres": [
        [
          0,
          0
        ],
        [
          2,
          1
        ],
        [
          -1,
          3
        ],
        [
          1,
          4
        ]
      ],
      "shrines": [
        [
          -2,
          1
        ],
        [
          3,
          3
        ]
      ]
    },
    {
      "seats": 3,
      "source": "designed",
      "centres": [
        [
          0,
          0
        ],
        [
          2,
          1
        ],
        [
          4,
          2
        ],
        [
          -1,
          3
        ],
        [
          1,
          4
        ],
        [
          -2,
          6
        ]
      ],
      "shrines": [
        [
          -2,
          1
        ],
        [
          5,
          0
        ],
        [
          -1,
          7
        ]
      ]
    },
    {
      "seats": 4,
      "source": "designed",
      "centres": [
        [
          0,
          0
        ],
        [
          2,
          1
        ],
        [
          4,
          2
        ],
        [
          -1,
          3
        ],
        [
          1,
          4
        ],
        [
          -4,
          5
        ],
        [
          -2,
          6
        ],
        [
          0,
          7
        ]
      ],
      "shrines": [
        [
          -2,
          1
        ],
        [
          5,
          0
        ],
        [
          2,
          6
        ],
        [
          -5,
          7
        ]
      ]
    }
  ],
  "race": {
    "source": "designed",
    "board_for": 2,
    "hand": 4,
    "turns": 24,
    "medals": {
      "gold": 17,
      "silver": 19,
      "bronze": 22
    }
  }
} as const;

export const lacitta = {
  "totals": {
    "building_tiles": 141,
    "landscapes": 22,
    "citizens": 130,
    "gold": 32,
    "voice_cards": 27,
    "politics_cards": 32
  },
  "start": {
    "gold": 1,
    "castles": 4,
    "castles_placed": 2,
    "citizens": 3,
    "figures": 4,
    "action_cards": 3,
    "display": 7
  },
  "year": {
    "years": 6,
    "rounds": 5,
    "voice_cards": 4,
    "growth": 1
  },
  "action_card": {
    "gold": 2,
    "citizens_from_own_city": 1,
    "citizens_from_supply": 2
  },
  "distance": {
    "new_castle": 3,
    "neighbours": 2
  },
  "limit": {
    "without_market": 5,
    "with_market": 8
  },
  "scoring": {
    "citizen": 1,
    "complete_city": 3,
    "famine": -5
  },
  "colours": [
    {
      "id": "red"
    },
    {
      "id": "blue"
    },
    {
      "id": "yellow"
    },
    {
      "id": "green"
    },
    {
      "id": "purple"
    }
  ],
  "attractions": [
    {
      "id": "culture",
      "voice_cards": 9
    },
    {
      "id": "knowledge",
      "voice_cards": 9
    },
    {
      "id": "health",
      "voice_cards": 9
    }
  ],
  "pools": [
    {
      "id": "farm-quarry",
      "tiles": 40
    },
    {
      "id": "market",
      "tiles": 16
    },
    {
      "id": "palazzo-hospital",
      "tiles": 20
    },
    {
      "id": "statue-cathedral",
      "tiles": 15
    },
    {
      "id": "school-university",
      "tiles": 15
    },
    {
      "id": "well-bath",
      "tiles": 15
    }
  ],
  "buildings": [
    {
      "id": "farm",
      "pool": "farm-quarry",
      "tier": "simple",
      "builder_price": 1
    },
    {
      "id": "quarry",
      "pool": "farm-quarry",
      "tier": "simple",
      "builder_price": 1
    },
    {
      "id": "school",
      "pool": "school-university",
      "tier": "simple",
      "builder_price": 1,
      "arches": {
        "knowledge": 1
      }
    },
    {
      "id": "statue",
      "pool": "statue-cathedral",
      "tier": "simple",
      "builder_price": 1,
      "arches": {
        "culture": 1
      }
    },
    {
      "id": "market",
      "pool": "market",
      "tier": "simple",
      "builder_price": 1
    },
    {
      "id": "well",
      "pool": "well-bath",
      "tier": "simple",
      "builder_price": 1,
      "arches": {
        "health": 1
      },
      "beside_water": true
    },
    {
      "id": "palazzo",
      "pool": "palazzo-hospital",
      "tier": "medium",
      "price": 1,
      "builder_price": 2,
      "arches": {
        "culture": 2
      }
    },
    {
      "id": "hospital",
      "pool": "palazzo-hospital",
      "tier": "medium",
      "price": 1,
      "builder_price": 2,
      "arches": {
        "knowledge": 1,
        "health": 1
      }
    },
    {
      "id": "bath",
      "pool": "well-bath",
      "tier": "medium",
      "price": 1,
      "builder_price": 2,
      "arches": {
        "health": 2
      },
      "beside_water": true
    },
    {
      "id": "cathedral",
      "pool": "statue-cathedral",
      "tier": "large",
      "price": 3,
      "builder_price": 4,
      "arches": {
        "culture": 3
      }
    },
    {
      "id": "university",
      "pool": "school-university",
      "tier": "large",
      "price": 3,
      "builder_price": 4,
      "arches": {
        "knowledge": 3
      }
    }
  ],
  "cards": [
    {
      "id": "palazzo",
      "count": 4,
      "building": "palazzo"
    },
    {
      "id": "cathedral",
      "count": 4,
      "building": "cathedral"
    },
    {
      "id": "university",
      "count": 4,
      "building": "university"
    },
    {
      "id": "hospital",
      "count": 4,
      "building": "hospital"
    },
    {
      "id": "bath",
      "count": 2,
      "building": "bath"
    },
    {
      "id": "master-builder",
      "count": 4
    },
    {
      "id": "bread-and-games",
      "count": 2,
      "choices": [
        {
          "gold": 0,
          "amount": 1
        },
        {
          "gold": 2,
          "amount": 2
        },
        {
          "gold": 5,
          "amount": 3
        }
      ]
    },
    {
      "id": "golden-times",
      "count": 2,
      "choices": [
        {
          "gold": 0,
          "amount": 1
        },
        {
          "gold": 2,
          "amount": 2
        },
        {
          "gold": 5,
          "amount": 3
        }
      ]
    },
    {
      "id": "rich-harvest",
      "count": 2,
      "not_in_last_year": true
    },
    {
      "id": "contact",
      "count": 4,
      "choices": [
        {
          "gold": 0,
          "amount": 2
        },
        {
          "gold": 2,
          "amount": 3
        }
      ]
    }
  ],
  "landscapes": [
    {
      "id": "field-1",
      "symbol": "1",
      "count": 6,
      "food": 1
    },
    {
      "id": "field-2",
      "symbol": "2",
      "count": 6,
      "food": 2
    },
    {
      "id": "field-3",
      "symbol": "3",
      "count": 2,
      "food": 3
    },
    {
      "id": "mountain",
      "symbol": "M",
      "count": 3,
      "gold": 1
    },
    {
      "id": "water",
      "symbol": "W",
      "count": 5
    }
  ],
  "zones": [
    {
      "id": "light-green",
      "symbol": "g",
      "seats": 2,
      "hexes": 83
    },
    {
      "id": "light-brown",
      "symbol": "b",
      "seats": 3,
      "hexes": 34
    },
    {
      "id": "yellow-green",
      "symbol": "y",
      "seats": 4,
      "hexes": 46
    }
  ],
  "board": {
    "rows": [
      {
        "q": 3,
        "cells": "b  b  b  b  b  b  b  b  b  b  b  b  b  b"
      },
      {
        "q": 2,
        "cells": "b  A1 b  A2 A2 A2 b  A3 b  A4 A4 A4 b  A5 b"
      },
      {
        "q": 1,
        "cells": "b  A1 A1 b  A2 A2 b  A3 A3 b  A4 A4 b  A5 A5 b"
      },
      {
        "q": 0,
        "cells": "b  A1 A1 A1 b  A2 b  A3 A3 A3 b  A4 b  A5 A5 A5 b"
      },
      {
        "q": 0,
        "cells": "b  g  g  g  g  g  g  g  g  g  g  g  g  g  g  b  y  y  y"
      },
      {
        "q": 0,
        "cells": "g  B1 g  B2 B2 B2 g  B3 g  B4 B4 B4 g  B5 g  B6 B6 B6 y"
      },
      {
        "q": -1,
        "cells": "g  B1 B1 g  B2 B2 g  B3 B3 g  B4 B4 g  B5 B5 g  B6 B6 y"
      },
      {
        "q": -2,
        "cells": "g  B1 B1 B1 g  B2 g  B3 B3 B3 g  B4 g  B5 B5 B5 g  B6 y"
      },
      {
        "q": -2,
        "cells": "g  g  g  g  g  g  g  g  g  g  g  g  g  g  g  g  g  g  g"
      },
      {
        "q": -2,
        "cells": "y  C1 g  C2 C2 C2 g  C3 g  C4 C4 C4 g  C5 g  C6 C6 C6 g"
      },
      {
        "q": -3,
        "cells": "y  C1 C1 g  C2 C2 g  C3 C3 g  C4 C4 g  C5 C5 g  C6 C6 g"
      },
      {
        "q": -4,
        "cells": "y  C1 C1 C1 g  C2 g  C3 C3 C3 g  C4 g  C5 C5 C5 g  C6 g"
      },
      {
        "q": -4,
        "cells": "y  y  y  y  g  g  g  g  g  g  g  g  g  g  g  g  g  g  y"
      },
      {
        "q": -2,
        "cells": "y  D2 D2 D2 y  D3 y  D4 D4 D4 y  D5 y  D6 D6 D6 y"
      },
      {
        "q": -2,
        "cells": "y  D2 D2 y  D3 D3 y  D4 D4 y  D5 D5 y  D6 D6 y"
      },
      {
        "q": -2,
        "cells": "y  D2 y  D3 D3 D3 y  D4 y  D5 D5 D5 y  D6 y"
      },
      {
        "q": -2,
        "cells": "y  y  y  y  y  y  y  y  y  y  y  y  y  y"
      }
    ]
  },
  "balance": {
    "border_hexes": 6,
    "waters": 2,
    "mountains": 1
  },
  "setups": [
    {
      "seats": 2,
      "landscapes": [
        "2 W 2 W 1",
        "W 2 3 M 1 1",
        "1 1 M 3 2 W",
        "1 W 2 M 2"
      ],
      "castles": [
        [
          78,
          109
        ],
        [
          86,
          55
        ]
      ]
    },
    {
      "seats": 3,
      "landscapes": [
        "M 1 2 2 M",
        "3 1 W W 2 1",
        "1 W 3 M 2 W",
        "2 1 1 W 2"
      ],
      "castles": [
        [
          75,
          126
        ],
        [
          30,
          70
        ],
        [
          101,
          64
        ]
      ]
    },
    {
      "seats": 4,
      "landscapes": [
        "W 1 M 3 W",
        "W 2 1 1 2 2",
        "2 2 1 1 2 M",
        "W 3 M 1 W"
      ],
      "castles": [
        [
          114,
          121
        ],
        [
          127,
          11
        ],
        [
          50,
          43
        ],
        [
          37,
          153
        ]
      ]
    },
    {
      "seats": 5,
      "landscapes": [
        "1 2 W M 1",
        "1 M 1 3 1 W",
        "W 2 W 1 M 2",
        "2 2 3 W 2"
      ],
      "castles": [
        [
          129,
          37
        ],
        [
          46,
          139
        ],
        [
          156,
          79
        ],
        [
          132,
          55
        ],
        [
          90,
          124
        ]
      ]
    }
  ]
} as const;

export const pillars = {
  "colours": [
    "blue",
    "red",
    "green",
    "yellow"
  ],
  "resources": [
    {
      "id": "sand",
      "cubes": 23,
      "stock": 4,
      "buy_price": 2,
      "sell_price": 2
    },
    {
      "id": "wood",
      "cubes": 23,
      "stock": 4,
      "buy_price": 3,
      "sell_price": 3,
      "buyer_needs": "woodworker"
    },
    {
      "id": "stone",
      "cubes": 23,
      "stock": 4,
      "buy_price": 4,
      "sell_price": 4,
      "seller_needs": "stonecutter"
    },
    {
      "id": "metal",
      "cubes": 13,
      "stock": 0,
      "buy_price": 0,
      "sell_price": 5
    }
  ],
  "resource_cards": [
    {
      "id": "sand-small",
      "site": "gravel-pit",
      "resource": "sand",
      "workers": 2,
      "yields": 2
    },
    {
      "id": "sand-medium",
      "site": "gravel-pit",
      "resource": "sand",
      "workers": 4,
      "yields": 3
    },
    {
      "id": "sand-large",
      "site": "gravel-pit",
      "resource": "sand",
      "workers": 7,
      "yields": 4
    },
    {
      "id": "wood-small",
      "site": "forest",
      "resource": "wood",
      "workers": 3,
      "yields": 2
    },
    {
      "id": "wood-medium",
      "site": "forest",
      "resource": "wood",
      "workers": 6,
      "yields": 3
    },
    {
      "id": "wood-large",
      "site": "forest",
      "resource": "wood",
      "workers": 9,
      "yields": 4
    },
    {
      "id": "stone-small",
      "site": "quarry",
      "resource": "stone",
      "workers": 5,
      "yields": 2
    },
    {
      "id": "stone-medium",
      "site": "quarry",
      "resource": "stone",
      "workers": 8,
      "yields": 3
    },
    {
      "id": "stone-large",
      "site": "quarry",
      "resource": "stone",
      "workers": 10,
      "yields": 4
    }
  ],
  "families": [
    {
      "id": "mortar-mixer",
      "boostable": true
    },
    {
      "id": "woodworker",
      "boostable": true
    },
    {
      "id": "stonecutter",
      "boostable": true
    },
    {
      "id": "mason",
      "boostable": true
    },
    {
      "id": "tool-maker",
      "boostable": false
    },
    {
      "id": "potter",
      "boostable": true
    },
    {
      "id": "architect",
      "boostable": false
    },
    {
      "id": "carpenter",
      "boostable": true
    },
    {
      "id": "sculptor",
      "boostable": true
    },
    {
      "id": "glassblower",
      "boostable": true
    },
    {
      "id": "goldsmith",
      "boostable": true
    },
    {
      "id": "bell-maker",
      "boostable": false
    },
    {
      "id": "organ-builder",
      "boostable": false
    }
  ],
  "craftsmen": [
    {
      "id": "start-mortar-mixer",
      "round": 0,
      "family": "mortar-mixer",
      "cost": 0,
      "capacity": 3,
      "takes": {
        "sand": 3
      },
      "makes": {
        "points": 1
      }
    },
    {
      "id": "start-woodworker",
      "round": 0,
      "family": "woodworker",
      "cost": 0,
      "capacity": 4,
      "takes": {
        "wood": 2
      },
      "makes": {
        "points": 1
      }
    },
    {
      "id": "start-stonecutter",
      "round": 0,
      "family": "stonecutter",
      "cost": 0,
      "capacity": 4,
      "takes": {
        "stone": 2
      },
      "makes": {
        "points": 1
      }
    },
    {
      "id": "r1-tool-maker",
      "round": 1,
      "family": "tool-maker",
      "cost": 2,
      "capacity": 0,
      "makes": {
        "gold": 2
      },
      "needs_held": "metal"
    },
    {
      "id": "r1-woodworker",
      "round": 1,
      "family": "woodworker",
      "cost": 3,
      "capacity": 2,
      "takes": {
        "wood": 1
      },
      "makes": {
        "gold": 4
      }
    },
    {
      "id": "r1-mortar-mixer",
      "round": 1,
      "family": "mortar-mixer",
      "cost": 4,
      "capacity": 3,
      "takes": {
        "sand": 2
      },
      "makes": {
        "points": 1
      }
    },
    {
      "id": "r1-mason",
      "round": 1,
      "family": "mason",
      "cost": 5,
      "capacity": 2,
      "takes": {
        "stone": 1
      },
      "makes": {
        "points": 1
      },
      "needs": "mortar-mixer"
    },
    {
      "id": "r2-carpenter",
      "round": 2,
      "family": "carpenter",
      "cost": 3,
      "capacity": 2,
      "takes": {
        "wood": 1
      },
      "makes": {
        "points": 1
      }
    },
    {
      "id": "r2-mason",
      "round": 2,
      "family": "mason",
      "cost": 4,
      "capacity": 3,
      "takes": {
        "stone": 1
      },
      "makes": {
        "points": 1
      },
      "needs": "mortar-mixer"
    },
    {
      "id": "r2-potter",
      "round": 2,
      "family": "potter",
      "cost": 5,
      "capacity": 2,
      "takes": {
        "sand": 1
      },
      "makes": {
        "points": 1
      }
    },
    {
      "id": "r2-architect",
      "round": 2,
      "family": "architect",
      "cost": 6,
      "capacity": 0,
      "makes": {
        "points": 1
      }
    },
    {
      "id": "r3-mason",
      "round": 3,
      "family": "mason",
      "cost": 4,
      "capacity": 4,
      "takes": {
        "stone": 1
      },
      "makes": {
        "points": 1
      },
      "needs": "mortar-mixer"
    },
    {
      "id": "r3-carpenter",
      "round": 3,
      "family": "carpenter",
      "cost": 5,
      "capacity": 3,
      "takes": {
        "wood": 1
      },
      "makes": {
        "points": 1
      }
    },
    {
      "id": "r3-sculptor",
      "round": 3,
      "family": "sculptor",
      "cost": 6,
      "capacity": 1,
      "takes": {
        "stone": 1
      },
      "makes": {
        "points": 2
      }
    },
    {
      "id": "r3-potter",
      "round": 3,
      "family": "potter",
      "cost": 7,
      "capacity": 3,
      "takes": {
        "sand": 1
      },
      "makes": {
        "points": 1
      }
    },
    {
      "id": "r4-mason",
      "round": 4,
      "family": "mason",
      "cost": 5,
      "capacity": 5,
      "takes": {
        "stone": 1
      },
      "makes": {
        "points": 1
      },
      "needs": "mortar-mixer"
    },
    {
      "id": "r4-carpenter",
      "round": 4,
      "family": "carpenter",
      "cost": 6,
      "capacity": 4,
      "takes": {
        "wood": 1
      },
      "makes": {
        "points": 1
      }
    },
    {
      "id": "r4-sculptor",
      "round": 4,
      "family": "sculptor",
      "cost": 7,
      "capacity": 2,
      "takes": {
        "stone": 1
      },
      "makes": {
        "points": 2
      }
    },
    {
      "id": "r4-glassblower",
      "round": 4,
      "family": "glassblower",
      "cost": 8,
      "capacity": 1,
      "takes": {
        "sand": 1,
        "metal": 1
      },
      "makes": {
        "points": 3
      }
    },
    {
      "id": "r5-carpenter",
      "round": 5,
      "family": "carpenter",
      "cost": 6,
      "capacity": 5,
      "takes": {
        "wood": 1
      },
      "makes": {
        "points": 1
      }
    },
    {
      "id": "r5-goldsmith",
      "round": 5,
      "family": "goldsmith",
      "cost": 7,
      "capacity": 6,
      "takes": {
        "gold": 3
      },
      "makes": {
        "points": 1
      }
    },
    {
      "id": "r5-sculptor",
      "round": 5,
      "family": "sculptor",
      "cost": 8,
      "capacity": 3,
      "takes": {
        "stone": 1
      },
      "makes": {
        "points": 2
      }
    },
    {
      "id": "r5-glassblower",
      "round": 5,
      "family": "glassblower",
      "cost": 9,
      "capacity": 2,
      "takes": {
        "sand": 1,
        "metal": 1
      },
      "makes": {
        "points": 3
      }
    },
    {
      "id": "r6-goldsmith",
      "round": 6,
      "family": "goldsmith",
      "cost": 7,
      "capacity": 8,
      "takes": {
        "gold": 3
      },
      "makes": {
        "points": 1
      }
    },
    {
      "id": "r6-sculptor",
      "round": 6,
      "family": "sculptor",
      "cost": 8,
      "capacity": 4,
      "takes": {
        "stone": 1
      },
      "makes": {
        "points": 2
      }
    },
    {
      "id": "r6-organ-builder",
      "round": 6,
      "family": "organ-builder",
      "cost": 9,
      "capacity": 1,
      "takes": {
        "wood": 1,
        "metal": 1
      },
      "makes": {
        "points": 6
      }
    },
    {
      "id": "r6-bell-maker",
      "round": 6,
      "family": "bell-maker",
      "cost": 10,
      "capacity": 2,
      "takes": {
        "metal": 1
      },
      "makes": {
        "points": 4
      }
    }
  ],
  "advantages": [
    {
      "id": "aliena",
      "kind": "permanent",
      "income": {
        "wood": 1
      }
    },
    {
      "id": "richard",
      "kind": "permanent",
      "income": {
        "sand": 1
      }
    },
    {
      "id": "tom",
      "kind": "permanent",
      "income": {
        "stone": 1
      }
    },
    {
      "id": "francis",
      "kind": "permanent",
      "flat_tax": 2
    },
    {
      "id": "philip",
      "kind": "permanent",
      "priory_points": 1
    },
    {
      "id": "ellen",
      "kind": "permanent",
      "sees_event": true
    },
    {
      "id": "jack",
      "kind": "permanent",
      "craftsmen": 1
    },
    {
      "id": "otto",
      "kind": "permanent",
      "workers": 1
    },
    {
      "id": "thomas",
      "kind": "once",
      "wards_off_event": true
    },
    {
      "id": "loyalty",
      "kind": "once",
      "spares_tax": true
    },
    {
      "id": "remigius",
      "kind": "once",
      "places_free": true
    },
    {
      "id": "toledo",
      "kind": "immediate",
      "gain": {
        "metal": 2
      }
    },
    {
      "id": "wool-fair",
      "kind": "immediate",
      "gain": {
        "gold": 8
      }
    },
    {
      "id": "madonna",
      "kind": "immediate",
      "gain": {
        "points": 3
      }
    },
    {
      "id": "festivities",
      "kind": "immediate",
      "gain": {
        "metal": 1
      },
      "last_round": true
    },
    {
      "id": "completion",
      "kind": "immediate",
      "gain": {
        "wood": 1,
        "stone": 1
      },
      "last_round": true
    }
  ],
  "events": [
    {
      "id": "archbishop",
      "positive": true,
      "capacity": 1
    },
    {
      "id": "volunteers",
      "positive": true,
      "card_yield": 1
    },
    {
      "id": "royal-victory",
      "positive": true,
      "gain": {
        "gold": 5
      }
    },
    {
      "id": "castle-taken",
      "positive": true,
      "gain": {
        "metal": 1
      }
    },
    {
      "id": "generosity",
      "positive": true,
      "mill_workers": 5
    },
    {
      "id": "extra-tax",
      "positive": false,
      "pay": 4
    },
    {
      "id": "cold-winter",
      "positive": false,
      "card_yield": -1
    },
    {
      "id": "city-wall",
      "positive": false,
      "builders": 2
    },
    {
      "id": "collapse",
      "positive": false,
      "dismiss": 1
    },
    {
      "id": "conflict",
      "positive": false,
      "lose_points": 2
    }
  ],
  "places": [
    {
      "id": "event",
      "spaces": 0,
      "x": 88,
      "y": 12
    },
    {
      "id": "bishop",
      "spaces": 1,
      "x": 88,
      "y": 30
    },
    {
      "id": "wool-mill",
      "spaces": 0,
      "x": 88,
      "y": 48
    },
    {
      "id": "kingsbridge",
      "spaces": 2,
      "chosen": true,
      "x": 86,
      "y": 66
    },
    {
      "id": "priory",
      "spaces": 2,
      "points": [
        2,
        1
      ],
      "x": 72,
      "y": 80
    },
    {
      "id": "forest",
      "spaces": 0,
      "x": 30,
      "y": 80
    },
    {
      "id": "quarry",
      "spaces": 0,
      "x": 16,
      "y": 74
    },
    {
      "id": "gravel-pit",
      "spaces": 0,
      "x": 10,
      "y": 58
    },
    {
      "id": "court",
      "spaces": 4,
      "metal": [
        1,
        0,
        0,
        0
      ],
      "x": 10,
      "y": 42
    },
    {
      "id": "shiring",
      "spaces": 2,
      "chosen": true,
      "x": 12,
      "y": 26
    },
    {
      "id": "castle",
      "spaces": 1,
      "x": 22,
      "y": 12
    },
    {
      "id": "market",
      "spaces": 4,
      "x": 48,
      "y": 12
    },
    {
      "id": "cathedral",
      "spaces": 0,
      "x": 50,
      "y": 46
    },
    {
      "id": "start-player",
      "spaces": 1,
      "x": 62,
      "y": 60
    }
  ],
  "parts": [
    "nave",
    "portal",
    "apse",
    "first-tower",
    "second-tower",
    "roof"
  ],
  "totals": {
    "builders": 12,
    "cubes": 82,
    "craftsman_cards": 36,
    "starting_cards": 12,
    "resource_cards": 9,
    "advantage_cards": 16,
    "last_round_cards": 2,
    "event_cards": 10,
    "parts": 6
  },
  "figures": {
    "starting_points": 2,
    "starting_gold": [
      20,
      21,
      22,
      23
    ],
    "gold_limit": 30,
    "least_points": 0,
    "points_lap": 60,
    "workers": 12,
    "builders": 3,
    "craftsman_limit": 5,
    "kept_resources": 5,
    "resource_cards_dealt": 7,
    "craftsmen_at_shiring": 2,
    "advantages_each_round": 2,
    "advantages_removed": 4,
    "events_removed": 4,
    "gold_per_lost_point": 2,
    "grey_workers": 2,
    "rejections": 1,
    "tax_die": [
      2,
      3,
      3,
      4,
      4,
      5
    ],
    "builder_costs": [
      7,
      6,
      5,
      4,
      3,
      2,
      1,
      0
    ]
  }
} as const;
