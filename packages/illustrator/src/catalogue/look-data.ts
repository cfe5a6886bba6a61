import type { Sketch } from '../painting/sketch.ts';
import type { Point } from './measures.ts';

/** A head that is not human: its middle is the origin, its radius about 12, and `$` is the skin. */
export interface HeadSketch {
  readonly sketch: Sketch;
  /** Drawn over it while the eyes are shut. */
  readonly shut?: Sketch;
  /** Where the mouth opens when it speaks. */
  readonly mouth: Point & { readonly colour?: string };
}

export type HairStyle =
  | 'short'
  | 'long'
  | 'bun'
  | 'bald'
  | 'curly'
  | 'curls'
  | 'afro'
  | 'pony'
  | 'braids'
  | 'pigtails'
  | 'mohawk';

/** How somebody looks, as far as files of roles, garments and deeds say it. */
export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly hairStyle: HairStyle;
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  readonly dress: boolean;
  readonly head?: HeadSketch;
  /** In place of body and legs: the neck is the origin. */
  readonly body?: Sketch;
  readonly cape: string | null;
  readonly beard: string | null;
  readonly tutu: boolean;
  /** A long coat, buttoned, with sleeves, over whatever is worn below. */
  readonly coat?: boolean;
  /** Bare arms and legs, as for swimming. */
  readonly bare?: boolean;
  /** Lashes and lips, and no beard. */
  readonly female?: boolean;
  /** Lines in the face. */
  readonly old?: boolean;
  readonly longBeard?: boolean;
  readonly moustache?: string;
  readonly sleeves?: 'long' | 'short';
  readonly shorts?: boolean;
  /** Trousers below a dress or tunic. */
  readonly trousers?: boolean;
  readonly bareChest?: boolean;
  /** A rounded belly, as of somebody with child. */
  readonly belly?: boolean;
  readonly boots?: string;
  readonly socks?: string;
  readonly gloves?: string;
  readonly gloveSize?: number;
  /** A band round sleeves and trouser legs. */
  readonly cuff?: string;
  /** The skirt's colour, where it is not the top's. */
  readonly skirt?: string;
  /** Down to the feet. */
  readonly long?: 'straight' | 'wide';
  readonly sash?: string;
  readonly apron?: { readonly colour: string };
  /** The colour of a backpack. */
  readonly pack?: string;
  readonly scarf?: string;
  /** Relative to a grown person's: babies have large heads. */
  readonly headSize?: number;
  /** Relative to a grown person. */
  readonly height: number;
}
