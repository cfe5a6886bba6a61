import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawObject } from '../../src/cast/objects/draw-object.ts';
import { thingNames } from '../../src/catalogue/thing-index.ts';
import { readScene } from '../../src/stage/read-scene.ts';
import { sketch } from './sketch.ts';

/** Things that people name in prompts, by what they belong to. */
const EVERYDAY: Readonly<Record<string, string>> = {
  clothes:
    'shirt, sweater, hoodie, jacket, coat, raincoat, dress, skirt, suit, vest, blouse, bathrobe, swimsuit, hat, cap, beanie, cowboy hat, straw hat, scarf, shoe, sneaker, boot, sandal, belt, tie, bow tie, apron, kimono, helmet, crown, wedding dress, cape',
  stands:
    'music stand, umbrella stand, shoe rack, wine rack, dish rack, bike rack, cake stand, hot dog stand, lectern, high chair, pool table',
  machines:
    'cement mixer, steamroller, jet ski, tugboat, go kart, quad bike, tow truck, golf cart, barge, hang glider, air conditioner, photocopier, vr headset, jukebox, gramophone',
  portions:
    'slice of cake, slice of pie, slice of lemon, bunch of bananas, stack of coins, stack of plates, pile of stones, pile of leaves, bunch of keys, bottle of wine, box of chocolates, carton of eggs',
  rarer:
    'bagpipes, trombone, clarinet, sitar, drum kit, kettlebell, scuba tank, passport, postcard, loom, spinning wheel, weathervane, catapult, handcuffs, stretcher, overalls, wetsuit, sombrero, hard hat, pomegranate, scrambled eggs',
  bedding: 'pillow, cushion, blanket, quilt, duvet, mattress, sleeping bag, hammock, crib, bunk bed',
  kitchen:
    'mug, plate, teapot, cutting board, rolling pin, whisk, spatula, ladle, colander, grater, coffee machine, dishwasher, jug, pitcher, thermos, tray, napkin, corkscrew, oven mitt, kitchen scale, pepper mill, salt shaker, tin can, milk carton',
  bathroom:
    'toothbrush, toothpaste, soap, towel, hairbrush, comb, mirror, bathtub, sponge, razor, rubber duck, plunger, lipstick, perfume, shampoo',
  furniture:
    'rocking chair, nightstand, dresser, floor lamp, chandelier, rug, curtain, picture frame, grandfather clock, candlestick, coat rack, ironing board, beanbag, throne, pedestal, safe, office chair, wheelchair',
  chores:
    'broom, mop, bucket, vacuum cleaner, iron, clothesline, dustpan, spray bottle, hanger, sewing machine, button, ball of yarn',
  tools:
    'hammer, screwdriver, saw, wrench, drill, axe, nail, screw, tape measure, ladder, toolbox, paint roller, paint can, shovel, chainsaw, chisel, crowbar, anvil, rope, chain, flashlight, lock, padlock, key, magnet, tape, tire, pipe, brick, plank',
  garden:
    'rake, hoe, spade, watering can, wheelbarrow, lawn mower, hose, sprinkler, flower pot, fence, gate, mailbox, birdhouse, bird feeder, scarecrow, beehive, well, swing, slide, seesaw, trampoline, barbecue, hedge, bush, doghouse, haystack, tree house, picnic table, deck chair',
  office:
    'pen, pencil, notebook, envelope, letter, stapler, paper clip, folder, calculator, printer, whiteboard, briefcase, sticky note, eraser, clipboard, newspaper, magazine, globe, typewriter, blackboard, crayon, easel, magnifying glass, camera, tripod',
  toys: 'toy, doll, toy car, building block, puzzle, yo-yo, spinning top, marble, rocking horse, dollhouse, stroller, pinwheel, hula hoop, jump rope, chess board',
  sports:
    'tennis ball, golf ball, golf club, bowling ball, bowling pin, hockey stick, dumbbell, barbell, treadmill, punching bag, basketball hoop, oar, sled, target, boxing glove',
  music:
    'harp, cello, harmonica, xylophone, tambourine, tuba, gong, metronome, record player, vinyl record, radio, bell',
  street:
    'traffic cone, billboard, flagpole, stall, dumpster, bollard, vending machine, telephone pole, shopping cart, gas pump, brick wall, signpost',
  food: 'loaf of bread, baguette, cheese, sausage, omelette, jam, ketchup, mustard, pumpkin, candy cane, roast chicken, wedding cake, gingerbread man, chocolate, honey, popsicle, macaron, milkshake, cocktail, smoothie',
  fruit:
    'cherry, kiwi, plum, raspberry, blueberry, apricot, cauliflower, radish, cabbage, lettuce, corn, cucumber, zucchini, pea pod',
  plants: 'pine tree, cactus, tree stump, log, leaf, orchid, daisy, acorn, wreath, water lily',
  parts: 'chimney, roof, window, column, pillar, door',
  jewellery: 'ring, necklace, bracelet, diamond ring, pearl, tiara, gold bar, treasure chest, watch, wallet',
  holiday:
    'ornament, easter egg, stocking, santa hat, witch hat, party hat, gift, heart, menorah, piggy bank',
  animals:
    'rabbit, hamster, guinea pig, chicken, hen, rooster, chick, duckling, ostrich, pelican, toucan, pigeon, sparrow, koala, red panda, walrus, hippo, gorilla, tortoise, starfish, lobster, squid, seahorse, crocodile, frog, snake, mole, meerkat, ferret, caterpillar',
  vehicles:
    'ambulance, fire truck, tram, pickup truck, dump truck, excavator, bulldozer, forklift, tricycle, unicycle, wagon, carriage, snowmobile, tank',
};

for (const [group, nouns] of Object.entries(EVERYDAY))
  test(`${group}: each is one thing with a drawing of its own, in any colour`, async () => {
    for (const noun of nouns.split(', ')) {
      const known = noun.replace(/s$/, '').replace('-', ' ');
      const [subject, ...others] = (await readScene(`${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`))
        .subjects;
      assert.equal(others.length, 0, noun);
      assert.ok(subject && known.endsWith(subject.noun.replace(/s$/, '')), `${noun}: ${subject?.noun}`);
      assert.notEqual(subject.figure.kind, 'sign', noun);
      assert.equal((await readScene(`a blue ${noun}`)).subjects[0]?.colour, 'blue', noun);
    }
  });

test('every thing is drawn', () => {
  for (const name of thingNames()) assert.ok(drawObject(name, null), name);
});

const TABLE: readonly (readonly [prompt: string, read: string])[] = [
  ['vegetables on a table', 'vegetables, table; vegetables on table'],
  ['a blue house with a red roof and a chimney', 'blue house'],
  ['a bird with colorful feathers', 'bird'],
  ['a feather', 'feather'],
  ['the phone rings', 'phone'],
  ['a golden ring', 'golden ring'],
  ['he is well', 'man'],
  ['a well', 'well'],
  ['a camera on a desk', 'camera, desk; camera on desk'],
  ['the camera pans across a kitchen', ''],
  ['a dark blue sweater', 'navy sweater'],
  ['a burgundy couch', 'maroon couch'],
  ['a light blue cup and a dark green vase', 'light blue cup, dark green vase'],
  ['a bright red car', 'red car'],
  ['a beige coat', 'beige coat'],
  ['red boots', '2 red boot'],
  ['a cat on a fence', 'cat, fence; cat on fence'],
];

for (const [prompt, read] of TABLE)
  test(`"${prompt}" is read as ${read || 'no thing'}`, async () => assert.equal(await sketch(prompt), read));
