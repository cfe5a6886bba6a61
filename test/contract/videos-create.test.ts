import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { assertError, assertFields, assertRecent, bearer, TASK_ID, VIDEO_ID } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { testParameters } from '../support/parameter-table.ts';
import { useService } from '../support/service.ts';

/** POST /v1/videos, multipart, both parameter sets. */

type Fields = Record<string, string | Blob>;

const service = useService();
/** A real picture with a wrong name and part type: only the bytes count. */
let picture: Blob;

before(async () => {
  picture = new Blob([readFileSync((await sampleFiles()).picture)], { type: 'text/plain' });
});

const create = (fields: Record<string, unknown>) => service.form('/v1/videos', fields as Fields);

const familyA = (): Record<string, unknown> => ({
  model: 'vidA_3_1',
  prompt: 'a red boat',
  seconds: '8',
  size: '16x9',
  input_reference: picture,
});
const familyB = (): Record<string, unknown> => ({
  model: 'vidB-2',
  prompt: 'a red boat',
  seconds: '4',
  size: '1280x720',
});

const text = new Blob(['a red boat'], { type: 'text/plain' });
const json = (value: unknown) => JSON.stringify(value);
const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));

testParameters({
  of: '/v1/videos, both families',
  accepted: familyB,
  send: create,
  rows: [
    {
      param: 'model',
      rule: 'is required and names a model of this endpoint',
      required: true,
      allowed: ['vidB-2', 'vidB-2-pro'],
      refused: ['vidA2', 'vidA3.1', 'asr-1', 'chat-4o-audio-preview', text],
    },
    {
      param: 'model',
      rule: 'must exist',
      required: true,
      allowed: [],
      refused: ['vidC-1', 'vidb-2', ''],
      code: 'model_not_found',
    },
  ],
});

testParameters({
  of: '/v1/videos, family A',
  accepted: familyA,
  send: create,
  rows: [
    {
      param: 'model',
      rule: 'is vidA_3_1 or vidA_3_1-fast',
      required: true,
      allowed: ['vidA_3_1', 'vidA_3_1-fast'],
      refused: [],
    },
    {
      param: 'prompt',
      rule: 'is required and is text',
      required: true,
      allowed: ['a', '一艘红船'],
      refused: ['', text],
    },
    {
      param: 'seconds',
      rule: 'is required and is a whole number from 1 to 60',
      required: true,
      allowed: ['1', '8', '60'],
      refused: ['0', '61', '-1', '8.5', 'eight', '', '1e1', text],
    },
    {
      param: 'size',
      rule: 'is required and is 16x9 or 720x1280',
      required: true,
      allowed: ['16x9', '720x1280'],
      refused: ['1280x720', '9x16', '16:9', '', text],
    },
    {
      param: 'input_reference',
      rule: 'is required and is a file',
      required: true,
      allowed: [],
      refused: ['boat.png', 'https://pictures.example/boat.png'],
    },
    {
      param: 'input_reference',
      rule: 'must be an image',
      required: true,
      allowed: [],
      refused: [text, new Blob([])],
      code: 'invalid_image',
    },
    {
      param: 'watermark',
      rule: 'is true or false',
      allowed: ['true', 'false'],
      refused: ['yes', '1', 'TRUE', '', text],
    },
  ],
});

