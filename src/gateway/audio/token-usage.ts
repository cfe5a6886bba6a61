import type { TokenUsage } from '../../domain/price.ts';

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
