import { ServiceError } from '../../domain/errors.ts';
import type { VideoEngine } from '../../engines/video-engine.ts';

/** The request waits for the enhancement, so it must be quick. */
const ENHANCE_TIMEOUT_MS = 5000;

/** What the first of these engines that answers makes of a prompt; one that cannot enhance leaves it as it is. */
export async function enhancePrompt(engines: readonly VideoEngine[], prompt: string): Promise<string> {
  const signal = AbortSignal.timeout(ENHANCE_TIMEOUT_MS);
  let cause: unknown;
  for (const engine of engines) {
    if (!engine.enhance) return prompt;
    try {
      return await engine.enhance(prompt, signal);
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      cause = error;
    }
  }
  throw new ServiceError(
    'service_unavailable',
    'The prompt could not be enhanced at the moment. Try again, or without `enhance_prompt`.',
    { cause },
  );
}
