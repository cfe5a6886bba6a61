import { WorkThread } from '../children/work-thread.ts';
import { ServiceError } from '../domain/errors.ts';
import type { PolicyRule } from '../domain/policy.ts';

/** Work on long texts: counting tokens against a limit, and checking the content policy. */
export type LongTextJob =
  | { readonly kind: 'fits'; readonly text: string; readonly limit: number }
  | { readonly kind: 'breach'; readonly texts: readonly string[]; readonly rules: readonly PolicyRule[] };

/** The longest text a model accepts takes about a second; the rest is for jobs queued before it. */
const TIMEOUT_MS = 30_000;

const thread = new WorkThread<LongTextJob, unknown>(new URL('./long-texts.thread.ts', import.meta.url));

/** Whether a text has at most `limit` tokens. */
export async function fitsTokens(text: string, limit: number): Promise<boolean> {
  return (await work({ kind: 'fits', text, limit })) === true;
}

/** The category of the first rule that one of the texts breaks, or null. */
export async function breachedInTexts(
  texts: readonly string[],
  rules: readonly PolicyRule[],
): Promise<string | null> {
  return (await work({ kind: 'breach', texts, rules })) as string | null;
}

async function work(job: LongTextJob): Promise<unknown> {
  try {
    return await thread.run(job, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    throw new ServiceError(
      'service_unavailable',
      'Too many long texts are being processed at the moment. Try again in a moment, or with a shorter one.',
      { cause: error, retryAfterSeconds: 10 },
    );
  }
}
