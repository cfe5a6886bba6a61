import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;

/** Resident memory of a process, or 0 where the system does not tell (anything but Linux). */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0;
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return (Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES) / 1_048_576;
}
