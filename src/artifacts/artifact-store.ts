import type { Readable } from 'node:stream';

/**
 * The artifacts port: films, pictures and inputs by key (`tasks/…/film.mp4`). Bytes stream both ways; whole files are
 * never in memory.
 */
export interface ArtifactStore {
  /** Takes over a local file: afterwards the artifact is durable and the file is gone. */
  put(key: string, file: string): Promise<void>;
  /** A second artifact with the bytes of the first, which stays; rejects when there is no first. */
  copy(from: string, to: string): Promise<void>;
  stat(key: string): Promise<ArtifactFacts | null>;
  /** `end` is inclusive, as in HTTP. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** A local file with the artifact's bytes: a copy in `folder`, or the original where that is local. Not to be changed. */
  localFile(key: string, folder: string): Promise<string>;
  /** Every key there is, in no order; those that come or go meanwhile may be among them or not. */
  keys(): AsyncIterable<string>;
  /** Removes every artifact below a folder; none is no error. */
  removeFolder(folder: string): Promise<void>;
  /** A link that opens without a key until `expiresAt` (milliseconds). */
  link(key: string, baseUrl: string, expiresAt: number): Promise<string>;
  /** The key behind a link of this store that opens at `now`; null for every other URL. */
  keyOfLink(link: URL, now: number): Promise<string | null>;
}

export interface ArtifactFacts {
  readonly bytes: number;
  readonly modifiedAt: number;
  readonly etag: string;
}

const TASKS = 'tasks/';

/** Two levels of folders, because one folder with a million entries is slow to list and to clean. */
export function taskFolder(taskId: string): string {
  return `${TASKS}${taskId.slice(-2)}/${taskId.replace(':', '_')}`;
}

/** The files of one worker's run at a task; those of the run that won are the task's film. */
export function runFolder(taskId: string, run: string): string {
  return `${taskFolder(taskId)}/runs/${run}`;
}

/** Where an input of a task lies once it was fetched. */
export function inputKey(taskId: string, index: number): string {
  return `${taskFolder(taskId)}/inputs/${index}`;
}

/** Whether an artifact goes when some task goes. */
export function liesWithTask(key: string): boolean {
  return key.startsWith(TASKS);
}

export function characterFolder(characterId: string): string {
  return `characters/${characterId}`;
}

export const FILM = 'film.mp4';
export const THUMBNAIL = 'thumbnail.jpg';
export const SPRITESHEET = 'spritesheet.jpg';
/** A still of the character that a request brought along, with `create_self_portrait`. */
export const PORTRAIT = 'portrait.jpg';
