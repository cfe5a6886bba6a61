import type { FilmRequest } from './film.ts';
import type { Micros } from './money.ts';

/**
 * A video task and its states. `queued` and `pending` both mean "waiting": which of the two a task starts in is
 * decided by the request style that made it (contract, States and transitions).
 */
export type WaitingStatus = 'queued' | 'pending';
export type FinalStatus = 'completed' | 'failed';
export type TaskStatus = WaitingStatus | 'processing' | FinalStatus;

export const VIDEO_FAMILIES = ['A', 'B'] as const;
export type VideoFamily = (typeof VIDEO_FAMILIES)[number];

/** `queued|pending → processing → completed|failed`, and `queued|pending → failed`. A final state never changes. */
const TRANSITIONS: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
  queued: ['processing', 'failed'],
  pending: ['processing', 'failed'],
  processing: ['completed', 'failed'],
  completed: [],
  failed: [],
};

export const TASK_STATUSES = Object.keys(TRANSITIONS) as TaskStatus[];

export function canBecome(from: TaskStatus, to: TaskStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** The states from which `to` may be reached: the condition of the compare-and-swap in storage. */
export function statesBefore(to: TaskStatus): TaskStatus[] {
  return TASK_STATUSES.filter((from) => canBecome(from, to));
}

export function isFinal(status: TaskStatus): status is FinalStatus {
  return TRANSITIONS[status].length === 0;
}

/** `progress` is 100 only when completed, whatever an engine says. */
export function boundedProgress(percent: number): number {
  return Math.max(0, Math.min(99, Math.floor(percent)));
}

/** What an unfinished task waits for: inputs that are still to be fetched, or its film. */
export const TASK_STAGES = ['inputs', 'film'] as const;
export type TaskStage = (typeof TASK_STAGES)[number];

/** How a task ends, once. `run` is the worker's run that made the film; its folder becomes the task's own. */
export type TaskEnd =
  | { readonly status: 'completed'; readonly film: string; readonly run: string }
  | { readonly status: 'failed'; readonly failure: TaskFailure };

/** Ends a task: status, money and news together. False: it had ended before, and nothing has changed. */
export type EndTask = (task: Pick<Task, 'id' | 'accountId'>, end: TaskEnd) => Promise<boolean>;

export type TaskEventType = `video.${FinalStatus}`;

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
  /** The engine that was asked to make the film. */
  readonly route: string | null;
  /**
   * What that engine remembers of it, as JSON text (`'null'` is something to remember too). Null while a route is set:
   * the engine was asked, and whether it has begun is not known yet.
   */
  readonly operation: string | null;
  /** How often an engine has begun with it. */
  readonly attempts: number;
  readonly stage: TaskStage;
  readonly deletedAt: number | null;
}
