import type { Readable } from 'node:stream';

/**
 * The artifacts port: videos, pictures and inputs by key (`tasks/…/film.mp4`). Bytes are streamed in both directions;
 * whole files are never in memory. Every call has a time limit, or takes as long as the disk; a store that is away rejects
 * with `ArtifactsUnavailable`.
 */
export interface ArtifactStore {
  /** Moves a local file into the store: afterwards the artifact is durable and the file is gone. */
  put(key: string, file: string, signal?: AbortSignal): Promise<void>;
  /** Copies an artifact; rejects when the source does not exist. */
  copy(from: string, to: string): Promise<void>;
  stat(key: string, signal?: AbortSignal): Promise<ArtifactFacts | null>;
  /** `end` is inclusive, as in HTTP. */
  read(key: string, range?: { start: number; end: number }, signal?: AbortSignal): Promise<Readable>;
  /** A read-only local file with the artifact's bytes: a copy in `folder`, or the original where that is local. */
  localFile(key: string, folder: string, signal?: AbortSignal): Promise<string>;
  /** Every key, in no order; artifacts added or removed meanwhile may be included or not. */
  keys(): AsyncIterable<string>;
  /** Removes every artifact below a folder; an empty folder is no error. */
  removeFolder(folder: string): Promise<void>;
  /** Stores something small and removes it. Rejects when that cannot be done at the moment. */
  probe(signal: AbortSignal): Promise<void>;
  /** A link that works without a key until `expiresAt` (milliseconds). */
  link(key: string, baseUrl: string, expiresAt: number): Promise<string>;
  /** The key behind a link of this store that is valid at `now`; null for every other URL. */
  keyOfLink(link: URL, now: number): Promise<string | null>;
}

export interface ArtifactFacts {
  readonly bytes: number;
  readonly modifiedAt: number;
  readonly etag: string;
}

const TASKS = 'tasks/';

/** Two levels of folders, because a folder with a million entries is slow to list and to clean. */
export function taskFolder(taskId: string): string {
  return `${TASKS}${taskId.slice(-2)}/${taskId.replaceAll(/[:/]/g, '_')}`;
}

/** The files of one worker's run; those of the run that completes the task are the task's video. */
export function runFolder(taskId: string, run: string): string {
  return `${taskFolder(taskId)}/runs/${run}`;
}

/** The key of a fetched input of a task. */
export function inputKey(taskId: string, index: number): string {
  return `${taskFolder(taskId)}/inputs/${index}`;
}

/** Whether an artifact is deleted together with a task. */
export function liesWithTask(key: string): boolean {
  return key.startsWith(TASKS);
}

export function characterFolder(characterId: string): string {
  return `characters/${characterId}`;
}

export const VIDEO = 'film.mp4';
export const THUMBNAIL = 'thumbnail.jpg';
export const SPRITESHEET = 'spritesheet.jpg';
/** A still of the character that a request supplied, with `create_self_portrait`. */
export const PORTRAIT = 'portrait.jpg';
