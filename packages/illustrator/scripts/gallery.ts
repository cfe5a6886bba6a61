/**
 * Renders the gallery: contact sheets of what the video engine makes of varied requests, into docs/gallery/.
 *
 *   npm run gallery                    all of them
 *   npm run gallery -- actions places  only these
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { parse } from 'yaml';
import { Compositor } from '../src/compositor/compositor.ts';
import { composeFilm } from '../src/film/compose-film.ts';
import { openFilmEncoder } from '../src/film/film-encoder.ts';
import { fitText } from '../src/painting/lettering.ts';
import type { RenderInput, RenderJob } from '../src/render-job.ts';

interface Exhibit {
  readonly label: string;
  readonly prompt: string;
  readonly edits?: readonly string[];
  readonly style?: string;
  readonly inputs?: readonly RenderInput[];
  /** Length of the film, where it is not the usual one. */
  readonly seconds?: number;
  /** When in the film the picture is taken, in seconds. */
  readonly at?: number;
}

interface Sheet {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  /** Width of a picture, where it is not the usual one. */
  readonly tile?: number;
  readonly exhibits: readonly Exhibit[];
}

/** `gallery-prompts.yaml`: prompts by sheet. */
interface Prompts
  extends Readonly<
    Record<
      | 'prompts'
      | 'actions'
      | 'places'
      | 'styles'
      | 'unlikely'
      | 'relations'
      | 'speech'
      | 'passing'
      | 'portraits'
      | 'chinese',
      readonly string[]
    >
  > {
  readonly sentence: string;
  readonly shots: readonly { readonly prompt: string; readonly seconds: number }[];
  readonly remixes: readonly (readonly string[])[];
}

const REMIXED = 'a dog running on the beach';
const SECONDS = 8;
const TILE = 330;
const LABEL = 26;
const folder = new URL('../../../docs/gallery/', import.meta.url).pathname;

const said = (prompt: string, more: Partial<Exhibit> = {}): Exhibit => ({ label: prompt, prompt, ...more });
const wide = (file: string, exhibits: readonly (string | Exhibit)[]): Sheet => ({
  file,
  width: 1280,
  height: 720,
  columns: 4,
  exhibits: exhibits.map((each) => (typeof each === 'string' ? said(each) : each)),
});

const scratch = await mkdtemp(join(tmpdir(), 'gallery-'));
await mkdir(folder, { recursive: true });
const photograph = await paintPhotograph();
const shown: Prompts = parse(await readFile(new URL('gallery-prompts.yaml', import.meta.url), 'utf8'));
const sheets: Sheet[] = [
  wide('prompts-1', shown.prompts.slice(0, 16)),
  wide('prompts-2', shown.prompts.slice(16)),
  wide('actions', shown.actions),
  wide('places', shown.places),
  {
    ...wide(
      'styles',
      shown.styles.map((style) => said(REMIXED, { label: style, style })),
    ),
    columns: 3,
  },
  wide('unlikely', shown.unlikely),
  wide('relations', shown.relations),
  { ...wide('sentence', [shown.sentence]), columns: 1, tile: 660 },
  wide('speech', shown.speech),
  wide('shots', [
    ...shown.shots.flatMap(({ prompt, seconds }) =>
      [0.1, 0.35, 0.6, 0.9].map((share) => said(prompt, { seconds, at: seconds * share })),
    ),
    ...shown.passing.flatMap((prompt) =>
      [0.02, 0.35, 0.65, 0.98].map((share) => said(prompt, { at: SECONDS * share })),
    ),
  ]),
  {
    file: 'portrait',
    width: 720,
    height: 1280,
    columns: 6,
    exhibits: shown.portraits.map((prompt) =>
      said(prompt, /[a-z]/.test(prompt) ? {} : { label: 'a Chinese prompt' }),
    ),
  },
  wide(
    'chinese',
    shown.chinese.map((prompt, index) => said(prompt, { label: `Chinese prompt ${index + 1}` })),
  ),
  wide(
    'remix',
    shown.remixes.map((edits) => said(REMIXED, { label: edits.join(', ') || REMIXED, edits })),
  ),
  wide('inputs', await inputExhibits()),
  wide(
    'motion',
    [2, 2.12, 2.25, 2.37].map((at) => said('a girl running in the park', { at, label: `${at} s` })),
  ),
];
const wanted = process.argv.slice(2);
for (const sheet of sheets) if (wanted.length === 0 || wanted.includes(sheet.file)) await renderSheet(sheet);
await rm(scratch, { recursive: true });

async function renderSheet(sheet: Sheet): Promise<void> {
  const tileWidth = sheet.tile ?? (sheet.width > sheet.height ? TILE : 210);
  const tileHeight = Math.round((tileWidth * sheet.height) / sheet.width / 2) * 2;
  const rows = Math.ceil(sheet.exhibits.length / sheet.columns);
  const canvas = createCanvas(tileWidth * sheet.columns, (tileHeight + LABEL) * rows);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, exhibit] of sheet.exhibits.entries()) {
    const x = (index % sheet.columns) * tileWidth;
    const y = Math.floor(index / sheet.columns) * (tileHeight + LABEL);
    const picture = await still(exhibit, sheet.width, sheet.height, tileWidth - 4, tileHeight);
    brush.putImageData(picture, x + 2, y);
    const label = fitText(brush, exhibit.label, 12, tileWidth - 10);
    brush.fillStyle = '#333333';
    brush.fillText(label, x + 4, y + tileHeight + LABEL / 2);
  }
  await writeFile(join(folder, `${sheet.file}.jpg`), await canvas.encode('jpeg', 82));
  console.log(`docs/gallery/${sheet.file}.jpg`);
}

