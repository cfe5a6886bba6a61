import { Path2D } from '@napi-rs/canvas';
import { alpha, darker, lighter } from './colour.ts';
import { useLettering } from './lettering.ts';
import {
  type Brush,
  disc,
  oval,
  placed,
  polygon,
  roundedBox,
  stroke,
  TURN,
  verticalGradient,
} from './shapes.ts';

/**
 * A drawing as text, one shape a line, from back to front:
 *
 *     box colour x y width height radius       oval colour x y radiusX radiusY [turn]
 *     disc colour x y radius                   ring colour width x y radius
 *     glow colour x y radius                   light that fades outwards
 *     fade colour from to svg-path             a path that is whole at one height (y) and gone at the other
 *     poly colour x y x y …                    line colour width x y x y …
 *     path colour svg-path                     curve colour width svg-path
 *     band colour width svg-path               a curve with flat ends and sharp corners
 *     text colour size x y words               5x dx dy shape …: the shape five times, moved on by dx, dy
 *     within svg-path                          what follows is only seen in there, down to a line that says: whole
 *     moves at x,y turn .3 by 0,4 wide .2 …    what follows, down to `whole`, has its origin at x,y and swings about it: turned by so
 *                                              much to either side, moved, made wider or `tall`er by a share; `times 2` in a
 *                                              round, `late .25` of a swing behind, `half`: to one side alone. `tilt 1.5` turns
 *                                              it for good. Or it goes on through the round: `spin` all around, `slide 40`
 *                                              along, `orbit 9` upright round a middle, `rise 60` as smoke, `whirl .7` as a rotor
 *                                              seen from the side, `sweep` as a beam, `blink 0` (.5: in the other half); with
 *                                              `count 5` as many follow each other
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
  /** Further names, looked up before those of INKS: the skin of the holder. */
  readonly inks?: Readonly<Record<string, string>>;
  /** What the light of the scene makes of a colour. */
  readonly light?: (colour: string) => string;
  /** The moment of a round, 0 to 1, in which what moves is drawn. */
  readonly phase?: number;
}

/** Whether it is another picture at another moment. */
export const isMoving = (sketch: Sketch): boolean => /^ *moves\b/m.test(sketch);

/** A colour as a line names it: by what shares it is made lighter or (below nothing) darker, and how opaque it is. */
interface Ink {
  readonly name: string;
  readonly changes: readonly number[];
  readonly opacity: number | undefined;
}

type Inks = readonly [asked: Ink, plain: Ink];

type Shape = (brush: Brush, colour: (inks: Inks) => string, phase: number) => void;

const compiled = new Map<Sketch, readonly Shape[]>();

export function drawSketch(brush: Brush, sketch: Sketch, colours: SketchColours = {}): void {
  const shapes = compiled.get(sketch) ?? compile(sketch);
  compiled.set(sketch, shapes);
  const toned = (inks: Inks) => colourOf(inks, colours);
  for (const shape of shapes) shape(brush, toned, colours.phase ?? 0);
}

function colourOf([asked, plain]: Inks, colours: SketchColours): string {
  const { light, main } = colours;
  const { changes, name, opacity } = main === undefined ? plain : asked;
  let shaded = inkOf(name, colours);
  for (const share of changes) shaded = share < 0 ? darker(shaded, -share) : lighter(shaded, share);
  const lit = light ? light(shaded) : shaded;
  return opacity === undefined ? lit : alpha(lit, opacity);
}

function inkOf(name: string, { main, own = '#c8604a', inks }: SketchColours): string {
  return name === '$' ? (main ?? own) : (inks?.[name] ?? INKS[name] ?? name);
}

function compile(sketch: Sketch): readonly Shape[] {
  const lines = sketch.split('\n').flatMap((line) => line.trim() || []);
  return compileUntilWhole(lines);
}

/** Takes lines off the front, down to the end of what is within something or moves. */
function compileUntilWhole(lines: string[]): Shape[] {
  const shapes: Shape[] = [];
  for (let line = lines.shift(); line !== undefined && line !== 'whole'; line = lines.shift()) {
    if (line.startsWith('within ')) shapes.push(within(line, compileUntilWhole(lines)));
    else if (line.startsWith('moves')) shapes.push(moving(line, compileUntilWhole(lines)));
    else shapes.push(compileLine(line));
  }
  return shapes;
}

