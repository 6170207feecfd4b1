/** One square of a city grid in drawings. */
export const CELL = 60;
