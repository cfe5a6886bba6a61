import { StartRefused } from '../../video-engine.ts';
import type { CreateCall, Description } from '../description/description.ts';
import { readWord } from '../description/reply-path.ts';
import { type FaultClass, NotSent, type Upstream, type UpstreamReply } from '../upstream.ts';
import { type Passed, serviceError } from './failures.ts';
import { type Fault, isMet, readFault } from './fault.ts';
import { isFilm, saveFilm } from './inline-film.ts';
import { type ReadOptions, type Reply, readReply } from './read-reply.ts';
import { bodyOf, type ReadyRequest } from './request.ts';
import { hintedDelay, spokenDelay } from './retry-delay.ts';
import { UpstreamFault } from './upstream-fault.ts';

export interface Created {
  readonly id: string;
  readonly credential: string;
  readonly reply: Reply;
  /** The film itself, where the service sent it in place of a reply. */
  readonly film: string | null;
}

export interface CreateParts {
  readonly upstream: Upstream;
  readonly model: string;
  readonly description: Pick<Description, 'protocol' | 'error' | 'ok' | 'poll'>;
  readonly call: CreateCall;
  readonly request: ReadyRequest;
  /** Stands for the job's id where a film comes with the reply. */
  readonly ownId: string;
  /** Where such a film goes. */
  readonly folder: string;
  readonly now: () => number;
}

const BODY_LIMIT = 4e6;

/** With these, the next credential may do. */
const OF_CREDENTIAL: readonly FaultClass[] = ['auth', 'funds'];

/**
 * Sends a creation, once per credential until one is accepted. Throws as `VideoEngine.start` says; whatever leaves it
 * open whether the service has begun is a plain error, and nothing is sent after it.
 */
export async function createJob(parts: CreateParts, signal: AbortSignal): Promise<Created> {
  const { upstream, model } = parts;
  const admission = await upstream.admit(model, signal);
  let fault: Rejected | null = null;
  try {
    for (const credential of upstream.credentials) {
      const answer = await send(parts, credential, signal);
      if (!(answer instanceof Rejected)) {
        admission.succeeded();
        return answer;
      }
      fault = answer;
      if (!OF_CREDENTIAL.includes(answer.kind)) break;
    }
  } catch (error) {
    if (signal.aborted) admission.abandoned();
    else admission.failed(error instanceof NotSent ? 'retry' : 'ambiguous');
    if (!(error instanceof NotSent)) throw error;
    throw new StartRefused('the service could not be reached', { cause: error });
  }
  admission.failed(fault?.kind ?? 'auth');
  throw fault?.toError() ?? new StartRefused('the service has no credential');
}

async function send(
  parts: CreateParts,
  credential: string,
  signal: AbortSignal,
): Promise<Created | Rejected> {
  const { upstream, call, description, request, folder, now } = parts;
  const isInline = description.protocol === 'inline';
  signal.throwIfAborted();
  const content = await bodyOf(request).catch((error: unknown) => {
    throw new NotSent('an input could not be read', { cause: error });
  });
  const { method, url } = request;
  const { timeoutMs } = call;
  const mostBytes = isInline ? description.poll.bodyLimit : BODY_LIMIT;
  const raw = await upstream.call(
    { method, url, ...content, credential, timeoutMs, mostBytes, mostMs: timeoutMs, purpose: 'create' },
    signal,
  );
  if (isInline && isFilm(raw)) {
    const film = await saveFilm(raw, folder, signal);
    return { id: parts.ownId, credential, reply: emptyReply(raw, upstream), film };
  }
  const reply = await readAnswer(raw, { upstream, ...(isInline && { folder }) }, signal);
  const isSuccess = reply.status >= 200 && reply.status < 300;
  const isWell = description.ok === null || isMet(description.ok, reply.json);
  const id =
    readWord(reply.json, call.id) ?? (isInline && reply.json !== undefined ? parts.ownId : undefined);
  if (isSuccess && isWell && id !== undefined) return { id, credential, reply, film: null };
  const fault = readFault(description.error, reply);
  const kind = classOfCreation(fault.kind, reply.status, call.harmless5xx);
  if (kind === 'ambiguous')
    throw new UpstreamFault('it is not known whether the service has begun', { ...fault, ...reply });
  const text = fault.message ?? reply.excerpt;
  return new Rejected(kind, fault, reply, hintedDelay(reply.headers, now()) ?? spokenDelay(text));
}

/** A clear no stays one, even if its body broke off. */
async function readAnswer(raw: UpstreamReply, options: ReadOptions, signal: AbortSignal): Promise<Reply> {
  try {
    return await readReply(raw, options, signal);
  } catch (error) {
    if (raw.status < 400 || raw.status > 499) throw error;
    return emptyReply(raw, options.upstream);
  }
}

function emptyReply({ status, headers }: UpstreamReply, upstream: ReadOptions['upstream']): Reply {
  const withoutKeys = (words: string) => upstream.withoutKeys(words);
  return { status, headers, json: undefined, excerpt: '', withoutKeys, spilled: new Map() };
}

/** What HTTP alone says. */
const USUAL: Readonly<Record<number, FaultClass>> = {
  401: 'auth',
  402: 'funds',
  403: 'auth',
  404: 'gone',
  408: 'retry',
  410: 'gone',
  425: 'rate',
  429: 'rate',
};

/** That a failed job is worth a repeat does not say that a failed creation has begun none. */
function classOfCreation(described: FaultClass | null, status: number, harmless5xx: boolean): FaultClass {
  const isClear = described !== 'retry' || (status >= 400 && status < 500) || harmless5xx;
  return (isClear ? described : null) ?? usualClass(status, harmless5xx);
}

function usualClass(status: number, harmless5xx: boolean): FaultClass {
  if (status < 300) return 'ambiguous';
  if (status < 400) return 'permanent';
  if (status < 500) return USUAL[status] ?? 'invalid';
  return harmless5xx ? 'retry' : 'ambiguous';
}

/** The service said clearly that it has begun nothing. */
class Rejected {
  readonly kind: Exclude<FaultClass, 'ambiguous'>;
  readonly #cause: UpstreamFault;
  readonly #passed: Passed | null;
  readonly #retryAfterMs: number | undefined;

  constructor(
    kind: Exclude<FaultClass, 'ambiguous'>,
    fault: Fault,
    reply: Reply,
    retryAfterMs: number | undefined,
  ) {
    this.kind = kind;
    this.#passed = fault.passed;
    this.#cause = new UpstreamFault('the service refused a film', {
      ...fault,
      ...reply,
      message: fault.message,
    });
    this.#retryAfterMs = retryAfterMs;
  }

  toError(): Error {
    const cause = this.#cause;
    switch (this.kind) {
      case 'refused':
        return serviceError('refused', cause, this.#passed);
      case 'invalid':
      case 'permanent':
        return new StartRefused(cause.message, {
          cause,
          permanent: serviceError('invalid', cause, this.#passed),
        });
      case 'gone':
        return new StartRefused(cause.message, { cause, permanent: serviceError('retired', cause) });
      case 'auth':
      case 'funds':
      case 'rate':
      case 'busy':
      case 'retry':
        return new StartRefused(cause.message, {
          cause,
          ...(this.#retryAfterMs !== undefined && { retryAfterMs: this.#retryAfterMs }),
        });
    }
  }
}
