import type { Price } from '../../../domain/model.ts';
import type { Micros } from '../../../domain/money.ts';
import { estimatedTokens, NO_DETAILS, priceOfUsage, type TokenUsage } from '../../../domain/price.ts';
import type { ChatEvent, PassedEvent } from '../../engine.ts';

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

  #estimated(): TokenUsage {
    const completionTokens = estimatedTokens(this.#letters, this.#pieces);
    return { ...NO_DETAILS, promptTokens: this.#started ?? this.#promptTokens(), completionTokens };
  }
}
