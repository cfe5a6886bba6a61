import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { sampleFiles } from '../../support/fake-engines.ts';
import { presetSettings } from '../../support/scripted-upstream/preset-settings.ts';
import { ScriptedService } from '../../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';
import { startService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

/** A caller cancels a video while a hosted service is being asked for it: what was begun there is stopped, or listed. */

/** With a cancellation, one for each way in which a lost start is found. */
const STOPPABLE = {
  runway: 'vidA3',
  contract: 'vidB-2',
  fal: 'vidA3.1',
  'ark-seedance': 'vidA3-fast',
  'vllm-omni': 'vidA2',
} as const;
/** Without one. */
const UNSTOPPABLE = { minimax: 'vidA2-pro', kling: 'vidA3-pro' } as const;
const MODELS = { ...STOPPABLE, ...UNSTOPPABLE };
type Preset = keyof typeof MODELS;

const { video } = await sampleFiles();
const services = new Map<Preset, ScriptedService>();
for (const preset of Object.keys(MODELS) as Preset[]) {
  const script = SCRIPTS.find((one) => one.preset === preset);
  assert.ok(script, preset);
  services.set(preset, await new ScriptedService(script, video).listen());
}
const routes = Object.fromEntries([...services].map(([preset, service]) => [MODELS[preset], service]));
const drop = { drop: ['watermark'] };
/** With so little time for a video. */
const LATE_MS = 600;
const service = await startService({
  settings: presetSettings(routes, {}, drop),
  environment: { PUBLIC_URL: 'http://videos.example' },
});
after(() => service.stop());

beforeEach(() => {
  for (const one of services.values()) {
    one.onStep = () => {};
    one.cancelFault = () => null;
  }
});

function upstreamOf(preset: Preset): ScriptedService {
  const found = services.get(preset);
  assert.ok(found);
  return found;
}

async function create(preset: Preset, prompt: string): Promise<string> {
  const body = { model: MODELS[preset], prompt, images: [] };
  const made = await service.call('POST', '/v1/video/create', body);
  assert.equal(made.status, 200, made.text);
  return made.json.id;
}

const cancel = async (id: string): Promise<void> => {
  const { status, text } = await service.call('DELETE', `/v1/videos/${encodeURIComponent(id)}`);
  assert.equal(status, 200, text);
};

/** Creates a video and cancels it when the service has begun it but not answered yet. */
async function cancelledWhileRequested(preset: Preset, prompt: string): Promise<string> {
  const upstream = upstreamOf(preset);
  const begun = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  upstream.onStep = (step) => {
    if (step !== 'accepted') return;
    begun.resolve();
    return mayAnswer.promise;
  };
  const id = await create(preset, prompt);
  await begun.promise;
  await cancel(id);
  mayAnswer.resolve();
  return id;
}

const listed = async (): Promise<string[]> => {
  const { json } = await service.admin('GET', '/tasks?undecided=true&limit=100');
  return json.data.map((task: { id: string }) => task.id);
};
const isListed = async (id: string): Promise<boolean> => (await listed()).includes(id);
const taskOf = async (id: string) => (await service.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json;
const resolve = (id: string, body: object) =>
  service.admin('POST', `/tasks/${encodeURIComponent(id)}/resolve`, body);

/** Nothing is left to stop. */
const isStopped = async (id: string): Promise<boolean> => (await taskOf(id)).stopping_since === null;

const PRESETS = Object.keys(STOPPABLE) as (keyof typeof STOPPABLE)[];
for (const preset of PRESETS) {
  const upstream = upstreamOf(preset);

  test(`${preset}: a video that is cancelled while it is asked for is stopped there`, async () => {
    const prompt = `a boat of ${preset}, cancelled fault=never-done;`;
    const id = await cancelledWhileRequested(preset, prompt);
    await until(() => isStopped(id));
    const task = await taskOf(id);
    assert.equal(task.error.code, 'cancelled');
    assert.deepEqual([task.money.captured, task.money.held, task.undecided_since], [0, 0, null]);
    assert.deepEqual(
      upstream.paidFor(prompt).map(({ isCancelled }) => isCancelled),
      [true],
    );
  });

  test(`${preset}: a video whose start was refused or not sent leaves nothing to stop`, async () => {
    const prompt = `a boat of ${preset}, refused fault=create-429;`;
    const refused = Promise.withResolvers<void>();
    upstream.onStep = (step) => (step === 'create' ? refused.resolve() : undefined);
    const id = await create(preset, prompt);
    await refused.promise;
    await cancel(id);
    await until(() => isStopped(id));
    assert.equal(await isListed(id), false);
  });
}

for (const preset of ['runway', 'fal'] as const)
  test(`${preset}: a cancellation that is answered with errors is tried again, and listed meanwhile`, async () => {
    const prompt = `a boat of ${preset}, hard to stop fault=never-done;`;
    const faults = [{ status: 500, json: {} }, { status: 302, headers: { location: '/x' } }, { lost: true }];
    upstreamOf(preset).cancelFault = () => faults.shift() ?? null;
    const id = await cancelledWhileRequested(preset, prompt);
    await until(() => isListed(id));
    assert.equal((await taskOf(id)).job_id, upstreamOf(preset).paidFor(prompt)[0]?.id);
    await until(() => isStopped(id));
    assert.equal(upstreamOf(preset).paidFor(prompt)[0]?.isCancelled, true);
    assert.equal(await isListed(id), false);
  });

for (const preset of ['contract', 'vllm-omni'] as const)
  test(`${preset}: a cancelled video whose answer is lost is found and stopped`, async () => {
    const prompt = `a boat of ${preset}, lost fault=create-lost;`;
    const id = await cancelledWhileRequested(preset, prompt);
    await until(() => isStopped(id));
    assert.deepEqual(
      upstreamOf(preset)
        .paidFor(prompt)
        .map(({ isCancelled }) => isCancelled),
      [true],
    );
    assert.equal(await isListed(id), false);
  });

test('a video that has failed at its service when it is cancelled leaves nothing to stop', async () => {
  // vLLM-Omni answers with the status of the error.
  const prompt = 'a boat of vllm-omni, failed fault=verdict-changes;';
  const id = await cancelledWhileRequested('vllm-omni', prompt);
  await until(() => isStopped(id));
  const [job] = upstreamOf('vllm-omni').paidFor(prompt);
  assert.equal(job?.isCancelled, false);
  assert.deepEqual([(await taskOf(id)).money.held, await isListed(id)], [0, false]);
});

test('a cancelled video whose answer is lost for good is listed until the operator names its job', async () => {
  const prompt = 'a boat of runway, lost for good fault=create-lost;';
  const id = await cancelledWhileRequested('runway', prompt);
  await until(() => isListed(id));
  const [job] = upstreamOf('runway').paidFor(prompt);
  assert.ok(job);
  assert.equal((await taskOf(id)).job_id, null);
  assert.equal((await resolve(id, { action: 'started', job_id: job.id })).status, 200);
  await until(() => isStopped(id));
  assert.ok(job.isCancelled);
  assert.equal(await isListed(id), false);
  assert.equal((await taskOf(id)).error.code, 'cancelled');
});

test('a cancelled video whose answer is lost is off the list when the operator says that nothing was begun', async () => {
  const id = await cancelledWhileRequested('runway', 'a boat of runway, never begun fault=create-lost;');
  await until(() => isListed(id));
  assert.equal((await resolve(id, { action: 'not_started' })).status, 200);
  assert.ok(await isStopped(id));
  assert.equal(await isListed(id), false);
});

test('a callback names the job of a cancelled video whose answer is lost, and it is stopped', async () => {
  const prompt = 'a boat of ark, called back fault=create-lost;';
  const id = await cancelledWhileRequested('ark-seedance', prompt);
  await until(() => isListed(id));
  const upstream = upstreamOf('ark-seedance');
  const [job] = upstream.paidFor(prompt);
  assert.ok(job);
  const path = /\/callbacks\/[^"]+/.exec(job.body)?.[0];
  const answer = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(upstream.script.callback?.(job)),
  });
  assert.equal(answer.status, 200, await answer.text());
  await until(() => isStopped(id));
  assert.ok(job.isCancelled);
});

for (const preset of Object.keys(UNSTOPPABLE) as (keyof typeof UNSTOPPABLE)[])
  test(`${preset}, which cannot be stopped: a cancelled video is listed until the operator says so`, async () => {
    const prompt = `a boat of ${preset}, cancelled fault=never-done;`;
    const id = await cancelledWhileRequested(preset, prompt);
    await until(() => isListed(id));
    const task = await taskOf(id);
    assert.deepEqual([task.status, task.error.code], ['failed', 'cancelled']);
    assert.equal(task.job_id, upstreamOf(preset).paidFor(prompt)[0]?.id);
    const { json } = await service.admin('GET', '/upstreams');
    const shown = json.data.find((one: { id: string }) => one.id === preset);
    assert.equal(shown.undecided_tasks, 1);
    assert.equal((await resolve(id, { action: 'not_started' })).json.error.code, 'invalid_request');
    assert.equal((await resolve(id, { action: 'fail' })).status, 200);
    assert.ok(await isStopped(id));
    assert.equal(await isListed(id), false);
    assert.equal((await resolve(id, { action: 'fail' })).json.error.code, 'invalid_request');
  });

test('a video that its service has finished when it is cancelled is listed: it has to be paid', async () => {
  const prompt = 'a boat of runway, finished;';
  const done = Promise.withResolvers<void>();
  const mayGo = Promise.withResolvers<void>();
  const upstream = upstreamOf('runway');
  upstream.onStep = (step) => {
    if (step !== 'video') return;
    done.resolve();
    return mayGo.promise;
  };
  const id = await create('runway', prompt);
  await done.promise;
  await cancel(id);
  await until(() => isListed(id));
  mayGo.resolve();
  assert.equal(upstream.paidFor(prompt)[0]?.isCancelled, false);
  assert.equal((await resolve(id, { action: 'fail' })).status, 200);
});

test('the time limit stops a job as its owner does, though its start is answered late', async () => {
  const late = await startService({
    settings: {
      ...presetSettings({ [MODELS.fal]: upstreamOf('fal') }, {}, drop),
      limits: { task_minutes: 0.01 },
    },
  });
  try {
    const prompt = 'a boat of fal, late fault=never-done;';
    const upstream = upstreamOf('fal');
    const mayAnswer = Promise.withResolvers<void>();
    upstream.onStep = (step) => (step === 'accepted' ? mayAnswer.promise : undefined);
    const made = await late.call('POST', '/v1/video/create', { model: MODELS.fal, prompt, images: [] });
    const { id } = made.json;
    const read = async () => (await late.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json;
    await until(() => upstream.paidFor(prompt).length === 1);
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    mayAnswer.resolve();
    await until(async () => (await read()).status === 'failed' && (await read()).stopping_since === null);
    assert.equal((await read()).error.code, 'timeout');
    assert.ok(upstream.paidFor(prompt)[0]?.isCancelled);
  } finally {
    await late.stop();
  }
});
