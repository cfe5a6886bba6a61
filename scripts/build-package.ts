/**
 * What `npm pack` does before and after: `build` writes the program as JavaScript into `dist`, because Node strips no
 * types below node_modules, puts the built console beside it, and lists in package.json what the bundled illustrator
 * needs; `restore` undoes it.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';

const DIST = 'dist';
const ILLUSTRATOR = 'packages/illustrator';
const CONSOLE = 'console/dist';
const KEPT = 'package.json.kept';
const SOURCES = ['src', 'client/src', `${ILLUSTRATOR}/src`];

interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

const readPackage = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PackageJson;

function build(): void {
  rmSync(DIST, { recursive: true, force: true });
  const exported = readPackage(`${ILLUSTRATOR}/package.json`)['exports'] as Record<string, string>;
  for (const file of SOURCES.flatMap((folder) => globSync(`${folder}/**/*.*`))) {
    const target = join(DIST, file).replace(/\.ts$/, '.js');
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith('.ts')) writeFileSync(target, toJavaScript(file, exported));
    else cpSync(file, target);
  }
  // Whoever installs the package does not build the console: it is in there.
  if (!existsSync(join(CONSOLE, 'index.html')))
    spawnSync(process.execPath, ['scripts/build-console.mjs'], { stdio: 'inherit' });
  cpSync(CONSOLE, join(DIST, CONSOLE), { recursive: true });
  const whole = readPackage('package.json');
  const { '@phonofilm/illustrator': _bundled, ...own } = whole.dependencies;
  const { scripts: _scripts, workspaces: _workspaces, devDependencies: _development, ...rest } = whole;
  const postinstall = 'node scripts/install-weights.mjs';
  const { dependencies: drawn } = readPackage(`${ILLUSTRATOR}/package.json`);
  const packed = { ...rest, scripts: { postinstall }, dependencies: { ...own, ...drawn } };
  // Beside the program, where it reads its version, and where its modules learn that they are modules.
  writeFileSync(join(DIST, 'package.json'), JSON.stringify(packed, null, 2));
  renameSync('package.json', KEPT);
  writeFileSync('package.json', `${JSON.stringify(packed, null, 2)}\n`);
}

/** Types become spaces; `./x.ts` becomes `./x.js`, and the illustrator is found by its path. */
function toJavaScript(file: string, exported: Readonly<Record<string, string>>): string {
  return stripTypeScriptTypes(readFileSync(file, 'utf8'))
    .replace(/'(\.{1,2}\/[^'\n]*)\.ts'/g, `'$1.js'`)
    .replace(/'@phonofilm\/illustrator\/([^'\n]+)'/g, (_whole, name: string) => {
      const target = join(ILLUSTRATOR, exported[`./${name}`]!);
      return `'${relative(dirname(file), target).replace(/\.ts$/, '.js')}'`;
    });
}

function restore(): void {
  rmSync(DIST, { recursive: true, force: true });
  renameSync(KEPT, 'package.json');
}

if (process.argv[2] === 'build') build();
else restore();
