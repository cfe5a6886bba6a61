import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleFiles } from '../support/fake-engines.ts';
import { freePort } from '../support/free-port.ts';
import { presetSettings } from '../support/scripted-upstream/preset-settings.ts';
import { ScriptedService } from '../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../support/scripted-upstream/scripts.ts';
import { startService } from '../support/service.ts';

/**
 * Fault by fault through a whole service: what the caller reads, where the money is, and how many jobs the hosted
 * service wants to be paid for. One service for each way to find a lost creation.
 */
const { film } = await sampleFiles();
const scripted = async (preset: string) => {
  const script = SCRIPTS.find((one) => one.preset === preset);
  assert.ok(script, preset);
  return await new ScriptedService(script, film).listen();
};
const SERVICES = {
  vidA2: await scripted('fal'),
  'vidA2-fast': await scripted('minimax'),
  'vidA2-pro': await scripted('runway'),
  vidA3: await scripted('kling'),
  'vidA3-fast': await scripted('openai-videos'),
  'vidB-2': await scripted('contract'),
};
type ModelId = keyof typeof SERVICES;

const folder = mkdtempSync(join(tmpdir(), 'phonofilm-preset-money-'));
const settings = join(folder, 'config.yaml');
const nobody = `http://127.0.0.1:${await freePort()}`;
writeFileSync(settings, presetSettings(SERVICES, { 'vidA3.1': nobody }));
const service = await startService({ environment: { CONFIG: settings } });
after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

/** `captured` and `released` are exclusive; while a task needs a decision its money is held. */
interface Row {
  readonly fault: string;
  readonly models: readonly ModelId[];
  readonly state: 'completed' | 'failed' | 'undecided';
  readonly code?: string;
  readonly paid: number;
}

const ALL = Object.keys(SERVICES) as ModelId[];
const TABLE: readonly Row[] = [
  { fault: 'none', models: ALL, state: 'completed', paid: 1 },
  // Found again by our own id, in the list, or by the key; else the operator decides.
  { fault: 'create-lost', models: ['vidA3', 'vidA3-fast', 'vidB-2'], state: 'completed', paid: 1 },
  { fault: 'create-lost', models: ['vidA2', 'vidA2-fast', 'vidA2-pro'], state: 'undecided', paid: 1 },
  { fault: 'create-cut', models: ['vidA3', 'vidB-2'], state: 'completed', paid: 1 },
  { fault: 'create-no-id', models: ['vidA2', 'vidA2-pro'], state: 'undecided', paid: 1 },
  { fault: 'create-lost-unseen', models: ['vidA2-pro', 'vidA3'], state: 'undecided', paid: 0 },
  { fault: 'create-503-html', models: ['vidA2'], state: 'undecided', paid: 0 },
  {
    fault: 'create-400',
    models: ['vidA2-pro', 'vidA3-fast'],
    state: 'failed',
    code: 'upstream_error',
    paid: 0,
  },
  {
    fault: 'create-refused',
    models: ['vidA2', 'vidA2-fast', 'vidA3', 'vidB-2'],
    state: 'failed',
    code: 'content_policy_violation',
    paid: 0,
  },
  {
    fault: 'end-refused-0',
    models: ['vidA2', 'vidA2-fast', 'vidA2-pro', 'vidA3', 'vidB-2'],
    state: 'failed',
    code: 'content_policy_violation',
    paid: 1,
  },
  { fault: 'end-failed', models: ALL, state: 'failed', code: 'upstream_error', paid: 1 },
  {
    fault: 'end-no-film',
    models: ['vidA2', 'vidA2-fast', 'vidA2-pro', 'vidA3'],
    state: 'failed',
    code: 'upstream_error',
    paid: 1,
  },
  { fault: 'film-html', models: ['vidA2-fast', 'vidB-2'], state: 'failed', code: 'upstream_error', paid: 1 },
  { fault: 'film-403-once', models: ['vidA2', 'vidA3-fast'], state: 'completed', paid: 1 },
  { fault: 'poll-404', models: ALL, state: 'completed', paid: 1 },
  { fault: 'poll-502-html', models: ['vidA2-pro'], state: 'completed', paid: 1 },
  { fault: 'poll-hang', models: ['vidA2-pro'], state: 'completed', paid: 1 },
  { fault: 'create-200-error', models: ['vidA2', 'vidA2-pro'], state: 'undecided', paid: 0 },
  { fault: 'create-other-origin', models: ['vidA2'], state: 'completed', paid: 1 },
  {
    fault: 'verdict-changes',
    models: ['vidA2', 'vidA3', 'vidB-2'],
    state: 'failed',
    code: 'upstream_error',
    paid: 1,
  },
  { fault: 'film-needs-key', models: ['vidA2-fast', 'vidB-2'], state: 'completed', paid: 1 },
];

