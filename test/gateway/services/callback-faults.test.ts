import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { sampleFiles } from '../../support/fake-engines.ts';
import { presetEntry } from '../../support/scripted-upstream/preset-settings.ts';
import type { ScriptedJob } from '../../support/scripted-upstream/script.ts';
import { ScriptedService } from '../../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';
import { JWKS, SIGNINGS } from '../../support/scripted-upstream/sign-callback.ts';
import { startService } from '../../support/service.ts';

/** Callbacks that come early, twice, late, from strangers or not at all: what becomes of the video and its money. */
const PUBLIC_URL = 'http://videos.example';
const MODELS = {
  fal: 'vidA2',
  replicate: 'vidA2-fast',
  'ark-seedance': 'vidA3',
  openrouter: 'vidA3-pro',
} as const;
type Preset = keyof typeof MODELS;
const PRESETS = Object.keys(MODELS) as Preset[];

const { video } = await sampleFiles();
const services = new Map<Preset, ScriptedService>();
for (const preset of PRESETS) {
  const script = SCRIPTS.find((one) => one.preset === preset);
  assert.ok(script);
  const service = await new ScriptedService(script, video).listen();
  service.fake.on('GET', /jwks\.json$/, { json: JWKS });
  services.set(preset, service);
}
const serviceOf = (preset: Preset): ScriptedService => {
  const service = services.get(preset);
  assert.ok(service);
  return service;
};

const rarely = { every: '5m', first: '0s', max: '5m' };
const entryOf = (preset: Preset, more: object = {}) =>
  presetEntry(serviceOf(preset), {
    ...SIGNINGS[preset]?.settings(serviceOf(preset).fake.origin),
    drop: ['watermark'],
    accepts: {},
    ...more,
  });
const settings = {
  upstreams: {
    ...Object.fromEntries(PRESETS.map((preset) => [preset, entryOf(preset)])),
    patient: entryOf('ark-seedance', { poll: rarely }),
  },
  models: {
    ...Object.fromEntries(PRESETS.map((preset) => [MODELS[preset], routeOf(preset, preset)])),
    'vidA3-fast': routeOf('patient', 'ark-seedance'),
  },
};
const ours = await startService({ settings, environment: { PUBLIC_URL } });
after(() => ours.stop());

function routeOf(upstream: string, preset: Preset): object {
  return { routes: [{ upstream, model: serviceOf(preset).script.model }] };
}

