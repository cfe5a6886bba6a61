// Own process: it measures its process.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { EventLoopWatch, MOST_HELD_PARSES } from '../../support/event-loop-watch.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { engineAt, NEVER, newJob } from './engine-at.ts';

/** Answers about a video that are as hard to read as they can be, within the limit of bytes. */
const SIZE = 12_000_000;
const ANSWERS: Readonly<Record<string, string>> = {
  'values without content': `[${'"",'.repeat(SIZE / 3)}""]`,
  levels: '['.repeat(SIZE),
  'white space': `{${' '.repeat(SIZE)}}`,
  'names of members': `{${Array.from({ length: SIZE / 12 }, (_, index) => `"n${index}":1`).join(',')}}`,
  'escapes within a text': `{"video":"${'\\n'.repeat(SIZE / 2)}"}`,
  'escaped quotes': `{"video":"${'\\"'.repeat(SIZE / 2)}"}`,
};

const RAW = {
  protocol: 'task',
  create: { post: '/jobs', json: { prompt: '$prompt' }, id: 'id' },
  poll: { get: '/jobs/{id}', status: 'state', map: { ready: 'done', busy: 'running' } },
  result: [{ video: 'video' }],
};

const watch = new EventLoopWatch();
after(() => watch.stop());
for (const [what, text] of Object.entries(ANSWERS)) {
  test(`12 MB of ${what} in an answer do not hold up the others`, async (context) => {
    const fake = await new FakeService().listen();
    fake.on('POST', /jobs/, { json: { id: 'one' } }).on('GET', /jobs/, { text });
    const engine = engineAt({ baseUrl: fake.origin, raw: RAW });
    const job = newJob();
    const operation = await engine.start(job, NEVER);
    watch.take();
    const outcome = await engine.status(operation, job, NEVER).catch((error: Error) => error);
    const { heldParses } = watch.take();
    context.diagnostic(`held for ${heldParses.toFixed(1)} parses`);
    // Reading all of the values took more than two minutes.
    assert.ok(heldParses <= MOST_HELD_PARSES, `${heldParses} parses: ${JSON.stringify(outcome)}`);
  });
}
