/** Times at which the server answers but cannot save or look up games, as far as this page has noticed. */
class Away {
  #waiting = $state(0); // requests that will be sent again
  #recent = $state(false);
  #forget: ReturnType<typeof setTimeout> | undefined;

  /** Whether it is such a time. */
  get now(): boolean {
    return this.#waiting > 0 || this.#recent;
  }

  /** Something failed that nobody repeats: for so many seconds the reason is taken to last. */
  notice(seconds: number): void {
    this.#recent = true;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.#recent = false), seconds * 1000);
  }

  /** Something failed that is repeated until it works; the result ends that. */
  begin(): () => void {
    this.#waiting += 1;
    return () => {
      this.#waiting -= 1;
      this.over();
    };
  }

  /** Something worked that did not. */
  over(): void {
    clearTimeout(this.#forget);
    this.#recent = false;
  }
}

export const away = new Away();
