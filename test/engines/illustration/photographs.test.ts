import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { openFilmEncoder } from '../../../packages/illustrator/src/film/film-encoder.ts';
import { type Lack, SceneEngine } from '../../../src/engines/local/illustration/scene-engine.ts';
import { LocalPictures, type StudiedInputs } from '../../../src/engines/local/pictures/local-pictures.ts';
import type { VideoInput, VideoJob } from '../../../src/engines/video-engine.ts';
import { defaultWeightsDirectory, isPresent } from '../../../src/weights/weight-store.ts';
import { once } from '../../support/once.ts';
import { unlessLacking } from '../../support/unless-lacking.ts';
import { draw, NEVER, opened, picture, Workplace, watch } from './scene-jobs.ts';
import { difference, meanColour, probeVideo, type VideoProbe } from './video-probe.ts';

const workplace = new Workplace();
after(() => workplace.clear());

const weightsDirectory = defaultWeightsDirectory(process.env);
const weights = ['u2net-small', 'fastdepth', 'blazeface'] as const;
const missing = weights.filter((name) => !isPresent(weightsDirectory, name));
const skip = unlessLacking(missing.length > 0, `weights are missing (${missing.join(', ')})`);

const photograph = (name: 'astronaut' | 'coffee' | 'cat') =>
  readFile(new URL(`../../../packages/illustrator/test/photographs/${name}.jpg`, import.meta.url));

interface Made {
  readonly path: string;
  readonly lacks: readonly Lack[];
}

async function make(job: Partial<VideoJob>, pictures: LocalPictures | null): Promise<Made> {
  const lacks: Lack[] = [];
  const engine = new SceneEngine({ pictures, onPlain: (lack) => lacks.push(lack) });
  const outcome = await watch(await workplace.job(job), engine);
  if (outcome.state === 'failed') throw new Error(outcome.message);
  return { path: outcome.result.video, lacks };
}

/** The same without an engine and its processes, for what is to be seen in videos. */
async function drawn(overrides: Partial<VideoJob>, pictures: LocalPictures | null): Promise<Made> {
  const job = await workplace.job(overrides);
  const inputs = await opened(job);
  const found = pictures && (await pictures.study(inputs, NEVER));
  const lacks = found?.plain ? [{ taskId: job.taskId, ...found.plain }] : [];
  return { path: await draw(job, found?.inputs ?? inputs), lacks };
}

/** On a busy machine the models may take as long as they like: a video does not wait for them for ever, a test does. */
const patient = () => new LocalPictures({ weightsDirectory, timeoutMs: 600_000 });
/** Finds in the same picture of a video what it found before. */
class RememberingPictures extends LocalPictures {
  readonly #found = new Map<string, Promise<StudiedInputs>>();

  override async study(...[inputs, signal]: Parameters<LocalPictures['study']>): Promise<StudiedInputs> {
    const files = await Promise.all(inputs.map(({ path }) => readFile(path, 'base64')));
    const key = JSON.stringify(inputs.map(({ role }, index) => [role, files[index]]));
    const known = this.#found.get(key) ?? super.study(inputs, signal);
    this.#found.set(key, known);
    const found = await known;
    return {
      ...found,
      inputs: found.inputs.map((input, index) => ({ ...input, path: inputs[index]!.path })),
    };
  }
}

/** What is found in a picture does not depend on the video: most look at it once. */
const eyes = new RememberingPictures({ weightsDirectory, timeoutMs: 600_000 });
const studied = (job: Partial<VideoJob>) => drawn(job, eyes);
const plainly = (job: Partial<VideoJob>) => drawn(job, null);
const isSame = async (a: Made, b: Made) => (await readFile(a.path)).equals(await readFile(b.path));

