import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { assertError, assertFields, assertRecent, TASK_ID } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { testParameters } from '../support/parameter-table.ts';
import { useService } from '../support/service.ts';

/** POST /v1/video/create, both parameter sets. */

const service = useService();
/** A real picture as a `data:` URL. */
let picture: string;

before(async () => {
  const bytes = readFileSync((await sampleFiles()).picture);
  picture = `data:image/jpeg;base64,${bytes.toString('base64')}`;
});

const create = (body: object) => service.call('POST', '/v1/video/create', body);

const FAMILY_A = [
  'vidA2',
  'vidA2-fast',
  'vidA2-pro',
  'vidA2-fast-frames',
  'vidA2-fast-components',
  'vidA3',
  'vidA3-fast',
  'vidA3-pro',
  'vidA3-pro-frames',
  'vidA3.1',
  'vidA3.1-fast',
];
const FAMILY_B = ['vidB-2', 'vidB-2-pro'];

const boat = (extension = 'png') => `https://pictures.example/boat.${extension}`;
const boats = (count: number) => Array.from({ length: count }, () => boat());

testParameters({
  of: '/v1/video/create, both families',
  accepted: () => ({ model: 'vidB-2', prompt: 'a red boat', images: [] }),
  send: create,
  rows: [
    {
      param: 'model',
      rule: 'is required and names a model of this endpoint',
      required: true,
      allowed: [...FAMILY_A, ...FAMILY_B],
      refused: [7, null, ['vidB-2'], 'vidA_3_1', 'vidA_3_1-fast', 'asr-1', 'chat-4o-audio-preview'],
    },
    {
      param: 'model',
      rule: 'must exist',
      required: true,
      allowed: [],
      refused: ['vidC-1', 'VIDB-2', '', 'toString'],
      code: 'model_not_found',
    },
    {
      param: 'prompt',
      rule: 'is required and is text',
      required: true,
      allowed: ['a', 'ein Boot', '一艘红船 🚤', 'two\nlines'],
      refused: ['', ' ', 7, null, true, ['a red boat'], { text: 'a red boat' }, 'null\u0000byte'],
    },
  ],
});

testParameters({
  of: '/v1/video/create, family A',
  accepted: () => ({ model: 'vidA3.1', prompt: 'a red boat' }),
  send: create,
  rows: [
    {
      param: 'enhance_prompt',
      rule: 'is a boolean',
      allowed: [true, false],
      refused: ['true', 1, null, {}],
    },
    {
      param: 'enable_upsample',
      rule: 'is a boolean',
      allowed: [true, false],
      refused: ['false', 0, null, []],
    },
    {
      param: 'aspect_ratio',
      rule: 'is 16:9 or 9:16',
      allowed: ['16:9', '9:16'],
      refused: ['4:3', '16x9', '', 16, null, ['16:9']],
    },
    {
      param: 'images',
      rule: 'is an array of image URLs',
      allowed: [[], [boat()], [boat('jpg'), boat('webp')]],
      refused: [
        'https://pictures.example/boat.png',
        {},
        null,
        [7],
        [null],
        ['boat.png'],
        ['ftp://a.example/b'],
      ],
    },
    {
      param: 'duration',
      rule: 'is a family B parameter and is ignored',
      allowed: [10, 99, 'long'],
      refused: [],
    },
  ],
});

