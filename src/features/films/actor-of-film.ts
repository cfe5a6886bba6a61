import type { FilmActor } from '../../domain/films/film.ts';
import type { TaskInFull } from '../../domain/task.ts';
import type { Json, VideoEngine } from '../../engines/video-engine.ts';

export interface ActorOfFilmParts {
  readonly engines: { video(name: string): VideoEngine | undefined };
}

/** Who acts in a film of the account, where the engine that made it can cast the actor again; null: there is only the film. */
export type ActorOfFilm = (film: TaskInFull) => FilmActor | null;

export function actorOfFilmWith({ engines }: ActorOfFilmParts): ActorOfFilm {
  return ({ route, operation, request }) => {
    // A film of pictures or clips shows these, and not what the engine would draw.
    const isDrawn = request.inputs.every(({ role, actor }) => actor || role === 'sound' || role === 'source');
    if (route === null || operation === null || !isDrawn) return null;
    const looks = engines.video(route)?.actorOf?.(JSON.parse(operation) as Json) ?? null;
    return looks === null ? null : { route, looks };
  };
}
