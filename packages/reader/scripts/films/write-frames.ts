import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { useLettering } from '../../../illustrator/src/painting/lettering.ts';
import type { Glimpse } from '../../../illustrator/src/witness/sight.ts';
import { FRAME, type WatchedFilm } from '../../../illustrator/src/witness/watch-film.ts';
import type { Fact, FactSheet, Reference } from '../facts/fact.ts';
import type { FilmScore } from './score-film.ts';
import { called, type Shown, thingsShown } from './things-shown.ts';
import { figures } from './visible.ts';

const LABEL = 34;
const COLUMNS = 3;
const COLOURS = ['#e0218a', '#1769ff', '#0a8f3c', '#d06a00'];

/** A picture for each sentence that a film fails: of every fact that is not seen the frame, with what was asked for outlined. */
export function writeFrames(
  folder: string,
  number: number,
  sheet: FactSheet,
  film: WatchedFilm,
  score: FilmScore,
): void {
  const missed = sheet.facts.flatMap(({ fact }, index) => {
    const verdict = score.verdicts[index];
    return !verdict || verdict.right ? [] : [{ fact, label: `${verdict.line}: ${verdict.because}` }];
  });
  if (missed.length === 0) return;
  const rows = Math.ceil(missed.length / COLUMNS);
  const canvas = createCanvas(COLUMNS * FRAME.width, LABEL + rows * (FRAME.height + LABEL));
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  write(brush, sheet.sentence, 4, LABEL / 2, 16);
  const shown = thingsShown(film);
  for (const [index, { fact, label }] of missed.entries()) {
    const [x, y] = [
      (index % COLUMNS) * FRAME.width,
      LABEL + Math.floor(index / COLUMNS) * (FRAME.height + LABEL),
    ];
    paintFrame(
      brush,
      film,
      referencesOf(fact).map((who) => called(shown, who)),
      x,
      y,
    );
    write(brush, label, x + 4, y + FRAME.height + LABEL / 2, 9);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${String(number).padStart(3, '0')}.png`), canvas.toBuffer('image/png'));
}

function referencesOf(fact: Fact): readonly Pick<Reference, 'nouns'>[] {
  switch (fact.type) {
    case 'entity':
      return [fact.who];
    case 'relation':
      return [fact.of, fact.to];
    case 'event':
      return fact.roles.map(({ who }) => who);
    case 'absent':
      return [fact];
    case 'says':
      return fact.who === null ? [] : [fact.who];
    default:
      return [];
  }
}

/** The moment at which most of them are in the frame. */
function paintFrame(
  brush: SKRSContext2D,
  { glimpses }: WatchedFilm,
  asked: readonly (readonly Shown[])[],
  x: number,
  y: number,
): void {
  const boxesIn = (glimpse: Glimpse) =>
    asked.map((things) =>
      figures(glimpse, (sight) => things.some(({ are }) => are(sight))).flatMap(({ box }) => box ?? []),
    );
  const [glimpse] = glimpses.toSorted(
    (one, other) => boxesIn(other).flat().length - boxesIn(one).flat().length,
  );
  if (!glimpse) return;
  brush.putImageData(new ImageData(glimpse.picture, FRAME.width, FRAME.height), x, y);
  for (const [index, boxes] of boxesIn(glimpse).entries())
    for (const { left, top, right, bottom } of boxes) {
      brush.strokeStyle = COLOURS[index % COLOURS.length] ?? '#000000';
      brush.lineWidth = 2;
      brush.strokeRect(x + left, y + top, right - left, bottom - top);
    }
}

function write(brush: SKRSContext2D, text: string, x: number, y: number, size: number): void {
  useLettering(brush, size);
  brush.fillStyle = '#222222';
  brush.textBaseline = 'middle';
  brush.fillText(text, x, y);
}
