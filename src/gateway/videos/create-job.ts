import { StartRefused } from '../../engines/video-engine.ts';
import type { CreateCall, Description } from '../description/description.ts';
import { readWord } from '../description/reply-path.ts';
import { type FaultClass, NotSent, type Upstream, type UpstreamReply } from '../upstream.ts';
import { type Passed, serviceError } from './failures.ts';
import { type Fault, isMet, readFault } from './fault.ts';
import { type Reply, readReply } from './read-reply.ts';
import { bodyOf, type ReadyRequest } from './requests/request.ts';
import { hintedDelay, spokenDelay } from './retry-delay.ts';
import { UpstreamFault } from './upstream-fault.ts';

export interface Created {
  readonly id: string;
  readonly credential: string;
  readonly reply: Reply;
}

export interface CreateDeps {
  readonly upstream: Upstream;
  readonly model: string;
  readonly credential: string;
  /** Whether the creation may be tried with another one if this is refused. */
  readonly hasOtherCredential: boolean;
  readonly description: Pick<Description, 'error' | 'ok'>;
  readonly call: CreateCall;
  readonly request: ReadyRequest;
  readonly now: () => number;
}

export interface CreateSignals {
  /** Ends everything at once. */
  readonly signal: AbortSignal;
  /** Ends what has not been sent. */
  readonly unwanted: AbortSignal;
}

const BODY_LIMIT = 4e6;

/** With these, another credential may do. */
const OF_CREDENTIAL: readonly FaultClass[] = ['auth', 'funds'];

/**
 * Sends a creation, once. Throws as `VideoEngine.start` says; whatever leaves it open whether the service has begun is a
 * plain error.
 */
export async function createJob(deps: CreateDeps, { signal, unwanted }: CreateSignals): Promise<Created> {
  const { upstream, model, hasOtherCredential } = deps;
  const untilSent = AbortSignal.any([signal, unwanted]);
  const admission = await upstream.admit(model, untilSent);
  let answer: Created | Rejected;
  try {
    answer = await send(deps, { signal, unwanted });
  } catch (error) {
    if (untilSent.aborted) admission.abandoned();
    else admission.failed(error instanceof NotSent ? 'retry' : 'ambiguous');
    if (!(error instanceof NotSent)) throw error;
    throw new StartRefused('the service could not be reached', { cause: error });
  }
  if (!(answer instanceof Rejected)) {
    admission.succeeded();
    return answer;
  }
  const hasOtherPlan = hasOtherCredential && OF_CREDENTIAL.includes(answer.kind);
  if (hasOtherPlan) admission.abandoned();
  else admission.failed(answer.kind, answer.words);
  throw answer.toError(hasOtherPlan);
}

async function send(deps: CreateDeps, { signal, unwanted }: CreateSignals): Promise<Created | Rejected> {
  const { upstream, call, credential, description, request, now } = deps;
  const content = await bodyOf(request).catch((error: unknown) => {
    throw new NotSent('an input could not be read', { cause: error });
  });
  signal.throwIfAborted();
  if (unwanted.aborted) throw new NotSent('nobody wants the video any more');
  const { method, url } = request;
  const { timeoutMs } = call;
  const limits = { timeoutMs, mostBytes: BODY_LIMIT, mostMs: timeoutMs };
  const raw = await upstream.call(
    { method, url, ...content, credential, ...limits, purpose: 'create' },
    signal,
  );
  const reply = await readAnswer(raw, upstream, signal);
  const isSuccess = reply.status >= 200 && reply.status < 300;
  const isWell = description.ok === null || isMet(description.ok, reply.json);
  const id = readWord(reply.json, call.id);
  if (isSuccess && isWell && id !== undefined) return { id, credential, reply };
  const fault = readFault(description.error, reply);
  const kind = classOfCreation(fault.kind, reply.status);
  if (kind === 'ambiguous')
    throw new UpstreamFault('it is not known whether the service has begun', { ...fault, ...reply });
  const text = fault.message ?? reply.excerpt;
  return new Rejected(kind, fault, reply, hintedDelay(reply.headers, now()) ?? spokenDelay(text));
}

/** A clear no stays one, even if its body broke off. */
async function readAnswer(raw: UpstreamReply, upstream: Upstream, signal: AbortSignal): Promise<Reply> {
  try {
    return await readReply(raw, { upstream }, signal);
  } catch (error) {
    const { status, headers } = raw;
    if (NOTHING_BEGUN[status] === undefined) throw error;
    const withoutKeys = (words: string) => upstream.withoutKeys(words);
    return { status, headers, json: undefined, excerpt: '', withoutKeys, spilled: new Map() };
  }
}

/**
 * Statuses by which HTTP alone says that nothing was begun: the request was judged, and refused. No others do. A redirect
 * (3xx) may come from whatever has taken the request. 408, 424 and 499 may mean that the service was slow behind its
 * gateway; 409, that it knows the request already; 5xx, that it failed on the way. 403 concerns this
 * request unless the description says that it concerns our key: the prompt of one caller must not take the model from others.
 */
const NOTHING_BEGUN: Readonly<Record<number, Exclude<FaultClass, 'ambiguous'>>> = {
  400: 'invalid',
  401: 'auth',
  402: 'funds',
  403: 'invalid',
  404: 'gone',
  405: 'invalid',
  406: 'invalid',
  407: 'auth',
  410: 'gone',
  411: 'invalid',
  413: 'invalid',
  414: 'invalid',
  415: 'invalid',
  417: 'invalid',
  421: 'invalid',
  422: 'invalid',
  425: 'rate',
  426: 'invalid',
  428: 'invalid',
  429: 'rate',
  431: 'invalid',
  451: 'invalid',
};

/** That a failed job is worth a repeat does not say that a failed creation has begun none. */
function classOfCreation(described: FaultClass | null, status: number): FaultClass {
  const usual = NOTHING_BEGUN[status] ?? 'ambiguous';
  return described === null || (described === 'retry' && usual === 'ambiguous') ? usual : described;
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
    this.#cause = new UpstreamFault('the service refused a video', {
      ...fault,
      ...reply,
      message: fault.message,
    });
    this.#retryAfterMs = retryAfterMs;
  }

  get words(): string {
    return this.#cause.words;
  }

  toError(hasOtherPlan: boolean): Error {
    const cause = this.#cause;
    switch (this.kind) {
      case 'refused':
        return serviceError('refused', cause, this.#passed);
      case 'invalid':
      case 'permanent': {
        const kind = this.kind === 'permanent' ? 'failed' : 'invalid';
        return new StartRefused(cause.message, {
          cause,
          permanent: serviceError(kind, cause, this.#passed),
        });
      }
      case 'gone':
        return new StartRefused(cause.message, { cause, permanent: serviceError('retired', cause) });
      case 'auth':
      case 'funds':
      case 'rate':
      case 'busy':
      case 'retry':
        return new StartRefused(cause.message, {
          cause,
          hasOtherPlan,
          ...(this.#retryAfterMs !== undefined && { retryAfterMs: this.#retryAfterMs }),
        });
    }
  }
}
