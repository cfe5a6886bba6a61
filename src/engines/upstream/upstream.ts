import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FormData } from 'undici';

/** One call to a hosted service. */
export interface UpstreamCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** Absolute. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | Readable | FormData;
  /** Name of the credential to sign with; null: none, as for foreign origins. */
  readonly credential: string | null;
  /** Until the response's headers. */
  readonly timeoutMs?: number;
  /** Which counter and which rate it falls under. */
  readonly purpose: 'create' | 'poll' | 'download' | 'cancel' | 'audio' | 'chat' | 'reconcile';
}

export interface UpstreamReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

/**
 * The request has surely not reached the service (DNS, refused, TLS): a repeat is harmless. Anything else that `call`
 * throws is ambiguous.
 */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** One hosted service at run time. */
export interface Upstream {
  readonly name: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Names, in order of preference; at least one. */
  readonly credentials: readonly string[];
  /** Never follows redirects, never retries. */
  call(call: UpstreamCall, signal: AbortSignal): Promise<UpstreamReply>;
  /** Throws `StartRefused` when the service is not to be asked now. */
  admit(model: string): Promise<Admission>;
}

/** Exactly one of these is called at the end. Only faults of the upstream count for the breaker. */
export interface Admission {
  succeeded(): void;
  failed(kind: FaultClass): void;
  abandoned(): void;
}

export type FaultClass =
  | 'refused'
  | 'invalid'
  | 'auth'
  | 'funds'
  | 'rate'
  | 'busy'
  | 'retry'
  | 'gone'
  | 'permanent'
  | 'ambiguous';