function within(line: string, shapes: readonly Shape[]): Shape {
  const path = new Path2D(line.slice('within '.length));
  return (brush, colour, phase) => {
    brush.save();
    brush.clip(path);
    for (const shape of shapes) shape(brush, colour, phase);
    brush.restore();
  };
}

const REPEAT = /^(\d+)x (-?[\d.]+) (-?[\d.]+) (.*)$/;

function compileLine(line: string): Shape {
  let places: readonly (readonly [x: number, y: number])[] = [[0, 0]];
  let once = line;
  for (let repeat = REPEAT.exec(once); repeat; repeat = REPEAT.exec(once)) {
    const [times, dx, dy] = repeat.slice(1, 4).map(Number) as [number, number, number];
    const turns = Array.from({ length: times }, (_, turn) => turn);
    places = places.flatMap(([x, y]) => turns.map((turn) => [x + turn * dx, y + turn * dy] as const));
    once = repeat[4]!;
  }
  return places.length === 1 ? compileShape(once) : compileRepeated(once, places);
}

function compileRepeated(line: string, places: readonly (readonly [x: number, y: number])[]): Shape {
  const [kind, code, left = 0, top = 0, width = 0, height = 0, radius = 0] = line.split(/\s+/);
  // The hundred windows of a tower are one path: a fill for each would take longer than all else in the picture.
  if (kind === 'box' && Number(radius) === 0) {
    const boxes = places.map(
      ([x, y]) => `M ${x + Number(left)} ${y + Number(top)} h ${width} v ${height} h -${width} Z`,
    );
    return compileShape(`path ${code} ${boxes.join(' ')}`);
  }
  const shape = compileShape(line);
  return (brush, colour, phase) => {
    for (const [x, y] of places) placed(brush, { x, y }, () => shape(brush, colour, phase));
  };
}

function compileShape(line: string): Shape {
  const [kind, code = '', ...rest] = line.split(/\s+/);
  const inks = readInks(code);
  const numbers = rest.map(Number);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbers;
  switch (kind) {
    case 'box':
      return (brush, colour) => roundedBox(brush, a, b, c, d, e, colour(inks));
    case 'oval':
      return (brush, colour) => oval(brush, a, b, c, d, colour(inks), e);
    case 'disc':
      return (brush, colour) => disc(brush, a, b, c, colour(inks));
    case 'glow':
      return (brush, colour) => {
        const light = brush.createRadialGradient(a, b, 0, a, b, c);
        light.addColorStop(0, colour(inks));
        light.addColorStop(1, alpha(colour(inks).slice(0, 7), 0));
        brush.fillStyle = light;
        disc(brush, a, b, c);
      };
    case 'fade': {
      const path = new Path2D(rest.slice(2).join(' '));
      return (brush, colour) => {
        const gone = alpha(colour(inks).slice(0, 7), 0);
        brush.fillStyle = verticalGradient(brush, a, b, colour(inks), gone);
        brush.fill(path);
      };
    }
    case 'ring':
      return (brush, colour) => {
        brush.strokeStyle = colour(inks);
        brush.lineWidth = a;
        brush.beginPath();
        brush.arc(b, c, d, 0, TURN);
        brush.stroke();
      };
    case 'poly': {
      const points = pairs(numbers);
      return (brush, colour) => polygon(brush, colour(inks), ...points);
    }
    case 'line': {
      const points = pairs(numbers.slice(1));
      return (brush, colour) => stroke(brush, a, colour(inks), ...points);
    }
    case 'path': {
      const path = new Path2D(rest.join(' '));
      return (brush, colour) => {
        brush.fillStyle = colour(inks);
        brush.fill(path);
      };
    }
    case 'curve':
    case 'band': {
      const path = new Path2D(rest.slice(1).join(' '));
      return (brush, colour) => {
        brush.strokeStyle = colour(inks);
        brush.lineWidth = a;
        brush.lineCap = kind === 'curve' ? 'round' : 'butt';
        brush.lineJoin = kind === 'curve' ? 'round' : 'miter';
        brush.stroke(path);
      };
    }
    case 'text': {
      const words = rest.slice(3).join(' ');
      return (brush, colour) => letter(brush, words, a, b, c, colour(inks));
    }
    default:
      throw new Error(`no shape of a sketch: ${line}`);
  }
}