testParameters({
  of: '/v1/videos, family B',
  accepted: familyB,
  send: create,
  rows: [
    {
      param: 'prompt',
      rule: 'is required and is text',
      required: true,
      allowed: ['@nobody waves'],
      refused: ['', text],
    },
    {
      param: 'seconds',
      rule: 'is required and is one of 4, 8, 10, 12, 15, 25',
      required: true,
      allowed: ['4', '8', '10', '12', '15', '25'],
      refused: ['3', '5', '7', '9', '11', '13', '14', '16', '24', '26', '0', '4.0', '04', 'four', '', text],
    },
    {
      param: 'size',
      rule: 'is required and is one of the four dimensions',
      required: true,
      allowed: ['720x1280', '1280x720', '480x480', '1080x1080'],
      refused: ['16x9', '1920x1080', '1280X720', 'large', '', text],
    },
    { param: 'input_reference', rule: 'is an optional file', allowed: [], refused: ['boat.png'] },
    {
      param: 'input_reference',
      rule: 'must be an image',
      allowed: [],
      refused: [text],
      code: 'invalid_image',
    },
    { param: 'watermark', rule: 'is true or false', allowed: ['true', 'false'], refused: ['yes', '', text] },
    { param: 'private', rule: 'is true or false', allowed: ['true', 'false'], refused: ['no', '', text] },
    {
      param: 'style',
      rule: 'is any text of up to 64 characters',
      allowed: ['comic', 'my own style', '', 's'.repeat(64)],
      refused: ['s'.repeat(65), text],
    },
    {
      param: 'metadata',
      rule: 'is a JSON object of up to 16 keys of 64 characters with values up to 512',
      allowed: [
        '{}',
        json({ a: 'b', n: 1, deep: { c: true } }),
        json(keys(16)),
        json({ ['k'.repeat(64)]: 'v' }),
        json({ k: 'v'.repeat(512) }),
      ],
      refused: [
        'not json',
        '[]',
        '"text"',
        'null',
        '7',
        '',
        json(keys(17)),
        json({ ['k'.repeat(65)]: 'v' }),
        json({ k: 'v'.repeat(513) }),
        '{"__proto__": {"a": 1}}',
        text,
      ],
    },
    {
      param: 'character_url',
      rule: 'is the URL of a video',
      allowed: ['https://videos.example/hero.mp4'],
      refused: ['hero.mp4', '', 'javascript:alert(1)', text],
    },
    {
      param: 'character_timestamps',
      rule: 'is `<start>,<end>`, 1 to 3 seconds apart',
      allowed: ['0,1', '0,3', '1.5,4'],
      refused: ['0,0.9', '0,3.1', '2,1', '-1,1', '1', 'a,b', '', text],
    },
    {
      param: 'character_create',
      rule: 'holds the booleans create_self_portrait and save_to_library',
      allowed: [
        'true',
        'false',
        '{}',
        json({ create_self_portrait: true }),
        json({ create_self_portrait: false, save_to_library: true }),
      ],
      refused: [
        'yes',
        '[]',
        '1',
        json({ save_to_library: 'maybe' }),
        json({ create_self_portrait: 1 }),
        text,
      ],
    },
  ],
});

test('objects may also come in brackets', async () => {
  const fine = await create({
    ...familyB(),
    'metadata[shot]': '12',
    'metadata[scene]': 'harbour',
    'character_create[save_to_library]': 'true',
    'character_create[create_self_portrait]': 'false',
  });
  assert.equal(fine.status, 200, fine.text);
  const wrong = await create({ ...familyB(), 'character_create[save_to_library]': 'perhaps' });
  assertError(wrong, 'invalid_parameter', 'character_create');
});

test('character_from_task names a completed family B task of the account', async () => {
  const source = (await create(familyB())).json.id;
  await service.finished(source);
  const fine = await create({ ...familyB(), character_from_task: source });
  assert.equal(fine.status, 200, fine.text);
  assert.equal((await service.finished(fine.json.id))['status'], 'completed');
  const job = service.engines.video.jobs.find((candidate) => candidate.taskId === fine.json.id)!;
  assert.deepEqual(
    job.inputs.map((input) => input.role),
    ['character'],
  );

  const unknown = await create({ ...familyB(), character_from_task: 'vidB-2:1-nobody' });
  assertError(unknown, 'task_not_found', 'character_from_task');
  const { key } = await service.newKey();
  const foreign = await service.form(
    '/v1/videos',
    { ...(familyB() as Fields), character_from_task: source },
    bearer(key),
  );
  assertError(foreign, 'task_not_found', 'character_from_task');
  const ofFamilyA = (await create(familyA())).json.id;
  await service.finished(ofFamilyA);
  const wrong = await create({ ...familyB(), character_from_task: ofFamilyA });
  assertError(wrong, 'invalid_parameter', 'character_from_task');
  const unfinished = (await create({ ...familyB(), prompt: 'hang' })).json.id;
  const early = await create({ ...familyB(), character_from_task: unfinished });
  assertError(early, 'invalid_parameter', 'character_from_task');
  await service.call('DELETE', `/v1/videos/${unfinished}`);
});

