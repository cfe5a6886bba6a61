import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { isDiskFull } from '../../domain/disk-full.ts';
import { ServiceError } from '../../domain/errors.ts';

/** A folder that the service writes to, and its name in messages to callers. */
export interface WatchedFolder {
  readonly name: string;
  readonly path: string;
}

export interface DiskSpaceDeps {
  readonly folders: readonly WatchedFolder[];
  readonly minFreeBytes: number;
  readonly log: Logger;
}

const LOOK_EVERY_MS = 2000;

/** How long a failed write counts as a full disk even if the disk reports free space: it may be a quota. */
const FAILURE_COUNTS_MS = 10_000;

const RETRY_AFTER_SECONDS = 10;

/**
 * Watches the disks that the service writes to. While one is nearly full no work is accepted, so that no video is
 * started that cannot be stored; work resumes by itself once there is space.
 */
export class DiskSpace {
  readonly #deps: DiskSpaceDeps;
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #shortage: string | null = null;
  readonly #freeBytes = new Map<string, number>();
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: DiskSpaceDeps) {
    this.#deps = deps;
  }

  /** Resolves after the first check. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.#lookOnce(), LOOK_EVERY_MS);
    this.#timer.unref();
    await this.#lookOnce();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
  }

  /** Which disk is full, in words that any caller may read; null when none is. */
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
      'The service has no disk space left at the moment. Try again later.',
      { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: new Error(this.#shortage) },
    );
  }

  /** The listener is called each time work can be accepted again. */
  onRoom(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Records an error if a full disk caused it; returns whether it did. */
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
    const { folders, minFreeBytes } = this.#deps;
    const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
    const needed = megabytes(minFreeBytes);
    let shortage: string | null = null;
    for (const { name, path } of folders) {
      const free = await freeBytes(path);
      if (free === null) continue;
      this.#freeBytes.set(name, free);
      if (free < minFreeBytes)
        shortage ??= `only ${megabytes(free)} MB are free on the disk of the ${name}, and ${needed} are needed`;
    }
    if (shortage !== null || performance.now() - this.#failedAt >= FAILURE_COUNTS_MS) this.#set(shortage);
  }

  #set(shortage: string | null, cause?: unknown): void {
    const before = this.#shortage;
    this.#shortage = shortage;
    if (shortage !== null && (before === null || cause !== undefined)) {
      this.#deps.log.error(
        { reason: shortage, err: cause },
        'a disk is full: no work is accepted, and tasks that cannot be stored return to the queue',
      );
    } else if (shortage === null && before !== null) {
      this.#deps.log.info('disk space is available again: accepting work');
      for (const listener of this.#listeners) listener();
    }
  }
}

/** Null when the folder does not exist or its file system does not report free space. */
async function freeBytes(path: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  } catch {
    return null;
  }
}
