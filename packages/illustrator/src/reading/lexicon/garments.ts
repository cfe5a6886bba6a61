import type { Material } from '../../scene-description.ts';

/** What is worn. Plural garments are named in the plural. */
export const GARMENTS = new Set(
  `dress, coat, shirt, t shirt, tshirt, jacket, hat, suit, skirt, sweater, scarf, hoodie, uniform, cape, kimono, gown, cloak, raincoat, trousers,
  pants, robe, clothes, outfit, jeans, blue jeans, shorts, vest, blouse, apron, boots, shoes, sneakers, gloves, mittens, socks, cap, beanie, helmet, crown, glasses, sunglasses, goggles,
  mask, overalls, tuxedo, bikini, swimsuit, pajamas, leather jacket, top hat, cowboy hat, straw hat, baseball cap, tie, bow tie, necktie, headphones, backpack, belt, armor, armour, space suit, spacesuit,
  turtleneck, cardigan, poncho, sari, wedding dress, lab coat, hard hat, wool hat, jumpsuit, veil, necklace, earrings,
  trench coat, overcoat, fur coat, fedora, bowler hat, santa hat, christmas hat, party hat, birthday hat, witch hat, wizard hat, beret, sun hat, sombrero, wide brimmed hat, flower crown, wreath, headscarf, hijab,
  ribbon, hair bow, bandana, neckerchief, rucksack, tiara, woolly hat, winter hat, knit hat, knitted hat, bobble hat, wetsuit, diving suit, tutu, ball gown, evening gown, sundress, summer dress, nightgown, bathrobe,
  sweatshirt, jumper, pullover, denim jacket, puffer jacket, down jacket, ski jacket, blazer, waistcoat, jersey, polo shirt, tank top, windbreaker, anorak, parka, life jacket, life vest, safety vest, dungarees, tracksuit, pyjamas,
  rain boots, rubber boots, cowboy boots, hiking boots, high heels, sandals, slippers,
  beard, long beard, moustache, mustache, hair, long hair, short hair, curly hair, curls, afro, ponytail, pigtails, braids, braid`
    .split(',')
    .map((word) => word.trim()),
);

/** Of these the rest of the clothes does not take the colour. */
export const ACCESSORIES =
  /\b(hat|cap|beanie|helmet|crown|glasses|sunglasses|goggles|mask|tie|necktie|headphones|backpack|rucksack|belt|fedora|beret|sombrero|tiara|veil|necklace|earrings|scarf|headscarf|hijab|bow|ribbon|bandana|neckerchief|wreath|gloves|mittens|socks|boots|shoes|sneakers|heels|sandals|slippers|beard|moustache|mustache|hair|curls|afro|ponytail|pigtails|braids|braid|bun|apron|cape)$/;

export const MATERIAL_WORDS: Readonly<Record<string, Material>> = {
  wooden: 'wood',
  wood: 'wood',
  metal: 'metal',
  metallic: 'metal',
  steel: 'metal',
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
  ice: 'ice',
  lego: 'lego',
  clay: 'clay',
  ceramic: 'clay',
  porcelain: 'clay',
};
