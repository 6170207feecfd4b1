/** The places in line that are read aloud: the first one, and then one whenever half of the way from there is done. */
export class SpokenPlace {
  #said: number | null = null;

  /** What to say when somebody has this place. */
  at(place: number): number {
    const said = this.#said;
    this.#said = said === null || place > said || place <= said / 2 ? place : said;
    return this.#said;
  }
}
