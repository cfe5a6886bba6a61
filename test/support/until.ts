import { setTimeout as delay } from 'node:timers/promises';

/** Waits for something that no event reports. A test that never gets there ends at the runner's time limit. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(5);
}
