import { type TSchema, Type } from 'typebox';
import { PLACES } from '../src/catalogue/place-index.ts';
import { colour, length, oneOf, place, strict, words } from './schema-parts.ts';

const { Optional: optional } = Type;
const times = (description: string) => length(`${description}, relative to a dog's; else 1`);
const sketch = (description: string) => Type.String({ minLength: 1, description });
const always = (description: string) => Type.Literal(true, { description });

const Quadruped = Type.Object(
  {
    size: length('how large it is drawn, relative to a dog'),
    belly: colour('of the belly, the chest and the muzzle'),
    paw: colour('of the feet'),
    ear: oneOf(['point', 'small', 'flop', 'round', 'large', 'leaf', 'long', 'fan'], 'the shape of its ears'),
    tail: oneOf(
      ['plume', 'bushy', 'ringed', 'thin', 'hair', 'short', 'tuft', 'curl', 'none'],
      'the shape of its tail',
    ),
    leg: optional(times('how long its legs are')),
    neck: optional(times('how long its neck is')),
    snout: optional(times('how long its snout is')),
    body: optional(times('how long its body is')),
    girth: optional(times('how thick it is')),
    head: optional(length('how large its head is for the body; else 1')),
    whiskers: optional(always('it has whiskers and a small nose')),
    nose: optional(oneOf(['none'], 'where its crest draws a trunk')),
    mark: optional(sketch('stripes, spots or patches on its body, whose middle is the origin')),
    fleece: optional(sketch('the same where it stands out over the body: wool')),
    face: optional(sketch('on its face, under the eye; the origin is where the head meets the neck')),
    crest: optional(sketch('behind its head: horns, a mane around it, a trunk')),
    crestHeight: optional(length('how far that reaches above the head')),
    stripedLegs: optional(always('its legs are striped')),
    limbs: optional(colour("of ears and legs, where it is not the coat's")),
    markColour: optional(colour('`mark` in these sketches, and the tuft of the tail')),
    markStays: optional(always('it keeps that colour where the prompt names another for the animal')),
    mane: optional(colour('of a mane along the neck')),
    extra: optional(oneOf(['hump', 'hop'], 'a hump, or that it goes in hops')),
  },
  strict,
);

const Bird = Type.Object(
  {
    size: length('how large it is drawn, as a share of a person of 100 across both wings'),
    body: optional(colour('of the body, where it is not its own')),
    wing: colour('of the wings'),
    tip: colour('of the tips of wings and of the tail'),
    head: colour('of the head'),
    beak: optional(colour('of the beak; else orange')),
    neck: optional(length('how long its neck is, up to 44; else it has none')),
    beakLength: optional(Type.Number({ minimum: 0, description: 'how long its beak is; else 9' })),
    legs: optional(length('how long its legs are, up to 50; whoever has long ones is seen on them')),
    legColour: optional(colour('of the legs in flight')),
    span: optional(length('how wide its wings are; else 1')),
    crest: optional(sketch('on its head, whose middle is the origin and whose radius is 16')),
    face: optional(sketch('in place of the head: a face that looks at whoever watches')),
    train: optional(sketch('plumes behind its tail in flight')),
    swims: optional(always('where there is water it is on it')),
    hangs: optional(always('it is never seen on its feet')),
  },
  strict,
);

const Fish = Type.Object(
  {
    length: length("how long it is drawn, in hundredths of a person's height"),
    belly: colour('of the belly'),
    fin: colour('of fins and tail'),
    depth: optional(length('its greatest height, as a share of the length; else 0.46')),
    tail: optional(oneOf(['forked', 'fluke', 'fan'], 'the shape of its tail; else forked')),
    mark: optional(sketch('on its skin, of a body a hundred long whose nose is at x 50')),
    back: optional(oneOf(['bare'], 'it has no fin there')),
    cycle: optional(length('seconds from one beat of the tail to the next; else 0.7')),
    speed: optional(length("how fast, in hundredths of a person's height a second; else 80")),
    face: sketch('eye and mouth, gills, a beak; in the same measures'),
    colours: optional(Type.Array(colour('one'), { minItems: 1, description: 'it has any of these' })),
  },
  strict,
);

const Sketched = Type.Object(
  {
    size: length("how tall it is drawn, in hundredths of a person's height"),
    wide: length('how wide the sketch is, in measures of its own; its middle is at x 0'),
    tall: length('how tall the sketch is; its foot is at y 0 and its top at -tall'),
    cycle: optional(length('seconds of one round of what moves in the sketch; else 0.8')),
    speed: optional(length("how fast, in hundredths of a person's height a second; else it stays")),
    medium: optional(oneOf(['ground', 'water', 'submerged', 'air'], 'where it is; else on the ground')),
    feet: optional(place('the height of its feet on a branch that the sketch has in wood and leaf')),
    seat: optional(Type.Object({ x: place('to the right'), y: place('how high') }, strict)),
    sketch: Type.String({ minLength: 1, description: 'the drawing, looking right, from back to front' }),
    asleep: optional(
      Type.String({
        minLength: 1,
        description: 'how it lies on the ground, in the same measures, when it sleeps',
      }),
    ),
    breath: optional(
      Type.String({ minLength: 1, description: 'drawn over it where there are flames in the scene' }),
    ),
  },
  strict,
);

/** One file of `animals/`, as its author writes it. */
export const AnimalSchema = Type.Object(
  {
    words,
    lives: optional(oneOf(PLACES, 'where it is when the prompt names no place')),
    long: length('how long its longest side is in life, in centimetres'),
    lengths: optional(
      Type.Record(Type.String(), length('in centimetres'), {
        description: 'the same of words that mean a smaller or larger one',
      }),
    ),
    colour: colour('its own colour, where the prompt names none: coat, body, or $ in the sketch'),
    quadruped: optional(Quadruped),
    bird: optional(Bird),
    fish: optional(Fish),
    sketched: optional(Sketched),
    picture: optional(Type.String({ description: 'the picture of the emoji set that stands in for it' })),
    costume: optional(
      Type.Object(
        {
          colour: colour('of the costume'),
          second: optional(colour('of its legs')),
          front: optional(Type.String({ minLength: 1, description: 'a sketch on the breast' })),
          hood: Type.String({ minLength: 1, description: 'a sketch on the head of whoever wears it' }),
        },
        { ...strict, description: 'what somebody wears who is dressed as it' },
      ),
    ),
  },
  strict,
);

export const animalSchema = AnimalSchema as TSchema;
