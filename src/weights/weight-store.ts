import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ServiceError } from '../domain/errors.ts';
import { type Weight, type WeightFile, type WeightName, weightOf } from './manifest.ts';

/** The default folder for weights: shared by all checkouts on the machine. */
export function defaultWeightsDirectory(environment: NodeJS.ProcessEnv): string {
  const cache = environment['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  return environment['PHONOFILM_WEIGHTS_DIR'] || join(cache, 'phonofilm', 'weights');
}

export function weightPath(directory: string, name: WeightName, file = ''): string {
  return join(directory, name, file);
}

/** Whether every file exists in the right size. Its content was checked when it was downloaded. */
export function isPresent(directory: string, name: WeightName): boolean {
  return missingFiles(directory, weightOf(name)).length === 0;
}

export function missingFiles(directory: string, weight: Weight): WeightFile[] {
  return weight.files.filter((file) => {
    const path = weightPath(directory, weight.name, file.path);
    return statSync(path, { throwIfNoEntry: false })?.size !== file.bytes;
  });
}

/** Paths of files that are missing or differ from the manifest. */
export async function wrongFiles(directory: string, weight: Weight): Promise<string[]> {
  const wrong = new Set(missingFiles(directory, weight));
  for (const file of weight.files) {
    const path = weightPath(directory, weight.name, file.path);
    if (!wrong.has(file) && (await sha256Of(path)) !== file.sha256) wrong.add(file);
  }
  return [...wrong].map(({ path }) => path);
}

export async function removeWeight(directory: string, name: WeightName): Promise<void> {
  await rm(weightPath(directory, name), { recursive: true, force: true });
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return hash.digest('hex');
}

export function missingWeights(capability: string): ServiceError {
  return new ServiceError(
    'service_unavailable',
    `The weights for ${capability} are not installed. The operator can bring them with: npm run phonofilm -- models pull`,
  );
}
