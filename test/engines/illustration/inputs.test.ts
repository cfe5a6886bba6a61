import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { ServiceError } from '../../../src/domain/errors.ts';
import type { VideoInput, VideoJob, VideoOutcome } from '../../../src/engines/video-engine.ts';
import { draw, picture, Workplace, watch } from './scene-jobs.ts';
import { difference, meanColour, probeVideo, type VideoProbe } from './video-probe.ts';

const workplace = new Workplace();
after(() => workplace.clear());

const smallJob = (more: Partial<VideoJob>) => workplace.job({ width: 240, height: 240, ...more });

/** Left half orange, right half teal: easy to find again in a frame. */
const twoHalves = (type: 'png' | 'jpeg' | 'webp' = 'png') =>
  picture(
    600,
    400,
    (brush) => {
      brush.fillStyle = '#f08020';
      brush.fillRect(0, 0, 300, 400);
      brush.fillStyle = '#108080';
      brush.fillRect(300, 0, 300, 400);
    },
    type,
  );

const plain = (colour: string) =>
  picture(300, 300, (brush) => {
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 300, 300);
  });

function assertHalves(probe: VideoProbe, frame: Buffer): void {
  const [red, , blue] = meanColour(probe, frame, [0.05, 0.3, 0.35, 0.6]);
  assert.ok(red > 180 && blue < 90, `left is ${red}, ${blue}`);
  const [red2, green2] = meanColour(probe, frame, [0.65, 0.3, 0.95, 0.6]);
  assert.ok(red2 < 70 && green2 > 90, `right is ${red2}, ${green2}`);
}

/** What kind of picture it is does not depend on what it is for. */
for (const [type, role] of [
  ['png', 'first-frame'],
  ['jpeg', 'reference'],
  ['webp', 'first-frame'],
] as const) {
  test(`a ${type} as ${role} fills the first frame`, async () => {
    const inputs = [await workplace.input(role, twoHalves(type))];
    const probe = await probeVideo(await draw(await smallJob({ inputs, prompt: 'a quiet view' })), 4);
    assertHalves(probe, probe.frames[0]!);
    assert.ok(difference(probe, probe.frames[0]!, probe.frames[23]!) > 0.5, 'the camera moves');
  });
}

test('a video goes from the first frame to the last frame', async () => {
  const inputs = [
    await workplace.input('first-frame', plain('#d02020')),
    await workplace.input('last-frame', plain('#2020d0')),
  ];
  const probe = await probeVideo(await draw(await smallJob({ inputs })), 4);
  const [firstRed] = meanColour(probe, probe.frames[0]!);
  const last = meanColour(probe, probe.frames[23]!);
  assert.ok(firstRed > 180);
  assert.ok(last[2] > 180 && last[0] < 60, `ends on ${last}`);
});

test("the prompt's weather falls over a reference picture", async () => {
  const inputs = [await workplace.input('reference', plain('#203040'))];
  const look = async (prompt: string) => probeVideo(await draw(await smallJob({ prompt, inputs })), 1);
  const [dry, snowing] = [await look('a view'), await look('a view in the snow')];
  assert.ok(difference(dry, dry.frames[10]!, snowing.frames[10]!) > 0.3);
});

test('a remix of a video from a picture changes its light, not its content', async () => {
  const inputs = [await workplace.input('reference', twoHalves())];
  const brightness = async (edits: string[]) => {
    const job = await smallJob({ prompt: 'a view', inputs, edits, seconds: 0.25 });
    const probe = await probeVideo(await draw(job), 4);
    return meanColour(probe, probe.frames[0]!).reduce((a, b) => a + b);
  };
  assert.ok((await brightness(['make it night'])) < (await brightness([])) * 0.75);
});

test('a component on a plain background is cut out and stands in the scene', async () => {
  const ball = picture(300, 300, (brush) => {
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, 300, 300);
    brush.fillStyle = '#ff00ff';
    brush.beginPath();
    brush.arc(150, 150, 100, 0, 7);
    brush.fill();
  });
  const meadow = async (inputs: VideoInput[]) =>
    probeVideo(await draw(await smallJob({ prompt: 'a meadow', inputs })), 2);
  const [without, withIt] = [await meadow([]), await meadow([await workplace.input('component', ball)])];
  let magenta = 0;
  let white = 0;
  for (let at = 0; at < withIt.frames[10]!.length; at += 4) {
    const [r, g, b] = withIt.frames[10]!.subarray(at, at + 3) as unknown as [number, number, number];
    if (r > 200 && g < 70 && b > 200) magenta++;
    const moved = Math.abs(without.frames[10]![at + 1]! - g) > 40;
    if (moved && r > 245 && g > 245 && b > 245) white++;
  }
  assert.ok(magenta > 400, `${magenta} pixels of the ball`);
  assert.ok(white < magenta / 4, 'its background is gone');
});

