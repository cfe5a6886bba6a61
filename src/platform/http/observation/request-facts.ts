import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isTestAccount } from '../../../domain/account.ts';
import type { LoggedRequest } from '../../../domain/logged-request.ts';
import type { ParameterValues } from '../../../domain/parameters.ts';
import type { StopOfRequest } from '../../../domain/settled-request.ts';
import { kindOfRoute, type RouteTraits } from '../route-kinds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log of requests says beside route and status; handlers note it as they learn it. */
    facts: RequestFacts | undefined;
  }
}

export interface RequestFacts {
  code?: string;
  /** What the caller reads of an error. */
  message?: string;
  model?: string;
  task?: string;
  /** Of a form, for the log. */
  form?: ParameterValues;
  /** Of a video, beyond the contract. */
  parameters?: ParameterValues;
  /** Of a request that is charged while its caller waits. */
  stop?: StopOfRequest;
}

export function noteFacts(request: FastifyRequest, facts: RequestFacts): void {
  request.facts = { ...request.facts, ...facts };
}

/** For forms: a JSON body is looked into by itself. */
export function noteForm(request: FastifyRequest, fields: Readonly<Record<string, unknown>>): void {
  const model = modelOf(fields);
  noteFacts(request, { form: maskedParameters(fields), ...(model !== null && { model }) });
}

/** Longer than any id of a model; what somebody sends instead of one is not kept at length. */
const MOST_CHARACTERS = 64;
const LONGEST_PATH = 300;
const LONGEST_MESSAGE = 1000;

interface LoggedRoute {
  readonly route: string;
  /** Links to videos and answers of services have secrets in their paths. */
  readonly logsPath: boolean;
}

/** What a request costs is read when it is written down: streams are settled after their answer. */
export function toLogged(
  request: FastifyRequest,
  reply: FastifyReply,
  { route, logsPath }: LoggedRoute,
  now: number,
): () => LoggedRequest {
  const { id, method, caller, url, ip, facts = {} } = request;
  const { statusCode: status } = reply;
  const milliseconds = isEventStream(reply) ? null : reply.elapsedTime;
  const model = facts.model ?? modelOf(request.body);
  const { code, message, task, stop } = facts;
  const parameters = {
    ...maskedParameters(request.query),
    ...(facts.form ?? maskedParameters(request.body)),
    ...facts.parameters,
  };
  return () => {
    const settled = stop?.settled;
    return {
      id,
      method,
      route,
      path: logsPath ? url.split('?', 1).join('').slice(0, LONGEST_PATH) : null,
      status,
      code: code ?? null,
      // This message repeats the path, in which there may be a secret.
      message: (code !== 'endpoint_not_found' && message?.slice(0, LONGEST_MESSAGE)) || null,
      address: ip,
      accountId: caller?.account.id ?? null,
      keyId: caller?.key.id ?? null,
      model: settled?.model ?? model,
      taskId: task ?? null,
      milliseconds,
      charged: settled?.amount ?? null,
      attempts: stop?.attempts ?? [],
      parameters: Object.keys(parameters).length > 0 ? parameters : null,
      createdAt: now,
    };
  };
}

export function isEventStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
}

function modelOf(body: unknown): string | null {
  const model = typeof body === 'object' && body !== null && 'model' in body ? body.model : null;
  return typeof model === 'string' && !model.includes('\0') ? model.slice(0, MOST_CHARACTERS) : null;
}

export interface ObservedResponse {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** A stream of events lasts as long as there is something to tell: that is no latency. */
  readonly isStream: boolean;
}

/** What test keys ask for is not counted: an error that a test wants must wake nobody. */
export function isOfTest({ caller }: FastifyRequest): boolean {
  return isTestAccount(caller?.account.id ?? '');
}

/** Counts responses. */
export interface ResponseMetrics {
  observe(response: ObservedResponse): void;
  countError(code: string): void;
}

export interface ObserveDeps {
  readonly log: Logger;
  readonly metrics: ResponseMetrics;
  readonly requestLog: { note(isError: boolean, prepare: () => () => LoggedRequest): void };
  readonly now: () => number;
}

/**
 * One log line, one metric and one row of the log of requests per response: id, key prefix, route, status, time; no bodies,
 * no secrets. Each route has its own hook, because looking up a request's route costs more than everything else here.
 */
export function observeRoutes(app: FastifyInstance, deps: ObserveDeps): void {
  app.decorateRequest('facts');
  app.addHook('onRoute', (route) => {
    const observe = observer([route.method].flat(), route.url, kindOfRoute(route), deps);
    route.onResponse = [route.onResponse ?? [], observe].flat();
  });
  const observeUnknown = observer([], 'unknown', { isLogged: false, logsPath: false }, deps);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) observeUnknown(request, reply, done);
    else done();
  });
}

function observer(
  methods: readonly string[],
  route: string,
  { isLogged, logsPath }: Pick<RouteTraits, 'isLogged' | 'logsPath'>,
  deps: ObserveDeps,
) {
  const { metrics, requestLog } = deps;
  const known = new Set(methods);
  const log = deps.log.child({ route });
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { id, method, caller } = request;
    const { statusCode: status, elapsedTime } = reply;
    const milliseconds = Math.round(elapsedTime * 100) / 100;
    log.info({ request: id, key: caller?.key.prefix, method, status, milliseconds }, 'request');
    const isError = status >= 400 || request.facts?.code !== undefined;
    if (isLogged || isError)
      requestLog.note(isError, () => toLogged(request, reply, { route, logsPath }, deps.now()));
    const seconds = milliseconds / 1000;
    const seen = { method: known.has(method) ? method : 'any', route, status, seconds };
    if (!isOfTest(request)) metrics.observe({ ...seen, isStream: isEventStream(reply) });
    done();
  };
}

/** Their texts are choices. Any other text is told by its length: prompts and secrets stay with the caller. */
const CHOICES = new Set(
  `model size seconds duration aspect_ratio orientation watermark private voice response_format language speed temperature
  stream enhance_prompt endpoint order limit after by include wait variant status event error`.split(/\s+/),
);
const LONGEST = 100;
const MOST = 30;

/** What a request says, for the log of requests: numbers and choices, and of all else how much it is. */
function maskedParameters(fields: unknown): ParameterValues {
  const masked: Record<string, string | number | boolean> = {};
  if (!isPlain(fields)) return masked;
  for (const name in fields) {
    if (Object.keys(masked).length >= MOST) break;
    masked[name.slice(0, LONGEST)] = maskedValue(name, fields[name]);
  }
  return masked;
}

/** Neither a list nor bytes. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
}

function maskedValue(name: string, value: unknown): string | number | boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string')
    return CHOICES.has(name) && value.length <= LONGEST ? value : `(${value.length} characters)`;
  if (Array.isArray(value)) return `(${value.length} entries)`;
  return value === null || value === undefined ? 'null' : `(${Object.keys(value).length} entries)`;
}
