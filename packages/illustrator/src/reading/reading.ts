import type {
  Camera,
  Deed,
  Effect,
  Mood,
  Place,
  Relation,
  Season,
  SpatialRelation,
  SpokenLine,
  Style,
  Subject,
  TimeOfDay,
  Weather,
} from '../scene-description.ts';

/** What a text says, and nothing that it does not say: null is "not mentioned". Remix edits work on this. */
export interface Reading {
  readonly text: string;
  readonly place: Place | null;
  /** What is seen from inside of a train, bus, car, plane or tent. */
  readonly outside: Place | null;
  readonly time: TimeOfDay | null;
  readonly weather: Weather | null;
  readonly season: Season | null;
  readonly mood: Mood | null;
  readonly effects: readonly Effect[];
  readonly subjects: readonly Subject[];
  readonly relation: Relation | null;
  readonly relations: readonly SpatialRelation[];
  readonly deeds: readonly Deed[];
  readonly lines: readonly SpokenLine[];
  readonly absent: readonly string[];
  readonly camera: { readonly [Key in keyof Camera]: Camera[Key] | null };
  readonly style: Style | null;
  readonly hours: readonly TimeOfDay[];
  readonly weathers: readonly Weather[];
}
