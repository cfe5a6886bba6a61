import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Run by `npm run lockfile`, after npm has written the lockfile. It says there what npm has no setting for
 * (docs/decisions/2026-11-15-lockfile.md): all platforms complete, nothing large that is never loaded, no install
 * scripts, no warnings about a Node that is not the one we run on.
 */
interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  cpu?: string[];
  engines?: unknown;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const LOCKFILE = process.argv[2] ?? fileURLToPath(new URL('../package-lock.json', import.meta.url));
const MODULE = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/;
const SYSTEMS = {
  darwin: /darwin|\/mac-/,
  win32: /win32|windows|\/win-/,
  android: /android/,
  freebsd: /freebsd/,
  openharmony: /openharmony/,
  linux: /linux/,
};
const PROCESSORS = {
  arm64: /arm64/,
  arm: /armv7|arm-|arm$/,
  x64: /x64/,
  riscv64: /riscv64/,
  ia32: /ia32/,
  ppc64: /ppc64/,
  s390x: /s390x/,
  wasm32: /wasm32/,
};
/** Libraries for graphics cards, and the form of recheck that runs on Java: 20 MB and more each, which nothing here loads. */
const NEVER_LOADED = /^(@node-llama-cpp\/.*-(cuda|cuda-ext|vulkan)|recheck-jar)$/;

/** Builds for systems that Phonofilm does not run on. */
const NEVER_RUN = /win32|android|freebsd|openharmony|riscv64|linux-arm-/;

const lock = JSON.parse(readFileSync(LOCKFILE, 'utf8')) as { packages: Record<string, LockedPackage> };
addMissingPlatforms();
const withoutIntegrity: string[] = [];
for (const [place, entry] of Object.entries(lock.packages)) {
  const name = MODULE.exec(place)?.[1];
  if (!name || entry.link) continue;
  // Our Node comes with the packages, so what they ask of the one that runs npm does not matter.
  delete entry.engines;
  // npm runs the install script of a locked package only when this says that there is one.
  delete entry.hasInstallScript;
  // npm leaves out what is for another processor. These are never loaded.
  if (NEVER_LOADED.test(name)) entry.cpu = ['none'];
  const integrity = entry.integrity ?? integrityOf(`${name}@${entry.version}`);
  if (integrity) entry.integrity = integrity;
  else if (NEVER_RUN.test(name)) entry.cpu = ['none'];
  else withoutIntegrity.push(name);
}
const places = Object.keys(lock.packages).toSorted((a, b) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(places.map((place) => [place, lock.packages[place]!]));
writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`);
if (withoutIntegrity.length > 0)
  console.log(`The registry lacks, so these have no integrity: ${withoutIntegrity.join(', ')}.`);

/**
 * A registry that does not carry every platform's packages leaves those it lacks out of the lockfile, and `npm ci`
 * then refuses the lockfile everywhere. They are written in by name, version and platform.
 */
function addMissingPlatforms(): void {
  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries({ ...lock.packages })) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      if (lock.packages[place] || lock.packages[`${parent}/${place}`]) continue;
      const entry = platformPackage(name, range.replace(/^[\^~>=]+/, ''), dev === true);
      if (!entry) throw new Error(`${name} does not tell its platform by its name`);
      lock.packages[place] = entry;
      console.log(`Added ${name}.`);
    }
  }
}

function platformPackage(name: string, version: string, dev: boolean): LockedPackage | null {
  const system = match(SYSTEMS, name);
  const processor = match(PROCESSORS, name);
  // WebAssembly runs on every system, and npm installs it on none by itself.
  if (!processor || (!system && processor !== 'wasm32')) return null;
  return {
    version,
    cpu: [processor],
    ...(dev && { dev }),
    ...(name.includes('musl') && { libc: ['musl'] }),
    optional: true,
    ...(system && { os: [system] }),
  } as LockedPackage;
}

function match(patterns: Record<string, RegExp>, name: string): string | undefined {
  return Object.keys(patterns).find((key) => patterns[key]!.test(name));
}

function integrityOf(specifier: string): string | undefined {
  const { stdout } = spawnSync('npm', ['view', specifier, 'dist.integrity'], { encoding: 'utf8' });
  return /^sha512-\S+/.exec(stdout.trim())?.[0];
}
