import type { Entity } from '@phonofilm/reader/reader';
import type {
  Camera,
  Deed,
  Detail,
  Effect,
  Material,
  Mood,
  Movement,
  Place,
  Relation,
  Season,
  SpatialRelation,
  SpokenLine,
  Style,
  Subject,
  TimeOfDay,
  Tints,
  Weather,
} from '../scene-description.ts';

/** What a meaning says of a scene, and nothing that it leaves open: null is "not mentioned". Remix edits work on this. */
export interface Draft {
  readonly place: Place | null;
  /** The words the place was named by: "on a rug" says what stands there, and not in which house. */
  readonly placeNamed: string | null;
  /** What is seen from inside of a train, bus, car, plane or tent. */
  readonly outside: Place | null;
  readonly time: TimeOfDay | null;
  readonly weather: Weather | null;
  readonly season: Season | null;
  readonly mood: Mood | null;
  readonly effects: readonly Effect[];
  readonly moons: number;
  readonly suns: number;
  readonly largeMoon: boolean;
  readonly seabed: 'ruins' | 'wreck' | null;
  readonly tints: Tints;
  readonly bamboo: boolean;
  readonly liquid: string | null;
  readonly struck: boolean;
  readonly stuff: Material | null;
  readonly grounds: readonly string[];
  readonly subjects: readonly Subject[];
  readonly details: readonly Detail[];
  readonly relation: Relation | null;
  readonly relations: readonly SpatialRelation[];
  readonly deeds: readonly Deed[];
  readonly moves: readonly Movement[];
  readonly lines: readonly SpokenLine[];
  readonly absent: readonly string[];
  /** All nouns that are named, drawn or not, with what stands before them. */
  readonly named: readonly string[];
  readonly camera: { readonly [Key in keyof Camera]: Camera[Key] | null };
  readonly style: Style | null;
  readonly hours: readonly TimeOfDay[];
  readonly weathers: readonly Weather[];
}

/** A subject with the entity it is drawn for. */
export interface Drafted {
  readonly entity: Entity;
  readonly subject: Subject;
}
