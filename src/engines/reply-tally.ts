import { NO_DETAILS, type TokenUsage } from '../domain/price.ts';
import { TokenEstimate } from '../domain/token-estimate.ts';
import type { ChatEvent } from './engine.ts';

/** What a reply takes while it comes: the engine's count at its end, until then an estimate by what was written. */
export class ReplyTally {
  #counted: TokenUsage | null = null;
  #promptTokens: number | null = null;
  readonly #written = new TokenEstimate();

  get hasBegun(): boolean {
    return this.#promptTokens !== null;
  }

  add(event: ChatEvent): void {
    if (event.type === 'start') this.#promptTokens = event.promptTokens;
    if (event.type === 'delta') this.#written.addPiece(event.text);
    if (event.type === 'end') this.#counted = event.usage;
  }

  get usage(): TokenUsage {
    const { tokens } = this.#written;
    return (
      this.#counted ?? { ...NO_DETAILS, promptTokens: this.#promptTokens ?? 0, completionTokens: tokens }
    );
  }
}
