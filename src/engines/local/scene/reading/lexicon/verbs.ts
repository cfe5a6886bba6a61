import type { Action, ColourName, Subject } from '../../scene-description.ts';

/** Verbs by the action they are drawn as. */
export const ACTION_WORDS: Record<Action, string> = {
  walk: 'walk, stroll, wander, stride, march, hike, tiptoe, roam, trek, crawl, explore, travel, step, go, patrol, sneak, graze, move, cross, carry',
  run: 'run, sprint, gallop, dash, jog, race, rush, charge, hurry, escape, flee, trot',
  fly: 'fly, soar, glide, hover, flap, take off, circle',
  swim: 'swim, dive, snorkel, paddle, splash',
  dance: 'dance, twirl, spin, perform ballet, breakdance, waltz, sway, twist',
  sit: 'sit, rest, relax, perch, wait, kneel, crouch, lounge',
  stand: 'stand, pose, stay, lean',
  sleep: 'sleep, nap, lie, doze, snooze, dream, curl up, snore',
  wave: 'wave hello, waving, wave goodbye, greet, waves at, waves hello, waving hand, say hello, smile, cheer, applaud, celebrate, laugh',
  jump: 'jump, leap, hop, bounce, skip, somersault',
  play: 'play, perform, practise, practice',
  ride: 'ride, cycle, mount, bike',
  drive: 'drive, speed, cruise, steer, drift',
  sail: 'sail, row, kayak, voyage, navigate',
  surf: 'surf, ride a wave, ride the wave, riding a wave, riding the wave, bodyboard, wakeboard',
  ski: 'ski, snowboard, sled, sledge',
  skate: 'skate, skateboard, ice skate, roller skate, figure skate',
  climb: 'climb, scale, ascend',
  cook: 'cook, bake, fry, grill, stir, prepare food, make pizza, chop, make coffee, brew',
  read: 'read, study, browse',
  paint: 'paint, draw, sketch, write',
  eat: 'eat, chew, munch, bite, nibble, feast, have dinner, have breakfast, have lunch',
  drink: 'drink, sip',
  sing: 'sing, rap, karaoke, howl, roar',
  float: 'float, drift in space, levitate, drift away, bob',
  fall: 'fall, tumble, drop',
  launch: 'launch, blast off, lift off, takeoff',
  meditate: 'meditate, pray, do yoga, practise yoga, practice yoga, yoga, practice tai chi, tai chi',
  type: 'type, work on, use a computer, code, program, work, hack',
  fish: 'fishing, go fishing, angle',
  look: 'look, watch, gaze, stare, stargaze, observe, admire, see',
  chase: 'chase, hunt, pursue, follow, run after',
  hold: 'hold, raise, hug, lift, wield, bring',
  talk: 'talk, speak, report, explain, chat, interview, tell',
};

/** Nouns that end in these would be taken for verbs. */
export const COUNT_WORDS: Record<string, number> = {
  a: 1, an: 1, one: 1, single: 1, lone: 1, two: 2, pair: 2, couple: 2, both: 2, three: 3, trio: 3, four: 4, five: 5, six: 6,
  seven: 7, eight: 8, nine: 9, ten: 10, several: 4, many: 7, group: 5, flock: 7, herd: 5, school: 8, swarm: 8, pack: 4,
  some: 3, few: 3, dozens: 9, hundreds: 10, bunch: 5, family: 3, crowd: 6, team: 4, army: 6, pod: 3, fleet: 5,
};

export const SIZE_WORDS: Record<string, Subject['size']> = {
  tiny: 'tiny', mini: 'tiny', miniature: 'tiny', small: 'small', little: 'small', baby: 'small', young: 'small',
  big: 'large', large: 'large', tall: 'large', huge: 'giant', giant: 'giant', enormous: 'giant', gigantic: 'giant', massive: 'giant', colossal: 'giant',
};

export const COLOUR_WORDS: Record<string, ColourName> = {
  red: 'red', crimson: 'red', scarlet: 'red', orange: 'orange', ginger: 'orange', yellow: 'yellow', green: 'green', emerald: 'green',
  blue: 'blue', azure: 'blue', navy: 'blue', purple: 'purple', violet: 'purple', pink: 'pink', white: 'white', black: 'black',
  brown: 'brown', grey: 'grey', gray: 'grey', golden: 'golden', gold: 'golden', silver: 'silver', turquoise: 'turquoise', teal: 'turquoise', cyan: 'turquoise', blond: 'golden',
};

export const GARMENTS = new Set(
  'dress coat shirt jacket hat suit skirt sweater scarf hoodie uniform cape kimono gown cloak raincoat trousers pants robe clothes outfit'.split(' '),
);
