import type { ServiceError } from '../domain/errors.ts';
import type { ParameterValues } from '../domain/parameters.ts';
import type { PostProcessing } from '../domain/post-processing.ts';
import type { VideoInTestMode } from '../domain/test-mode.ts';
import type { InputRole, Rework, TimeRange, VideoActor } from '../domain/videos/video.ts';
import type { VideoCapabilities } from './video-capabilities.ts';

/**
 * The contract of everything that makes videos: a program on this machine, or a service that is paid per video. To add
 * one, implement `WatchedVideoEngine` or `PolledVideoEngine`, pass `test/engines/video-engine-contract.ts`, and name it
 * in the registry. The API and the worker use engines only through this contract.
 *
 * Terminology
 *   engine     something that can do the work of one or more models, found by its name
 *   route      a model has engines in order of preference; each is a route, named after its engine
 *   job        one piece of work for one engine
 *   operation  what an engine must remember of a started job: plain JSON, stored before anything waits for it, so
 *              that another process, after a crash or on another machine, can continue it
 *   attempt    one start of a task on an engine; a task that failed while running may get a second one
 *
 * The life cycle of a job: `start`, whose operation is stored; then `watch` once, or `status` repeatedly, in this
 * process or in another; `cancel` when the video is no longer needed. An engine keeps no state of a job in memory that
 * cannot be found again from its operation.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface VideoEngineFacts {
  /**
   * Unique among the engines, and permanent: it is stored with the tasks (`tasks.route`), used in the settings
   * (`models.<id>.routes`) and shown to the operator, never to callers. Letters, digits, `.`, `-`, `_` and `/`.
   */
  readonly name: string;
  /** How many jobs it runs at once in one process. Further tasks wait. */
  readonly concurrency: number;
  /** Engines with the same value share their concurrency, as the models of one hosted service do. Default: its name. */
  readonly sharesConcurrencyOf?: string;
  /**
   * The line in which its tasks wait. Default: its name. Engines that mostly wait themselves, as hosted ones do, share
   * a line.
   */
  readonly lane?: string;
  /** How long a task waits for a place before its next route is tried. Default: as long as it takes. */
  readonly placeWaitMs?: number;
  /** The model of a hosted service that it stands for; absent for an engine of this machine. */
  readonly hosted?: { readonly upstream: string; readonly model: string };
  /** What it can make. Used by creation and the worker: a video that it cannot make is never sent to it. */
  readonly capabilities: VideoCapabilities;
  /**
   * Whether the same attempt may be started a second time at no cost, because starting is free or because the service
   * recognises the attempt (`VideoJob.taskId` and `attempt` make an idempotency key). Where it is false, a start whose
   * response was lost is never repeated: what became of it is found out by `reconcile`, or the task fails and is
   * refunded.
   */
  readonly repeatableStart: boolean;
  /**
   * Enhances a prompt, and translates it into English. Omit it if the engine cannot; the prompt is then used as it is.
   * The request waits for it, at most five seconds.
   */
  enhance?(prompt: string, signal: AbortSignal): Promise<string>;
  /**
   * Everything that is needed to find out what became of a start whose response is lost, whatever the settings say by
   * then. Stored before `start` is called, and passed to it. Omit it if there is nothing to remember. Rejects with
   * `StartRefused` when the service has to be asked for it and refuses.
   */
  plan?(job: VideoJob, signal: AbortSignal): Promise<Json>;
  /**
   * Starts a job. Resolves with its operation once the engine has accepted it; any JSON, `null` included.
   * Rejects with
   *   - `StartRefused` when nothing was started and another try, here or on another route, may succeed;
   *   - a `ServiceError` when nothing was started and never will be: the task fails with its code and message;
   *   - anything else when it is unknown whether the job was started (see `repeatableStart`).
   * `unwanted` fires when nobody wants the video any more. It stops a start that has not been sent (`StartRefused`). One
   * that was sent goes on to its answer, within a time limit of its own: only then is it known what has to be stopped.
   */
  start(job: VideoJob, signal: AbortSignal, plan?: Json, unwanted?: AbortSignal): Promise<Json>;
  /**
   * What became of a start whose response is lost. Called again and again until it knows, or the task's time is over.
   * `job.callbackId` is the service's id of the job if a callback or the operator has named it.
   */
  reconcile?(plan: Json, job: VideoJob, signal: AbortSignal, isTaken?: IsTaken): Promise<Reconciled>;
  /** Reads a callback of the service. Null: it is not genuine. `id`: the service's id of the job, if it says so. */
  readCallback?(plan: Json, callback: EngineCallback): Promise<{ readonly id: string | null } | null>;
  /**
   * The video is no longer needed: stop the work where possible. May be called late, twice, or for an operation that has
   * ended, and must not fail for such reasons. Rejects when it is not known yet whether the work has stopped: then it is
   * called again.
   */
  cancel(operation: Json): Promise<Cancellation>;
  /**
   * Who acts in the video of an operation, to be cast again as the actor looked; null: nobody. Omit it if the engine cannot.
   */
  actorOf?(operation: Json): Json | null;
  /** Whether two operations are the same job. Default: if they are equal. */
  isSameJob?(one: Json, other: Json): boolean;
}

