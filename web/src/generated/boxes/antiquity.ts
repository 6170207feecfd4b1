// Made from the game's components file by `npm run types`. Do not edit.

import { played } from "../../lib/boxes";

export interface AntiquityBox {
  readonly totals: {
    readonly building_types: number;
    readonly unique_buildings: number;
    readonly unique_squares: number;
    readonly wood: number;
    readonly stone: number;
    readonly luxury: number;
    readonly house_food: number;
    readonly house_luxury: number;
    readonly tiles: number;
    readonly tile_hexes: number;
    readonly exploration_tokens: number;
    readonly goods: number;
  };
  readonly figures: {
    readonly capital_size: number;
    readonly colony_size: number;
    readonly cities: number;
    readonly starting_wood: number;
    readonly houses: number;
    readonly famine_per_round: number;
    readonly famine_per_explored_food: number;
    readonly famine_per_fountain: number;
    readonly granary: number;
    readonly reach: number;
    readonly reach_with_stable: number;
    readonly city_distance: number;
    readonly first_city_reach: number;
    readonly pollution_per_city: number;
    readonly fountain: number;
    readonly dump: number;
    readonly unmanned_dump: number;
    readonly hospital: number;
    readonly bank_rate: number;
    readonly harvest: number;
    readonly forced_harvest: number;
    readonly forced_loss: number;
    readonly storage_per_square: number;
    readonly people_to_win: number;
    readonly goods_to_win: number;
    readonly conditions_to_win: number;
    readonly cart_shops: number;
    readonly fountains: number;
    readonly storage_elements: number;
    readonly element_squares: number;
    readonly fisheries: number;
    readonly inns: number;
    readonly counters: number;
    readonly rounds: number;
  };
  readonly colours: {
    readonly names: readonly ("red" | "blue" | "yellow" | "black")[];
  };
  readonly terrain: {
    readonly forest: string;
    readonly grassland: string;
    readonly mountain: string;
    readonly water: string;
  };
  readonly goods: readonly {
    readonly id: "wood" | "stone" | "grain" | "sheep" | "olives" | "fish" | "gold" | "wine" | "pearls" | "dye";
    readonly category: "building" | "food" | "luxury";
    readonly explorable: boolean;
  }[];
  readonly buildings: readonly {
    readonly id: "theology" | "biology" | "alchemy" | "philosophy" | "university" | "brewery" | "forced-labour" | "stable" | "harbour" | "hospital" | "explorer" | "granary" | "dump" | "cathedral" | "market" | "cart-shop" | "fountain" | "storage" | "house";
    readonly shape: readonly string[];
    readonly man: boolean;
    readonly supply: "own" | "common" | "houses";
    readonly faculty?: boolean;
    readonly stone?: number;
    readonly wood?: number;
    readonly luxury?: number;
  }[];
  readonly houses: {
    readonly food: readonly number[];
    readonly luxury: readonly number[];
  };
  readonly countryside: readonly {
    readonly id: "woodcutter" | "farm" | "mine" | "fishery" | "inn" | "city";
    readonly man_stays: boolean;
    readonly goods: readonly ("wood" | "stone" | "grain" | "sheep" | "olives" | "fish" | "gold" | "wine" | "pearls" | "dye")[];
    readonly wood?: number;
    readonly food?: number;
    readonly stone?: number;
    readonly luxury?: number;
  }[];
  readonly saints: {
    readonly names: readonly ("nicolo" | "barbara" | "christofori" | "giorgio" | "maria")[];
  };
  readonly tiles: {
    readonly slots: readonly (readonly number[])[];
    readonly faces: readonly (readonly string[])[];
  };
  readonly layouts: readonly {
    readonly seats: number;
    readonly centres: readonly (readonly number[])[];
    readonly start: readonly number[];
  }[];
}

/** The figures that the game is played with: those of the server's box, or else the built-in ones. */
export const antiquity = played<AntiquityBox>("antiquity", {
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
});
