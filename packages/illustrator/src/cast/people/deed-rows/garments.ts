/** Where on the body a garment goes: each place has its own movement. */
export type DressedPart = 'foot' | 'head' | 'eyes' | 'neck' | 'torso' | 'legs' | 'hand' | 'back';

export interface DressedGarment {
  readonly nouns: readonly string[];
  readonly part: DressedPart;
  /** Other phrases that mean putting it on. */
  readonly also?: readonly string[];
}

/** What people are seen putting on and taking off; its drawing has the same name in `deeds/dressing-props.ts`. */
export const GARMENTS: Readonly<Record<string, DressedGarment>> = {
  shoes: {
    nouns: ['shoe', 'sneaker', 'sandal', 'slipper', 'heel', 'trainer'],
    part: 'foot',
    also: ['tie shoe', 'tie shoelace', 'lace shoe', 'tie his shoe', 'tie her shoe'],
  },
  boots: { nouns: ['boot'], part: 'foot', also: ['lace boot'] },
  socks: { nouns: ['sock', 'stocking'], part: 'foot' },
  hat: { nouns: ['hat'], part: 'head' },
  cap: { nouns: ['cap', 'beanie', 'baseball cap'], part: 'head' },
  helmet: { nouns: ['helmet'], part: 'head' },
  crown: { nouns: ['crown'], part: 'head' },
  headphones: { nouns: ['headphone'], part: 'head' },
  glasses: { nouns: ['glasses', 'eyeglasses'], part: 'eyes' },
  sunglasses: { nouns: ['sunglasses'], part: 'eyes' },
  mask: { nouns: ['mask', 'face mask'], part: 'eyes' },
  scarf: { nouns: ['scarf', 'shawl'], part: 'neck' },
  necklace: { nouns: ['necklace'], part: 'neck' },
  coat: { nouns: ['coat', 'raincoat', 'overcoat', 'bathrobe'], part: 'torso', also: ['button coat'] },
  jacket: { nouns: ['jacket', 'blazer', 'vest'], part: 'torso', also: ['zip jacket', 'zip up jacket'] },
  sweater: { nouns: ['sweater', 'hoodie', 'pullover', 'jumper', 'cardigan'], part: 'torso' },
  shirt: {
    nouns: ['shirt', 'blouse'],
    part: 'torso',
    also: ['button shirt', 'button up shirt', 'get dressed', 'put on clothes'],
  },
  dress: { nouns: ['dress', 'gown'], part: 'torso' },
  trousers: {
    nouns: ['trousers', 'pants', 'jeans', 'trouser'],
    part: 'legs',
    also: ['buckle belt', 'put on belt'],
  },
  skirt: { nouns: ['skirt', 'shorts'], part: 'legs' },
  gloves: { nouns: ['glove', 'mitten'], part: 'hand' },
  ring: { nouns: ['ring'], part: 'hand' },
  watch: { nouns: ['watch', 'bracelet'], part: 'hand' },
  backpack: { nouns: ['backpack', 'rucksack'], part: 'back' },
};
