import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { sampleFiles } from '../../support/fake-engines.ts';
import { HOSTILITIES } from '../../support/scripted-upstream/hostile-answers.ts';
import { presetEntry } from '../../support/scripted-upstream/preset-settings.ts';
import type { Script } from '../../support/scripted-upstream/script.ts';
import { ScriptedService } from '../../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';
import { startService, type TestService } from '../../support/service.ts';
import { until } from '../../support/until.ts';
import { descriptionOf } from '../films/engine-at.ts';
import { WORKFLOW, writtenPreset } from '../films/preset-at.ts';

/**
 * Hostile answers of every preset, at the creation, at the polls and in place of the film: the task ends as it should,
 * its money moves once, nothing is read beyond the limits, and nothing stays behind.
 */
const { film } = await sampleFiles();
const MODELS = [
  'vidA2',
  'vidA2-fast',
  'vidA2-pro',
  'vidA3',
  'vidA3-fast',
  'vidA3-pro',
  'vidA3.1',
  'vidA3.1-fast',
];

/** Small and short, so that the table is gone through quickly. */
const LIMITS = { answer_megabytes: 1, answer_seconds: 3, film_megabytes: 0.5, film_seconds: 5 };

/** What may be under way between two sockets when one of them closes. */
const IN_FLIGHT = 16 * 1024 * 1024;

interface Hosted {
  readonly upstream: ScriptedService;
  readonly model: string;
  readonly service: TestService;
}

const hosted = new Map<string, Hosted>();
for (let first = 0; first < SCRIPTS.length; first += MODELS.length) {
  const upstreams = await Promise.all(
    SCRIPTS.slice(first, first + MODELS.length).map((script) => new ScriptedService(script, film).listen()),
  );
  const route = { accepts: { seconds: { from: 1, to: 60 } } };
  const service = await startService({
    settings: {
      upstreams: Object.fromEntries(
        upstreams.map((upstream) => [upstream.script.preset, presetEntry(upstream, LIMITS)]),
      ),
      models: Object.fromEntries(
        upstreams.map(({ script }, index) => [
          MODELS[index],
          { routes: [{ upstream: script.preset, model: script.model, ...route }] },
        ]),
      ),
    },
    environment: { COMFYUI_WORKFLOW: WORKFLOW },
  });
  after(() => service.stop());
  for (const [index, upstream] of upstreams.entries())
    hosted.set(upstream.script.preset, { upstream, model: MODELS[index]!, service });
}

type State = 'completed' | 'failed' | 'undecided';

/** Whether the job of a creation without a usable answer is found again. */
const finds = ({ preset, recognisesKey = false }: Script): boolean =>
  recognisesKey || ['own_id', 'list'].includes(descriptionOf(writtenPreset(preset)).reconcile.by);

/** Every hostile answer at every step is tried at two of these. */
const ALL_AT = ['fal', 'kling', 'contract', 'vertex-veo'];
const ALL = HOSTILITIES.flatMap((hostility) =>
  // A film of many values or levels is only one that does not play.
  ['poll', 'create', ...(hostility === 'many' || hostility === 'deep' ? [] : ['film'])].map((step) => ({
    step,
    hostility,
  })),
);
/** The code that reads is the same for all presets: others get one of these each, in turn. */
const ONE_OF = [
  { step: 'poll', hostility: 'endless' },
  { step: 'create', hostility: 'deep' },
  { step: 'film', hostility: 'endless' },
  { step: 'poll', hostility: 'deep' },
];

function stateAfter(script: Script, step: string, hostility: string): State {
  if (step === 'create') return finds(script) ? 'completed' : 'undecided';
  return hostility === 'slow' ? 'completed' : 'failed';
}

const rowsAt = ({ preset, repeatsFree, filmWithin }: Script, index: number) => {
  const place = ALL_AT.indexOf(preset);
  // What is begun again is no start that is lost, and a film within an answer is no film by itself.
  const one = ONE_OF[repeatsFree || filmWithin ? 0 : index % ONE_OF.length]!;
  return place < 0 ? [one] : ALL.filter((_, number) => number % 2 === place % 2);
};

const ROWS = SCRIPTS.flatMap((script, index) =>
  rowsAt(script, index).map(({ step, hostility }) => ({
    script,
    fault: `${step}-${hostility}`,
    state: stateAfter(script, step, hostility),
  })),
);

const isUndecided = async ({ service }: Hosted, id: string): Promise<boolean> => {
  const { json } = await service.admin('GET', '/tasks?undecided=true&limit=100');
  return json.data.some((task: { id: string }) => task.id === id);
};

describe('hostile answers about films', { concurrency: 40 }, () => {
  for (const { script, fault, state } of ROWS) {
    test(`${fault} at ${script.preset}: ${state}`, async () => {
      const at = hosted.get(script.preset)!;
      const { service, upstream, model } = at;
      const prompt = `a boat of ${script.preset} fault=hostile-${fault};`;
      const made = await service.call('POST', '/v1/video/create', { model, prompt });
      assert.equal(made.status, 200, made.text);
      const { id } = made.json;
      if (state === 'undecided') await until(() => isUndecided(at, id));
      else {
        const ended = await service.finished(id);
        assert.equal(ended['status'], state, JSON.stringify(ended));
        if (state === 'failed') assert.equal((ended['error'] as { code: string }).code, 'upstream_error');
      }
      const { money } = (await service.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json;
      assert.equal(money.captured > 0, state === 'completed', JSON.stringify(money));
      assert.equal(money.released > 0 && money.captured === 0, state === 'failed', JSON.stringify(money));
      assert.equal(money.held > 0, state === 'undecided', JSON.stringify(money));
      assert.equal(upstream.paidFor(prompt).length, 1);
    });
  }
});

test('no hostile answer was read far beyond its limits, and none is still being read', async () => {
  for (const { upstream } of hosted.values()) {
    const { hostile } = upstream.fake;
    await until(() => hostile.open === 0);
    const most = LIMITS.answer_megabytes * 1e6 + IN_FLIGHT;
    assert.ok(hostile.longest < most, `${upstream.script.preset} sent ${hostile.longest} bytes`);
  }
});

test('nothing stays behind, and films are made as before', async () => {
  for (const service of new Set([...hosted.values()].map((one) => one.service))) {
    // Films that wait for a decision have a folder each, and nothing in it.
    const scratch = join(service.dataDirectory, 'scratch');
    const files = () =>
      readdirSync(scratch, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    await until(() => files().length === 0);
  }
  // At those that had most of the hostile answers: what the others had is among it, and a film takes 0.4 s of processor time.
  await Promise.all(
    ALL_AT.map(async (preset) => {
      const { service, model } = hosted.get(preset)!;
      const { json } = await service.call('POST', '/v1/video/create', { model, prompt: 'a boat at the end' });
      assert.equal((await service.finished(json.id))['status'], 'completed');
    }),
  );
});
