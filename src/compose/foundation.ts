import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { DiskArtifactStore } from '../artifacts/disk-artifact-store.ts';
import type { LinkSigner } from '../artifacts/link-signer.ts';
import { S3ArtifactStore } from '../artifacts/s3-artifact-store.ts';
import type { Config } from '../config.ts';
import type { EngineRegistry } from '../engines/engine-registry.ts';
import type { TaskEvents } from '../events/task-events.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import type { DiskSpace, WatchedFolder } from '../services/disk-space.ts';
import type { Database } from '../storage/database.ts';
import { EmbeddedFoundation } from './embedded-foundation.ts';
import { PostgresFoundation } from './postgres-foundation.ts';

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

/** The storage, queue, events and rate limits; `DATABASE_URL` selects the implementation. */
export interface Foundation {
  readonly database: Database;
  readonly queue: TaskQueue;
  readonly events: TaskEvents;
  readonly limiter: RateLimiter;
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

export async function openFoundation(parts: FoundationParts): Promise<Foundation> {
  return parts.config.databaseUrl === null
    ? EmbeddedFoundation.open(parts)
    : await PostgresFoundation.open(parts, parts.config.databaseUrl);
}

export function openArtifacts(config: Config, signer: LinkSigner, now: () => number): ArtifactStore {
  return config.artifacts === null
    ? new DiskArtifactStore(join(config.dataDirectory, 'artifacts'), signer)
    : new S3ArtifactStore(config.artifacts, now);
}

/** Each may be a separate mount. */
export function watchedFolders({ dataDirectory }: Config): WatchedFolder[] {
  return [
    { name: 'data folder', path: dataDirectory },
    { name: 'films', path: join(dataDirectory, 'artifacts') },
    { name: 'scratch folder', path: join(dataDirectory, 'scratch') },
  ];
}
