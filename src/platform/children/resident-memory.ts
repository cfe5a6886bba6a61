import { readFile } from 'node:fs/promises';

/** Resident memory of a process, or 0 where the system does not report it (anything but Linux). */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  return await reported(pid, /VmRSS:\s+(\d+) kB/);
}

/** What a process holds alone: without its libraries, of which the system keeps as much in memory as it has room for. */
export async function ownMegabytes(pid: number | undefined): Promise<number> {
  return await reported(pid, /RssAnon:\s+(\d+) kB/);
}

async function reported(pid: number | undefined, field: RegExp): Promise<number> {
  if (pid === undefined) return 0;
  // In kilobytes, independent of the page size.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(field.exec(status)?.[1] ?? 0) / 1024;
}
