import { tasksToStop, unfinishedTasks } from '../../../src/features/tasks/task-table.ts';
import { InProcessQueue } from '../../../src/platform/queue/in-process/in-process-queue.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { openDataFolder } from '../../support/seed-account.ts';
import { taskQueueContract } from './task-queue-contract.ts';

taskQueueContract('the queue in the process', async () => {
  const folder = scratchFolder();
  const database = openDataFolder(folder);
  return {
    database,
    queue: (lanes, laneOf, onCrash) =>
      new InProcessQueue({
        database,
        stored: [unfinishedTasks, tasksToStop],
        lanes,
        laneOf,
        onCrash,
        retryAfterCrashMs: 1,
      }),
    close: async () => {
      await database.close();
    },
  };
});
