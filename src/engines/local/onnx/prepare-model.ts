import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { access, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import ortPackage from 'onnxruntime-node/package.json' with { type: 'json' };
import { FRESH } from '../../../children/child-policy.ts';
import { ChildPool } from '../../../children/child-pool.ts';
import type { GraphChange, PrepareJob } from './prepare-model.child.ts';

export type Preparation = Pick<PrepareJob, 'path' | 'changes' | 'unpackConstants'>;

const MODULE = new URL('./prepare-model.child.ts', import.meta.url);
/** Whenever a change makes something else of the same model, this grows. */
const REVISION = 2;
const GRAPH_FILE = 'model.onnx';
const WEIGHTS_FILE = 'model.data';
const TIMEOUT_MS = 300_000;
const MEMORY_MB = 3000;
const POOL = new ChildPool({
  name: 'preparation of models',
  module: MODULE,
  memoryMb: MEMORY_MB,
  policy: FRESH,
});
const TURN = { account: 'preparation' };

/**
 * The path of a model with its graph changed and optimised. That takes seconds and hundreds of megabytes, so it is done
 * once, in a process of its own, and kept in `prepared/` beside the weights; where that folder cannot be written, in
 * the temporary folder. The result depends on the runtime's version: another version makes its own and removes this.
 */
export async function preparedModel(preparation: Preparation): Promise<string> {
  const { path } = preparation;
  const changes = fitting(preparation.changes);
  const family = `${basename(path, '.onnx')}.${changes.join('.')}`;
  const { size } = await stat(path);
  const version = [REVISION, ortPackage.version, size, preparation.unpackConstants].join(' ');
  const name = `${family}.${createHash('sha256').update(version).digest('hex').slice(0, 12)}`;
  const homes = [join(dirname(path), 'prepared'), temporaryHome(path)];
  for (const home of homes) {
    const known = join(home, name, GRAPH_FILE);
    if (await exists(known)) return known;
  }
  for (const home of homes) {
    const scratch = await scratchIn(home);
    if (scratch === null) continue;
    try {
      const graphFile = join(scratch, GRAPH_FILE);
      const input: PrepareJob = {
        ...preparation,
        changes,
        graphFile,
        weightsFile: join(scratch, WEIGHTS_FILE),
      };
      await POOL.run({ turn: TURN, input, timeoutMs: TIMEOUT_MS }, AbortSignal.timeout(TIMEOUT_MS));
      await removeOthers(home, family, name);
      // Another process may have been quicker: then its result stays.
      await rename(scratch, join(home, name)).catch(() => {});
      return join(home, name, GRAPH_FILE);
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  }
  throw new Error(`there is no folder to prepare ${path} in`);
}

/** Some changes are for processors with an instruction that multiplies bytes and adds the products. */
function fitting(changes: readonly GraphChange[]): GraphChange[] {
  return changes.filter((change) => FITS[change]?.() ?? true);
}

const FITS: Partial<Record<GraphChange, () => boolean>> = {
  // Without the instruction, signed weights overflow on x64.
  'signed-weights': () => process.arch !== 'x64' || hasFeature(/ avx(512)?_vnni /),
  // On arm64 half the time of float convolutions. On x64 it was not measured: there both bytes must not be unsigned.
  'product-convolutions': () =>
    process.arch === 'arm64' && (process.platform !== 'linux' || hasFeature(/ asimddp\b/)),
};

function hasFeature(feature: RegExp): boolean {
  try {
    return feature.test(readFileSync('/proc/cpuinfo', 'utf8'));
  } catch {
    return false;
  }
}

function temporaryHome(path: string): string {
  const place = createHash('sha256').update(dirname(path)).digest('hex').slice(0, 12);
  return join(tmpdir(), `phonofilm-prepared-${userInfo().uid}`, place);
}

async function scratchIn(home: string): Promise<string | null> {
  try {
    await mkdir(home, { recursive: true, mode: 0o700 });
    return await mkdtemp(join(home, '.making-'));
  } catch {
    return null;
  }
}

/** What an earlier version of the runtime or of the changes has made. */
async function removeOthers(home: string, family: string, name: string): Promise<void> {
  for (const entry of await readdir(home)) {
    if (entry.startsWith(`${family}.`) && entry !== name)
      await rm(join(home, entry), { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
