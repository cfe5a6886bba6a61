import { garmentWords } from '../catalogue/garment-index.ts';
import type { Material } from '../scene-description.ts';

/** What is worn, and hair and beards, which are named in the same way. */
export const GARMENTS: ReadonlySet<string> = new Set([
  ...garmentWords(),
  ...`clothes, outfit, belt, visor, hair, beard, moustache, mustache, ponytail, braids, pigtails, mohawk, afro, bun, long beard, long hair,
  short hair, curly hair, curls, braid`
    .split(',')
    .map((word) => word.trim()),
]);

/** Of these the rest of the clothes does not take the colour. */
export const ACCESSORIES =
  /\b(hat|cap|beanie|helmet|crown|glasses|sunglasses|goggles|mask|tie|necktie|headphones|backpack|rucksack|belt|fedora|beret|sombrero|tiara|veil|necklace|earrings|scarf|headscarf|hijab|bow|ribbon|bandana|neckerchief|wreath|gloves|mittens|socks|boots|shoes|sneakers|heels|sandals|slippers|beard|moustache|mustache|hair|curls|afro|ponytail|pigtails|braids|braid|bun|apron|cape)$/;

export const MATERIAL_WORDS: Readonly<Record<string, Material>> = {
  wooden: 'wood',
  wood: 'wood',
  metal: 'metal',
  metallic: 'metal',
  steel: 'metal',
  tin: 'metal',
  iron: 'metal',
  glass: 'glass',
  crystal: 'glass',
  paper: 'paper',
  cardboard: 'paper',
  origami: 'paper',
  stone: 'stone',
  marble: 'stone',
  concrete: 'stone',
  golden: 'gold',
  plastic: 'plastic',
  leather: 'leather',
  wool: 'wool',
  woolen: 'wool',
  knitted: 'wool',
  felt: 'wool',
  transparent: 'glass',
  translucent: 'glass',
  ice: 'ice',
  lego: 'lego',
  clay: 'clay',
  ceramic: 'clay',
  porcelain: 'clay',
};
