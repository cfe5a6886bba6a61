import type { Exchange } from './exchange.ts';

/** No text has as many characters for each of its tokens. */
const MOST_CHARACTERS_PER_TOKEN = 32;
const SOME_CHARACTERS = 1000;

/** Where the request does not say how many tokens are paid for. */
export const USUAL_TOKENS = 16_384;

/** What goes far beyond what is paid for is no reply. */
export function assertPaidFor(
  characters: number,
  { mostTokens = USUAL_TOKENS }: { readonly mostTokens?: number },
  exchange: Exchange,
): void {
  const most = SOME_CHARACTERS + mostTokens * MOST_CHARACTERS_PER_TOKEN;
  if (characters > most) throw exchange.failOver('text', `the reply has more than ${most} characters`);
}

/** A stream begins, ends and is kept alive with events that say nothing. */
const SOME_EVENTS = 1000;

/** Counts the events that bring nothing of an answer: a service may send as many as tokens are paid for, and some more. */
export class EmptyEvents {
  readonly #exchange: Exchange;
  readonly #most: number;
  #count = 0;

  constructor(exchange: Exchange, mostTokens = USUAL_TOKENS) {
    this.#exchange = exchange;
    this.#most = SOME_EVENTS + mostTokens;
  }

  add(): void {
    this.#count += 1;
    if (this.#count <= this.#most) return;
    throw this.#exchange.failOver('events', `the answer has more than ${this.#most} events without content`);
  }
}
