import { readFile } from 'node:fs/promises';

/** Resident memory of a process, or 0 where the system does not report it (anything but Linux). */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0;
  // In kilobytes, independent of the page size.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
