import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { Brush } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { Garment } from '../../scene-description.ts';
import { costumed } from './costume.ts';
import { featureOf } from './features.ts';
import type { PersonLook, Worn } from './person-look.ts';

const SKETCHES = {
  hat: `
    oval $-12 0 -9 20 4
    box $ -10 -22 20 14 5
    box $-40 -10 -13 20 4 0`,
  'top hat': `
    oval $-12 0 -9 18 3.6
    box $ -11 -32 22 24 1
    box red -11 -15 22 4 0`,
  cap: `
    path $ M -13 -5 C -13 -21 13 -21 13 -6 Z
    path $-20 M 10 -7 C 18 -8 23 -6 24 -4 L 10 -4 Z`,
  beanie: `
    path $ M -13 -4 C -14 -24 14 -24 13 -5 Z
    box $-20 -14 -8 28 6 3
    disc $+30 0 -21 4`,
  helmet: `
    path $ M -14 -1 C -15 -22 15 -22 14 -3 Z
    line $-30 1.6 -6 -17 -7 -3
    line $-30 1.6 3 -18 3 -3`,
  crown: `
    poly gold -11 -7 -12 -20 -5 -13 0 -23 5 -13 12 -20 11 -7
    disc red 0 -11 2`,
  glasses: `
    ring $ 1.2 3.2 -.2 3.4
    ring $ 1.2 10 -.2 3
    line $ 1.2 -9 -1 0 -1`,
  sunglasses: `
    box $ -.8 -3.4 7.6 6.4 2.4
    box $ 7.4 -3.4 6.4 6 2.4
    line $ 1.4 -10 -1.6 8 -2
    line white@60 1 1 -2 3 -2.4`,
  mask: `
    path $ M -3 1 L 13 1 L 11 10 L 2 11 Z
    line white 1 -9 2 -3 2`,
  headphones: `
    curve $ 2.6 M -5 -2 C -12 -19 11 -20 6 -12
    box $ -9 -4 7 10 3`,
  scarf: `
    box $ -8 -3 16 6 3
    line $ 5 -5 2 -8 18
    line $-25 1.4 -10 16 -6 18`,
  tie: `
    poly $ 2 1 7 1 6 5 3 5
    poly $-8 3 5 6 5 9 20 5 25 1 20`,
  'bow tie': `
    poly $ 4 2 -3 -2 -3 7
    poly $ 4 2 11 -2 11 7
    disc $-25 4 2 1.8`,
  'santa hat': `
    path red M -13 -6 C -12 -24 4 -30 -18 -30 C -8 -40 14 -24 13 -6 Z
    box white -14 -10 28 6 3
    disc white -19 -29 4`,
  'party hat': `
    poly $ -9 -9 9 -9 0 -34
    line white 2 -6 -16 6 -16
    disc gold 0 -34 3`,
  beret: `
    oval $ -2 -12 16 6
    box $-15 -11 -10 22 4 2
    line $-25 2 -2 -18 -2 -21`,
  'witch hat': `
    oval $-12 0 -9 22 4
    poly $ -11 -10 11 -10 -4 -40
    box gold -11 -14 22 4 0`,
  'sun hat': `
    oval $-10 0 -8 25 4.6
    path $ M -11 -9 C -11 -24 11 -24 11 -9 Z
    box $-40 -11 -12 22 4 0`,
  'flower crown': `
    curve green 3 M -12 -8 C -4 -14 6 -14 12 -8
    disc pink -8 -11 3.2
    disc yellow 0 -13 3.2
    disc red 8 -11 3.2`,
  headscarf: `
    path $ M 9 -8 C 4 -18 -16 -18 -15 2 C -14 12 -8 14 -2 12 C -8 4 -6 -4 9 -8 Z`,
  bow: `
    poly $ -4 -13 -12 -18 -12 -8
    poly $ -4 -13 4 -18 4 -8
    disc $-20 -4 -13 2.2`,
  veil: `
    path white@80 M 2 -14 C -18 -18 -26 10 -24 40 L -8 38 C -10 20 -6 0 4 -11 Z`,
  bandana: `
    poly $ -8 -2 10 -2 4 13
    box $-15 -8 -4 18 4 2`,
  apron: `
    line $ 1.6 -4 -2 0 8
    box $ -3 7 12 16 2
    path $ M -7 22 L 12 22 L 14 50 L -8 50 Z
    box $-18 1 30 9 8 2`,
  backpack: `
    box $ -25 4 17 31 6
    box $-22 -25 20 12 12 4
    line $-30 2.2 -6 2 -8 20`,
  necklace: `
    curve $ 1.4 M -5 0 C 0 8 6 8 9 1
    disc $ 4 7 2`,
} as const;

