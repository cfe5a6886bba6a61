import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Microseconds of processor time, user and system, of all threads. */
export interface Measurement {
  readonly cpuMicros: number;
}

/** In the measured process: the parent asks with a message, and takes this process along when it ends. */
export function answerMeasurements(): void {
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => {
    if (message !== 'measure') return;
    const { user, system } = process.cpuUsage();
    process.send!({ cpuMicros: user + system } satisfies Measurement);
  });
}

export async function cpuMicrosOf(child: ChildProcess): Promise<number> {
  const reply = once(child, 'message') as Promise<[Measurement]>;
  child.send('measure');
  return (await reply)[0].cpuMicros;
}

/** Resident memory now, and at its highest since the process began (or since it was reset), in megabytes. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)![1]) / 1024;
  return { now: field('VmRSS'), peak: field('VmHWM') };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