test('a character acts in the scene, and moves', async () => {
  const path = await workplace.clip(2);
  const inputs: VideoInput[] = [{ role: 'character', name: 'max', open: async () => path }];
  const meadow = async (each: VideoInput[]) =>
    probeVideo(await draw(await smallJob({ prompt: '@max in a meadow', inputs: each })), 2);
  const [empty, acted] = [await meadow([]), await meadow(inputs)];
  assert.ok(difference(empty, empty.frames[10]!, acted.frames[10]!) > 8);
  assert.ok(difference(acted, acted.frames[2]!, acted.frames[20]!, [0.4, 0.4, 0.7, 0.8]) > 1);
});

test('of a 30 s character clip the first three seconds are used', async () => {
  const path = await workplace.clip(30);
  const inputs: VideoInput[] = [{ role: 'character', name: 'long', open: async () => path }];
  assert.ok(await draw(await smallJob({ inputs, seconds: 0.25 })));
});

test('a character clip is cut where asked', async () => {
  const path = await workplace.clip(3);
  const inputs: VideoInput[] = [{ role: 'character', cut: { start: 1, end: 2.5 }, open: async () => path }];
  assert.ok(await draw(await smallJob({ inputs, seconds: 0.25 })));
});

async function assertRefused(outcome: VideoOutcome, code: string, message: RegExp): Promise<void> {
  assert.equal(outcome.state, 'failed');
  if (outcome.state !== 'failed') return;
  assert.equal(outcome.code, code);
  assert.equal(outcome.retry, false);
  assert.match(outcome.message, message);
}

/** Only a header: nothing is decoded, so nothing needs to follow. */
function hugePng(): Buffer {
  const bytes = Buffer.from(plain('#000000'));
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(20_000, 20);
  return bytes;
}

function animatedGif(): Buffer {
  const header = Buffer.from('GIF89a\x02\0\x02\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  const frame = Buffer.from([
    0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x44, 2, 5, 0,
  ]);
  return Buffer.concat([header, frame, frame, Buffer.from([0x3b])]);
}

const BAD_PICTURES: readonly [string, () => Buffer, RegExp][] = [
  ['corrupt', () => Buffer.concat([twoHalves().subarray(0, 60), Buffer.alloc(200, 7)]), /decoded|damaged/],
  ['cut off', () => twoHalves('jpeg').subarray(0, 20), /decoded|damaged/],
  ['20,000 x 20,000 pixels large', hugePng, /20000 x 20000/],
  ['animated', animatedGif, /animated/],
  ['text', () => Buffer.from('hello, I am a picture'), /not a PNG/],
  ['empty', () => Buffer.alloc(0), /not a PNG/],
];

for (const [kind, bytes, message] of BAD_PICTURES) {
  test(`a reference picture that is ${kind} fails the video with a clear message`, async () => {
    const inputs = [await workplace.input('reference', bytes())];
    await assert.rejects(draw(await smallJob({ inputs })), { name: 'UnusablePicture', message });
  });
}

test('a character clip that is no video fails the video with a clear message', async () => {
  const inputs = [await workplace.input('character', Buffer.from('no video at all'), { name: 'max' })];
  await assertRefused(
    await watch(await smallJob({ inputs })),
    'invalid_image',
    /character max is not a video/,
  );
});

test('an input that cannot be had fails the video with its own error', async () => {
  const inputs: VideoInput[] = [
    {
      role: 'reference',
      open: () => Promise.reject(new ServiceError('invalid_image', 'The image could not be fetched.')),
    },
  ];
  await assertRefused(await watch(await smallJob({ inputs })), 'invalid_image', /could not be fetched/);
});

test('a still gif is a picture', async () => {
  const gif = animatedGif();
  const still = Buffer.concat([gif.subarray(0, 19 + 24), Buffer.from([0x3b])]);
  const inputs = [await workplace.input('reference', still)];
  assert.ok((await readFile(await draw(await smallJob({ inputs, seconds: 0.25 })))).length > 0);
});
