import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TAKEN_NAMES } from '../../src/domain/parameters.ts';
import { FamilyACreate, FamilyBCreate } from '../../src/features/videos/video-create.ts';
import { FamilyAVideos, FamilyBVideos } from '../../src/features/videos/videos-create.ts';
import { assertError } from '../support/contract.ts';
import { deliveredVideo } from '../support/media-fixtures.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { FakeService } from '../support/scripted-upstream/fake-service.ts';
import { jobsEntry, makeVideos } from '../support/scripted-upstream/video-jobs.ts';
import { startService } from '../support/service.ts';

/** What callers set beyond the contract, as rows declare it, on its way to a service. */

const upstream = makeVideos(await new FakeService().listen(), await deliveredVideo(scratchFolder(), 10));
const takes = (json: object) => ({ create: { post: '/jobs', json, id: 'id' }, drop: ['watermark'] });
const service = await startService({
  settings: {
    upstreams: {
      far: jobsEntry(upstream.origin, takes({ prompt: '$prompt', seed: '$seed', audio: '$audio' })),
      plain: jobsEntry(upstream.origin),
    },
    models: {
      clip: {
        like: 'vidB-2',
        parameters: {
          sound: { type: 'boolean', default: true },
          negative_prompt: { type: 'string', max: 40, to: 'input.negative' },
          mode: { type: 'string', values: ['fast', 'standard'], default: 'standard', to: 'mode' },
          steps: { type: 'integer', min: 1, max: 50, adds: { per_video: 0.25 }, to: 'input.steps' },
        },
        price: {
          rows: [
            { when: { mode: 'fast' }, per_second: 0.02 },
            { when: { sound: true }, per_second: 0.14 },
            { when: { sound: false }, per_second: 0.07 },
          ],
        },
        routes: [{ upstream: 'far', input: { input: { guidance: 5 } } }],
      },
      plain: { like: 'vidB-2', parameters: { steps: { type: 'integer' } }, routes: [{ upstream: 'plain' }] },
      open: { like: 'clip', routes: [{ upstream: 'far', pass: true }] },
    },
  },
});
after(() => service.stop());

/** What the service was asked, oldest first. */
const received = (): Record<string, unknown>[] => upstream.seen('POST', /jobs/).map(({ json }) => json);
const order = (more: object, model = 'clip') => ({ model, prompt: 'a boat', images: [], ...more });
const create = (more: object, model?: string, headers = {}) =>
  service.call('POST', '/v1/video/create', order(more, model), headers);
const quoted = async (more: object) =>
  (await service.call('POST', '/v1/quote', { endpoint: '/v1/video/create', body: order(more) })).json.amount;
