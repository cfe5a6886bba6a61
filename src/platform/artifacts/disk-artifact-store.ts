import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { ArtifactsUnavailable } from '../../domain/artifacts-unavailable.ts';
import type { ArtifactFacts, ArtifactStore } from './artifact-store.ts';
import type { LinkSigner } from './link-signer.ts';

/** Artifacts as files below one folder. */
export class DiskArtifactStore implements ArtifactStore {
  readonly #folder: string;
  readonly #signer: LinkSigner;

  constructor(folder: string, signer: LinkSigner) {
    this.#folder = folder;
    this.#signer = signer;
  }

  async put(key: string, file: string): Promise<void> {
    const target = this.#path(key);
    await orUnavailable(async () => {
      await mkdir(dirname(target), { recursive: true });
      // A task is completed and charged only after this, so bytes and file name must be on disk.
      await syncToDisk(file);
      await move(file, target);
      await syncToDisk(dirname(target));
    });
  }

  async copy(from: string, to: string): Promise<void> {
    const target = this.#path(to);
    await orUnavailable(async () => {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(this.#path(from), target, constants.COPYFILE_FICLONE);
      await syncToDisk(target);
      await syncToDisk(dirname(target));
    });
  }

  async stat(key: string): Promise<ArtifactFacts | null> {
    const path = this.#path(key);
    const facts = await orUnavailable(() => stat(path)).catch((error: unknown) => {
      if (error instanceof ArtifactsUnavailable) throw error;
      return null;
    });
    if (!facts?.isFile()) return null;
    const modifiedAt = Math.floor(facts.mtimeMs);
    return {
      bytes: facts.size,
      modifiedAt,
      etag: `"${facts.size.toString(36)}-${modifiedAt.toString(36)}"`,
    };
  }

  async read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    return createReadStream(this.#path(key), range);
  }

  async localFile(key: string): Promise<string> {
    return this.#path(key);
  }

  async *keys(): AsyncGenerator<string> {
    const folders = [this.#folder];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      // A missing folder was removed with its task.
      for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) folders.push(path);
        else if (entry.isFile()) yield relative(this.#folder, path).split(sep).join('/');
      }
    }
  }

  async removeFolder(folder: string): Promise<void> {
    const path = this.#path(folder);
    // A worker that does not know yet that its task was cancelled may still add files.
    await orUnavailable(() => rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));
  }

  async probe(): Promise<void> {
    const file = this.#path(`probe-${randomUUID()}`);
    await orUnavailable(async () => {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(file, 'probe', { flush: true });
      await rm(file);
    });
  }

  async link(key: string, baseUrl: string, expiresAt: number): Promise<string> {
    return baseUrl + this.#signer.sign(key, expiresAt);
  }

  /** The signature is checked, not the host name, because the service may be reachable under several. */
  async keyOfLink({ pathname, searchParams }: URL, now: number): Promise<string | null> {
    return this.#signer.keyOf(pathname, searchParams, now);
  }

  /** Keys come from our own code, but a bug there must not reach outside the folder. */
  #path(key: string): string {
    const path = normalize(join(this.#folder, key));
    if (!path.startsWith(this.#folder + sep)) throw new Error(`artifact key ${key} is outside the folder`);
    return path;
  }
}

/** The folder may be on a disk that fails, or on another machine that is away. A full disk is not among them. */
const AWAY = new Set<unknown>([
  ...['EIO', 'EROFS', 'EACCES', 'EPERM', 'ENODEV', 'ENXIO', 'ETIMEDOUT'],
  ...['ESTALE', 'ENOTCONN', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTDOWN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);

async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw AWAY.has((error as NodeJS.ErrnoException).code) ? new ArtifactsUnavailable(error) : error;
  }
}

/** The artifacts may be on another mount, and files cannot be renamed across file systems. */
async function move(file: string, target: string): Promise<void> {
  try {
    await rename(file, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyAcross(file, target);
  }
}

/** Copies under a temporary name: nobody reads half a video, and a crash leaves no incomplete artifact. */
async function copyAcross(file: string, target: string): Promise<void> {
  const copy = `${target}.${randomUUID()}.part`;
  try {
    await copyFile(file, copy);
    await syncToDisk(copy);
    await rename(copy, target);
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  }
  await rm(file);
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
