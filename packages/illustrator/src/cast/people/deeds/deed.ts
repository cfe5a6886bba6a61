import type { Medium } from '../../rig.ts';
import type { Expression } from '../face.ts';
import type { PersonLook } from '../person-look.ts';

/** What one body does in a round of a deed. */
export interface BodyScript {
  readonly stance?: Stance;
  /**
   * Moments of the round, evenly spread, each naming what differs from the stance: `hip x,y`, `lean`, `head`, `turn`, the
   * hands `nh` and `fh`, the feet `nf` and `ff` (near and far; hundredths of a person, y up is negative), which way
   * elbows and knees bend (`ne -1`), and any point or number of its own that the props below are placed by.
   */
  readonly keys: readonly string[];
  /** The round begins again at once instead of easing back: a ball does not fly home. */
  readonly cut?: boolean;
  readonly face?: readonly Expression[];
  readonly look?: Partial<PersonLook>;
  /**
   * What is in hand or around, one a line: `layer sketch point [scale] [angle] [flip] [?shown]`. The layer is `behind`, `mid`
   * (the near arm lies over it) or `front`; the point is a joint, a point of the keys or `x,y`; scale, angle and shown
   * may name a number of the keys, and an angle `>point` aims at another point. `layer tie point point colour width`
   * is a string between two points. `object:sketch point tall` is what the prompt says it is done with, or the sketch.
   */
  readonly props?: string;
}

/** How somebody is drawn doing something: a row of data, so that one more deed is a few lines. */
export interface Deed extends BodyScript {
  /** Seconds of one round. */
  readonly cycle: number;
  readonly speed?: number;
  readonly medium?: Medium;
  /** How much larger than usual it is shown. */
  readonly near?: number;
  /** Done once, from the first second of the film to the last. */
  readonly once?: boolean;
  /** Shown in close-up, from this height up: hands and faces tell it. */
  readonly cutAt?: number;
  /** Somebody else who takes part; stands at `x` and looks left unless told otherwise. */
  readonly partner?: BodyScript & {
    readonly x: number;
    readonly y?: number;
    readonly facing?: 'left' | 'right';
    readonly height?: number;
    /** Only where the prompt names somebody: one may also do it alone. */
    readonly ifNamed?: boolean;
    /** As tall beside the first as they are. */
    readonly ownHeight?: boolean;
    /** Goes on with what they are said to do meanwhile. */
    readonly ownDeed?: boolean;
    /** Of the same kind as the first, where the prompt names nobody else. */
    readonly alike?: boolean;
    /** Where a second of them is, when there are several. */
    readonly secondX?: number;
    /** Nearer to the viewer than the first. */
    readonly over?: boolean;
  };
  /** `species gait x scale [flip]`: an animal that takes part. */
  readonly animal?: string;
  /** The vehicle that is ridden, drawn by its own figure. */
  readonly mount?: string;
}

export type Stance = 'stand' | 'sit' | 'kneel' | 'step' | 'lie' | 'wide';

/** The drawings and scripts of one field of life. */
export interface DeedGroup {
  readonly deeds: Readonly<Record<string, Deed>>;
  readonly props: Readonly<Record<string, string>>;
}
