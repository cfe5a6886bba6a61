import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Run after `npm install` with a registry that does not carry every platform's packages. Such a registry leaves
 * the optional packages it lacks out of the lockfile, and `npm ci` then refuses the lockfile everywhere. Here
 * they are written in by name, version and platform, without integrity: only that platform asks for them.
 */
interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}

const LOCKFILE = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const SYSTEMS = {
  darwin: /darwin|\/mac-/,
  win32: /win32|windows|\/win-/,
  android: /android/,
  linux: /linux/,
};
const PROCESSORS = { arm64: /arm64/, arm: /armv7|arm-|arm$/, x64: /x64/, riscv64: /riscv64/, ia32: /ia32/ };

const lock = JSON.parse(readFileSync(LOCKFILE, 'utf8')) as { packages: Record<string, LockedPackage> };
const added: string[] = [];
for (const [parent, { optionalDependencies = {}, dev }] of Object.entries({ ...lock.packages })) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`;
    if (lock.packages[place] || lock.packages[`${parent}/${place}`]) continue;
    const entry = platformPackage(name, range.replace(/^[\^~>=]+/, ''), dev === true);
    if (!entry) throw new Error(`${name} does not tell its platform by its name`);
    lock.packages[place] = entry;
    added.push(name);
  }
}
const places = Object.keys(lock.packages).toSorted((a, b) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(places.map((place) => [place, lock.packages[place]!]));
writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'The lockfile is complete.' : `Added ${added.join(', ')}.`);

function platformPackage(name: string, version: string, dev: boolean): LockedPackage | null {
  const system = match(SYSTEMS, name);
  const processor = match(PROCESSORS, name);
  if (!system || !processor) return null;
  return {
    version,
    cpu: [processor],
    ...(dev && { dev }),
    ...(name.includes('musl') && { libc: ['musl'] }),
    optional: true,
    os: [system],
  } as LockedPackage;
}

function match(patterns: Record<string, RegExp>, name: string): string | undefined {
  return Object.keys(patterns).find((key) => patterns[key]!.test(name));
}
