import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ServiceError } from '../domain/errors.ts';
import { type Weight, type WeightFile, type WeightName, weightOf } from './manifest.ts';
import { isPreparedFrom, knownPreparedFolder } from './prepare/prepared-folder.ts';
import { PACKAGE_CONTENTS, type PackageContents } from './weight-packages.ts';

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

/** A file that is only prepared for the runtime is not missed where that has been done. */
export function missingFiles(directory: string, weight: Weight): WeightFile[] {
  const missing = weight.files.filter((file) => {
    const path = weightPath(directory, weight.name, file.path);
    return statSync(path, { throwIfNoEntry: false })?.size !== file.bytes;
  });
  return missing.some(({ path }) => isPreparedFrom(weight, path)) &&
    knownPreparedFolder(weightPath(directory, weight.name), weight) !== null
    ? missing.filter(({ path }) => !isPreparedFrom(weight, path))
    : missing;
}

/** Paths of files that are missing, or differ from the manifest or from the package that they came in. */
export async function wrongFiles(directory: string, weight: Weight): Promise<string[]> {
  const missing = missingFiles(directory, weight).map(({ path }) => path);
  const packaged = await packagedFiles(weightPath(directory, weight.name, PACKAGE_CONTENTS));
  const hashes = new Map([
    ...packaged.map(([path, { sha256 }]) => [path, sha256] as const),
    ...weight.files.map(({ path, sha256 }) => [path, sha256] as const),
  ]);
  const wrong = new Set(missing);
  for (const [path, sha256] of hashes) {
    const file = weightPath(directory, weight.name, path);
    if (existsSync(file) && (await sha256Of(file)) !== sha256) wrong.add(path);
  }
  return [...wrong];
}

async function packagedFiles(path: string): Promise<[path: string, file: { readonly sha256: string }][]> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? [] : Object.entries((JSON.parse(text) as PackageContents).files);
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
