import { Path2D } from '@napi-rs/canvas';
import { alpha, darker, lighter } from './colour.ts';
import { useLettering } from './lettering.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from './shapes.ts';

/**
 * A drawing as text, one shape a line, from back to front:
 *
 *     box colour x y width height radius       oval colour x y radiusX radiusY [turn]
 *     disc colour x y radius                   ring colour width x y radius
 *     glow colour x y radius                   light that fades outwards
 *     poly colour x y x y …                    line colour width x y x y …
 *     path colour svg-path                     curve colour width svg-path
 *     band colour width svg-path               a curve with flat ends and sharp corners
 *     text colour size x y words               5x dx dy shape …: the shape five times, moved on by dx, dy
 *     within svg-path                          what follows is only seen in there, down to a line that says: whole
 *     moves at x,y turn .3 by 0,4 wide .2 …    what follows, down to `whole`, has its origin at x,y and swings about it: turned by so
 *                                              much to either side, moved, made wider or `tall`er by a share; `times 2` in a
 *                                              round, `late .25` of a swing behind, `half`: to one side alone
 *
 * A colour is `#rrggbb`, a name of INKS, or `$`, the colour the thing is asked for in or else its own; `-20` after it makes
 * it a fifth darker, `+30` lighter, `@50` half transparent. Of `$-40|white` the second is taken where no colour is asked for.
 */
export type Sketch = string;

/** Colours by name. */
export const INKS: Readonly<Record<string, string>> = {
  wood: '#9a6a43',
  ink: '#33313c',
  steel: '#aeb6c0',
  iron: '#5f6874',
  white: '#f8f6f1',
  glass: '#bfe0ee',
  gold: '#e3bd4f',
  leaf: '#3f9a52',
  brick: '#b5624a',
  stone: '#b9b3a8',
  water: '#4aa8d8',
  red: '#d8433b',
  blue: '#3576c9',
  yellow: '#f2c230',
};

export interface SketchColours {
  /** What `$` stands for, and where that is not asked for in a colour, its own. */
  readonly main?: string | undefined;
  readonly own?: string;
  /** Further names, before those of INKS: the skin of whoever holds it. */
  readonly inks?: Readonly<Record<string, string>>;
  /** What the light of the scene makes of a colour. */
  readonly light?: (colour: string) => string;
  /** The moment of a round, 0 to 1, in which what moves is drawn. */
  readonly phase?: number;
}

type Shape = (brush: Brush, colour: (code: string) => string, phase: number) => void;

const compiled = new Map<Sketch, readonly Shape[]>();

export function drawSketch(brush: Brush, sketch: Sketch, colours: SketchColours = {}): void {
  const shapes = compiled.get(sketch) ?? compile(sketch);
  compiled.set(sketch, shapes);
  const toned = (code: string) => colourOf(code, colours);
  for (const shape of shapes) shape(brush, toned, colours.phase ?? 0);
}

function colourOf(codes: string, colours: SketchColours): string {
  const { light, main } = colours;
  const [asked = '', plain = asked] = codes.split('|');
  const code = main === undefined ? plain : asked;
  const [, name = '', changes = '', opacity] = /^([^-+@]+)((?:[-+]\d+)*)(?:@(\d+))?$/.exec(code) ?? [];
  let shaded = inkOf(name, colours);
  for (const [change] of changes.matchAll(/[-+]\d+/g)) {
    const share = Number(change) / 100;
    shaded = share < 0 ? darker(shaded, -share) : share > 0 ? lighter(shaded, share) : shaded;
  }
  const lit = light ? light(shaded) : shaded;
  return opacity ? alpha(lit, Number(opacity) / 100) : lit;
}

function inkOf(name: string, { main, own = '#c8604a', inks }: SketchColours): string {
  return name === '$' ? (main ?? own) : (inks?.[name] ?? INKS[name] ?? name);
}

function compile(sketch: Sketch): Shape[] {
  return sketch
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(compileLine);
}

function compileLine(line: string): Shape {
  const repeat = /^(\d+)x (-?[\d.]+) (-?[\d.]+) (.*)$/.exec(line);
  if (!repeat) return compileShape(line);
  const [, times, dx, dy, rest] = repeat as unknown as [string, string, string, string, string];
  const shape = compileLine(rest);
  return (brush, colour, phase) => {
    brush.save();
    for (let turn = 0; turn < Number(times); turn++) {
      shape(brush, colour, phase);
      brush.translate(Number(dx), Number(dy));
    }
    brush.restore();
  };
}

