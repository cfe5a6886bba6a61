import { parentPort, workerData } from 'node:worker_threads';
import { openConnection } from './open-connection.ts';
import { ReadStatements } from './read-statement.ts';
import type { ReadReply, ReadRequest } from './reader-thread.ts';
import { sqliteFailure } from './sqlite-failure.ts';

/** The thread of reads that may take long: one after the other, each with a snapshot of its own. */
if (!parentPort) throw new Error('the reader runs in a thread');
const port = parentPort;
const database = openConnection((workerData as { file: string }).file);
const statements = new ReadStatements(database);

port.on('message', (request: ReadRequest | 'close') => {
  if (request === 'close') {
    database.close();
    port.close();
    return;
  }
  port.postMessage(answer(request));
});

function answer({ sql, values }: ReadRequest): ReadReply {
  try {
    return statements.of(sql).all(values);
  } catch (error) {
    return sqliteFailure(error);
  }
}
