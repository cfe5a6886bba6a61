import { isDiskFull } from '../../domain/disk-full.ts';
import { type ErrorCode, ServiceError } from '../../domain/errors.ts';
import type { Beat } from './vital-signs.ts';

/** The protocol between a pool and its children, the same for processes and threads. */

/** From a pool to a child. The first one is `setup`. */
export type Order =
  | {
      readonly type: 'setup';
      readonly setup: unknown;
      /** How often it sends a heartbeat; null: never. */
      readonly beatMs: number | null;
    }
  | {
      readonly type: 'job';
      readonly id: number;
      readonly input: unknown;
      /** Whether it gives memory back after the job, and says when it has. */
      readonly rests: boolean;
    }
  | { readonly type: 'cancel'; readonly id: number };

/** From a child to its pool: about a job, or about itself. */
export type Report =
  | { readonly type: 'job'; readonly id: number; readonly news: JobNews }
  | { readonly type: 'beat'; readonly beat: Beat }
  /** It cannot prepare for work, for example because of damaged weights. */
  | { readonly type: 'broken'; readonly message: string }
  /** What the last job used is given back. */
  | { readonly type: 'rested' };

export type JobNews =
  /** Everything is loaded: from here on, a crash is caused by the job. */
  | { readonly type: 'begun' }
  | { readonly type: 'event'; readonly event: unknown }
  | { readonly type: 'result'; readonly result: unknown }
  | JobError;

type JobError =
  | { readonly type: 'refusal'; readonly code: ErrorCode; readonly message: string; readonly param?: string }
  /** With `diskFull`, it is this machine that failed, not the job. */
  | { readonly type: 'failure'; readonly message: string; readonly diskFull: boolean };

/** A thrown value as a message that can be sent between processes. */
export function toMessage(error: unknown): JobError {
  if (error instanceof ServiceError) {
    const { code, message, param } = error;
    return param === undefined
      ? { type: 'refusal', code, message }
      : { type: 'refusal', code, message, param };
  }
  return { type: 'failure', message: describe(error), diskFull: isDiskFull(error) };
}

/** The error, restored in the other process. */
export function toError(sent: JobError): Error {
  if (sent.type === 'refusal') {
    const { code, message, param } = sent;
    return new ServiceError(code, message, param === undefined ? {} : { param });
  }
  const error = new Error(sent.message);
  return sent.diskFull ? Object.assign(error, { code: 'ENOSPC' }) : error;
}

export function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
