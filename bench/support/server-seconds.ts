import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of the server's processes, those that have ended included. */
export function serverSeconds(postmaster: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => processTimes(Number(pid)))
    .filter((times) => times?.parent === postmaster);
  const own = processTimes(postmaster)!;
  return children.reduce((sum, times) => sum + times!.seconds, own.seconds + own.endedChildrenSeconds);
}

const TICKS_PER_SECOND = 100;

export function processTimes(pid: number) {
  try {
    // The name in brackets may hold spaces; the numbers follow it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
    return {
      parent: fields[1]!,
      seconds: (fields[11]! + fields[12]!) / TICKS_PER_SECOND,
      endedChildrenSeconds: (fields[13]! + fields[14]!) / TICKS_PER_SECOND,
    };
  } catch {
    // It has ended in the meantime.
    return null;
  }
}
