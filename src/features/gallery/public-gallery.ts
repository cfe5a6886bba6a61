import { ServiceError } from '../../domain/errors.ts';
import type { TaskInFull } from '../../domain/task.ts';
import { apart, type Database, readOne } from '../../platform/storage/database.ts';
import { publicFilmById, publicFilms, toTaskInFull } from '../tasks/task-table.ts';

/** Films that may be shown to everybody, on a service whose operator has opened its gallery. */
export class PublicGallery {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The newest first. Of the films that are looked at, private ones are left out. */
  async newest(): Promise<TaskInFull[]> {
    const rows = await this.#database.read(apart(publicFilms(LOOKED_AT)));
    return rows.map(toTaskInFull).filter(isPublic).slice(0, SHOWN);
  }

  async read(id: string): Promise<TaskInFull> {
    const row = await readOne(this.#database, publicFilmById(id));
    const task = row && toTaskInFull(row);
    if (task && isPublic(task)) return task;
    throw new ServiceError('resource_not_found', 'There is no such film in the gallery.');
  }
}

const SHOWN = 60;
const LOOKED_AT = 200;

/** Only family B films say whether they are private; the owners of the others were never asked. */
function isPublic({ family, request }: TaskInFull): boolean {
  return family === 'B' && !request.private;
}
