import type { PersonLook } from './person-look.ts';

/** Hair and beards are named as garments are: "a grey beard", "long red hair". */
export const HAIR_PARTS: Readonly<
  Record<string, { readonly look: Partial<PersonLook>; readonly paints: 'hair' | 'beard' | 'moustache' }>
> = {
  hair: { look: {}, paints: 'hair' },
  'long hair': { look: { hairStyle: 'long' }, paints: 'hair' },
  'short hair': { look: { hairStyle: 'short' }, paints: 'hair' },
  'curly hair': { look: { hairStyle: 'curly' }, paints: 'hair' },
  'long curly hair': { look: { hairStyle: 'curls' }, paints: 'hair' },
  afro: { look: { hairStyle: 'afro' }, paints: 'hair' },
  ponytail: { look: { hairStyle: 'pony' }, paints: 'hair' },
  braid: { look: { hairStyle: 'braids' }, paints: 'hair' },
  curls: { look: { hairStyle: 'curls' }, paints: 'hair' },
  braids: { look: { hairStyle: 'braids' }, paints: 'hair' },
  pigtails: { look: { hairStyle: 'pigtails' }, paints: 'hair' },
  bun: { look: { hairStyle: 'bun' }, paints: 'hair' },
  mohawk: { look: { hairStyle: 'mohawk' }, paints: 'hair' },
  'bald head': { look: { hairStyle: 'bald' }, paints: 'hair' },
  beard: { look: {}, paints: 'beard' },
  'long beard': { look: { longBeard: true }, paints: 'beard' },
  moustache: { look: {}, paints: 'moustache' },
};
