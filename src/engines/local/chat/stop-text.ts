/** Passes text on until a stop text appears, and holds back what may be the start of one. */
export class StopText {
  readonly #stops: readonly string[];
  #held = '';
  #found = false;

  constructor(stops: readonly string[]) {
    this.#stops = stops.filter((stop) => stop !== '');
  }

  get found(): boolean {
    return this.#found;
  }

  /** The part of the text that can be sent now. */
  add(text: string): string {
    this.#held += text;
    const starts = this.#stops.map((stop) => this.#held.indexOf(stop)).filter((start) => start >= 0);
    if (starts.length > 0) {
      this.#found = true;
      return this.#take(Math.min(...starts));
    }
    return this.#take(this.#held.length - this.#possibleStart());
  }

  /** The text that was held back, when no more text follows. */
  rest(): string {
    return this.#take(this.#held.length);
  }

  #take(length: number): string {
    const text = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    return text;
  }

  /** Length of the longest suffix of the text that is a prefix of a stop text. */
  #possibleStart(): number {
    let longest = 0;
    for (const stop of this.#stops) {
      for (let length = Math.min(stop.length - 1, this.#held.length); length > longest; length--) {
        if (this.#held.endsWith(stop.slice(0, length))) longest = length;
      }
    }
    return longest;
  }
}
