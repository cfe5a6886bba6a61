import { isThingProp } from '../../src/cast/people/deeds/draw-thing.ts';
import { type BodyScript, sketchNamed } from '../../src/catalogue/deed-data.ts';
import type { WrongLine } from './mistake.ts';

/** What is wrong in a key or in a line of props. */
interface BodyMistake extends WrongLine {
  readonly part: 'keys' | 'props';
}

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/;
/** A lean that is marked so grows with the depth that hands go down to. */
const LEAN = /^-?[\d.]+\^$/;
const POINT = /^-?[\d.]+,-?[\d.]+\^?$/;
const LAYERS = ['behind', 'mid', 'front'];
/** What a key may name of the body: points, and numbers. */
const BODY_POINTS = ['hip', 'nh', 'fh', 'nf', 'ff'];
const BODY_NUMBERS = ['lean', 'head', 'turn', 'ne', 'fe', 'nk', 'fk'];
/** Where a prop may be: at a joint, at the mouth, between the hands. */
const PLACES = [...BODY_POINTS, 'neck', 'head', 'mouth', 'hands'];
const FLAGS = /^(?:ahead|else|flip|foot|ground|hang|high|low|over|\?.*)$/;

/** Names of the keys that say a point, and those that say a number. */
interface Named {
  readonly points: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

/** What a body does and has in hand: every name in it is one of the body, of its own keys, or of a sketch. */
export function findPropMistakes(script: BodyScript, isSketch: (name: string) => boolean): BodyMistake[] {
  const lines = (script.props ?? '').split('\n').map((line) => line.trim().split(/\s+/));
  const used = new Set(lines.flatMap((words) => words.slice(2).map((word) => word.replace(/^[?>]/, ''))));
  const points = new Set<string>();
  const numbers = new Set<string>();
  const wrongKeys = script.keys.flatMap((key, line): BodyMistake[] => {
    const words = key.split(/\s+/).filter((word) => word !== '');
    for (let at = 0; at < words.length; at += 2) {
      const [name = '', value = ''] = words.slice(at, at + 2);
      const message = wrongValue(name, value, used);
      if (message) return [{ part: 'keys', line, message }];
      (POINT.test(value) ? points : numbers).add(name);
    }
    return [];
  });
  const wrongProps = lines.flatMap((words, line): BodyMistake[] => {
    const message = words[0] === '' ? null : wrongProp(words, { points, numbers }, isSketch);
    return message ? [{ part: 'props', line, message }] : [];
  });
  return [...wrongKeys, ...wrongProps];
}

function wrongValue(name: string, value: string, used: ReadonlySet<string>): string | null {
  if (![NUMBER, POINT, LEAN].some((form) => form.test(value)))
    return `"${name} ${value}" is no name with a number or x,y`;
  if (BODY_POINTS.includes(name)) return POINT.test(value) ? null : `${name} takes x,y`;
  if (BODY_NUMBERS.includes(name))
    return NUMBER.test(value) || (name === 'lean' && LEAN.test(value)) ? null : `${name} takes a number`;
  return used.has(name)
    ? null
    : `"${name}" is no part of the body (${[...BODY_POINTS, ...BODY_NUMBERS].join(', ')}), and no prop is placed by it`;
}

function wrongProp(
  [layer = '', drawn = '', where = '', ...rest]: readonly string[],
  named: Named,
  isSketch: (name: string) => boolean,
): string | null {
  if (!LAYERS.includes(layer)) return `"${layer}" is no layer: ${LAYERS.join(', ')}`;
  if (!isPoint(where, named)) return `"${where}" is no point: ${PLACES.join(', ')}, x,y or one of the keys`;
  if (drawn === 'tie') return wrongTie(rest, named);
  const [kind = '', instead] = drawn.split(':');
  if (instead !== undefined && !isThingProp(kind)) return `"${kind}" is nothing that the prompt names`;
  const sketch = sketchNamed([layer, drawn]);
  if (sketch !== null && !isSketch(sketch)) return `there is no sketch "${sketch}"`;
  const [scale, angle, ...more] = rest.filter((word) => !FLAGS.test(word));
  if (more.length > 0)
    return `"${more.join(' ')}" is too much: scale, angle, ahead, else, flip, foot, ground, hang, high, low, over, ?shown`;
  if (
    scale !== undefined &&
    !(instead !== undefined && ['own', 'held'].includes(scale)) &&
    !isNumber(scale, named)
  )
    return `"${scale}" is no scale`;
  if (
    angle?.startsWith('>') ? !isPoint(angle.slice(1), named) : angle !== undefined && !isNumber(angle, named)
  )
    return `"${angle}" is no angle`;
  const shown = rest.find((word) => word.startsWith('?'));
  return shown && !named.numbers.has(shown.slice(1)) ? `no key has the number "${shown.slice(1)}"` : null;
}

function wrongTie([to = '', colour, width]: readonly string[], named: Named): string | null {
  if (to !== 'collar' && !isPoint(to, named)) return `"${to}" is no point that a tie leads to`;
  if (colour !== undefined && !/^#[0-9a-f]{6}$/.test(colour)) return `"${colour}" is no colour: #rrggbb`;
  return width === undefined || NUMBER.test(width) ? null : `"${width}" is no width`;
}

const isPoint = (word: string, { points }: Named): boolean =>
  PLACES.includes(word) || points.has(word) || POINT.test(word);

const isNumber = (word: string, { numbers }: Named): boolean => NUMBER.test(word) || numbers.has(word);
