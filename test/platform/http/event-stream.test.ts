// Own process: it replaces what all code of its process uses.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import fastify from 'fastify';
import { pino } from 'pino';
import { ServiceError } from '../../../src/domain/errors.ts';
import { type EventStream, sendEvents } from '../../../src/platform/http/answers/event-stream.ts';
import { limitUnread } from '../../../src/platform/http/server.ts';
import { EventReader } from '../../support/event-stream.ts';
import { begun, neverRead } from '../../support/local-callers.ts';

/** What every stream of events does, whatever its events are about. */

async function open(
  context: TestContext,
  write: (events: EventStream) => Promise<void>,
  last?: '[DONE]',
): Promise<EventReader> {
  const app = fastify();
  const log = pino({ level: 'silent' });
  app.get('/', (_request, reply) => sendEvents(reply, log, write, last));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  context.after(() => app.close());
  return new EventReader(await fetch(url));
}

test('after 15 seconds of silence a comment line keeps the connection alive', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const { promise: opened, resolve: show } = Promise.withResolvers<EventStream>();
  const { promise: over, resolve: finish } = Promise.withResolvers<void>();
  const reader = await open(context, async (events) => {
    events.send('first');
    show(events);
    await over;
  });
  const events = await opened;
  context.mock.timers.tick(14_999);
  events.send('second');
  // The event broke the silence: it begins anew.
  context.mock.timers.tick(14_999);
  events.send('third');
  context.mock.timers.tick(15_000);
  context.mock.timers.tick(15_000);
  finish();
  const all: string[] = [];
  for (let event = await reader.next(); event !== null; event = await reader.next()) all.push(event);
  const alive = ': keep-alive\n\n';
  assert.deepEqual(all, ['data: first\n\n', 'data: second\n\n', 'data: third\n\n', alive, alive]);
});

for (const [what, thrown, error] of [
  [
    'a refusal',
    new ServiceError('model_overloaded', 'Too much to do.'),
    { message: 'Too much to do.', type: 'server_error', code: 'model_overloaded' },
  ],
  [
    'a crash',
    new Error('a secret of the engine'),
    {
      message: 'Something went wrong in the service. The answer ends here.',
      type: 'server_error',
      code: 'internal_error',
    },
  ],
] as const) {
  test(`${what} in the middle is an event of its own, and the stream ends`, async (context) => {
    const reader = await open(
      context,
      async (events) => {
        events.send({ first: true });
        throw thrown;
      },
      '[DONE]',
    );
    assert.deepEqual(await reader.rest(), [{ first: true }, { error }, '[DONE]']);
  });
}

test('a stream whose caller does not read it is closed', async (context) => {
  const app = fastify();
  const closed = Promise.withResolvers<void>();
  app.get('/', (_request, reply) => {
    reply.raw.once('close', closed.resolve);
    return sendEvents(reply, pino({ level: 'silent' }), async (events) => {
      for (let index = 0; index < 50; index++) events.send('x'.repeat(1024 * 1024));
      await closed.promise;
    });
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  context.after(() => app.close());
  await neverRead(url, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await closed.promise;
});

test('of unread answers that are too much together, the one that waits longest is closed', async (context) => {
  const app = fastify();
  limitUnread(app, 40 * 1024 * 1024);
  app.get('/', async () => 'x'.repeat(30 * 1024 * 1024));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  context.after(() => app.close());
  const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
  const first = await neverRead(url, request);
  await begun(first);
  const ended = new Promise((resolve) => first.once('close', resolve));
  const second = await neverRead(url, request);
  first.resume();
  await ended;
  assert.ok(first.bytesRead < 30 * 1024 * 1024);
  await begun(second);
  second.destroy();
});
