import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { PostgresTaskEvents } from '../../src/events/postgres-task-events.ts';
import { PostgresServer } from '../../src/storage/postgres/postgres-server.ts';
import { startServer, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
let servers: PostgresServer[];
let nodes: PostgresTaskEvents[];

before(async () => {
  postgres = await startServer([]);
  const url = await postgres.newDatabase();
  servers = [0, 1].map(() => new PostgresServer(url, { connections: 2, statementTimeoutMs: 5000 }));
  nodes = servers.map((server) => new PostgresTaskEvents(server, pino({ level: 'silent' })));
  for (const node of nodes) await node.start();
});

after(async () => {
  for (const node of nodes) await node.stop();
  for (const server of servers) await server.close();
});

const news = (node: PostgresTaskEvents, taskId: string) =>
  new Promise<void>((resolve) => {
    const unsubscribe = node.subscribe(taskId, () => {
      unsubscribe();
      resolve();
    });
  });

test('news of a task reach the other node', async () => {
  const heard = news(nodes[1]!, 'a');
  nodes[0]!.publish('a');
  await heard;
});

test('a thousand tasks at once are all heard of', async () => {
  const ids = Array.from({ length: 1000 }, (_, number) => `vidA3.1:1234567890-${'x'.repeat(16)}${number}`);
  const heard = Promise.all(ids.map((id) => news(nodes[1]!, id)));
  for (const id of ids) nodes[0]!.publish(id);
  await heard;
});

test('after a restart of the server everybody looks again', async () => {
  const heard = news(nodes[1]!, 'b');
  await postgres.restart!();
  await heard;
  const later = news(nodes[1]!, 'c');
  nodes[0]!.publish('c');
  await later;
});
