import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FormData, WebSocket } from 'undici';

/**
 * A hosted service that does the work of models, as the engines see it: something that is called over HTTP with one of
 * our credentials there, and that is not called while it is known to be in trouble.
 */
export interface Upstream {
  /** Its name in the settings. Stored with tasks; shown to the operator, never to callers. */
  readonly name: string;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Names of the credentials, in order of preference; at least one. */
  readonly credentials: readonly string[];
  /**
   * Sends one request. Follows no redirect and repeats nothing. Rejects with `NotSent` when the service surely has not
   * seen the request; after any other failure it may have. An answer that goes beyond its limits fails with
   * `AnswerOverLimit`: the call, or the body while it is read.
   */
  call(call: UpstreamCall, signal: AbortSignal): Promise<UpstreamReply>;
  /**
   * Asks whether this model may be called now, and waits while all places are taken. Fails with
   * `StartRefused` when the model is in trouble or has too much to do. A caller that is admitted reports how it went.
   */
  admit(model: string, signal: AbortSignal): Promise<Admission>;
  /** Opens a websocket at the service's own origin. */
  openSocket?(url: string, credential: string): Promise<WebSocket>;
  /** What a service said, without our keys there: for logs, for operators, and wherever callers read its words. */
  withoutKeys(words: string): string;
  /** Our keys there as they are now, and what else nobody else may read: for answers that are passed on. */
  secrets(): readonly string[];
}

export type UpstreamPurpose =
  | 'create'
  | 'upload'
  | 'poll'
  | 'download'
  | 'cancel'
  | 'reconcile'
  | 'models'
  | 'keys'
  | 'check'
  | 'audio'
  | 'chat';

export interface UpstreamCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Absolute. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Pieces are sent one after the other, without being joined: the headers say how long they are together. */
  readonly body?: string | Uint8Array | readonly Uint8Array[] | Readable | FormData;
  /** The name of the credential to send; null: none, for hosts other than the service's own. */
  readonly credential: string | null;
  /** Until the headers of the response. Default a minute. */
  readonly timeoutMs?: number;
  /** The longest pause within the answer. Default two minutes. */
  readonly silenceMs?: number;
  /** How long the answer may be at most. */
  readonly mostBytes: number;
  /** How long it may take from its headers to its end. Default by purpose. */
  readonly mostMs?: number;
  /** The answer is a video, for which the settings have limits of their own. */
  readonly isVideo?: boolean;
  /** Under which heading it is counted. */
  readonly purpose: UpstreamPurpose;
}

export interface UpstreamReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
  /** The whole body, where it was short and has arrived already; then nobody need read `body`. */
  readonly whole?: string;
}

/** Exactly one of these is called, once. Only faults of the service count against it. */
export interface Admission {
  succeeded(): void;
  /** `words`: what the service said, for the operator; without our keys. */
  failed(fault: FaultClass, words?: string): void;
  /** The caller left, or we stopped: this says nothing about the service. */
  abandoned(): void;
}

/**
 * What a refusal or failure of a service means.
 *   refused    its content policy forbids the request
 *   invalid    it does not understand the request, or cannot do what it asks
 *   auth       the credential is wrong
 *   funds      our account there is empty
 *   rate       too many requests
 *   busy       it has too much to do
 *   retry      it failed, and the same may succeed next time
 *   gone       the model, or the job, does not exist there
 *   permanent  it failed, and will again
 *   ambiguous  it may or may not have accepted the request
 */
export const FAULT_CLASSES = [
  'refused',
  'invalid',
  'auth',
  'funds',
  'rate',
  'busy',
  'retry',
  'gone',
  'permanent',
  'ambiguous',
] as const;
export type FaultClass = (typeof FAULT_CLASSES)[number];

/** The service has surely not seen the request: a repeat is harmless. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}
