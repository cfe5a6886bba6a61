import type { Cancellation } from '../../engines/video-engine.ts';
import type { WordClass } from '../description/description.ts';
import { callOperation } from './call-operation.ts';
import { operationVariables } from './operation.ts';
import { type PollDeps, pollJob } from './poll-job.ts';
import { UpstreamFault } from './upstream-fault.ts';

/** Enough for four calls. */
const TIMEOUT_MS = 30_000;

/** Longer than any answer to a cancellation. */
const BODY_LIMIT = 1e6;

/** How a service answers for a call that it does not have. */
const LACKING: readonly number[] = [404, 405, 501];

/** A job may appear in a service's records some time after it was accepted; until then its absence proves nothing. */
const SETTLED_MS = 120_000;

/** The job is not running, and has made no video. */
const OVER: readonly WordClass[] = ['failed', 'cancelled', 'refused', 'gone'];

/**
 * Asks a service to stop, and believes that it did when it says so of the job. The state is asked first: for some, the
 * same call deletes a finished video. Rejects when the service could not be asked, or the job still goes on.
 */
export async function cancelJob(deps: Omit<PollDeps, 'folder'>): Promise<Cancellation> {
  const { upstream, operation, now } = deps;
  const { cancel } = operation.description;
  if (cancel.length === 0) return 'not-stopped';
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const stateNow = async () => (await pollJob({ ...deps, folder: undefined }, signal)).state;
  const before = await stateNow();
  if (before === 'gone' && now() - operation.startedAt < SETTLED_MS)
    throw new UpstreamFault('the service does not know the job yet');
  if (OVER.includes(before)) return 'stopped';
  const calls = cancel.filter(({ on }) => on.includes(before));
  if (calls.length === 0) return 'not-stopped';
  const variables = operationVariables(operation);
  const read = { limit: BODY_LIMIT };
  for (const [index, call] of calls.entries()) {
    const reply = await callOperation(
      { upstream, operation, call, variables, purpose: 'cancel', read },
      signal,
    );
    if (reply.status >= 200 && reply.status <= 299) break;
    // An older version of the service may lack the call.
    if (!LACKING.includes(reply.status) || index === calls.length - 1)
      throw new UpstreamFault('the service did not stop a job', reply);
  }
  if (OVER.includes(await stateNow())) return 'stopped';
  throw new UpstreamFault('the service has not stopped a job yet');
}
