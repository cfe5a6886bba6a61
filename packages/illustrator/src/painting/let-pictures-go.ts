import { setImmediate } from 'node:timers/promises';

/** A collection takes some milliseconds: it is worth while for so much. */
const WORTH_BYTES = 16_000_000;
const WORTH_OLD_BYTES = 60_000_000;

let painted = 0;
/** Since the last large collection. */
let grownOld = 0;

/**
 * Canvases, and the copies of their pixels, are freed by the event loop and not while code runs: painting fifty
 * pictures of 4 MB in one go holds 300 MB and takes three times as long (fresh pages) as with a turn of the loop after
 * some of them, which holds 110 MB where the collector is at hand (`--expose-gc`), and 170 MB where it is not.
 */
export async function letPicturesGo(bytes: number): Promise<void> {
  painted += bytes;
  grownOld += bytes;
  if (painted < WORTH_BYTES) return;
  painted = 0;
  globalThis.gc?.({ type: 'minor', execution: 'sync' });
  await setImmediate();
}

/**
 * What was painted over several turns has grown old and needs the large collection, some 15 ms: before a shot is encoded,
 * because the encoder's pictures take that memory. Hours of a city that pass: 308 MB instead of 345. A shot with only a
 * few small pictures goes without it: two people in a cafe have one collection instead of three.
 */
export async function letAllPicturesGo(): Promise<void> {
  if (grownOld < WORTH_OLD_BYTES) return;
  painted = 0;
  grownOld = 0;
  globalThis.gc?.({ type: 'major', execution: 'sync' });
  await setImmediate();
}
