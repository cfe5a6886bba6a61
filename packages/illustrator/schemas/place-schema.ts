import { type TSchema, Type } from 'typebox';
import type { Place } from '../compiled/place.ts';
import { choices, colour, mayHave, number, oneOf, part, text, written } from './schema-parts.ts';

const surfaces = written<Readonly<Record<'walls' | 'floors' | 'grounds' | 'backs', object>>>('surfaces');

/** What a layer of a place can be; `cast` is where the actors stand. */
const LAYERS = ['sky', 'haze', 'hills', 'row', 'water', 'swell', 'ground', 'strip', 'beams', 'cast'] as const;
const sketch = (description: string) =>
  Type.Union([Type.String({ minLength: 1 }), Type.Array(Type.String({ minLength: 1 }), { minItems: 2 })], {
    description,
  });
const colours = Type.Union([colour('one'), Type.Array(colour('one'))], {
  description: 'one of several is taken by chance',
});
const flag = (description: string) => Type.Boolean({ description });
const two = <Part extends TSchema>(part: Part) => Type.Tuple([part, part]);
const patterned = (names: object) =>
  part('how it looks', { pattern: oneOf(Object.keys(names), 'a pattern'), colour: colours });

const scattered = part('sketches scattered over a layer, larger toward the viewer', {
  sketches: Type.Array(Type.String({ description: 'of `furnishings/` or of `things/`, in turns' })),
  /** As `scale` of a place's things: of the farthest and the nearest. */
  size: two(Type.Number()),
  /** From the layer's y down, in pixels: where the farthest and the nearest stand. */
  at: two(Type.Number()),
  ...mayHave({
    count: number('how many of them'),
    apart: number('or how far they are apart in a row'),
  }),
});

/** Lengths are pixels of a frame of 720 lines. */
const layer = part('a layer', {
  kind: oneOf(LAYERS, 'which'),
  ...mayHave({
    when: oneOf(choices.facts, 'it is shown only if that is so'),
    unless: oneOf(choices.facts, 'it is shown only if that is not so'),
    /** From the horizon down; `30%` is a share of the ground, `-30%` one of the sky. */
    y: Type.Union([Type.Number(), Type.String({ pattern: '^-?[0-9.]+%$' })]),
    colour: colour('its own'),
    /** Of ground, above and below; without them it is grass, or snow. */
    colours: two(colour('one')),
    /** Of a row: a plant of `words/plants.yaml`, or `mixed`; of ground: one of `words/surfaces.yaml`. */
    of: oneOf(
      [...Object.keys(written<object>('plants')), 'mixed', ...Object.keys(surfaces.grounds)],
      'what stands in a row, or what ground it is',
    ),
    scattered: Type.Array(scattered),
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
  }),
});

/** One file of `places/`, as its author writes it. */
export const PlaceSchema = part('a room or a place under the sky', {
  said: text('how an enhanced prompt puts it'),
  words: Type.Array(Type.String({ pattern: '^[a-z0-9]+( [a-z0-9]+)*$' }), {
    minItems: 1,
    uniqueItems: true,
    description: 'the words and phrases that lead to it, each to no other place',
  }),
  ...mayHave({
    wall: patterned(surfaces.walls),
    floor: patterned(surfaces.floors),
    dim: flag('whether lamps are out'),
    back: Type.Array(oneOf(Object.keys(surfaces.backs), 'a layer'), {
      description: 'layers behind, far to near',
    }),
    ground: oneOf(Object.keys(surfaces.grounds), 'what one stands on'),
    edge: number('where the ground begins, in pixels below the horizon; else 30'),
    deck: number('the y of where people stand, where that is not on the ground'),
    layers: Type.Array(layer, { description: 'all of it, far to near' }),
    /**
     * One a line: `name x y [scale] [flip]`. x counts from the middle of the frame, y from the line where the wall meets the floor or
     * at the horizon, both in pixels of a frame of 720 lines. A name is one of `sketches`, a file of `furnishings/` or of
     * `things/`; `window`, `@landmark`, `sign:WORDS` and the showcases of `sets/goods.ts` are drawn by their own code, and
     * `chair*5:120` is five chairs, 120 apart.
     */
    things: text('what stands there, from back to front'),
    deserted: text('what stands there instead when nobody is in the film'),
    sketches: Type.Record(Type.String({ pattern: '^[a-z0-9-]+$' }), sketch('a drawing'), {
      description: 'drawings that only this place has; a list of them moves',
    }),
    outside: part('what is seen through the panes, and how fast one goes through it', {
      place: Type.Unsafe<Place>(Type.String()),
      ...mayHave({ speed: number('in pixels a second') }),
    }),
    panes: Type.String({ description: "holes in the wall, an svg-path from the middle of the wall's foot" }),
  }),
});

/** One file of `furnishings/`: a sketch that several places have, or a list of them, which moves. */
export const FurnishingSchema = part('a furnishing', { sketch: sketch('the drawing') });
