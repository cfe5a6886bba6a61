import type { Entity } from '@phonofilm/reader/reader';
import type { Camera, SceneDescription, Subject } from '../scene-description.ts';

type LeftOpen = 'place' | 'outside' | 'time' | 'weather' | 'camera' | 'details' | 'moves';

/** What a meaning says of a scene, and nothing that it leaves open: null is "not mentioned". Remix edits work on this. */
export interface Draft extends Omit<SceneDescription, LeftOpen | 'seed' | 'sequence'> {
  readonly place: SceneDescription['place'] | null;
  readonly outside: SceneDescription['place'] | null;
  /** It is said that all of it is in the open air. */
  readonly open: boolean;
  readonly time: SceneDescription['time'] | null;
  readonly weather: SceneDescription['weather'] | null;
  readonly details: NonNullable<SceneDescription['details']>;
  readonly moves: NonNullable<SceneDescription['moves']>;
  /** All nouns that are named, drawn or not, with what stands before them. */
  readonly named: readonly string[];
  readonly camera: { readonly [Key in keyof Camera]: Camera[Key] | null };
}

/** A subject with the entity it is drawn for. */
export interface Drafted {
  readonly entity: Entity;
  readonly subject: Subject;
}

/** Without some of the subjects, and without where these are and what is at them. */
export function without(draft: Draft, gone: readonly Subject[]): Draft {
  const isGone = (id: number) => gone.some((each) => each.id === id);
  return {
    ...draft,
    subjects: draft.subjects.filter(({ id }) => !isGone(id)),
    relations: draft.relations.filter(({ of, to }) => !isGone(of) && !isGone(to)),
  };
}

/** What there is of it: nothing that is not, and no empty list. */
export function present<const Given extends object>(given: Given) {
  const isThere = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(given).filter(([, value]) => isThere(value))) as {
    readonly [Key in keyof Given]?: NonNullable<Exclude<Given[Key], false>>;
  };
}
