/** Done within this time, together with what else has gathered by then. */
const WITHIN_MS = 100;
const MOST_GATHERED = 256;

let gathered: (() => void)[] = [];
let timer: NodeJS.Timeout | undefined;

/**
 * Counts in groups, for which no caller waits: right after each request, none of this code is in the processor's caches.
 * Code that shows the results calls `catchUp` first.
 */
export function afterwards(work: () => void): void {
  gathered.push(work);
  if (gathered.length >= MOST_GATHERED) catchUp();
  else timer ??= setTimeout(catchUp, WITHIN_MS).unref();
}

export function catchUp(): void {
  clearTimeout(timer);
  timer = undefined;
  const works = gathered;
  gathered = [];
  for (const work of works) work();
}
