import { Type } from 'typebox';
import { PLACES } from '../src/catalogue/place-index.ts';
import { colour, flag, length, mayHave, number, oneOf, part, text, words } from './schema-parts.ts';

const times = (description: string) => length(`${description}, relative to a dog's; else 1`);

const Quadruped = part('an animal on four legs', {
  size: length('how large it is drawn, relative to a dog'),
  belly: colour('of the belly, the chest and the muzzle'),
  paw: colour('of the feet'),
  ear: oneOf(['point', 'small', 'flop', 'round', 'large', 'leaf', 'long', 'fan'], 'the shape of its ears'),
  tail: oneOf(
    ['plume', 'bushy', 'ringed', 'thin', 'hair', 'short', 'tuft', 'curl', 'none'],
    'the shape of its tail',
  ),
  ...mayHave({
    leg: times('how long its legs are'),
    neck: times('how long its neck is'),
    snout: times('how long its snout is'),
    body: times('how long its body is'),
    girth: times('how thick it is'),
    head: length('how large its head is for the body; else 1'),
    whiskers: flag('it has whiskers and a small nose'),
    nose: oneOf(['none'], 'where its crest draws a trunk'),
    mark: text('stripes, spots or patches on its body, whose middle is the origin'),
    fleece: text('the same where it stands out over the body: wool'),
    face: text('on its face, under the eye; the origin is where the head meets the neck'),
    crest: text('behind its head: horns, a mane around it, a trunk'),
    crestHeight: length('how far that reaches above the head'),
    stripedLegs: flag('its legs are striped'),
    limbs: colour("of ears and legs, where it is not the coat's"),
    markColour: colour('`mark` in these sketches, and the tuft of the tail'),
    markStays: flag('it keeps that colour where the prompt names another for the animal'),
    mane: colour('of a mane along the neck'),
    extra: oneOf(['hump', 'hop'], 'a hump, or that it goes in hops'),
  }),
});

const Bird = part('a bird', {
  size: length('how large it is drawn, as a share of a person of 100 across both wings'),
  wing: colour('of the wings'),
  tip: colour('of the tips of wings and of the tail'),
  head: colour('of the head'),
  ...mayHave({
    body: colour('of the body, where it is not its own'),
    beak: colour('of the beak; else orange'),
    neck: length('how long its neck is, up to 44; else it has none'),
    beakLength: Type.Number({ minimum: 0, description: 'how long its beak is; else 9' }),
    legs: length('how long its legs are, up to 50; an animal with long legs is seen standing on them'),
    legColour: colour('of the legs in flight'),
    span: length('how wide its wings are; else 1'),
    crest: text('on its head, whose middle is the origin and whose radius is 16'),
    face: text('in place of the head: a face that looks at the viewer'),
    train: text('plumes behind its tail in flight'),
    swims: flag('where there is water it is on it'),
    hangs: flag('it is never seen on its feet'),
  }),
});

const Fish = part('a fish', {
  length: length("how long it is drawn, in hundredths of a person's height"),
  belly: colour('of the belly'),
  fin: colour('of fins and tail'),
  face: text('eye and mouth, gills, a beak; in the same measures'),
  ...mayHave({
    depth: length('its greatest height, as a share of the length; else 0.46'),
    tail: oneOf(['forked', 'fluke', 'fan'], 'the shape of its tail; else forked'),
    mark: text('on its skin, of a body a hundred long whose nose is at x 50'),
    back: oneOf(['bare'], 'it has no fin there'),
    cycle: length('seconds from one beat of the tail to the next; else 0.7'),
    speed: length("how fast, in hundredths of a person's height a second; else 80"),
    colours: Type.Array(colour('one'), { minItems: 1, description: 'it has any of these' }),
  }),
});

const Sketched = part('an animal as its sketch is', {
  size: length("how tall it is drawn, in hundredths of a person's height"),
  wide: length('how wide the sketch is, in measures of its own; its middle is at x 0'),
  tall: length('how tall the sketch is; its foot is at y 0 and its top at -tall'),
  sketch: text('the drawing, looking right, from back to front'),
  ...mayHave({
    cycle: length('seconds of one round of what moves in the sketch; else 0.8'),
    speed: length("how fast, in hundredths of a person's height a second; else it stays"),
    medium: oneOf(['ground', 'water', 'submerged', 'air'], 'where it is; else on the ground'),
    feet: number('the height of its feet on a branch that the sketch has in wood and leaf'),
    seat: part('where its rider sits', { x: number('to the right'), y: number('how high') }),
    asleep: text('how it lies on the ground, in the same measures, when it sleeps'),
    breath: text('drawn over it where there are flames in the scene'),
  }),
});

/** One file of `animals/`, as its author writes it. */
export const AnimalSchema = part('an animal', {
  words,
  long: length('how long its longest side is in life, in centimetres'),
  colour: colour('its own colour, where the prompt names none: coat, body, or $ in the sketch'),
  ...mayHave({
    lives: oneOf(PLACES, 'where it is when the prompt names no place'),
    lengths: Type.Record(Type.String(), length('in centimetres'), {
      description: 'the same of words that mean a smaller or larger one',
    }),
    quadruped: Quadruped,
    bird: Bird,
    fish: Fish,
    sketched: Sketched,
    picture: Type.String({ description: 'the picture of the emoji set that stands in for it' }),
    costume: part('what somebody wears who is dressed as it', {
      colour: colour('of the costume'),
      hood: text('a sketch on the head of its wearer'),
      ...mayHave({ second: colour('of its legs'), front: text('a sketch on the breast') }),
    }),
  }),
});