const create = async (model: ModelId, prompt: string): Promise<string> => {
  const isFamilyB = model === 'vidB-2';
  const made = isFamilyB
    ? await service.form('/v1/videos', { model, prompt, seconds: '4', size: '1280x720' })
    : await service.call('POST', '/v1/video/create', { model, prompt });
  assert.equal(made.status, 200, made.text);
  return made.json.id;
};

const isUndecided = async (id: string): Promise<boolean> => {
  const { json } = await service.admin('GET', '/tasks?undecided=true&limit=100');
  return json.data.some((task: { id: string }) => task.id === id);
};

for (const { fault, models, state, code, paid } of TABLE) {
  for (const model of models) {
    const upstream = SERVICES[model];
    test(`${fault} at ${upstream.script.preset}: ${code ?? state}, paid ${paid}`, {
      concurrency: true,
    }, async () => {
      const prompt = `a boat of ${model} fault=${fault};`;
      const id = await create(model, prompt);
      if (state === 'undecided') while (!(await isUndecided(id))) await delay(30);
      else {
        const ended = await service.finished(id);
        assert.equal(ended['status'], state, JSON.stringify(ended));
        if (code !== undefined) assert.equal((ended['error'] as { code: string }).code, code);
        if (!upstream.script.wordsAreOurs) assert.doesNotMatch(JSON.stringify(ended), /secret|vendor|req-/);
      }
      const { money } = (await service.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json;
      assert.equal(money.captured > 0, state === 'completed', JSON.stringify(money));
      assert.equal(money.released > 0 && money.captured === 0, state === 'failed', JSON.stringify(money));
      if (state === 'undecided') assert.ok(money.held > 0 && money.released === 0);
      assert.equal(upstream.paidFor(prompt).length, paid);
    });
  }
}

test('progress that falls at the service does not fall for the caller', async () => {
  const id = await create('vidB-2', 'a boat of vidB-2 fault=progress-falls;');
  const seen: number[] = [];
  for (let status = ''; status !== 'completed'; ) {
    const { json } = await service.call('GET', `/v1/videos/${encodeURIComponent(id)}`);
    status = json.status;
    seen.push(json.progress);
  }
  assert.deepEqual(
    seen,
    seen.toSorted((one, other) => one - other),
  );
});

test('a service that cannot be reached costs nothing: the film waits, and can be cancelled', async () => {
  const { json } = await service.call('POST', '/v1/video/create', { model: 'vidA3.1', prompt: 'a boat' });
  const faults = async (): Promise<number> => {
    const { data } = (await service.admin('GET', '/upstreams')).json;
    const nobodys = data.find(
      ({ routes }: { routes: { model: string }[] }) => routes[0]?.model === 'vidA3.1',
    );
    return nobodys.faults.retry ?? 0;
  };
  while ((await faults()) < 2) await delay(30);
  const path = `/tasks/${encodeURIComponent(json.id)}`;
  const waiting = (await service.admin('GET', path)).json;
  assert.equal(waiting.status, 'pending');
  assert.ok(waiting.money.held > 0);
  await service.call('DELETE', `/v1/videos/${encodeURIComponent(json.id)}`);
  const { money } = (await service.admin('GET', path)).json;
  assert.deepEqual([money.held, money.captured], [0, 0]);
});
