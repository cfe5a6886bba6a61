import type { Call } from '../description/description.ts';
import type { Variables } from '../description/template.ts';
import type { Upstream, UpstreamCall } from '../upstream.ts';
import type { Operation, Plan } from './operation.ts';
import { type Reply, readReply } from './read-reply.ts';
import { bodyOf, renderCall } from './requests/request.ts';

/** Of operations whose description does not say. */
const TIMEOUT_MS = 30_000;

export interface OperationCall {
  readonly upstream: Upstream;
  readonly operation: Operation | Plan;
  readonly call: Call;
  readonly variables: Variables;
  readonly purpose: UpstreamCall['purpose'];
  readonly read: { readonly limit: number; readonly folder?: string };
}

/**
 * Asks about an operation at the host that has it. A URL that the service gave is called only at that host's origin:
 * elsewhere it would get the credential.
 */
export async function callOperation(deps: OperationCall, signal: AbortSignal): Promise<Reply> {
  const { upstream, operation, call, variables, purpose, read } = deps;
  const request = renderCall(call, variables, operation.baseUrl);
  if (!isOwnOrigin(request.url, operation.baseUrl))
    throw new Error(
      `the service named a URL of another origin: ${upstream.withoutKeys(new URL(request.url).origin)}`,
    );
  const { method, url } = request;
  const { timeoutMs = TIMEOUT_MS } = operation.description.poll;
  const raw = await upstream.call(
    {
      method,
      url,
      ...(await bodyOf(request)),
      credential: operation.credential,
      timeoutMs,
      mostBytes: read.limit,
      // A video within the reply takes its time.
      mostMs: timeoutMs + read.limit / 100,
      purpose,
    },
    signal,
  );
  const { folder } = read;
  return await readReply(raw, { upstream, ...(folder !== undefined && { folder }) }, signal);
}

export function isOwnOrigin(url: string, baseUrl: string): boolean {
  return new URL(url).origin === new URL(baseUrl).origin;
}
