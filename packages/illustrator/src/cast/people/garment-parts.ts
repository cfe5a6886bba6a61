import type { BodySketch, HeadSketch, NeckSketch } from './garment-sketches.ts';
import type { PersonLook } from './person-look.ts';

/** Two garments of one slot are not worn at once: what a prompt names replaces what a trade wears there. */
export type Slot =
  | 'hat'
  | 'face'
  | 'neck'
  | 'scarf'
  | 'top'
  | 'over'
  | 'apron'
  | 'bottom'
  | 'feet'
  | 'hands'
  | 'back'
  | 'hair'
  | 'beard'
  | 'bag';

type Painted =
  | 'top'
  | 'bottom'
  | 'shoes'
  | 'boots'
  | 'gloves'
  | 'socks'
  | 'pack'
  | 'scarf'
  | 'cape'
  | 'skirt'
  | 'moustache';

export interface GarmentPart {
  readonly slot: Slot;
  /** Its colour where the prompt names none. */
  readonly colour: string;
  /** What of the look has the garment's colour. */
  readonly paints?: readonly Painted[];
  readonly look?: Partial<PersonLook>;
  readonly head?: HeadSketch;
  readonly neck?: NeckSketch;
  readonly body?: BodySketch;
}

const top = (colour: string, body?: BodySketch, look: Partial<PersonLook> = {}): GarmentPart => ({
  slot: 'top',
  colour,
  paints: ['top'],
  look: { dress: false, coat: false, tutu: false, sleeves: 'long', ...look },
  ...(body && { body }),
});
const whole = (colour: string, body?: BodySketch, look: Partial<PersonLook> = {}): GarmentPart => ({
  ...top(colour, body, look),
  paints: ['top', 'bottom'],
});
const gown = (colour: string, look: Partial<PersonLook> = {}, body?: BodySketch): GarmentPart => ({
  slot: 'top',
  colour,
  paints: ['top'],
  look: { dress: true, coat: false, ...look },
  ...(body && { body }),
});
const coat = (colour: string, body?: BodySketch): GarmentPart => ({
  slot: 'top',
  colour,
  paints: ['top'],
  look: { dress: true, coat: true, sleeves: 'long' },
  ...(body && { body }),
});
const hat = (head: HeadSketch, colour: string): GarmentPart => ({
  slot: 'hat',
  colour,
  head,
  look: { hat: 'none' },
});
const face = (head: HeadSketch, colour: string): GarmentPart => ({ slot: 'face', colour, head });
const neck = (sketch: NeckSketch, colour: string): GarmentPart => ({ slot: 'neck', colour, neck: sketch });
const over = (body: BodySketch, colour: string, look?: Partial<PersonLook>): GarmentPart => ({
  slot: 'over',
  colour,
  body,
  ...(look && { look }),
});
const legs = (colour: string, look: Partial<PersonLook> = {}): GarmentPart => ({
  slot: 'bottom',
  colour,
  paints: ['bottom'],
  look: { dress: false, ...look },
});

function each(rows: readonly (readonly [names: string, part: GarmentPart])[]): Record<string, GarmentPart> {
  return Object.fromEntries(rows.flatMap(([names, part]) => names.split(', ').map((name) => [name, part])));
}

