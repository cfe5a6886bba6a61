import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

/** `/proc` counts processor time in hundredths of a second. */
const TICK_MS = 10;
const LOOK_EVERY_MS = 1;
const MEASURE_EVERY_MS = 20;

/** The processes that this one started and that still live. */
export async function childProcesses(): Promise<string[]> {
  const threads = await readdir('/proc/self/task');
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  return lists.join(' ').split(' ').filter(Boolean);
}

export async function childrenGone(): Promise<void> {
  while ((await childProcesses()).length > 0)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

/** Resolves once one of the processes is no longer there, not even as one that waits to be buried. */
export async function oneOfGone(pids: readonly string[]): Promise<void> {
  while (pids.every((pid) => existsSync(`/proc/${pid}`)))
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

/** Processor time of the processes that this one started, whether they live or are gone. */
export async function childrenCpuMs(): Promise<number> {
  const living = await Promise.all((await childProcesses()).map((pid) => ticksOf(pid)));
  const { ofGone } = await ticksOf('self');
  return living.reduce((sum, { own, ofGone }) => sum + own + ofGone, ofGone) * TICK_MS;
}

async function ticksOf(pid: string): Promise<{ own: number; ofGone: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the command's name, which may contain spaces; utime, stime, cutime and cstime are the 14th to 17th.
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return { own: utime + stime, ofGone: cutime + cstime };
}

/** The most resident memory that a child had while it was watched. */
export function watchPeakMemory(): { stop(): number } {
  let peakMb = 0;
  const timer = setInterval(async () => {
    for (const pid of await childProcesses()) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    }
  }, MEASURE_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return peakMb;
    },
  };
}
