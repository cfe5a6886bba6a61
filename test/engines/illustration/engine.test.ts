// Own process: it replaces what all code of its process uses.
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { after, test } from 'node:test';
import { SceneEngine } from '../../../src/engines/local/illustration/scene-engine.ts';
import { children, untilNoChild } from './film-processes.ts';
import { NEVER, Workplace, watch } from './scene-jobs.ts';

const workplace = new Workplace();
after(() => workplace.clear());

/** Of films at which nobody looks. */
const SMALL = { width: 160, height: 160 };

test('starting answers at once with a small plain operation', async () => {
  const engine = new SceneEngine();
  assert.equal(engine.name, 'local');
  assert.equal(engine.concurrency, 2);
  assert.equal(new SceneEngine({ concurrency: 5 }).concurrency, 5);
  const operation = await engine.start(await workplace.job(), NEVER);
  assert.ok(JSON.stringify(operation).length < 200);
});

test('an aborted film ends its process and rejects', async () => {
  const engine = new SceneEngine();
  const before = await children();
  const job = await workplace.job({ seconds: 20 });
  const stop = new AbortController();
  const watching = engine.watch(await engine.start(job, NEVER), job, stop.signal, () => stop.abort());
  await assert.rejects(watching, { name: 'AbortError' });
  await untilNoChild(before);
  assert.ok(!(await readdir(job.scratchDirectory)).includes('spritesheet.jpg'), 'it was not made to its end');
});

test('cancelling an operation ends its film', async () => {
  const engine = new SceneEngine();
  const job = await workplace.job({ seconds: 20 });
  const operation = await engine.start(job, NEVER);
  const watching = engine.watch(operation, job, NEVER, () => void engine.cancel(operation));
  await assert.rejects(watching, { name: 'AbortError' });
});

test('a killed child is started once more, and the film completes', async () => {
  const before = await children();
  let killed = 0;
  const job = await workplace.job({ ...SMALL, seconds: 2 });
  const outcome = await watch(job, new SceneEngine(), () => {
    if (killed++ > 0) return;
    void children().then((pids) => {
      for (const pid of pids) if (!before.includes(pid)) process.kill(Number(pid), 'SIGKILL');
    });
  });
  assert.equal(outcome.state, 'completed');
});

test('a film of a moment may take minutes where other programs have the processors', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let hasPassed = false;
  const outcome = await watch(await workplace.job(SMALL), new SceneEngine(), () => {
    if (!hasPassed) mock.timers.tick(4 * 60_000);
    hasPassed = true;
  });
  assert.deepEqual([outcome.state, hasPassed], ['completed', true]);
});

test('a child that dies twice fails its film with a clear message', async () => {
  const module = new URL(
    `data:text/javascript,process.once('message', () => process.kill(process.pid, 'SIGKILL'))`,
  );
  const outcome = await watch(await workplace.job(), new SceneEngine({ module: await moduleFile(module) }));
  assert.ok(outcome.state === 'failed');
  const { cause, ...told } = outcome;
  assert.deepEqual(told, {
    state: 'failed',
    code: 'internal_error',
    message: 'The renderer ended twice before the film was finished.',
    retry: false,
  });
  assert.match(String(cause), /SIGKILL/, 'the log learns what happened');
});

/** A child's module has to be a file. */
async function moduleFile(source: URL): Promise<URL> {
  const { writeFile } = await import('node:fs/promises');
  const { pathToFileURL } = await import('node:url');
  const path = `${await workplace.folder()}/child.mjs`;
  await writeFile(path, decodeURIComponent(source.pathname.replace('text/javascript,', '')));
  return pathToFileURL(path);
}

test('two films at once do not disturb each other', async () => {
  const engine = new SceneEngine();
  const outcomes = await Promise.all(
    ['a dog', 'a cat', 'a bird'].map(async (prompt, index) =>
      watch(await workplace.job({ ...SMALL, prompt, taskId: `t${index}` }), engine),
    ),
  );
  assert.deepEqual(
    outcomes.map((each) => each.state),
    ['completed', 'completed', 'completed'],
  );
});
