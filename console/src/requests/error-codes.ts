import type { paths } from '../api/schema.d.ts';

type Query = NonNullable<paths['/v1/requests']['get']['parameters']['query']>;
type Code = NonNullable<Query['error']>;

/** Those that are looked for; a mistake here is one of types. */
export const ERROR_CODES: readonly Code[] = [
  'internal_error',
  'upstream_error',
  'service_unavailable',
  'model_overloaded',
  'rate_limit_exceeded',
  'insufficient_balance',
  'quota_exceeded',
  'subscription_expired',
  'payment_failed',
  'invalid_api_key',
  'missing_api_key',
  'expired_api_key',
  'account_suspended',
  'ip_not_allowed',
  'model_access_denied',
  'access_denied',
  'model_not_found',
  'task_not_found',
  'resource_not_found',
  'endpoint_not_found',
  'invalid_request',
  'invalid_parameter',
  'missing_parameter',
  'invalid_image',
  'invalid_file_format',
  'voice_not_supported',
  'content_policy_violation',
  'context_length_exceeded',
  'output_length_exceeded',
  'audio_requires_payg',
];