/** Pixels of the second video's frame that are white and were not in the first one's: the edge of a card. */
function newWhite(empty: VideoProbe, full: VideoProbe, frame: number): number {
  let white = 0;
  for (let at = 0; at < full.frames[frame]!.length; at += 4) {
    const [before, after] = [empty.frames[frame]!, full.frames[frame]!];
    const isWhite = [0, 1, 2].every((channel) => after[at + channel]! > 244);
    if (isWhite && Math.abs(before[at]! - after[at]!) > 30) white++;
  }
  return white;
}

describe('a reference photograph', { skip }, () => {
  const view = async () => ({
    inputs: [await workplace.input('reference', await photograph('astronaut'))],
    width: 320,
    height: 320,
  });
  const viewed = async (prompt: string) => studied({ ...(await view()), prompt });
  const clearView = once(() => viewed('a view, static shot'));

  test('is the first frame, and then its background moves against its subject', async () => {
    const job = { ...(await view()), prompt: 'a quiet view', seconds: 2 };
    const [layered, flat] = [await studied(job), await plainly(job)];
    assert.deepEqual(layered.lacks, []);
    const [moved, still] = [await probeVideo(layered.path, 4), await probeVideo(flat.path, 4)];
    assert.ok(difference(moved, moved.frames[0]!, still.frames[0]!) < 1, 'begins on the photograph');
    const background = difference(moved, moved.frames[40]!, still.frames[40]!, [0.62, 0.05, 0.9, 0.4]);
    assert.ok(background > 6, `the background moved by itself: ${background}`);
  });

  test('has two thirds of what falls behind its subject', async () => {
    const autumn = { ...(await view()), prompt: 'falling leaves, static shot' };
    const dry = await probeVideo((await clearView()).path, 1);
    const flat = await probeVideo((await plainly(autumn)).path, 1);
    const layered = await probeVideo((await studied(autumn)).path, 1);
    const leaves = (video: VideoProbe, area: readonly [number, number, number, number]) =>
      [14, 16, 18, 20, 22].reduce(
        (sum, at) => sum + difference(dry, dry.frames[at]!, video.frames[at]!, area),
        0,
      );
    const subject = [0.3, 0.12, 0.55, 0.95] as const;
    const background = [0.65, 0.02, 0.98, 0.5] as const;
    const [over, all] = [leaves(layered, subject), leaves(flat, subject)];
    assert.ok(over < all * 0.7, `${over} of ${all} before the subject`);
    assert.ok(leaves(layered, background) > leaves(flat, background) * 0.8, 'all before the background');
  });

  test('disappears in fog where it is far', async () => {
    const clear = await probeVideo((await clearView()).path);
    const foggy = await probeVideo((await viewed('a view in the fog, static shot')).path);
    const fog = (area: readonly [number, number, number, number]) =>
      difference(clear, clear.frames[20]!, foggy.frames[20]!, area);
    assert.ok(fog([0, 0.1, 0.12, 0.5]) > 2 * fog([0.38, 0.2, 0.5, 0.34]), 'the flag, not the face');
  });

  test('gives the same bytes each time', async () => {
    const job = { ...(await view()), prompt: 'leaves fall before her', seconds: 0.25 };
    const again = await make(job, patient());
    assert.deepEqual(again.lacks, []);
    assert.ok(await isSame(await studied(job), again), 'looked at anew, and drawn anew');
  });

  test('whose subject is not clear is shown as it is, and it is reported', async () => {
    const inputs = [await workplace.input('reference', await photograph('cat'))];
    // In the picture's own proportions, so that nothing is cropped.
    const job = { inputs, prompt: 'a cat', width: 400, height: 266, seconds: 0.5 };
    const video = await studied(job);
    assert.deepEqual(
      video.lacks.map(({ taskId, reason }) => [taskId, reason]),
      [['task', 'the subject reaches beyond the picture']],
    );
    const [shown, plain] = [await probeVideo(video.path), await probeVideo((await plainly(job)).path)];
    assert.ok(difference(shown, shown.frames[11]!, plain.frames[11]!) < 3);
  });
});

