import { animalNames, animalWords } from '../catalogue/animal-index.ts';
import type { Subject } from '../scene-description.ts';
import { lineages } from './open-vocabulary.ts';

/** The longest side of things in life, in centimetres, by their noun or by what WordNet calls their kind; animals say it in their files. */
const CENTIMETRES = `
  1: ant, flea, mosquito, gnat, crumb, seed, bead, pearl, pea, snowflake, grain
  2: fly, bug, beetle, insect, spider, arachnid, larva, coin, ring, button, berry, cherry, grape, nut, die, pill
  4: worm, acorn, strawberry, marble, nail, stamp, tooth, key, gem, cookie
  6: cricket, grasshopper, mushroom, egg, plum, walnut, ice cube, clothespin, pine cone, radish, chocolate
  8: apple, orange, pear, tomato, peach, lemon, onion, potato, fruit, vegetable, tennis ball, cup, mug, muffin, cupcake, candy, whistle, compass, mitten, yo-yo, soap, sponge, donut, bun
  12: phone, sandwich, hamburger, glass, wallet, flower, rose, tulip, daisy, carrot, cactus, jar, sock, glove, camera, watch, teacup, eyeglasses, glasses, sunglasses
  16: shrew
  18: remote, remote control, pencil, pen, cutlery, spoon, fork, toothbrush, banana, corn, bread, pineapple, melon, coconut, cabbage, cake, pie, shoe, slipper, sandal, book, notebook, candle, bowl, plate, letter, envelope, doll, toy, rubber duck, snowball, crystal ball, trophy, cheese, hot dog, sausage, screwdriver, brush, comb, radio, bell, alarm clock, kingfisher
  24: knife, hammer, scissors, tool, bottle, vase, ball, hat, cap, helmet, crown, watermelon, pumpkin, pizza, pan, teapot, kettle, pot, basket, lantern, newspaper, magazine, map, flute, boot, wreath, ham, iron, toaster, clock, bouquet, puppet, mask, plush, flashlight, hourglass, dish, handbag, purse, nest
  30: bucket, box, gift, present, teddy, teddy bear, laptop, picture, violin, backpack, flowerpot, potted plant, watering can, birdcage, birdhouse, jack-o'-lantern, stuffed animal, paper plane, frisbee, garment, clothing, drum, towel, cushion, container, lamp, tray, anvil, stone, brick
  35: rat, rodent, game bird
  45: balloon, keyboard, pillow, microwave, suitcase, bag, mirror, stool, trumpet, saxophone, shirt, sweater, jacket, umbrella, sack, drone, cage, crate, aquarium, monitor, computer, bush, anchor, rock, typewriter, sink, vacuum
  50: television, turkey, waterfowl, bird of prey
  65: racket, toilet, washbasin, guitar, skateboard, chest, barrel, shovel, spade, rake, skirt, dress, coat, mop, sword, axe, bow, trousers, blanket, fern, scooter, mailbox, cart, wheel, tire, tyre, fire hydrant, sleigh, sled, wagon
  75: monkey, badger
  90: baseball bat, chair, seat, broom, wheelchair, stroller, pram, buggy, kite, surfboard, poster, painting, stove, oven, washing machine, dishwasher, grill, cello, tripod, trash can, garbage can, nightstand, rug
  95: easel, marsupial
  120: log, handcart, armchair, bicycle, carpet, ape, hay bale, swing, hammock, fireplace, grave, tombstone, wheelbarrow, wild boar, gorilla, canine
  145: wheeled vehicle, ski, skis, snowboard, blackboard, whiteboard, fence, table, desk, bench, bathtub, gate, llama, piano
  180: shelf, ladder, grandfather clock, bookcase, cabinet, cupboard, wardrobe, refrigerator, fridge, leopard, scarecrow, motorcycle, statue, snowman, sunflower, pond, puddle, campfire, mattress, shrub, stall, kayak, even-toed ungulate, feline
  200: door, harp, goal, vending machine, bed, sofa, couch, phone booth, telephone booth
  230: window, rowboat, canoe, raft, dinghy, kiosk, tomb, seesaw, trampoline, igloo, swing set
  250: bison, bovid, equine
  330: traffic light, streetlight, tent, fountain, palm, slide, lamppost
  380: watercraft, hippopotamus, boat, carriage, hut, shed, carousel, tractor
  430: self-propelled vehicle, vehicle, car, motorcar, automobile, jeep, van, cab, pickup, pickup truck, motor vehicle, sailboat
  560: ambulance, tree, helicopter, submarine, truck, motortruck, cabin, bulldozer, hot air balloon, galleon
  800: bus, fire engine, streetcar, tram, house, cottage, barn, windmill, bridge, rocket, factory
  1200: building, tower, lighthouse, church, school, castle, airplane, aircraft, heavier-than-air craft, ship, train, locomotive, spacecraft, ferris wheel, skyscraper, temple, pyramid, volcano, mountain, oil rig, circus tent, palace, construction site, ferry`;

