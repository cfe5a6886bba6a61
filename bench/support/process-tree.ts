import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

/** A process with all that it started, and what they started. */
export async function processTree(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.join(' ').split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(processTree))).flat()];
}

/** Megabytes of all of them together. What several have mapped counts once in `proportional`, for each in `resident`. */
export interface TreeMemory {
  readonly processes: number;
  readonly resident: number;
  readonly proportional: number;
}

export async function memoryOfTree(pid: number): Promise<TreeMemory> {
  return memoryOf(await processTree(pid));
}

export async function memoryOf(pids: readonly number[]): Promise<TreeMemory> {
  const fields = pids.map((each) => {
    try {
      const rollup = readFileSync(`/proc/${each}/smaps_rollup`, 'utf8');
      return ['Rss', 'Pss'].map(
        (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)![1]) / 1024,
      );
    } catch {
      // It has just ended.
      return [0, 0];
    }
  });
  const sum = (n: number) => Math.round(fields.reduce((total, field) => total + field[n]!, 0));
  return { processes: pids.length, resident: sum(0), proportional: sum(1) };
}
