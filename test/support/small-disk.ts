import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, small enough to be filled. */
export interface SmallDisk extends AsyncDisposable {
  readonly path: string;
  /** Leaves no more than so many bytes free. */
  fill(leaving?: number): void;
  /** Makes room again. */
  clear(): void;
}

/** Null where this user may not mount; a test that is skipped for that says so. Continuous integration must not. */
export function mountSmallDisk(size: string): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'phonofilm-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    console.error('NO SMALL DISK: this user may not mount one, so no full disk is tried.');
    if (process.env['CI']) throw new Error('a small disk could not be mounted');
    return null;
  }
  const filling = join(path, 'filling');
  return {
    path,
    fill: (leaving = 0) => {
      const { bavail, bsize } = statfsSync(path);
      try {
        writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - leaving)));
      } catch (error) {
        // Somebody else wrote between the two calls and took some of the room: the disk is as full as was asked.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    clear: () => rmSync(filling, { force: true }),
    [Symbol.asyncDispose]: async () => {
      execFileSync('umount', ['-l', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
