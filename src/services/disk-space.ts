import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { isDiskFull } from '../domain/disk-full.ts';
import { ServiceError } from '../domain/errors.ts';

/** A folder that the service writes to, and the name under which strangers may hear of it. */
export interface WatchedFolder {
  readonly name: string;
  readonly path: string;
}

export interface DiskSpaceParts {
  readonly folders: readonly WatchedFolder[];
  readonly minFreeBytes: number;
  readonly log: Logger;
}

const LOOK_EVERY_MS = 2000;

/** A write that found no room counts for so long, whatever the disk says of itself: it may be a quota. */
const FAILURE_COUNTS_MS = 10_000;

const RETRY_AFTER_SECONDS = 10;

/**
 * Watches the disks that the service writes to. While one is nearly full no work is taken, so that a film is not begun
 * that cannot be stored; it goes on by itself once there is room.
 */
export class DiskSpace {
  readonly #parts: DiskSpaceParts;
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #shortage: string | null = null;
  readonly #freeBytes = new Map<string, number>();
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: DiskSpaceParts) {
    this.#parts = parts;
  }

  /** Resolves after the first look. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.#lookOnce(), LOOK_EVERY_MS);
    this.#timer.unref();
    await this.#lookOnce();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
  }

  /** Which disk has no room, in words that anybody may read; null when all have. */
  shortage(): string | null {
    return this.#shortage;
  }

  /** By folder, at the last look. */
  freeBytes(): ReadonlyMap<string, number> {
    return this.#freeBytes;
  }

  canTakeWork(): boolean {
    return this.#shortage === null;
  }

  assertRoom(): void {
    if (this.#shortage === null) return;
    throw new ServiceError(
      'service_unavailable',
      'The service has no room to store anything just now. Try again in a moment.',
      { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: new Error(this.#shortage) },
    );
  }

  /** Called each time that work can be taken again. */
  onRoom(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Takes note where something failed for want of room; whether that was the reason. */
  noteFailure(error: unknown): boolean {
    if (!isDiskFull(error)) return false;
    this.#failedAt = performance.now();
    this.#set('a disk is full', error);
    return true;
  }

  async #lookOnce(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { folders, minFreeBytes } = this.#parts;
    for (const { name, path } of folders) {
      const free = await freeBytes(path);
      if (free !== null) this.#freeBytes.set(name, free);
      if (free === null || free >= minFreeBytes) continue;
      const [left, needed] = [free, minFreeBytes].map((bytes) => Math.floor(bytes / 1024 / 1024));
      this.#set(`only ${left} MB are free on the disk of the ${name}, and ${needed} are needed`);
      return;
    }
    if (performance.now() - this.#failedAt >= FAILURE_COUNTS_MS) this.#set(null);
  }

  #set(shortage: string | null, cause?: unknown): void {
    const before = this.#shortage;
    this.#shortage = shortage;
    if (shortage !== null && (before === null || cause !== undefined)) {
      this.#parts.log.error(
        { reason: shortage, err: cause },
        'no room on the disk: no work is taken, and what cannot be stored is put back',
      );
    } else if (shortage === null && before !== null) {
      this.#parts.log.info('there is room on the disk again: work is taken');
      for (const listener of this.#listeners) listener();
    }
  }
}

/** Null where the folder is not there, or its disk does not say. */
async function freeBytes(path: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  } catch {
    return null;
  }
}
