import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ServiceError } from '../../../src/domain/errors.ts';
import { presetNames } from '../../../src/engines/upstream/presets/presets.ts';
import { type Json, StartRefused } from '../../../src/engines/video-engine.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import {
  CREATE_FAULTS,
  END_FAULTS,
  FILM_FAULTS,
  POLL_FAULTS,
} from '../../support/scripted-upstream/faults.ts';
import type { Script } from '../../support/scripted-upstream/script.ts';
import { ScriptedService } from '../../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';
import { descriptionOf, NEVER, stored, untilEnded } from './engine-at.ts';
import { filmFor, presetAt, writtenPreset } from './preset-at.ts';

/**
 * What becomes of a film at every service that has a preset, fault by fault. `start`: whether it began, is to be tried
 * later or elsewhere, was refused for good, or may have begun. `end`: the film, or the code that the caller reads.
 */
interface Row {
  readonly start: 'begun' | 'later' | 'never' | 'refused' | 'unknown';
  readonly end?: 'film' | 'upstream_error' | 'content_policy_violation';
  /** Jobs that the service wants money for. */
  readonly paid: 0 | 1;
  readonly retryAfterMs?: number;
}

const FILM: Row = { start: 'begun', end: 'film', paid: 1 };
const FAILED: Row = { start: 'begun', end: 'upstream_error', paid: 1 };
const REFUSED: Row = { start: 'begun', end: 'content_policy_violation', paid: 1 };
const all = (faults: object, row: Row) => Object.fromEntries(Object.keys(faults).map((name) => [name, row]));

const rows = (script: Script): Record<string, Row | null> => {
  const { rejections, words, refusals, refusedEnds = [], showsNoFilm } = script;
  const rejected = (kind: keyof typeof rejections.codes, start: Row['start']): Row | null =>
    rejections.codes[kind] === undefined ? null : { start, paid: 0 };
  const refusal = (index: number) => (refusals.length + refusedEnds.length > index ? REFUSED : null);
  return {
    none: FILM,
    'create-lost': { start: 'unknown', paid: 1 },
    'create-lost-unseen': { start: 'unknown', paid: 0 },
    'create-cut': { start: 'unknown', paid: 1 },
    'create-slow': { start: 'unknown', paid: 1 },
    'create-no-id': { start: 'unknown', paid: 1 },
    'create-html': { start: 'unknown', paid: 1 },
    'create-202': FILM,
    'create-429-header': { start: 'later', paid: 0, retryAfterMs: 7000 },
    'create-429': { start: 'later', paid: 0 },
    'create-429-prose': { start: 'later', paid: 0, retryAfterMs: 30_000 },
    'create-503-html': { start: script.at503 === 'ambiguous' ? 'unknown' : 'later', paid: 0 },
    'create-401': { start: 'later', paid: 0 },
    'create-402': { start: 'later', paid: 0 },
    'create-400': { start: 'never', paid: 0 },
    'create-refused': rejected('refused', 'refused'),
    'create-auth': rejected('auth', 'later'),
    'create-funds': rejected('funds', 'later'),
    'create-rate': rejected('rate', 'later'),
    ...all(POLL_FAULTS, FILM),
    'end-no-film': showsNoFilm ? FAILED : null,
    'end-empty-link': showsNoFilm ? FAILED : null,
    'end-failed-bare': FAILED,
    'end-failed': FAILED,
    'end-cancelled': words.cancelled === undefined ? null : FAILED,
    'end-expired': words.expired === undefined ? null : FAILED,
    'end-refused-0': refusal(0),
    'end-refused-1': refusal(1),
    ...all(FILM_FAULTS, FILM),
    'film-html': FAILED,
  };
};

const { film } = await sampleFiles();

test('every preset has a fake, and every fault a row', () => {
  assert.deepEqual(SCRIPTS.map(({ preset }) => preset).sort(), presetNames());
  const faults = [CREATE_FAULTS, POLL_FAULTS, END_FAULTS, FILM_FAULTS].flatMap(Object.keys);
  for (const script of SCRIPTS)
    assert.deepEqual(Object.keys(rows(script)).sort(), ['none', ...faults].sort());
});

