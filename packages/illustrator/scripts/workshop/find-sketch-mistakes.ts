import { INKS } from '../../src/painting/sketch.ts';

/** What is wrong in a line of a sketch, counted from 0. */
export interface SketchMistake {
  readonly line: number;
  readonly message: string;
}

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;
const COLOUR = /^([^-+@]+)(?:[-+]\d+)*(?:@\d+)?$/;

/** The numbers that follow the colour of a shape, as `painting/sketch.ts` takes them. */
const SHAPES: Readonly<Record<string, { readonly takes: string; fits(count: number): boolean }>> = {
  box: { takes: 'x y width height radius', fits: (count) => count === 5 },
  oval: { takes: 'x y radiusX radiusY [turn]', fits: (count) => count === 4 || count === 5 },
  disc: { takes: 'x y radius', fits: (count) => count === 3 },
  glow: { takes: 'x y radius', fits: (count) => count === 3 },
  ring: { takes: 'width x y radius', fits: (count) => count === 4 },
  poly: { takes: 'three or more points x y', fits: (count) => count >= 6 && count % 2 === 0 },
  line: { takes: 'width and two or more points x y', fits: (count) => count >= 5 && count % 2 === 1 },
};

const KINDS = [...Object.keys(SHAPES), 'path', 'fade', 'curve', 'band', 'text'];

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

/** `inks` are names of colours that whoever draws it has beside those of all sketches: the skin of somebody. */
export function findSketchMistakes(sketch: string, inks: readonly string[] = []): SketchMistake[] {
  /** The lines of what is not over: `within` and `moves`. */
  const open: number[] = [];
  const mistakes = sketch.split('\n').flatMap((text, line): SketchMistake[] => {
    const words = text.trim().split(/\s+/);
    const message =
      words[0] === ''
        ? null
        : words[0] === 'within'
          ? wrongPath(words.slice(1))
          : words[0] === 'moves'
            ? wrongMove(words.slice(1))
            : words[0] === 'whole'
              ? open.length > 0
                ? null
                : 'nothing is within anything or moves here'
              : wrongLine(words, inks);
    if (words[0] === 'within' || words[0] === 'moves') open.push(line);
    if (words[0] === 'whole') open.pop();
    return message === null ? [] : [{ line, message }];
  });
  return [
    ...mistakes,
    ...open.map((line) => ({ line, message: 'within and moves end with a line that says: whole' })),
  ];
}

const MOVES: Readonly<Record<string, number>> = {
  at: 2,
  by: 2,
  turn: 1,
  tilt: 1,
  wide: 1,
  tall: 1,
  times: 1,
  late: 1,
  slide: 1,
  orbit: 1,
  whirl: 1,
  blink: 1,
  rise: 1,
  count: 1,
};
/** These take nothing. */
const FLAGS = new Set(['half', 'spin', 'sweep']);

function wrongMove([name, value = '', ...rest]: readonly string[]): string | null {
  if (name === undefined) return null;
  if (FLAGS.has(name)) return wrongMove([value, ...rest].filter((word) => word !== ''));
  const takes = MOVES[name];
  if (takes === undefined)
    return `"${name}" is none of ${Object.keys(MOVES).join(', ')}, ${[...FLAGS].join(', ')}`;
  const numbers = value.split(',');
  return numbers.length === takes && areNumbers(numbers)
    ? wrongMove(rest)
    : `${name} takes ${takes === 2 ? 'x,y' : 'a number'}`;
}

function wrongLine(words: readonly string[], inks: readonly string[]): string | null {
  if (!/^\d+x$/.test(words[0] ?? '')) return wrongShape(words, inks);
  if (words[0] === '0x') return '0x draws nothing';
  if (!areNumbers(words.slice(1, 3)) || words.length < 4) return `${words[0]} takes dx dy and a shape`;
  return wrongShape(words.slice(3), inks);
}

function wrongShape([kind = '', colour, ...rest]: readonly string[], inks: readonly string[]): string | null {
  if (!KINDS.includes(kind)) return `"${kind}" is no shape: ${KINDS.join(', ')}`;
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
  if (kind === 'path') return wrongPath(rest);
  if (kind === 'curve' || kind === 'band')
    return areNumbers(rest.slice(0, 1)) ? wrongPath(rest.slice(1)) : `${kind} takes width and a path`;
  if (kind === 'fade')
    return areNumbers(rest.slice(0, 2)) ? wrongPath(rest.slice(2)) : 'fade takes from, to and a path';
  if (kind === 'text')
    return areNumbers(rest.slice(0, 3)) && rest.length > 3 ? null : 'text takes size x y and words';
  const { fits, takes } = SHAPES[kind]!;
  return areNumbers(rest) && fits(rest.length) ? null : `${kind} takes ${takes}`;
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

const areNumbers = (parts: readonly string[]) => parts.length > 0 && parts.every((part) => NUMBER.test(part));