/** An engine that works only while it is watched: the engines of this machine. */
export interface WatchedVideoEngine extends VideoEngineFacts {
  /**
   * Follows an operation to its end. May be called again with the stored operation, in another process, and then
   * continues or starts again. Throws when it crashed, which counts as a failure that may be retried, or when `signal`
   * fired, and then stops its work at once. `onProgress` takes percent; it may be called as often as progress changes.
   */
  watch(
    operation: Json,
    job: VideoJob,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<VideoOutcome>;
}

/** An engine that is polled: remote services. */
export interface PolledVideoEngine extends VideoEngineFacts {
  /**
   * The status of an operation. When it is completed, the video is in the job's scratch folder. Throws when the service
   * could not be asked or gave no usable response: the operation goes on, and is polled again later.
   */
  status(operation: Json, job: VideoJob, signal: AbortSignal): Promise<VideoStatus>;
}

export type VideoEngine = WatchedVideoEngine | PolledVideoEngine;

export type Reconciled =
  /** With `marks` it is likely, not certain: it counts only if no other task has an operation with all of them. */
  | { readonly state: 'started'; readonly operation: Json; readonly marks?: Marks }
  | { readonly state: 'not-started' }
  | { readonly state: 'unknown'; readonly askAgainAfterMs?: number };

/**
 *   stopped      nothing is being made, and nothing has to be paid for
 *   not-stopped  the job cannot be stopped, or has made its video already
 */
export type Cancellation = 'stopped' | 'not-stopped';

/** Fields of an operation that together mean one job of one service. */
export type Marks = Readonly<Record<string, string>>;

/** Whether another task has an operation with these marks. */
export type IsTaken = (marks: Marks) => Promise<boolean>;

export interface EngineCallback {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array;
}

export interface VideoJob {
  /** For idempotency keys, and for the service's own records. */
  readonly taskId: string;
  /** Counts from 1. A further attempt of the same task is a new job for the engine, with a new idempotency key. */
  readonly attempt: number;
  /** The model's public id. An engine that serves several models chooses by it. */
  readonly model: string;
  /** The processed prompt. */
  readonly prompt: string;
  /** Remix edits to apply to the prompt's scene, oldest first. */
  readonly edits: readonly string[];
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** Whether the video shows the service's watermark. */
  readonly watermark: boolean;
  /** A style preset in the caller's words; an unknown one is ignored. */
  readonly style: string | null;
  /** Chooses among the videos that fit the same request; absent: the engine chooses. */
  readonly seed?: number;
  /** Pictures and clips, in the caller's order. */
  readonly inputs: readonly VideoInput[];
  /** What the caller has set beyond the contract, by the names that the model's row declares; `seed` among them. */
  readonly parameters?: ParameterValues;
  /** Further fields of the caller's request, for routes that pass them on. */
  readonly passed?: Readonly<Record<string, unknown>>;
  /**
   * Set when it changes or continues the video among `inputs` that has the role `source`. Only then `edits` ends with what is
   * to be changed, or what happens next; and of an extension `seconds` are those that are added.
   */
  readonly reworks?: Rework;
  /** For a remix, an edit or an extension: the source task, and its operation for engines that edit on their own side. */
  readonly remixOf: RemixSource | null;
  /** Where a service can report about this attempt; none when this server has no public address. */
  readonly callbackUrl?: string | null;
  /** The service's id of this attempt's job, from a callback or the operator, while no operation is stored. */
  readonly callbackId?: string | null;
  /** Set when the task has ended: the job is looked for only to be stopped. */
  readonly isUnwanted?: true;
  /** Only of a video that a test key ordered: how it is to go and to end. */
  readonly testMode?: VideoInTestMode;
  /** A folder for this job only. Results go here; it is removed when the worker has finished the task. */
  readonly scratchDirectory: string;
}

export interface RemixSource {
  readonly taskId: string;
  /** The engine that made it. */
  readonly route: string | null;
  readonly operation: Json;
}

export interface VideoInput {
  readonly role: InputRole;
  /** A character's handle as the prompt mentions it, without the `@`; absent for a character without a handle. */
  readonly name?: string;
  /** Of a character: its portrait as a reference, for engines that take pictures in place of clips. */
  readonly portrait?: VideoInput;
  /** The part of a clip to use, in seconds; absent: all of it. */
  readonly cut?: TimeRange;
  /** Of a character from a video of ours: who it is, by `actorOf` of the engine that made the video. */
  readonly actor?: VideoActor;
  /** The path of a local copy, made at the first call. Rejects with a `ServiceError` when it is not available. */
  open(signal: AbortSignal): Promise<string>;
  /** An address under which others can fetch it for some hours; absent or null when there is none. */
  link?(): Promise<string | null>;
}

/** Paths of local files in the job's scratch folder. The worker moves them. */
export interface VideoResult {
  /** An mp4 that browsers play. */
  readonly video: string;
  /** A JPEG of one moment. Made from the video if absent. */
  readonly thumbnail?: string;
  /** A JPEG of sixteen moments, four by four. Made from the video if absent. */
  readonly spritesheet?: string;
  /** What the video really is, where it may differ from what was asked for: less costs less. */
  readonly made?: VideoMade;
  /** What the engine leaves to the worker: it has no watermark yet, or may be of another format. */
  readonly postProcess?: readonly PostProcessing[];
  /** What the service says that it takes for the video, in its currency. */
  readonly cost?: number;
  /** What the service says that it has counted, where it is paid by tokens. */
  readonly tokens?: number;
}

export interface VideoMade {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

export type VideoOutcome =
  | { readonly state: 'completed'; readonly result: VideoResult }
  | {
      readonly state: 'failed';
      /** A code of the error catalogue, or `generation_failed`. The caller sees it as `error.code`. */
      readonly code: string;
      /** For the caller: what happened, without details of the engine. */
      readonly message: string;
      /** Whether the same job may succeed if it is started again. */
      readonly retry: boolean;
      /** The real cause, for the log. */
      readonly cause?: unknown;
    };

export type VideoStatus =
  | VideoOutcome
  | {
      readonly state: 'pending';
      /** Whether it has not been begun, as far as is known: it stands in the service's own queue. */
      readonly isWaiting?: boolean;
      /** Percent, if the engine knows it. */
      readonly progress?: number;
      /** When to poll again. Without it the worker polls less often the longer it takes. */
      readonly askAgainAfterMs?: number;
    };

export interface StartRefusedOptions extends ErrorOptions {
  readonly retryAfterMs?: number;
  readonly permanent?: ServiceError;
  readonly hasOtherPlan?: boolean;
}

/** The engine has started nothing: another try may succeed, on this route or another. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
  /** How long to wait before asking this engine again; null: unknown. */
  readonly retryAfterMs: number | null;
  /** Set when this engine will never accept this job. When no route is left, the task fails with this error. */
  readonly permanent: ServiceError | null;
  /** Whether the engine has another way, such as a further credential: a new plan may be tried at once. */
  readonly hasOtherPlan: boolean;

  constructor(message: string, options: StartRefusedOptions = {}) {
    super(message, options);
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.permanent = options.permanent ?? null;
    this.hasOtherPlan = options.hasOtherPlan ?? false;
  }
}
