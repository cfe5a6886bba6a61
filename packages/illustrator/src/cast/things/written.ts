import { thingDrawing } from '../../catalogue/thing-index.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import { sketched } from '../objects/sketched.ts';
import type { Rig } from '../rig.ts';

/** A letter is so wide, and a line so high, of the size of its type. */
const LETTER = 0.64;
const LINE = 1.2;
/** Smaller letters, in hundredths of a person, cannot be read in a film 640 wide: they rather reach beyond their place. */
const SMALLEST = 7;
const MOST_LETTERS = 80;

/** Where words stand: the middle and the size of the place. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly ink: string;
}

/** A thing with words on it: where its drawing has a place for them, or else on a label across its middle. */
export function written(rig: Rig, words: string, model: string, colour: string | null): Rig {
  const drawing = thingDrawing(model);
  const place = drawing?.writing;
  if (!drawing || !place) return labelled(rig, words);
  const { paper, wide, tall } = place;
  const over = paper ? `box ${paper} ${place.x - wide / 2} ${place.y - tall / 2} ${wide} ${tall} 2\n` : '';
  const smallest = SMALLEST / (drawing.size / drawing.tall);
  const sketch = `${withoutWords(drawing.sketch)}\n${over}${setInto(words, place, smallest).sketch}`;
  return sketched({ ...drawing, sketch }, colour);
}

function labelled(rig: Rig, words: string): Rig {
  const { left, right, top, bottom } = rig.box;
  // Below the middle, where a boat has its side and a cake no candles.
  const [x, y] = [(left + right) / 2, bottom + (top - bottom) * 0.36];
  const place = { x, y, wide: (right - left) * 0.6, tall: (bottom - top) * 0.3, ink: 'ink' };
  const { sketch, wide, tall } = setInto(words, place);
  const label = `box ink@30 ${x - wide / 2 - 3.6} ${y - tall / 2 - 1.6} ${wide + 7.2} ${tall + 3.2} 2
    box #fffaf0 ${x - wide / 2 - 3} ${y - tall / 2 - 1} ${wide + 6} ${tall + 2} 2`;
  return {
    ...rig,
    draw(brush, phase) {
      rig.draw(brush, phase);
      drawSketch(brush, `${label}\n${sketch}`);
    },
  };
}

/** The words in as many lines as make the letters largest. */
function setInto(words: string, { x, y, wide, tall, ink }: Place, smallest = 0) {
  const all = words.slice(0, MOST_LETTERS).split(/\s+/);
  const settings = all.map((_, index) => {
    const lines = inLines(all, index + 1);
    const longest = Math.max(...lines.map(({ length }) => length));
    return { lines, longest, size: Math.min(wide / (longest * LETTER), tall / (lines.length * LINE)) };
  });
  const {
    lines,
    longest,
    size: fits,
  } = settings.reduce((best, each) => (each.size > best.size ? each : best));
  const size = Math.max(smallest, fits);
  const first = y - ((lines.length - 1) * size * LINE) / 2;
  return {
    wide: longest * size * LETTER,
    tall: lines.length * size * LINE,
    sketch: lines
      .map((line, row) => `text ${ink} ${size} ${x} ${first + row * size * LINE} ${line}`)
      .join('\n'),
  };
}

/** In at most so many lines, of lengths as equal as whole words allow. */
function inLines(words: readonly string[], most: number): readonly string[] {
  const room = Math.max(words.join(' ').length / most, ...words.map(({ length }) => length));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room + 1)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** What a drawing says of itself ("SALE") gives way to what it is said to say. */
const withoutWords = (sketch: Sketch): Sketch => sketch.replace(/^ *(\d+x \S+ \S+ )?text .*$/gm, '');
