// Own process: it shares its tests with other files, which could not be told apart.
import { InProcessTaskEvents } from '../../src/events/task-events.ts';
import { taskEventsContract } from './task-events-contract.ts';

taskEventsContract('news of tasks in one process', async () => {
  const events = new InProcessTaskEvents();
  return { here: events, there: events, close: async () => {} };
});
