import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { RateLimit } from '../domain/account.ts';
import { ServiceError } from '../domain/errors.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { inspectImage } from '../media/inspect-image.ts';
import type { Authenticator } from '../services/authenticate.ts';
import { turnOf } from '../services/caller.ts';
import type { CharacterLibrary } from '../services/character-library.ts';
import type { Chat } from '../services/chat.ts';
import type { CreateFilm } from '../services/create-film.ts';
import type { Files } from '../services/files.ts';
import type { FilmCapabilitiesOf } from '../services/film-capabilities.ts';
import type { Idempotency, IdempotentRequest } from '../services/idempotency.ts';
import type { ModelCatalogue } from '../services/model-catalogue.ts';
import type { Operator } from '../services/operator/operator.ts';
import type { Quotes } from '../services/quotes.ts';
import type { RemixFilm } from '../services/remix-film.ts';
import type { Scratch } from '../services/scratch.ts';
import type { Speak } from '../services/speak.ts';
import type { Tasks } from '../services/tasks.ts';
import type { Transcribe } from '../services/transcribe.ts';
import type { FairGate } from '../turns/fair-gate.ts';
import type { Bucket } from './authentication/guard.ts';
import { comparableBody } from './bodies/long-texts.ts';
import type { Metrics } from './observation/metrics.ts';

/** Everything the HTTP side stands on; made by `compose.ts`, faked by nobody. */
export interface Api {
  readonly authenticator: Authenticator;
  readonly limiter: RateLimiter;
  readonly catalogue: ModelCatalogue;
  readonly idempotency: Idempotency;
  readonly createFilm: CreateFilm;
  readonly remixFilm: RemixFilm;
  readonly tasks: Tasks;
  readonly files: Files;
  readonly characters: CharacterLibrary;
  readonly transcribe: Transcribe;
  readonly speak: Speak;
  readonly chat: Chat;
  readonly filmCapabilities: FilmCapabilitiesOf;
  readonly quotes: Quotes;
  readonly operator: Operator;
  readonly scratch: Scratch;
  readonly inspectImage: typeof inspectImage;
  readonly publicUrl: string | null;
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  readonly connections: { readonly perAddress: number; readonly stalledMs: number };
  /** Files on their way to callers, in turns by address. */
  readonly downloads: FairGate;
  readonly rateLimits: Readonly<Record<Bucket, RateLimit>>;
  readonly adminKey: string;
  /** False on a worker: it only says how it is. */
  readonly answersCallers: boolean;
  /** Only programs of this machine reach the service, as far as the settings tell. */
  readonly onlyThisMachine: boolean;
  /** Why no work can be taken just now, in words that anybody may read; null when it can. */
  readonly trouble: () => Promise<string | null>;
  /** This node is about to stop: whoever keeps a connection to it is told to make the next one elsewhere. */
  readonly leaving: () => boolean;
  /** Fires when this node stops: whoever waits for news is answered with what there is. */
  readonly stopping: AbortSignal;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
}

/** Checks an image of this request, in the caller's turn, for as long as the caller stays. */
export function imageInspector(
  api: Api,
  reply: FastifyReply,
  param: string,
): (file: string) => Promise<unknown> {
  const turn = turnOf(reply.request.caller);
  const signal = callerLeft(reply);
  return (file) => api.inspectImage(file, turn, signal, { param });
}

/** The address the caller reached us at, without a slash at the end. */
export function baseUrl(api: Api, request: FastifyRequest): string {
  return api.publicUrl ?? `${request.protocol}://${request.host || '127.0.0.1'}`;
}

/** A JSON object body; the parser has made sure of it wherever the content type was JSON. */
export function jsonBody(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body !== null && typeof body === 'object') return body as Record<string, unknown>;
  throw new ServiceError(
    'invalid_request',
    'This endpoint takes a JSON object with Content-Type: application/json.',
  );
}

/** For answers that take long: the key may have been deleted meanwhile, the account suspended. */
export async function assertStillAdmitted(api: Api, request: FastifyRequest): Promise<void> {
  await api.authenticator.authenticate(request.headers.authorization, () => request.ip);
}

/** Fires when the caller has gone away before it was answered. */
export function callerLeft(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const leave = () => {
    if (!reply.raw.writableFinished) controller.abort(new CallerLeft());
  };
  if (reply.raw.destroyed) leave();
  else reply.raw.once('close', leave);
  return controller.signal;
}

export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';

  constructor() {
    super('the caller went away');
  }
}

/**
 * What the same request made when it came for the first time with its `Idempotency-Key`. Looked up as soon as the fields
 * are parsed: a repeat gets the first answer even if its model is gone, the balance empty or an image no longer there.
 */
export async function madeBefore<Made>(
  api: Api,
  request: FastifyRequest,
  idempotent: IdempotentRequest | null,
): Promise<Made | null> {
  return await api.idempotency.earlierAnswer<Made>(request.caller.account.id, idempotent);
}

const MAX_IDEMPOTENCY_KEY = 255;

/** As `idempotentRequest`, for a JSON body that may hold images or recordings. Some fields do not count. */
export async function idempotentBody(
  request: FastifyRequest,
  body: Record<string, unknown>,
  ignored: readonly string[] = [],
): Promise<IdempotentRequest | null> {
  if (idempotentRequest(request, body) === null) return null;
  const fields = Object.entries(await comparableBody(body)).filter(([name]) => !ignored.includes(name));
  return idempotentRequest(request, Object.fromEntries(fields));
}

export function idempotentRequest(request: FastifyRequest, fields: unknown): IdempotentRequest | null {
  const header = request.headers['idempotency-key'];
  const key = Array.isArray(header) ? header[0] : header;
  if (key === undefined || key === '') return null;
  if (key.length > MAX_IDEMPOTENCY_KEY) {
    throw new ServiceError(
      'invalid_request',
      `An Idempotency-Key has at most ${MAX_IDEMPOTENCY_KEY} characters.`,
    );
  }
  return { key, fields: { path: request.url.split('?')[0], fields } };
}
