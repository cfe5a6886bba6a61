/**
 * Holds the imports of the source against the tables of rooms, type imports included, and finds cycles between files and between rooms: those
 * of `src/` are in docs/architecture.md, those of a package in its README. Part of `npm run check`;
 * `node scripts/check-imports.ts FOLDER` looks at another tree.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

interface Room {
  /** Paths below the source folder: a folder ends with a slash. */
  readonly paths: readonly string[];
  readonly mayImport: readonly string[];
  /** Whether it may import packages, and modules of Node. */
  readonly packages: boolean;
}

/** A source folder, and the document whose tables say which of its rooms may import which. */
interface House {
  readonly source: string;
  readonly document: string;
  readonly rooms: readonly Room[];
}

const ROOT = process.argv[2] ?? '.';
/** Static imports and exports, types too, and `import('…')`. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g;

const houses = [
  openHouse('src/', 'docs/architecture.md'),
  ...globSync('packages/*/src', { cwd: ROOT })
    .sort()
    .map((source) => openHouse(`${source}/`, join(dirname(source), 'README.md'))),
].filter((house) => house !== undefined);
const importsOf = new Map<string, readonly string[]>(
  globSync(
    houses.map(({ source }) => `${source}**/*.ts`),
    { cwd: ROOT },
  )
    .map(normalize)
    .sort()
    .map((file) => [file, readImports(file)]),
);
const complaints = [
  ...houses.flatMap((house) => [...wrongTable(house), ...forbiddenImports(house)]),
  ...cycles(importsOf),
  ...houses.slice(0, 1).flatMap((house) => cycles(roomImports(house))),
];
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

/** A house with the rows `| rooms | purpose | may import |` of its document, each name between backticks. */
function openHouse(source: string, document: string): House | undefined {
  if (!existsSync(join(ROOT, source))) return undefined;
  const rows = readFileSync(join(ROOT, document), 'utf8').matchAll(/^\| (`[^|]*) \|[^|]*\| ([^|]*) \|$/gm);
  const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const rooms = [...rows]
    .map(([, paths = '', mayImport = '']) => ({
      paths: names(paths),
      mayImport: names(mayImport),
      packages: !mayImport.includes('no packages'),
    }))
    .filter((room) => room.paths.every((path) => /\/$|\.ts$/.test(path)));
  return { source, document, rooms };
}

/** Names in the table that stand for nothing any more. */
function wrongTable(house: House): string[] {
  const { document, rooms, source } = house;
  const paths = rooms.flatMap((room) => room.paths);
  const covered = new Set([...importsOf.keys()].map((file) => coveringPath(house, file)));
  const unknown = rooms
    .flatMap((room) => room.mayImport)
    .filter((path) => path !== 'everything' && !paths.includes(path));
  return [
    ...paths
      .filter((path) => !covered.has(path))
      .map((path) => `${document}: no file of ${source} lies in ${path}`),
    ...[...new Set(unknown)].map((path) => `${document}: ${path} is no room`),
  ];
}

/** The most specific path of the house's tables that covers a file. */
function coveringPath({ rooms, source }: House, file: string): string | undefined {
  if (!file.startsWith(source)) return undefined;
  const below = file.slice(source.length);
  const covers = (path: string) => (path.endsWith('/') ? below.startsWith(path) : below === path);
  return rooms
    .flatMap((room) => room.paths)
    .filter(covers)
    .sort((one, other) => other.length - one.length)[0];
}

function forbiddenImports(house: House): string[] {
  const found: string[] = [];
  for (const [file, targets] of importsOf) {
    if (!file.startsWith(house.source)) continue;
    const path = coveringPath(house, file);
    const room = house.rooms.find((candidate) => path !== undefined && candidate.paths.includes(path));
    if (!room) {
      found.push(`${file} belongs to no room of ${house.document}`);
      continue;
    }
    for (const target of targets) {
      if (!isAllowed(house, room, target))
        found.push(`${file} imports ${target}, which ${path} may not (${house.document})`);
    }
  }
  return found;
}

function isAllowed(house: House, room: Room, target: string): boolean {
  if (!target.startsWith(house.source)) return room.packages;
  const path = coveringPath(house, target);
  // A file of no room is named for itself.
  if (path === undefined || room.paths.includes(path)) return true;
  return room.mayImport.includes('everything') || room.mayImport.includes(path);
}
/** Which rooms the files of each room import; one that may import everything joins the others, and is none of them. */
function roomImports(house: House): Map<string, readonly string[]> {
  const imports = new Map<string, Set<string>>();
  const joins = (path: string) =>
    house.rooms.some((room) => room.paths.includes(path) && room.mayImport.includes('everything'));
  for (const [file, targets] of importsOf) {
    const from = coveringPath(house, file);
    if (from === undefined || joins(from)) continue;
    const found = imports.get(from) ?? new Set();
    for (const target of targets) {
      const to = importsOf.has(target) ? coveringPath(house, target) : undefined;
      if (to !== undefined && to !== from && !joins(to)) found.add(to);
    }
    imports.set(from, found);
  }
  return new Map([...imports].map(([room, found]) => [room, [...found]]));
}

/** Cycles between files or rooms, each said once. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
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
    for (const target of graph.get(file) ?? []) visit(target);
    trail.pop();
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return [...found.values()];
}
