import type { SceneDescription } from '../../../illustrator/src/scene-description.ts';
import type { WatchedFilm } from '../../../illustrator/src/witness/watch-film.ts';
import type { Meaning } from '../../src/mean/meaning.ts';
import type { Shown } from './things-shown.ts';

/** What is asked: a film, what it shows under which names, and what its figures are said to do. */
export interface Witnessed {
  readonly film: WatchedFilm;
  readonly shown: readonly Shown[];
  /** The words for what is drawn, of each of the scenes that are filmed one after the other. */
  readonly meanings: ReadonlyMap<SceneDescription, Meaning>;
}

/** Whether it is seen, at which of the moments, and if not, which question failed. */
export interface Answer {
  readonly at: readonly number[];
  readonly because: string | null;
}

/** Less than so many of the dozen moments nobody notices. */
const NOTICED = 2;

export function answer(at: readonly number[], because: string): Answer {
  return at.length >= NOTICED ? { at, because: null } : { at, because };
}

export function no(because: string): Answer {
  return { at: [], because };
}
