import { INKS } from '../../src/painting/sketch.ts';
import type { WrongLine } from './mistake.ts';

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;
const COLOUR = /^([^-+@]+)(?:[-+]\d+)*(?:@\d+)?$/;

/** What follows the colour of a shape, as `painting/sketch.ts` takes it; `…` stands for more points. */
const SHAPES: Readonly<Record<string, string>> = {
  box: 'x y width height radius',
  oval: 'x y radiusX radiusY [turn]',
  disc: 'x y radius',
  glow: 'x y radius',
  ring: 'width x y radius',
  poly: 'x y x y x y …',
  line: 'width x y x y …',
  path: 'path',
  fade: 'from to path',
  curve: 'width path',
  band: 'width path',
  text: 'size x y words',
};

/** How many numbers each command of an SVG path takes. */
const COMMANDS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** What movements take: x,y, a number, or nothing. */
const WITH_POINT = ['at', 'by'];
const WITH_NUMBER = 'turn tilt wide tall times late slide orbit whirl blink rise count'.split(' ');
const FLAGS = ['half', 'spin', 'sweep'];

/** `inks` are names of colours that the drawing code adds to those of all sketches: the skin of a person. */
export function findSketchMistakes(sketch: string, inks: readonly string[] = []): WrongLine[] {
  /** The lines of what is not over: `within` and `moves`. */
  const open: number[] = [];
  const mistakes = sketch.split('\n').flatMap((text, line): WrongLine[] => {
    const words = text.trim().split(/\s+/);
    const message = wrongLine(words, inks, open.length > 0);
    if (words[0] === 'within' || words[0] === 'moves') open.push(line);
    if (words[0] === 'whole') open.pop();
    return message === null ? [] : [{ line, message }];
  });
  return [
    ...mistakes,
    ...open.map((line) => ({ line, message: 'within and moves end with a line that says: whole' })),
  ];
}

function wrongLine(words: readonly string[], inks: readonly string[], isOpen: boolean): string | null {
  const [first = '', ...rest] = words;
  if (first === '') return null;
  if (first === 'within') return wrongPath(rest);
  if (first === 'moves') return wrongMove(rest);
  if (first === 'whole') return isOpen ? null : 'nothing is within anything or moves here';
  if (first === '0x') return '0x draws nothing';
  if (!/^\d+x$/.test(first)) return wrongShape(words, inks);
  return rest.length > 2 && areNumbers(rest.slice(0, 2))
    ? wrongShape(rest.slice(2), inks)
    : `${first} takes dx dy and a shape`;
}

function wrongMove([name, ...rest]: readonly string[]): string | null {
  if (name === undefined) return null;
  if (FLAGS.includes(name)) return wrongMove(rest);
  const hasPoint = WITH_POINT.includes(name);
  if (!hasPoint && !WITH_NUMBER.includes(name))
    return `"${name}" is none of ${[...WITH_POINT, ...WITH_NUMBER, ...FLAGS].join(', ')}`;
  const [value = '', ...more] = rest;
  const numbers = value.split(',');
  return numbers.length === (hasPoint ? 2 : 1) && areNumbers(numbers)
    ? wrongMove(more)
    : `${name} takes ${hasPoint ? 'x,y' : 'a number'}`;
}

function wrongShape([kind = '', colour, ...rest]: readonly string[], inks: readonly string[]): string | null {
  if (!(kind in SHAPES)) return `"${kind}" is no shape: ${Object.keys(SHAPES).join(', ')}`;
  return wrongColour(colour, inks) ?? wrongMeasures(kind, rest);
}

function wrongColour(codes = '', inks: readonly string[] = []): string | null {
  const names = ['$', ...Object.keys(INKS), ...inks];
  const wrong = codes.split('|').find((code) => {
    const [, name = ''] = COLOUR.exec(code) ?? [];
    return !/^#[0-9a-f]{6}$/.test(name) && !names.includes(name);
  });
  return wrong === undefined ? null : `"${wrong}" is no colour: #rrggbb or ${names.join(', ')}`;
}

function wrongMeasures(kind: string, rest: readonly string[]): string | null {
  const takes = SHAPES[kind]!.split(' ');
  const numbers = takes.filter((name) => !['path', 'words', '…'].includes(name));
  const least = numbers.filter((name) => !name.startsWith('[')).length;
  const more = rest.slice(numbers.length);
  const areRight = rest.length >= least && areNumbers(rest.slice(0, numbers.length));
  if (areRight && takes.at(-1) === 'path') return wrongPath(more);
  const isRest =
    takes.at(-1) === 'words'
      ? more.length > 0
      : more.length === 0 || (takes.at(-1) === '…' && areNumbers(more) && more.length % 2 === 0);
  return areRight && isRest ? null : `${kind} takes ${SHAPES[kind]}`;
}

function wrongPath(parts: readonly string[]): string | null {
  if (parts[0] !== 'M') return 'a path begins with M';
  let at = 0;
  while (at < parts.length) {
    const command = parts[at]!;
    const takes = COMMANDS[command.toUpperCase()];
    if (takes === undefined) return `"${command}" is no command of a path`;
    const end = parts.findIndex((part, index) => index > at && !NUMBER.test(part));
    const count = (end < 0 ? parts.length : end) - at - 1;
    if (takes === 0 ? count > 0 : count === 0 || count % takes > 0)
      return `${command} takes ${takes} numbers, not ${count}`;
    at += count + 1;
  }
  return null;
}

const areNumbers = (parts: readonly string[]) => parts.every((part) => NUMBER.test(part));
