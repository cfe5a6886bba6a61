/**
 * Holds the imports of the source against the table of rooms in docs/architecture.md, type imports included, and finds
 * cycles between files. Part of `npm run check`.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

interface Room {
  /** Paths below `src/`: a folder ends with a slash. */
  readonly paths: readonly string[];
  readonly mayImport: readonly string[];
}

const ARCHITECTURE = 'docs/architecture.md';
const SOURCES = ['src/**/*.ts', 'packages/*/src/**/*.ts'];
/** Static imports and exports, types too, and `import('…')`. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']*)'/g;

const importsOf = new Map<string, readonly string[]>(
  globSync(SOURCES)
    .map(normalize)
    .sort()
    .map((file) => [file, readImports(file)]),
);
const complaints = [...forbiddenImports(readRooms()), ...cycles()];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;

function readImports(file: string): string[] {
  const targets = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) =>
    normalize(join(dirname(file), String(match[1]))),
  );
  return [...new Set(targets)];
}

/** The rows `| rooms | purpose | may import |`, each name between backticks. */
function readRooms(): Room[] {
  const rows = readFileSync(ARCHITECTURE, 'utf8').matchAll(/^\| (`[^|]*) \|[^|]*\| ([^|]*) \|$/gm);
  const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => String(match[1]));
  return [...rows]
    .map((row) => ({ paths: names(String(row[1])), mayImport: names(String(row[2])) }))
    .filter((room) => room.paths.every((path) => /\/$|\.ts$/.test(path)));
}

/** The most specific path of the table that covers a file of `src/`. */
function coveringPath(file: string, rooms: readonly Room[]): string | undefined {
  const covers = (path: string) => (path.endsWith('/') ? file.startsWith(path) : file === path);
  return rooms
    .flatMap((room) => room.paths)
    .filter(covers)
    .sort((one, other) => other.length - one.length)[0];
}

function forbiddenImports(rooms: readonly Room[]): string[] {
  const found: string[] = [];
  for (const [file, targets] of importsOf) {
    if (!file.startsWith('src/')) continue;
    const path = coveringPath(file.slice('src/'.length), rooms);
    const room = rooms.find((candidate) => path !== undefined && candidate.paths.includes(path));
    if (!room) {
      found.push(`${file} belongs to no room of ${ARCHITECTURE}`);
      continue;
    }
    for (const target of targets) {
      const targetPath = coveringPath(target.replace(/^src\//, ''), rooms);
      if (targetPath === undefined || room.paths.includes(targetPath)) continue;
      if (room.mayImport.includes('everything') || room.mayImport.includes(targetPath)) continue;
      found.push(`${file} imports ${target}: ${path} may not import ${targetPath} (${ARCHITECTURE})`);
    }
  }
  return found;
}

/** Cycles between files, each said once. */
function cycles(): string[] {
  const found = new Map<string, string>();
  const finished = new Set<string>();
  const trail: string[] = [];
  const visit = (file: string): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      const cycle = trail.slice(start);
      found.set(cycle.toSorted().join(' '), `cycle: ${[...cycle, file].join(' → ')}`);
      return;
    }
    if (finished.has(file)) return;
    trail.push(file);
    for (const target of importsOf.get(file) ?? []) visit(target);
    trail.pop();
    finished.add(file);
  };
  for (const file of importsOf.keys()) visit(file);
  return [...found.values()];
}
