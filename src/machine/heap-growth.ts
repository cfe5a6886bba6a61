import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** A heap with more in it than this grows as V8 thinks best. */
const LARGE_BYTES = 128 * 1024 * 1024;
/** How much a small one may grow before all of it is collected. */
const GROWTH_PERCENT = 300;
const LOOK_EVERY_MS = 10_000;

/**
 * V8 collects a small heap as soon as it has grown by some 15 MB, and counts the bytes of buffers as if they were part of it:
 * uploads of 64 KB made it collect everything twelve times a second, on all its threads, which was more than half of their
 * processor time. A small heap may grow to four times its size instead.
 */
export function letSmallHeapGrow(): void {
  let percent = 0;
  const look = () => {
    const wanted = growthOf(getHeapStatistics().used_heap_size);
    if (wanted !== percent) setFlagsFromString(`--heap-growing-percent=${wanted}`);
    percent = wanted;
  };
  look();
  setInterval(look, LOOK_EVERY_MS).unref();
}

/** In percent; 0: as V8 thinks best. */
export function growthOf(usedBytes: number): number {
  return usedBytes > LARGE_BYTES ? 0 : GROWTH_PERCENT;
}