const OF_ANIMALS = animalNames().flatMap((name) => {
  const { lengths, long, words } = animalWords(name)!;
  return words.map((word): [string, number] => [word, lengths?.[word] ?? long]);
});

const SIZES: ReadonlyMap<string, number> = new Map([
  ...OF_ANIMALS,
  ...CENTIMETRES.trim()
    .split('\n')
    .flatMap((line) => {
      const [size = '', words = ''] = line.trim().split(': ');
      return words.split(', ').map((word): [string, number] => [word, Number(size)]);
    }),
]);

/** Drawings of people, animals and vehicles are in hundredths of a person's height; a person has so many centimetres. */
export const PERSON = 170;
/** Pictures are all of one size: most of them are of things that one can take in hand. */
const ANY_PICTURE = 20;
const TOY = 24;
/** Statues are of these, and as large as whom they show. */
const OF_STATUES = new Set<Subject['material']>(['stone', 'metal', 'gold', 'silver', 'ice']);

/** How long the longest side of something is in life, that is drawn so long. */
export function lifeSize({ figure, material, noun, toy }: Subject, drawn: number): number {
  const known = sizeOfNoun(noun);
  const fallback =
    figure.kind === 'emoji' || figure.kind === 'prop' || figure.kind === 'instrument'
      ? ANY_PICTURE
      : (drawn * PERSON) / 100;
  return Math.min(
    known ?? fallback,
    (toy && !OF_STATUES.has(material)) || noun.startsWith('toy ') ? TOY : Infinity,
  );
}

/** How many times as large as others of its kind something is that is said to be tiny or giant. */
const SAID: Readonly<Record<Subject['size'], number>> = {
  tiny: 0.4,
  small: 0.65,
  normal: 1,
  large: 1.5,
  giant: 3,
};
/** Beside what all are measured by: a tiny house is no house, and a giant snail is none that is stepped on. */
const TINIEST = 0.25;
const GIANT = 1.5;

/** How long it is with what is said of its size, among others of which the usual one is so long. */
export function saidSize({ size }: Subject, life: number, usual: number): number {
  const said = life * SAID[size];
  if (size === 'tiny') return Math.min(said, usual * TINIEST);
  return size === 'giant' ? Math.max(said, usual * GIANT) : said;
}

/** People are compared with each other: how tall somebody is beside a usual one. */
export const STATURES: Readonly<Record<Subject['size'], number>> = {
  tiny: 0.4,
  small: 0.75,
  normal: 1,
  large: 1.3,
  giant: 2.8,
};

/** In hundredths of a person's height: however small in life, what is in a hand is seen. */
const LEAST_HELD = 22;
const MOST_HELD = 40;

/** How long something is drawn in somebody's hand, in hundredths of a person's height. */
export function heldSize(subject: Subject, drawn: number): number {
  const life = (lifeSize(subject, drawn) * 100) / PERSON;
  return (
    Math.max(LEAST_HELD, Math.min(Math.max(MOST_HELD, life * 0.6), life * 1.25)) *
    Math.max(0.6, STATURES[subject.size])
  );
}

/** How long something is drawn on or at a body that is so long, both as they are in life, but seen. */
export function sizeAtBody(life: number, body: number): number {
  return Math.max(0.34, Math.min(0.8, (life / body) ** 0.6));
}

function sizeOfNoun(noun: string): number | null {
  const last = noun.slice(noun.lastIndexOf(' ') + 1);
  const own = SIZES.get(noun) ?? SIZES.get(last);
  if (own !== undefined) return own;
  const [meaning] = (lineages(noun) ?? lineages(last) ?? []).filter((each) => each !== null);
  for (const { words } of meaning ?? [])
    for (const word of words) {
      const size = SIZES.get(word);
      if (size !== undefined) return size;
    }
  return null;
}
