import type { Material } from '../../scene-description.ts';

/** What is worn. Plural garments are named in the plural. */
export const GARMENTS = new Set(
  `dress, coat, shirt, t shirt, tshirt, jacket, hat, suit, skirt, sweater, scarf, hoodie, uniform, cape, kimono, gown, cloak, raincoat, trousers,
  pants, robe, clothes, outfit, jeans, blue jeans, shorts, vest, blouse, apron, boots, shoes, sneakers, gloves, mittens, socks, cap, beanie, helmet, crown, glasses, sunglasses, goggles,
  mask, overalls, tuxedo, bikini, swimsuit, pajamas, leather jacket, top hat, cowboy hat, straw hat, baseball cap, tie, bow tie, necktie, headphones, backpack, belt, armor, armour, space suit, spacesuit,
  turtleneck, cardigan, poncho, sari, wedding dress, lab coat, hard hat, wool hat, jumpsuit, veil, necklace, earrings,
  jersey, soccer jersey, basketball jersey, team shirt, polo shirt, tank top, pullover, jumper, sweatshirt, windbreaker, denim jacket, puffer jacket, down jacket, ski jacket, winter jacket, rain jacket, parka, anorak, blazer, waistcoat,
  scrubs, overcoat, trench coat, winter coat, white coat, bathrobe, pantsuit, business suit, boiler suit, coveralls, flight suit, pyjamas, dungarees, suspenders, safety vest, high visibility vest, life jacket, life vest, sash,
  karate gi, leggings, swimming trunks, swim trunks, sundress, summer dress, ball gown, evening gown, evening dress, wedding gown, yukata, tutu, bathing suit, wetsuit, school uniform, military uniform, police uniform,
  sun hat, fedora, bowler hat, bucket hat, sombrero, flat cap, newsboy cap, peaked cap, sailor hat, beret, woolly hat, winter hat, knitted hat, rain hat, bike helmet, bicycle helmet, safety helmet, fire helmet, motorcycle helmet, tiara,
  flower crown, graduation cap, chef hat, headscarf, hijab, turban, party hat, bandana, headband, hair bow, spectacles, eyeglasses, safety goggles, ski goggles, diving mask, face mask, surgical mask, eye patch, shawl, bowtie, neckerchief, stethoscope,
  medal, trainers, sandals, slippers, rubber boots, rain boots, wellies, hiking boots, cowboy boots, boxing gloves, rucksack, schoolbag, school bag, satchel, visor,
  hair, beard, moustache, mustache, ponytail, braids, pigtails, mohawk, afro, bun,
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