type Part = {
  readonly top?: string;
  readonly bottom?: string;
  readonly look?: Partial<PersonLook>;
  readonly worn?: keyof typeof SKETCHES;
};

const COAT: Partial<PersonLook> = { dress: true, coat: true };

/** What a garment changes: `top` and `bottom` are its colour where the prompt names none. */
const GARMENT_PARTS: Readonly<Record<string, Part>> = {
  ...each(
    'shirt, t shirt, tshirt, blouse, vest, sweater, hoodie, jacket, cardigan, turtleneck, poncho, sweatshirt, jumper, pullover, denim jacket, puffer jacket, down jacket, ski jacket, blazer, waistcoat, jersey, polo shirt, tank top, windbreaker, anorak, parka',
    {
      top: '#5f8ac0',
      look: { dress: false },
    },
  ),
  ...each('leather jacket', { top: '#3a2c28', look: { dress: false } }),
  ...each('uniform', { top: '#4a5a7a', look: { dress: false } }),
  ...each('coat, cloak', { top: '#4a5a7a', look: COAT }),
  ...each('trench coat, overcoat', { top: '#c2a679', look: COAT }),
  ...each('fur coat', { top: '#7a5a44', look: COAT }),
  ...each('life jacket, life vest, safety vest', { top: '#f07f2f', look: { dress: false } }),
  ...each('wetsuit, diving suit', { top: '#23262f', bottom: '#23262f', look: { dress: false } }),
  ...each('tutu', { top: '#f7a8c4', look: { dress: true, tutu: true } }),
  ...each('wedding dress', { top: '#fdfdfb', look: { dress: true, gown: true } }),
  ...each('gown, ball gown, evening gown', { top: '#8e4fb5', look: { dress: true, gown: true } }),
  ...each('lab coat', { top: '#fbfcfd', look: COAT }),
  ...each('raincoat', { top: '#f6cd3c', look: COAT }),
  ...each('suit, tuxedo', { top: '#2f3444', bottom: '#2f3444', look: { dress: false } }),
  ...each('space suit, spacesuit', { top: '#f2f4f7', bottom: '#e3e7ee', look: { hat: 'astronaut' } }),
  ...each('armor, armour', { top: '#b7c0cb', bottom: '#8b95a3', look: { hat: 'knight' } }),
  ...each('jumpsuit, overalls, dungarees, tracksuit, pajamas, pyjamas', {
    top: '#5f8ac0',
    bottom: '#5f8ac0',
    look: { dress: false },
  }),
  ...each('jeans, blue jeans', { bottom: '#3b6ab0', look: { dress: false } }),
  ...each('trousers, pants, shorts', { bottom: '#4a4f5a', look: { dress: false } }),
  ...each('dress, kimono, robe, skirt, sari, sundress, nightgown, bathrobe, summer dress', {
    top: '#d7467a',
    look: { dress: true },
  }),
  ...each('swimsuit, bikini', { top: '#2f6fd0', bottom: '#2f6fd0', look: { bare: true, dress: false } }),
  ...each('hat, cowboy hat', { worn: 'hat' }),
  ...each('straw hat', { worn: 'sun hat' }),
  ...each('fedora, bowler hat', { worn: 'hat' }),
  ...each('santa hat, christmas hat', { worn: 'santa hat' }),
  ...each('party hat, birthday hat', { worn: 'party hat' }),
  ...each('beret', { worn: 'beret' }),
  ...each('witch hat, wizard hat', { worn: 'witch hat' }),
  ...each('sun hat, sombrero, wide brimmed hat', { worn: 'sun hat' }),
  ...each('flower crown, wreath, flower wreath', { worn: 'flower crown' }),
  ...each('headscarf, hijab', { worn: 'headscarf' }),
  ...each('bow, ribbon, hair bow', { worn: 'bow' }),
  ...each('veil', { worn: 'veil' }),
  ...each('bandana, neckerchief', { worn: 'bandana' }),
  ...each('apron', { worn: 'apron' }),
  ...each('backpack, rucksack', { worn: 'backpack' }),
  ...each('tiara', { worn: 'crown' }),
  ...each('top hat', { worn: 'top hat' }),
  ...each('cap, baseball cap', { worn: 'cap' }),
  ...each('beanie, wool hat, woolly hat, winter hat, knit hat, knitted hat, bobble hat', { worn: 'beanie' }),
  ...each('helmet, hard hat', { worn: 'helmet' }),
  ...each('crown', { worn: 'crown' }),
  ...each('glasses', { worn: 'glasses' }),
  ...each('sunglasses, goggles', { worn: 'sunglasses' }),
  ...each('mask', { worn: 'mask' }),
  ...each('headphones', { worn: 'headphones' }),
  ...each('scarf', { worn: 'scarf' }),
  ...each('tie, necktie', { worn: 'tie' }),
  ...each('bow tie', { worn: 'bow tie' }),
  ...each('necklace', { worn: 'necklace' }),
};