for (const [model, fields, id, status] of [
  ['vidA_3_1', familyA, VIDEO_ID, 'queued'],
  ['vidA_3_1-fast', familyA, VIDEO_ID, 'queued'],
  ['vidB-2', familyB, TASK_ID('vidB-2'), 'pending'],
  ['vidB-2-pro', familyB, TASK_ID('vidB-2-pro'), 'pending'],
] as const) {
  test(`a task of ${model} is created ${status}, with exactly the eight fields`, async () => {
    const answer = await create({ ...fields(), model });
    assert.equal(answer.status, 200, answer.text);
    assertFields(answer.json, [
      'id',
      'object',
      'model',
      'status',
      'progress',
      'created_at',
      'seconds',
      'size',
    ]);
    assert.match(answer.json.id, id);
    assertRecent(answer.json.created_at);
    const { id: _id, created_at: _at, ...facts } = answer.json;
    assert.deepEqual(facts, {
      object: 'video',
      model,
      status,
      progress: 0,
      seconds: Number(fields()['seconds']),
      size: fields()['size'],
    });
  });
}

for (const [what, fields, video] of [
  ['16x9 of family A', { size: '16x9' }, { width: 1280, height: 720, watermark: false }],
  ['720x1280 of family A', { size: '720x1280' }, { width: 720, height: 1280, watermark: false }],
  ['family A with a watermark', { watermark: 'true' }, { width: 1280, height: 720, watermark: true }],
] as const) {
  test(`${what} becomes ${video.width}x${video.height}, watermark ${video.watermark}`, async () => {
    const { json: created } = await create({ ...familyA(), ...fields });
    await service.finished(created.id);
    const { width, height, watermark, inputs } = service.engines.video.jobs.find(
      (candidate) => candidate.taskId === created.id,
    )!;
    assert.deepEqual({ width, height, watermark }, video);
    assert.deepEqual(
      inputs.map((input) => input.role),
      ['reference'],
    );
  });
}

for (const [fields, watermark] of [
  [{}, true],
  [{ watermark: 'true' }, true],
  [{ watermark: 'false' }, false],
] as const) {
  test(`family B with ${JSON.stringify(fields)} has watermark ${watermark}`, async () => {
    const { json: created } = await create({ ...familyB(), size: '480x480', style: 'anime', ...fields });
    await service.finished(created.id);
    const job = service.engines.video.jobs.find((candidate) => candidate.taskId === created.id)!;
    const { width, height, style } = job;
    assert.deepEqual(
      { width, height, style, watermark: job.watermark },
      { width: 480, height: 480, style: 'anime', watermark },
    );
  });
}

test('fields may come in any order, the file first or last', async () => {
  const fields = familyA() as Fields;
  for (const names of [Object.keys(fields), Object.keys(fields).reverse()]) {
    const answer = await create(Object.fromEntries(names.map((name) => [name, fields[name]!])));
    assert.equal(answer.status, 200, answer.text);
  }
});

test('a form may come in chunks, without a Content-Length', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(familyA() as Fields)) form.append(name, value);
  const encoded = new Response(form);
  const response = await fetch(`${service.url}/v1/videos`, {
    method: 'POST',
    headers: { ...bearer(service.key), 'content-type': encoded.headers.get('content-type')! },
    body: encoded.body!,
    duplex: 'half',
  } as RequestInit);
  assert.equal(response.status, 200, await response.text());
});

test('an image of 20 MB and a byte is refused', async () => {
  const image = new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]);
  assertError(await create({ ...familyA(), input_reference: image }), 'invalid_image', 'input_reference');
});

for (const [what, headers, body] of [
  [
    'JSON',
    { 'content-type': 'application/json' },
    '{"model":"vidB-2","prompt":"boat","seconds":"4","size":"480x480"}',
  ],
  ['a form without boundary', { 'content-type': 'multipart/form-data' }, 'model=vidB-2'],
  [
    'a form that ends early',
    { 'content-type': 'multipart/form-data; boundary=b' },
    '--b\r\nContent-Disposition: form-data; name="mo',
  ],
  ['nothing', {}, undefined],
] as const) {
  test(`${what} instead of a multipart form is an invalid request`, async () => {
    const answer = await service.call('POST', '/v1/videos', body, headers as Record<string, string>);
    assertError(answer, 'invalid_request');
  });
}
