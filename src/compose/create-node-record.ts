import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { FilmRuns } from '../features/films/worker/film-runs.ts';
import { NodeRecord } from '../features/operation/node-record.ts';
import type { DiskSpace } from '../platform/machine/disk-space.ts';
import { PROGRAM_VERSION } from '../platform/storage/migrations.ts';
import type { Foundation, Role } from './foundation.ts';

export interface NodeParts {
  readonly foundation: Foundation;
  readonly role: Role;
  readonly films: FilmRuns;
  readonly disk: DiskSpace;
  readonly log: Logger;
  readonly now: () => number;
}

/** The database file is on the disk that is watched; a database server is elsewhere. */
export function createNodeRecord({ foundation, role, films, disk, log, now }: NodeParts): NodeRecord {
  const { database, isSingleProcess } = foundation;
  return new NodeRecord({
    database,
    role,
    host: hostname(),
    version: PROGRAM_VERSION,
    films: () => films.count(),
    canWrite: () => !isSingleProcess || disk.canTakeWork(),
    isSingleProcess,
    log,
    now,
  });
}