const create = async (model: string, prompt: string): Promise<string> => {
  const made = await ours.call('POST', '/v1/video/create', { model, prompt });
  assert.equal(made.status, 200, made.text);
  return made.json.id;
};
/** Without the link to its picture, which is another one every second. */
const task = async (id: string) => {
  const { picture_url: _, ...reported } = (await ours.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json;
  return reported as { status: string; money: { held: number; captured: number; released: number } };
};
const untilUndecided = async (id: string): Promise<void> => {
  const list = async () => (await ours.admin('GET', '/tasks?undecided=true')).json.data as { id: string }[];
  while (!(await list()).some((one) => one.id === id)) await delay(20);
};

/** The address that a creation with these words was given to call. */
function callbackPath(preset: Preset, words: string): string {
  const calls = serviceOf(preset).fake.calls.map(({ url, body }) => `${url} ${body}`);
  const call = calls.find((one) => one.includes(words)) ?? '';
  const found = /http(?::|%3A)(?:\/|%2F){2}videos\.example(\S*?)["&\s]/.exec(call)?.[1];
  assert.ok(found, call);
  return decodeURIComponent(found);
}

interface Report {
  readonly job: ScriptedJob;
  readonly path: string;
  readonly secret?: 'right' | 'wrong';
  readonly ageMs?: number;
  readonly more?: object;
}

async function report(preset: Preset, { job, path, secret = 'right', ageMs = 0, more = {} }: Report) {
  const body = JSON.stringify({ ...serviceOf(preset).script.callback?.(job), ...more });
  const signed = SIGNINGS[preset]?.headers({ body, time: Date.now() - ageMs }, secret) ?? {};
  const headers = { ...signed, 'content-type': 'application/json' };
  const answer = await request(ours.url + path, { method: 'POST', headers, body });
  await answer.body.dump();
  return answer.statusCode;
}

for (const preset of PRESETS) {
  describe(`callbacks of ${preset}`, () => {
    const service = serviceOf(preset);
    const words = `a lost boat of ${preset}`;

    test('find a lost start, no matter who else calls and how often', async () => {
      const id = await create(MODELS[preset], `${words} fault=create-lost;`);
      await untilUndecided(id);
      const [job] = service.paidFor(words);
      assert.ok(job);
      const path = callbackPath(preset, words);
      assert.equal(await report(preset, { job, path: `${path}x` }), 404, 'a token that is not ours');
      assert.equal(await report(preset, { job, path: path.replace(/\.[^.]*$/, '.forged') }), 404);
      if (SIGNINGS[preset]) {
        assert.equal(await report(preset, { job, path, secret: 'wrong' }), 400, 'a forged signature');
        assert.equal(await report(preset, { job, path, ageMs: 400_000 }), 400, 'an old signature');
      }
      const before = await task(id);
      assert.equal(before.status, 'pending');
      assert.ok(before.money.held > 0);
      assert.equal(await report(preset, { job, path }), 200);
      assert.equal((await ours.finished(id))['status'], 'completed');
      const ended = await task(id);
      assert.ok(ended.money.captured > 0 && ended.money.held === 0);
      // A replay, and an older report that comes last.
      assert.equal(await report(preset, { job, path }), 200);
      assert.equal(await report(preset, { job, path, more: { status: 'failed', state: 'failed' } }), 200);
      assert.deepEqual(await task(id), ended);
      assert.equal(service.paidFor(words).length, 1);
    });

    test('that come before the answer to the creation do no harm', async () => {
      const early = `an early boat of ${preset}`;
      let status = 0;
      service.onStep = async (step, job) => {
        if (step !== 'accepted' || !job?.body.includes(early)) return;
        status = await report(preset, { job, path: callbackPath(preset, early) });
      };
      const id = await create(MODELS[preset], early);
      assert.equal((await ours.finished(id))['status'], 'completed');
      service.onStep = () => {};
      assert.equal(status, 200);
      assert.equal(service.paidFor(early).length, 1);
    });

    test('decide nothing, whatever they say and whichever job they name', async () => {
      const busy = `a busy boat of ${preset}`;
      const id = await create(MODELS[preset], `${busy} fault=never-done;`);
      while ((await task(id)).status !== 'processing') await delay(20);
      const [job] = service.paidFor(busy);
      assert.ok(job);
      const path = callbackPath(preset, busy);
      const polls = job.polls;
      for (const word of ['succeeded', 'failed', 'canceled'])
        assert.equal(await report(preset, { job, path, more: { status: word, state: word } }), 200);
      assert.equal(await report(preset, { job: { ...job, id: 'job-of-somebody' }, path }), 200);
      while (job.polls < polls + 3) await delay(20);
      assert.equal((await task(id)).status, 'processing');
      assert.equal((await ours.call('DELETE', `/v1/videos/${encodeURIComponent(id)}`)).status, 200);
    });
  });
}

test('a callback makes us ask now instead of later', async () => {
  const words = 'a patient boat';
  const id = await create('vidA3-fast', words);
  const service = serviceOf('ark-seedance');
  while (service.paidFor(words).length === 0) await delay(20);
  const [job] = service.paidFor(words);
  assert.ok(job);
  const path = callbackPath('ark-seedance', words);
  while ((await task(id)).status !== 'completed') {
    assert.equal(await report('ark-seedance', { job, path }), 200);
    await delay(50);
  }
  assert.ok(job.polls >= 3, 'it was asked as often as it takes, which would have been ten minutes');
});
