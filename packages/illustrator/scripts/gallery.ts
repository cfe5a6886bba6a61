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
import { FilmEncoder } from '../src/film/film-encoder.ts';
import type { RenderInput, RenderJob } from '../src/film/render-job.ts';
import { fitText } from '../src/painting/lettering.ts';

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
  readonly exhibits: readonly Exhibit[];
}

const SECONDS = 8;
const TILE = 330;
const LABEL = 26;
const folder = new URL('../../../docs/gallery/', import.meta.url).pathname;

const said = (prompt: string, more: Partial<Exhibit> = {}): Exhibit => ({ label: prompt, prompt, ...more });

const PROMPTS = [
  'a red fox running through a snowy forest at sunset',
  'an astronaut riding a horse on Mars',
  'a surfer riding a big wave',
  'a hot air balloon flying over snowy mountains',
  'a cyberpunk street at night in the rain with a robot',
  'whale swimming underwater with turtles',
  'a dragon breathing fire over a castle',
  'a cat playing piano in space',
  'fireworks over the city at night',
  'a woman in a red dress dancing in a field of sunflowers',
  'a wolf running through an autumn forest in the fog',
  'a steam train in the autumn mountains',
  'penguins on the ice',
  'a girl holding a red umbrella in the rain',
  'an old man reading a book by the fireplace at night',
  'a dog chasing a cat in the park',
  'northern lights over a lake with a cabin',
  'a rocket launching into the starry sky',
  'an elephant and a giraffe on the savanna at sunset',
  'a boy riding a bicycle past cherry blossoms',
  'a chef cooking in the kitchen',
  'a deer in a misty forest at dawn',
  'a lighthouse in a storm at night',
  'a flock of birds flying over a lake at sunrise',
  'a samurai under cherry blossoms',
  'a man playing guitar on stage',
  'astronauts walking on the moon',
  'a yellow taxi in New York at night',
  'three butterflies over wildflowers',
  'a pirate ship in a storm',
  'a cup of coffee on a table in a cozy room',
  'flowing abstract shapes',
];

const STYLES = [
  'anime',
  'comic',
  'news',
  'selfie',
  'nostalgic',
  'thanksgiving',
  'noir',
  'watercolor',
  'cyberpunk',
];

const ACTIONS = [
  'a person is riding a bike',
  'a person is playing the harp',
  'a person is shaking hands',
  'a person is milking a cow',
  'a person is cutting a watermelon',
  'a person is blowing out candles',
  'a person is rock climbing',
  'a person is making a snowman',
  'a person is playing chess',
  'a person is getting a haircut',
  'a person is shooting a goal',
  'a person is canoeing',
  'a person is doing laundry',
  'a person is throwing an axe',
  'a person is making pottery',
  'a knight fighting a dragon',
];

const UNLIKELY = [
  'a purple octopus juggling three lemons on a pirate ship at night',
  'an otter playing the guitar on a rooftop in Paris',
  'a penguin reading a newspaper in a cafe',
  'a bear riding a bicycle through a supermarket',
  'two pirate ships battling in a storm',
  'a wizard casts a spell at a dragon',
  'a shark swimming in a swimming pool',
  'a parrot playing the drums on a beach',
  'a city made of paper',
  'a forest made of lego with a lego dragon',
  'a woman in a red coat and a man in a blue jacket waiting at a bus stop',
  'a zebra drinking from a river',
];

const PLACES = [
  'alley',
  'aquarium',
  'bakery shop',
  'botanical garden',
  'campsite',
  'carousel',
  'hospital',
  'harbor',
  'indoor library',
  'junkyard',
  'laboratory',
  'music studio',
  'railway',
  'supermarket',
  'subway station',
  'waterfall',
];

const RELATIONS = [
  'a red cup on the left of a blue vase',
  'a banana on top of an apple',
  'a cat under a table',
  'a ship in a bottle',
  'a bird above a bench',
  'a ball between two chairs',
  'a dog behind a chair',
  'an umbrella in front of a piano',
];

const SPEECH = [
  'a man says: "Good morning!" to a woman in a kitchen',
  'a teacher says "Open your books" in a classroom',
  'two robots talking to each other',
  'a reporter in the rain says "It is raining"',
];

/** Films in shots: every picture is the middle of one. */
const SHOTS: readonly (readonly [prompt: string, seconds: number])[] = [
  ['a red fox running through a snowy forest at sunset', 15],
  ['a man and a woman talking in a cafe', 15],
  ['a woman waters flowers, then she drinks tea, suddenly a dog runs by, finally she sleeps', 12],
];
const PASSING = [
  'time-lapse of a city from day to night',
  'a flower grows',
  'the sun rises over the mountains',
];

const PORTRAITS = [
  'a woman walking a street in the rain at night',
  'a hot air balloon over a lake at dawn',
  'a giraffe on the savanna',
  '樱花树下的武士',
  'fireworks over the city',
  'a little girl waving hello, close-up',
];

const CHINESE = [
  '一只熊猫在竹林里吃竹子',
  '宇航员在月球上跳舞',
  '夕阳下两匹马在海滩上奔跑',
  '夜晚的湖上放飞孔明灯',
];

const REMIXES: readonly (readonly string[])[] = [
  [],
  ['make it night'],
  ['add snow'],
  ['replace the dog with a fox'],
  ['set it in space'],
  ['zoom out', 'make it a storm'],
  ['make it comic style'],
  ['add three butterflies'],
];

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
  const tileWidth = sheet.width > sheet.height ? TILE : 210;
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
  const encoder = await FilmEncoder.open({ path, width, height, framesPerSecond, threads: 1 }, null);
  for (let frame = 0; frame < 48; frame++) {
    compositor.nextFrame();
    await film.draw(frame / framesPerSecond);
    await encoder.add(compositor.frame());
  }
  await encoder.finish();
  return path;
}
