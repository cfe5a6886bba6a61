import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { PostgresTaskEvents } from '../../../src/platform/events/postgres-task-events.ts';
import { PostgresServer } from '../../../src/platform/storage/postgres/postgres-server.ts';
import { startServer, type TestPostgres } from '../../support/postgres.ts';
import { news, taskEventsContract } from './task-events-contract.ts';

let postgres: TestPostgres;
let nodes: PostgresTaskEvents[] = [];

/** Two nodes on one database. */
async function open() {
  postgres = await startServer([]);
  const url = await postgres.newDatabase();
  const servers = [0, 1].map(() => new PostgresServer(url, { connections: 2, statementTimeoutMs: 5000 }));
  nodes = servers.map((server) => new PostgresTaskEvents(server, pino({ level: 'silent' })));
  for (const node of nodes) await node.start();
  return {
    here: nodes[0]!,
    there: nodes[1]!,
    close: async () => {
      for (const node of nodes) await node.stop();
      for (const server of servers) await server.close();
    },
  };
}

taskEventsContract('news of tasks between nodes', open);

test('a node hears of its own news once', async () => {
  const { here, there, close } = await open();
  let heard = 0;
  here.subscribe('own', () => {
    heard += 1;
  });
  const elsewhere = news(there, 'own');
  here.publish('own');
  await elsewhere;
  const later = news(here, 'other');
  there.publish('other');
  await later;
  assert.equal(heard, 1);
  await close();
});

test('after a restart of the server everybody looks again', async () => {
  const { here, there, close } = await open();
  const heard = news(there, 'b');
  await postgres.restart!();
  await heard;
  const later = news(there, 'c');
  here.publish('c');
  await later;
  await close();
});
