import { type Brush, placed, stroke } from '../../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../../painting/sketch.ts';
import type { Point } from '../../rig.ts';
import { WATER } from '../liquids.ts';
import type { Body } from '../pose.ts';
import type { DeedCast } from './deed-cast.ts';
import { drawThing, isThingProp, type Measure } from './draw-thing.ts';
import { pointOf, type Values } from './key-pose.ts';

/** Where somebody is at a moment, and what the keys say of it. */
interface Moment {
  readonly body: Body;
  readonly values: Values;
}

interface PropCast extends DeedCast {
  readonly sketches: Readonly<Record<string, string>>;
}

const PROP_COLOUR = '#d9573c';
/** Words of a prop that are no numbers. */
const FLAGS = /^(flip|ahead|else|foot|ground|hang|high|low|over|\?.*)$/;
const NUMBER = /^-?[\d.]+$/;

/** What stands on the ground beside somebody is not there for a rider, and not a second time for a helper. */
export function isOnGround([, , where = '']: readonly string[]): boolean {
  const y = /^-?[\d.]+,(-?[\d.]+)$/.exec(where)?.[1];
  return y !== undefined && Number(y) > -12;
}

/** With another thing in place of what is in the near hand, and no hand itself. */
export function withTool(props: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const own = props.find(
    ([layer, sketch = '', where]) =>
      layer !== 'behind' &&
      (where === 'nh' || where === 'hands') &&
      sketch !== 'tie' &&
      !isThingProp(sketch.split(':')[0]!) &&
      !sketch.includes('hand'),
  );
  return props.map((prop) =>
    prop === own ? [prop[0]!, 'tool:nothing', prop[2]!, '26', prop[4] ?? '0'] : prop,
  );
}

/** A line of `props` without its layer. */
export function drawProp(
  brush: Brush,
  [sketch = '', where = 'hip', ...rest]: readonly string[],
  moment: Moment,
  cast: PropCast,
): void {
  const { values } = moment;
  const from = placeOf(where, moment);
  if (sketch === 'tie') {
    const [end = '', colour = '#f0ece4', width = '0.8'] = rest;
    const to = end === 'collar' ? collarOf(cast.animalSize ?? 1) : placeOf(end, moment);
    stroke(brush, Number(width), colour, [from.x, from.y], [to.x, to.y]);
    return;
  }
  const shown = rest.find((word) => word.startsWith('?'));
  if (shown && (values[shown.slice(1)]?.[0] ?? 0) < 0.5) return;
  // What the named thing takes the place of.
  if (rest.includes('else') && cast.object && !cast.object.sign) return;
  const [kind = '', instead] = sketch.split(':');
  const plain = rest.filter((word) => !FLAGS.test(word));
  const number = (word: string) => (NUMBER.test(word) ? Number(word) : (values[word]?.[0] ?? 0));
  if (isThingProp(kind)) {
    // The animal it is done to is already there.
    if (cast.emptyHanded || (instead === 'nothing' && cast.animal && kind === 'anything')) return;
    const [tall = '16', turn = '0'] = plain;
    const at = rest.includes('ground') ? { x: from.x + 3, y: 0 } : from;
    const measure = { tall: tallOf(tall, number), angle: number(turn), flags: rest };
    if (drawThing(brush, kind, cast, at, measure) || instead === 'nothing') return;
  }
  const [size = '1', angle = '0'] = instead ? ['1', plain[1]] : plain;
  const aim = angle.startsWith('>') ? placeOf(angle.slice(1), moment) : null;
  const turn = aim ? Math.atan2(aim.y - from.y, aim.x - from.x) : number(angle);
  const wide = rest.includes('flip') ? -number(size) : number(size);
  const { bottom: trousers, hair, skin, top: cloth } = cast.look;
  const inks = { skin, hair, cloth, trousers, liquid: (cast.liquid ?? WATER).colour };
  placed(brush, { ...from, turn, scale: [wide, number(size)] }, () =>
    drawSketch(brush, inWords(cast.sketches[instead ?? sketch]!, cast.written), {
      main: cast.colour,
      own: PROP_COLOUR,
      inks,
    }),
  );
}

/** A sketch in which `{usual}` stands where the words that are told are written, and `{usual|}` what is not there beside them. */
function inWords(sketch: Sketch, written: string | undefined): Sketch {
  if (!sketch.includes('{')) return sketch;
  return sketch.replaceAll(/\{([^{}|]*)(\|?)\}/g, (_all, usual: string, gone: string) =>
    written === undefined ? usual : gone === '|' ? '' : written,
  );
}

/** `own`: as in life; `held`: as in a hand. */
function tallOf(word: string, number: (word: string) => number): Measure['tall'] {
  return word === 'own' ? null : word === 'held' ? word : number(word);
}

/** Where the lead of a dog ends that is so many times as large as usual. */
function collarOf(times: number): Point {
  return { x: 62 * (1 + (times - 1) * 0.8) + 12 * times, y: -42 * times };
}

const JOINTS: Readonly<Record<string, keyof Body>> = {
  nh: 'nearHand',
  fh: 'farHand',
  nf: 'nearFoot',
  ff: 'farFoot',
  hip: 'hip',
  neck: 'neck',
  head: 'head',
};

/** A joint, halfway between the hands, the mouth, a point of the keys, or `x,y`. */
function placeOf(name: string, { body, values }: Moment): Point {
  const { farHand, head, nearHand } = body;
  const joint = JOINTS[name];
  if (joint) return body[joint];
  if (name === 'mouth') return { x: head.x + 10, y: head.y + 6 };
  if (name === 'hands') return { x: (nearHand.x + farHand.x) / 2, y: (nearHand.y + farHand.y) / 2 };
  const [x = 0, y = 0] = name.split(',').map(Number);
  return pointOf(values, name) ?? { x, y };
}