async function still(
  exhibit: Exhibit,
  width: number,
  height: number,
  tileWidth: number,
  tileHeight: number,
): Promise<ImageData> {
  const compositor = new Compositor(width, height);
  const job: RenderJob = {
    prompt: exhibit.prompt,
    edits: exhibit.edits ?? [],
    seconds: exhibit.seconds ?? SECONDS,
    width,
    height,
    framesPerSecond: 24,
    watermark: false,
    style: exhibit.style ?? null,
    inputs: exhibit.inputs ?? [],
    directory: scratch,
    encoderThreads: 1,
  };
  const film = await composeFilm(job, compositor);
  compositor.nextFrame();
  await film.draw(exhibit.at ?? SECONDS * 0.42);
  return new ImageData(compositor.snapshot(tileWidth, tileHeight), tileWidth, tileHeight);
}

async function inputExhibits(): Promise<Exhibit[]> {
  const reference = { role: 'reference', path: photograph } as const;
  const clip = await filmClip();
  const character = { role: 'character', path: clip, name: 'wanda' } as const;
  const toy = await paintToy();
  return [
    said('reference image', { prompt: 'a quiet valley', inputs: [reference], at: 0 }),
    said('reference image, "in the snow"', { prompt: 'a quiet valley in the snow', inputs: [reference] }),
    said('the same, remixed: "make it night"', {
      prompt: 'a quiet valley',
      inputs: [reference],
      edits: ['make it night'],
    }),
    said('first frame, last frame (in between)', {
      prompt: 'a valley',
      inputs: [
        { role: 'first-frame', path: photograph },
        { role: 'last-frame', path: toy },
      ],
      at: 4,
    }),
    said('component, cut out', { prompt: 'a beach at sunset', inputs: [{ role: 'component', path: toy }] }),
    said('component, framed', { prompt: 'a cozy room', inputs: [{ role: 'component', path: photograph }] }),
    said('character @wanda', { prompt: '@wanda in a park', inputs: [character] }),
    said('character @wanda with a dog', {
      prompt: '@wanda with a dog on the street at night',
      inputs: [character],
    }),
  ];
}

/** Stands in for a photograph: a landscape that is plainly not one of the engine's own. */
async function paintPhotograph(): Promise<string> {
  return save('photograph.png', 1200, 800, (brush) => {
    const sky = brush.createLinearGradient(0, 0, 0, 800);
    sky.addColorStop(0, '#93b7c9');
    sky.addColorStop(1, '#f3e2c0');
    brush.fillStyle = sky;
    brush.fillRect(0, 0, 1200, 800);
    for (let ridge = 0; ridge < 6; ridge++) {
      brush.fillStyle = `hsl(${150 - ridge * 9} ${22 + ridge * 5}% ${62 - ridge * 8}%)`;
      brush.beginPath();
      brush.moveTo(0, 800);
      for (let x = 0; x <= 1200; x += 10)
        brush.lineTo(x, 330 + ridge * 75 + Math.sin(x / (140 - ridge * 9) + ridge * 2) * (60 - ridge * 5));
      brush.lineTo(1200, 800);
      brush.fill();
    }
  });
}

async function paintToy(): Promise<string> {
  return save('toy.png', 500, 500, (brush) => {
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, 500, 500);
    for (const [y, radius, colour] of [
      [360, 110, '#e2574c'],
      [220, 85, '#f2b134'],
      [110, 60, '#3f8fd2'],
    ] as const) {
      brush.fillStyle = colour;
      brush.beginPath();
      brush.arc(250, y, radius, 0, 7);
      brush.fill();
    }
  });
}

async function save(
  name: string,
  width: number,
  height: number,
  draw: (brush: SKRSContext2D) => void,
): Promise<string> {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d'));
  const path = join(scratch, name);
  await writeFile(path, await canvas.encode('png'));
  return path;
}

/** A short clip of somebody who waves, made by the engine itself. */
async function filmClip(): Promise<string> {
  const path = join(scratch, 'clip.mp4');
  const [width, height, framesPerSecond] = [480, 600, 24];
  const compositor = new Compositor(width, height);
  const film = await composeFilm(
    {
      prompt: 'a woman waving hello in a room, close-up',
      edits: [],
      seconds: 2,
      width,
      height,
      framesPerSecond,
      watermark: false,
      style: null,
      inputs: [],
      directory: scratch,
      encoderThreads: 1,
    },
    compositor,
  );
  const encoder = await openFilmEncoder({ path, width, height, framesPerSecond, threads: 1 }, null);
  for (let frame = 0; frame < 48; frame++) {
    compositor.nextFrame();
    await film.draw(frame / framesPerSecond);
    await encoder.add(compositor.frame());
  }
  await encoder.finish();
  return path;
}
