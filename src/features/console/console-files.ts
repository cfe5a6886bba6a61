import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypes } from './content-types.ts';

/** Where the installation builds the console: below the repository, or below `dist` in the package. */
const BUILT = fileURLToPath(new URL('../../../console/dist/', import.meta.url));

/** A built file as it is, and compressed beforehand by encoding. */
export interface ConsoleFile {
  readonly contentType: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly compressed: ReadonlyMap<string, Buffer>;
}

/** Smallest first: the first encoding that the browser takes is sent. */
const ENCODINGS = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/** The console by path (`index.html`, `assets/…`); null when it was not built. All of it is well below a megabyte. */
export function readConsole(folder: string = BUILT): ReadonlyMap<string, ConsoleFile> | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const paths = globSync('**/*.*', { cwd: folder }).filter((path) => !/\.(?:br|gz)$/.test(path));
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFile(join(folder, path))]));
}

function readFile(file: string): ConsoleFile {
  const body = readFileSync(file);
  const compressed = [...ENCODINGS]
    .filter(([, ending]) => existsSync(file + ending))
    .map(([encoding, ending]) => [encoding, readFileSync(file + ending)] as const);
  return {
    contentType: contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    compressed: new Map(compressed),
  };
}
