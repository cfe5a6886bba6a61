import { Type } from 'typebox';
import type { Place } from '../compiled/place.ts';
import { LookSchema } from './look-schema.ts';
import { choices, flag, length, mayHave, number, oneOf, part, text, texts } from './schema-parts.ts';

const GAITS = ['run', 'walk', 'idle', 'sit', 'sleep', 'jump', 'graze', 'rear', 'tug', 'on-back'] as const;

export const bodySchema = mayHave({
  flows: flag('from one moment to the next without easing into each'),
  hat: text('a garment on the head, where nothing else is'),
  stance: oneOf(
    ['stand', 'sit', 'kneel', 'step', 'lie', 'wide'],
    'what the body does where the keys say nothing else',
  ),
  face: Type.Array(oneOf(choices.expressions, 'a face'), { minItems: 1, description: 'over the round' }),
  look: LookSchema,
  /**
   * `layer sketch point [scale] [angle] [flip] [?shown]`. The layer is `behind`, `mid` (the near arm lies over it) or `front`;
   * the point is a joint, a point of the keys or `x,y`; scale, angle and shown may name a number of the keys, and an angle
   * `>point` aims at another point. `layer tie point point colour width` is a string between two points.
   * `object:sketch point tall` is what the prompt says it is done with, or the sketch.
   */
  props: text('what is in hand or around, one a line'),
});
/**
 * Evenly spread, each naming what differs from the stance: `hip x,y`, `lean`, `head`, `turn`, the hands `nh` and `fh`, the
 * feet `nf` and `ff` (near and far; hundredths of a person, y up is negative), which way elbows and knees bend (`ne -1`),
 * and any point or number of its own that the props are placed by.
 */
const keys = texts('moments of the round');

const partner = part('somebody else who takes part', {
  x: number('where they stand'),
  keys,
  ...bodySchema,
  ...mayHave({
    y: number('how high, where that is not the ground'),
    facing: oneOf(['left', 'right'], 'whither they look; else left'),
    height: length('how tall beside the first'),
    ifNamed: flag('only where the prompt names somebody'),
    ownHeight: flag('as tall beside the first as they are'),
    alike: flag('of the same kind as the first, where nobody else is named'),
    secondX: number('where a second of them is'),
    inFront: flag('nearer to the viewer than the first'),
  }),
});

/** One file of `deeds/`, as its author writes it. */
export const DeedSchema = part('something that people are shown doing', {
  /**
   * `play guitar` fits when all its words occur after the doer in its clause, in this order; the longest phrase that fits
   * wins. The things it names are part of the pose: they do not appear a second time beside it. A word with a plus
   * (`make +salad`) has to be there, but stays a thing of its own, which the deed is done to.
   */
  words: Type.Array(Type.String({ pattern: "^\\+?[a-z0-9'-]+( \\+?[a-z0-9'-]+)*$" }), {
    minItems: 1,
    uniqueItems: true,
    description: 'phrases that lead to it, in dictionary forms and without articles, each to no other deed',
  }),
  place: Type.Unsafe<Place>(Type.String({ description: 'where it happens when the prompt names no place' })),
  ...bodySchema,
  ...mayHave({
    by: texts('who is seen doing it, by one of `verbs` or where nothing else is told of them'),
    verbs: texts('what is told of those who do it'),
    moves: flag('gets along while doing it'),
    thing: oneOf(['optional', 'needed'], 'whether it is done to any thing'),
    has: texts('the things of its drawing'),
    contest: flag('the person that the sentence names is the opponent'),
    toOneself: flag("done to one's own body"),
    ownLegs: flag('an animal does it in its own way'),
    handless: flag('an animal does not stand up for it'),
    cycle: length('seconds of one round'),
    once: flag('done once, from the first second to the last'),
    restarts: flag('the round begins again at once'),
    nearness: length('how much larger than usual it is shown; else 1.35'),
    cutAt: number('shown in close-up, from this height up'),
    speed: number("in hundredths of a person's height a second"),
    medium: oneOf(['ground', 'water', 'air', 'submerged'], 'where; else on the ground'),
    mount: oneOf(['bicycle', 'motorcycle'], 'the vehicle that is ridden'),
    animal: part('an animal that takes part', {
      species: text('which'),
      gait: oneOf(GAITS, 'what it does'),
      x: number('where it is'),
      scale: length('how much larger than usual'),
      ...mayHave({ flip: flag('looks left') }),
    }),
    keys,
    partner,
    sketches: Type.Record(Type.String({ pattern: '^[a-z0-9-]+$' }), Type.String({ minLength: 1 }), {
      description: 'drawings that no other deed has',
    }),
  }),
});

/** One file of `props/`. */
export const PropSchema = part('a sketch that several deeds have', { sketch: text('the drawing') });
