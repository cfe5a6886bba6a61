import type { Subject } from '../../../scene-description.ts';
import type { CastingContext } from '../../casting.ts';
import type { Rig } from '../../rig.ts';
import type { HeldBody } from '../held-body.ts';
import type { Liquid } from '../liquids.ts';
import type { PersonLook } from '../person-look.ts';
import type { ThingInDeed } from './draw-thing.ts';

export interface DeedCast extends Partial<HeldBody>, Pick<CastingContext, 'astride' | 'emptyHanded'> {
  readonly look: PersonLook;
  readonly partnerLook?: PersonLook;
  /** Who is drawn as each of them, where that is another than the figure is cast for. */
  readonly lead?: Subject | null;
  readonly partner?: Subject | null;
  /** There are several of the partner. */
  readonly several?: boolean;
  /** What an animal or vehicle that takes part is drawn by. */
  readonly animal?: Rig | null;
  /** How much larger than usual that animal is. */
  readonly animalSize?: number;
  /** What the prompt says it is done to: lemons that are juggled. */
  readonly object?: ThingInDeed | null;
  /** What that is put on or into: the glass that milk is poured into. */
  readonly target?: ThingInDeed | null;
  /** What the prompt says it is done with, in the hand of who does it. */
  readonly tool?: ThingInDeed | null;
  /** The words that are written meanwhile, where the prompt tells them. */
  readonly written?: string;
  /** What is poured, stirred or drunk. */
  readonly liquid?: Liquid;
  /** The colour props are asked for in. */
  readonly colour?: string | undefined;
  /** Nothing but the hands and what they do, as large as the frame. */
  readonly handsOnly?: boolean;
  /** Does nothing but move: has room for every movement, so that all who do are equally large. */
  readonly roomy?: boolean;
}
