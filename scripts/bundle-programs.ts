import { globSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { BUNDLED, BUNDLED_SOURCES, listSources } from '../bin/find-program.mjs';

/** The program, and those that it starts. */
export const SERVICE_PROGRAMS = ['src/main.ts', 'src/**/*.child.ts'];

/**
 * Packages of many small modules, which become a part of the programs together with what they import. All others are imported
 * as they are: some find files beside their own, or are native.
 */
const INLINED = [
  '@fastify/swagger',
  '@opentelemetry/api',
  'fastify',
  'node-av',
  'prom-client',
  'typebox',
  'yaml',
];
/** Packages below the inlined ones that start threads from files beside their own. */
const NEVER_INLINED = ['pino'];

/**
 * Writes programs below `folder`, at their paths below `root` and with `.mjs`, as few files. Node finds, reads and links more
 * than a thousand modules for a service that is started from its sources: most of the processor time until it is ready.
 */
export async function bundlePrograms(
  programs: readonly string[],
  root: string,
  folder: string,
): Promise<void> {
  const { rolldown } = await import('rolldown');
  const nameOf = (program: string) => relative(root, program).replace(/\.ts$/, '');
  const bundled = new Map(
    programs.map((program) => [program, pathToFileURL(join(folder, `${nameOf(program)}.mjs`)).href]),
  );
  const bundle = await rolldown({
    input: Object.fromEntries(programs.map((program) => [nameOf(program), program])),
    platform: 'node',
    logLevel: 'warn',
    external: (id, importer) => isExternal(id, importer),
    plugins: [findEachOther(bundled), atTheirPlaces],
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: join('shared', '[name]-[hash].mjs'),
  });
  await bundle.close();
}

function isExternal(id: string, importer: string | undefined): boolean {
  if (/^[./\0]/.test(id) || id.startsWith('@phonofilm/')) return false;
  const isWithin = (name: string) => id === name || id.startsWith(`${name}/`);
  if (id.startsWith('node:') || NEVER_INLINED.some(isWithin)) return true;
  return !importer?.includes('/node_modules/') && !INLINED.some(isWithin);
}

/** A program that starts another of them starts what was made of it. */
function findEachOther(bundled: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'find-each-other',
    transform: {
      filter: { code: /new URL\('[^']+\.ts', import\.meta\.url\)/ },
      handler: (code, id) =>
        code.replaceAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, (whole, path: string) => {
          const url = bundled.get(resolve(dirname(id), path));
          return url === undefined ? whole : `new URL(${JSON.stringify(url)})`;
        }),
    },
  };
}

/** Modules find other files as they do in the sources: child programs, tables, weights. */
const atTheirPlaces: Plugin = {
  name: 'at-their-places',
  transform: {
    filter: { code: /import\.meta\.(?:url|filename)/ },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.filename', JSON.stringify(id)),
  },
};

/** After `npm ci`, for `npm start`. Without it the program starts from its sources, so the installation goes on in any case. */
async function bundleForStart(): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const programs = globSync(SERVICE_PROGRAMS, { cwd: root }).map((file) => join(root, file));
  // An image installs its packages before it has the sources.
  if (programs.length === 0) return;
  try {
    const sources = listSources();
    rmSync(BUNDLED, { recursive: true, force: true });
    await bundlePrograms(programs, root, fileURLToPath(BUNDLED));
    writeFileSync(BUNDLED_SOURCES, sources);
  } catch (error) {
    console.error(`programs: not bundled: ${(error as Error).message}`);
  }
}

if (import.meta.main) await bundleForStart();
