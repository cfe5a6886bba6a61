import { InProcessTaskEvents } from '../../../src/platform/events/task-events.ts';
import { taskEventsContract } from './task-events-contract.ts';

taskEventsContract('news of tasks in one process', async () => {
  const events = new InProcessTaskEvents();
  return { here: events, there: events, close: async () => {} };
});
