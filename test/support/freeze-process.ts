import { readdirSync, readFileSync } from 'node:fs';
import { until } from './until.ts';

/**
 * Stops a process as a paused machine would: it does not notice, and goes on later as if nothing had been. With its
 * children, or without them, as when only one of them is paused. Returns the way to let it go on.
 */
export function freezeProcess(pid: number, withChildren: boolean): () => void {
  const frozen = withChildren ? [pid, ...descendants(pid)] : [pid];
  for (const each of frozen) signal(each, 'SIGSTOP');
  return () => {
    for (const each of frozen.toReversed()) signal(each, 'SIGCONT');
  };
}

/** As `freezeProcess` with its children; resolves when all stand still and the kernel has done what they had asked for. */
export async function freezeWhole(pid: number): Promise<() => void> {
  const frozen = new Set<number>();
  await until(() => {
    // A child may have been started by a process that was not stopped yet.
    const moving = [pid, ...descendants(pid)].filter((each) => !isStopped(each));
    for (const each of moving) {
      signal(each, 'SIGSTOP');
      frozen.add(each);
    }
    return moving.length === 0;
  });
  return () => {
    for (const each of [...frozen].toReversed()) signal(each, 'SIGCONT');
  };
}

/** Resolves when a process that stops itself has done so, and the kernel has done what it had asked for. */
export async function whenStopped(pid: number): Promise<void> {
  await until(() => isStopped(pid));
}

function isStopped(pid: number): boolean {
  try {
    return readdirSync(`/proc/${pid}/task`).every((task) => {
      const stat = readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8');
      return /^[TZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
    });
  } catch {
    // It ended meanwhile.
    return true;
  }
}

function descendants(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
      .filter((child) => child !== '')
      .flatMap((child) => [Number(child), ...descendants(Number(child))]);
  } catch {
    // It ended meanwhile.
    return [];
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
