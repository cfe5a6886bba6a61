/**
 * Renders docs/gallery/photos.jpg: what films make of photographs. Needs the weights for photographs.
 *
 *   npm run gallery:photos
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { Compositor } from '../packages/illustrator/src/compositor/compositor.ts';
import { composeFilm } from '../packages/illustrator/src/film/compose-film.ts';
import { fitText } from '../packages/illustrator/src/painting/lettering.ts';
import type { InputRole } from '../packages/illustrator/src/render-job.ts';
import { LocalPictures } from '../src/engines/local/pictures/local-pictures.ts';
import { defaultWeightsDirectory } from '../src/weights/weight-store.ts';

interface Exhibit {
  readonly label: string;
  readonly photograph: 'astronaut' | 'coffee' | 'cat';
  readonly role: InputRole;
  readonly prompt: string;
  readonly edits?: readonly string[];
  readonly at: number;
  /** Without the models, for comparison. */
  readonly plain?: boolean;
}

const EXHIBITS: readonly Exhibit[] = [
  {
    label: 'a reference photograph, at 0 s',
    photograph: 'astronaut',
    role: 'reference',
    prompt: 'an astronaut',
    at: 0,
  },
  {
    label: 'at 1.8 s: the background moves',
    photograph: 'astronaut',
    role: 'reference',
    prompt: 'an astronaut',
    at: 1.8,
  },
  { label: 'at 5.2 s', photograph: 'astronaut', role: 'reference', prompt: 'an astronaut', at: 5.2 },
  {
    label: '"in the snow"',
    photograph: 'astronaut',
    role: 'reference',
    prompt: 'a woman in the snow',
    at: 3,
  },
  {
    label: '"in the fog": what is far disappears',
    photograph: 'astronaut',
    role: 'reference',
    prompt: 'a woman in the fog',
    at: 3,
  },
  {
    label: '"falling leaves", remixed to night',
    photograph: 'coffee',
    role: 'reference',
    prompt: 'falling leaves',
    edits: ['make it night'],
    at: 3,
  },
  {
    label: '"in the rain"',
    photograph: 'coffee',
    role: 'reference',
    prompt: 'a cup of coffee in the rain',
    at: 3,
  },
  {
    label: 'no clear subject: shown as it is',
    photograph: 'cat',
    role: 'reference',
    prompt: 'a cat in the snow',
    at: 3,
  },
  {
    label: 'component, without the models',
    photograph: 'coffee',
    role: 'component',
    prompt: 'a beach at sunset',
    at: 3,
    plain: true,
  },
  {
    label: 'component, cut out',
    photograph: 'coffee',
    role: 'component',
    prompt: 'a beach at sunset',
    at: 3,
  },
  {
    label: 'character, without the models',
    photograph: 'astronaut',
    role: 'character',
    prompt: '@eileen on the moon',
    at: 3,
    plain: true,
  },
  {
    label: 'character, cut out',
    photograph: 'astronaut',
    role: 'character',
    prompt: '@eileen on the moon',
    at: 3,
  },
];

const [WIDTH, HEIGHT, SECONDS, COLUMNS, TILE, LABEL] = [1280, 720, 8, 4, 330, 26];
const TILE_HEIGHT = Math.round((TILE * HEIGHT) / WIDTH / 2) * 2;
const scratch = await mkdtemp(join(tmpdir(), 'photo-gallery-'));
const pictures = new LocalPictures({ weightsDirectory: defaultWeightsDirectory(process.env) });
const sheet = createCanvas(TILE * COLUMNS, (TILE_HEIGHT + LABEL) * Math.ceil(EXHIBITS.length / COLUMNS));
const brush = sheet.getContext('2d');
brush.fillStyle = '#ffffff';
brush.fillRect(0, 0, sheet.width, sheet.height);
for (const [index, exhibit] of EXHIBITS.entries()) {
  const x = (index % COLUMNS) * TILE;
  const y = Math.floor(index / COLUMNS) * (TILE_HEIGHT + LABEL);
  brush.putImageData(await still(exhibit), x + 2, y);
  const label = fitText(brush, exhibit.label, 12, TILE - 10);
  brush.fillStyle = '#333333';
  brush.fillText(label, x + 4, y + TILE_HEIGHT + LABEL / 2);
}
await writeFile(new URL('../docs/gallery/photos.jpg', import.meta.url), await sheet.encode('jpeg', 82));
await rm(scratch, { recursive: true });

async function still({ photograph, role, prompt, edits = [], at, plain }: Exhibit): Promise<ImageData> {
  const path = fileURLToPath(
    new URL(`../packages/illustrator/test/photographs/${photograph}.jpg`, import.meta.url),
  );
  const input = { role, path, ...(role === 'character' && { name: 'eileen' }) };
  const film = { width: WIDTH, height: HEIGHT, scratchDirectory: scratch };
  const studied = plain
    ? { inputs: [input] }
    : await pictures.study([input], film, new AbortController().signal);
  const compositor = new Compositor(WIDTH, HEIGHT);
  const composition = await composeFilm(
    {
      prompt,
      edits,
      seconds: SECONDS,
      width: WIDTH,
      height: HEIGHT,
      framesPerSecond: 24,
      watermark: false,
      style: null,
      inputs: studied.inputs,
      directory: scratch,
      encoderThreads: 1,
    },
    compositor,
  );
  compositor.nextFrame();
  await composition.draw(at);
  return new ImageData(compositor.snapshot(TILE - 4, TILE_HEIGHT), TILE - 4, TILE_HEIGHT);
}
