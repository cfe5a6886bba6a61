import assert from 'node:assert/strict';
import type { Database, Row } from '../../src/platform/storage/database.ts';
import type { Acknowledged } from '../support/rough-client.ts';
import { openDataFolder } from '../support/seed-account.ts';

/** Holds the books of a stopped service against what its clients were told. */
export async function assertBooksBalance(
  dataDirectory: string,
  startBalance: number,
  known: Acknowledged,
): Promise<void> {
  const database = openDataFolder(dataDirectory);
  try {
    await compare(database, startBalance, known);
  } finally {
    await database.close();
  }
}

async function compare(database: Database, startBalance: number, known: Acknowledged): Promise<void> {
  const rows = (sql: string) => database.read({ sql, values: [] });
  const sum = (entries: readonly Row[], field: string) =>
    entries.reduce((total, entry) => total + (entry[field] as number), 0);

  const tasks = new Map((await rows('SELECT * FROM tasks')).map((task) => [task['id'] as string, task]));
  for (const id of known.tasks) assert.ok(tasks.has(id), `the acknowledged task ${id} is lost`);

  const holds = await rows('SELECT * FROM holds');
  const holdOf = new Map(holds.map((hold) => [hold['id'] as string, hold]));
  const ledger = await rows('SELECT * FROM ledger');
  for (const [id, task] of tasks) {
    const hold = holdOf.get(id);
    assert.ok(hold, `the task ${id} was never paid for`);
    assert.equal(hold['amount'], task['price']);
    const paid = { completed: 'captured', failed: 'released' }[task['status'] as string];
    assert.ok(paid, `the task ${id} is left ${task['status']}`);
    assert.equal(hold['state'], paid, `the ${task['status']} task ${id} is ${hold['state']}`);
    const [captured, price] = [hold['captured'] as number, task['price'] as number];
    // A video of a hosted service that came shorter than it was asked for costs less.
    if (paid === 'captured' && !String(task['route']).startsWith('fake/'))
      assert.ok(captured > 0 && captured <= price, `${captured} for ${id}, which costs ${price}`);
    else assert.equal(captured, paid === 'captured' ? price : 0);
  }
  for (const hold of holds) {
    assert.notEqual(hold['state'], 'held', `the hold ${hold['id']} is left`);
    const kinds = ledger.filter((entry) => entry['hold_id'] === hold['id']).map((entry) => entry['kind']);
    const isVideo = tasks.has(hold['id'] as string);
    const expected = [
      ...(isVideo ? ['hold'] : []),
      ...(hold['state'] === 'captured' ? ['capture'] : []),
      ...(isVideo && hold['captured'] !== hold['amount'] ? ['release'] : []),
    ];
    assert.deepEqual(kinds.sort(), expected.sort());
  }

  const ofKind = (kind: string, among: readonly Row[] = ledger) =>
    sum(
      among.filter((entry) => entry['kind'] === kind),
      'amount',
    );
  const ofVideos = ledger.filter((entry) => tasks.has(entry['hold_id'] as string));
  const [account] = await rows("SELECT * FROM accounts WHERE id = 'payer'");
  const [key] = await rows("SELECT * FROM keys WHERE id = 'payer-key'");
  assert.equal(ofKind('hold', ofVideos), ofKind('capture', ofVideos) + ofKind('release', ofVideos));
  assert.deepEqual([account!['balance'], account!['held']], [startBalance - ofKind('capture'), 0]);
  assert.deepEqual([key!['used'], key!['held']], [ofKind('capture'), 0]);
  assert.equal(ofKind('capture'), sum(holds, 'captured'));

  const prompts = [...tasks.values()].map((task) => JSON.parse(task['request'] as string).prompt as string);
  const made = Map.groupBy(
    prompts.filter((prompt) => prompt.startsWith('a boat for ')),
    (prompt) => prompt,
  );
  for (const [prompt, times] of made)
    assert.equal(times.length, 1, `${prompt} was made ${times.length} times`);
  for (const idempotencyKey of known.byIdempotencyKey.keys())
    assert.ok(made.has(`a boat for ${idempotencyKey}`));
  assert.deepEqual(known.wrong, []);
}
