import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { EngineRegistry } from '../engines/engine-registry.ts';
import type { TaskEvents } from '../events/task-events.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { DiskSpace } from '../machine/disk-space.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import type { Database } from '../storage/database.ts';

/** What a process does: everything (the default), answer requests, or make films. */
export type Role = 'serve' | 'api' | 'worker';

export interface FoundationParts {
  readonly config: Config;
  readonly role: Role;
  readonly engines: EngineRegistry;
  readonly disk: DiskSpace;
  readonly log: Logger;
  readonly now: () => number;
}

/** What everything else stands on; which one it is, `DATABASE_URL` decides. */
export interface Foundation {
  readonly database: Database;
  readonly queue: TaskQueue;
  readonly events: TaskEvents;
  readonly limiter: RateLimiter;
  /** No other process works on the same data. */
  readonly isSingleProcess: boolean;
  /** Of this process alone: emptied at its start. */
  readonly scratchFolder: string;
  /** Runs while no other node starts. */
  oneAtATime<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Why nothing can be stored just now, in words that anybody may read; null when all is well. */
  trouble(): Promise<string | null>;
  close(): Promise<void>;
}
