import type { ParameterValues } from '../parameters.ts';
import type { FilmRehearsal } from '../rehearsal.ts';

/**
 * The description of a film after a request of any style has been checked: it is stored with the task, priced, given to
 * an engine, and edited by a remix.
 */
export interface FilmRequest {
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
  readonly inputs: readonly FilmInput[];
  /** Set when the request also builds a character (`character_url`, `character_from_task`). */
  readonly characterCreate: CharacterCreate | null;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  /** What the model's row declares beyond the contract, with its defaults; absent in tasks of earlier versions. */
  readonly parameters?: ParameterValues;
  /** Those of them that are not as they always are: an engine that cannot be told of them cannot make the film. */
  readonly chosen?: readonly string[];
  /** Further fields of the request, for routes that pass them on as they came. */
  readonly passed?: Readonly<Record<string, unknown>>;
  /** The task that this film is a remix, an edit or an extension of. */
  readonly remixOf: string | null;
  /** Set when it changes or continues the film among its inputs that has the role `source`. */
  readonly reworks?: Rework;
  /** Only of a film that a test key ordered. */
  readonly rehearsal?: FilmRehearsal;
}

export interface Rework {
  readonly kind: 'edit' | 'extension';
  /** How long that film is; an extension begins with it, and adds its own `seconds`. */
  readonly seconds: number;
  /** The engine that made that film; null: it came with the request. */
  readonly route: string | null;
}

/** How long a film is from its first frame to its last. */
export function wholeSeconds({ seconds, reworks }: Pick<FilmRequest, 'seconds' | 'reworks'>): number {
  return reworks?.kind === 'extension' ? reworks.seconds + seconds : seconds;
}

/** What the caller wrote: never the words that the service made of it. */
export function ownWords({ prompt, edits }: Pick<FilmRequest, 'prompt' | 'edits'>): string {
  return [prompt, ...edits].join('; ');
}

export interface CharacterCreate {
  readonly createSelfPortrait: boolean;
  readonly saveToLibrary: boolean;
}

/**
 * `first-frame` and `last-frame` fix the ends of the film, `component` is an element to place in the scene, `reference`
 * is a base picture, `character` is a short clip of a character that appears in the film, `clip` is a film that it takes
 * after, `sound` is a recording that is heard in it, `source` is the film that it changes or continues.
 */
export type FilmInputRole = FileRole | 'character';
export type FileRole = PictureRole | 'clip' | 'sound' | 'source';
export type PictureRole = 'first-frame' | 'last-frame' | 'component' | 'reference';

export interface FilmInput {
  readonly role: FilmInputRole;
  readonly source: FilmInputSource;
  /** The character's handle, without the `@`. */
  readonly name?: string;
  /** The part of a character clip to use, in seconds. */
  readonly cut?: TimeRange;
  /** Who acts in a character's clip, where an engine of ours has made it. */
  readonly actor?: FilmActor;
}

/** Whom the engine that made a film can cast again as in that. */
export interface FilmActor {
  /** The engine's name. */
  readonly route: string;
  /** The engine's own words: plain JSON. */
  readonly looks: unknown;
}

export type FilmInputSource =
  | { readonly kind: 'artifact'; readonly key: string }
  | { readonly kind: 'url'; readonly url: string };

export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

/** What a request asks for unless it says otherwise. */
export const PLAIN_FILM = {
  edits: [],
  style: null,
  private: false,
  inputs: [],
  characterCreate: null,
  metadata: null,
  remixOf: null,
} as const satisfies Partial<FilmRequest>;

export const FRAMES_PER_SECOND = 24;
