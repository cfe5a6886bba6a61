import type { Price } from '../../../domain/model.ts';
import type { Micros } from '../../../domain/money.ts';
import { priceOfUsage, type TokenUsage } from '../../../domain/price.ts';
import type { ChatEvent, PassedEvent } from '../../engine.ts';

/** Of a count that knows only tokens. */
export const NO_DETAILS = { cachedTokens: 0, promptAudioTokens: 0, completionAudioTokens: 0 };

/** About: for replies that the service has not counted. */
const CHARACTERS_PER_TOKEN = 4;

/** What is known of a reply while it comes: the count of its service, or an estimate by what was written. */
export class ReplyTally {
  readonly #promptTokens: () => number;
  #counted: TokenUsage | null = null;
  #started: number | null = null;
  #letters = 0;
  #pieces = 0;

  constructor(promptTokens: () => number = () => 0) {
    this.#promptTokens = promptTokens;
  }

  get hasBegun(): boolean {
    return this.#started !== null || this.#pieces > 0;
  }

  add(event: ChatEvent): void {
    if (event.type === 'start') this.#started = event.promptTokens;
    if (event.type === 'delta') this.#add(event.text.length);
    if (event.type === 'end') {
      const promptTokens = event.promptTokens ?? this.#started ?? 0;
      this.#counted = { ...NO_DETAILS, promptTokens, completionTokens: event.completionTokens };
    }
  }

  addPassed({ usage, letters }: Pick<PassedEvent, 'usage' | 'letters'>): this {
    this.#counted = usage ?? this.#counted;
    if (letters > 0) this.#add(letters);
    return this;
  }

  costAt(price: Price): Micros {
    return priceOfUsage(price, this.#counted ?? this.#estimated());
  }

  #add(letters: number): void {
    this.#letters += letters;
    this.#pieces += 1;
  }

  /** A piece is at least one token, and some hold a whole page. */
  #estimated(): TokenUsage {
    const completionTokens = Math.max(this.#pieces, Math.ceil(this.#letters / CHARACTERS_PER_TOKEN));
    return { ...NO_DETAILS, promptTokens: this.#started ?? this.#promptTokens(), completionTokens };
  }
}
