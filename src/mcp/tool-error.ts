import type { CallToolResult } from '@modelcontextprotocol/server';
import { PhonofilmError } from '../../client/src/index.ts';
import { type ErrorCode, ServiceError } from '../domain/errors.ts';
import { UnusableInput } from './files.ts';

const OTHER_KEY =
  'The key is set where this server is configured: PHONOFILM_KEY or `phonofilm login`, or the Authorization header for /mcp.';
const NO_MONEY =
  'Nothing was made or charged. Ask the operator of the service for credits; `quote_price` tells a price beforehand and `list_models` shows cheaper models.';
const CORRECT = 'Correct the argument and call again.';
const LATER = 'Nothing was charged. Try again later.';

/** What an agent can do about each error of the service. */
const REMEDIES: Readonly<Record<ErrorCode, string>> = {
  invalid_api_key: OTHER_KEY,
  missing_api_key: OTHER_KEY,
  expired_api_key: OTHER_KEY,
  quota_exceeded: NO_MONEY,
  insufficient_balance: NO_MONEY,
  subscription_expired: NO_MONEY,
  payment_failed: NO_MONEY,
  access_denied: OTHER_KEY,
  model_access_denied: '`list_models` shows the models that this key may use.',
  ip_not_allowed: 'The operator of the service can add this address to the key.',
  account_suspended: 'Only the operator of the service can change that.',
  audio_requires_payg: 'A pay-as-you-go key is needed.',
  model_not_found: '`list_models` shows the models that there are.',
  endpoint_not_found: 'Is this the address of Phonofilm, and is it new enough?',
  task_not_found: '`list_films` shows the films of this account.',
  resource_not_found: '`list_films` shows the films of this account.',
  invalid_request: CORRECT,
  invalid_parameter: CORRECT,
  missing_parameter: CORRECT,
  context_length_exceeded: 'Shorten the text and call again.',
  invalid_image: 'Give a PNG, JPEG, WebP or GIF picture of at most 20 MB that does not move.',
  voice_not_supported: '`list_models` shows the voices of each model.',
  invalid_file_format: 'Give flac, mp3, mp4, m4a, ogg, wav or webm.',
  content_policy_violation: 'Nothing was charged. Change the text and call again.',
  output_length_exceeded: 'Give less text at a time.',
  rate_limit_exceeded: 'Wait, then call again.',
  internal_error: LATER,
  upstream_error: LATER,
  service_unavailable: LATER,
  model_overloaded: LATER,
};

/** Parameters of the API that the tools call otherwise. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  input_reference: 'images',
  duration: 'seconds',
  input: 'text',
  file: 'audio',
  response_format: 'format',
};

interface ReadableError {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  readonly argument?: string;
  readonly retry_after_seconds?: number;
  readonly request_id?: string;
}

/** An error as the model that called the tool can read it; null for what is a bug, or nobody listens to. */
export function toolError(error: unknown): CallToolResult | null {
  const readable = readableOf(error);
  if (readable === null) return null;
  const { code, message, remedy, argument, retry_after_seconds: wait } = readable;
  const facts = [`code: ${code}`, ...(argument === undefined ? [] : [`argument: ${argument}`])].join(', ');
  const pause = wait === undefined ? '' : ` Wait ${wait} s before the next call.`;
  return {
    isError: true,
    content: [{ type: 'text', text: `${message} (${facts}) ${remedy}${pause}` }],
    structuredContent: { error: { ...readable } },
  };
}

function readableOf(error: unknown): ReadableError | null {
  if (error instanceof UnusableInput)
    return {
      code: 'invalid_parameter',
      message: error.message,
      remedy: CORRECT,
      argument: error.argument,
    };
  if (!(error instanceof PhonofilmError || error instanceof ServiceError)) return null;
  const { code, message, param, retryAfterSeconds } = error;
  const requestId = error instanceof PhonofilmError ? error.requestId : undefined;
  return {
    code,
    message,
    remedy: remedyOf(code),
    ...(param !== undefined && { argument: ARGUMENTS[param] ?? param }),
    ...(retryAfterSeconds !== undefined && { retry_after_seconds: retryAfterSeconds }),
    ...(requestId !== undefined && { request_id: requestId }),
  };
}

function remedyOf(code: string): string {
  if (Object.hasOwn(REMEDIES, code)) return REMEDIES[code as ErrorCode];
  return 'Is the service running, and is its address right?';
}
