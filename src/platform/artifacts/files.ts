import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { CHARACTER_CLIP, CHARACTER_PICTURE, type Character } from '../../domain/character.ts';
import { ServiceError } from '../../domain/errors.ts';
import { isFinal, type Task } from '../../domain/task.ts';
import type { ArtifactFacts, ArtifactStore } from './artifact-store.ts';
import { PORTRAIT, SPRITESHEET, THUMBNAIL, VIDEO } from './artifact-store.ts';
import { contentTypeOf } from './content-type.ts';
import type { LinkSigner } from './link-signer.ts';

/** A stored file that the caller may download. */
export interface StoredFile {
  readonly name: string;
  readonly contentType: string;
  readonly facts: ArtifactFacts;
  read(range?: { start: number; end: number }): Promise<Readable>;
}

const VARIANTS = {
  video: VIDEO,
  thumbnail: THUMBNAIL,
  spritesheet: SPRITESHEET,
  portrait: PORTRAIT,
} as const;

export type Variant = keyof typeof VARIANTS;
export const CONTENT_VARIANTS = Object.keys(VARIANTS) as Variant[];

/** Links to videos, and the bytes behind them. */
export class Files {
  readonly #artifacts: ArtifactStore;
  readonly #signer: LinkSigner;
  readonly #linkMs: number;
  readonly #now: () => number;

  constructor(artifacts: ArtifactStore, signer: LinkSigner, linkMs: number, now: () => number) {
    this.#artifacts = artifacts;
    this.#signer = signer;
    this.#linkMs = linkMs;
    this.#now = now;
  }

  /** `video_url`: signed anew at each read; null before completion and after retention. */
  async videoUrl(task: Task, baseUrl: string): Promise<string | null> {
    if (task.video === null) return null;
    return await this.#artifacts.link(task.video, baseUrl, this.#now() + this.#linkMs);
  }

  /** A picture that a video was made from; null when it went with the video. */
  async inputUrl(task: Task, key: string, baseUrl: string): Promise<string | null> {
    if (task.video === null && isFinal(task.status)) return null;
    return await this.#artifacts.link(key, baseUrl, this.#now() + this.#linkMs);
  }

  /** A picture from the video, as a link that lives as long as that of the video. */
  async pictureUrl(task: Pick<Task, 'video'>, baseUrl: string): Promise<string | null> {
    if (task.video === null) return null;
    const picture = `${posix.dirname(task.video)}/${THUMBNAIL}`;
    return await this.#artifacts.link(picture, baseUrl, this.#now() + this.#linkMs);
  }

  /** Where links to videos lead when that is another origin than the service's own, as with S3; otherwise null. */
  async linkOrigin(): Promise<string | null> {
    const own = 'http://own.invalid';
    const { origin } = new URL(await this.#artifacts.link('tasks/any', own, this.#now() + this.#linkMs));
    return origin === own ? null : origin;
  }

  async openSigned(
    key: string,
    expires: string | undefined,
    signature: string | undefined,
  ): Promise<StoredFile> {
    if (!this.#signer.verify(key, expires, signature, this.#now())) {
      throw notFound('This link is not valid, or has expired. Read the task again for a new one.');
    }
    return await this.#open(key);
  }

  async openVariant(task: Task, variant: Variant): Promise<StoredFile> {
    if (task.video === null) throw notFound('The files of this task have been deleted.');
    // Thumbnail and spritesheet are in the same folder as the video.
    return await this.#open(`${posix.dirname(task.video)}/${VARIANTS[variant]}`);
  }

  async openCharacter(character: Character, file: 'clip' | 'picture'): Promise<StoredFile> {
    return await this.#open(`${character.folder}/${file === 'clip' ? CHARACTER_CLIP : CHARACTER_PICTURE}`);
  }

  async #open(key: string): Promise<StoredFile> {
    const facts = await this.#artifacts.stat(key);
    if (facts === null) throw notFound('There is no such file; it may have been deleted.');
    return {
      name: key.slice(key.lastIndexOf('/') + 1),
      contentType: contentTypeOf(key),
      facts,
      read: (range) => this.#artifacts.read(key, range),
    };
  }
}

function notFound(message: string): ServiceError {
  return new ServiceError('resource_not_found', message);
}
