import type { Action } from '../scene-description.ts';

/** What holds other things, and what else the draft of a scene knows of its nouns and verbs. */
export const CONTAINERS = new Set(
  'bowl basket box bag jar bottle glass cup mug bucket vase pot pan crate barrel globe aquarium sphere nest pail flask beaker jug pitcher teapot kettle thermos goblet tumbler wok skillet tub tin'.split(
    ' ',
  ),
);
/** What is in a bowl before it is said what that is: "a bowl of fruit with an apple". */
export const ANY_CONTENTS = new Set('fruit fruits vegetable vegetables food candy flower flowers'.split(' '));
export const SURFACES = new Set('plate tray table desk shelf bench saucer counter'.split(' '));

/** Of these, some are two, where others are three. */
export const IN_PAIRS = new Set(
  'boot, shoe, sneaker, heel, high heel, stiletto, sandal, flip flop, ice skate, roller skate, boxing glove, crutch, running shoe, rain boot, hiking boot, slipper, mitten, earring, dumbbell, maraca, knitting needle'.split(
    ', ',
  ),
);

/** Words for more than one, and how many are shown. */
export const SEVERAL: Readonly<Record<string, number>> = {
  people: 3,
  children: 3,
  crowd: 6,
  audience: 6,
  group: 5,
  team: 5,
};
/** A skier who races still skis. */
export const ON_SOMETHING = new Set<Action>(['ski', 'surf', 'skate', 'ride', 'swim', 'sail']);
export const GETTING_ALONG = new Set<Action>(['run', 'walk', 'fly', 'fall', 'drive', 'chase']);

/** "a pair of scissors" is one. */
export const PAIRS =
  /^(sun)?glasses$|^(scissors|skis|jeans|pants|trousers|shorts|binoculars|headphones|goggles|boots|shoes)$/;
