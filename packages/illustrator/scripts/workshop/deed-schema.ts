import { type Static, type TSchema, Type } from 'typebox';
import type { BodyScript, Deed, DeedWords, Partner, Stance } from '../../src/catalogue/deed-data.ts';
import type { Expression } from '../../src/catalogue/expression.ts';
import type { HairStyle } from '../../src/catalogue/look-data.ts';

const strict = { additionalProperties: false };
const oneOf = <const Names extends readonly string[]>(names: Names, description: string) =>
  Type.Optional(Type.Enum([...names] as [...Names], { description }));
const number = (description: string) => Type.Optional(Type.Number({ description }));
const names = (description: string) => Type.Optional(Type.Array(Type.String(), { minItems: 1, description }));
const length = (description: string) => Type.Optional(Type.Number({ exclusiveMinimum: 0, description }));
const flag = (description: string) => Type.Optional(Type.Literal(true, { description }));
const colour = (description: string) =>
  Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$', description }));
const noneOr = (description: string) =>
  Type.Optional(Type.Union([Type.String({ pattern: '^#[0-9a-f]{6}$' }), Type.Null()], { description }));

const STANCES = ['stand', 'sit', 'kneel', 'step', 'lie', 'wide'] as const satisfies readonly Stance[];
const FACES = [
  'smile',
  'open',
  'laugh',
  'sad',
  'cry',
  'kiss',
  'blow',
  'strain',
  'yawn',
  'shout',
  'angry',
  'wink',
  'asleep',
] as const satisfies readonly Expression[];
const HAIR = ['bald', 'short', 'long', 'bun', 'pony'] as const satisfies readonly HairStyle[];

const look = Type.Optional(
  Type.Object(
    {
      skin: colour('of the skin'),
      hair: colour('of the hair'),
      hairStyle: oneOf(HAIR, 'how the hair is'),
      headSize: length('of a baby: larger than usual'),
      top: colour('of the shirt'),
      bottom: colour('of the trousers'),
      shoes: colour('of the shoes'),
      dress: Type.Optional(Type.Boolean({ description: 'whether it is a dress' })),
      beard: noneOr('of the beard; null: none'),
      cape: noneOr('of the cape; null: none'),
      bare: flag('bare arms and legs'),
      bareChest: flag('no shirt'),
      tutu: flag('a skirt for ballet'),
      coat: flag('a long coat'),
    },
    { ...strict, description: 'what one wears for it' },
  ),
);

const body = {
  flows: flag('from one moment to the next without easing into each'),
  hat: Type.Optional(Type.String({ description: 'a garment on the head, where nothing else is' })),
  stance: oneOf(STANCES, 'what the body does where the keys say nothing else'),
  face: Type.Optional(Type.Array(Type.Enum([...FACES]), { minItems: 1, description: 'over the round' })),
  look,
  props: Type.Optional(Type.String({ minLength: 1, description: 'what is in hand or around, one a line' })),
};
const keys = Type.Array(Type.String(), { minItems: 1, description: 'moments of the round' });

const partner = Type.Object(
  {
    x: Type.Number({ description: 'where they stand' }),
    y: number('how high, where that is not the ground'),
    facing: oneOf(['left', 'right'], 'whither they look; else left'),
    height: length('how tall beside the first'),
    ifNamed: flag('only where the prompt names somebody'),
    ownHeight: flag('as tall beside the first as they are'),
    ownDeed: flag('goes on with what they are said to do'),
    alike: flag('of the same kind as the first, where nobody else is named'),
    secondX: number('where a second of them is'),
    inFront: flag('nearer to the viewer than the first'),
    ...body,
    keys,
  },
  { ...strict, description: 'somebody else who takes part' },
);

/** One file of `deeds/`, as its author writes it. */
export const DeedSchema = Type.Object(
  {
    words: Type.Array(Type.String({ pattern: "^\\+?[a-z0-9'-]+( \\+?[a-z0-9'-]+)*$" }), {
      minItems: 1,
      uniqueItems: true,
      description: 'phrases that lead to it, in dictionary forms and without articles, each to no other deed',
    }),
    by: names('who is seen doing it, by one of `verbs` or where nothing else is told of them'),
    verbs: names('what is told of those who do it'),
    place: Type.String({ description: 'where it happens when the prompt names no place' }),
    moves: flag('gets along while doing it'),
    thing: oneOf(['optional', 'needed'], 'whether it is done to any thing'),
    has: names('the things of its drawing'),
    contest: flag('whoever is named is the opponent'),
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
    animal: Type.Optional(
      Type.Object(
        {
          species: Type.String({ description: 'which' }),
          gait: Type.String({ description: 'what it does' }),
          x: Type.Number({ description: 'where it is' }),
          scale: Type.Number({ exclusiveMinimum: 0, description: 'how much larger than usual' }),
          flip: flag('looks left'),
        },
        { ...strict, description: 'an animal that takes part' },
      ),
    ),
    ...body,
    keys: Type.Optional(keys),
    partner: Type.Optional(partner),
    sketches: Type.Optional(
      Type.Record(Type.String({ pattern: '^[a-z0-9-]+$' }), Type.String({ minLength: 1 }), {
        description: 'drawings that no other deed has',
      }),
    ),
  },
  strict,
);

/** What is checked is what the program takes it for. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : never) : never;
true satisfies Same<keyof Static<typeof DeedSchema>, keyof DeedWords | keyof Deed>;
true satisfies Same<keyof Static<typeof partner>, keyof Partner>;
true satisfies Same<keyof typeof body | 'keys', keyof BodyScript>;
true satisfies Same<(typeof FACES)[number], Expression>;
true satisfies Same<(typeof STANCES)[number], Stance>;

/** One file of `props/`: a sketch that several deeds have. */
export const PropSchema = Type.Object(
  { sketch: Type.String({ minLength: 1, description: 'the drawing' }) },
  strict,
);

export const deedSchema = DeedSchema as TSchema;
export const propSchema = PropSchema as TSchema;
