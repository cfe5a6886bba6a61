import type { Expression } from '../../catalogue/expression.ts';
import type { Species } from '../animals/species.ts';
import type { Rig } from '../rig.ts';
import type { Pattern } from './patterns.ts';

export type HeadKind =
  | 'human'
  | 'robot'
  | 'alien'
  | 'monkey'
  | 'snowman'
  | 'teddy'
  | 'monster'
  | { readonly species: Species };
export type Hat =
  | 'none'
  | 'chef'
  | 'wizard'
  | 'crown'
  | 'cowboy'
  | 'helmet-fire'
  | 'cap'
  | 'santa'
  | 'pirate'
  | 'straw'
  | 'knight'
  | 'astronaut'
  | 'headband'
  | 'police'
  | 'viking'
  | 'beanie';
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

/** Something worn on the head, at the neck or on the breast. */
export interface Worn {
  readonly at: 'head' | 'neck' | 'torso';
  readonly sketch: string;
  readonly colour: string;
  /** Any thing instead of a sketch of clothes. */
  readonly thing?: Rig;
}

/** How a person looks, whatever the person does. */
export interface PersonLook {
  readonly skin: string;
  readonly hair: string;
  readonly hairStyle: HairStyle;
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  readonly dress: boolean;
  readonly hat: Hat;
  readonly head: HeadKind;
  readonly cape: string | null;
  readonly beard: string | null;
  readonly tutu: boolean;
  /** A long coat, buttoned, with sleeves, over whatever is worn below. */
  readonly coat?: boolean;
  /** An animal that has no body like ours: its whole figure in place of body and head, with two arms. */
  readonly figure?: Rig;
  /** Bare arms and legs, as for swimming. */
  readonly bare?: boolean;
  readonly worn?: readonly Worn[];
  /** Lashes and lips, and no beard. */
  readonly female?: boolean;
  /** The face, where what is done has none of its own. */
  readonly mood?: Expression;
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
  /** What is printed on the top, and on the skirt of a dress. */
  readonly pattern?: Pattern;
  readonly apron?: { readonly colour: string; readonly pattern?: Pattern };
  /** The colour of a backpack. */
  readonly pack?: string;
  readonly scarf?: string;
  /** Scarf and cape stand in the wind. */
  readonly windy?: boolean;
  /** Relative to a grown person's: babies have large heads. */
  readonly headSize?: number;
  /** Relative to a grown person. */
  readonly height: number;
}

export type Role = Partial<Omit<PersonLook, 'skin'>> & { readonly skin?: string };
