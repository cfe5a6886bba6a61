/**
 * Renders the gallery: contact sheets of what the video engine makes of varied requests, into docs/gallery/.
 *
 *   npm run gallery                    all of them
 *   npm run gallery -- actions places  only these
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { Compositor } from '../src/compositor/compositor.ts';
import { composeFilm } from '../src/film/compose-film.ts';
import { openFilmEncoder } from '../src/film/film-encoder.ts';
import { fitText } from '../src/painting/lettering.ts';
import type { RenderInput, RenderJob } from '../src/render-job.ts';
import {
  ACTIONS,
  CHINESE,
  PASSING,
  PLACES,
  PORTRAITS,
  PROMPTS,
  RELATIONS,
  REMIXES,
  SENTENCE,
  SHOTS,
  SPEECH,
  STYLES,
  UNLIKELY,
} from './gallery-prompts.ts';

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

const SECONDS = 8;
const TILE = 330;
const LABEL = 26;
const folder = new URL('../../../docs/gallery/', import.meta.url).pathname;

const said = (prompt: string, more: Partial<Exhibit> = {}): Exhibit => ({ label: prompt, prompt, ...more });

const scratch = await mkdtemp(join(tmpdir(), 'gallery-'));
await mkdir(folder, { recursive: true });
const photograph = await paintPhotograph();
const sheets: Sheet[] = [
  {
    file: 'prompts-1',
    width: 1280,
    height: 720,
    columns: 4,
    exhibits: PROMPTS.slice(0, 16).map((prompt) => said(prompt)),
  },
  {
    file: 'prompts-2',
    width: 1280,
    height: 720,
    columns: 4,
    exhibits: PROMPTS.slice(16).map((prompt) => said(prompt)),
  },
  {
    file: 'actions',
    width: 1280,
    height: 720,
    columns: 4,
    exhibits: ACTIONS.map((prompt) => said(prompt)),
  },
  {
    file: 'places',
    width: 1280,
    height: 720,
    columns: 4,
    exhibits: PLACES.map((prompt) => said(prompt)),
  },
  {
    file: 'styles',
    width: 1280,
    height: 720,
    columns: 3,
    exhibits: STYLES.map((style) => said('a dog running on the beach', { label: style, style })),
  },
  {
    file: 'unlikely',
    width: 1280,
    height: 720,
    columns: 4,
    exhibits: UNLIKELY.map((prompt) => said(prompt)),
  },
  {
    file: 'relations',
    width: 1280,
    height: 720,
    columns: 4,
    exhibits: RELATIONS.map((prompt) => said(prompt)),
  },
  { file: 'sentence', width: 1280, height: 720, columns: 1, tile: 660, exhibits: [said(SENTENCE)] },
  { file: 'speech', width: 1280, height: 720, columns: 4, exhibits: SPEECH.map((prompt) => said(prompt)) },
  {
    file: 'shots',
    width: 1280,
    height: 720,
    columns: 4,
    exhibits: [
      ...SHOTS.flatMap(([prompt, seconds]) =>
        [0.1, 0.35, 0.6, 0.9].map((share) => said(prompt, { seconds, at: seconds * share })),
      ),
      ...PASSING.flatMap((prompt) =>
        [0.02, 0.35, 0.65, 0.98].map((share) => said(prompt, { at: SECONDS * share })),
      ),
    ],
  },
  {
    file: 'portrait',
    width: 720,
    height: 1280,
    columns: 6,
    exhibits: PORTRAITS.map((prompt) =>
      said(prompt, /[a-z]/.test(prompt) ? {} : { label: 'a Chinese prompt' }),
    ),
  },
  {
    file: 'chinese',
    width: 1280,
    height: 720,
    columns: 4,
    exhibits: CHINESE.map((prompt, index) => said(prompt, { label: `Chinese prompt ${index + 1}` })),
  },
  {
    file: 'remix',
    width: 1280,
    height: 720,
    columns: 4,
    exhibits: REMIXES.map((edits) =>
      said('a dog running on the beach', { label: edits.join(', ') || 'a dog running on the beach', edits }),
    ),
  },
  { file: 'inputs', width: 1280, height: 720, columns: 4, exhibits: await inputExhibits() },
  {
    file: 'motion',
    width: 1280,
    height: 720,
    columns: 4,
    exhibits: [2, 2.12, 2.25, 2.37].flatMap((at) =>
      said('a girl running in the park', { at, label: `${at} s` }),
    ),
  },
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
