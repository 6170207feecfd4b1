// Made from the game's components file by `npm run types`. Do not edit.

import { played } from "../../lib/boxes";

export interface LacittaBox {
  readonly totals: {
    readonly building_tiles: number;
    readonly landscapes: number;
    readonly citizens: number;
    readonly gold: number;
    readonly voice_cards: number;
    readonly politics_cards: number;
  };
  readonly start: {
    readonly gold: number;
    readonly castles: number;
    readonly castles_placed: number;
    readonly citizens: number;
    readonly figures: number;
    readonly action_cards: number;
    readonly display: number;
  };
  readonly year: {
    readonly years: number;
    readonly rounds: number;
    readonly voice_cards: number;
    readonly growth: number;
  };
  readonly action_card: {
    readonly gold: number;
    readonly citizens_from_own_city: number;
    readonly citizens_from_supply: number;
  };
  readonly distance: {
    readonly new_castle: number;
    readonly neighbours: number;
  };
  readonly limit: {
    readonly without_market: number;
    readonly with_market: number;
  };
  readonly scoring: {
    readonly citizen: number;
    readonly complete_city: number;
    readonly famine: number;
  };
  readonly colours: readonly {
    readonly id: "red" | "blue" | "yellow" | "green" | "purple";
  }[];
  readonly attractions: readonly {
    readonly id: "culture" | "knowledge" | "health";
    readonly voice_cards: number;
  }[];
  readonly pools: readonly {
    readonly id: "farm-quarry" | "market" | "palazzo-hospital" | "statue-cathedral" | "school-university" | "well-bath";
    readonly tiles: number;
  }[];
  readonly buildings: readonly {
    readonly id: "farm" | "quarry" | "school" | "statue" | "market" | "well" | "palazzo" | "hospital" | "bath" | "cathedral" | "university";
    readonly pool: "farm-quarry" | "market" | "palazzo-hospital" | "statue-cathedral" | "school-university" | "well-bath";
    readonly tier: "simple" | "medium" | "large";
    readonly builder_price: number;
    readonly arches?: {
      readonly knowledge?: number;
      readonly culture?: number;
      readonly health?: number;
    };
    readonly beside_water?: boolean;
    readonly price?: number;
  }[];
  readonly cards: readonly {
    readonly id: "palazzo" | "cathedral" | "university" | "hospital" | "bath" | "master-builder" | "bread-and-games" | "golden-times" | "rich-harvest" | "contact";
    readonly count: number;
    readonly building?: "farm" | "quarry" | "school" | "statue" | "market" | "well" | "palazzo" | "hospital" | "bath" | "cathedral" | "university";
    readonly choices?: readonly {
      readonly gold: number;
      readonly amount: number;
    }[];
    readonly not_in_last_year?: boolean;
  }[];
  readonly landscapes: readonly {
    readonly id: "field-1" | "field-2" | "field-3" | "mountain" | "water";
    readonly symbol: string;
    readonly count: number;
    readonly food?: number;
    readonly gold?: number;
  }[];
  readonly zones: readonly {
    readonly id: "light-green" | "light-brown" | "yellow-green";
    readonly symbol: string;
    readonly seats: number;
    readonly hexes: number;
  }[];
  readonly board: {
    readonly rows: readonly {
      readonly q: number;
      readonly cells: string;
    }[];
  };
  readonly balance: {
    readonly border_hexes: number;
    readonly waters: number;
    readonly mountains: number;
  };
  readonly setups: readonly {
    readonly seats: number;
    readonly landscapes: readonly string[];
    readonly castles: readonly (readonly number[])[];
  }[];
}

/** The figures that the game is played with: those of the server's box, or else the built-in ones. */
export const lacitta = played<LacittaBox>("lacitta", {
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
});
