import type { Exchange } from './exchange.ts';

/** A stream begins, ends and is kept alive with events that say nothing. */
const SOME_EVENTS = 1000;

/** Where nothing says how many tokens are paid for. */
const USUAL_TOKENS = 16_384;

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
