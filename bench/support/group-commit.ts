import { hold } from '../../src/features/billing/money-table.ts';
import { insertTask } from '../../src/features/tasks/task-table.ts';
import { newTaskId } from '../../src/platform/identity/identifiers.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../../test/support/seed-account.ts';
import { aTask } from '../../test/support/stored-task.ts';
import { BENCH_KEY } from './bench-processes.ts';

/** The reference: the batch of a creation, straight to the storage, so many at a time; a process of its own. */
export interface CommitOrder {
  readonly batches: number;
  readonly atOnce: number;
}

const database = openDataFolder(process.argv[2]!);
await seedAccount(database, anAccount('a'), aKey('k', 'a'), BENCH_KEY);

process.on('message', async ({ batches, atOnce }: CommitOrder) => {
  let begun = 0;
  const lane = async () => {
    while (begun < batches) {
      begun += 1;
      const now = Date.now();
      const id = newTaskId('vidA3.1', now);
      const owner = { accountId: 'a', keyId: 'k' };
      const outcome = await database.write([
        ...hold({ id, ...owner, source: 'payg', model: 'vidA3.1', amount: 100, now, expiresAt: null }),
        insertTask(aTask(id, { ...owner, family: 'A', model: 'vidA3.1', createdAt: now })),
      ]);
      if (!outcome.ok) throw new Error(outcome.expectation);
    }
  };
  const began = process.hrtime.bigint();
  await Promise.all(Array.from({ length: atOnce }, lane));
  process.send!({ seconds: Number(process.hrtime.bigint() - began) / 1e9 });
});
process.on('disconnect', () => process.exit());
process.send!('ready');
