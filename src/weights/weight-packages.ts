import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Archive, WeightName } from './manifest.ts';

/**
 * Packages of prepared weights, made by `models pack` for publishers: each has the files of one weight that this
 * service reads, and instead of those that it only prepares, what was prepared of them. The list beside them knows each by
 * exact version and integrity.
 */
export const PACKAGE_LIST = 'packages.json';

export interface ListedPackage extends Archive {
  readonly weight: WeightName;
}

export interface PackagedWeight {
  readonly archive: Archive;
  /** Its tarball, where it lies beside the list; null: the registry has it. */
  readonly file: string | null;
}

/** In each package: what it is, and its files below `PACKAGED_FILES`. */
export const PACKAGE_CONTENTS = 'weights.json';
export const PACKAGED_FILES = 'files';

export interface PackageContents {
  readonly weight: WeightName;
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

export function packageFile({ package: name, version }: Archive): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

/** `path` is the list or its folder; null: there are no such packages. */
export async function readPackageList(path: string | null): Promise<ReadonlyMap<WeightName, PackagedWeight>> {
  if (path === null) return new Map();
  const list = (await stat(path)).isDirectory() ? join(path, PACKAGE_LIST) : path;
  const packages: readonly ListedPackage[] = JSON.parse(await readFile(list, 'utf8'));
  return new Map(
    await Promise.all(
      packages.map(async ({ weight, ...archive }) => {
        const beside = join(dirname(list), packageFile(archive));
        const file = await stat(beside).then(
          () => beside,
          () => null,
        );
        return [weight, { archive, file }] as const;
      }),
    ),
  );
}
