import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Weight, WeightFile } from './manifest.ts';
import { sha256Of, weightPath } from './weight-store.ts';

/** Gives a file its name among the weights, if it is the one that the manifest knows. */
export async function acceptFile(
  directory: string,
  weight: Weight,
  file: WeightFile,
  path: string,
): Promise<void> {
  if ((await sha256Of(path)) !== file.sha256) {
    await rm(path, { force: true });
    throw new Error(`${weight.name}/${file.path} has the wrong SHA-256`);
  }
  const target = weightPath(directory, weight.name, file.path);
  await mkdir(dirname(target), { recursive: true });
  // After a power cut a name without its bytes would be taken for the checked file.
  await using handle = await open(path);
  await handle.sync();
  await rename(path, target);
}
