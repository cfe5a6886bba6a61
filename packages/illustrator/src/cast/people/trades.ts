import type { ColourName, Garment } from '../../scene-description.ts';

/** What people of a trade wear, unless the prompt says otherwise; in words that `garment-parts.ts` draws. */
const TRADES: Readonly<Record<string, string>> = {
  postman: 'blue uniform, blue peaked cap, brown satchel',
  mechanic: 'grey t shirt, navy overalls, navy cap, black boots',
  vendor: 'white shirt, white apron, red cap',
  shopkeeper: 'green apron',
  barista: 'black t shirt, brown apron',
  butcher: 'white shirt, red apron, white cap',
  baker: 'white shirt, white apron, chef hat',
  chef: 'chef hat, red neckerchief, white apron',
  waiter: 'white shirt, black vest, red bow tie, black trousers',
  conductor: 'navy uniform, navy peaked cap',
  pilot: 'navy uniform, white peaked cap',
  captain: 'white uniform, white peaked cap',
  sailor: 'white shirt, sailor collar, white trousers, sailor cap',
  'flight attendant': 'navy suit, red neckerchief',
  soldier: 'olive uniform, army helmet, black boots',
  'police officer': 'navy uniform, black boots',
  firefighter: 'fire coat, fire helmet, black boots',
  paramedic: 'green uniform, safety vest',
  nurse: 'light blue nurse uniform, nurse cap, white shoes',
  doctor: 'white coat, stethoscope',
  scientist: 'lab coat, safety goggles',
  judge: 'judge robe',
  'construction worker': 'blue shirt, safety vest, hard hat, blue jeans, brown boots',
  miner: 'grey overalls, hard hat, black boots',
  plumber: 'red shirt, blue overalls, red cap',
  carpenter: 'brown shirt, beige apron',
  engineer: 'blue shirt, hard hat',
  lumberjack: 'red flannel shirt, suspenders, beanie, brown boots',
  farmer: 'red flannel shirt, blue overalls, straw hat, brown boots',
  gardener: 'green shirt, brown apron, straw hat, green boots',
  fisherman: 'navy sweater, rain hat, yellow trousers, dark green boots',
  beekeeper: 'white jumpsuit, bee veil, white gloves',
  lifeguard: 'red t shirt, red shorts, sunglasses',
  goalkeeper: 'goalkeeper jersey, black shorts, goalkeeper gloves, white socks',
  footballer: 'red jersey, white shorts, white socks',
  'basketball player': 'orange jersey, orange shorts, headband',
  'tennis player': 'white t shirt, white shorts, headband',
  athlete: 'blue t shirt, black shorts, headband',
  referee: 'white shirt, black shorts, white socks, black cap',
  boxer: 'red swimming trunks, boxing gloves',
  cyclist: 'helmet, turquoise t shirt, black shorts',
  biker: 'leather jacket, motorcycle helmet, black boots',
  jockey: 'purple shirt, white trousers, helmet, black boots',
  skier: 'red ski jacket, ski goggles, beanie, gloves',
  diver: 'wetsuit, diving mask',
  swimmer: 'swimsuit, swim cap, goggles',
  hiker: 'green jacket, cap, red backpack, hiking boots',
  climber: 'red jacket, hard hat, rope, hiking boots',
  explorer: 'beige shirt, hat, brown backpack, brown boots, beige shorts',
  tourist: 'sun hat, sunglasses, backpack',
  groom: 'tuxedo',
  bride: 'wedding dress, veil',
  businessman: 'navy suit',
  detective: 'beige trench coat, brown fedora',
  teacher: 'green cardigan, glasses',
  professor: 'brown blazer, glasses',
  graduate: 'black gown, graduation cap',
  clown: 'yellow shirt, clown front, clown nose, purple trousers, red shoes',
  cowboy: 'brown vest, brown cowboy hat, red bandana, jeans, brown boots',
  samurai: 'samurai armor',
  knight: 'armor',
  painter: 'white shirt, beige apron, red beret',
  pirate: 'red jacket, eye patch, black boots',
  geisha: 'red kimono',
  nun: 'black robe, black headscarf',
  priest: 'black robe',
  viking: 'brown vest, brown boots',
  schoolgirl: 'white shirt, navy skirt, red backpack',
  schoolboy: 'white shirt, navy shorts, blue backpack',
  shepherd: 'brown cloak, brown hat',
  'karate fighter': 'karate gi',
};

const COLOURS = /^(light blue|dark green|light green|dark grey|[a-z]+) (.+)$/;
const ONE_WORD = new Set<string>(
  'red orange yellow green blue purple pink white black brown grey golden navy turquoise olive beige maroon'.split(
    ' ',
  ),
);

export function clothesOfTrade(model: string): Garment[] {
  const words = TRADES[model];
  return words ? words.split(', ').map(garmentOf) : [];
}

/** "white coat" and "red backpack": a colour and a garment, except where both together name the garment. */
function garmentOf(words: string): Garment {
  const [, colour = '', name = ''] = COLOURS.exec(words) ?? [];
  const coloured = (ONE_WORD.has(colour) || colour.includes(' ')) && words !== 'white coat';
  return coloured ? { name, colour: colour as ColourName } : { name: words, colour: null };
}
