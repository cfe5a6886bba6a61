import type { Turn } from '../turns/fair-gate.ts';
import { FetchRefused } from './fetch-refused.ts';
import { connectSafely, requireForm, type SafeFetchOptions, timedOut, translate } from './safe-fetch.ts';

export interface SafePostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly turn: Turn;
  /** For all of it: the name, the connection, the answer's head. */
  readonly timeoutMs: number;
}

/**
 * Sends JSON to a stranger's URL and gives the status of the answer, whatever it is: redirects are not followed. Throws
 * `FetchRefused`, or the signal's reason.
 */
export type SafePost = (request: SafePostRequest, signal: AbortSignal) => Promise<number>;

/** Of the answer's body: enough that the other side can end its answer in good order, and nothing is kept. */
const MOST_BODY_BYTES = 4096;
const BODY_MS = 500;

export function createSafePost(options: SafeFetchOptions): SafePost {
  return async ({ url, headers, body, turn, timeoutMs }, signal) => {
    const overall = AbortSignal.timeout(timeoutMs);
    const stop = AbortSignal.any([signal, overall]);
    try {
      const target = requireForm(url);
      const client = await connectSafely(target, options, turn, stop);
      try {
        const answer = await client.request({
          method: 'POST',
          path: `${target.pathname}${target.search}`,
          headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'phonofilm' },
          body,
          signal: stop,
        });
        const enough = AbortSignal.any([signal, AbortSignal.timeout(BODY_MS)]);
        await answer.body.dump({ limit: MOST_BODY_BYTES, signal: enough }).catch(() => {});
        return answer.statusCode;
      } finally {
        await client.destroy();
      }
    } catch (error) {
      signal.throwIfAborted();
      if (overall.aborted && !(error instanceof FetchRefused)) throw timedOut(error);
      throw translate(error);
    }
  };
}
