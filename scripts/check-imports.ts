/**
 * Holds the imports of the source against the tables of rooms in docs/architecture.md, type imports included, and finds
 * cycles between files. Part of `npm run check`; `node scripts/check-imports.ts FOLDER` looks at another tree.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

interface Room {
  /** Paths below `src/`: a folder ends with a slash. */
  readonly paths: readonly string[];
  readonly mayImport: readonly string[];
  /** Whether it may import packages, and modules of Node. */
  readonly packages: boolean;
}

const ROOT = process.argv[2] ?? '.';
const ARCHITECTURE = 'docs/architecture.md';
const SOURCES = ['src/**/*.ts', 'packages/*/src/**/*.ts'];
/** Static imports and exports, types too, and `import('…')`. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g;

const importsOf = new Map<string, readonly string[]>(
  globSync(SOURCES, { cwd: ROOT })
    .map(normalize)
    .sort()
    .map((file) => [file, readImports(file)]),
);
const rooms = readRooms();
const complaints = [...wrongTable(), ...forbiddenImports(), ...cycles()];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;

/** Files as paths from the root, packages by their names. */
function readImports(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const names = [...source.matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('.') ? normalize(join(dirname(file), name)) : name,
  );
  return [...new Set(names)];
}

/** The rows `| rooms | purpose | may import |`, each name between backticks. */
function readRooms(): Room[] {
  const rows = readFileSync(join(ROOT, ARCHITECTURE), 'utf8').matchAll(
    /^\| (`[^|]*) \|[^|]*\| ([^|]*) \|$/gm,
  );
  const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return [...rows]
    .map(([, paths = '', mayImport = '']) => ({
      paths: names(paths),
      mayImport: names(mayImport),
      packages: !mayImport.includes('no packages'),
    }))
    .filter((room) => room.paths.every((path) => /\/$|\.ts$/.test(path)));
}

/** Names in the table that stand for nothing any more. */
function wrongTable(): string[] {
  const paths = rooms.flatMap((room) => room.paths);
  const files = [...importsOf.keys()].map(belowSource);
  const empty = paths.filter((path) => !files.some((file) => coveringPath(file) === path));
  const unknown = rooms
    .flatMap((room) => room.mayImport)
    .filter((path) => path !== 'everything' && !paths.includes(path));
  return [
    ...empty.map((path) => `${ARCHITECTURE}: no file of src/ lies in ${path}`),
    ...[...new Set(unknown)].map((path) => `${ARCHITECTURE}: ${path} is no room`),
  ];
}

function belowSource(file: string): string {
  return file.replace(/^src\//, '');
}

/** The most specific path of the table that covers a file of `src/`. */
function coveringPath(file: string): string | undefined {
  const covers = (path: string) => (path.endsWith('/') ? file.startsWith(path) : file === path);
  return rooms
    .flatMap((room) => room.paths)
    .filter(covers)
    .sort((one, other) => other.length - one.length)[0];
}

function forbiddenImports(): string[] {
  const found: string[] = [];
  for (const [file, targets] of importsOf) {
    if (!file.startsWith('src/')) continue;
    const path = coveringPath(belowSource(file));
    const room = rooms.find((candidate) => path !== undefined && candidate.paths.includes(path));
    if (!room) {
      found.push(`${file} belongs to no room of ${ARCHITECTURE}`);
      continue;
    }
    for (const target of targets) {
      if (!isAllowed(room, target))
        found.push(`${file} imports ${target}, which ${path} may not (${ARCHITECTURE})`);
    }
  }
  return found;
}

function isAllowed(room: Room, target: string): boolean {
  if (!target.startsWith('src/')) return room.packages;
  const path = coveringPath(belowSource(target));
  // A file of no room is named for itself.
  if (path === undefined || room.paths.includes(path)) return true;
  return room.mayImport.includes('everything') || room.mayImport.includes(path);
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
