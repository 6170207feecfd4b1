// Made from the game's components file by `npm run types`. Do not edit.

import { played } from "../../lib/boxes";

export interface AttikaBox {
  readonly totals: {
    readonly tiles: number;
    readonly shrines: number;
    readonly amphorae: number;
    readonly buildings: number;
    readonly main_buildings: number;
    readonly cards: number;
  };
  readonly turn: {
    readonly draws: number;
    readonly builds: number;
    readonly cards_for_nothing: number;
    readonly cards_for_one_symbol: number;
    readonly cards_per_settlement: number;
    readonly starting_hands: readonly number[];
    readonly stacks: number;
  };
  readonly landscapes: readonly {
    readonly id: "water" | "forest" | "hill" | "mountain";
    readonly letter: string;
    readonly cards: number;
  }[];
  readonly cities: readonly {
    readonly id: "athens" | "sparta" | "corinth" | "thebes";
    readonly colour: "blue" | "yellow" | "green" | "red";
  }[];
  readonly buildings: readonly {
    readonly id: "capital" | "oracle" | "theatre" | "tavern" | "plaza" | "gymnasium" | "statue" | "market" | "stadium" | "temple" | "quarry" | "fortress" | "tower" | "well" | "grain-field" | "mill" | "village" | "harbour" | "ship" | "silver-mine" | "mint" | "vineyard" | "vintner" | "street";
    readonly group: "city" | "defence" | "supply" | "shipping" | "minting" | "wine" | "streets";
    readonly main?: boolean;
    readonly cost: string;
    readonly cost_source: string;
    readonly arrow_source: string;
    readonly free_next_to?: readonly ("capital" | "oracle" | "theatre" | "tavern" | "plaza" | "gymnasium" | "statue" | "market" | "stadium" | "temple" | "quarry" | "fortress" | "tower" | "well" | "grain-field" | "mill" | "village" | "harbour" | "ship" | "silver-mine" | "mint" | "vineyard" | "vintner" | "street")[];
    readonly count?: number;
  }[];
  readonly tiles: {
    readonly source: string;
    readonly symbols: readonly string[];
  };
  readonly layouts: readonly {
    readonly seats: number;
    readonly source: string;
    readonly centres: readonly (readonly number[])[];
    readonly shrines: readonly (readonly number[])[];
  }[];
  readonly race: {
    readonly source: string;
    readonly board_for: number;
    readonly hand: number;
    readonly turns: number;
    readonly medals: {
      readonly gold: number;
      readonly silver: number;
      readonly bronze: number;
    };
  };
}

/** The figures that the game is played with: those of the server's box, or else the built-in ones. */
export const attika = played<AttikaBox>("attika", {
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
      "gold": 16,
      "silver": 18,
      "bronze": 20
    }
  }
});
