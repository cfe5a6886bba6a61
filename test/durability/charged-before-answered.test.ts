import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { accountById, toAccount } from '../../src/features/accounts/account-table.ts';
import { readOne } from '../../src/platform/storage/database.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../support/seed-account.ts';
import { startServiceProcess } from '../support/service-process.ts';

/** Direct requests and a killed process: a caller who has the whole answer was charged, and nobody else. */

const folder = scratchFolder();

const KEY = `sk-${'k'.repeat(48)}`;
const BALANCE = 1_000_000_000;

async function booksOf(
  dataDirectory: string,
): Promise<{ balance: number | null; held: number; captured: number }> {
  const database = openDataFolder(dataDirectory);
  const { balance, held } = toAccount((await readOne(database, accountById('a')))!);
  const sum = await readOne(database, {
    sql: "SELECT COALESCE(SUM(amount), 0) AS captured FROM ledger WHERE kind = 'capture'",
    values: [],
  });
  await database.close();
  return { balance, held, captured: Number(sum!['captured']) };
}

async function startWithAccount(name: string) {
  const dataDirectory = join(folder, name);
  const database = openDataFolder(dataDirectory);
  await seedAccount(database, anAccount('a', { balance: BALANCE }), aKey('k', 'a'), KEY);
  await database.close();
  return { dataDirectory, service: await startServiceProcess({ dataDirectory }) };
}

const ask = (url: string) =>
  fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'chat-4o-audio-preview', messages: [{ role: 'user', content: 'Hello?' }] }),
  });

test('a process killed right after an answer has charged for it', async () => {
  const { dataDirectory, service } = await startWithAccount('answered');
  const answer = await ask(service.url);
  assert.equal(answer.status, 200);
  await answer.text();
  service.child.kill('SIGKILL');
  await service.ended;
  const { balance, captured } = await booksOf(dataDirectory);
  assert.ok(captured > 0);
  assert.equal(balance, BALANCE - captured);
});

test('a process killed among requests has charged for those with an answer, and holds nothing after its return', async () => {
  const { dataDirectory, service: first } = await startWithAccount('among');
  await (await ask(first.url)).text();
  first.child.kill('SIGKILL');
  await first.ended;
  const price = (await booksOf(dataDirectory)).captured;

  const service = await startServiceProcess({ dataDirectory });
  let answered = 0;
  const asking = Array.from({ length: 40 }, async () => {
    const text = await ask(service.url).then((answer) => answer.text());
    if (text.includes('chat.completion')) answered += 1;
    if (answered === 10) service.child.kill('SIGKILL');
  });
  await Promise.allSettled(asking);
  await service.ended;
  const { captured } = await booksOf(dataDirectory);
  assert.ok(answered >= 10);
  assert.ok(captured >= (1 + answered) * price, `${captured} for ${answered} more answers of ${price}`);
  assert.ok(captured <= 41 * price);

  const again = await startServiceProcess({ dataDirectory });
  again.child.kill('SIGTERM');
  await again.ended;
  const { balance, held } = await booksOf(dataDirectory);
  assert.deepEqual({ balance, held }, { balance: BALANCE - captured, held: 0 });
});
