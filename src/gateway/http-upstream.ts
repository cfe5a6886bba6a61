import type { LookupFunction } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Dispatcher, WebSocket } from 'undici';
import { StartRefused } from '../engines/video-engine.ts';
import { type Tracing, traced } from '../platform/tracing/tracing.ts';
import { FairGate, type Turn } from '../platform/turns/fair-gate.ts';
import type { Credential, CredentialHeaders } from './auth/credential.ts';
import { Admitted, Breaker, type LastingOutage } from './breaker.ts';
import { hideSecrets } from './hide-secrets.ts';
import { type AnswerLimits, ReplyHandler } from './reply-handler.ts';
import {
  type Admission,
  type FaultClass,
  NotSent,
  type Upstream,
  type UpstreamCall,
  type UpstreamPurpose,
  type UpstreamReply,
} from './upstream.ts';
import type { UpstreamConnections } from './upstream-connections.ts';
import { UpstreamRecord } from './upstream-record.ts';

export interface HttpUpstreamOptions {
  readonly name: string;
  readonly baseUrl: string;
  readonly credentials: ReadonlyMap<string, Credential>;
  /** Sent with every request to its own origin. */
  readonly headers: Readonly<Record<string, string>>;
  /** Admitted starts and audio requests at the same time. */
  readonly concurrency: number;
  /** How long a start or an audio request waits for one of these places before another route is tried. */
  readonly waitMs: number;
  /** Requests that only read, per second. */
  readonly pollsPerSecond: number | null;
  /** Looks up names that the operator did not write down, such as those of links to videos; default: as the system does. */
  readonly lookupLink?: LookupFunction;
  /** The operator's own limits for answers; each call has one of its own besides. */
  readonly limits?: AnswerSettings;
  /** What else its words must not show, beside its credentials. */
  readonly secrets?: readonly string[];
  readonly onCall?: (call: {
    purpose: UpstreamCall['purpose'];
    status: number | 'none';
    seconds: number;
  }) => void;
  readonly onFault?: (fault: FaultClass) => void;
  /** A model there is out of service until somebody mends it; null: it works again. */
  readonly onOutage?: (model: string, outage: LastingOutage | null) => void;
  /** A span for each call, whose header goes along. */
  readonly tracing?: Tracing | null;
  readonly now: () => number;
}

export interface AnswerSettings {
  readonly answerBytes?: number;
  readonly answerMs?: number;
  readonly videoBytes?: number;
  readonly videoMs?: number;
}

/** From the headers of an answer to its end, where the call does not say. */
const MOST_MS: Readonly<Record<UpstreamPurpose, number>> = {
  create: 120_000,
  upload: 120_000,
  poll: 60_000,
  cancel: 30_000,
  reconcile: 60_000,
  models: 60_000,
  keys: 60_000,
  check: 60_000,
  download: 3_600_000,
  audio: 1_800_000,
  chat: 1_800_000,
};

/** Without it a service may pack its answers as it likes (RFC 9110, 12.5.3), and nothing here unpacks them. */
const UNPACKED = { 'accept-encoding': 'identity' };

const HEADERS_TIMEOUT_MS = 60_000;
/** A service that sends nothing for so long in the middle of a response has hung. */
const BODY_TIMEOUT_MS = 120_000;
const MOST_TARGETS = 100;

interface Target {
  readonly origin: string;
  readonly path: string;
}

/** A hosted service over HTTP: pooled connections, our credentials, a breaker for each of its models, and a record. */
export class HttpUpstream implements Upstream {
  readonly name: string;
  readonly baseUrl: string;
  readonly credentials: readonly string[];
  readonly record: UpstreamRecord;
  readonly #options: HttpUpstreamOptions;
  readonly #origin: string;
  #connections: UpstreamConnections | null = null;
  readonly #places: FairGate;
  readonly #turn: Turn;
  readonly #breakers = new Map<string, Breaker>();
  readonly #targets = new Map<string, Target>();
  readonly #sockets = new Set<WebSocket>();
  #pollsMayBeginAt = 0;