for (const script of SCRIPTS) {
  describe(script.preset, async () => {
    const service = await new ScriptedService(script, film).listen();

    for (const [fault, row] of Object.entries(rows(script))) {
      if (row === null) continue;
      test(`${fault}: ${row.end ?? row.start}`, async () => {
        const change = fault === 'create-slow' ? { create: { timeout: '200ms' } } : {};
        const engine = presetAt(service, change);
        const { seconds } = engine.capabilities;
        const job = filmFor({ accepts: seconds, model: script.model }, { prompt: `a boat fault=${fault};` });
        const plan = stored(await engine.plan(job, NEVER));
        const started = await engine.start(job, NEVER, plan).then(
          (operation) => ({ start: 'begun', operation, error: null }) as const,
          (error: unknown) => ({ start: kindOf(error), operation: null, error }) as const,
        );
        assert.equal(started.start, row.start, String(started.error));
        assert.equal(service.paidFor(job.prompt).length, row.paid);
        if (row.retryAfterMs !== undefined)
          assert.equal((started.error as StartRefused).retryAfterMs, row.retryAfterMs);
        if (started.operation === null) assertDiscreet(started.error, script);
        if (row.start === 'later' && CREATE_FAULTS[fault]?.times === 1)
          assert.ok(await presetAt(service).start(job, NEVER, plan), 'the next try is taken');
        if (started.operation === null) return;
        const ended = await untilEnded(engine, stored(started.operation), job);
        assert.equal(ended.state === 'completed' ? 'film' : ended.code, row.end);
        if (ended.state === 'failed') assertDiscreet(ended, script);
        assert.equal(service.paidFor(job.prompt).length, row.paid);
      });
    }

    test('a creation whose reply was lost is found again as far as the service can tell, and never repeated', async () => {
      const engine = presetAt(service);
      const facts = { accepts: engine.capabilities.seconds, model: script.model };
      const job = filmFor(facts, { prompt: `a lost boat of ${script.preset} fault=create-lost` });
      const plan = stored(await engine.plan(job, NEVER));
      await assert.rejects(engine.start(job, NEVER, plan));
      const [made] = service.paidFor(job.prompt);
      assert.ok(made);
      const { reconcile, callback } = descriptionOf(writtenPreset(script.preset));
      const found = await presetAt(service).reconcile(plan, job, NEVER);
      const isExact = ['own_id', 'list', 'idempotency_key'].includes(reconcile.by);
      assert.equal(found.state, isExact ? 'started' : 'unknown');
      let operation: Json | null = found.state === 'started' ? found.operation : null;
      if (callback?.verify === 'none' && script.callback) {
        const body = Buffer.from(JSON.stringify(script.callback(made)));
        const read = await engine.readCallback(plan, { method: 'POST', url: '/c', headers: {}, body });
        assert.deepEqual(read, { id: made.id });
      }
      if (callback !== null) {
        const named = await engine.reconcile(plan, { ...job, callbackId: made.id }, NEVER);
        assert.ok(named.state === 'started');
        operation = named.operation;
      }
      if (operation !== null)
        assert.equal((await untilEnded(engine, stored(operation), job)).state, 'completed');
      assert.equal(service.paidFor(job.prompt).length, 1);
    });

    test('a cancellation reaches the service where it has one, and leaves a finished film alone', async () => {
      const engine = presetAt(service);
      const facts = { accepts: engine.capabilities.seconds, model: script.model };
      const job = filmFor(facts, { prompt: 'a boat fault=never-done' });
      const operation = await engine.start(job, NEVER);
      const before = service.cancelled;
      await engine.cancel(operation);
      assert.equal(service.cancelled - before, script.cancel ? 1 : 0);
      const finished = filmFor(facts, { prompt: 'a finished boat' });
      const done = await engine.start(finished, NEVER);
      await untilEnded(engine, done, finished);
      const after = service.cancelled;
      await engine.cancel(done);
      assert.equal(service.cancelled, after, 'what is finished stays');
    });
  });
}

function kindOf(error: unknown): Row['start'] {
  if (error instanceof StartRefused) return error.permanent === null ? 'later' : 'never';
  return error instanceof ServiceError ? 'refused' : 'unknown';
}

/** What callers may read says nothing about the service. */
function assertDiscreet(error: unknown, { wordsAreOurs = false }: Script): void {
  if (wordsAreOurs) return;
  const shown = error instanceof StartRefused ? error.permanent?.message : (error as Error).message;
  if (error instanceof StartRefused || error instanceof ServiceError || !(error instanceof Error))
    assert.doesNotMatch(shown ?? '', /secret|vendor|127\.0\.0\.1|req-/);
}
