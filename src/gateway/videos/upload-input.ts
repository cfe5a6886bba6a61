import { StartRefused, type VideoInput } from '../../engines/video-engine.ts';
import type { Description } from '../description/description.ts';
import { isMap } from '../description/merge-maps.ts';
import { readPath, readWord } from '../description/reply-path.ts';
import type { Rendered } from '../description/template.ts';
import type { FaultClass, Upstream } from '../upstream.ts';
import { isOwnOrigin } from './call-operation.ts';
import { serviceError } from './failures.ts';
import { readReply } from './read-reply.ts';
import { formsOf } from './requests/job-variables.ts';
import { bodyOf, renderCall } from './requests/request.ts';
import { UpstreamFault } from './upstream-fault.ts';

export interface UploadDeps {
  readonly upstream: Upstream;
  readonly description: Pick<Description, 'prepare'>;
  readonly model: string;
  readonly credential: string;
}

const BODY_LIMIT = 1e6;
const TIMEOUT_MS = 120_000;
const PARTS = ['base64', 'data_url', 'mime', 'file'];

/** What another try or another credential may change. */
const PASSING = [401, 402, 404, 408, 409, 425, 429];

/**
 * Gives one input to a service, as its description says, and resolves with what the service calls it. Nothing has begun
 * by that, so whatever goes wrong is a `StartRefused`.
 */
export async function uploadInput(
  { upstream, description, model, credential }: UploadDeps,
  input: VideoInput,
  signal: AbortSignal,
): Promise<string> {
  const forms = await formsOf(input, PARTS, signal);
  const bound: Record<string, Rendered> = { item: forms, model };
  for (const { call, bind } of description.prepare) {
    const request = renderCall(call, bound, upstream.baseUrl);
    const { method, url } = request;
    // A signed URL elsewhere needs no key, and must not get it.
    const isOwn = isOwnOrigin(url, upstream.baseUrl);
    const content = await bodyOf(request);
    const to = { method, url, credential: isOwn ? credential : null, purpose: 'upload' } as const;
    const limits = { timeoutMs: TIMEOUT_MS, mostBytes: BODY_LIMIT, mostMs: TIMEOUT_MS };
    const raw = await upstream.call({ ...to, ...content, ...limits }, signal);
    const reply = await readReply(raw, { upstream }, signal);
    if (reply.status < 200 || reply.status > 299) throw refusal(reply.status, reply.excerpt, isOwn);
    for (const [name, path] of Object.entries(bind)) {
      const fields = readPath(reply.json, path);
      const value = readWord(reply.json, path) ?? (isMap(fields) ? fields : undefined);
      if (value === undefined) throw refusal(reply.status, reply.excerpt);
      bound[name] = value as Rendered;
    }
  }
  return String(bound['uploaded']);
}

/** Our key was sent, and it said no to that. */
const OF_KEY: Readonly<Record<number, FaultClass>> = { 401: 'auth', 402: 'funds' };

/** An input was not taken. */
export class InputRefused extends StartRefused {
  readonly kind: FaultClass | null;
  readonly words: string;

  constructor(kind: FaultClass | null, cause: UpstreamFault, isFinal: boolean) {
    super(cause.message, { cause, ...(isFinal && { permanent: serviceError('invalid', cause) }) });
    this.kind = kind;
    this.words = cause.words;
  }
}

function refusal(status: number, excerpt: string, withKey = false): InputRefused {
  const cause = new UpstreamFault('the service did not take an input', { status, excerpt });
  // A link elsewhere that is signed answers 403 when its time is over.
  const isPassing = PASSING.includes(status) || (status === 403 && !withKey);
  const isFinal = status >= 400 && status < 500 && !isPassing;
  return new InputRefused((withKey && OF_KEY[status]) || null, cause, isFinal);
}
