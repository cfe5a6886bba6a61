import type { ErrorCode } from '../domain/errors.ts';

/** A message from a child to its parent. */
export type ChildMessage =
  | { readonly type: 'event'; readonly event: unknown }
  | { readonly type: 'result'; readonly result: unknown }
  | { readonly type: 'refusal'; readonly code: ErrorCode; readonly message: string; readonly param?: string }
  | ChildFailure
  /** What the last job used is given back. */
  | { readonly type: 'rested' };

export interface ChildFailure {
  readonly type: 'failure';
  readonly message: string;
  /** It is this machine that failed, not the job. */
  readonly diskFull: boolean;
}
