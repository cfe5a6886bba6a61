import { type ErrorCode, ServiceError } from '../../domain/errors.ts';
import type { VideoOutcome } from '../../engines/video-engine.ts';

/** What callers read: words of our own, since those of a service may hold its name, its ids and its links. */
const FAILURES = {
  refused: ['content_policy_violation', 'The content of this video violates the usage policy.'],
  failed: ['upstream_error', 'The provider of the model could not make this video.'],
  invalid: ['upstream_error', 'The provider of the model did not accept this request.'],
  cancelled: ['upstream_error', 'The provider of the model stopped making this video.'],
  lost: ['upstream_error', 'The provider of the model no longer has this video.'],
  empty: ['upstream_error', 'The provider of the model finished without a video.'],
  broken: ['upstream_error', 'The provider of the model delivered a video that cannot be played.'],
  excessive: ['upstream_error', 'The provider of the model sent more than an answer or a video may hold.'],
  retired: ['service_unavailable', 'The model is not available at its provider.'],
  inexpressible: ['service_unavailable', 'The provider of the model cannot make a video like this.'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

export type FailureKind = keyof typeof FAILURES;

/** An error of a service that speaks our own language, word for word. */
export interface Passed {
  readonly code: ErrorCode | 'generation_failed';
  readonly message: string;
}

/** `cause` is for the log; `passed` stands in place of our own words. */
export function failure(
  kind: FailureKind,
  cause: unknown,
  retry = false,
  passed: Passed | null = null,
): VideoOutcome {
  const [code, message] = FAILURES[kind];
  return { state: 'failed', code, message, ...passed, retry, cause };
}

export function serviceError(kind: FailureKind, cause: unknown, passed: Passed | null = null): ServiceError {
  const [code, message] = FAILURES[kind];
  if (passed === null || passed.code === 'generation_failed')
    return new ServiceError(code, message, { cause });
  return new ServiceError(passed.code, passed.message, { cause });
}
