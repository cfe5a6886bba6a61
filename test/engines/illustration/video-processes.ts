import { readdir, readFile } from 'node:fs/promises';
import { until } from '../../support/until.ts';

/** The processes that this one started and that still live. */
export async function children(): Promise<string[]> {
  const tasks = await readdir('/proc/self/task');
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/self/task/${task}/children`, 'utf8').catch(() => '')),
  );
  return lists
    .join(' ')
    .split(' ')
    .filter((pid) => pid !== '');
}

export async function untilNoChild(before: readonly string[]): Promise<void> {
  await until(async () => !(await children()).some((pid) => !before.includes(pid)));
}
