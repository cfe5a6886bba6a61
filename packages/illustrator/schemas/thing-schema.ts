import { type TSchema, Type } from 'typebox';
import { colour, flag, length, oneOf, place, strict, words } from './schema-parts.ts';

const RESTS = [
  'table',
  'floor',
  'street',
  'ground',
  'grass',
  'farm',
  'beach',
  'water',
  'desert',
  'snow',
  'mountain',
  'forest',
  'ice',
  'lake',
  'seabed',
  'air',
  'space',
] as const;

/** One file of `things/`, as its author writes it. What it says is all that is known of the thing. */
export const ThingSchema = Type.Object(
  {
    words: Type.Optional(words),
    kind: Type.Optional(
      oneOf(['vehicle', 'craft', 'landmark'], 'what drives, what floats or flies, a building; else a thing'),
    ),
    rests: Type.Optional(oneOf(RESTS, 'what it stands on where the prompt names nothing')),
    held: Type.Optional(
      oneOf(
        ['upright', 'overhead', 'hanging'],
        'how a person holds it in one hand: in the fist, over the head, or by its handle',
      ),
    ),
    moves: Type.Optional(
      oneOf(['ground', 'water', 'submerged', 'air'], 'where it gets about when a prompt says that it does'),
    ),
    speed: Type.Optional(length("how fast, in hundredths of a person's height a second; else 100")),
    size: length("how tall it is in life, in hundredths of a person's height"),
    wide: length('how wide the sketch is, in measures of its own; its middle is at x 0'),
    tall: length('how tall the sketch is; its foot is at y 0 and its top at -tall'),
    below: Type.Optional(length('how far the sketch reaches below y 0')),
    cycle: Type.Optional(length('seconds of one round of its movement')),
    sways: Type.Optional(length('the angle, in radians, by which all of it rocks')),
    glows: flag('it gives light of its own'),
    colour: colour('what $ is in the sketch where the prompt names no colour'),
    surface: Type.Optional(place('the height of the sketch at which other things stand on it; else its top')),
    seat: Type.Optional(
      Type.Object(
        {
          x: place('where'),
          y: place('how high'),
          posture: Type.Optional(oneOf(['stand', 'pedal', 'saddle'], 'how one rides it, else sitting')),
        },
        { ...strict, description: 'where in the sketch whoever rides it sits; else on top' },
      ),
    ),
    cabin: Type.Optional(
      Type.Object(
        { x: place('where'), y: place('how high'), scale: length('how large, beside a head outside') },
        { ...strict, description: 'where the head of who drives it is seen, in what one sits inside of' },
      ),
    ),
    wheels: Type.Optional(
      Type.Array(
        Type.Object(
          {
            x: place('its middle'),
            y: place('its height'),
            radius: length('its radius'),
            rim: Type.Optional(colour('of its rim')),
            thin: flag('as of a bicycle'),
            behind: flag('below the sketch'),
          },
          strict,
        ),
        { minItems: 1, description: 'wheels that turn while it moves, drawn over the sketch' },
      ),
    ),
    inside: Type.Optional(
      Type.Object(
        {
          left: place('its left edge'),
          right: place('its right edge'),
          top: place('its upper edge'),
          bottom: place('its lower edge'),
        },
        { ...strict, description: 'where what is in it is seen, through glass or bars' },
      ),
    ),
    mouth: Type.Optional(
      Type.Object(
        {
          x: place('its middle'),
          y: place('its height'),
          radiusX: length('half its width'),
          radiusY: length('half its depth'),
        },
        { ...strict, description: 'the opening over whose rim what is in it looks out' },
      ),
    ),
    sketch: Type.String({ minLength: 1, description: 'the drawing, one shape a line, from back to front' }),
    front: Type.Optional(
      Type.String({ minLength: 1, description: 'a sketch that is drawn over what is inside' }),
    ),
  },
  strict,
);

export const thingSchema = ThingSchema as TSchema;
