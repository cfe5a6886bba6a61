import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { sampleFiles } from '../../support/fake-engines.ts';
import { HOSTILITIES } from '../../support/scripted-upstream/hostile-answers.ts';
import { presetEntry } from '../../support/scripted-upstream/preset-settings.ts';
import type { Script } from '../../support/scripted-upstream/script.ts';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';
import { until } from '../../support/until.ts';
import { ANY_LENGTH, finds, hostPresets, isUndecided } from './hosted-presets.ts';

/**
 * Hostile answers of every preset, at the creation, at the polls and in place of the video: the task ends as it should,
 * its money moves once, nothing is read beyond the limits, and nothing stays behind.
 */
const { video } = await sampleFiles();

/** Small and short, so that the table is gone through quickly. */
const LIMITS = { answer_megabytes: 1, answer_seconds: 3, video_megabytes: 0.5, video_seconds: 5 };

/** What may be under way between two sockets when one of them closes. */
const IN_FLIGHT = 16 * 1024 * 1024;

const hosted = await hostPresets(video, (upstreams) => ({
  upstreams: Object.fromEntries(
    Object.values(upstreams).map((upstream) => [upstream.script.preset, presetEntry(upstream, LIMITS)]),
  ),
  models: Object.fromEntries(
    Object.entries(upstreams).map(([model, { script }]) => [
      model,
      { routes: [{ upstream: script.preset, model: script.model, ...ANY_LENGTH }] },
    ]),
  ),
}));

type State = 'completed' | 'failed' | 'undecided';

/** Every hostile answer at every step is tried at two of these. */
const ALL_AT = ['fal', 'kling', 'contract', 'vertex-veo'];
const ALL = HOSTILITIES.flatMap((hostility) =>
  // A video of many values or levels is only one that does not play.
  ['poll', 'create', ...(hostility === 'many' || hostility === 'deep' ? [] : ['video'])].map((step) => ({
    step,
    hostility,
  })),
);
/** The code that reads is the same for all presets: others get one of these each, in turn. */
const ONE_OF = [
  { step: 'poll', hostility: 'endless' },
  { step: 'create', hostility: 'deep' },
  { step: 'video', hostility: 'endless' },
  { step: 'poll', hostility: 'deep' },
];

function stateAfter(script: Script, step: string, hostility: string): State {
  if (step === 'create') return finds(script) ? 'completed' : 'undecided';
  return hostility === 'slow' ? 'completed' : 'failed';
}

const rowsAt = ({ preset, repeatsFree, videoWithin }: Script, index: number) => {
  const place = ALL_AT.indexOf(preset);
  // What is begun again is no start that is lost, and a video within an answer is no video by itself.
  const one = ONE_OF[repeatsFree || videoWithin ? 0 : index % ONE_OF.length]!;
  return place < 0 ? [one] : ALL.filter((_, number) => number % 2 === place % 2);
};

const ROWS = SCRIPTS.flatMap((script, index) =>
  rowsAt(script, index).map(({ step, hostility }) => ({
    script,
    fault: `${step}-${hostility}`,
    state: stateAfter(script, step, hostility),
  })),
);

describe('hostile answers about videos', { concurrency: 40 }, () => {
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

test('nothing stays behind, and videos are made as before', async () => {
  for (const service of new Set([...hosted.values()].map((one) => one.service))) {
    // Videos that wait for a decision have a folder each, and nothing in it.
    const scratch = join(service.dataDirectory, 'scratch');
    const files = () =>
      readdirSync(scratch, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    await until(() => files().length === 0);
  }
  // At those that had most of the hostile answers: what the others had is among it, and a video takes 0.4 s of processor time.
  await Promise.all(
    ALL_AT.map(async (preset) => {
      const { service, model } = hosted.get(preset)!;
      const { json } = await service.call('POST', '/v1/video/create', { model, prompt: 'a boat at the end' });
      assert.equal((await service.finished(json.id))['status'], 'completed');
    }),
  );
});
