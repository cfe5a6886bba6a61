import { NO_DETAILS, type TokenUsage } from '../../domain/price.ts';
import { estimatedTokensOfJson, TokenEstimate } from '../../domain/token-estimate.ts';

export type Json = Record<string, unknown>;

/** No context is longer. */
const MOST_TOKENS = 100_000_000;

/** `usage`, or `token_usage`, with the names of either of the two APIs; null where it is not complete. */
export function usageOf(answer: Json): TokenUsage | null {
  const usage = objectOf(answer['usage']) ?? objectOf(answer['token_usage']);
  const promptTokens = countOf(usage?.['prompt_tokens'] ?? usage?.['input_tokens']);
  const completionTokens = countOf(usage?.['completion_tokens'] ?? usage?.['output_tokens']);
  if (promptTokens === null || completionTokens === null) return null;
  const prompt = objectOf(usage?.['prompt_tokens_details'] ?? usage?.['input_tokens_details']);
  const completion = objectOf(usage?.['completion_tokens_details'] ?? usage?.['output_tokens_details']);
  return {
    promptTokens,
    completionTokens,
    cachedTokens: countOf(prompt?.['cached_tokens']) ?? 0,
    promptAudioTokens: countOf(prompt?.['audio_tokens']) ?? 0,
    completionAudioTokens: countOf(completion?.['audio_tokens']) ?? 0,
  };
}

export function objectOf(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null ? (value as Json) : undefined;
}

function countOf(value: unknown): number | null {
  const isCount = Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MOST_TOKENS;
  return isCount ? (value as number) : null;
}

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
