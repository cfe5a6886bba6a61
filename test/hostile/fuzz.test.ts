// Own process: it measures its process.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { after, before, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { assertErrorShape } from '../support/assert-refused.ts';
import { assertTidy } from '../support/assert-tidy.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { countOf } from '../support/metrics.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FuzzRequest, fuzzRequests } from './fuzz-requests.ts';

/**
 * Thousands of requests that are nearly right, quite wrong or nonsense. The seed is fixed, so that a failure comes
 * again; FUZZ_SEED and FUZZ_RUNS choose others.
 */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_115);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);
const AT_ONCE = 8;
const TIME_LIMIT_MS = 30_000;

let service: TestService;
let picture: Uint8Array;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
/** Tasks that requests of the test have made; later ones ask for them. */
const tasks: string[] = [];

before(async () => {
  service = await startService();
  picture = readFileSync((await sampleFiles()).picture);
});
after(() => service.stop());

test('thousands of generated requests cause no internal error and leave nothing behind', async (context) => {
  let answered = 0;
  const statuses = new Map<number, number>();
  const batch = fc.asyncProperty(
    fc.array(fuzzRequests(picture), { minLength: AT_ONCE, maxLength: AT_ONCE }),
    async (requests) => {
      for (const { status } of await Promise.all(requests.map(check))) {
        answered += 1;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    },
  );
  const run = (numRuns: number, seed: number) =>
    fc.assert(batch, {
      seed,
      numRuns,
      interruptAfterTimeLimit: TIME_LIMIT_MS,
      // A failure is made small, but not for ever.
      endOnFailure: false,
      maxSkipsPerRun: 10,
    });

  // What is loaded, compiled and cached once is there before the counting begins.
  await run(Math.ceil(RUNS / 4), SEED);
  await settle();
  const start = measure();
  await run(RUNS, SEED + 1);
  await settle();
  const end = measure();

  context.diagnostic(
    `${answered} answers: ${[...statuses]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  );
  context.diagnostic(`heap ${start.heap} → ${end.heap} MB, open files ${start.files} → ${end.files}`);
  assert.ok(
    answered >= 1000 || process.env['FUZZ_RUNS'] !== undefined,
    `only ${answered} requests in the time`,
  );
  assert.ok(statuses.has(200) && statuses.has(400) && statuses.has(404) && statuses.has(401));
  assert.equal(await countOf(service, 'internal_error'), 0);
  assert.ok(end.heap - start.heap < 20, `the heap grew from ${start.heap} to ${end.heap} MB`);
  assert.ok(end.files - start.files < 10, `open files grew from ${start.files} to ${end.files}`);
  assert.ok(end.timers - start.timers < 10, `timers grew from ${start.timers} to ${end.timers}`);
  await assertTidy(service);
});

async function check(drawn: FuzzRequest): Promise<{ status: number }> {
  const path = drawn.path.replace(
    /\{(\d+)\}/,
    (_whole, index) => tasks[Number(index) % (tasks.length || 1)] ?? 'none',
  );
  const answer = await send({ ...drawn, path });
  const what = `${drawn.method} ${path}`;
  assert.ok(answer.status < 500, `${what} ${answer.status} ${answer.text}`);
  if (answer.status >= 400) {
    assertErrorShape(answer, what);
  } else {
    assert.match(answer.headers['x-request-id'] ?? '', /^req_/, what);
    const made = answer.json as { id?: string; status?: string } | undefined;
    if (drawn.method === 'POST' && made?.id && made.status && tasks.length < 500) tasks.push(made.id);
  }
  return answer;
}

interface FuzzAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
  readonly json: unknown;
}

/** With node's own client: it sends what it is told to. */
function send({ method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<FuzzAnswer>();
  const { hostname, port } = new URL(service.url);
  const length = body === null ? {} : { 'content-length': String(body.length) };
  const signal = AbortSignal.timeout(60_000);
  const outgoing = httpRequest(
    { method, host: hostname, port, path, headers: { ...headers, ...length }, agent, signal },
    (response) => {
      response.toArray().then((chunks) => {
        const text = Buffer.concat(chunks).toString('utf8');
        const isJson = response.headers['content-type']?.startsWith('application/json') ?? false;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          text,
          json: isJson && text ? JSON.parse(text) : undefined,
        });
      }, reject);
    },
  );
  outgoing.on('error', (error) => reject(new Error(`${method} ${path}: ${error.message}`, { cause: error })));
  outgoing.end(body ?? undefined);
  return promise;
}

/** All videos are finished, all connections closed, and the fakes have forgotten what they were asked. */
async function settle(): Promise<void> {
  for (const task of tasks) await service.finished(task).catch(unlessDeleted);
  agent.destroy();
  const { video, speech, transcriber, chat } = service.engines;
  for (const kept of [
    video.started,
    video.jobs,
    video.cancelled,
    speech.requests,
    transcriber.requests,
    chat.requests,
  ])
    kept.length = 0;
  await assertTidy(service);
}

/** Some of the requests delete videos, and only finished ones can be. */
function unlessDeleted(error: Error): void {
  if (!error.message.includes('task_not_found')) throw error;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function measure(): { heap: number; files: number; timers: number } {
  collectGarbage();
  collectGarbage();
  return {
    heap: Math.round(process.memoryUsage().heapUsed / 1024 / 1024),
    files: process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0,
    timers: process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length,
  };
}
