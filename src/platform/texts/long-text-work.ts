import { ServiceError } from '../../domain/errors.ts';
import type { PolicyRule } from '../../domain/texts/policy.ts';
import { kept } from '../children/child-policy.ts';
import { ChildPool } from '../children/child-pool.ts';
import type { Turn } from '../turns/fair-gate.ts';

/** Work on long texts: counting tokens against a limit, and checking the content policy. */
export type LongTextJob =
  | { readonly kind: 'fits'; readonly text: string; readonly limit: number }
  | { readonly kind: 'breach'; readonly texts: readonly string[]; readonly rules: readonly PolicyRule[] };

/** The longest text a model accepts takes about a second; the rest is for jobs queued before it. */
const TIMEOUT_MS = 30_000;

/** Texts are read before anybody pays: the thread takes them in turns by account. */
const POOL = new ChildPool({
  name: 'long texts',
  kind: 'thread',
  module: new URL('./long-texts.thread.ts', import.meta.url),
  memoryMb: 512,
  policy: kept({ idleMs: 3_600_000 }),
  gate: { what: 'long texts', atOnce: 1, waiting: 64 },
});

/** Whether a text has at most `limit` tokens. */
export async function fitsTokens(text: string, limit: number, turn: Turn): Promise<boolean> {
  return (await work({ kind: 'fits', text, limit }, turn)) === true;
}

/** The category of the first rule that one of the texts breaks, or null. */
export async function breachedInTexts(
  texts: readonly string[],
  rules: readonly PolicyRule[],
  turn: Turn,
): Promise<string | null> {
  return (await work({ kind: 'breach', texts, rules }, turn)) as string | null;
}

async function work(job: LongTextJob, turn: Turn): Promise<unknown> {
  try {
    return await POOL.run({ turn, input: job }, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError(
      'service_unavailable',
      'Too many long texts are being processed at the moment. Try again in a moment, or with a shorter one.',
      { cause: error, retryAfterSeconds: 10 },
    );
  }
}
