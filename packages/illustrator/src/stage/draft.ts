import type { Entity } from '@phonofilm/reader/reader';
import type { Camera, SceneDescription, Subject } from '../scene-description.ts';

type AsInScenes = Pick<
  SceneDescription,
  | 'season'
  | 'mood'
  | 'effects'
  | 'stuff'
  | 'subjects'
  | 'relation'
  | 'relations'
  | 'deeds'
  | 'lines'
  | 'absent'
  | 'style'
  | 'hours'
  | 'weathers'
>;

/** Absent in a scene where there is nothing of it. */
type AlwaysSaid = Required<
  Pick<
    SceneDescription,
    'moons' | 'suns' | 'largeMoon' | 'tints' | 'bamboo' | 'struck' | 'grounds' | 'details' | 'moves'
  >
>;

/** What a meaning says of a scene, and nothing that it leaves open: null is "not mentioned". Remix edits work on this. */
export interface Draft extends AsInScenes, AlwaysSaid {
  readonly place: SceneDescription['place'] | null;
  readonly outside: SceneDescription['place'] | null;
  /** It is said that all of it is in the open air. */
  readonly open: boolean;
  readonly time: SceneDescription['time'] | null;
  readonly weather: SceneDescription['weather'] | null;
  readonly seabed: NonNullable<SceneDescription['seabed']> | null;
  readonly liquid: string | null;
  /** All nouns that are named, drawn or not, with what stands before them. */
  readonly named: readonly string[];
  readonly camera: { readonly [Key in keyof Camera]: Camera[Key] | null };
}

/** A subject with the entity it is drawn for. */
export interface Drafted {
  readonly entity: Entity;
  readonly subject: Subject;
}
