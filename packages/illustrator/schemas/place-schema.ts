import { readFileSync } from 'node:fs';
import { type TSchema, Type } from 'typebox';
import { parse } from 'yaml';
import type { Place } from '../compiled/place.ts';
import { oneOf, strict } from './schema-parts.ts';

/** As they are written now: whoever adds a wall need not compile twice. */
const written = (name: string) =>
  parse(readFileSync(new URL(`../words/${name}.yaml`, import.meta.url), 'utf8')) as object;
const surfaces = written('surfaces') as Record<'walls' | 'floors' | 'grounds' | 'backs', object>;

/** What a layer of a place can be; `cast` is where the actors stand. */
const LAYERS = ['sky', 'haze', 'hills', 'row', 'water', 'swell', 'ground', 'strip', 'beams', 'cast'] as const;
/** What a layer may depend on. */
const FACTS = [
  'snow',
  'rain',
  'wet',
  'storm',
  'autumn',
  'aerial',
  'afoot',
  'driven',
  'bamboo',
  'ruins',
  'wreck',
  'deserted',
  'night',
  'moonlit',
  'sunny',
  'low sun',
  'neon',
  'fireworks',
] as const;
const sketch = (description: string) =>
  Type.Union([Type.String({ minLength: 1 }), Type.Array(Type.String({ minLength: 1 }), { minItems: 2 })], {
    description,
  });
const rows = (description: string) => Type.String({ minLength: 1, description });
const colour = Type.String({ pattern: '^#[0-9a-f]{6}$' });
const colours = Type.Union([colour, Type.Array(colour)], {
  description: 'one of several is taken by chance',
});
const number = (description: string) => Type.Optional(Type.Number({ description }));
const flag = (description: string) => Type.Optional(Type.Boolean({ description }));
const two = <Part extends TSchema>(part: Part) => Type.Tuple([part, part]);

const scattered = Type.Object(
  {
    sketches: Type.Array(Type.String({ description: 'of `furnishings/` or of `things/`, in turns' })),
    count: number('how many of them'),
    apart: number('or how far they are apart in a row'),
    /** As `scale` of a place's things: of the farthest and the nearest. */
    size: two(Type.Number()),
    /** From the layer's y down, in pixels: where the farthest and the nearest stand. */
    at: two(Type.Number()),
  },
  { ...strict, description: 'sketches scattered over a layer, larger toward the viewer' },
);

/** Lengths are pixels of a frame of 720 lines. */
const layer = Type.Object(
  {
    kind: oneOf(LAYERS, 'a layer'),
    when: Type.Optional(oneOf(FACTS, 'it is shown only if that is so')),
    unless: Type.Optional(oneOf(FACTS, 'it is shown only if that is not so')),
    /** From the horizon down; `30%` is a share of the ground, `-30%` one of the sky. */
    y: Type.Optional(Type.Union([Type.Number(), Type.String({ pattern: '^-?[0-9.]+%$' })])),
    colour: Type.Optional(colour),
    /** Of ground, above and below; without them it is grass, or snow. */
    colours: Type.Optional(two(colour)),
    /** Of a row: a plant of `words/plants.yaml`, or `mixed`; of ground: one of `words/surfaces.yaml`. */
    of: Type.Optional(
      oneOf(
        [...Object.keys(written('plants')), 'mixed', ...Object.keys(surfaces.grounds)],
        'what stands in a row, or what ground it is',
      ),
    ),
    scattered: Type.Optional(Type.Array(scattered)),
    tall: number('how tall'),
    parallax: number('how fast it passes: 0 is the far sky, 1 the ground that the actors stand on'),
    depth: number('how far into the haze it is, 0 to 1'),
    swell: number('how much higher its hills are than its valleys'),
    count: number('how many: clouds, peaks, trees'),
    apart: number('or how far apart those of a row are, on average'),
    upright: number('how many times as tall those of a row are in an upright frame'),
    rough: number('how uneven'),
    near: number('of a swell: how near it is'),
    phase: number('of a swell: where it begins'),
    drift: number('how far it moves by itself, in pixels a second'),
    bobs: number('how far it rises and falls'),
    waves: flag('it sways with the water'),
    snowy: flag('of peaks: whether there is snow on them, whatever the weather'),
    bare: flag('of a row: there is no ground under it that is its own'),
    grows: flag('of hills: grass and flowers grow on them'),
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
    /**
     * One a line: `name x y [scale] [flip]`. x counts from the middle of the frame, y from the line where the wall meets the floor or
     * at the horizon, both in pixels of a frame of 720 lines. A name is one of `sketches`, a file of `furnishings/` or of
     * `things/`; `window`, `@landmark`, `sign:WORDS` and the showcases of `sets/goods.ts` are drawn by their own code, and
     * `chair*5:120` is five chairs, 120 apart.
     */
    things: Type.Optional(rows('what stands there, from back to front')),
    deserted: Type.Optional(rows('what stands there instead when nobody is in the film')),
    sketches: Type.Optional(
      Type.Record(Type.String({ pattern: '^[a-z0-9-]+$' }), sketch('a drawing'), {
        description: 'drawings that only this place has; a list of them moves',
      }),
    ),
    outside: Type.Optional(
      Type.Object(
        { place: Type.Unsafe<Place>(Type.String()), speed: number('in pixels a second') },
        { ...strict, description: 'what is seen through the panes, and how fast one goes through it' },
      ),
    ),
    panes: Type.Optional(
      Type.String({ description: "holes in the wall, an svg-path from the middle of the wall's foot" }),
    ),
  },
  strict,
);

/** One file of `furnishings/`: a sketch that several places have, or a list of them, which moves. */
export const FurnishingSchema = Type.Object({ sketch: sketch('the drawing') }, strict);

export const placeSchema = PlaceSchema as TSchema;
export const furnishingSchema = FurnishingSchema as TSchema;
