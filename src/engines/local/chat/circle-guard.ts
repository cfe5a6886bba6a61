/** Tokens that are looked at: some three sentences. */
const WINDOW = 64;
const GRAM = 4;
/** In ordinary text nearly all runs of four tokens are different, in a list of similar lines still three in four. */
const LEAST_DIFFERENT = 0.5;

/** Notices when a model writes the same again and again. */
export class CircleGuard {
  readonly #tokens: number[] = [];

  /** Whether the text goes in circles with this token. */
  add(token: number): boolean {
    this.#tokens.push(token);
    if (this.#tokens.length > WINDOW) this.#tokens.shift();
    if (this.#tokens.length < WINDOW) return false;
    const grams = new Set<string>();
    const count = WINDOW - GRAM + 1;
    for (let at = 0; at < count; at += 1) grams.add(this.#tokens.slice(at, at + GRAM).join());
    return grams.size < count * LEAST_DIFFERENT;
  }
}
