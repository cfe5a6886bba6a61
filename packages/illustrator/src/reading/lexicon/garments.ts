import type { Material } from '../../scene-description.ts';

/** What is worn. Plural garments are named in the plural. */
export const GARMENTS = new Set(
  `dress, coat, shirt, t shirt, tshirt, jacket, hat, suit, skirt, sweater, scarf, hoodie, uniform, cape, kimono, gown, cloak, raincoat, trousers,
  pants, robe, clothes, outfit, jeans, blue jeans, shorts, vest, blouse, apron, boots, shoes, sneakers, gloves, mittens, socks, cap, beanie, helmet, crown, glasses, sunglasses, goggles,
  mask, overalls, tuxedo, bikini, swimsuit, pajamas, leather jacket, top hat, cowboy hat, straw hat, baseball cap, tie, bow tie, necktie, headphones, backpack, belt, armor, armour, space suit, spacesuit,
  turtleneck, cardigan, poncho, sari, wedding dress, lab coat, hard hat, wool hat, jumpsuit, veil, necklace, earrings`
    .split(',')
    .map((word) => word.trim()),
);

/** Garments that are seldom things of their own, and so need no "wearing" before them. */
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
