import { setTimeout as delay } from 'node:timers/promises';

const SHORTEST_MS = 5;
const LONGEST_MS = 250;

/**
 * Waits for something that no event reports. A test that never gets there ends at the runner's time limit. It looks less
 * often the longer it waits, so that a long wait costs little: no wait takes a twentieth longer than it must.
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await condition()))
    await delay(Math.min(SHORTEST_MS + (performance.now() - begun) / 20, LONGEST_MS));
}
