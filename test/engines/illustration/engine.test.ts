// Own process: it replaces what all code of its process uses.
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { SceneEngine } from '../../../src/engines/local/illustration/scene-engine.ts';
import type { Json, VideoJob } from '../../../src/engines/video-engine.ts';
import { NEVER, Workplace, watch } from './scene-jobs.ts';
import { children, untilNoChild } from './video-processes.ts';

const workplace = new Workplace();
after(() => workplace.clear());

/** Of videos at which nobody looks. */
const SMALL = { width: 160, height: 160 };

const DOG = 'a dog running on the beach';

/** Through text and back, as the database keeps it. */
const stored = (operation: Json): Json => JSON.parse(JSON.stringify(operation)) as Json;

async function bytesOf(engine: SceneEngine, operation: Json, job: VideoJob): Promise<string> {
  const outcome = await engine.watch(stored(operation), job, NEVER, () => {});
  assert.ok(outcome.state === 'completed');
  return hash('sha256', await readFile(outcome.result.video));
}

test('texts are read once: a video is rendered from the stored operation alone, its remix from that and one edit', async () => {
  const engine = new SceneEngine();
  assert.equal(engine.name, 'local');
  assert.equal(engine.concurrency, 2);
  assert.equal(new SceneEngine({ concurrency: 5 }).concurrency, 5);
  const texts = { prompt: `${DOG}, a man says "Hi"`, edits: ['make it night'], style: 'anime' };
  const job = await workplace.job({ ...SMALL, ...texts });
  const operation = await engine.start(job, NEVER);
  const video = await bytesOf(engine, operation, job);
  const unlike = { prompt: 'a whale', edits: ['at dawn'], style: null };
  assert.equal(await bytesOf(engine, operation, await workplace.job({ ...SMALL, ...unlike })), video);

  const edits = [...texts.edits, 'replace the dog with a cat'];
  const remix = await workplace.job({ ...SMALL, ...texts, edits });
  const expected = await bytesOf(engine, await engine.start(remix, NEVER), remix);
  assert.notEqual(expected, video);
  const remixOf = { taskId: job.taskId, route: engine.name, operation: stored(operation) };
  const edited = await engine.start({ ...remix, prompt: 'a whale', remixOf }, NEVER);
  assert.equal(await bytesOf(engine, edited, remix), expected);
  engine.close();
});

test('a seed gives the same video again, another seed another one, and a remix keeps it', async () => {
  const engine = new SceneEngine();
  const made = async (more: Partial<VideoJob>) => {
    const job = await workplace.job({ ...SMALL, seconds: 0.25, prompt: DOG, ...more });
    const operation = await engine.start(job, NEVER);
    return { bytes: await bytesOf(engine, operation, job), operation };
  };
  const seeded = await made({ seed: 7 });
  assert.equal((await made({ seed: 7 })).bytes, seeded.bytes);
  const others = [(await made({})).bytes, (await made({ seed: 8 })).bytes];
  assert.equal(new Set([seeded.bytes, ...others]).size, 3);
  const remixOf = { taskId: 'task', route: engine.name, operation: stored(seeded.operation) };
  const edits = ['make it night'];
  assert.equal((await made({ edits, remixOf })).bytes, (await made({ edits, seed: 7 })).bytes);
  engine.close();
});

