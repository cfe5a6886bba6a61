import type { Micros, UpstreamCost } from './money.ts';
import type { PostProcessing } from './post-processing.ts';
import type { VideoRequest } from './videos/video.ts';

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

/** The states from which a task may change to `to`: the condition of the compare-and-swap in storage. */
export function statesBefore(to: TaskStatus): TaskStatus[] {
  return TASK_STATUSES.filter((from) => canBecome(from, to));
}

export function isFinal(status: TaskStatus): status is FinalStatus {
  return TRANSITIONS[status].length === 0;
}

export const isWaiting = (status: TaskStatus) => status === 'queued' || status === 'pending';

/** Until when services are asked to begin a video that waits; null: as long as it takes. */
export function triedUntil({ startedAt }: Pick<TaskInFull, 'startedAt'>, queueTimeoutMs: number) {
  return startedAt === null ? null : startedAt + queueTimeoutMs;
}

/** `progress` is 100 only when completed, whatever the engine reports. */
export function boundedProgress(percent: number): number {
  return Math.max(0, Math.min(99, Math.floor(percent)));
}

/** What an unfinished task waits for: inputs to fetch, or the video itself. */
export const TASK_STAGES = ['inputs', 'film'] as const;
export type TaskStage = (typeof TASK_STAGES)[number];

/** How a task ended. `run` is the worker's run that made the video; its folder becomes the task's folder. */
export type TaskEnd =
  | {
      readonly status: 'completed';
      readonly video: string;
      readonly run: string;
      /** What the video costs if it is less than was held. */
      readonly price?: Micros;
      /** What a hosted service takes for it. */
      readonly cost?: UpstreamCost;
      /** What this service changed in it, so that it is as ordered. */
      readonly postProcessed?: readonly PostProcessing[];
    }
  | {
      readonly status: 'failed';
      readonly failure: TaskFailure;
      /** The engine has ended its work as well, or the operator has: there is nothing to stop. */
      readonly isEngineDone?: true;
    };

/** What its ending needs to know of a task; `price`: where it may be completed. */
export type EndingTask = Pick<Task, 'id' | 'accountId' | 'model' | 'createdAt'> &
  Partial<Pick<TaskInFull, 'price' | 'request'>>;

/** Ends a task: status, money and event together. False: the task had already ended, and nothing changed. */
export type EndTask = (task: EndingTask, end: TaskEnd) => Promise<boolean>;

export type TaskEventType = `video.${FinalStatus}`;

export interface TaskFailure {
  readonly code: string;
  readonly message: string;
}

/** What a caller may see of a task, and all that a poll has to load. */
export interface Task {
  readonly id: string;
  readonly accountId: string;
  readonly family: VideoFamily;
  readonly model: string;
  readonly status: TaskStatus;
  readonly progress: number;
  /** Milliseconds, like all internal times. */
  readonly createdAt: number;
  readonly statusUpdatedAt: number;
  readonly seconds: number;
  /** As the caller spelled it, or the dimensions. */
  readonly size: string;
  readonly enhancedPrompt: string;
  readonly failure: TaskFailure | null;
  /** Key of the video's artifact; null before completion and after retention has deleted it. */
  readonly video: string | null;
  /** How often every route was asked to begin it, and refused. */
  readonly refusals: number;
}

/** Additional fields for the worker and the operator. */
export interface TaskInFull extends Task {
  readonly keyId: string;
  /** When it began to be made; of a video that waits, since when services are asked for it. Null: none was. */
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly request: VideoRequest;
  readonly price: Micros;
  /** The engine that was asked to make the video. */
  readonly route: string | null;
  /** Why it was this one; null of tasks of earlier versions. */
  readonly routeWhy: string | null;
  /** What its service was expected to take, by the settings; null: unknown. */
  readonly routeCost: Micros | null;
  /**
   * The engine's own record of its work, as JSON text (`'null'` is a valid record). Null while a route is set: the
   * engine was asked to start, and whether it did is not known yet.
   */
  readonly operation: string | null;
  /** What the engine wanted to be remembered before it was asked to start, as JSON text. */
  readonly plan: string | null;
  /** The hosted service's id of the job, named by its callback or the operator while there is no operation. */
  readonly callbackId: string | null;
  /**
   * Since when it is unknown whether the engine has started, or, of a task that has ended, since when its job could not be
   * stopped; null: all is known.
   */
  readonly undecidedSince: number | null;
  /** Identifies the start that `route`, `plan` and `operation` are about; null for those of earlier versions. */
  readonly startId: string | null;
  /** Since when the task has ended while its engine may still be at work; null: there is nothing to stop. */
  readonly stoppingSince: number | null;
  /** What this service changed in a video that a hosted service had not made as ordered. Old tasks may have further words. */
  readonly postProcessed: readonly string[];
  /** How often an engine was started. */
  readonly attempts: number;
  /** What the routes said when they last refused, for the operator. */
  readonly refusal: string | null;
  readonly stage: TaskStage;
  readonly deletedAt: number | null;
}
