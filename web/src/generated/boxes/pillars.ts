// Made from the game's components file by `npm run types`. Do not edit.

import { played } from "../../lib/boxes";

export interface PillarsBox {
  readonly colours: readonly ("blue" | "red" | "green" | "yellow")[];
  readonly resources: readonly {
    readonly id: "sand" | "wood" | "stone" | "metal";
    readonly cubes: number;
    readonly stock: number;
    readonly buy_price: number;
    readonly sell_price: number;
    readonly buyer_needs?: "mortar-mixer" | "woodworker" | "stonecutter" | "mason" | "tool-maker" | "potter" | "architect" | "carpenter" | "sculptor" | "glassblower" | "goldsmith" | "bell-maker" | "organ-builder";
    readonly seller_needs?: "mortar-mixer" | "woodworker" | "stonecutter" | "mason" | "tool-maker" | "potter" | "architect" | "carpenter" | "sculptor" | "glassblower" | "goldsmith" | "bell-maker" | "organ-builder";
  }[];
  readonly resource_cards: readonly {
    readonly id: "sand-small" | "sand-medium" | "sand-large" | "wood-small" | "wood-medium" | "wood-large" | "stone-small" | "stone-medium" | "stone-large";
    readonly site: "event" | "bishop" | "wool-mill" | "kingsbridge" | "priory" | "forest" | "quarry" | "gravel-pit" | "court" | "shiring" | "castle" | "market" | "cathedral" | "start-player";
    readonly resource: "sand" | "wood" | "stone" | "metal";
    readonly workers: number;
    readonly yields: number;
  }[];
  readonly families: readonly {
    readonly id: "mortar-mixer" | "woodworker" | "stonecutter" | "mason" | "tool-maker" | "potter" | "architect" | "carpenter" | "sculptor" | "glassblower" | "goldsmith" | "bell-maker" | "organ-builder";
    readonly boostable: boolean;
  }[];
  readonly craftsmen: readonly {
    readonly id: "start-mortar-mixer" | "start-woodworker" | "start-stonecutter" | "r1-tool-maker" | "r1-woodworker" | "r1-mortar-mixer" | "r1-mason" | "r2-carpenter" | "r2-mason" | "r2-potter" | "r2-architect" | "r3-mason" | "r3-carpenter" | "r3-sculptor" | "r3-potter" | "r4-mason" | "r4-carpenter" | "r4-sculptor" | "r4-glassblower" | "r5-carpenter" | "r5-goldsmith" | "r5-sculptor" | "r5-glassblower" | "r6-goldsmith" | "r6-sculptor" | "r6-organ-builder" | "r6-bell-maker";
    readonly round: number;
    readonly family: "mortar-mixer" | "woodworker" | "stonecutter" | "mason" | "tool-maker" | "potter" | "architect" | "carpenter" | "sculptor" | "glassblower" | "goldsmith" | "bell-maker" | "organ-builder";
    readonly cost: number;
    readonly capacity: number;
    readonly takes?: {
      readonly sand?: number;
      readonly wood?: number;
      readonly stone?: number;
      readonly metal?: number;
      readonly gold?: number;
    };
    readonly makes: {
      readonly points?: number;
      readonly gold?: number;
    };
    readonly needs_held?: "sand" | "wood" | "stone" | "metal";
    readonly needs?: "mortar-mixer" | "woodworker" | "stonecutter" | "mason" | "tool-maker" | "potter" | "architect" | "carpenter" | "sculptor" | "glassblower" | "goldsmith" | "bell-maker" | "organ-builder";
  }[];
  readonly advantages: readonly {
    readonly id: "aliena" | "richard" | "tom" | "francis" | "philip" | "ellen" | "jack" | "otto" | "thomas" | "loyalty" | "remigius" | "toledo" | "wool-fair" | "madonna" | "festivities" | "completion";
    readonly kind: "permanent" | "once" | "immediate";
    readonly income?: {
      readonly wood?: number;
      readonly sand?: number;
      readonly stone?: number;
    };
    readonly flat_tax?: number;
    readonly priory_points?: number;
    readonly sees_event?: boolean;
    readonly craftsmen?: number;
    readonly workers?: number;
    readonly wards_off_event?: boolean;
    readonly spares_tax?: boolean;
    readonly places_free?: boolean;
    readonly gain?: {
      readonly metal?: number;
      readonly gold?: number;
      readonly points?: number;
      readonly wood?: number;
      readonly stone?: number;
    };
    readonly last_round?: boolean;
  }[];
  readonly events: readonly {
    readonly id: "archbishop" | "volunteers" | "royal-victory" | "castle-taken" | "generosity" | "extra-tax" | "cold-winter" | "city-wall" | "collapse" | "conflict";
    readonly positive: boolean;
    readonly capacity?: number;
    readonly card_yield?: number;
    readonly gain?: {
      readonly gold?: number;
      readonly metal?: number;
    };
    readonly mill_workers?: number;
    readonly pay?: number;
    readonly builders?: number;
    readonly dismiss?: number;
    readonly lose_points?: number;
  }[];
  readonly places: readonly {
    readonly id: "event" | "bishop" | "wool-mill" | "kingsbridge" | "priory" | "forest" | "quarry" | "gravel-pit" | "court" | "shiring" | "castle" | "market" | "cathedral" | "start-player";
    readonly spaces: number;
    readonly x: number;
    readonly y: number;
    readonly chosen?: boolean;
    readonly points?: readonly number[];
    readonly metal?: readonly number[];
  }[];
  readonly parts: readonly ("nave" | "portal" | "apse" | "first-tower" | "second-tower" | "roof")[];
  readonly totals: {
    readonly builders: number;
    readonly cubes: number;
    readonly craftsman_cards: number;
    readonly starting_cards: number;
    readonly resource_cards: number;
    readonly advantage_cards: number;
    readonly last_round_cards: number;
    readonly event_cards: number;
    readonly parts: number;
  };
  readonly figures: {
    readonly starting_points: number;
    readonly starting_gold: readonly number[];
    readonly gold_limit: number;
    readonly least_points: number;
    readonly points_lap: number;
    readonly workers: number;
    readonly builders: number;
    readonly craftsman_limit: number;
    readonly kept_resources: number;
    readonly resource_cards_dealt: number;
    readonly craftsmen_at_shiring: number;
    readonly advantages_each_round: number;
    readonly advantages_removed: number;
    readonly events_removed: number;
    readonly gold_per_lost_point: number;
    readonly grey_workers: number;
    readonly rejections: number;
    readonly tax_die: readonly number[];
    readonly builder_costs: readonly number[];
  };
}

/** The figures that the game is played with: those of the server's box, or else the built-in ones. */
export const pillars = played<PillarsBox>("pillars", {
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
});