function readInks(codes: string): Inks {
  const [asked, plain = asked] = codes.split('|').map(readInk) as [Ink, Ink?];
  return [asked, plain];
}

function readInk(code: string): Ink {
  const [, name = '', changes = '', opacity] = /^([^-+@]+)((?:[-+]\d+)*)(?:@(\d+))?$/.exec(code) ?? [];
  const shares = Array.from(changes.matchAll(/[-+]\d+/g), ([change]) => Number(change) / 100);
  return { name, changes: shares, opacity: opacity ? Number(opacity) / 100 : undefined };
}

/** Sets the brush for a moment of the round of one copy of what goes on through it; `by` is how far, or by what share. */
type Motion = (brush: Brush, phase: number, by: number, copy: number) => void;

const MOTIONS: Readonly<Record<string, Motion>> = {
  spin: (brush, phase) => brush.rotate(phase * TURN),
  slide: (brush, phase, by) => brush.translate(phase * by, 0),
  orbit: (brush, phase, by) => brush.translate(Math.cos(phase * TURN) * by, Math.sin(phase * TURN) * by),
  whirl: (brush, phase, by) => brush.scale(1 - by + by * Math.abs(Math.cos(phase * TURN)), 1),
  sweep: (brush, phase) => brush.scale(Math.cos(phase * TURN), 1),
  blink(brush, phase, by) {
    brush.globalAlpha = (phase + by) % 1 < 0.5 ? 1 : 0;
  },
  rise(brush, phase, by, copy) {
    brush.translate((Math.sin(copy * 2.1) * 0.2 + phase * 0.3) * by, -phase * by);
    brush.scale(0.5 + phase, 0.5 + phase);
    brush.globalAlpha = 1 - phase;
  },
};

function moving(line: string, shapes: readonly Shape[]): Shape {
  const words = line.split(/\s+/);
  const values = (name: string) => (words[words.indexOf(name) + 1] ?? '').split(',').map(Number);
  const number = (name: string, usual: number) => (words.includes(name) ? values(name)[0]! : usual);
  const [x = 0, y = 0] = words.includes('at') ? values('at') : [];
  const [dx = 0, dy = 0] = words.includes('by') ? values('by') : [];
  const [turn, tilt, wide, tall] = ['turn', 'tilt', 'wide', 'tall'].map((name) => number(name, 0)) as Four;
  const [times, late, count] = [number('times', 1), number('late', 0), number('count', 1)];
  const half = words.includes('half');
  const motions = Object.entries(MOTIONS).flatMap(([name, move]) =>
    words.includes(name) ? [{ move, by: number(name, 0) }] : [],
  );
  return (brush, colour, phase) => {
    // Copies follow each other: after the round each is where the next one was.
    for (let copy = 0; copy < count; copy++) {
      const now = (copy + phase) / count;
      const swing = Math.sin((now * times - late) * TURN);
      const beat = half ? Math.max(0, swing) : swing;
      brush.save();
      brush.translate(x, y);
      brush.rotate(tilt);
      brush.translate(dx * beat, dy * beat);
      brush.rotate(turn * beat);
      brush.scale(1 + wide * beat, 1 + tall * beat);
      for (const { move, by } of motions) move(brush, now, by, copy);
      for (const shape of shapes) shape(brush, colour, phase);
      brush.restore();
    }
  };
}

type Four = [number, number, number, number];

/** Letters are set large and shrunk: type sizes below a pixel do not exist. */
function letter(brush: Brush, words: string, size: number, x: number, y: number, colour: string): void {
  brush.save();
  brush.translate(x, y);
  const { a, b, c: skew, d } = brush.getTransform();
  // A figure that looks left is drawn mirrored, and the writing on it is not.
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
