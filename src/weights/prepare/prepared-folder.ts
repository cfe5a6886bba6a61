import { createHash, randomUUID } from 'node:crypto';
import { existsSync, lstatSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import ortPackage from 'onnxruntime-node/package.json' with { type: 'json' };
import { kept } from '../../platform/children/child-policy.ts';
import { ChildPool } from '../../platform/children/child-pool.ts';
import type { PreparedPart, Weight } from '../manifest.ts';
import { GRAPH_CHANGES } from './graph-changes.ts';
import type { PrepareJob } from './prepare.child.ts';

/** Whenever a change makes something else of the same model, this grows. */
const REVISION = 3;
/** The folder beside the delivered files. */
const PREPARED = 'prepared';
const UNFINISHED = '.making-';
const TIMEOUT_MS = 300_000;
const POOL = new ChildPool({
  name: 'preparation of models',
  module: new URL('./prepare.child.ts', import.meta.url),
  // Whisper small takes 760 MB.
  memoryMb: 3000,
  // The next weight arrives soon, or none does.
  policy: kept({ idleMs: 10_000 }),
});
const TURN = { account: 'preparation' };

/**
 * The folder of the graphs that are made of a weight's files: `<part>-<slice>.onnx`. Making them takes seconds and hundreds of
 * megabytes, so it is done once, in one process for all of them, and kept beside the files; where that folder cannot be
 * written, in the temporary folder. A folder gets its name when all of it is there.
 */
export async function preparedFolder(
  folder: string,
  weight: Weight,
  onPart: (part: number) => void = () => {},
): Promise<string> {
  const known = knownPreparedFolder(folder, weight);
  if (known !== null) return known;
  const parts = partsForThisMachine(weight);
  const graphs = Object.values(parts).reduce((sum, { slices = 1 }) => sum + slices, 0);
  for (const home of homesOf(folder)) {
    const target = await scratchIn(home);
    if (target === null) continue;
    let made = 0;
    try {
      const input: PrepareJob = { folder, parts, target };
      const job = { turn: TURN, input, timeoutMs: TIMEOUT_MS };
      await POOL.run(job, AbortSignal.timeout(TIMEOUT_MS), () => onPart(++made / graphs));
      const ready = join(home, preparedName(weight));
      await syncFiles(target);
      await removeOthers(home, ready);
      // Another process may have been quicker: then its result stays.
      await rename(target, ready).catch(() => {});
      return ready;
    } finally {
      await rm(target, { recursive: true, force: true });
    }
  }
  throw new Error(`there is no folder to prepare ${weight.name} in`);
}

/** Null where they must be made first. */
export function knownPreparedFolder(folder: string, weight: Weight): string | null {
  const name = preparedName(weight);
  const home = homesOf(folder).find((each) => existsSync(join(each, name)) && isSafe(each));
  return home === undefined ? null : join(home, name);
}

const names = new Map<Weight, string>();

/** What the graphs depend on: another processor, runtime or revision makes its own, and what was there before goes. */
export function preparedName(weight: Weight): string {
  const known = names.get(weight);
  if (known !== undefined) return known;
  const parts = partsForThisMachine(weight);
  const sources = weight.files.filter(({ path }) =>
    Object.values(weight.prepared).some(({ from }) => from === path),
  );
  const facts = [REVISION, ortPackage.version, process.arch, sources.map(({ sha256 }) => sha256), parts];
  const name = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
  names.set(weight, name);
  return name;
}

function partsForThisMachine(weight: Weight): Record<string, PreparedPart> {
  return Object.fromEntries(
    Object.entries(weight.prepared).map(([name, part]) => [
      name,
      { ...part, changes: part.changes.filter((change) => GRAPH_CHANGES[change]?.isFor?.() ?? true) },
    ]),
  );
}

function homesOf(folder: string): string[] {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return [join(folder, PREPARED), join(temporaryHome(), name)];
}

function temporaryHome(): string {
  return join(tmpdir(), `phonofilm-prepared-${userInfo().uid}`);
}

/** Everybody can make a folder of this name in the temporary folder: only our own, which nobody else can write, is used. */
function isSafe(home: string): boolean {
  const temporary = temporaryHome();
  if (!home.startsWith(temporary)) return true;
  const stats = lstatSync(temporary, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && stats.uid === userInfo().uid && (stats.mode & 0o077) === 0;
}

async function scratchIn(home: string): Promise<string | null> {
  // Those who may read the delivered files may read what is made of them; the temporary folder is everybody's.
  const mode = home.startsWith(temporaryHome()) ? 0o700 : 0o755;
  const scratch = join(home, `${UNFINISHED}${randomUUID()}`);
  try {
    await mkdir(home, { recursive: true, mode });
    if (!isSafe(home)) return null;
    await mkdir(scratch, { mode });
    return scratch;
  } catch {
    return null;
  }
}

/** After a power cut a name without its bytes would be taken for the whole folder. */
async function syncFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    await using file = await open(join(folder, name));
    await file.sync();
  }
}

/** What an earlier version of the runtime or of the changes has made. */
async function removeOthers(home: string, ready: string): Promise<void> {
  for (const entry of await readdir(home)) {
    const path = join(home, entry);
    if (!entry.startsWith(UNFINISHED) && path !== ready) await rm(path, { recursive: true, force: true });
  }
}