testParameters({
  of: '/v1/video/create, family B',
  accepted: () => ({ model: 'vidB-2', prompt: 'a red boat', images: [] }),
  send: create,
  rows: [
    {
      param: 'images',
      rule: 'is required and may be empty',
      required: true,
      allowed: [[], [boat()], boats(10)],
      refused: [boat(), {}, null, 7, [7], ['boat.png'], boats(11)],
    },
    {
      param: 'orientation',
      rule: 'is portrait or landscape',
      allowed: ['portrait', 'landscape'],
      refused: ['square', '', 1, null],
    },
    {
      param: 'size',
      rule: 'is small or large',
      allowed: ['small', 'large'],
      refused: ['1280x720', '', 2, null],
    },
    {
      param: 'duration',
      rule: 'is 10, 15 or 25',
      allowed: [10, 15, 25],
      refused: [9, 11, 14, 16, 24, 26, 0, -10, 10.5, '10', null],
    },
    { param: 'watermark', rule: 'is a boolean', allowed: [true, false], refused: ['true', 1, null] },
    { param: 'private', rule: 'is a boolean', allowed: [true, false], refused: ['true', 0, null] },
    {
      param: 'character_url',
      rule: 'is the URL of a video',
      allowed: ['https://videos.example/hero.mp4'],
      refused: ['hero.mp4', '', 7, null, 'file:///etc/passwd', 'https://user:secret@videos.example/hero.mp4'],
    },
    {
      param: 'character_timestamps',
      rule: 'is `<start>,<end>`, 1 to 3 seconds apart',
      allowed: ['0,1', '0,3', '1.5,4', '10,12.25'],
      refused: [
        '0,0.99',
        '0,3.01',
        '2,1',
        '1,1',
        '-1,1',
        '1',
        '1,',
        ',2',
        '1-3',
        'a,b',
        '',
        '0,1,2',
        3,
        [0, 1],
        null,
      ],
    },
  ],
});

for (const [model, most] of [
  ['vidA2-fast-frames', 2],
  ['vidA3-pro-frames', 1],
  ['vidA2-fast-components', 3],
  ['vidA3.1', 10],
] as const) {
  test(`${model} takes at most ${most} reference images`, async () => {
    const fine = await create({ model, prompt: 'a red boat', images: boats(most) });
    assert.equal(fine.status, 200, fine.text);
    assertError(
      await create({ model, prompt: 'a red boat', images: boats(most + 1) }),
      'invalid_parameter',
      'images',
    );
  });
}

for (const model of [...FAMILY_A, ...FAMILY_B]) {
  test(`a task of ${model} is created pending, with exactly the four fields`, async () => {
    const answer = await create({ model, prompt: 'a red boat', images: [] });
    assert.equal(answer.status, 200, answer.text);
    assertFields(answer.json, ['id', 'status', 'status_update_time', 'enhanced_prompt']);
    assert.match(answer.json.id, TASK_ID(model));
    assert.equal(answer.json.status, 'pending');
    assertRecent(answer.json.status_update_time);
    assert.equal(answer.json.enhanced_prompt, 'a red boat');
  });
}

test('enhance_prompt shows the prompt that is really used', async () => {
  const answer = await create({ model: 'vidA3', prompt: 'a red boat', enhance_prompt: true });
  assert.equal(answer.json.enhanced_prompt, 'A cinematic view of a red boat');
  await service.finished(answer.json.id);
  const job = service.engines.video.jobs.find((candidate) => candidate.taskId === answer.json.id);
  assert.equal(job?.prompt, 'A cinematic view of a red boat');
});

/** The video that each request style leads to: size, length and inputs. */
const VIDEOS: readonly [
  string,
  object,
  { seconds: number; width: number; height: number; watermark: boolean },
][] = [
  ['vidA3.1', {}, { seconds: 8, width: 1280, height: 720, watermark: false }],
  ['vidA3.1', { aspect_ratio: '9:16' }, { seconds: 8, width: 720, height: 1280, watermark: false }],
  ['vidA3.1', { enable_upsample: true }, { seconds: 8, width: 1920, height: 1080, watermark: false }],
  [
    'vidA3.1',
    { enable_upsample: true, aspect_ratio: '9:16' },
    { seconds: 8, width: 1080, height: 1920, watermark: false },
  ],
  ['vidA2', { aspect_ratio: '9:16' }, { seconds: 8, width: 1280, height: 720, watermark: false }],
  ['vidB-2', {}, { seconds: 10, width: 1280, height: 720, watermark: true }],
  ['vidB-2', { orientation: 'portrait' }, { seconds: 10, width: 720, height: 1280, watermark: true }],
  ['vidB-2', { size: 'large' }, { seconds: 10, width: 1920, height: 1080, watermark: true }],
  [
    'vidB-2-pro',
    { size: 'large', orientation: 'portrait', duration: 25, watermark: false },
    { seconds: 25, width: 1080, height: 1920, watermark: false },
  ],
];

