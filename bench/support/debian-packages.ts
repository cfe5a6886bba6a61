import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The files of these packages of Debian, below `folder/name`. They are downloaded once and unpacked; nothing is installed. */
export function debianPackages(folder: string, name: string, packages: readonly string[]): string {
  const unpacked = join(folder, name);
  if (existsSync(unpacked)) return unpacked;
  const scratch = join(folder, `download-${name}`);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  execFileSync('apt-get', ['download', ...packages], {
    cwd: scratch,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync('sh', ['-c', 'for package in *.deb; do dpkg-deb -x "$package" unpacked; done'], {
    cwd: scratch,
  });
  renameSync(join(scratch, 'unpacked'), unpacked);
  rmSync(scratch, { recursive: true, force: true });
  return unpacked;
}
