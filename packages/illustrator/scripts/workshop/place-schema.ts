import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TSchema, Type } from 'typebox';
import { parse } from 'yaml';
import { FACTS, LAYERS, TREES } from '../../src/catalogue/place-data.ts';
import { folderOf } from './shelf.ts';

/** As they are written now: whoever adds a wall need not compile twice. */
const surfaces = parse(readFileSync(join(folderOf({ many: 'words' }), 'surfaces.yaml'), 'utf8')) as Record<
  'walls' | 'floors' | 'grounds' | 'backs',
  object
>;
const strict = { additionalProperties: false };
const oneOf = (names: readonly string[], description: string) => Type.Enum([...names], { description });
const sketch = (description: string) =>
  Type.Union([Type.String({ minLength: 1 }), Type.Array(Type.String({ minLength: 1 }), { minItems: 2 })], {
    description,
  });
const rows = (description: string) => Type.String({ minLength: 1, description });
const colour = Type.String({ pattern: '^#[0-9a-f]{6}$' });
const colours = Type.Union([colour, Type.Array(colour)], {
  description: 'one of several is taken by chance',
});
const number = Type.Optional(Type.Number());
const flag = Type.Optional(Type.Boolean());
const two = <Part extends TSchema>(part: Part) => Type.Tuple([part, part]);

const scattered = Type.Object(
  {
    sketches: Type.Array(Type.String()),
    count: number,
    apart: number,
    size: two(Type.Number()),
    at: two(Type.Number()),
  },
  strict,
);

/** `PlaceLayer` of `place-data.ts` says what each part is. */
const layer = Type.Object(
  {
    kind: oneOf(LAYERS, 'a layer'),
    when: Type.Optional(oneOf(FACTS, 'what it depends on')),
    unless: Type.Optional(oneOf(FACTS, 'what it depends on')),
    y: Type.Optional(Type.Union([Type.Number(), Type.String({ pattern: '^-?[0-9.]+%$' })])),
    colour: Type.Optional(colour),
    colours: Type.Optional(two(colour)),
    tree: Type.Optional(oneOf(TREES, 'a tree')),
    scattered: Type.Optional(Type.Array(scattered)),
    tall: number,
    parallax: number,
    depth: number,
    swell: number,
    count: number,
    rough: number,
    near: number,
    phase: number,
    drift: number,
    bobs: number,
    snowy: flag,
    bare: flag,
    grows: flag,
    waves: flag,
  },
  strict,
);

/** One file of `places/`, as its author writes it. It is a room or a place under the sky. */
export const PlaceSchema = Type.Object(
  {
    said: Type.String({ minLength: 1, description: 'how an enhanced prompt puts it' }),
    words: Type.Array(Type.String({ pattern: '^[a-z0-9]+( [a-z0-9]+)*$' }), {
      minItems: 1,
      uniqueItems: true,
      description: 'the words and phrases that lead to it, each to no other place',
    }),
    wall: Type.Optional(
      Type.Object({ pattern: oneOf(Object.keys(surfaces.walls), 'of a wall'), colour: colours }, strict),
    ),
    floor: Type.Optional(
      Type.Object({ pattern: oneOf(Object.keys(surfaces.floors), 'of a floor'), colour: colours }, strict),
    ),
    dim: Type.Optional(Type.Boolean({ description: 'whether lamps are out' })),
    back: Type.Optional(
      Type.Array(oneOf(Object.keys(surfaces.backs), 'a layer'), {
        description: 'layers behind, far to near',
      }),
    ),
    ground: Type.Optional(oneOf(Object.keys(surfaces.grounds), 'what one stands on')),
    edge: Type.Optional(
      Type.Number({ description: 'where the ground begins, in pixels below the horizon; else 30' }),
    ),
    deck: Type.Optional(
      Type.Number({ description: 'the y of where people stand, where that is not on the ground' }),
    ),
    layers: Type.Optional(Type.Array(layer, { description: 'all of it, far to near' })),
    things: Type.Optional(rows('what stands there, from back to front')),
    deserted: Type.Optional(rows('what stands there instead when nobody is in the film')),
    sketches: Type.Optional(
      Type.Record(Type.String({ pattern: '^[a-z0-9-]+$' }), sketch('a drawing'), {
        description: 'drawings that only this place has; a list of them moves',
      }),
    ),
    outside: Type.Optional(
      Type.Object(
        { place: Type.String(), speed: number },
        { ...strict, description: 'what is seen through the panes, and how fast one goes through it' },
      ),
    ),
    panes: Type.Optional(Type.String({ description: 'holes in the wall, as an svg-path' })),
  },
  strict,
);

/** One file of `furnishings/`: a sketch that several places have, or a list of them, which moves. */
export const FurnishingSchema = Type.Object({ sketch: sketch('the drawing') }, strict);

export const placeSchema = PlaceSchema as TSchema;
export const furnishingSchema = FurnishingSchema as TSchema;
