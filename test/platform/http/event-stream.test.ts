// Own process: it replaces what all code of its process uses.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import fastify from 'fastify';
import { pino } from 'pino';
import { ServiceError } from '../../../src/domain/errors.ts';
import { type EventStream, sendEvents } from '../../../src/platform/http/answers/event-stream.ts';
import { EventReader } from '../../support/event-stream.ts';

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