const taskOf = async (id: string) => (await service.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json;

/** The request that the service got for a video, and the video's task. */
async function made(more: object, model?: string) {
  const { json, text } = await create(more, model);
  assert.ok(json.id, text);
  assert.equal((await service.finished(json.id))['status'], 'completed');
  const { prompt } = { prompt: 'a boat', ...more };
  return {
    sent: received().findLast((body) => body['prompt'] === prompt),
    task: await taskOf(json.id),
  };
}

test('a row declares what callers may set, and capabilities tell it', async () => {
  const { capabilities } = (await service.call('GET', '/v1/models/clip')).json;
  const { seed, steps, mode, ...others } = capabilities.parameters;
  assert.deepEqual([seed.type, seed.min, seed.max], ['integer', 0, 2 ** 31 - 1]);
  assert.deepEqual(steps, { type: 'integer', min: 1, max: 50, adds: { per_video: 0.25 } });
  assert.deepEqual(mode, { type: 'string', values: ['fast', 'standard'], default: 'standard' });
  assert.deepEqual(Object.keys(others), ['sound', 'negative_prompt']);
  assert.ok((await service.call('GET', '/v1/models/vidA3')).json.capabilities.parameters.seed);
});

test('what is set is priced, stored with the task and sent to where it goes', async () => {
  const set = { seed: 7, sound: false, negative_prompt: 'rain', steps: 30 };
  assert.equal(await quoted(set), 0.95);
  const { sent, task } = await made(set);
  assert.deepEqual(sent, {
    prompt: 'a boat',
    seed: 7,
    audio: false,
    input: { guidance: 5, negative: 'rain', steps: 30 },
    mode: 'standard',
  });
  assert.deepEqual(task.parameters, { ...set, mode: 'standard' });
  const { data } = (await service.admin('GET', '/requests/log')).json;
  const logged = data.find((request: { task: string }) => request.task === task.id);
  const { seed, sound, steps } = logged.parameters;
  assert.deepEqual([seed, sound, steps], [7, false, 30]);
  assert.doesNotMatch(JSON.stringify(logged), /rain/, 'no texts of callers');
  assert.deepEqual([task.money.quoted, task.money.captured], [0.95, 0.95]);
});

test('rows of a price may ask for parameters, set or by default', async () => {
  assert.deepEqual(
    [await quoted({}), await quoted({ sound: false }), await quoted({ mode: 'fast' })],
    [1.4, 0.7, 0.2],
  );
});

for (const [param, value] of [
  ['seed', -1],
  ['seed', 1.5],
  ['steps', 51],
  ['sound', 'yes'],
  ['mode', 'slow'],
  ['negative_prompt', 'x'.repeat(41)],
  ['negative_prompt', null],
] as const) {
  test(`${param} ${JSON.stringify(value).slice(0, 20)} is refused by name`, async () => {
    assertError(await create({ [param]: value }), 'invalid_parameter', param);
    const quote = { endpoint: '/v1/video/create', body: order({ [param]: value }) };
    assertError(await service.call('POST', '/v1/quote', quote), 'invalid_parameter', param);
  });
}

test('in a form further fields are parameters too, as text', async () => {
  const fields = {
    model: 'clip',
    prompt: 'a boat',
    seconds: '10',
    size: '1280x720',
    seed: '11',
    sound: 'false',
  };
  const { json, text } = await service.form('/v1/videos', fields);
  assert.ok(json.id, text);
  assert.equal((await service.finished(json.id))['status'], 'completed');
  assert.deepEqual([received().at(-1)?.['seed'], received().at(-1)?.['audio']], [11, false]);
  assertError(await service.form('/v1/videos', { ...fields, seed: 'many' }), 'invalid_parameter', 'seed');
});

test('in a chat further fields are parameters of the video, quoted and refused alike', async () => {
  const chat = { model: 'clip', messages: [{ role: 'user', content: 'a raft' }] };
  const set = { seed: 13, steps: 30, sound: false };
  const requested = { ...chat, ...set, temperature: 0.5, cfg_scale: 3 };
  const quote = { endpoint: '/v1/chat/completions', body: requested };
  assert.equal((await service.call('POST', '/v1/quote', quote)).json.amount, 0.95);
  const answer = await service.call('POST', '/v1/chat/completions', requested);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers.get('x-phonofilm-ignored'), 'cfg_scale', 'and the temperature is of no video');
  const { seed, audio, input } = received().findLast(({ prompt }) => prompt === 'a raft') as Record<
    string,
    unknown
  >;
  assert.deepEqual([seed, audio, input], [13, false, { guidance: 5, steps: 30 }]);
  const [, id = ''] = /task_id: (\S+)/.exec(answer.json.choices[0].message.content) ?? [];
  assert.deepEqual((await taskOf(id)).parameters, { ...set, mode: 'standard' });
  for (const call of [
    service.call('POST', '/v1/chat/completions', { ...chat, steps: 51 }),
    service.call('POST', '/v1/quote', { endpoint: '/v1/chat/completions', body: { ...chat, steps: 51 } }),
  ])
    assertError(await call, 'invalid_parameter', 'steps');
});

test('what no row declares is ignored and named, refused where the caller is strict, and passed on where the route says so', async () => {
  const further = { cfg_scale: 3, orientation: 'landscape', model_version: 'v2' };
  const ignored = await create(further);
  assert.equal(ignored.headers.get('x-phonofilm-ignored'), 'cfg_scale, model_version');
  assert.equal((await create({ seed: 3 })).headers.get('x-phonofilm-ignored'), null);
  assertError(
    await create(further, 'clip', { 'phonofilm-strict': 'true' }),
    'invalid_parameter',
    'cfg_scale',
  );
  const { sent, task } = await made({ ...further, prompt: 'a ship', audio: 'loud' }, 'open');
  assert.deepEqual([sent?.['cfg_scale'], sent?.['model_version']], [3, 'v2']);
  // What the route says itself stays.
  assert.equal(sent?.['audio'], true);
  assert.equal(task.parameters.cfg_scale, 3);
});

