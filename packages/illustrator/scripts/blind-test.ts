/**
 * Renders prompts to numbered contact sheets without a word of the prompts on them, for readers who describe what
 * they see; the key and a grading table are written apart.
 *
 *   npm run blind-test -- --out /tmp/blind shared/vbench/color.txt shared/vbench/scene.txt
 *
 * A file has one prompt a line. `--moments 3` pictures are taken of each film; `--sheet 8` films are on one sheet;
 * `--seed 1` shuffles the films, `--seed 0` leaves them in the order of the file.
 * `--pick 16` takes as many of each file, `--columns 2` puts films side by side.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { useLettering } from '../src/painting/lettering.ts';
import { seededRandom } from '../src/seeded-random.ts';
import { filmStills } from './film-stills.ts';

const WIDTH = 640;
const HEIGHT = 360;
const TILE = { width: 400, height: 225 };
const NUMBER_WIDTH = 64;
const GAP = 6;
const SECONDS = 6;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'blind-test' },
    moments: { type: 'string', default: '3' },
    sheet: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    pick: { type: 'string', default: '1000' },
    columns: { type: 'string', default: '1' },
  },
});
const moments = Number(values.moments);
const filmsPerSheet = Number(values.sheet);
const columns = Number(values.columns);
const FILM_WIDTH = NUMBER_WIDTH + moments * (TILE.width + GAP);

await mkdir(values.out, { recursive: true });
for (const file of positionals) {
  const dimension = basename(file).replace(/\.\w+$/, '');
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const prompts = shuffled(lines, Number(values.seed)).slice(0, Number(values.pick));
  for (let first = 0; first < prompts.length; first += filmsPerSheet) {
    const sheet = await paintSheet(prompts.slice(first, first + filmsPerSheet), first + 1);
    const name = `${dimension}-${String(first / filmsPerSheet + 1).padStart(2, '0')}.png`;
    await writeFile(join(values.out, name), sheet);
  }
  await writeFile(join(values.out, `${dimension}.key.tsv`), keyOf(prompts));
  await writeFile(join(values.out, `${dimension}.grades.md`), gradingTable(dimension, prompts.length));
  console.log(`${dimension}: ${prompts.length} films`);
}

function shuffled(lines: string[], seed: number): string[] {
  if (seed === 0) return lines;
  const random = seededRandom(seed);
  return lines
    .map((line) => ({ line, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ line }) => line);
}

async function paintSheet(prompts: string[], first: number): Promise<Buffer> {
  const canvas = createCanvas(
    columns * FILM_WIDTH,
    Math.ceil(prompts.length / columns) * (TILE.height + GAP),
  );
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, prompt] of prompts.entries()) {
    const x = (index % columns) * FILM_WIDTH;
    const y = Math.floor(index / columns) * (TILE.height + GAP);
    useLettering(brush, 30);
    brush.fillStyle = '#000000';
    brush.fillText(String(first + index), x + 10, y + TILE.height / 2);
    await paintFilm(brush, prompt, x + NUMBER_WIDTH, y);
  }
  return canvas.encode('png');
}

async function paintFilm(brush: SKRSContext2D, prompt: string, x: number, y: number): Promise<void> {
  const still = await filmStills({ prompt, seconds: SECONDS, width: WIDTH, height: HEIGHT });
  const picture = createCanvas(WIDTH, HEIGHT);
  for (let moment = 0; moment < moments; moment++) {
    const second = SECONDS * (moments === 1 ? 0.4 : 0.04 + 0.92 * (moment / (moments - 1)));
    picture.getContext('2d').putImageData(await still(second), 0, 0);
    brush.drawImage(picture, x + moment * (TILE.width + GAP), y, TILE.width, TILE.height);
  }
}

function keyOf(prompts: string[]): string {
  return prompts.map((prompt, index) => `${index + 1}\t${prompt}\n`).join('');
}

/** Filled in by the reader first, who has not seen the key; then held against the key, strictly. */
function gradingTable(dimension: string, films: number): string {
  const rows = Array.from({ length: films }, (_, index) => `| ${index + 1} | | | |`);
  return [
    `# ${dimension}`,
    '',
    'A film passes when every object, colour, number, action and position that its prompt asks for is in the description.',
    '',
    '| number | what the reader sees | asked for (from the key) | passes |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
