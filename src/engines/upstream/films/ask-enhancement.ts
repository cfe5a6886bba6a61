import type { Description, EnhanceCall } from '../description/description.ts';
import { readWord } from '../description/reply-path.ts';
import type { Upstream } from '../upstream.ts';
import { serviceError } from './failures.ts';
import { readFault } from './fault.ts';
import { readReply } from './read-reply.ts';
import { bodyOf, renderCall } from './requests/request.ts';
import { UpstreamFault } from './upstream-fault.ts';

export interface EnhancementParts {
  readonly upstream: Upstream;
  readonly description: Pick<Description, 'error'>;
  readonly call: EnhanceCall;
  readonly model: string;
}

const BODY_LIMIT = 1e6;
const TIMEOUT_MS = 5000;

/**
 * What the service makes of a prompt; the prompt itself where it answers without one. Whether films can be made there is
 * not known by this, so that it neither opens nor closes the breaker.
 */
export async function askEnhancement(
  { upstream, description, call, model }: EnhancementParts,
  prompt: string,
  signal: AbortSignal,
): Promise<string> {
  const request = renderCall(call, { model, prompt }, upstream.baseUrl);
  const { method, url } = request;
  const credential = upstream.credentials[0] ?? null;
  const limits = { timeoutMs: TIMEOUT_MS, mostBytes: BODY_LIMIT, mostMs: TIMEOUT_MS };
  const admission = await upstream.admit(model, signal);
  try {
    const content = await bodyOf(request);
    const raw = await upstream.call(
      { method, url, ...content, credential, purpose: 'enhance', ...limits },
      signal,
    );
    const reply = await readReply(raw, { upstream }, signal);
    if (reply.status >= 200 && reply.status < 300) return readWord(reply.json, call.answer) ?? prompt;
    const fault = readFault(description.error, reply);
    const cause = new UpstreamFault('the service did not enhance a prompt', { ...fault, ...reply });
    throw fault.kind === 'refused' ? serviceError('refused', cause, fault.passed) : cause;
  } finally {
    admission.abandoned();
  }
}
