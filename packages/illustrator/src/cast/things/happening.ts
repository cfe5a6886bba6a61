import { wordTable } from '../../catalogue/word-tables.ts';
import type { Brush } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import { lookOf } from '../../vocabulary/looks.ts';
import { paintCover } from '../covers.ts';
import { clipTo, inFrame } from '../in-frame.ts';
import { measured } from '../measured.ts';
import { apart } from '../painted-over.ts';
import { asPicture, type Box, type Rig } from '../rig.ts';
import { signsAreSeen } from '../signs.ts';

/** One row of `words/happenings.yaml`, which says what each field means. */
interface Row {
  readonly cycle?: number;
  readonly frames?: number;
  readonly stays?: boolean;
  readonly reverses?: string;
  readonly like?: string;
  readonly from?: number;
  readonly rig?: Partial<Rig>;
  readonly layers?: readonly (Layer | Sketch)[];
}

interface Layer {
  readonly draw?: Sketch;
  readonly cover?: string;
  readonly keys?: readonly Key[];
  readonly even?: boolean;
  readonly about?: readonly [x: number, y: number];
  readonly square?: boolean;
  readonly within?: string;
  readonly part?: string;
  readonly cut?: readonly [columns: number, rows: number];
  readonly late?: number;
  readonly over?: readonly Layer[];
  readonly light?: boolean;
  readonly each?: boolean;
}

type Key = Readonly<Record<string, number>>;

/** What it happens to, and the moment. */
interface Moment {
  readonly box: Box;
  readonly phase: number;
  /** The moment of what moves in a sketch, and of somebody who moves on meanwhile. */
  readonly own: number;
  readonly main: string;
  readonly count: number;
  show(brush: Brush): void;
}

const ROWS = wordTable<Readonly<Record<string, Row>>>('happenings');
/** Rounds of their own that things and sketches make in what happens once. */
const ROUNDS = 4;
/** What is taller or wider than this may have a row of its own. */
const LONG = 1.25;

export interface Circumstances {
  /** The colour of `$`. */
  readonly main?: string;
  /** It has happened: the thing is as it is afterwards. */
  readonly over?: boolean;
  readonly count?: number;
  /** Words for the thing, the closest first. */
  readonly of?: readonly string[];
}

/** A figure to which something happens: it rolls, drips, falls over, bursts, burns, grows. */
export function happening(rig: Rig, kind: string, circumstances: Circumstances = {}): Rig {
  const { main = '', over, count = 1, of = [] } = circumstances;
  // What there is a row for as such is drawn to its own measure.
  const { box } = of.some((each) => ROWS[`${kind}-${each}`]) ? rig : measured({ ...rig, frames: 1 });
  const { like, from = 0, reverses, ...row } = rowFor(kind, box, of);
  const shown = rowFor(like ?? reverses ?? kind, box, of);
  const { cycle, frames = cycle ? 20 : 30, layers = [], rig: other, stays } = shown;
  const isOver = over && cycle === undefined;
  const seen = stays ? rig : asPicture(rig);
  return measured({
    ...seen,
    ...(!stays && { speed: 0 }),
    ...other,
    cycle: cycle ?? 2,
    frames: isOver ? 1 : (row.frames ?? frames),
    ...(cycle === undefined && { unfolds: true }),
    ...(count > 1 && layers.some((layer) => isEach(layer)) && { company: count - 1 }),
    draw(brush, time) {
      const now = isOver ? 1 : time;
      const phase = reverses ? 1 - now : from + (1 - from) * now;
      const own = cycle === undefined ? (phase * ROUNDS) % 1 : phase;
      const show = (each: Brush) => seen.draw(each, cycle === undefined || stays ? own : 0);
      for (const layer of layers) drawLayer(brush, layer, { box, phase, own, main, count, show });
    },
  });
}

const isEach = (layer: Layer | Sketch) => typeof layer === 'object' && layer.each === true;

function rowFor(kind: string, { left, right, top, bottom }: Box, of: readonly string[]): Row {
  const slender = (bottom - top) / (right - left);
  const shape = slender > LONG ? 'tall' : slender < 1 / LONG ? 'wide' : '';
  return [...of, shape].flatMap((each) => ROWS[`${kind}-${each}`] ?? [])[0] ?? ROWS[kind]!;
}

function drawLayer(brush: Brush, given: Layer | Sketch, moment: Moment): void {
  const layer = typeof given === 'object' ? given : given === 'thing' ? {} : { draw: given };
  if (layer.light && !signsAreSeen()) return;
  const copies = layer.each ? moment.count : 1;
  for (let copy = 0; copy < copies; copy++)
    drawOne(brush, layer, {
      ...moment,
      phase: copies > 1 ? (moment.phase + copy / copies) % 1 : moment.phase,
    });
}

