import type { Species } from '../../catalogue/animal-bodies.ts';
import type { Expression } from '../../catalogue/expression.ts';
import type { Look } from '../../catalogue/look-data.ts';
import type { Garment } from '../../scene-description.ts';
import type { Rig } from '../rig.ts';

/** Something worn on the head, at the neck, on the breast, on the back or over the arm. */
export interface Worn {
  readonly at: 'head' | 'neck' | 'torso' | 'back' | 'front';
  readonly sketch: string;
  readonly colour: string;
  /** Any thing instead of a sketch of clothes. */
  readonly thing?: Rig;
}

/** What is printed on a cloth. */
export interface Print {
  readonly kind: NonNullable<Garment['pattern']>['kind'];
  readonly colour: string;
}

/** How a person looks, whatever the person does. */
export interface PersonLook extends Omit<Look, 'apron'> {
  /** An animal that stands upright has its own head and tail. */
  readonly species?: Species;
  /** An animal that has no body like ours: its whole figure in place of body and head, with two arms. */
  readonly figure?: Rig;
  readonly worn?: readonly Worn[];
  /** The face, where what is done has none of its own. */
  readonly mood?: Expression;
  /** What is printed on the top, and on the skirt of a dress. */
  readonly pattern?: Print;
  readonly apron?: { readonly colour: string; readonly print?: Print };
  /** Seen from behind: without a face, and with both arms at the sides. */
  readonly behind?: boolean;
  /** Hair, scarf and cape stand in the wind. */
  readonly windy?: boolean;
}
