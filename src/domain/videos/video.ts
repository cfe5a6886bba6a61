import type { ParameterValues } from '../parameters.ts';
import type { VideoInTestMode } from '../test-mode.ts';

/**
 * The description of a video after a request of any style has been checked: it is stored with the task, priced, given to
 * an engine, and edited by a remix.
 */
export interface VideoRequest {
  readonly prompt: string;
  /** The prompt used for generation: the prompt itself unless the caller asked for an enhanced one. */
  readonly enhancedPrompt: string;
  /** Remix edits, oldest first, to apply to the scene that the prompt describes. */
  readonly edits: readonly string[];
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly watermark: boolean;
  readonly style: string | null;
  readonly private: boolean;
  readonly inputs: readonly RequestInput[];
  /** Set when the request also builds a character (`character_url`, `character_from_task`). */
  readonly characterCreate: CharacterCreate | null;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  /** What the model's row declares beyond the contract, with its defaults; absent in tasks of earlier versions. */
  readonly parameters?: ParameterValues;
  /** Those of them that are not as they always are: an engine that cannot be told of them cannot make the video. */
  readonly chosen?: readonly string[];
  /** Further fields of the request, for routes that pass them on as they came. */
  readonly passed?: Readonly<Record<string, unknown>>;
  /** The task that this video is a remix, an edit or an extension of. */
  readonly remixOf: string | null;
  /** Set when it changes or continues the video among its inputs that has the role `source`. */
  readonly reworks?: Rework;
  /** Of a video that a test key ordered: how it goes and ends. Stored under the name of the first release. */
  readonly rehearsal?: VideoInTestMode;
}

export interface Rework {
  readonly kind: 'edit' | 'extension';
  /** How long that video is; an extension begins with it, and adds its own `seconds`. */
  readonly seconds: number;
  /** The engine that made that video; null: it came with the request. */
  readonly route: string | null;
}

/** How long a video is from its first frame to its last. */
export function wholeSeconds({ seconds, reworks }: Pick<VideoRequest, 'seconds' | 'reworks'>): number {
  return reworks?.kind === 'extension' ? reworks.seconds + seconds : seconds;
}

/** What the caller wrote: never the words that the service made of it. */
export function ownWords({ prompt, edits }: Pick<VideoRequest, 'prompt' | 'edits'>): string {
  return [prompt, ...edits].join('; ');
}

export interface CharacterCreate {
  readonly createSelfPortrait: boolean;
  readonly saveToLibrary: boolean;
}

/**
 * `first-frame` and `last-frame` fix the ends of the video, `component` is an element to place in the scene, `reference`
 * is a base picture, `character` is a short clip of a character that appears in the video, `clip` is a video that it takes
 * after, `sound` is a recording that is heard in it, `source` is the video that it changes or continues.
 */
export type InputRole = FileRole | 'character';
export type FileRole = PictureRole | 'clip' | 'sound' | 'source';
export type PictureRole = 'first-frame' | 'last-frame' | 'component' | 'reference';

export interface RequestInput {
  readonly role: InputRole;
  readonly source: InputSource;
  /** The character's handle, without the `@`. */
  readonly name?: string;
  /** The part of a character clip to use, in seconds. */
  readonly cut?: TimeRange;
  /** Who acts in a character's clip, where an engine of ours has made it. */
  readonly actor?: VideoActor;
}

/** Whom the engine that made a video can cast again as in that. */
export interface VideoActor {
  /** The engine's name. */
  readonly route: string;
  /** The engine's own words: plain JSON. */
  readonly looks: unknown;
}

export type InputSource =
  | { readonly kind: 'artifact'; readonly key: string }
  | { readonly kind: 'url'; readonly url: string };

export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

/** What a request asks for unless it says otherwise. */
export const PLAIN_VIDEO = {
  edits: [],
  style: null,
  private: false,
  inputs: [],
  characterCreate: null,
  metadata: null,
  remixOf: null,
} as const satisfies Partial<VideoRequest>;

export const FRAMES_PER_SECOND = 24;
