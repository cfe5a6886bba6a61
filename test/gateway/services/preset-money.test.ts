import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleFiles } from '../../support/fake-engines.ts';
import { freePort } from '../../support/free-port.ts';
import { presetSettings } from '../../support/scripted-upstream/preset-settings.ts';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';
import { until } from '../../support/until.ts';
import { type Row, rowsOf } from '../videos/preset-rows.ts';
import { ANY_LENGTH, finds, type Hosted, hostPresets, isUndecided } from './hosted-presets.ts';

/**
 * Fault by fault through whole services: what the caller reads, where the money is, and how many jobs the hosted service
 * wants to be paid for. Every preset has its model at one of three services.
 */
const { video } = await sampleFiles();
const NOBODYS = 'vidB-2';

const nobody = `http://127.0.0.1:${await freePort()}`;
const hosted = await hostPresets(video, (upstreams) =>
  presetSettings(upstreams, { [NOBODYS]: nobody }, ANY_LENGTH),
);

/** `captured` and `released` are exclusive; while a task needs a decision its money is held. */
interface Outcome {
  readonly state: 'completed' | 'failed' | 'undecided';
  readonly code?: string;
  readonly paid: number;
}

interface TableRow extends Outcome {
  readonly fault: string;
  readonly preset: string;
}

const COMPLETED: Outcome = { state: 'completed', paid: 1 };
const failed = (code: string, paid: number): Outcome => ({ state: 'failed', code, paid });

/** What an engine makes of a fault, as a task and its money. */
function outcomeOf(row: Row, isFound: boolean): Outcome {
  if (row.start === 'unknown') return isFound ? COMPLETED : { state: 'undecided', paid: row.paid };
  if (row.start === 'refused') return failed('content_policy_violation', row.paid);
  if (row.start === 'never') return failed('upstream_error', row.paid);
  return row.end === 'video' ? COMPLETED : failed(row.end ?? '', row.paid);
}

/** What fails, and a lost creation, which may: what an engine makes of each at every preset is in `preset-faults.test.ts`. */
const FAULTS = [
  'create-lost',
  'create-400',
  'create-refused',
  'end-refused-0',
  'end-failed',
  'end-no-video',
] as const;
/**
 * One of each way to find a lost job again, or not to: every fault is tried here. At the others a lost job where it can be
 * found, else one of the faults, in turn.
 */
const ALL_AT = ['openai-videos', 'contract', 'kling', 'fal'];

const EVERYWHERE: readonly TableRow[] = SCRIPTS.flatMap((script, index) => {
  const rows = rowsOf(script);
  const isFound = finds(script);
  const possible = FAULTS.filter((fault) => rows[fault] && rows[fault].start !== 'later');
  const one = possible[index % possible.length]!;
  const faults = ALL_AT.includes(script.preset) ? possible : [isFound ? 'create-lost' : one];
  return [...new Set(faults)].map((fault) => ({
    fault,
    preset: script.preset,
    ...outcomeOf(rows[fault]!, isFound),
  }));
});

/** What differs little from one preset to the next. */
const SOMEWHERE: readonly TableRow[] = [
  // To repeat a creation with its key, one need not know whether it was seen.
  ...['fal', 'minimax', 'runway', 'kling', 'openai-videos'].map(
    (preset): TableRow => ({ fault: 'create-lost-unseen', preset, state: 'undecided', paid: 0 }),
  ),
  { fault: 'create-cut', preset: 'kling', ...COMPLETED },
  { fault: 'create-other-origin', preset: 'fal', ...COMPLETED },
  { fault: 'create-no-id', preset: 'runway', state: 'undecided', paid: 1 },
  { fault: 'create-503-html', preset: 'replicate', state: 'undecided', paid: 0 },
  { fault: 'create-200-error', preset: 'runway', state: 'undecided', paid: 0 },
  { fault: 'video-html', preset: 'minimax', ...failed('upstream_error', 1) },
  { fault: 'video-html', preset: 'contract', ...failed('upstream_error', 1) },
  { fault: 'video-403-once', preset: 'fal', ...COMPLETED },
  { fault: 'video-needs-key', preset: 'minimax', ...COMPLETED },
  { fault: 'poll-404', preset: 'runway', ...COMPLETED },
  { fault: 'poll-hang', preset: 'runway', ...COMPLETED },
  { fault: 'verdict-changes', preset: 'kling', ...failed('upstream_error', 1) },
  // With the status of an error, as this service answers for a video that failed.
  { fault: 'end-failed', preset: 'vllm-omni', ...failed('upstream_error', 1) },
  { fault: 'poll-500-failed', preset: 'vllm-omni', ...COMPLETED },
  { fault: 'verdict-changes', preset: 'contract', ...failed('upstream_error', 1) },
];

const create = async ({ service, model }: Hosted, prompt: string): Promise<string> => {
  const made = await service.call('POST', '/v1/video/create', { model, prompt });
  assert.equal(made.status, 200, made.text);
  return made.json.id;
};

describe('fault by fault', { concurrency: 8 }, () => {
  for (const { fault, preset, state, code, paid } of [...EVERYWHERE, ...SOMEWHERE]) {
    test(`${fault} at ${preset}: ${code ?? state}, paid ${paid}`, async () => {
      const at = hosted.get(preset)!;
      const { service, upstream } = at;
      const prompt = `a boat of ${preset} fault=${fault};`;
      const id = await create(at, prompt);
      if (state === 'undecided') await until(() => isUndecided(at, id));
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
});

test('progress that falls at the service does not fall for the caller', async () => {
  const { service } = hosted.get('contract')!;
  const id = await create(hosted.get('contract')!, 'a boat fault=progress-falls;');
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

test('a service that cannot be reached costs nothing: the video waits, and can be cancelled', async () => {
  const { service } = hosted.get('fal')!;
  const body = { model: NOBODYS, prompt: 'a boat', images: [], watermark: false };
  const { json } = await service.call('POST', '/v1/video/create', body);
  const faults = async (): Promise<number> => {
    const { data } = (await service.admin('GET', '/upstreams')).json;
    const nobodys = data.find(({ routes }: { routes: { model: string }[] }) => routes[0]?.model === NOBODYS);
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
