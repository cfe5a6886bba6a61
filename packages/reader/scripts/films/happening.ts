import type { Subject } from '../../../illustrator/src/scene-description.ts';
import type { Event } from '../../src/mean/meaning.ts';
import type { Reference } from '../facts/fact.ts';
import type { Witnessed } from './answer.ts';
import { type Placed, placedIn } from './placed.ts';
import { isEverywhere, type Shown } from './things-shown.ts';

export interface TakingPart {
  readonly names: readonly string[];
  readonly who: Reference;
  readonly things: readonly Shown[];
}

/** What is asked about: the verbs, what of the scene is meant by them, who does it, to and with whom, and at which moments. */
export interface Happening {
  readonly verbs: readonly string[];
  readonly own: readonly Event[];
  readonly lead: TakingPart;
  readonly others: readonly TakingPart[];
  readonly at: readonly number[];
  readonly witnessed: Witnessed;
}

/** Whether the verb, or each where there are several words for it, is one of these; particles do not count. */
export function isAll({ verbs }: Happening, words: ReadonlySet<string | null | undefined>): boolean {
  return verbs.every((verb) => words.has(verb.replace(/-.*/, '')));
}

export function isAny({ verbs }: Happening, words: ReadonlySet<string | null | undefined>): boolean {
  return verbs.some((verb) => words.has(verb.replace(/-.*/, '')));
}

/** Who does it, as they are cast at each of the moments. */
export function doersOf({ lead, at, witnessed }: Happening): Subject[] {
  return at.flatMap((index) =>
    (witnessed.film.glimpses[index]?.scene.subjects ?? []).filter(({ id }) =>
      lead.things.some((thing) => thing.id === id && thing.as === 'itself'),
    ),
  );
}

/** What it is done to. */
export function objectsOf({ others }: Happening): Shown[] {
  return others
    .filter(({ names }) => names.includes('object'))
    .flatMap(({ things }) => things)
    .filter((thing) => !isEverywhere(thing));
}

/** Where these and those are at each of the moments. */
export function placesOf(
  { at, witnessed }: Happening,
  these: readonly Shown[],
  those: readonly Shown[] = [],
): { readonly these: Placed[]; readonly those: Placed[]; readonly isNewScene: boolean }[] {
  return at.flatMap((index) => {
    const glimpse = witnessed.film.glimpses[index];
    if (!glimpse) return [];
    const isNewScene = witnessed.film.glimpses[index - 1]?.scene !== glimpse.scene;
    return [{ these: placedIn(glimpse, these), those: placedIn(glimpse, those), isNewScene }];
  });
}
