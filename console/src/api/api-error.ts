import { t } from '../words.ts';

/** A refusal as the service said it, or no answer at all (status 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly param: string | undefined;
  readonly requestId: string | undefined;

  constructor(
    message: string,
    facts: { status: number; code: string; param?: string | undefined; requestId?: string | undefined },
  ) {
    super(message);
    this.status = facts.status;
    this.code = facts.code;
    this.param = facts.param;
    this.requestId = facts.requestId;
  }
}

interface ErrorBody {
  readonly error?: { readonly message?: string; readonly code?: string; readonly param?: string };
}

export function toApiError(response: Response, body: unknown): ApiError {
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
  return new ApiError(error?.message ?? t('The server answered {status}.', { status: response.status }), {
    status: response.status,
    code: error?.code ?? 'unknown',
    param: error?.param,
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}

export function noAnswer(): ApiError {
  return new ApiError(t('The service does not answer.'), { status: 0, code: 'no_answer' });
}

/** What to do about an error, by its code. Texts of the service that already say it have no line here. */
const REMEDIES: Readonly<Record<string, string>> = {
  no_answer: 'Check that it is running. This page goes on by itself as soon as it is back.',
  missing_api_key: 'Sign in again.',
  invalid_api_key: 'Sign in with a key that exists; the operator can make a new one.',
  expired_api_key: 'Ask the operator for a new key.',
  quota_exceeded: 'Ask the operator to raise the quota of this key or subscription.',
  insufficient_balance: 'Ask the operator to add to the balance, or choose something shorter or smaller.',
  subscription_expired: 'Ask the operator to renew the subscription.',
  payment_failed: 'Ask the operator to look at the payment of this account.',
  account_suspended: 'Ask the operator to make the account active again.',
  model_access_denied: 'Choose another model, or ask the operator to allow this one for your key.',
  ip_not_allowed: 'Call from an address that the key allows.',
  audio_requires_payg: 'Sign in with a pay-as-you-go key.',
  content_policy_violation: 'Change the words and try again. Nothing was charged.',
  invalid_image: 'Use a PNG, JPEG, WebP or GIF picture of at most 20 MB.',
  invalid_file_format: 'Use an audio file: flac, mp3, mp4, m4a, ogg, wav or webm.',
  task_not_found: 'The address may be mistyped, or the film was deleted.',
  resource_not_found: 'The address may be mistyped, or it was deleted.',
  rate_limit_exceeded: 'Wait a moment and try again.',
  model_overloaded: 'Try again in a minute.',
  service_unavailable: 'Try again in a minute; if it stays so, tell the operator.',
  internal_error: 'Try again; if it stays so, tell the operator the number of the request.',
  generation_failed: 'Try again, perhaps with other words. Nothing was charged.',
};

/** What the service tells programs about headers is nothing for people. */
const FOR_PROGRAMS = / Send it as Authorization: .*$/;

export interface Explanation {
  readonly message: string;
  readonly remedy: string | null;
  readonly requestId: string | null;
}

export function explain(error: unknown): Explanation {
  if (error instanceof ApiError) {
    const remedy = REMEDIES[error.code];
    return {
      message: error.message.replace(FOR_PROGRAMS, ''),
      remedy: remedy === undefined ? null : t(remedy),
      requestId: error.status >= 500 ? (error.requestId ?? null) : null,
    };
  }
  return { message: error instanceof Error ? error.message : String(error), remedy: null, requestId: null };
}

/** As `explain`, for the error that a failed film carries. */
export function explainFailure(failure: { code: string; message: string }): Explanation {
  const remedy = t(REMEDIES[failure.code] ?? '');
  const free = t('Nothing was charged.');
  return {
    message: failure.message,
    remedy: remedy.includes(free) ? remedy : `${remedy} ${free}`.trim(),
    requestId: null,
  };
}
