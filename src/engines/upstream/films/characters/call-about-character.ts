import type { Call } from '../../description/description.ts';
import type { Variables } from '../../description/template.ts';
import type { Upstream, UpstreamCall } from '../../upstream.ts';
import { type Reply, readReply } from '../read-reply.ts';
import { bodyOf, renderCall } from '../requests/request.ts';

export interface CharacterCall {
  readonly upstream: Upstream;
  readonly call: Call;
  readonly variables: Variables;
  readonly baseUrl: string;
  readonly credential: string;
  readonly headers?: UpstreamCall['headers'];
  readonly timeoutMs?: number;
}

const BODY_LIMIT = 1e6;
const TIMEOUT_MS = 10_000;

/** One question about a character, or the order to make it. */
export async function callAboutCharacter(parts: CharacterCall, signal: AbortSignal): Promise<Reply> {
  const { upstream, call, variables, baseUrl, credential, headers, timeoutMs = TIMEOUT_MS } = parts;
  const request = renderCall(call, variables, baseUrl);
  const { method, url } = request;
  const content = await bodyOf({ ...request, headers: { ...request.headers, ...headers } });
  const limits = { timeoutMs, mostBytes: BODY_LIMIT, mostMs: timeoutMs };
  const raw = await upstream.call(
    { method, url, ...content, credential, purpose: 'character', ...limits },
    signal,
  );
  return await readReply(raw, { upstream }, signal);
}