function drawOne(brush: Brush, layer: Layer, moment: Moment): void {
  const { about = [0, 0], cover, draw, keys, late = 0, over, part, within } = layer;
  const frame = layer.square ? squareOf(moment.box) : moment.box;
  const keyAtRow = (row: number) => keyAt(keys, moment.phase - row * late, layer.even);
  const seen = 1 + (keyAtRow(0)['seen'] ?? 0);
  if (seen < 0.02) return;
  const paint = (own: Brush) => {
    own.save();
    if (within) clipTo(own, frame, within);
    for (const piece of layer.cut ? piecesOf(layer.cut) : [{ ...WHOLE, about, path: part }]) {
      own.save();
      move(own, frame, keyAtRow(piece.row), piece);
      if (piece.path) clipTo(own, frame, piece.path);
      if (draw) inFrame(own, frame, () => drawSketch(own, draw, { main: moment.main, phase: moment.own }));
      else if (cover) paintCover(own, lookOf(cover).cover!, moment.box);
      else moment.show(own);
      own.restore();
    }
    own.restore();
    own.globalCompositeOperation = over ? 'source-atop' : own.globalCompositeOperation;
    for (const each of over ?? []) drawLayer(own, each, moment);
  };
  if (over || seen < 1) apart(brush, paint, seen);
  else paint(brush);
}

function squareOf({ left, right, top, bottom }: Box): Box {
  const side = Math.max(right - left, bottom - top);
  const middle = (left + right) / 2;
  return { left: middle - side / 2, right: middle + side / 2, top: bottom - side, bottom };
}

/** A part of a layer that moves for itself; `column` is -1 to 1. */
interface Piece {
  readonly about: readonly [x: number, y: number];
  readonly path: string | undefined;
  readonly column: number;
  readonly row: number;
  /** How far its lower edge is above the ground. */
  readonly above: number;
}
const WHOLE = { column: 0, row: 0, above: 0 };

function piecesOf([columns, rows]: NonNullable<Layer['cut']>): Piece[] {
  const [wide, high] = [100 / columns, 100 / rows];
  return Array.from({ length: columns * rows }, (_, index) => {
    const row = rows - 1 - Math.floor(index / columns);
    const [x, y] = [(index % columns) * wide - 50, row * high - 100];
    return {
      about: [x + wide / 2, y + high / 2],
      // A little larger, so that no line is seen where they meet.
      path: `M ${x - 0.5} ${y - 0.5} h ${wide + 1} v ${high + 1} h ${-wide - 1} Z`,
      column: columns > 1 ? ((index % columns) * 2) / (columns - 1) - 1 : 0,
      row,
      above: -y - high,
    };
  });
}

function move(brush: Brush, { left, right, top, bottom }: Box, key: Key, piece: Piece): void {
  const { x = 0, y = 0, turn = 0, lean = 0, wide = 0, high = 0, out = 0, drop = 0, spin = 0, bow = 0 } = key;
  const [unitX, unitY] = [(right - left) / 100, (bottom - top) / 100];
  const bent = bow * (piece.above / 100) ** 2;
  const [aboutX, aboutY] = [(left + right) / 2 + piece.about[0] * unitX, bottom + piece.about[1] * unitY];
  brush.translate(
    aboutX + (x + out * piece.column) * unitX + bent * unitY,
    aboutY + (y + drop * piece.above + bent * 0.36) * unitY,
  );
  brush.rotate(turn + spin * piece.column);
  brush.transform(1 + wide, 0, lean, 1 + high, 0, 0);
  brush.translate(-aboutX, -aboutY);
}

/** Between two keys it swings from the one to the other, or goes evenly. */
function keyAt(keys: readonly Key[] = [], phase: number, even = false): Key {
  const timed = keys.map((key, index) => ({ at: index / Math.max(1, keys.length - 1), ...key }));
  const next = timed.findIndex(({ at }) => at > phase);
  const from: Key = timed.at(next < 0 ? -1 : Math.max(0, next - 1)) ?? {};
  const to: Key = timed.at(next) ?? {};
  const share = Math.max(0, (phase - from['at']!) / (to['at']! - from['at']! || 1));
  const gone = even ? share : (1 - Math.cos(share * Math.PI)) / 2;
  return Object.fromEntries(
    Object.keys({ ...from, ...to }).map((name) => {
      const [one = 0, other = 0] = [from[name], to[name]];
      return [name, one + (other - one) * gone];
    }),
  );
}
