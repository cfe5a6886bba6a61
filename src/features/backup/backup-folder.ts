import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../../platform/machine/sync-folder.ts';

/**
 * A backup is a folder: `manifest.json`, which is written last and names everything else with its checksum, the rows of
 * each table as lines of JSON below `rows/`, and every artifact under its key below `artifacts/`.
 */
export interface Manifest {
  readonly format: typeof FORMAT;
  /** Version of the program that made the backup. */
  readonly version: string;
  /** Milliseconds. */
  readonly createdAt: number;
  readonly migrations: readonly { readonly number: number; readonly name: string }[];
  readonly tables: readonly TableEntry[];
  readonly artifacts: { readonly files: number; readonly bytes: number; readonly sha256: string };
  /** Tasks whose video was deleted while the backup was made. */
  readonly withoutFilm: readonly string[];
}

export interface TableEntry {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: number;
  readonly sha256: string;
}

/** A line of `artifacts.jsonl`. */
export interface ArtifactEntry {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
}

export const FORMAT = 1;
const MANIFEST = 'manifest.json';
const ARTIFACTS = 'artifacts.jsonl';

/** The backup or its destination is unusable; the message says why. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

export class BackupFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Creates the folder, readable by its owner only: it contains key hashes and the secret that signs links. */
  async make(): Promise<void> {
    await mkdir(this.#path, { recursive: true, mode: 0o700 });
    if ((await readdir(this.#path)).length > 0)
      throw new BackupRefused(`The folder ${this.#path} is not empty. Give one that is, or a new one.`);
    await mkdir(join(this.#path, 'rows'), { mode: 0o700 });
    await mkdir(join(this.#path, 'artifacts'), { mode: 0o700 });
  }

  async writeRows(table: string, lines: AsyncIterable<string>): Promise<{ bytes: number; sha256: string }> {
    return await writeHashed(async () => Readable.from(lines), this.#rowsFile(table));
  }

  async writeArtifact(key: string, open: () => Promise<Readable>): Promise<ArtifactEntry> {
    return { key, ...(await writeHashed(open, this.artifactFile(key))) };
  }

  async writeArtifactList(entries: readonly ArtifactEntry[]): Promise<{ sha256: string }> {
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`);
    return await writeHashed(async () => Readable.from(lines), join(this.#path, ARTIFACTS));
  }

  /** Written when everything else is on disk, whatever happens to the machine. */
  async writeManifest(manifest: Manifest): Promise<void> {
    await this.#syncFolders(this.#path);
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(join(this.#path, MANIFEST), text, { mode: 0o600, flush: true });
    syncFolder(this.#path);
    syncFolder(dirname(this.#path));
  }

  async readManifest(): Promise<Manifest> {
    await this.#assertPlain(join(this.#path, MANIFEST));
    const text = await readFile(join(this.#path, MANIFEST), 'utf8').catch(() => null);
    if (text === null)
      throw new BackupRefused(`${this.#path} is not a backup, or was not finished: it has no ${MANIFEST}.`);
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.format !== FORMAT)
      throw new BackupRefused(
        `${this.#path} is a backup of another format (${manifest.format}), not ${FORMAT}.`,
      );
    return manifest;
  }

  /** Checks every file against its checksum. */
  async verify(manifest: Manifest): Promise<void> {
    for (const { table, sha256 } of manifest.tables) await this.#assertHash(this.#rowsFile(table), sha256);
    await this.#assertHash(join(this.#path, ARTIFACTS), manifest.artifacts.sha256);
    for await (const { key, sha256 } of this.artifacts())
      await this.#assertHash(this.artifactFile(key), sha256);
  }

  async *rows(table: string): AsyncGenerator<string> {
    yield* linesOf(this.#rowsFile(table));
  }

  async *artifacts(): AsyncGenerator<ArtifactEntry> {
    for await (const line of linesOf(join(this.#path, ARTIFACTS))) yield JSON.parse(line) as ArtifactEntry;
  }

  artifactFile(key: string): string {
    const isPlain = key.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
    if (!isPlain || key.includes('\\') || key.includes('\0'))
      throw new BackupRefused(
        `The backup is refused: ${JSON.stringify(key)} is not the name of an artifact.`,
      );
    return join(this.#path, 'artifacts', key);
  }

  #rowsFile(table: string): string {
    if (!/^[a-z_][a-z0-9_]*$/.test(table))
      throw new BackupRefused(`The backup is refused: ${JSON.stringify(table)} is not the name of a table.`);
    return join(this.#path, 'rows', `${table}.jsonl`);
  }

  async #assertHash(file: string, sha256: string): Promise<void> {
    await this.#assertPlain(file);
    await assertHash(file, sha256);
  }

  /** A link could lead to any file of this machine, whose bytes callers would then read as a video. */
  async #assertPlain(file: string): Promise<void> {
    let path = this.#path;
    for (const name of relative(this.#path, file).split(sep)) {
      path = join(path, name);
      const facts = await lstat(path).catch(() => null);
      if (facts?.isSymbolicLink())
        throw new BackupRefused(`The backup is refused: ${path} is a symbolic link.`);
    }
  }

  async #syncFolders(folder: string): Promise<void> {
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isDirectory()) await this.#syncFolders(join(folder, entry.name));
    syncFolder(folder);
  }
}

/** The source is opened last: a stream that fails before anything reads it would end the process. */
async function writeHashed(
  open: () => Promise<Readable>,
  file: string,
): Promise<{ bytes: number; sha256: string }> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const count = { bytes: 0 };
  await pipeline(await open(), counting(hash, count), createWriteStream(file, { mode: 0o600, flush: true }));
  return { bytes: count.bytes, sha256: hash.digest('hex') };
}

function counting(hash: Hash, count: { bytes: number }): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      count.bytes += chunk.length;
      done(null, chunk);
    },
  });
}

async function assertHash(file: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  } catch (error) {
    throw new BackupRefused(`The backup is damaged: ${file} cannot be read.`, { cause: error });
  }
  if (hash.digest('hex') !== sha256)
    throw new BackupRefused(`The backup is damaged: ${file} does not have the bytes it was made with.`);
}

/** Splits at newlines only: `readline` would also split at Unicode line separators. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + (chunk as string)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