describe('a component', { skip }, () => {
  test('is cut out of its photograph instead of framed', async () => {
    const inputs = [await workplace.input('component', await photograph('coffee'))];
    const job = { inputs, prompt: 'a meadow', seconds: 0.5 };
    const empty = await probeVideo((await plainly({ ...job, inputs: [] })).path, 2);
    const [cut, framed] = [await studied(job), await plainly(job)];
    assert.deepEqual(cut.lacks, []);
    const [cutVideo, framedVideo] = [await probeVideo(cut.path, 2), await probeVideo(framed.path, 2)];
    const edge = newWhite(empty, framedVideo, 10);
    assert.ok(edge > 400, `${edge} pixels of the frame`);
    assert.ok(newWhite(empty, cutVideo, 10) < edge / 3);
    const [red, , blue] = meanColour(cutVideo, cutVideo.frames[10]!, [0.45, 0.6, 0.65, 0.75]);
    assert.ok(red > blue + 40, `the cup is there: ${red}, ${blue}`);
  });

  test('on a plain background needs no model', async () => {
    const ball = picture(300, 300, (brush) => {
      brush.fillStyle = '#ffffff';
      brush.fillRect(0, 0, 300, 300);
      brush.fillStyle = '#ff00ff';
      brush.beginPath();
      brush.arc(150, 150, 100, 0, 7);
      brush.fill();
    });
    const inputs = [await workplace.input('component', ball)];
    const job = { inputs, prompt: 'a meadow', width: 240, height: 240, seconds: 0.25 };
    const video = await studied(job);
    assert.deepEqual(video.lacks, []);
    assert.ok(await isSame(video, await plainly(job)));
  });
});

describe('a character', { skip }, () => {
  const inputsOf = (path: string): VideoInput[] => [
    { role: 'character', name: 'eileen', open: async () => path },
  ];

  test('is cut out of its clip', async () => {
    const inputs = inputsOf(await portraitClip(480, 480));
    const job = { inputs, prompt: '@eileen in a meadow', seconds: 0.5 };
    const empty = await probeVideo((await plainly({ ...job, inputs: [] })).path, 2);
    const [cut, framed] = [await studied(job), await plainly(job)];
    assert.deepEqual(cut.lacks, []);
    const edge = newWhite(empty, await probeVideo(framed.path, 2), 10);
    const cutVideo = await probeVideo(cut.path, 2);
    assert.ok(newWhite(empty, cutVideo, 10) < edge / 2);
    const [red, , blue] = meanColour(cutVideo, cutVideo.frames[10]!, [0.45, 0.8, 0.55, 0.9]);
    assert.ok(red > blue + 60, `the suit is there: ${red}, ${blue}`);
  });

  test('that has to be framed is framed with the face', async () => {
    // The head at the very top of a tall picture, much of which is no subject.
    const inputs = [await workplace.input('character', await tallPortrait(), { name: 'eileen' })];
    const { inputs: looked } = await patient().study(
      [{ role: 'character', path: await inputs[0]!.open(NEVER) }],
      NEVER,
    );
    assert.ok(looked[0]!.study!.faces.length === 1);
    assert.ok(looked[0]!.study!.faces[0]!.y < 0.2);
  });
});

const grey = (width: number, height: number, type?: 'jpeg') =>
  picture(
    width,
    height,
    (brush) => {
      brush.fillStyle = '#808080';
      brush.fillRect(0, 0, width, height);
    },
    type,
  );

/** What a picture is for does not depend on what is odd about it: each is one thing. Large ones are all of one grey as well. */
const ODD_PICTURES: readonly [VideoInput['role'], string, () => Buffer][] = [
  ['reference', 'of one pixel', () => grey(1, 1)],
  ['component', 'that is empty', () => picture(300, 200, () => {})],
  ['component', 'that is very long', () => grey(4000, 70)],
  ['character', 'that is huge', () => grey(7000, 7000, 'jpeg')],
];

