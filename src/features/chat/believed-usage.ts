import type { ChatModel } from '../../domain/catalogue.ts';
import type { TokenUsage } from '../../domain/price.ts';

/**
 * What of a service's count can be: no question is longer than the model's context unless the service adds to it (`addsMore`),
 * and no reply than the context or what was asked for. A count is charged beyond what was held, so a wrong one must not
 * empty an account.
 */
export function believedUsage(
  usage: TokenUsage,
  { contextLength }: ChatModel,
  { mostTokens, addsMore }: { readonly mostTokens: number; readonly addsMore: boolean },
): TokenUsage {
  return {
    ...usage,
    promptTokens: addsMore ? usage.promptTokens : Math.min(usage.promptTokens, contextLength),
    completionTokens: Math.min(usage.completionTokens, Math.max(contextLength, mostTokens)),
  };
}
