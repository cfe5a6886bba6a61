/**
 * What `npm pack` does before and after: `build` writes the program as JavaScript into `dist`, because Node strips no
 * types below node_modules, puts the built console beside it, and lists in package.json what the bundled packages
 * need; `restore` undoes it.
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
/** Our own packages, with the folders that the program reads. */
const BUNDLED: Readonly<Record<string, readonly string[]>> = {
  illustrator: ['src', 'compiled'],
  reader: ['src', 'tables', 'weights'],
};
const CONSOLE = 'console/dist';
/** The client is a part of the package, as `phonofilm/client`. */
const CLIENT_TYPES = `${DIST}/client/types`;
const KEPT = 'package.json.kept';
const SOURCES = [
  'src',
  'client/src',
  ...Object.entries(BUNDLED).flatMap(([name, folders]) =>
    folders.map((folder) => `packages/${name}/${folder}`),
  ),
];

interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

const readPackage = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PackageJson;
const packageOf = (name: string) => readPackage(`packages/${name}/package.json`);

function build(): void {
  rmSync(DIST, { recursive: true, force: true });
  for (const file of SOURCES.flatMap((folder) => globSync(`${folder}/**/*.*`))) {
    const target = join(DIST, file).replace(/\.ts$/, '.js');
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith('.ts')) writeFileSync(target, toJavaScript(file));
    else cpSync(file, target);
  }
  const typing = spawnSync(
    process.execPath,
    [
      'node_modules/typescript/bin/tsc',
      ...['--project', 'client', '--emitDeclarationOnly', '--outDir', CLIENT_TYPES],
    ],
    { stdio: 'inherit' },
  );
  if (typing.status !== 0) throw new Error('the types of the client could not be written');
  // The package contains the built console: installing it builds nothing.
  if (!existsSync(join(CONSOLE, 'index.html')))
    spawnSync(process.execPath, ['scripts/build-console.mjs'], { stdio: 'inherit' });
  cpSync(CONSOLE, join(DIST, CONSOLE), { recursive: true });
  const whole = readPackage('package.json');
  // What we bundle is in no registry, and our packages ask for each other too.
  const requested = [whole, ...Object.keys(BUNDLED).map(packageOf)]
    .flatMap(({ dependencies }) => Object.entries(dependencies))
    .filter(([name]) => !name.startsWith('@phonofilm/'));
  const { scripts: _scripts, workspaces: _workspaces, devDependencies: _development, ...rest } = whole;
  const postinstall = 'node scripts/install-weights.mjs';
  const packed = {
    ...rest,
    exports: { './client': { types: `./${CLIENT_TYPES}/index.d.ts`, default: './dist/client/src/index.js' } },
    scripts: { postinstall },
    dependencies: Object.fromEntries(requested),
  };
  // Beside the program, where it reads its version, and where its modules learn that they are modules.
  writeFileSync(join(DIST, 'package.json'), JSON.stringify(packed, null, 2));
  renameSync('package.json', KEPT);
  writeFileSync('package.json', `${JSON.stringify(packed, null, 2)}\n`);
}

/**
 * Types become spaces; `./x.ts` becomes `./x.js`, our own packages are found by their path, and texts name the command as a user who
 * has installed the package calls it.
 */
function toJavaScript(file: string): string {
  return stripTypeScriptTypes(readFileSync(file, 'utf8'))
    .replace(/npm run (?:-s )?phonofilm --/g, 'phonofilm')
    .replace(/'(\.{1,2}\/[^'\n]*)\.ts'/g, `'$1.js'`)
    .replace(/'@phonofilm\/([a-z]+)\/([^'\n]+)'/g, (_whole, name: string, entry: string) => {
      const exported = packageOf(name)['exports'] as Record<string, string>;
      const target = join('packages', name, exported[`./${entry}`]!);
      return `'${relative(dirname(file), target).replace(/\.ts$/, '.js')}'`;
    });
}

function restore(): void {
  rmSync(DIST, { recursive: true, force: true });
  renameSync(KEPT, 'package.json');
}

if (process.argv[2] === 'build') build();
else restore();
