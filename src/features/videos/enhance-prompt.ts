import { ServiceError } from '../../domain/errors.ts';
import type { VideoEngine } from '../../engines/video-engine.ts';

/** The request waits for the enhancement, so it must be quick. */
const ENHANCE_TIMEOUT_MS = 5000;

/** Without an engine that enhances prompts, the prompt is used as it is. */
export async function enhancePrompt(enhancer: VideoEngine | undefined, prompt: string): Promise<string> {
  if (!enhancer?.enhance) return prompt;
  try {
    return await enhancer.enhance(prompt, AbortSignal.timeout(ENHANCE_TIMEOUT_MS));
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError(
      'service_unavailable',
      'The prompt could not be enhanced at the moment. Try again, or without `enhance_prompt`.',
      { cause: error },
    );
  }
}
