import type { Readable } from 'node:stream';
import { ServiceError } from '../../domain/errors.ts';
import { StartRefused } from '../../engines/video-engine.ts';
import {
  type Admission,
  NotSent,
  type Upstream,
  type UpstreamCall,
  type UpstreamReply,
} from '../upstream.ts';
import type { AudioDialect } from './audio-dialect.ts';
import { Exchange } from './exchange.ts';
import { type Fault, faultOf, passedError, toServiceError } from './fault.ts';

/** No text has as many characters for each of its tokens. */
const MOST_CHARACTERS_PER_TOKEN = 32;
const SOME_CHARACTERS = 1000;

/** Where the request does not say how many tokens are paid for. */
export const USUAL_TOKENS = 16_384;

/** What goes far beyond what is paid for is no reply. */
export function assertPaidFor(
  characters: number,
  { mostTokens = USUAL_TOKENS }: { readonly mostTokens?: number },
  exchange: Exchange,
): void {
  const most = SOME_CHARACTERS + mostTokens * MOST_CHARACTERS_PER_TOKEN;
  if (characters > most) throw exchange.failOver('text', `the reply has more than ${most} characters`);
}

/** A stream begins, ends and is kept alive with events that say nothing. */
const SOME_EVENTS = 1000;

/** Counts the events that bring nothing of an answer: a service may send as many as tokens are paid for, and some more. */
export class EmptyEvents {
  readonly #exchange: Exchange;
  readonly #most: number;
  #count = 0;

  constructor(exchange: Exchange, mostTokens = USUAL_TOKENS) {
    this.#exchange = exchange;
    this.#most = SOME_EVENTS + mostTokens;
  }

  add(): void {
    this.#count += 1;
    if (this.#count <= this.#most) return;
    throw this.#exchange.failOver('events', `the answer has more than ${this.#most} events without content`);
  }
}

/** One hosted service, the name of a model there, and how it speaks. */
export interface UpstreamRoute {
  readonly upstream: Upstream;
  readonly model: string;
  readonly dialect: AudioDialect;
}

export interface Question {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Called for each try: a stream can be sent only once. */
  readonly body: () => NonNullable<UpstreamCall['body']>;
  readonly purpose: 'audio' | 'chat';
  /** How long the answer may be at most. */
  readonly mostBytes: number;
  /** Ends the call; absent: the caller's leaving does. */
  readonly until?: AbortSignal;
}

/**
 * Fires so long after `signal`: for work that goes on for a while when its caller has left. Throws when the caller has left
 * already: then no service is asked, and nothing is charged.
 */
export function afterLeaving(signal: AbortSignal, milliseconds: number): AbortSignal {
  signal.throwIfAborted();
  const later = new AbortController();
  signal.addEventListener('abort', () => setTimeout(() => later.abort(signal.reason), milliseconds).unref(), {
    once: true,
  });
  return later.signal;
}

/** Where a service takes requests for the model of a route. */
export function urlOf(
  { upstream, model, dialect }: UpstreamRoute,
  purpose: keyof AudioDialect['paths'],
): string {
  return upstream.baseUrl + (dialect.paths[purpose] ?? '').replace('{model}', encodeURIComponent(model));
}

/**
 * Asks a service, with one credential after the other while they are refused. Resolves with the answer once its headers
 * say that it is one; otherwise throws what the caller may read.
 */
export async function askUpstream(
  { upstream, model, dialect }: UpstreamRoute,
  question: Question,
  signal: AbortSignal,
): Promise<Exchange> {
  let admission: Admission;
  try {
    admission = await upstream.admit(model, signal);
  } catch (error) {
    throw notAdmitted(error);
  }
  let fault: Fault = { kind: 'auth' };
  for (const credential of upstream.credentials) {
    let reply: UpstreamReply;
    try {
      const { url, headers, body, purpose, mostBytes } = question;
      reply = await upstream.call(
        {
          method: 'POST',
          url,
          headers,
          body: body(),
          credential,
          timeoutMs: dialect.firstByteMs,
          silenceMs: dialect.silenceMs,
          mostBytes,
          purpose,
        },
        question.until ?? signal,
      );
    } catch (error) {
      throw callFailed(error, admission, signal);
    }
    if (reply.status >= 200 && reply.status < 300) {
      return new Exchange(reply, admission, signal, dialect, upstream);
    }
    const text = upstream.withoutKeys(reply.whole ?? (await readError(reply.body)));
    fault = {
      ...faultOf(reply.status, reply.headers, text),
      ...(dialect.passesErrors && passedError(text)),
    };
    // Another credential may be valid, and have funds.
    if ((fault.kind !== 'auth' && fault.kind !== 'funds') || signal.aborted) break;
  }
  admission.failed(fault.kind, wordsOf(fault));
  throw toServiceError(fault);
}

const LONGEST_WORDS = 300;

function wordsOf({ cause }: Fault): string {
  return cause instanceof Error ? cause.message.slice(0, LONGEST_WORDS) : '';
}

function notAdmitted(error: unknown): unknown {
  if (!(error instanceof StartRefused)) return error;
  const wait = error.retryAfterMs;
  return new ServiceError(
    'service_unavailable',
    'The model is not available at the moment. Try again soon.',
    {
      cause: error,
      retryAfterSeconds: wait === null ? 5 : Math.max(1, Math.ceil(wait / 1000)),
    },
  );
}

function callFailed(error: unknown, admission: Admission, signal: AbortSignal): unknown {
  if (signal.aborted) {
    admission.abandoned();
    return signal.reason;
  }
  // The recording could not be read, or the like: nothing of the service's doing.
  if (error instanceof ServiceError) {
    admission.abandoned();
    return error;
  }
  const kind = error instanceof NotSent ? 'retry' : 'ambiguous';
  admission.failed(kind);
  return toServiceError({ kind, cause: error });
}

const MOST_ERROR_BYTES = 64 * 1024;
const ERROR_BODY_MS = 5000;

/** The beginning of an error's body; empty when it does not come. */
async function readError(body: Readable): Promise<string> {
  const timer = setTimeout(() => body.destroy(new Error('too slow')), ERROR_BODY_MS);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += (chunk as Buffer).length;
      chunks.push(chunk as Buffer);
      if (bytes > MOST_ERROR_BYTES) break;
    }
  } catch {
    // The status alone decides.
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
