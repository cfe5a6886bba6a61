import { readdirSync, readFileSync } from 'node:fs';

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
