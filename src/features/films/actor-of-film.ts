import type { FilmActor } from '../../domain/films/film.ts';
import type { TaskInFull } from '../../domain/task.ts';
import type { Json, VideoEngine } from '../../engines/video-engine.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { madeFilm } from './rework-film.ts';

export interface ActorOfFilmParts {
  readonly tasks: Tasks;
  readonly engines: { video(name: string): VideoEngine | undefined };
}

/** Who acts in a film of the account, where the engine that made it can cast the actor again; null: there is only the film. */
export type ActorOfFilm = (caller: Caller, film: TaskInFull) => Promise<FilmActor | null>;

export function actorOfFilmWith({ tasks, engines }: ActorOfFilmParts): ActorOfFilm {
  return async (caller, film) => {
    const { route, operation, request } = await madeFilm(tasks, caller, film);
    // A film of pictures or clips shows these, and not what the engine would draw.
    const isDrawn = request.inputs.every(({ role, actor }) => actor || role === 'sound' || role === 'source');
    if (route === null || operation === null || !isDrawn) return null;
    const looks = engines.video(route)?.actorOf?.(JSON.parse(operation) as Json) ?? null;
    return looks === null ? null : { route, looks };
  };
}
