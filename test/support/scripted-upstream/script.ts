import type { Answer, SeenCall } from './fake-service.ts';

/** A job at a scripted service. */
export interface ScriptedJob {
  readonly id: string;
  /** The address of the service. */
  readonly origin: string;
  readonly prompt: string;
  /** What the creation said, as text. */
  readonly body: string;
  readonly model: string;
  readonly createdAt: number;
  polls: number;
  isCancelled: boolean;
}

export interface ScriptedError {
  readonly code: string;
  readonly message: string;
}

/** How one service speaks, as far as a fake of it has to. Calls are told apart by method and URL. */
export interface Script {
  readonly preset: string;
  /** Comes after the origin in `base_url`. */
  readonly base: string;
  /** As the service calls it. */
  readonly model: string;
  readonly id?: (number: number, body: string) => string;
  /** A second creation with the same key is answered like the first. */
  readonly keyOf?: (call: SeenCall, body: string) => string;
  /** Whether callers may read its messages, because it is another of ours. */
  readonly wordsAreOurs?: boolean;
  /** A creation that it refuses by its content. */
  readonly refuses?: (body: string, jobs: readonly ScriptedJob[]) => Answer | null;
  readonly createdHttp?: number;
  /** Whether videos come within an answer, never by a link. */
  readonly videoWithin?: boolean;
  /** Whether a job that is being made cannot be cancelled. */
  readonly cancelsQueuedOnly?: boolean;
  /** Whether a creation is sent again when it is not known what became of it, because nobody is paid. */
  readonly repeatsFree?: boolean;
  readonly create: RegExp;
  readonly created: (job: ScriptedJob) => object;
  /** Whether the reply to a creation holds URLs that later calls use. */
  readonly namesUrls?: boolean;
  readonly poll: RegExp;
  /** `null`: the service has no word for it. */
  readonly words: {
    readonly queued: string | null;
    readonly running: string | null;
    readonly done: string;
    readonly failed: string | null;
    readonly cancelled?: string;
    readonly expired?: string;
    /** For a job that it does not know. */
    readonly unknown?: string;
  };
  /** The reply to a poll. */
  readonly polled: (job: ScriptedJob, word: string | null) => object;
  /** The HTTP status of the reply to a poll, where it depends on what the reply says. */
  readonly httpOf?: (polled: object) => number;
  /** Whether a reply to a poll does not say which job it is about. */
  readonly isNameless?: boolean;
  /** Whether a cancelled job is deleted, and unknown from then on. */
  readonly forgetsCancelled?: boolean;
  /** What a finished job adds; a null link is a video that is not there. */
  readonly finished: (job: ScriptedJob, link: string | null) => object;
  /** What a finished job adds where its video comes within the reply. */
  readonly withinReply?: (base64: string) => object;
  readonly failed: (error: ScriptedError) => object;
  /** Codes of failed jobs that are refusals. */
  readonly refusals: readonly string[];
  /** Whole end replies that are refusals. */
  readonly refusedEnds?: readonly ((job: ScriptedJob) => object)[];
  /** The call that has the video itself; absent: links lead to `/media/`. */
  readonly content?: RegExp;
  /** Calls between the end and the video. */
  readonly steps?: readonly {
    readonly call: RegExp;
    readonly reply: (job: ScriptedJob, link: string | null) => object;
  }[];
  readonly cancel?: RegExp;
  readonly list?: { readonly call: RegExp; readonly reply: (jobs: readonly ScriptedJob[]) => object };
  /** An error at creation, as this service writes it. */
  readonly rejected: (error: ScriptedError) => object;
  /** Codes at creation and what becomes of them, within HTTP 200 where the service does so. */
  readonly rejections: {
    readonly http: number;
    readonly codes: Readonly<Partial<Record<'refused' | 'auth' | 'funds' | 'rate', string>>>;
  };
  /** What a 503 at creation leaves open. */
  readonly at503: 'ambiguous' | 'not-started';
  readonly callback?: (job: ScriptedJob) => object;
  readonly progress?: (value: unknown) => object;
  /** Whether a success without a video is seen at once, not only as a download that fails. */
  readonly showsNoVideo: boolean;
}