test('a parameter that no route can be told of is not offered', async () => {
  const { capabilities } = (await service.call('GET', '/v1/models/plain')).json;
  assert.deepEqual(capabilities.parameters, {});
  const { headers } = await create({ seed: 1, steps: 2 }, 'plain');
  assert.equal(headers.get('x-phonofilm-ignored'), 'seed, steps');
});

test('fields of the contract keep their meaning: no row may declare them', async () => {
  const names = [FamilyACreate, FamilyBCreate, FamilyAVideos, FamilyBVideos].flatMap(({ properties }) =>
    Object.keys(properties),
  );
  assert.deepEqual(
    names.filter((name) => !TAKEN_NAMES.has(name)),
    [],
  );
  const parameters = { duration: { type: 'integer' } };
  assertError(
    await service.admin('POST', '/models', { id: 'wrong', like: 'vidB-2', parameters }),
    'invalid_parameter',
    'parameters.duration',
  );
  const hole = [{ when: { mode: 'fast' }, per_second: 1 }];
  const refused = await service.admin('PATCH', '/models/clip', { price: { rows: hole } });
  assert.match(refused.json.error.message, /mode standard/);
});

test('parameters and the prices that name them are changed together, and neither leaves a hole in the other', async () => {
  const patch = (change: object) => service.admin('PATCH', '/models/plain', change);
  const rows = [true, false].map((loud) => ({ when: { loud }, per_video: loud ? 2 : 1 }));
  const parameters = { loud: { type: 'boolean', default: false } };
  const set = await patch({ parameters, price: { rows } });
  assert.equal(set.status, 200, set.text);
  assert.deepEqual(set.json.price, { rows });
  assertError(await patch({ parameters: null }), 'invalid_parameter', 'price.rows.0.when.loud');
  const open = { loud: { type: 'boolean' } };
  assertError(await patch({ parameters: open }), 'invalid_parameter', 'price.rows');
  assert.equal((await patch({ parameters: null, price: null })).status, 200);
});

for (const [parameters, param, message] of [
  [{ steps: 5 }, 'parameters.steps', '`parameters.steps` must be an object.'],
  [{ steps: { type: 'text' } }, 'parameters.steps.type', 'must be one of integer, number, boolean, string'],
  [
    { steps: { type: 'integer', most: 9 } },
    'parameters.steps.most',
    'is no name that this takes; there is type, ',
  ],
  [{ Steps: null }, 'parameters.Steps', '`parameters.Steps` is no name that this takes.'],
] as const)
  test(`a declaration of ${JSON.stringify(parameters)} is refused by the name of what is wrong`, async () => {
    const refused = await service.admin('PATCH', '/models/plain', { parameters });
    assertError(refused, 'invalid_parameter', param);
    assert.ok(refused.json.error.message.includes(message), refused.text);
  });

test('a fact of a price is refused by the name of what is wrong', async () => {
  const price = { rows: [{ when: { steps: { least: 5 } }, per_second: 1 }] };
  const refused = await service.admin('PATCH', '/models/plain', { price });
  assertError(refused, 'invalid_parameter', 'price.rows[0].when.steps.least');
});

test('a remix has what its video was made with, but for values that the model takes no more', async () => {
  const { json } = await create({ mode: 'fast', prompt: 'a kite' });
  assert.equal((await service.finished(json.id))['status'], 'completed');
  const endpoint = `/v1/videos/${json.id}/remix`;
  const priced = async () =>
    (await service.call('POST', '/v1/quote', { endpoint, body: { prompt: 'at night' } })).json.amount;
  assert.equal((await priced()).toFixed(6), '0.200000');
  const mode = { type: 'string', values: ['standard', 'best'], default: 'standard', to: 'mode' };
  const price = { rows: [{ when: { mode: 'fast' }, per_second: 0.02 }], per_second: 0.5 };
  assert.equal((await service.admin('PATCH', '/models/clip', { parameters: { mode }, price })).status, 200);
  assert.equal(await priced(), 5);
  assert.equal((await service.admin('PATCH', '/models/clip', { parameters: null, price: null })).status, 200);
});
