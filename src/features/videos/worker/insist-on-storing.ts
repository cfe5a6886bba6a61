import { setTimeout as wait } from 'node:timers/promises';
import { ArtifactsUnavailable } from '../../../domain/artifacts-unavailable.ts';
import { isDiskFull } from '../../../domain/disk-full.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Stores what cannot be had a second time: its task does not return to the queue while the store is away or the disk is
 * full, but keeps its place and tries again until `signal` fires.
 */
export async function insistOnStoring(store: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await store();
      return;
    } catch (error) {
      if (!(error instanceof ArtifactsUnavailable || isDiskFull(error))) throw error;
    }
    await wait(pause, undefined, { signal });
  }
}
