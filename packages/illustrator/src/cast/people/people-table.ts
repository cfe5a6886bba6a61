import type { Species } from '../../catalogue/animal-bodies.ts';
import type { Deed, Stance } from '../../catalogue/deed-data.ts';
import type { Expression } from '../../catalogue/expression.ts';
import type { HairStyle } from '../../catalogue/look-data.ts';
import { wordTable } from '../../catalogue/word-tables.ts';
import { once } from '../../once.ts';
import type { Sketch } from '../../painting/sketch.ts';
import type { ColourName, Garment, Place, Posture, Subject } from '../../scene-description.ts';
import type { PersonLook } from './person-look.ts';

type PartName = 'eye' | 'face' | 'lashes' | 'lips' | 'wrinkles' | 'coat' | 'hood' | 'animalScarf';
type InAnyWind = 'cape' | 'capeInWind' | 'scarf' | 'scarfInWind';

/** `words/people.yaml`. */
interface PeopleTable extends Readonly<Record<PartName | InAnyWind, Sketch>> {
  readonly hairBehind: Partial<Record<HairStyle, Sketch>>;
  readonly hairInWind: Partial<Record<HairStyle, Sketch>>;
  readonly hairBefore: Partial<Record<HairStyle, Sketch>> & Readonly<Record<'cut' | 'left', Sketch>>;
  readonly hairFromBehind: Partial<Record<HairStyle, Sketch>> & { readonly cut: Sketch };
  readonly beards: Readonly<Record<'beard' | 'longBeard' | 'moustache', Sketch>>;
  readonly lids: Partial<Record<Expression, Sketch>> & { readonly blink: Sketch };
  readonly mouths: Readonly<Record<Expression, Sketch>>;
  readonly prints: Readonly<Record<NonNullable<Garment['pattern']>['kind'], Sketch>>;
  readonly ears: Readonly<Record<Species['ear'], Sketch>>;
  readonly hairParts: Readonly<
    Record<
      string,
      { readonly look?: Partial<PersonLook>; readonly paints: 'hair' | 'beard' | 'moustache' } | undefined
    >
  >;
  /** Of parts of somebody, as shares of the height. */
  readonly heights: Readonly<Record<string, number | undefined>>;
  /** At some moments: how far before the body, how far above the work, and how much further the back leans. */
  readonly hands: Readonly<
    Record<
      string,
      Pick<Deed, 'cycle' | 'face'> & { readonly at: readonly (readonly [number, number, number])[] }
    >
  >;
  readonly stances: Readonly<Record<Stance | Posture, string>>;
  readonly ages: Readonly<Record<NonNullable<Subject['age']>, Partial<PersonLook>>>;
  readonly vehicleSeats: Partial<Record<Place, string>>;
  readonly hairColours: Partial<Record<ColourName, string>>;
}

export const peopleTable = once(() => wordTable<PeopleTable>('people'));