test(`a video is made with ${ODD_PICTURES.map(([role, odd]) => `a ${role} ${odd}`).join(', ')}`, {
  skip,
}, async () => {
  const inputs = await Promise.all(
    ODD_PICTURES.map(([role, , bytes]) => workplace.input(role, bytes(), { name: 'odd' })),
  );
  const video = await studied({ inputs, prompt: '@odd in the snow', width: 240, height: 240, seconds: 0.25 });
  assert.ok((await readFile(video.path)).length > 0);
  assert.ok(video.lacks.length <= 1, 'one line in the log at most');
});

const TROUBLES: readonly [string, () => Promise<LocalPictures>, RegExp][] = [
  [
    'are missing',
    async () => new LocalPictures({ weightsDirectory: await workplace.folder() }),
    /weights for photographs are missing/,
  ],
  [
    'cannot be loaded',
    async () =>
      new LocalPictures({
        weightsDirectory,
        module: new URL('../../support/stillborn-job.ts', import.meta.url),
      }),
    /models failed/,
  ],
  [
    'take too long',
    async () =>
      new LocalPictures({
        weightsDirectory,
        module: new URL('./hanging-pictures.ts', import.meta.url),
        timeoutMs: 500,
      }),
    /took too long/,
  ],
];

const quietView = async () => ({
  inputs: [await workplace.input('reference', await photograph('astronaut'))],
  prompt: 'a quiet view',
  width: 160,
  height: 160,
  seconds: 0.25,
});
const plainView = once(async () => plainly(await quietView()));

for (const [trouble, open, reason] of TROUBLES) {
  test(`when the models ${trouble}, the picture is shown as it is, and one line says so`, {
    skip,
  }, async () => {
    const video = await make(await quietView(), await open());
    assert.equal(video.lacks.length, 1);
    assert.match(video.lacks[0]!.reason, reason);
    assert.ok(await isSame(video, await plainView()));
  });
}

test('a video without pictures starts no model', async () => {
  const nowhere = new LocalPictures({ weightsDirectory, module: new URL('./not-there.ts', import.meta.url) });
  const job = { prompt: 'a dog', width: 160, height: 160, seconds: 0.25 };
  assert.deepEqual((await make(job, nowhere)).lacks, []);
});

/** The astronaut, who moves a little: as long as it takes for a second look at where she is. */
async function portraitClip(width: number, height: number): Promise<string> {
  const path = join(await workplace.folder(), 'portrait.mp4');
  const encoder = await openFilmEncoder({ path, width, height, framesPerSecond: 24, threads: 1 }, null);
  const image = await loadImage(await photograph('astronaut'));
  const brush = createCanvas(width, height).getContext('2d');
  for (let frame = 0; frame < 5; frame++) {
    const zoom = 1 + frame / 400;
    brush.drawImage(image, 0, height * (1 - zoom), width * zoom, height * zoom);
    await encoder.add(yuvOf(brush.getImageData(0, 0, width, height).data, width, height));
  }
  await encoder.finish();
  return path;
}

async function tallPortrait(): Promise<Buffer> {
  const image = await loadImage(await photograph('astronaut'));
  return picture(
    480,
    1200,
    (brush) => {
      brush.drawImage(image, 0, 0);
      brush.drawImage(image, 0, 460, 480, 20, 0, 480, 480, 720);
    },
    'jpeg',
  );
}

/** BT.709, limited range. */
function yuvOf(pixels: Uint8ClampedArray, width: number, height: number): Buffer {
  const planes = Buffer.alloc((width * height * 3) / 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const [red, green, blue] = pixels.subarray(at, at + 3) as unknown as [number, number, number];
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      planes[y * width + x] = 16 + (light * 219) / 255;
      if (y % 2 || x % 2) continue;
      const chroma = width * height + (y / 2) * (width / 2) + x / 2;
      planes[chroma] = 128 + (((blue - light) / 1.8556) * 224) / 255;
      planes[chroma + (width * height) / 4] = 128 + (((red - light) / 1.5748) * 224) / 255;
    }
  }
  return planes;
}
