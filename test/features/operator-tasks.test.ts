import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OperatorTasks } from '../../src/features/tasks/operator-tasks.ts';
import { insertTask } from '../../src/features/tasks/task-table.ts';
import { type Database, mustWrite } from '../../src/platform/storage/database.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { openDataFolder } from '../support/seed-account.ts';
import { aTask } from '../support/stored-task.ts';

test('a page of tasks is read without their whole requests', async () => {
  const stored = openDataFolder(scratchFolder());
  const task = aTask('task-1');
  const prompt = 'a fox runs. '.repeat(20_000);
  await mustWrite(stored, [
    insertTask({ ...task, enhancedPrompt: prompt, request: { ...task.request, prompt } }),
  ]);
  let bytes = 0;
  const database: Database = {
    read: async (statement) => {
      const rows = await stored.read(statement);
      bytes += JSON.stringify(rows).length;
      return rows;
    },
    write: (batch, options) => stored.write(batch, options),
    close: () => stored.close(),
  };
  for (const search of [null, 'a fox', task.id]) {
    const filter = { accountId: null, status: null, undecided: false, search };
    const { items } = await new OperatorTasks(database).list(filter, { limit: 10, after: null });
    assert.deepEqual(
      items.map(({ task: { words } }) => words),
      [prompt.slice(0, 1000)],
    );
  }
  assert.ok(bytes < 20_000, `${bytes} bytes were read`);
  await database.close();
});

test('a page of tasks is read with as many questions as one task', async () => {
  const stored = openDataFolder(scratchFolder());
  await mustWrite(
    stored,
    Array.from({ length: 50 }, (_, index) => insertTask(aTask(`task-${index}`))),
  );
  let reads = 0;
  const database: Database = {
    read: (statement) => {
      reads += 1;
      return stored.read(statement);
    },
    write: (batch, options) => stored.write(batch, options),
    close: () => stored.close(),
  };
  const tasks = new OperatorTasks(database);
  const filter = { accountId: null, status: null, undecided: false, search: null };
  const readsOf = async (limit: number) => {
    reads = 0;
    const { items } = await tasks.list(filter, { limit, after: null });
    assert.equal(items.length, limit);
    return reads;
  };
  assert.equal(await readsOf(50), await readsOf(1));
  await database.close();
});
