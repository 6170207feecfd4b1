import type { Coach } from "../../coach/coach";

const coach: Coach = {
  headings: [
    "title",
    "goal",
    "board",
    "setup",
    "turn",
    "drawing",
    "building",
    "price",
    "order",
    "streets",
    "settlements",
    "groups",
    "amphorae",
    "tiles",
    "cards",
    "end",
    "race",
    "options",
    "questions",
    "values",
  ],
  decisions: {
    choose: "turn",
    draw: "drawing",
    build: "building",
    "extra-draw": "amphorae",
    "extra-build": "amphorae",
    amphora: "amphorae",
    drawn: "drawing",
    pay: "price",
    tile: "tiles",
    cards: "cards",
    over: "end",
    "over-race": "race",
  },
  notes: ["choose", "draw", "build", "amphora", "drawn", "pay", "tile", "cards"],
};

export default coach;