  constructor(options: HttpUpstreamOptions) {
    this.#options = options;
    this.name = options.name;
    this.baseUrl = options.baseUrl;
    this.credentials = [...options.credentials.keys()];
    this.record = new UpstreamRecord(options.now);
    this.#origin = new URL(options.baseUrl).origin;
    this.#turn = { account: options.name, patient: true };
    this.#places = new FairGate({
      what: 'requests to a hosted model',
      atOnce: options.concurrency,
      waiting: 10_000,
    });
  }

  async call(call: UpstreamCall, signal: AbortSignal): Promise<UpstreamReply> {
    const { tracing } = this.#options;
    if (!tracing) return await this.#call(call, signal);
    const { method, purpose } = call;
    const facts = {
      'http.request.method': method,
      'phonofilm.upstream': this.name,
      'phonofilm.purpose': purpose,
    };
    return await traced(
      tracing,
      { name: `${purpose} at ${this.name}`, kind: 'client', facts },
      async (span) => {
        const headers = { ...call.headers, traceparent: span.header };
        const reply = await this.#call({ ...call, headers }, signal);
        span.add({ 'http.response.status_code': reply.status });
        return reply;
      },
    );
  }

  async #call(call: UpstreamCall, signal: AbortSignal): Promise<UpstreamReply> {
    if (call.purpose === 'poll') await this.#pollTurn(signal);
    const { purpose } = call;
    const startedAt = performance.now();
    const seconds = (until: number | null) => ((until ?? performance.now()) - startedAt) / 1000;
    try {
      const headers = this.#headers(call, await this.#secretHeaders(call));
      const connections = this.#connections ?? (await this.#connect());
      const mayCollect = purpose === 'audio' || purpose === 'chat';
      const handler = new ReplyHandler(signal, mayCollect, this.#limitsOf(call));
      this.#dispatch(connections, call, headers, handler);
      const reply = await handler.reply;
      const took = seconds(handler.answeredAt);
      this.record.answered(purpose, reply.status, took);
      this.#options.onCall?.({ purpose, status: reply.status, seconds: took });
      return reply;
    } catch (error) {
      signal.throwIfAborted();
      this.record.unanswered(purpose, seconds(null));
      this.#options.onCall?.({ purpose, status: 'none', seconds: seconds(null) });
      // The HTTP client does not take the request as it is, and so has sent nothing of it.
      if ((error as { code?: unknown }).code === 'UND_ERR_INVALID_ARG')
        throw new NotSent((error as Error).message, { cause: error });
      throw error;
    }
  }

  async admit(model: string, signal: AbortSignal): Promise<Admission> {
    const breaker = this.breaker(model);
    const waitMs = breaker.enter();
    if (waitMs > 0)
      throw new StartRefused(`${this.name} is left alone after failures`, { retryAfterMs: waitMs });
    try {
      return new Admitted(breaker, await this.#place(signal), this.#onFault);
    } catch (error) {
      breaker.abandoned();
      throw error;
    }
  }

  readonly #onFault = (fault: FaultClass): void => {
    this.record.fault(fault);
    this.#options.onFault?.(fault);
  };

  withoutKeys(words: string): string {
    return hideSecrets(words, this.secrets());
  }

  secrets(): readonly string[] {
    const { credentials, secrets = [] } = this.#options;
    return [...secrets, ...[...credentials.values()].flatMap(({ secrets }) => secrets)];
  }

  breaker(model: string): Breaker {
    const { now, onOutage } = this.#options;
    const breaker = this.#breakers.get(model) ?? new Breaker(now, (outage) => onOutage?.(model, outage));
    this.#breakers.set(model, breaker);
    return breaker;
  }

  breakers(): ReadonlyMap<string, Breaker> {
    return this.#breakers;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.close();
    await Promise.all([this.#connections?.pooled.destroy(), this.#connections?.fresh.destroy()]);
  }

  async openSocket(url: string, credential: string): Promise<WebSocket> {
    const { origin, pathname, search } = new URL(url);
    if (origin !== this.#origin) throw new NotSent('a websocket of another origin');
    const secret = await this.#secretHeaders({ credential });
    const { openSocket } = await import('./upstream-connections.ts');
    const address = `${origin.replace(/^http/, 'ws')}${pathname}${search}`;
    const socket = openSocket(address, { ...this.#options.headers, ...secret });
    this.#sockets.add(socket);
    socket.addEventListener('close', () => this.#sockets.delete(socket));
    return socket;
  }

  /** The HTTP client takes a tenth of a second to load: only services with something to call need it. */
  async #connect(): Promise<UpstreamConnections> {
    const { openConnections } = await import('./upstream-connections.ts');
    this.#connections ??= openConnections(new URL(this.baseUrl).hostname, this.#options.lookupLink);
    return this.#connections;
  }

  #dispatch(
    { pooled, fresh }: UpstreamConnections,
    call: UpstreamCall,
    headers: Record<string, string>,
    handler: ReplyHandler,
  ): void {
    const { origin, path } = this.#targetOf(call.url);
    const agent = call.purpose === 'create' ? fresh : pooled;
    agent.dispatch(
      {
        origin,
        path,
        method: call.method,
        headers,
        // The types of undici leave out that it takes anything iterable.
        body: (call.body ?? null) as NonNullable<Dispatcher.DispatchOptions['body']> | null,
        headersTimeout: call.timeoutMs ?? HEADERS_TIMEOUT_MS,
        bodyTimeout: call.silenceMs ?? BODY_TIMEOUT_MS,
      },
      handler,
    );
  }

  #limitsOf({ purpose, mostBytes, mostMs = MOST_MS[purpose], isVideo = false }: UpstreamCall): AnswerLimits {
    const { answerBytes, answerMs, videoBytes, videoMs } = this.#options.limits ?? {};
    return {
      mostBytes: Math.min(mostBytes, (isVideo ? videoBytes : answerBytes) ?? Infinity),
      mostMs: Math.min(mostMs, (isVideo ? videoMs : answerMs) ?? Infinity),
    };
  }

  async #secretHeaders({
    credential,
  }: Pick<UpstreamCall, 'credential'>): Promise<CredentialHeaders | undefined> {
    if (credential === null) return undefined;
    const known = this.#options.credentials.get(credential);
    if (!known) throw new NotSent(`${this.name} has no credential ${credential} in the settings`);
    try {
      return await known.headers();
    } catch (error) {
      // A token could not be had: nothing was sent.
      throw new NotSent((error as Error).message, { cause: error });
    }
  }

  #headers(call: UpstreamCall, secret: CredentialHeaders | undefined): Record<string, string> {
    const ownOrigin = this.#targetOf(call.url).origin === this.#origin;
    const own = ownOrigin && this.#options.headers;
    return { ...UNPACKED, ...own, ...secret, ...call.headers };
  }

  /** Audio and chat call the same few addresses again and again. */
  #targetOf(url: string): Target {
    const known = this.#targets.get(url);
    if (known) return known;
    const { origin, pathname, search } = new URL(url);
    const target = { origin, path: pathname + search };
    if (this.#targets.size < MOST_TARGETS) this.#targets.set(url, target);
    return target;
  }

  async #place(signal: AbortSignal): Promise<Disposable> {
    // A timer and a joint signal for each request cost more than all else here.
    const free = this.#places.enterNow(this.#turn);
    if (free) return free;
    const late = AbortSignal.timeout(this.#options.waitMs);
    try {
      return await this.#places.enter(this.#turn, AbortSignal.any([signal, late]));
    } catch (error) {
      signal.throwIfAborted();
      throw new StartRefused(`${this.name} has as many requests under way as it may have`, { cause: error });
    }
  }

  /** Spaces polls out evenly instead of refusing them. */
  async #pollTurn(signal: AbortSignal): Promise<void> {
    const { pollsPerSecond, now } = this.#options;
    if (pollsPerSecond === null) return;
    const begin = Math.max(now(), this.#pollsMayBeginAt);
    this.#pollsMayBeginAt = begin + 1000 / pollsPerSecond;
    const wait = begin - now();
    if (wait > 0) await delay(wait, undefined, { signal });
  }
}
