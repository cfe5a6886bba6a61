import type { Logger } from 'pino';
import type { EngineRegistry } from '../engines/engine-registry.ts';
import type { TaskEvents } from '../platform/events/task-events.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { DiskSpace } from '../platform/machine/disk-space.ts';
import type { TaskQueue } from '../platform/queue/task-queue.ts';
import type { Database } from '../platform/storage/database.ts';
import type { Config } from '../settings/config.ts';

/** What a process does: everything (the default), answer requests, or make videos. */
export type Role = 'serve' | 'api' | 'worker';

export interface FoundationDeps {
  readonly config: Config;
  readonly role: Role;
  readonly engines: EngineRegistry;
  readonly disk: DiskSpace;
  readonly log: Logger;
  /** Another clock than the usual one, for tests. */
  readonly now: (() => number) | undefined;
}

/** The storage, queue, events and rate limits; `DATABASE_URL` selects the implementation. */
export interface Foundation {
  readonly database: Database;
  readonly queue: TaskQueue;
  readonly events: TaskEvents;
  readonly limiter: RateLimiter;
  /** The time that all processes on the same data go by. */
  readonly now: () => number;
  /** No other process uses the same data. */
  readonly isSingleProcess: boolean;
  /** For this process only: emptied at its start. */
  readonly scratchFolder: string;
  /** Takes a lock, so that only one node at a time runs `work`. */
  oneAtATime<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Why nothing can be stored at the moment, in words that any caller may read; null when everything works. */
  trouble(): Promise<string | null>;
  close(): Promise<void>;
}