for (const [model, requested, video] of VIDEOS) {
  test(`${model} with ${JSON.stringify(requested)} becomes ${video.width}x${video.height} of ${video.seconds} s`, async () => {
    const { json } = await create({ model, prompt: 'a red boat', images: [], ...requested });
    await service.finished(json.id);
    const job = service.engines.video.jobs.find((candidate) => candidate.taskId === json.id)!;
    const { seconds, width, height, watermark, framesPerSecond } = job;
    assert.deepEqual({ seconds, width, height, watermark }, video);
    assert.equal(framesPerSecond, 24);
  });
}

for (const [model, roles] of [
  ['vidA2-fast-frames', ['first-frame', 'last-frame']],
  ['vidA3-pro-frames', ['first-frame']],
  ['vidA2-fast-components', ['component', 'component', 'component']],
  ['vidB-2', ['reference']],
] as const) {
  test(`the images of ${model} reach the engine as ${roles.join(', ')}`, async () => {
    const { json } = await create({ model, prompt: 'a red boat', images: roles.map(() => picture) });
    assert.equal((await service.finished(json.id))['status'], 'completed');
    const job = service.engines.video.jobs.find((candidate) => candidate.taskId === json.id)!;
    assert.deepEqual(
      job.inputs.map((input) => input.role),
      roles,
    );
  });
}

for (const [what, image] of [
  ['not base64', 'data:image/png;base64,%%%'],
  ['empty', 'data:image/png;base64,'],
  ['not in base64 form', 'data:image/png,boat'],
  ['no image', `data:image/png;base64,${Buffer.from('a text, not an image').toString('base64')}`],
  ['cut off', `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\n').toString('base64')}`],
] as const) {
  test(`a data URL that is ${what} is refused as an invalid image`, async () => {
    const answer = await create({ model: 'vidB-2', prompt: 'a red boat', images: [image] });
    assertError(answer, 'invalid_image', 'images');
  });
}

test('an image URL that is no image fails the task, not the request', async () => {
  const answer = await create({ model: 'vidA3', prompt: 'a red boat', images: [`${service.url}/healthz`] });
  assert.equal(answer.status, 200, answer.text);
  const done = await service.finished(answer.json.id);
  assert.equal(done['status'], 'failed');
  assert.equal((done['error'] as { code: string }).code, 'invalid_image');
});

test('an unknown parameter is ignored', async () => {
  const answer = await create({ model: 'vidA3', prompt: 'a red boat', colour: 'red', n: 'many' });
  assert.equal(answer.status, 200, answer.text);
});

for (const [what, headers, body] of [
  ['malformed JSON', { 'content-type': 'application/json' }, '{"model": "vidA3",'],
  ['an empty body', { 'content-type': 'application/json' }, ''],
  ['an array', { 'content-type': 'application/json' }, '[]'],
  ['a bare string', { 'content-type': 'application/json' }, '"vidA3"'],
  ['null', { 'content-type': 'application/json' }, 'null'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'model=vidA3&prompt=boat'],
  ['plain text', { 'content-type': 'text/plain' }, '{"model":"vidA3","prompt":"boat"}'],
  ['latin-1', { 'content-type': 'application/json; charset=latin1' }, '{"model":"vidA3","prompt":"boat"}'],
] as const) {
  test(`${what} instead of a JSON object is an invalid request`, async () => {
    assertError(await service.call('POST', '/v1/video/create', body, headers), 'invalid_request');
  });
}
