import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ServiceError } from '../../../src/domain/errors.ts';
import { StartRefused } from '../../../src/engines/video-engine.ts';
import type { UpstreamVideoDeps } from '../../../src/gateway/videos/upstream-video-engine.ts';
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
  result: [{ video: 'video' }],
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

/** What the table of presets does not have: it depends on the description, or on a second key. */
type Case = readonly [
  fault: string,
  answers: readonly Answer[],
  verdict: Verdict,
  more?: { readonly change?: object; readonly creates?: number },
];

const well: Answer = { json: { id: 'j1' } };
const status = (code: number, json: object = {}): Answer => ({ status: code, json });
const INSIDE_200 = { change: { ok: { path: 'code', is: 0 } } };
const REDIRECTED = { change: { error: { classes: { http_302: 'permanent' } } } };
const CASES: readonly Case[] = [
  ['an id that is a number', [{ json: { id: 17 } }], 'started'],
  ['a reply that begins with a byte order mark', [{ text: '\ufeff{"id": "j1"}' }], 'started'],
  ['a code that says it may exist', [status(400, { code: 5002 })], 'ambiguous'],
  [
    'an error inside 200',
    [{ json: { id: 'j1', code: 'unsafe' } }],
    { fails: 'content_policy_violation' },
    INSIDE_200,
  ],
  [
    'a refusal by the beginning of its code',
    [status(400, { error: { code: 'Safety.Input.Text', message: 'see vendor.example' } })],
    { fails: 'content_policy_violation' },
  ],
  ['overload', [status(500, { code: 'overload' })], { again: null }],
  [
    'a 500 with a code that makes failed jobs worth a repeat',
    [status(500, { code: 'INTERNAL.X' })],
    'ambiguous',
  ],
  ['a 400 with such a code', [status(400, { code: 'INTERNAL.X' })], { again: null }],
  ['a conflict with such a code', [status(409, { code: 'INTERNAL.X' })], 'ambiguous'],
  ['a 422', [status(422)], { never: 'upstream_error' }],
  ['a 422 cut half way', [{ ...status(422, { a: 1 }), cutOff: 2 }], { never: 'upstream_error' }],
  ['a model that is gone', [status(404)], { never: 'service_unavailable' }],
  [
    'a redirect where the description says that it means no',
    [{ ...status(302), headers: { location: 'https://x.example' } }],
    { never: 'upstream_error' },
    REDIRECTED,
  ],
  ['a wrong key, and a right one', [status(401), well], 'started', { creates: 2 }],
  ['a request that is forbidden', [status(403), well], { never: 'upstream_error' }, { creates: 1 }],
  [
    'a 403 that is about our key, and another',
    [status(403), well],
    'started',
    { creates: 2, change: { error: { classes: { http_403: 'auth' } } } },
  ],
  ['an empty account, and another', [status(402), well], 'started', { creates: 2 }],
  ['a wrong key, and then a lost reply', [status(401), { lost: true }], 'ambiguous', { creates: 2 }],
  ['a lost reply, though there is another key', [{ lost: true }, well], 'ambiguous', { creates: 1 }],
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
  for (const [fault, answers, verdict, { change = {}, creates } = {}] of CASES) {
    test(`${fault}: ${JSON.stringify(verdict)}`, async () => {
      const fake = await new FakeService().listen();
      fake.on('POST', /jobs/, ...answers);
      const credentials = creates === undefined ? {} : { credentials: ['main', 'spare'] as const };
      const engine = engineAt({ raw: DESCRIPTION, change, baseUrl: fake.origin, ...credentials });
      const error = await begin(engine, newJob()).then(
        () => null,
        (reason: unknown) => reason,
      );
      check(verdict, error);
      assert.equal(fake.calls.length, creates ?? 1, 'creations that the service saw');
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

  test('a video that the service cannot express is not sent', async () => {
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

  test('faults are reported once to what admitted the start', async () => {
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

  for (const [title, second] of [
    ['a key that is refused after a lost start proves nothing', status(400, { code: 'used before' })],
    ['a key of our own makes a lost start repeatable', { status: 503 }],
  ] as const)
    test(title, async () => {
      const fake = await new FakeService().listen();
      fake.on('POST', /jobs/, { lost: true }, second, well);
      const change = { reconcile: 'idempotency_key' };
      const engine = engineAt({ raw: DESCRIPTION, change, baseUrl: fake.origin });
      const job = newJob();
      const signal = new AbortController().signal;
      const plan = stored(await engine.plan(job, signal));
      await assert.rejects(engine.start(job, signal, plan));
      assert.equal((await engine.reconcile(plan, job, signal)).state, 'unknown');
      assert.equal((await engine.reconcile(plan, job, signal)).state, 'started');
      const [key, ...others] = new Set(fake.calls.map(({ headers }) => headers['idempotency-key']));
      assert.deepEqual(others, []);
      assert.match(String(key), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    });
});

function reporting(baseUrl: string, reports: string[]): Partial<UpstreamVideoDeps> {
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
