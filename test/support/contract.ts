import assert from 'node:assert/strict';
import type { Answer } from './service.ts';

/**
 * The contract's table of codes, written out by hand: tests hold the service against this, not against its own
 * catalogue. The rows the contract leaves open are as docs/api.md describes them.
 */
export const CONTRACT_ERRORS = {
  invalid_api_key: [401, 'authentication_error'],
  missing_api_key: [401, 'authentication_error'],
  expired_api_key: [401, 'authentication_error'],
  quota_exceeded: [402, 'billing_error'],
  insufficient_balance: [402, 'billing_error'],
  subscription_expired: [402, 'billing_error'],
  payment_failed: [402, 'billing_error'],
  access_denied: [403, 'permission_error'],
  model_access_denied: [403, 'permission_error'],
  ip_not_allowed: [403, 'permission_error'],
  account_suspended: [403, 'permission_error'],
  audio_requires_payg: [403, 'permission_error'],
  model_not_found: [404, 'invalid_request_error'],
  endpoint_not_found: [404, 'invalid_request_error'],
  task_not_found: [404, 'invalid_request_error'],
  resource_not_found: [404, 'invalid_request_error'],
  invalid_request: [400, 'invalid_request_error'],
  invalid_parameter: [400, 'invalid_request_error'],
  missing_parameter: [400, 'invalid_request_error'],
  context_length_exceeded: [400, 'invalid_request_error'],
  invalid_image: [400, 'invalid_request_error'],
  voice_not_supported: [400, 'invalid_request_error'],
  invalid_file_format: [400, 'invalid_request_error'],
  content_policy_violation: [400, 'content_policy_error'],
  output_length_exceeded: [400, 'invalid_request_error'],
  rate_limit_exceeded: [429, 'rate_limit_error'],
  internal_error: [500, 'server_error'],
  upstream_error: [502, 'server_error'],
  service_unavailable: [503, 'server_error'],
  model_overloaded: [503, 'server_error'],
} as const satisfies Record<string, readonly [number, string]>;

export type ContractCode = keyof typeof CONTRACT_ERRORS;

/** The whole error object: nothing more than the contract's fields, `param` only where it is expected. */
export function assertError(answer: Answer, code: ContractCode, param?: string, hint = ''): void {
  const [status, type] = CONTRACT_ERRORS[code];
  const context = `${hint} → ${answer.status} ${answer.text.slice(0, 300)}`;
  assert.equal(answer.status, status, context);
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/, context);
  const { error, ...rest } = answer.json;
  assert.deepEqual(rest, {}, context);
  const { message, ...facts } = error;
  assert.ok(typeof message === 'string' && message.length > 0, context);
  assert.deepEqual(facts, param === undefined ? { type, code } : { type, code, param }, context);
  assert.ok(answer.headers.get('x-request-id'), context);
}

/** Exactly these fields, no more and no fewer. */
export function assertFields(value: object, fields: readonly string[]): void {
  assert.deepEqual(Object.keys(value).sort(), [...fields].sort());
}

/** Unix seconds of about now. */
export function assertRecent(seconds: unknown): void {
  assert.ok(Number.isInteger(seconds), `${seconds} is no whole number`);
  assert.ok(Math.abs((seconds as number) - Date.now() / 1000) < 60, `${seconds} is not about now`);
}

/** The id shapes of the contract. */
export const TASK_ID = (model: string) => new RegExp(`^${escaped(model)}:\\d+-[A-Za-z0-9]+$`);
export const REMIX_ID = (model: string) => new RegExp(`^${escaped(model)}:remix-\\d+-[A-Za-z0-9]+$`);
export const VIDEO_ID = /^video_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function escaped(text: string): string {
  return text.replace(/[.]/g, '\\.');
}

export function bearer(key: string): { authorization: string } {
  return { authorization: `Bearer ${key}` };
}
