import type { FilmRequest } from './film.ts';
import type { Micros } from './money.ts';

/**
 * A video task and its states. `queued` and `pending` both mean "waiting": which of the two a task starts in is
 * decided by the request style that made it (contract, States and transitions).
 */
export type WaitingStatus = 'queued' | 'pending';
export type FinalStatus = 'completed' | 'failed';
export type TaskStatus = WaitingStatus | 'processing' | FinalStatus;

export type VideoFamily = 'A' | 'B';

/** `queued|pending → processing → completed|failed`, and `queued|pending → failed`. A final state never changes. */
const TRANSITIONS: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
  queued: ['processing', 'failed'],
  pending: ['processing', 'failed'],
  processing: ['completed', 'failed'],
  completed: [],
  failed: [],
};

export function canBecome(from: TaskStatus, to: TaskStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** The states from which `to` may be reached: the condition of the compare-and-swap in storage. */
export function statesBefore(to: TaskStatus): TaskStatus[] {
  return (Object.keys(TRANSITIONS) as TaskStatus[]).filter((from) => canBecome(from, to));
}

export function isFinal(status: TaskStatus): status is FinalStatus {
  return TRANSITIONS[status].length === 0;
}

/** `progress` is 100 only when completed, whatever an engine says. */
export function boundedProgress(percent: number): number {
  return Math.max(0, Math.min(99, Math.floor(percent)));
}

export interface TaskFailure {
  readonly code: string;
  readonly message: string;
}

/** What a reader of a task may see: all that a poll needs, and no more to load than that. */
export interface Task {
  readonly id: string;
  readonly accountId: string;
  readonly family: VideoFamily;
  readonly model: string;
  readonly status: TaskStatus;
  readonly progress: number;
  /** Milliseconds, as all times inside. */
  readonly createdAt: number;
  readonly statusUpdatedAt: number;
  readonly seconds: number;
  /** As the caller spelled it; dimensions where the caller did not. */
  readonly size: string;
  readonly enhancedPrompt: string;
  readonly failure: TaskFailure | null;
  /** Key of the film's artifact; null before completion and again after retention. */
  readonly film: string | null;
}

/** What the worker and the operator need on top. */
export interface TaskInFull extends Task {
  readonly keyId: string;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly request: FilmRequest;
  readonly price: Micros;
  /** The engine that took the task, and what it remembers of it as JSON. */
  readonly route: string | null;
  readonly operation: string | null;
  readonly attempts: number;
}
