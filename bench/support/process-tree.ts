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

/** Megabytes of all of them. `resident` counts what several have mapped for each of them, `together` once. */
export interface TreeMemory {
  readonly processes: number;
  readonly resident: number;
  readonly together: number;
}

export async function memoryOfTree(pid: number): Promise<TreeMemory> {
  return memoryOf(await processTree(pid));
}

/** Megabytes of all of them, as `resident` above, for a small fraction of the work. */
export async function residentOfTree(pid: number): Promise<number> {
  const pages = (await processTree(pid)).map(async (each) => {
    const counts = await readFile(`/proc/${each}/statm`, 'utf8').catch(() => '');
    return Number(counts.split(' ')[1] ?? 0);
  });
  const sum = (await Promise.all(pages)).reduce((all, one) => all + one, 0);
  return Math.round((sum * PAGE_BYTES) / 1024 / 1024);
}

const PAGE_BYTES = 4096;

/**
 * The kernel's own proportional size (Pss) divides what is mapped among all processes of the machine: it rises by a hundred
 * megabytes when other programs on the same Node end.
 */
export async function memoryOf(pids: readonly number[]): Promise<TreeMemory> {
  let resident = 0;
  let own = 0;
  const files = new Map<string, number>();
  for (const pid of pids)
    for (const part of await mappedParts(pid)) {
      resident += part.resident;
      own += part.own;
      files.set(part.of, Math.max(files.get(part.of) ?? 0, part.resident - part.own));
    }
  const together = [...files.values()].reduce((sum, kilobytes) => sum + kilobytes, own);
  return {
    processes: pids.length,
    resident: Math.round(resident / 1024),
    together: Math.round(together / 1024),
  };
}

interface MappedPart {
  /** The place in a file; the same in each process that has mapped it. */
  readonly of: string;
  /** Kilobytes in memory, and how many of them are not the file's. */
  readonly resident: number;
  readonly own: number;
}

async function mappedParts(pid: number): Promise<MappedPart[]> {
  // A process that has just ended has none.
  const maps = await readFile(`/proc/${pid}/smaps`, 'utf8').catch(() => '');
  const parts = maps.split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m).filter(Boolean);
  return parts.map((text) => {
    const [, , offset, device, inode] = text.split(/ +/, 5);
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return { of: `${device} ${inode} ${offset}`, resident: field('Rss'), own: field('Anonymous') };
  });
}
