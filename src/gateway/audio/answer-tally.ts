import { NO_DETAILS, type TokenUsage } from '../../domain/price.ts';
import { estimatedTokensOfJson, TokenEstimate } from '../../domain/token-estimate.ts';
import { type Json, objectOf, usageOf } from './token-usage.ts';

interface MostTokens {
  readonly mostTokens?: number;
  readonly mostPromptTokens?: number;
}

/** What a service takes for an answer: its own count, or an estimate by all that was sent and all that came. */
export class AnswerTally {
  readonly #sent: () => string;
  readonly #most: MostTokens;
  readonly #written = new TokenEstimate();
  #counted: TokenUsage | null = null;

  /** `sent`: the body of the question, as JSON. */
  constructor(sent: () => string, most: MostTokens) {
    this.#sent = sent;
    this.#most = most;
  }

  /** A piece of the answer: where its count would be, and what the model wrote. */
  add(piece: Json, written: unknown): void {
    this.#counted = usageOf(piece) ?? this.#counted;
    this.#written.addPiece(written);
  }

  get promptTokens(): number {
    return estimatedTokensOfJson(this.#sent(), this.#most.mostPromptTokens ?? Infinity);
  }

  readonly usage = (): TokenUsage => this.#counted ?? this.#estimated();

  #estimated(): TokenUsage {
    const completionTokens = Math.min(this.#written.tokens, this.#most.mostTokens ?? Infinity);
    return { ...NO_DETAILS, promptTokens: this.promptTokens, completionTokens };
  }
}

/** What the model wrote in a message or a piece of one: words, arguments of tools, thoughts; not who speaks, nor sound. */
export function writtenIn(message: unknown): Json {
  const { role: _role, audio, ...written } = objectOf(message) ?? {};
  return { ...written, spoken: objectOf(audio)?.['transcript'] };
}
