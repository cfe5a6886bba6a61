import type { FilmInputRole, TimeRange } from '../domain/film.ts';
import type { VideoCapabilities } from './video-capabilities.ts';

/**
 * The contract of whatever makes films: a program of this machine, or a service that is paid for each film. To add one
 * is to implement `WatchedVideoEngine` or `AskedVideoEngine`, to pass `test/engines/video-engine-contract.ts`, and to
 * name it in the registry. The API and the worker know nothing else of a model.
 *
 * Terminology
 *   engine     something that can do the work of one or more models, found by its name
 *   route      a model leads to engines in order; each way is a route, named after its engine
 *   job        what one engine is asked to do once
 *   operation  what an engine must remember of a job under way: plain JSON, stored before anything waits on it, so
 *              that another process, after a crash or on another machine, goes on with it
 *   attempt    one start of a task at an engine; a task that failed on the way may get a second one
 *
 * The life of a job: `start`, whose operation is stored; then `watch` once, or `status` again and again, in this
 * process or in another; `cancel` when nobody wants the film any more. An engine keeps nothing of a job in its memory
 * that its operation does not lead to.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface VideoEngineFacts {
  /**
   * Unique among the engines, and for ever: it is stored with the tasks (`tasks.route`), named in the settings
   * (`models.<id>.routes`) and shown to the operator, never to callers. Letters, digits, `.`, `-`, `_` and `/`.
   */
  readonly name: string;
  /** How many jobs it works on at once in one process. The queue reads it: further tasks wait. */
  readonly concurrency: number;
  /** What it can make. Creation and the worker read it: a film that it cannot make is never sent to it. */
  readonly capabilities: VideoCapabilities;
  /**
   * Whether the same attempt may be started a second time at no cost, because starting is free or because the service
   * knows the attempt again (`VideoJob.taskId` and `attempt` make a fine idempotency key). Where it is false, a start
   * whose answer got lost is never repeated: the task fails and is refunded.
   */
  readonly repeatableStart: boolean;
  /**
   * Makes a prompt richer, and English. Absent where the engine cannot; the prompt is then used as it is. A request
   * waits for it: it has five seconds.
   */
  enhance?(prompt: string, signal: AbortSignal): Promise<string>;
  /**
   * Begins a job. Resolves with its operation once the engine has accepted it; any JSON will do, `null` included.
   * Rejects with
   *   - `StartRefused` when nothing was begun and another try, there or on another route, may succeed;
   *   - a `ServiceError` when nothing was begun and never will be: the task fails with its code and message;
   *   - anything else when it is not known what became of it (see `repeatableStart`).
   */
  start(job: VideoJob, signal: AbortSignal): Promise<Json>;
  /**
   * The film is not wanted any more: stop the work where that is possible. May come late, twice, or for an operation
   * that has ended; must not fail for such reasons.
   */
  cancel(operation: Json): Promise<void>;
}

/** An engine whose work runs as long as somebody watches it: the engines of this machine. */
export interface WatchedVideoEngine extends VideoEngineFacts {
  /**
   * Follows an operation to its end. May be called again with the stored operation, in another process, and then goes
   * on or begins anew. Throws when it crashed, which counts as a failure that may be tried again, or when `signal`
   * fired, and then stops its work at once. `onProgress` takes percent; it may be called as often as there is news.
   */
  watch(
    operation: Json,
    job: VideoJob,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<VideoOutcome>;
}

/** An engine that is asked now and then how far it is: services elsewhere. */
export interface AskedVideoEngine extends VideoEngineFacts {
  /**
   * How an operation stands. Once it is completed, the film has been brought into the job's scratch folder. Throws when
   * it could not be asked or gave no sensible answer: that ends nothing, and it is asked again later.
   */
  status(operation: Json, job: VideoJob, signal: AbortSignal): Promise<VideoStatus>;
}

export type VideoEngine = WatchedVideoEngine | AskedVideoEngine;

export interface VideoJob {
  /** For idempotency keys, and for a service's own records. */
  readonly taskId: string;
  /** Counts from 1. A further attempt of the same task is a new job for the engine, with a new idempotency key. */
  readonly attempt: number;
  /** As the caller knows it. An engine that serves several models chooses by it. */
  readonly model: string;
  /** The processed prompt. */
  readonly prompt: string;
  /** Remix edits to apply to the prompt's scene, oldest first. */
  readonly edits: readonly string[];
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** Whether the film shows the service's mark. */
  readonly watermark: boolean;
  /** A style preset in the caller's words; one that the engine does not know is ignored. */
  readonly style: string | null;
  /** Pictures and clips, in the caller's order. */
  readonly inputs: readonly VideoInput[];
  /** For a remix: the source task, and its operation for engines that edit on their own side. */
  readonly remixOf: { readonly taskId: string; readonly operation: Json } | null;
  /** A folder of this job alone. Results go here; it is removed once the worker is done with the task. */
  readonly scratchDirectory: string;
}

export interface VideoInput {
  readonly role: FilmInputRole;
  /** A character's handle as the prompt mentions it, without the `@`; absent for one without a handle. */
  readonly name?: string;
  /** The part of a clip to use, in seconds; absent: all of it. */
  readonly cut?: TimeRange;
  /** The path of a local copy, made when first asked for. Rejects with a `ServiceError` when it cannot be had. */
  open(signal: AbortSignal): Promise<string>;
}

/** Paths of local files in the job's scratch folder. The worker takes them over. */
export interface VideoResult {
  /** An mp4 that browsers play. */
  readonly film: string;
  /** A JPEG of one moment. Made from the film where the engine brings none. */
  readonly thumbnail?: string;
  /** A JPEG of sixteen moments, four by four. Made from the film where the engine brings none. */
  readonly spritesheet?: string;
}

export type VideoOutcome =
  | { readonly state: 'completed'; readonly result: VideoResult }
  | {
      readonly state: 'failed';
      /** A code of the error catalogue, or `generation_failed`. The caller reads it as `error.code`. */
      readonly code: string;
      /** For the caller: what happened, in words that give nothing of the engine away. */
      readonly message: string;
      /** Whether the same job may succeed if it is started again. */
      readonly retry: boolean;
      /** What really happened, for the log. */
      readonly cause?: unknown;
    };

export type VideoStatus =
  | VideoOutcome
  | {
      readonly state: 'pending';
      /** Percent, where the engine knows. */
      readonly progress?: number;
      /** When to ask again. Without it the worker asks seldomer the longer it takes. */
      readonly askAgainAfterMs?: number;
    };

/** The engine has begun nothing, and says so: another try may succeed, there or on another route. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
  /** How long the engine wants to be left alone; null: it does not say. */
  readonly retryAfterMs: number | null;

  constructor(message: string, options: ErrorOptions & { readonly retryAfterMs?: number } = {}) {
    super(message, options);
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
