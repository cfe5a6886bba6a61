import { ERRORS, type ErrorCode } from '../../../domain/errors.ts';

/** Which errors an operation may answer with: those of every line that matches `METHOD /path`. */
const SITES: readonly (readonly [RegExp, readonly ErrorCode[]])[] = [
  [/./, ['missing_api_key', 'invalid_api_key', 'invalid_request', 'internal_error', 'service_unavailable']],
  [/./, ['endpoint_not_found']],
  [/ \/(v1|vidB)\//, ['expired_api_key', 'ip_not_allowed', 'account_suspended', 'rate_limit_exceeded']],
  [/ \/admin\//, ['access_denied', 'invalid_parameter', 'missing_parameter']],
  [/^(POST|PATCH|PUT) /, ['invalid_parameter', 'missing_parameter']],
  [/^GET .*\/(videos|characters|webhooks|deliveries|usage|charges|requests|models)$/, ['invalid_parameter']],
  [/^GET \/v1\/(video\/query|videos\/\{id\})/, ['invalid_parameter', 'missing_parameter']],
  [/ \/v1\/(videos|video\/query)|\/admin\/v1\/tasks/, ['task_not_found']],
  [/\/admin\/|webhooks|charges|requests|\/characters|\/content$|\/links\//, ['resource_not_found']],
  [/ \/v1\/models\/|\/admin\/v1\/(models|prices)/, ['model_not_found', 'model_access_denied']],
  [
    /\/voices\/\{voice\}$/,
    ['invalid_parameter', 'voice_not_supported', 'model_overloaded', 'upstream_error'],
  ],
  // What an upstream offers is asked there.
  [/^POST \/admin\/v1\/models$|\/admin\/v1\/upstreams\/\{id\}\/models$/, ['upstream_error']],
];

/** What costs money, or is asked for its price, is refused for these reasons too. */
const PAID =
  /^POST \/(v1\/(video\/create|videos|videos\/\{id\}\/remix|chat\/completions|audio\/\w+|quote)|vidB\/v1\/characters)$/;

const REWORKED = /^POST \/v1\/videos\/(edits|extensions)$/;

const PAID_ERRORS: readonly (readonly [RegExp, readonly ErrorCode[]])[] = [
  [
    /./,
    [
      'quota_exceeded',
      'insufficient_balance',
      'subscription_expired',
      'payment_failed',
      'model_access_denied',
      'model_not_found',
      'context_length_exceeded',
      'content_policy_violation',
      'model_overloaded',
      'upstream_error',
    ],
  ],
  [/videos?(\/(create|edits|extensions))?$/, ['invalid_file_format']],
  [/video|chat|quote/, ['invalid_image', 'task_not_found', 'resource_not_found']],
  [/characters/, ['task_not_found', 'resource_not_found']],
  [/audio|chat|quote/, ['audio_requires_payg', 'invalid_file_format', 'output_length_exceeded']],
  [/speech|chat|quote/, ['voice_not_supported']],
];

function codesOf(operation: string): ErrorCode[] {
  const sites = PAID.test(operation) || REWORKED.test(operation) ? [...SITES, ...PAID_ERRORS] : SITES;
  const codes = sites.flatMap(([site, found]) => (site.test(operation) ? found : []));
  return [...new Set(codes)];
}

/** The error answers of an operation by status, each code with an example. */
export function errorResponses(operation: string): Record<string, object> {
  const byStatus = Object.groupBy(codesOf(operation), (code) => String(ERRORS[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [status, errorResponse(codes)]),
  );
}

function errorResponse(codes: readonly ErrorCode[]): object {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].condition}`).join('\n\n'),
    content: {
      'application/json': {
        schema: errorSchema(codes),
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleError(code) }])),
      },
    },
  };
}

export function errorSchema(codes: readonly ErrorCode[]): object {
  const types = [...new Set(codes.map((code) => ERRORS[code].type))];
  return {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['message', 'type', 'code'],
        properties: {
          message: { type: 'string' },
          type: { type: 'string', enum: types },
          code: { type: 'string', enum: codes },
          param: { type: 'string', description: 'The parameter at fault.' },
        },
      },
    },
  };
}

function exampleError(code: ErrorCode): object {
  const { condition, type } = ERRORS[code];
  return { error: { message: condition, type, code } };
}