const OWN_COLOURS: Partial<Record<keyof typeof SKETCHES, string>> = {
  hat: '#a8744a',
  'sun hat': '#e8c66a',
  'party hat': '#5f8fe0',
  beret: '#b8332f',
  'witch hat': '#3b2a4f',
  headscarf: '#c9503f',
  bow: '#e05a8a',
  bandana: '#d8433b',
  apron: '#f2efe8',
  backpack: '#3f7fc9',
  cap: '#d8483a',
  beanie: '#3f7fc9',
  helmet: '#f2b134',
  scarf: '#d8433b',
  tie: '#b8332f',
  'bow tie': '#b8332f',
  mask: '#7fc0d8',
  necklace: '#e3bd4f',
};

function each(names: string, part: Part): Record<string, Part> {
  return Object.fromEntries(names.split(', ').map((name) => [name, part]));
}

/** The look with what the prompt says is worn. */
export function dressed(look: PersonLook, clothes: readonly Garment[]): PersonLook {
  const changes = Object.assign(
    {},
    ...clothes.map((garment) => costumed(garment.name) ?? featureOf(garment, look) ?? changeOf(garment)),
  );
  const { worn = [], ...rest } = changes as Partial<PersonLook>;
  return { ...look, ...rest, worn: [...(look.worn ?? []), ...worn, ...wornOf(clothes)] };
}

function changeOf({ name, colour }: Garment): Partial<PersonLook> {
  const tone = colour ? NAMED_COLOURS[colour] : null;
  if (FOOTWEAR.has(name.split(' ').at(-1)!)) return { shoes: tone ?? '#6b3f2a' };
  if (name === 'cape') return { cape: tone ?? NAMED_COLOURS.red };
  const part = GARMENT_PARTS[name];
  return {
    ...part?.look,
    ...(part?.top ? { top: tone ?? part.top } : {}),
    ...(part?.bottom ? { bottom: tone ?? part.bottom } : {}),
  };
}

const FOOTWEAR = new Set('shoes boots sneakers sandals slippers'.split(' '));

/** What of the clothes is worn on the head or at the neck. */
export function wornOf(clothes: readonly Garment[]): Worn[] {
  return clothes.flatMap(({ name, colour }) => {
    const worn = GARMENT_PARTS[name]?.worn;
    if (!worn) return [];
    return [
      {
        at: placeOf(worn),
        sketch: SKETCHES[worn],
        colour: colour ? NAMED_COLOURS[colour] : (OWN_COLOURS[worn] ?? '#2a2730'),
      },
    ];
  });
}

function placeOf(worn: keyof typeof SKETCHES): Worn['at'] {
  if (worn === 'backpack') return 'back';
  return /^(scarf|tie|bow tie|necklace|bandana|apron)$/.test(worn) ? 'neck' : 'head';
}

export function drawWorn(brush: Brush, worn: readonly Worn[] | undefined, at: Worn['at']): void {
  for (const each of worn ?? []) if (each.at === at) drawSketch(brush, each.sketch, { main: each.colour });
}
