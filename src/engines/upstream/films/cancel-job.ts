import { callOperation } from './call-operation.ts';
import { operationVariables } from './operation.ts';
import { type PollParts, pollJob } from './poll-job.ts';

/** Enough for two calls. */
const TIMEOUT_MS = 20_000;

/** Longer than any answer to a cancellation. */
const BODY_LIMIT = 1e6;

/**
 * Asks a service to stop. The state is asked first: for some, the same call deletes a finished film. Rejects when the
 * service could not be asked; a job that has ended meanwhile is no failure.
 */
export async function cancelJob(parts: Omit<PollParts, 'folder'>): Promise<void> {
  const { upstream, operation } = parts;
  const { cancel } = operation.description;
  if (cancel.length === 0) return;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { state } = await pollJob({ ...parts, folder: undefined }, signal);
  const call = cancel.find(({ on }) => on.includes(state));
  if (!call) return;
  const variables = operationVariables(operation);
  const read = { limit: BODY_LIMIT };
  await callOperation({ upstream, operation, call, variables, purpose: 'cancel', read }, signal);
}
