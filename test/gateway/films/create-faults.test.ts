import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ServiceError } from '../../../src/domain/errors.ts';
import { StartRefused } from '../../../src/engines/video-engine.ts';
import type { UpstreamVideoParts } from '../../../src/gateway/films/upstream-video-engine.ts';
import { type Answer, FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { begin, engineAt, KEYS, newJob, stored, upstreamAt } from './engine-at.ts';

const DESCRIPTION = {
  protocol: 'task',
  create: {
    post: '/jobs',
    json: { prompt: '$prompt', image: '$first_frame.url?' },
    id: 'id',
    timeout: '300ms',
  },
  poll: { get: '/jobs/{id}', status: 'state', map: { ready: 'done' } },
  result: [{ film: 'film' }],
  error: {
    code: ['error.code', 'code'],
    message: ['error.message', 'detail'],
    classes: {
      unsafe: 'refused',
      'SAFETY.*': 'refused',
      http_422: 'invalid',
      overload: 'busy',
      'INTERNAL.*': 'retry',
      5002: 'ambiguous',
    },
  },
};

type Verdict =
  | 'started'
  /** It may have begun: nothing more is sent. */
  | 'ambiguous'
  /** Nothing has begun; another try may succeed. */
  | { readonly again: number | null }
  /** Nothing has begun, and this route never will. */
  | { readonly never: string }
  /** The task fails. */
  | { readonly fails: string };

interface Case {
  readonly fault: string;
  readonly answers: readonly Answer[];
  readonly change?: object;
  readonly verdict: Verdict;
  readonly creates?: number;
  readonly credentials?: readonly ('main' | 'spare')[];
}

const well: Answer = { json: { id: 'j1' } };
const CASES: readonly Case[] = [
  { fault: 'a reply of 202', answers: [{ status: 202, json: { id: 'j1' } }], verdict: 'started' },
  { fault: 'an id that is a number', answers: [{ json: { id: 17 } }], verdict: 'started' },
  { fault: 'a reply lost after acceptance', answers: [{ lost: true }], verdict: 'ambiguous' },
  { fault: 'no reply in time', answers: [{ hang: true }], verdict: 'ambiguous' },
  { fault: 'a body cut half way', answers: [{ json: { id: 'j1' }, cutOff: 5 }], verdict: 'ambiguous' },
  { fault: '200 without an id', answers: [{ json: { hello: 1 } }], verdict: 'ambiguous' },
  { fault: '200 with HTML', answers: [{ text: '<html>' }], verdict: 'ambiguous' },
  { fault: '503 with HTML', answers: [{ status: 503, text: '<html>' }], verdict: 'ambiguous' },
  {
    fault: '503 of a service that has then created nothing',
    answers: [{ status: 503, text: '<html>' }],
    change: { create_5xx: 'not_created' },
    verdict: { again: null },
  },
  {
    fault: 'a code that says it may exist',
    answers: [{ status: 400, json: { code: 5002 } }],
    verdict: 'ambiguous',
  },
  {
    fault: 'an error inside 200',
    answers: [{ json: { id: 'j1', code: 'unsafe' } }],
    change: { ok: { path: 'code', is: 0 } },
    verdict: { fails: 'content_policy_violation' },
  },
  {
    fault: 'an unknown error inside 200',
    answers: [{ json: { code: 999 } }],
    change: { ok: { path: 'code', is: 0 } },
    verdict: 'ambiguous',
  },
  {
    fault: 'a refusal by the beginning of its code',
    answers: [{ status: 400, json: { error: { code: 'Safety.Input.Text', message: 'see vendor.example' } } }],
    verdict: { fails: 'content_policy_violation' },
  },
  {
    fault: '429 with Retry-After',
    answers: [{ status: 429, headers: { 'retry-after': '7' }, json: {} }],
    verdict: { again: 7000 },
  },
  { fault: '429 without a delay', answers: [{ status: 429, json: {} }], verdict: { again: null } },
  {
    fault: '429 with the delay in prose',
    answers: [{ status: 429, json: { detail: 'Request was throttled. Your rate limit resets in ~30s.' } }],
    verdict: { again: 30_000 },
  },
  { fault: 'overload', answers: [{ status: 500, json: { code: 'overload' } }], verdict: { again: null } },
  {
    fault: 'a 500 with a code that makes failed jobs worth a repeat',
    answers: [{ status: 500, json: { code: 'INTERNAL.X' } }],
    verdict: 'ambiguous',
  },
  {
    fault: 'a 400 with such a code',
    answers: [{ status: 400, json: { code: 'INTERNAL.X' } }],
    verdict: { again: null },
  },
  {
    fault: 'a 4xx',
    answers: [{ status: 400, json: { error: { code: 'x' } } }],
    verdict: { never: 'upstream_error' },
  },
  { fault: 'a 422', answers: [{ status: 422, json: {} }], verdict: { never: 'upstream_error' } },
  {
    fault: 'a 422 cut half way',
    answers: [{ status: 422, json: { a: 1 }, cutOff: 2 }],
    verdict: { never: 'upstream_error' },
  },
  {
    fault: 'a model that is gone',
    answers: [{ status: 404, json: {} }],
    verdict: { never: 'service_unavailable' },
  },
  {
    fault: 'a redirect where the description says that it means no',
    answers: [{ status: 302, headers: { location: 'https://x.example' } }],
    change: { error: { classes: { http_302: 'permanent' } } },
    verdict: { never: 'upstream_error' },
  },
  {
    fault: 'a conflict with a code that makes failed jobs worth a repeat',
    answers: [{ status: 409, json: { code: 'INTERNAL.X' } }],
    verdict: 'ambiguous',
  },
  { fault: 'a wrong key', answers: [{ status: 401, json: {} }], verdict: { again: null } },
  {
    fault: 'a wrong key, and a right one',
    answers: [{ status: 401, json: {} }, well],
    credentials: ['main', 'spare'],
    verdict: 'started',
    creates: 2,
  },
  {
    fault: 'an empty account, and another',
    answers: [{ status: 402, json: {} }, well],
    credentials: ['main', 'spare'],
    verdict: 'started',
    creates: 2,
  },
  {
    fault: 'a wrong key, and then a lost reply',
    answers: [{ status: 403, json: {} }, { lost: true }],
    credentials: ['main', 'spare'],
    verdict: 'ambiguous',
    creates: 2,
  },
  {
    fault: 'a lost reply, though there is another key',
    answers: [{ lost: true }, well],
    credentials: ['main', 'spare'],
    verdict: 'ambiguous',
    creates: 1,
  },
];

/** By these alone a service says that it has begun nothing. Every other status from 200 to 599 leaves it open. */
const CLEAR_REFUSALS = [
  400, 401, 402, 403, 404, 405, 406, 407, 410, 411, 413, 414, 415, 417, 421, 422, 425, 426, 428, 429, 431,
  451,
];

function check(verdict: Verdict, error: unknown): void {
  if (verdict === 'started') assert.equal(error, null);
  else if (verdict === 'ambiguous') {
    assert.ok(error instanceof Error);
    assert.ok(!(error instanceof StartRefused) && !(error instanceof ServiceError), String(error));
  } else if ('fails' in verdict) {
    assert.ok(error instanceof ServiceError && error.code === verdict.fails, String(error));
    assert.doesNotMatch(error.message, /vendor|fake|key/);
  } else if ('never' in verdict) {
    assert.ok(error instanceof StartRefused);
    assert.equal(error.permanent?.code, verdict.never);
  } else {
    assert.ok(error instanceof StartRefused, String(error));
    assert.equal(error.permanent, null);
    assert.equal(error.retryAfterMs, verdict.again);
  }
}

describe('faults at the creation of a job', () => {
  for (const { fault, answers, change = {}, verdict, creates = 1, credentials } of CASES) {
    test(`${fault}: ${JSON.stringify(verdict)}`, async () => {
      const fake = await new FakeService().listen();
      fake.on('POST', /jobs/, ...answers);
      const engine = engineAt({
        raw: DESCRIPTION,
        change,
        baseUrl: fake.origin,
        ...(credentials && { credentials }),
      });
      const error = await begin(engine, newJob()).then(
        () => null,
        (reason: unknown) => reason,
      );
      check(verdict, error);
      assert.equal(fake.calls.length, creates, 'creations that the service saw');
    });
  }

  test('of all statuses only the clear refusals mean that nothing was begun, and no redirect is followed', async () => {
    const fake = await new FakeService().listen();
    let status = 0;
    const location = `${fake.origin}/elsewhere`;
    fake.on('POST', /jobs/, () => ({ status, headers: { location }, json: {} }));
    const isClear: number[] = [];
    for (status = 200; status < 600; status += 1) {
      // A breaker of its own for each.
      const engine = engineAt({ raw: DESCRIPTION, baseUrl: fake.origin });
      const error = await begin(engine, newJob()).catch((reason: unknown) => reason);
      assert.ok(error instanceof Error);
      if (error instanceof StartRefused || error instanceof ServiceError) isClear.push(status);
    }
    assert.deepEqual(isClear, CLEAR_REFUSALS);
    assert.equal(fake.calls.length, 400);
    assert.ok(fake.calls.every(({ url }) => url === '/jobs'));
  });

  test('a refused connection has begun nothing', async () => {
    const engine = engineAt({ raw: DESCRIPTION, baseUrl: 'http://127.0.0.1:1' });
    check({ again: null }, await begin(engine, newJob()).catch((error: unknown) => error));
  });

  test('the operation names the key that was accepted, and holds none', async () => {
    const fake = await new FakeService().listen();
    fake.on('POST', /jobs/, { status: 401 }, well).on('GET', /jobs/, { json: { state: 'working' } });
    const engine = engineAt({ raw: DESCRIPTION, baseUrl: fake.origin, credentials: ['main', 'spare'] });
    const job = newJob();
    const operation = await begin(engine, job);
    assert.equal((operation as { credential: string }).credential, 'spare');
    assert.ok(!JSON.stringify(operation).includes(KEYS.spare));
    await engine.status(operation, job, new AbortController().signal);
    assert.equal(fake.seen('GET', /jobs/)[0]!.headers.authorization, `Bearer ${KEYS.spare}`);
  });

  test('a film that the service cannot express is not sent', async () => {
    const fake = await new FakeService().listen();
    const engine = engineAt({ raw: DESCRIPTION, baseUrl: fake.origin });
    const open = async () => import.meta.filename;
    for (const inputs of [
      [{ role: 'last-frame', open } as const],
      // Its URL is needed, and there is none.
      [{ role: 'first-frame', open } as const],
    ])
      check(
        { never: 'service_unavailable' },
        await begin(engine, newJob({ inputs })).catch((error: unknown) => error),
      );
    assert.equal(fake.calls.length, 0);
  });

  test('faults are reported once to whoever admitted the start', async () => {
    const fake = await new FakeService().listen();
    fake.on('POST', /jobs/, { status: 404 }, { lost: true }, well);
    const reports: string[] = [];
    const engine = engineAt({
      raw: DESCRIPTION,
      baseUrl: fake.origin,
      more: reporting(fake.origin, reports),
    });
    for (let index = 0; index < 3; index += 1) await begin(engine, newJob()).catch(() => {});
    assert.deepEqual(reports, ['gone', 'ambiguous', 'succeeded']);
  });

  test('a key that is refused after a lost start proves nothing', async () => {
    const fake = await new FakeService().listen();
    fake.on('POST', /jobs/, { lost: true }, { status: 400, json: { code: 'used before' } }, well);
    const engine = engineAt({
      raw: DESCRIPTION,
      change: { reconcile: 'idempotency_key' },
      baseUrl: fake.origin,
    });
    const job = newJob();
    const signal = new AbortController().signal;
    const plan = stored(await engine.plan(job, signal));
    await assert.rejects(engine.start(job, signal, plan));
    assert.equal((await engine.reconcile(plan, job, signal)).state, 'unknown');
    assert.equal((await engine.reconcile(plan, job, signal)).state, 'started');
  });

  test('a key of our own makes a lost start repeatable', async () => {
    const fake = await new FakeService().listen();
    fake.on('POST', /jobs/, { lost: true }, { status: 503 }, well);
    const engine = engineAt({
      raw: DESCRIPTION,
      change: { reconcile: 'idempotency_key' },
      baseUrl: fake.origin,
    });
    const job = newJob();
    const signal = new AbortController().signal;
    const plan = stored(await engine.plan(job, signal));
    await assert.rejects(engine.start(job, signal, plan));
    assert.equal((await engine.reconcile(plan, job, signal)).state, 'unknown');
    assert.equal((await engine.reconcile(plan, job, signal)).state, 'started');
    const keys = new Set(fake.calls.map(({ headers }) => headers['idempotency-key']));
    assert.equal(keys.size, 1);
    assert.match(
      [...keys][0] as string,
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});

function reporting(baseUrl: string, reports: string[]): Partial<UpstreamVideoParts> {
  const upstream = {
    ...upstreamAt({ raw: null, baseUrl }),
    admit: async () => ({
      succeeded: () => void reports.push('succeeded'),
      failed: (kind: string) => void reports.push(kind),
      abandoned: () => void reports.push('abandoned'),
    }),
  };
  return { upstream };
}
