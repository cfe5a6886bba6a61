/**
 * The error catalogue: every code the service can answer with, its HTTP status and type, and what to do about it.
 * `docs/errors.md` lists the same table, and a test holds the two together.
 */
interface ErrorEntry {
  readonly status: number;
  readonly type: string;
  /** When it is answered, for the documentation. */
  readonly condition: string;
  /** What the caller can do about it, for docs, agents, terminals and the console; null where the message says it. */
  readonly remedy: string | null;
}

export const ERRORS = {
  invalid_api_key: entry(
    401,
    'authentication_error',
    'The key is unknown, deleted or mistyped.',
    'Use a valid key. The operator can create a new one.',
  ),
  missing_api_key: entry(
    401,
    'authentication_error',
    'No key was sent.',
    'Send the key as `Authorization: Bearer <API_KEY>`, or sign in again.',
  ),
  expired_api_key: entry(
    401,
    'authentication_error',
    'The key has expired.',
    'Ask the operator for a new key.',
  ),
  quota_exceeded: entry(
    402,
    'billing_error',
    "The key's or the subscription's quota is used up.",
    'Ask the operator to raise the quota, or use another key. Nothing was charged.',
  ),
  insufficient_balance: entry(
    402,
    'billing_error',
    'The account balance is too low for this request, or a budget is spent.',
    'Ask the operator for credits or a larger budget, or choose something shorter or a cheaper model. Nothing was charged.',
  ),
  subscription_expired: entry(
    402,
    'billing_error',
    'The subscription has expired, or there is none.',
    'Ask the operator to renew the subscription, or use a pay-as-you-go key. Nothing was charged.',
  ),
  payment_failed: entry(
    402,
    'billing_error',
    "The account's last payment failed.",
    'Ask the operator to look at the payment of this account. Nothing was charged.',
  ),
  access_denied: entry(
    403,
    'permission_error',
    'An ordinary key was used on the operator API, or a page of another origin called `/mcp`.',
    "Use the admin key on the operator API; the operator can allow the page's origin (`server.cors_origins`).",
  ),
  model_access_denied: entry(
    403,
    'permission_error',
    'The key may not use this model.',
    'Choose a model that the list of models shows for this key, or ask the operator to allow this one.',
  ),
  ip_not_allowed: entry(
    403,
    'permission_error',
    "The source address is not on the key's allow-list.",
    'Call from an address that the key allows, or ask the operator to add this one.',
  ),
  account_suspended: entry(
    403,
    'permission_error',
    'The account is suspended.',
    'Ask the operator to make the account active again.',
  ),
  audio_requires_payg: entry(
    403,
    'permission_error',
    'A subscription token was used for audio chat.',
    'Use a pay-as-you-go key.',
  ),
  model_not_found: entry(
    404,
    'invalid_request_error',
    'The model does not exist or is deprecated.',
    'Choose a model from the list of models.',
  ),
  endpoint_not_found: entry(
    404,
    'invalid_request_error',
    'The path, or this method on it, does not exist.',
    'Is this the address of Phonofilm, without a path, and is it new enough? `/docs` lists all paths and methods.',
  ),
  task_not_found: entry(
    404,
    'invalid_request_error',
    'There is no such task in this account.',
    'The id may be mistyped, or the video was deleted; records of videos are kept for 30 days.',
  ),
  resource_not_found: entry(
    404,
    'invalid_request_error',
    'There is no such file, character or operator object.',
    'The id or address may be mistyped, or it was deleted. Read the video again for a new link; files are kept for 7 days.',
  ),
  invalid_request: entry(
    400,
    'invalid_request_error',
    'Malformed JSON or multipart, wrong content type, or a request that contradicts itself.',
    null,
  ),
  invalid_parameter: entry(
    400,
    'invalid_request_error',
    'A value has the wrong type or is out of range; `param` names it.',
    null,
  ),
  missing_parameter: entry(
    400,
    'invalid_request_error',
    'A required parameter is absent; `param` names it.',
    null,
  ),
  context_length_exceeded: entry(
    400,
    'invalid_request_error',
    'The prompt is too long for the model.',
    'Shorten the text.',
  ),
  invalid_image: entry(
    400,
    'invalid_request_error',
    'The image has a bad format, size or encoding, or is animated.',
    'Send a whole, still PNG, JPEG, WebP or GIF picture of at most 20 MB.',
  ),
  voice_not_supported: entry(
    400,
    'invalid_request_error',
    'The speech model does not have this voice.',
    null,
  ),
  invalid_file_format: entry(
    400,
    'invalid_request_error',
    'The recording or video has an unsupported format or cannot be decoded.',
    'Recordings: flac, mp3, mp4, mpeg, mpga, m4a, ogg, wav or webm. Videos: mp4, mov, webm, mkv, avi, mpeg or ogv. The content of the file counts, not its name.',
  ),
  content_policy_violation: entry(
    400,
    'content_policy_error',
    'The content violates the usage policy.',
    'Change the wording: the same text will be refused again. Nothing was charged.',
  ),
  output_length_exceeded: entry(
    400,
    'invalid_request_error',
    "The output would exceed the model's maximum length.",
    'Ask for less: a shorter text, a higher `speed`.',
  ),
  rate_limit_exceeded: entry(
    429,
    'rate_limit_error',
    'Too many requests; `Retry-After` says how long to wait.',
    'Wait, then try again.',
  ),
  internal_error: entry(
    500,
    'server_error',
    'An internal failure; the request id helps to find it.',
    'Try again. If it keeps failing, send the operator the request id (`x-request-id`).',
  ),
  upstream_error: entry(
    502,
    'server_error',
    'A model provider failed.',
    'Try again, or use another model. Nothing was charged.',
  ),
  service_unavailable: entry(
    503,
    'server_error',
    'The service or this model is temporarily unavailable.',
    'Try again in a minute, or use another model. If it keeps failing, tell the operator.',
  ),
  model_overloaded: entry(
    503,
    'server_error',
    'The model is overloaded; `Retry-After` says when to try again.',
    'Try again in a minute.',
  ),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorDetails {
  /** The parameter at fault, as the caller spells it. */
  readonly param?: string;
  /** Seconds until a retry makes sense; becomes the `Retry-After` header. */
  readonly retryAfterSeconds?: number;
  /** The underlying failure: logged, never shown. */
  readonly cause?: unknown;
}

/** An error that the caller sees. Anything else that is thrown becomes an `internal_error`. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly param: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.param = details.param;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  get type(): string {
    return ERRORS[this.code].type;
  }
}

/** When a code is answered, in a sentence: for people whose language the message is not in. */
export function conditionOf(code: string): string | null {
  return Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].condition : null;
}

/** Null for codes that the service does not have, and where the message itself says what to do. */
export function remedyOf(code: string): string | null {
  return Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].remedy : null;
}

/** The contract's error object. `param` is omitted, never null. */
export interface ErrorBody {
  error: { message: string; type: string; code: string; param?: string };
}

export function errorBody(error: ServiceError): ErrorBody {
  const { message, type, code, param } = error;
  return { error: param === undefined ? { message, type, code } : { message, type, code, param } };
}

function entry(status: number, type: string, condition: string, remedy: string | null): ErrorEntry {
  return { status, type, condition, remedy };
}