/** How each garment is drawn. */
export const GARMENT_PARTS: Readonly<Record<string, GarmentPart>> = each([
  ['shirt, blouse, flannel shirt', top('#5f8ac0')],
  ['t shirt, tshirt, polo shirt, tank top', top('#5f8ac0', undefined, { sleeves: 'short' })],
  ['sweater, pullover, jumper, sweatshirt', top('#b8634a', 'sweater knit')],
  ['turtleneck', top('#4a4f5a', 'turtleneck collar')],
  ['hoodie', top('#7a8290', 'hoodie front')],
  ['jacket, windbreaker, denim jacket', top('#4f7f9e', 'jacket front')],
  ['puffer jacket, down jacket, ski jacket, parka, anorak, winter jacket', top('#d8433b', 'puffer front')],
  ['leather jacket', top('#3a2c28', 'leather front')],
  ['cardigan', top('#9a6a43', 'open front')],
  ['blazer', top('#34507f', 'suit front')],
  ['poncho', top('#c9503f', 'poncho front')],
  [
    'jersey, football shirt, soccer jersey, basketball jersey, team shirt',
    top('#d8433b', 'jersey 10', { sleeves: 'short', shorts: true }),
  ],
  ['goalkeeper jersey', top('#f2c230', 'jersey', { shorts: true })],
  ['uniform, military uniform, police uniform, dress uniform', whole('#3a4a6a', 'uniform front')],
  ['school uniform', top('#26365a', 'suit front')],
  ['scrubs, nurse uniform', whole('#5bb0b8', undefined, { sleeves: 'short' })],
  ['coat, overcoat, trench coat, winter coat, fur coat', coat('#4a5a7a')],
  ['cloak', coat('#3a3550')],
  ['lab coat, white coat', coat('#fbfcfd', 'lab pocket')],
  ['raincoat, rain jacket', { ...coat('#f6cd3c'), head: 'hood' }],
  ['bathrobe', coat('#f1ede4', 'robe front')],
  ['suit, business suit, pantsuit', whole('#2f3444', 'suit front')],
  ['tuxedo, dinner jacket', whole('#24242c', 'tuxedo front')],
  ['space suit, spacesuit', whole('#f2f4f7', undefined, { hat: 'astronaut' })],
  ['armor, armour, suit of armor', { ...whole('#b7c0cb', 'armour'), look: { dress: false } }],
  ['samurai armor', whole('#7a2f3a', 'samurai armour')],
  ['jumpsuit, boiler suit, coveralls, flight suit, racing suit', whole('#5f8ac0', 'jacket front')],
  ['fire coat, turnout gear', whole('#5a5348', 'fire coat', { cuff: '#f2e24a' })],
  ['pajamas, pyjamas, tracksuit', whole('#8fb4e8', 'jacket front')],
  [
    'overalls, dungarees',
    { slot: 'over', colour: '#3f6a9e', paints: ['bottom'], body: 'bib', look: { dress: false } },
  ],
  ['suspenders, braces', over('suspenders', '#8a2f2f')],
  ['vest, waistcoat', over('vest front', '#2f3444', { dress: false, top: '#f4f2ec' })],
  ['safety vest, high visibility vest, reflective vest', over('safety vest', '#f2832a', { dress: false })],
  ['life jacket, life vest', over('life vest', '#f2832a', { dress: false })],
  ['sash', over('sash', '#d8433b')],
  ['judge robe', gown('#24242c', { long: 'straight', sleeves: 'long' }, 'judge collar')],
  ['martial arts uniform, karate gi, judo gi, gi', whole('#f6f4ee', 'judo front')],
  ['jeans, blue jeans', legs('#3b6ab0')],
  ['trousers, pants, leggings', legs('#4a4f5a')],
  ['shorts', legs('#4a4f5a', { shorts: true })],
  [
    'swimming trunks, swim trunks, trunks',
    {
      slot: 'top',
      colour: '#2f6fd0',
      paints: ['bottom'],
      look: { dress: false, shorts: true, bareChest: true },
    },
  ],
  ['skirt', { slot: 'bottom', colour: '#8a4a6a', paints: ['skirt'], look: { dress: true } }],
  ['dress, nightgown, sundress, summer dress', gown('#d7467a')],
  ['gown, ball gown, evening gown, evening dress, long dress', gown('#8e4f9e', { long: 'wide' })],
  ['wedding dress, wedding gown, bridal gown', gown('#fbfaf7', { long: 'wide' })],
  ['robe', gown('#6a4a8e', { long: 'straight', sleeves: 'long' }, 'robe front')],
  ['kimono, yukata', gown('#b8434f', { long: 'straight', sleeves: 'long' }, 'kimono')],
  ['sari', gown('#2f9a6a', { long: 'straight' }, 'sari front')],
  ['tutu', gown('#f7a8c4', { tutu: true })],
  ['swimsuit, bathing suit', { ...whole('#2f6fd0'), look: { bare: true, dress: false } }],
  [
    'bikini',
    {
      slot: 'top',
      colour: '#f2583e',
      paints: ['bottom'],
      look: { bare: true, dress: false, bareChest: true },
    },
  ],
  ['wetsuit, diving suit', whole('#24303c', 'swim stripe')],
  ['apron, flowered apron', { slot: 'apron', colour: '#f8f6f1' }],
  ['hat, sun hat, wide brimmed hat, fedora, bowler hat, bucket hat', hat('hat', '#a8744a')],
  ['bare head', { slot: 'hat', colour: '', look: { hat: 'none' } }],
  ['straw hat', hat('straw hat', '#c0483f')],
  ['cowboy hat', hat('cowboy hat', '#8a5a34')],
  ['sombrero', hat('sombrero', '#d9a441')],
  ['top hat', hat('top hat', '#24242c')],
  ['cap, baseball cap', hat('cap', '#d8483a')],
  ['flat cap, newsboy cap', hat('flat cap', '#7a6a5a')],
  ['peaked cap, captain hat, police cap, police hat, conductor cap', hat('peaked cap', '#26365a')],
  ['sailor cap, sailor hat', hat('sailor cap', '#fbfaf7')],
  ['beret', hat('beret', '#b8332f')],
  [
    'beanie, knit hat, bobble hat, wool hat, woolly hat, winter hat, knit cap, knitted hat',
    hat('beanie', '#3f7fc9'),
  ],
  ['rain hat', hat('rain hat', '#f6cd3c')],
  ['helmet, bike helmet, bicycle helmet, cycling helmet', hat('helmet', '#f2b134')],
  ['hard hat, safety helmet', hat('hard hat', '#f6c52e')],
  ['fire helmet, firefighter helmet', hat('fire helmet', '#d0312d')],
  ['motorcycle helmet', hat('motorcycle helmet', '#24242c')],
  ['army helmet', hat('army helmet', '#5f6b3f')],
  ['crown, tiara', hat('crown', '#e3bd4f')],
  ['flower crown, wreath', hat('flower crown', '#e3bd4f')],
  ['graduation cap, mortarboard', hat('graduation cap', '#24242c')],
  ['nurse cap', hat('nurse cap', '#fbfcfd')],
  ['chef hat', hat('chef hat', '#ffffff')],
  ['headscarf, hijab', hat('headscarf', '#4a7fb0')],
  ['veil, bridal veil', hat('veil', '#ffffff')],
  ['turban', hat('turban', '#f2832a')],
  ['bee veil', hat('bee veil', '#f1ede0')],
  ['party hat, birthday hat', hat('party hat', '#8e6bc9')],
  ['santa hat, christmas hat', { slot: 'hat', colour: '#d0312d', look: { hat: 'santa' } }],
  ['witch hat, wizard hat', hat('witch hat', '#3b2a4f')],
  ['bandana', hat('bandana', '#d0312d')],
  ['headband', hat('headband', '#d8433b')],
  ['bow, hair bow, ribbon', hat('bow', '#e8437a')],
  ['swim cap', hat('swim cap', '#2f6fd0')],
  ['glasses, spectacles, eyeglasses', face('glasses', '#2a2730')],
  ['sunglasses', face('sunglasses', '#2a2730')],
  ['goggles, safety goggles, ski goggles', face('goggles', '#3a4a5a')],
  ['diving mask', face('diving mask', '#24303c')],
  ['mask, face mask, surgical mask', face('mask', '#7fc0d8')],
  ['headphones', face('headphones', '#2a2730')],
  ['eye patch', face('eye patch', '#2a2730')],
  ['clown nose', face('clown nose', '#d8433b')],
  ['earrings', face('earrings', '#e3bd4f')],
  ['scarf, shawl', { slot: 'scarf', colour: '#d8433b', paints: ['scarf'] }],
  ['tie, necktie', neck('tie', '#b8332f')],
  ['bow tie, bowtie', neck('bow tie', '#b8332f')],
  ['neckerchief', neck('neckerchief', '#d8433b')],
  ['necklace, pearls', neck('necklace', '#e3bd4f')],
  ['stethoscope', neck('stethoscope', '#2f3a4a')],
  ['medal', neck('medal', '#e3bd4f')],
  [
    'shoes, sneakers, trainers, sandals, slippers, heels, high heels',
    { slot: 'feet', colour: '#6b3f2a', paints: ['shoes'] },
  ],
  [
    'boots, rubber boots, rain boots, wellies, hiking boots, cowboy boots, wellington boots',
    { slot: 'feet', colour: '#6b3f2a', paints: ['boots'] },
  ],
  ['socks', { slot: 'feet', colour: '#f4f2ec', paints: ['socks'] }],
  ['gloves, mittens', { slot: 'hands', colour: '#8a5a34', paints: ['gloves'] }],
  ['boxing gloves', { slot: 'hands', colour: '#d0312d', paints: ['gloves'], look: { gloveSize: 7.5 } }],
  ['goalkeeper gloves', { slot: 'hands', colour: '#f4f2ec', paints: ['gloves'], look: { gloveSize: 6 } }],
  ['cape', { slot: 'back', colour: '#e2362c', paints: ['cape'] }],
  ['backpack, rucksack, schoolbag, school bag', { slot: 'back', colour: '#c9503f', paints: ['pack'] }],
  ['satchel, mailbag, messenger bag', { slot: 'bag', colour: '#8a5a34', body: 'satchel' }],
  ['rope', { slot: 'bag', colour: '#d9a441', body: 'rope coil' }],
  ['sailor collar', { slot: 'bag', colour: '#26365a', body: 'sailor collar' }],
  ['star badge', { slot: 'bag', colour: '#e3bd4f', body: 'star badge' }],
  ['belly', { slot: 'bag', colour: '#ffffff', look: { belly: true } }],
  ['clown front', { slot: 'bag', colour: '#d8433b', body: 'clown front' }],
]);

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
