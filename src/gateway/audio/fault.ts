import type { IncomingHttpHeaders } from 'node:http';
import { type ErrorCode, ServiceError } from '../../domain/errors.ts';
import { AnswerOverLimit, type Excess } from '../../engines/answer-over-limit.ts';
import { maskSecrets } from '../mask-secrets.ts';
import { parseAnswer } from '../parse-answer.ts';
import type { FaultClass } from '../upstream.ts';

/**
 * What a service's error means to us. The caller reads our own words: never the service's name, its wording, its
 * address or its request id. Those go into the error's cause, for the log.
 */
export interface Fault {
  readonly kind: FaultClass;
  /** A more exact code of the catalogue than the class alone would give. */
  readonly code?: ErrorCode;
  /** In the words of another of ours. */
  readonly message?: string;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

const STATUS_CLASSES: Readonly<Record<number, FaultClass>> = {
  401: 'auth',
  402: 'funds',
  404: 'gone',
  408: 'retry',
  409: 'retry',
  410: 'gone',
  425: 'retry',
  429: 'rate',
  503: 'busy',
  529: 'busy',
};

/** Words in the codes and types of errors that say more than the status; the first that matches counts. */
const CODE_CLASSES: readonly { word: RegExp; kind: FaultClass; code?: ErrorCode }[] = [
  { word: /content_?(?:policy|filter)|moderation|safety|sensitive/, kind: 'refused' },
  { word: /invalid_api_key|authentication_error|permission_(?:denied|error)/, kind: 'auth' },
  { word: /insufficient_(?:quota|balance|funds)|billing|payment|subscription_expired/, kind: 'funds' },
  { word: /context_length/, kind: 'invalid', code: 'context_length_exceeded' },
  { word: /output_length/, kind: 'invalid', code: 'output_length_exceeded' },
  { word: /voice_not_supported/, kind: 'invalid', code: 'voice_not_supported' },
  { word: /invalid_file_format|unsupported_format/, kind: 'invalid', code: 'invalid_file_format' },
  { word: /model_not_found|model_gone/, kind: 'gone' },
  { word: /model_overloaded|overloaded_error|loading|unavailable_error/, kind: 'busy' },
];

/** The fault in an answer that is not 2xx, or in an error object inside a 200 or a stream (status 0). */
export function faultOf(status: number, headers: IncomingHttpHeaders, body: string): Fault {
  const words = errorWords(body);
  const known = CODE_CLASSES.find(({ word }) => words.some((text) => word.test(text)));
  const kind = known?.kind ?? classOfStatus(status === 0 ? numberAmong(words) : status);
  return {
    kind,
    ...(known?.code !== undefined && { code: known.code }),
    ...retryAfter(headers),
    cause: new Error(`the service answered ${status}: ${maskSecrets(body)}`),
  };
}

/** Codes of another Phonofilm that callers read as they come; those about our own key there are not for them. */
const PASSED = [
  'content_policy_violation',
  'invalid_request',
  'invalid_parameter',
  'invalid_file_format',
  'voice_not_supported',
  'context_length_exceeded',
  'output_length_exceeded',
  'model_overloaded',
  'service_unavailable',
  'upstream_error',
  'internal_error',
] as const satisfies readonly ErrorCode[];

const LONGEST_MESSAGE = 500;

/** An error of a service that speaks our own language, word for word. */
export function passedError(body: string): Pick<Fault, 'code' | 'message'> {
  let error: unknown;
  try {
    error = inside(parseAnswer(body), 'error');
  } catch {
    return {};
  }
  const code = PASSED.find((one) => one === inside(error, 'code'));
  const message = inside(error, 'message');
  return code && typeof message === 'string' ? { code, message: message.slice(0, LONGEST_MESSAGE) } : {};
}

function classOfStatus(status: number): FaultClass {
  if (status >= 400 && status < 500) return STATUS_CLASSES[status] ?? 'invalid';
  return STATUS_CLASSES[status] ?? 'retry';
}

/** Some services write the HTTP status as `error.code`. */
function numberAmong(words: readonly string[]): number {
  return Number(words.find((word) => /^[45]\d\d$/.test(word)) ?? 500);
}

const MOST_HOLDERS = 100;

/** Codes and types, wherever services put them: `error.code`, `error.type`, `code`, `detail.type`, `detail[].type` … */
function errorWords(body: string): string[] {
  let parsed: unknown;
  try {
    parsed = parseAnswer(body);
  } catch {
    return [];
  }
  const holders = [parsed, inside(parsed, 'error'), inside(parsed, 'detail')].flat().slice(0, MOST_HOLDERS);
  return holders
    .flatMap((holder) => ['code', 'type', 'status', 'error'].map((name) => inside(holder, name)))
    .filter((word) => typeof word === 'string' || typeof word === 'number')
    .map((word) => String(word).slice(0, 200).toLowerCase());
}

function inside(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  return (holder as Record<string, unknown>)[name];
}

const MOST_RETRY_SECONDS = 3600;

function retryAfter(headers: IncomingHttpHeaders): { retryAfterSeconds?: number } {
  const header = headers['retry-after'];
  if (header === undefined) return {};
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  if (!Number.isFinite(seconds) || seconds <= 0) return {};
  return { retryAfterSeconds: Math.min(MOST_RETRY_SECONDS, Math.ceil(seconds)) };
}

/** What the caller reads, by class. */
const ANSWERS: Readonly<Record<FaultClass, { code: ErrorCode; message: string }>> = {
  refused: {
    code: 'content_policy_violation',
    message: 'The content was refused by the content policy. Rephrase it and try again.',
  },
  invalid: { code: 'invalid_request', message: 'The model does not accept this request as it is.' },
  auth: { code: 'upstream_error', message: 'The model provider failed.' },
  funds: { code: 'upstream_error', message: 'The model provider failed.' },
  rate: { code: 'model_overloaded', message: 'The model has too much to do at the moment. Try again soon.' },
  busy: { code: 'model_overloaded', message: 'The model has too much to do at the moment. Try again soon.' },
  retry: { code: 'upstream_error', message: 'The model provider failed.' },
  gone: { code: 'upstream_error', message: 'The model provider failed.' },
  permanent: { code: 'upstream_error', message: 'The model provider failed.' },
  ambiguous: { code: 'upstream_error', message: 'The model provider failed.' },
};

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  context_length_exceeded: "The request is longer than the model's context. Shorten it.",
  output_length_exceeded: 'The output would be longer than the model allows. Ask for less.',
  voice_not_supported: 'The voice is not supported by this model.',
  invalid_file_format: 'The model cannot read the audio in this file.',
};

/** Of answers that go beyond their limits. */
const EXCESSES: Readonly<Record<Excess, string>> = {
  bytes: 'The model provider sent more than an answer may hold.',
  json: 'The model provider sent an answer that is too large or too deep to be read.',
  text: 'The model provider sent more than was asked for.',
  events: 'The model provider sent too many events without content.',
  time: 'The model provider took too long to answer.',
};

const OVERLOAD_RETRY_SECONDS = 5;

export function toServiceError({ kind, code, message, retryAfterSeconds, cause }: Fault): ServiceError {
  const answer = ANSWERS[kind];
  const shown = code ?? answer.code;
  const wait = retryAfterSeconds ?? (shown === 'model_overloaded' ? OVERLOAD_RETRY_SECONDS : undefined);
  const excess = cause instanceof AnswerOverLimit ? EXCESSES[cause.excess] : undefined;
  return new ServiceError(shown, message ?? excess ?? MESSAGES[shown] ?? answer.message, {
    cause,
    ...(wait !== undefined && { retryAfterSeconds: wait }),
  });
}
