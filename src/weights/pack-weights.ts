import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { create } from 'tar';
import { integrityOf } from './download.ts';
import type { Weight } from './manifest.ts';
import { isPreparedFrom, PREPARED, preparedFolder } from './prepare/prepared-folder.ts';
import {
  type ListedPackage,
  PACKAGE_CONTENTS,
  PACKAGE_LIST,
  PACKAGED_FILES,
  type PackageContents,
  packageFile,
} from './weight-packages.ts';
import { sha256Of, weightPath } from './weight-store.ts';

const SCOPE = '@phonofilm';
const LICENCES = new URL('./licences/', import.meta.url);

/**
 * Makes a package of each of these weights, as machines with this processor need them, ready for `npm publish FILE`, and the list
 * that names them. All of them must be installed.
 */
export async function packWeights(
  directory: string,
  weights: readonly Weight[],
  target: string,
  version: string,
): Promise<ListedPackage[]> {
  await mkdir(target, { recursive: true });
  const list: ListedPackage[] = [];
  for (const weight of weights) list.push(await pack(directory, weight, target, version));
  await writeFile(join(target, PACKAGE_LIST), `${JSON.stringify(list, null, 2)}\n`);
  return list;
}

async function pack(
  directory: string,
  weight: Weight,
  target: string,
  version: string,
): Promise<ListedPackage> {
  const name = `${SCOPE}/weights-${weight.name}-${process.arch}`;
  const scratch = await mkdtemp(join(target, '.packing-'));
  try {
    const folder = join(scratch, 'package');
    const files: Record<string, { bytes: number; sha256: string }> = {};
    for (const [path, source] of await packedFiles(directory, weight)) {
      files[path] = { bytes: (await stat(source)).size, sha256: await sha256Of(source) };
      const link = join(folder, PACKAGED_FILES, path);
      await mkdir(dirname(link), { recursive: true });
      await symlink(source, link);
    }
    const contents: PackageContents = { weight: weight.name, files };
    await writeJson(join(folder, PACKAGE_CONTENTS), {
      ...contents,
      title: weight.title,
      licence: weight.licence,
      origin: weight.origin,
      madeFrom: weight.archives,
      preparations: weight.prepared,
    });
    await writeJson(join(folder, 'package.json'), {
      name,
      version,
      description: weight.title,
      license: 'SEE LICENSE IN LICENSE.txt',
      homepage: weight.origin,
      cpu: [process.arch],
    });
    await writeFile(join(folder, 'LICENSE.txt'), await licenceOf(weight));
    const whole = join(scratch, 'package.tgz');
    await create({ file: whole, cwd: scratch, gzip: true, portable: true, follow: true }, ['package']);
    const { size: bytes } = await stat(whole);
    const archive = { package: name, version, integrity: await integrityOf(whole), bytes };
    await rename(whole, join(target, packageFile(archive)));
    return { weight: weight.name, ...archive };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** By their path in the weight's folder. Instead of what is only prepared, what was prepared of it. */
async function packedFiles(directory: string, weight: Weight): Promise<[path: string, source: string][]> {
  const folder = weightPath(directory, weight.name);
  const delivered = weight.files
    .filter(({ path }) => !isPreparedFrom(weight, path))
    .map(({ path }): [string, string] => [path, join(folder, path)]);
  if (Object.keys(weight.prepared).length === 0) return delivered;
  const ready = await preparedFolder(folder, weight);
  const names = (await readdir(ready)).toSorted();
  const at = join(PREPARED, basename(ready));
  return [...delivered, ...names.map((name): [string, string] => [join(at, name), join(ready, name)])];
}

async function licenceOf(weight: Weight): Promise<string> {
  const { title, authors, licence, origin, archives } = weight;
  const from = archives.map((archive) => `${archive.package}@${archive.version}`).join(', ');
  const named = ['MIT', 'Apache-2.0'].filter((id) => licence.includes(id));
  const texts = await Promise.all(
    named.map(async (id) => `${id}\n\n${await readFile(new URL(`${id}.txt`, LICENCES), 'utf8')}`),
  );
  const changes =
    Object.keys(weight.prepared).length === 0
      ? 'The files are unchanged.'
      : 'The graphs below files/prepared were changed for Phonofilm; weights.json says how.';
  const head = `${title}\nCopyright (c) ${authors}\n${licence}\n${origin}\nTaken from ${from}. ${changes}\n`;
  return [head, ...texts].join('\n\n');
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}
