import type { Coach } from "../../coach/coach";

const coach: Coach = {
  headings: [
    "title",
    "goal",
    "board",
    "laying",
    "inhabitants",
    "turn",
    "lock",
    "reveal",
    "soldiers",
    "influence",
    "laurels",
    "count",
    "two",
    "options",
    "questions",
    "values",
  ],
  decisions: {
    mesh: "laying",
    lay: "laying",
    place: "turn",
    soldier: "lock",
    over: "count",
  },
  notes: ["lay", "place", "soldier"],
};

export default coach;
