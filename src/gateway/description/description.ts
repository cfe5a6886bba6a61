import type { ErrorCode } from '../../domain/errors.ts';
import type { VideoFamily } from '../../domain/task.ts';
import type { Json } from '../../engines/video-engine.ts';
import type { FaultClass, UpstreamCall } from '../upstream.ts';
import type { PickForm, ReplyPath } from './reply-path.ts';

/**
 * What a task-like video service speaks, as data: plain JSON, so that an operation can carry the parts it needs of its
 * own. Made by `parseDescription`; `docs/upstreams.md` describes how it is written.
 */
export interface Description {
  readonly protocol: 'videos' | 'operation' | 'task';
  /** A hash of the content: two operations with the same version speak the same language. */
  readonly version: string;
  /** How an input that a template calls `uploaded` is given to the service, one after the other. */
  readonly prepare: readonly UploadStep[];
  readonly create: CreateCall;
  /** Whether a creation may be repeated at no cost when it is not known what became of the first. */
  readonly repeats: 'free' | 'never';
  /** Further ways to create, tried in order for videos that the ones before cannot express. */
  readonly alternatives: readonly CreateCall[];
  readonly poll: PollCall;
  /** Steps from a finished job to its video. */
  readonly result: readonly ResultStep[];
  readonly error: ErrorForm;
  /** How a service that fails inside HTTP 200 says that all is well. */
  readonly ok: Condition | null;
  readonly refused: RefusedForm | null;
  /** The first that is for the state of the job is sent. */
  readonly cancel: readonly CancelCall[];
  /** What the service says that a video costs, for the operator's books. */
  readonly cost: { readonly path: ReplyPath } | null;
  /** What the service says that it has counted, for prices by tokens. */
  readonly tokens: ReplyPath;
  readonly remix: CreateCall | null;
  /** Ways to change a video, and to continue it, tried in order. */
  readonly edits: readonly CreateCall[];
  readonly extensions: readonly CreateCall[];
  readonly callback: CallbackForm | null;
  readonly reconcile: Reconcile;
  readonly accepts: Accepts | null;
  /** How many frames a model makes, for services that are told their number. */
  readonly frames: Frames | null;
  /** What a video may need that is left out without a word, because the operator says so. */
  readonly drop: readonly string[];
}

/** The parts that an operation keeps. */
export type StoredDescription = Pick<
  Description,
  'version' | 'poll' | 'result' | 'error' | 'ok' | 'refused' | 'cost' | 'tokens' | 'cancel' | 'reconcile'
> & { readonly create: Pick<CreateCall, 'id' | 'keep'> };

export interface Call {
  readonly method: UpstreamCall['method'];
  /** The first whose inputs are all there; the last has none. */
  readonly urls: readonly { readonly when: readonly string[]; readonly url: string }[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly kind: 'json' | 'multipart' | 'file'; readonly template: Json } | null;
}

export interface UploadStep {
  readonly call: Call;
  readonly bind: Readonly<Record<string, ReplyPath>>;
}

export interface CreateCall extends Call {
  readonly id: ReplyPath;
  /** Further values of the reply that later calls use, and a URL to use where the reply is lost. */
  readonly keep: Readonly<Record<string, { readonly path: ReplyPath; readonly otherwise: string | null }>>;
  readonly timeoutMs: number;
  /** Absent: for all. */
  readonly for?: CallFor;
}

/** The models that a call is for, by what our own rows say of them. */
export interface CallFor {
  readonly requestStyle: VideoFamily | null;
  /** A path that they serve. */
  readonly endpoint: string | null;
}

export type WordClass = 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'refused' | 'gone';

/** Where a service tells the progress of its jobs by itself, over a websocket. */
export interface ListenForm {
  readonly url: string;
  readonly id: ReplyPath;
  readonly value: ReplyPath;
  /** What the value is a part of. */
  readonly of: ReplyPath;
}

export interface PollCall extends Call {
  /** Absent in operations of earlier versions. */
  readonly listen?: ListenForm;
  readonly status: ReplyPath | null;
  /** Words in lower case. */
  readonly map: Readonly<Record<string, WordClass>>;
  /** For services that say `done: true` in place of a word. */
  readonly done: ReplyPath | null;
  readonly progress: { readonly path: ReplyPath; readonly times: number | null } | null;
  readonly failedIf: Condition | null;
  readonly firstMs: number;
  readonly everyMs: number;
  readonly maxMs: number;
  /** Until the reply begins. Absent in operations of earlier versions. */
  readonly timeoutMs?: number;
  readonly bodyLimit: number;
}

/** Without `is`: whether anything is there that does not say no. */
export interface Condition {
  readonly path: ReplyPath;
  readonly is: readonly Json[] | null;
}

export interface ResultStep {
  /** A further question; null: the step looks at the last reply. */
  readonly call: Call | null;
  /** What the step looks at in place of the whole reply. */
  readonly pick?: PickForm;
  readonly bind: Readonly<Record<string, ReplyPath>>;
  /** Names that need no value; without the others there is no video. */
  readonly mayBeEmpty: readonly string[];
  /** Where the reply has its link or its content, and the URL that has it where the reply has neither. */
  readonly film: { readonly path: ReplyPath; readonly url: string | null } | null;
  /** Where the credential goes along with the video's link: to the service's own origin, and to those that are listed. */
  readonly auth: 'own' | readonly string[];
  readonly tooEarly: { readonly http: number; readonly detail: string | null } | null;
  readonly goneIf: Condition | null;
}

export interface ErrorForm {
  readonly code: ReplyPath;
  readonly message: ReplyPath;
  /** By code, beginning of a code (`SAFETY.*`) or HTTP status (`http_422`), in lower case. */
  readonly classes: Readonly<Record<string, FaultClass>>;
  /** Codes of our own that callers read as they are, with their messages. */
  readonly pass: readonly (ErrorCode | 'generation_failed')[];
}

export interface RefusedForm {
  /** How many videos were withheld. */
  readonly count: ReplyPath;
  readonly if: Condition | null;
}

export interface CancelCall extends Call {
  /** In which states it is sent. */
  readonly on: readonly WordClass[];
}

export interface CallbackForm {
  readonly verify: 'standard-webhooks' | 'fal-ed25519' | 'openrouter-hmac' | 'none';
  readonly secret: string | null;
  /** Where the public keys are. */
  readonly jwks: string | null;
  readonly id: ReplyPath;
}

export type Reconcile =
  | { readonly by: 'none' | 'callback' }
  | {
      readonly by: 'own_id';
      readonly call: Call;
      readonly id: ReplyPath;
      /** Whether a job that is not found after some minutes was never begun. */
      readonly absenceProves: boolean;
    }
  | { readonly by: 'idempotency_key' }
  | {
      readonly by: 'list';
      /** Whether a job that the list lacks was never begun. Absent in plans of earlier versions. */
      readonly isComplete?: boolean;
    };

/** With a step, videos have a multiple of it and one more. */
export interface Frames {
  readonly fps: number;
  readonly step?: number;
}

/** What a route takes; what is absent is derived from what the description can say. */
export interface Accepts {
  readonly seconds?: readonly number[];
  readonly sizes?: readonly string[];
  readonly tiers?: readonly string[];
  readonly first_frame?: number;
  readonly last_frame?: number;
  readonly references?: number;
  readonly character?: number;
  readonly clips?: number;
  readonly sound?: number;
  /** What it can add to a video. */
  readonly extension_seconds?: readonly number[];
  readonly exclusive?: readonly (readonly string[])[];
  readonly watermark?: 'either' | 'always' | 'never';
  readonly remix?: boolean;
}