function compileShape(line: string): Shape {
  const [kind, code = '', ...rest] = line.split(/\s+/);
  const numbers = rest.map(Number);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbers;
  switch (kind) {
    case 'box':
      return (brush, colour) => roundedBox(brush, a, b, c, d, e, colour(code));
    case 'oval':
      return (brush, colour) => oval(brush, a, b, c, d, colour(code), e);
    case 'disc':
      return (brush, colour) => disc(brush, a, b, c, colour(code));
    case 'glow':
      return (brush, colour) => {
        const light = brush.createRadialGradient(a, b, 0, a, b, c);
        light.addColorStop(0, colour(code));
        light.addColorStop(1, alpha(colour(code).slice(0, 7), 0));
        brush.fillStyle = light;
        disc(brush, a, b, c);
      };
    case 'ring':
      return (brush, colour) => {
        brush.strokeStyle = colour(code);
        brush.lineWidth = a;
        brush.beginPath();
        brush.arc(b, c, d, 0, TURN);
        brush.stroke();
      };
    case 'poly':
      return (brush, colour) => polygon(brush, pairs(numbers), colour(code));
    case 'line':
      return (brush, colour) => stroke(brush, pairs(numbers.slice(1)), a, colour(code));
    case 'path': {
      const path = new Path2D(rest.join(' '));
      return (brush, colour) => {
        brush.fillStyle = colour(code);
        brush.fill(path);
      };
    }
    case 'curve':
    case 'band': {
      const path = new Path2D(rest.slice(1).join(' '));
      return (brush, colour) => {
        brush.strokeStyle = colour(code);
        brush.lineWidth = a;
        brush.lineCap = kind === 'curve' ? 'round' : 'butt';
        brush.lineJoin = kind === 'curve' ? 'round' : 'miter';
        brush.stroke(path);
      };
    }
    case 'within': {
      const path = new Path2D([code, ...rest].join(' '));
      return (brush) => {
        brush.save();
        brush.clip(path);
      };
    }
    case 'moves':
      return compileMove(line);
    case 'whole':
      return (brush) => brush.restore();
    case 'text': {
      const words = rest.slice(3).join(' ');
      return (brush, colour) => letter(brush, words, a, b, c, colour(code));
    }
    default:
      throw new Error(`no shape of a sketch: ${line}`);
  }
}

function compileMove(line: string): Shape {
  const words = line.split(/\s+/);
  const values = (name: string) => (words[words.indexOf(name) + 1] ?? '').split(',').map(Number);
  const number = (name: string, usual: number) => (words.includes(name) ? values(name)[0]! : usual);
  const [x = 0, y = 0] = words.includes('at') ? values('at') : [];
  const [dx = 0, dy = 0] = words.includes('by') ? values('by') : [];
  const [turn, wide, tall] = [number('turn', 0), number('wide', 0), number('tall', 0)];
  const [times, late] = [number('times', 1), number('late', 0)];
  const half = words.includes('half');
  return (brush, _, phase) => {
    const swing = Math.sin((phase * times - late) * TURN);
    const beat = half ? Math.max(0, swing) : swing;
    brush.save();
    brush.translate(x + dx * beat, y + dy * beat);
    brush.rotate(turn * beat);
    brush.scale(1 + wide * beat, 1 + tall * beat);
  };
}

/** Letters are set large and shrunk: type sizes below a pixel do not exist. */
function letter(brush: Brush, words: string, size: number, x: number, y: number, colour: string): void {
  brush.save();
  brush.translate(x, y);
  const { a, b, c: skew, d } = brush.getTransform();
  // Whoever looks left is drawn mirrored, and what is written on them is not.
  brush.scale((a * d < b * skew ? -size : size) / 100, size / 100);
  useLettering(brush, 100);
  brush.textAlign = 'center';
  brush.fillStyle = colour;
  brush.fillText(words, 0, 0);
  brush.restore();
}

function pairs(numbers: readonly number[]): [number, number][] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2]!,
    numbers[index * 2 + 1]!,
  ]);
}
