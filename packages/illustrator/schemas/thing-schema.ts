import { Type } from 'typebox';
import type { Rests } from '../compiled/names.ts';
import { colour, flag, length, mayHave, number, oneOf, part, text, words, written } from './schema-parts.ts';

const { restingPlaces } = written<{ readonly restingPlaces: Readonly<Record<Rests, string>> }>('records');

/** One file of `things/`, as its author writes it. */
export const ThingSchema = part('what it says is all that is known of the thing', {
  size: length("how tall it is in life, in hundredths of a person's height"),
  wide: length('how wide the sketch is, in measures of its own; its middle is at x 0'),
  tall: length('how tall the sketch is; its foot is at y 0 and its top at -tall'),
  colour: colour('what $ is in the sketch where the prompt names no colour'),
  sketch: text('the drawing, one shape a line, from back to front'),
  ...mayHave({
    words,
    kind: oneOf(
      ['vehicle', 'craft', 'landmark'],
      'what drives, what floats or flies, a building; else a thing',
    ),
    rests: oneOf(Object.keys(restingPlaces) as Rests[], 'what it stands on where the prompt names nothing'),
    held: oneOf(
      ['upright', 'overhead', 'hanging'],
      'how a person holds it in one hand: in the fist, over the head, or by its handle',
    ),
    moves: oneOf(
      ['ground', 'water', 'submerged', 'air'],
      'where it gets about when a prompt says that it does',
    ),
    speed: length("how fast, in hundredths of a person's height a second; else 100"),
    below: length('how far the sketch reaches below y 0'),
    cycle: length('seconds of one round of its movement'),
    sways: length('the angle, in radians, by which all of it rocks'),
    glows: flag('it gives light of its own'),
    surface: number('the height of the sketch at which other things stand on it; else its top'),
    seat: part('where in the sketch its rider sits; else on top', {
      x: number('where'),
      y: number('how high'),
      ...mayHave({ posture: oneOf(['stand', 'pedal', 'saddle'], 'how one rides it, else sitting') }),
    }),
    cabin: part('where the head of who drives it is seen, in what one sits inside of', {
      x: number('where'),
      y: number('how high'),
      scale: length('how large, beside a head outside'),
    }),
    wheels: Type.Array(
      part('a wheel that turns while it moves, drawn over the sketch', {
        x: number('its middle'),
        y: number('its height'),
        radius: length('its radius'),
        ...mayHave({
          rim: colour('of its rim'),
          thin: flag('as of a bicycle'),
          behind: flag('below the sketch'),
        }),
      }),
      { minItems: 1 },
    ),
    inside: part('where what is in it is seen, through glass or bars', {
      left: number('its left edge'),
      right: number('its right edge'),
      top: number('its upper edge'),
      bottom: number('its lower edge'),
    }),
    mouth: part('the opening over whose rim what is in it looks out', {
      x: number('its middle'),
      y: number('its height'),
      radiusX: length('half its width'),
      radiusY: length('half its depth'),
    }),
    front: text('a sketch that is drawn over what is inside'),
    writing: part('where the words stand that a prompt puts on it, instead of those of the sketch', {
      x: number('the middle of the place'),
      y: number('its height'),
      wide: length('how wide it is'),
      tall: length('how tall it is'),
      ink: text('the colour of the letters, as in a sketch'),
      ...mayHave({ paper: text('the colour that is laid over the place first, as in a sketch') }),
    }),
  }),
});
