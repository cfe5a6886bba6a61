/**
 * The error catalogue: every code the service can answer with, its HTTP status and type.
 * `docs/errors.md` lists the same table, and a test holds the two together.
 */
interface ErrorEntry {
  readonly status: number;
  readonly type: string;
  /** When it is answered, for the documentation. */
  readonly condition: string;
}

export const ERRORS = {
  invalid_api_key: entry(401, 'authentication_error', 'The key is unknown, deleted or mistyped.'),
  missing_api_key: entry(401, 'authentication_error', 'No key was sent.'),
  expired_api_key: entry(401, 'authentication_error', 'The key has expired.'),
  quota_exceeded: entry(402, 'billing_error', "The key's or the subscription's quota is used up."),
  insufficient_balance: entry(
    402,
    'billing_error',
    'The account balance is too low for this request, or a budget is spent.',
  ),
  subscription_expired: entry(402, 'billing_error', 'The subscription has expired, or there is none.'),
  payment_failed: entry(402, 'billing_error', "The account's last payment failed."),
  access_denied: entry(
    403,
    'permission_error',
    'An ordinary key was used on the operator API, or a page of another origin called `/mcp`.',
  ),
  model_access_denied: entry(403, 'permission_error', 'The key may not use this model.'),
  ip_not_allowed: entry(403, 'permission_error', "The source address is not on the key's allow-list."),
  account_suspended: entry(403, 'permission_error', 'The account is suspended.'),
  audio_requires_payg: entry(403, 'permission_error', 'A subscription token was used for audio chat.'),
  model_not_found: entry(404, 'invalid_request_error', 'The model does not exist or is deprecated.'),
  endpoint_not_found: entry(404, 'invalid_request_error', 'The path, or this method on it, does not exist.'),
  task_not_found: entry(404, 'invalid_request_error', 'There is no such task in this account.'),
  resource_not_found: entry(
    404,
    'invalid_request_error',
    'There is no such file, character or operator object.',
  ),
  invalid_request: entry(
    400,
    'invalid_request_error',
    'Malformed JSON or multipart, wrong content type, or a request that contradicts itself.',
  ),
  invalid_parameter: entry(
    400,
    'invalid_request_error',
    'A value has the wrong type or is out of range; `param` names it.',
  ),
  missing_parameter: entry(400, 'invalid_request_error', 'A required parameter is absent; `param` names it.'),
  context_length_exceeded: entry(400, 'invalid_request_error', 'The prompt is too long for the model.'),
  invalid_image: entry(
    400,
    'invalid_request_error',
    'The image has a bad format, size or encoding, or is animated.',
  ),
  voice_not_supported: entry(400, 'invalid_request_error', 'The speech model does not have this voice.'),
  invalid_file_format: entry(
    400,
    'invalid_request_error',
    'The audio file has an unsupported format or cannot be decoded.',
  ),
  content_policy_violation: entry(400, 'content_policy_error', 'The content violates the usage policy.'),
  output_length_exceeded: entry(
    400,
    'invalid_request_error',
    "The output would exceed the model's maximum length.",
  ),
  rate_limit_exceeded: entry(
    429,
    'rate_limit_error',
    'Too many requests; `Retry-After` says how long to wait.',
  ),
  internal_error: entry(500, 'server_error', 'An internal failure; the request id helps to find it.'),
  upstream_error: entry(502, 'server_error', 'A model provider failed.'),
  service_unavailable: entry(503, 'server_error', 'The service or this model is temporarily unavailable.'),
  model_overloaded: entry(
    503,
    'server_error',
    'The model is overloaded; `Retry-After` says when to try again.',
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

/** The contract's error object. `param` is omitted, never null. */
export interface ErrorBody {
  error: { message: string; type: string; code: string; param?: string };
}

export function errorBody(error: ServiceError): ErrorBody {
  const { message, type, code, param } = error;
  return { error: param === undefined ? { message, type, code } : { message, type, code, param } };
}

function entry(status: number, type: string, condition: string): ErrorEntry {
  return { status, type, condition };
}