test('an actor of its own video is drawn again from the stored scene, without a look at the clip', async () => {
  const engine = new SceneEngine();
  const first = await engine.start(await workplace.job({ prompt: 'a girl in a yellow coat walks' }), NEVER);
  const looks = engine.actorOf(stored(first));
  const open = () => Promise.reject(new Error('the clip was opened'));
  const anna = {
    role: 'character',
    name: 'anna',
    actor: { route: 'local', looks: stored(looks) },
    open,
  } as const;
  const job = await workplace.job({ ...SMALL, prompt: '@anna dances in the snow', inputs: [anna] });
  const operation = await engine.start(job, NEVER);
  assert.match(JSON.stringify(operation), /"clothes":\[\{"name":"coat","colour":"yellow"/);
  await bytesOf(engine, operation, job);
  const by = (actor: { route: string; looks: unknown }) => ({ ...job, inputs: [{ ...anna, actor }] });
  for (const other of [
    { route: 'elsewhere', looks },
    { route: 'local', looks: { version: 0 } },
  ]) {
    const outcome = await engine.watch(await engine.start(by(other), NEVER), by(other), NEVER, () => {});
    assert.equal(outcome.state, 'failed', 'whom it cannot draw is shown by the clip');
  }
  engine.close();
});

test('what an earlier version has stored, which is no scene, is finished and remixed', async () => {
  const engine = new SceneEngine();
  const job = await workplace.job({ ...SMALL, prompt: DOG });
  const video = await bytesOf(engine, await engine.start(job, NEVER), job);
  const earlier = { taskId: job.taskId };
  for (const operation of [earlier, { ...earlier, screenplay: { version: 0 } }])
    assert.equal(await bytesOf(engine, operation, job), video);
  const remixOf = { taskId: job.taskId, route: engine.name, operation: earlier };
  assert.equal(await bytesOf(engine, await engine.start({ ...job, remixOf }, NEVER), job), video);
  engine.close();
});

test('what is stored of a video is bounded, whatever its texts are', async () => {
  const engine = new SceneEngine();
  const prompt = 'the man who chases the dog that bites the cat which holds '.repeat(100);
  const sizeOf = async (edits: readonly string[]) =>
    JSON.stringify(await engine.start(await workplace.job({ prompt, edits }), NEVER)).length;
  assert.ok((await sizeOf([])) < 60_000);
  assert.ok((await sizeOf([prompt, prompt, prompt])) < 200);
  engine.close();
});

test('an aborted video ends its process and rejects', async () => {
  const engine = new SceneEngine();
  const before = await children();
  const job = await workplace.job({ seconds: 20 });
  const stop = new AbortController();
  const watching = engine.watch(await engine.start(job, NEVER), job, stop.signal, () => stop.abort());
  await assert.rejects(watching, { name: 'AbortError' });
  await untilNoChild(before);
  assert.ok(!(await readdir(job.scratchDirectory)).includes('spritesheet.jpg'), 'it was not made to its end');
});

test('cancelling an operation ends its video', async () => {
  const engine = new SceneEngine();
  const job = await workplace.job({ seconds: 20 });
  const operation = await engine.start(job, NEVER);
  const watching = engine.watch(operation, job, NEVER, () => void engine.cancel(operation));
  await assert.rejects(watching, { name: 'AbortError' });
});

test('a killed child is started once more, and the video completes', async () => {
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

test('a video of a moment may take minutes where other programs have the processors', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let hasPassed = false;
  const outcome = await watch(await workplace.job(SMALL), new SceneEngine(), () => {
    if (!hasPassed) mock.timers.tick(4 * 60_000);
    hasPassed = true;
  });
  assert.deepEqual([outcome.state, hasPassed], ['completed', true]);
});

test('a child that dies twice fails its video with a clear message', async () => {
  const module = new URL(
    `data:text/javascript,process.once('message', () => process.kill(process.pid, 'SIGKILL'))`,
  );
  const engine = new SceneEngine({ module: await moduleFile(module) });
  const job = await workplace.job();
  const reported = {
    code: 'internal_error',
    message: 'The renderer ended twice before the video was finished.',
  };
  await assert.rejects(engine.start(job, NEVER), reported);
  const outcome = await engine.watch({ taskId: job.taskId }, job, NEVER, () => {});
  assert.ok(outcome.state === 'failed');
  const { cause, ...rest } = outcome;
  assert.deepEqual(rest, { ...reported, state: 'failed', retry: false });
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

test('two videos at once do not disturb each other', async () => {
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
