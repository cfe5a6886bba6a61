import type { Place } from '../scene-description.ts';
import type { Expression } from './expression.ts';
import type { Look } from './look-data.ts';
import type { Medium } from './measures.ts';

/**
 * What reading a prompt needs to know of a deed: something that people (and animals that stand up for it) can be shown
 * doing, beyond the plain actions.
 */
export interface DeedWords {
  /**
   * Phrases it is found by, in dictionary forms, without articles: `play guitar`. A phrase fits when all its words occur
   * after the doer in its clause, in this order; the longest phrase that fits wins. The things it names are part of
   * the pose: they do not appear a second time beside it. A word with a plus (`make +salad`) has to be there, but stays
   * a thing of its own, which the deed is done to.
   */
  readonly words: readonly string[];
  /** Who is seen doing it, by one of these verbs or where nothing else is told of them: goalkeepers dive for balls. */
  readonly by?: readonly string[];
  readonly verbs?: readonly string[];
  /** Where it happens when the prompt names no place. */
  readonly place: Place;
  /** Gets along while doing it: the camera keeps up. */
  readonly moves?: boolean;
  /**
   * Done to any thing or animal: what the prompt names after it is drawn with it, in its place and colour. `needed`: there
   * is nothing to see where no thing is named.
   */
  readonly thing?: 'optional' | 'needed';
  /** The tools, furniture and vessels of its drawing, as people call them: they are not there a second time. */
  readonly has?: readonly string[];
  /** Whoever is named is the opponent, an animal too. */
  readonly contest?: boolean;
  /** Done to one's own body: done to an animal, it is another deed. */
  readonly toOneself?: boolean;
  /** An animal does it in its own way, with mouth and paws. */
  readonly ownLegs?: boolean;
  /** Takes no hands: an animal does not stand up for it. */
  readonly handless?: boolean;
}

/** What its drawing tells of it, for who reads a prompt. */
export interface DeedShape {
  /** Somebody else is in the drawing. */
  readonly company?: boolean;
  /** Can be drawn in no other posture than its own. */
  readonly ownPosture?: boolean;
}

/** What one body does in a round of a deed. */
export interface BodyScript {
  readonly stance?: Stance;
  /**
   * Moments of the round, evenly spread, each naming what differs from the stance: `hip x,y`, `lean`, `head`, `turn`, the
   * hands `nh` and `fh`, the feet `nf` and `ff` (near and far; hundredths of a person, y up is negative), which way
   * elbows and knees bend (`ne -1`), and any point or number of its own that the props below are placed by.
   */
  readonly keys: readonly string[];
  /** From one moment to the next everything flows, without easing into each of them. */
  readonly flows?: boolean;
  readonly face?: readonly Expression[];
  readonly look?: Partial<Look>;
  /** A garment on the head, where nothing else is worn there. */
  readonly hat?: string;
  /**
   * What is in hand or around, one a line: `layer sketch point [scale] [angle] [flip] [?shown]`. The layer is `behind`, `mid`
   * (the near arm lies over it) or `front`; the point is a joint, a point of the keys or `x,y`; scale, angle and shown
   * may name a number of the keys, and an angle `>point` aims at another point. `layer tie point point colour width`
   * is a string between two points. `object:sketch point tall` is what the prompt says it is done with, or the sketch.
   */
  readonly props?: string;
}

/** How somebody is drawn doing something. */
export interface Deed extends BodyScript {
  /** Seconds of one round. */
  readonly cycle: number;
  /** The round begins again at once instead of easing back: a ball does not fly home. */
  readonly restarts?: boolean;
  readonly speed?: number;
  readonly medium?: Medium;
  /** How much larger than usual it is shown. */
  readonly nearness?: number;
  /** Done once, from the first second of the film to the last. */
  readonly once?: boolean;
  /** Shown in close-up, from this height up: hands and faces tell it. */
  readonly cutAt?: number;
  /** Somebody else who takes part. */
  readonly partner?: Partner;
  /** An animal that takes part. */
  readonly animal?: DeedAnimal;
  /** The vehicle that is ridden, drawn by its own figure. */
  readonly mount?: string;
  /** Sketches that no other deed has; the others are files of `props/`. */
  readonly sketches?: Readonly<Record<string, string>>;
}

/** Stands at `x` and looks left unless told otherwise. */
export interface Partner extends BodyScript {
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
  readonly inFront?: boolean;
}

export interface DeedAnimal {
  readonly species: string;
  readonly gait: string;
  readonly x: number;
  readonly scale: number;
  readonly flip?: boolean;
}

export type Stance = 'stand' | 'sit' | 'kneel' | 'step' | 'lie' | 'wide';

/** One file of `deeds/`. Without `keys` it is told in words and drawn by the plain figure. */
export type DeedData = DeedWords & (Deed | { readonly keys?: never });

/** The words of each line of props. */
export function propLines({ props = '' }: Pick<BodyScript, 'props'>): string[][] {
  return props
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([layer]) => layer !== '');
}

/** The sketch of a line, if it has one: of `object:apple` the apple. */
export function sketchNamed([, drawn = '']: readonly string[]): string | null {
  const name = drawn.split(':').at(-1)!;
  return name === 'tie' || name === 'nothing' ? null : name;
}
