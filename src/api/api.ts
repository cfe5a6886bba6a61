import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { RateLimit } from '../domain/account.ts';
import { ServiceError } from '../domain/errors.ts';
import type { Line } from '../domain/line.ts';
import { turnOf } from '../identity/caller.ts';
import type { ReplyIds } from '../identity/reply-ids.ts';
import type { SignInLinks } from '../identity/sign-in-links.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Scratch } from '../machine/scratch.ts';
import type { inspectImage } from '../media/inspect-image.ts';
import type { Speak } from '../services/audio/speak.ts';
import type { Transcribe } from '../services/audio/transcribe.ts';
import type { Authenticator } from '../services/authenticate.ts';
import type { CharacterLibrary } from '../services/character-library.ts';
import type { Chat } from '../services/chat/chat.ts';
import type { Files } from '../services/files.ts';
import type { CreateFilm } from '../services/films/create-film.ts';
import type { FilmCapabilitiesOf } from '../services/films/film-capabilities.ts';
import type { PublicGallery } from '../services/films/public-gallery.ts';
import type { RemixFilm } from '../services/films/remix-film.ts';
import type { Idempotency, IdempotentRequest } from '../services/idempotency.ts';
import type { ModelCatalogue } from '../services/model-catalogue.ts';
import type { Operator } from '../services/operator/operator.ts';
import type { Quotes } from '../services/quotes.ts';
import type { Tasks } from '../services/tasks/tasks.ts';
import type { UpstreamCallbacks } from '../services/tasks/upstream-callbacks.ts';
import type { Webhooks } from '../services/webhooks/webhooks.ts';
import type { FairGate } from '../turns/fair-gate.ts';
import type { Bucket } from './authentication/guard.ts';
import type { BodiesUnderWay } from './bodies/bodies-under-way.ts';
import { comparableBody } from './bodies/long-texts.ts';
import type { Metrics } from './observation/metrics.ts';

/** Everything the HTTP side depends on; built by `compose.ts`. */
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
  readonly webhooks: Webhooks;
  readonly upstreamCallbacks: UpstreamCallbacks;
  /** Attempts of this process at deliveries, by how they ended. */
  readonly webhookAttempts: () => Readonly<Record<string, number>>;
  readonly transcribe: Transcribe;
  readonly speak: Speak;
  readonly chat: Chat;
  readonly replyIds: ReplyIds;
  readonly filmCapabilities: FilmCapabilitiesOf;
  readonly quotes: Quotes;
  readonly operator: Operator;
  /** Null while the operator has not opened it. */
  readonly publicGallery: PublicGallery | null;
  /** What is done in turns in this process, beside the lanes of the queue. */
  readonly lines: () => readonly Line[];
  readonly scratch: Scratch;
  readonly inspectImage: typeof inspectImage;
  readonly publicUrl: string | null;
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  readonly bodies: BodiesUnderWay;
  readonly connections: { readonly perAddress: number; readonly stalledMs: number };
  /** Limits simultaneous downloads, fairly by address. */
  readonly downloads: FairGate;
  readonly rateLimits: Readonly<Record<Bucket, RateLimit>>;
  readonly adminKey: string;
  readonly signInLinks: SignInLinks;
  /** False on a worker, which serves only health checks and metrics. */
  readonly answersCallers: boolean;
  /** True when the settings make the service reachable only from this machine. */
  readonly onlyThisMachine: boolean;
  /** Why no work can be accepted at the moment, in words that any caller may read; null when it can. */
  readonly trouble: () => Promise<string | null>;
  /** True before this node stops: clients are told to open their next connection elsewhere. */
  readonly leaving: () => boolean;
  /** Fires when this node stops: long polls and streams are answered with the current state. */
  readonly stopping: AbortSignal;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
}

/** Checks an image of this request, in the caller's turn, until the caller disconnects. */
export function imageInspector(
  api: Api,
  reply: FastifyReply,
  param: string,
): (file: string) => Promise<unknown> {
  const turn = turnOf(reply.request.caller);
  const signal = callerLeft(reply);
  return (file) => api.inspectImage(file, turn, signal, { param });
}

/** The address the caller used to reach the service, without a trailing slash. */
export function baseUrl(api: Api, request: FastifyRequest): string {
  return api.publicUrl ?? `${request.protocol}://${request.host || '127.0.0.1'}`;
}

/** The body as an object; the parser has checked that a JSON body is one. */
export function jsonBody(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body !== null && typeof body === 'object') return body as Record<string, unknown>;
  throw new ServiceError(
    'invalid_request',
    'This endpoint takes a JSON object with Content-Type: application/json.',
  );
}

/** For slow responses: the key may have been deleted meanwhile, or the account suspended. */
export async function assertStillAdmitted(api: Api, request: FastifyRequest): Promise<void> {
  await api.authenticator.authenticate(request.headers.authorization, () => request.ip);
}

/** Fires when the caller disconnects before the response is complete. */
export function callerLeft(reply: FastifyReply): AbortSignal {
  return stopOf(reply).signal;
}

/** Stops the work for a response: fires as `callerLeft`, and whoever else has a reason may fire it too. */
export function stopOf(reply: FastifyReply): AbortController {
  const controller = new AbortController();
  const leave = () => {
    if (!reply.raw.writableFinished) controller.abort(new CallerLeft());
  };
  if (reply.raw.destroyed) leave();
  else reply.raw.once('close', leave);
  return controller;
}

export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';

  constructor() {
    super('the caller went away');
  }
}

/**
 * The result of an earlier request with the same `Idempotency-Key`. Looked up as soon as the fields are parsed: a
 * repeat gets the first response even if its model is gone, the balance empty or an image no longer available.
 */
export async function madeBefore<Made>(
  api: Api,
  request: FastifyRequest,
  idempotent: IdempotentRequest | null,
): Promise<Made | null> {
  return await api.idempotency.earlierAnswer<Made>(request.caller.account.id, idempotent);
}

const MAX_IDEMPOTENCY_KEY = 255;

/** As `idempotentRequest`, for a JSON body that may contain images or recordings. `ignored` fields do not count. */
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
