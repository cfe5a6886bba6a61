import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeBackPart } from './write-back-part.ts';

/** A file system in a file, whose bytes can be copied as a power cut would leave them. */
export interface LoopDisk extends AsyncDisposable {
  readonly path: string;
  /**
   * The disk as it would be found after a power cut now: what the kernel was not made to write is lost, or with `random`
   * a part of it. Programs that write to this disk must stand still.
   */
  copyAfterPowerCut(random?: () => number): LoopDisk;
}

/**
 * The file system may keep everything to itself for an hour, and does not write a file's bytes only because its name is
 * written: what must be on the disk has to be synced.
 */
const MOUNT_OPTIONS = 'loop,noatime,commit=3600,data=writeback,noauto_da_alloc';

const MOST_COPIES = 20;

/** Null where this user may not mount; a test that is skipped for that says so. Continuous integration must not. */
export function mountLoopDisk(size: string): LoopDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-loop-'));
  const image = join(folder, 'image');
  try {
    execFileSync('truncate', ['-s', size, image]);
    execFileSync('mkfs.ext4', ['-q', '-E', 'lazy_itable_init=0,lazy_journal_init=0', image]);
    return mounted(folder, image);
  } catch (error) {
    rmSync(folder, { recursive: true });
    console.error('NO LOOP DISK: this user may not mount one, so no power cut is tried.');
    if (process.env['CI']) throw new Error('a loop disk could not be mounted', { cause: error });
    return null;
  }
}

function mounted(folder: string, image: string): LoopDisk {
  const path = join(folder, 'disk');
  mkdirSync(path);
  execFileSync('mount', ['-o', MOUNT_OPTIONS, image, path], { stdio: ['ignore', 'ignore', 'pipe'] });
  return {
    path,
    copyAfterPowerCut: (random) => {
      const copyFolder = mkdtempSync(join(tmpdir(), 'phonofilm-loop-'));
      const copy = join(copyFolder, 'image');
      copyAtOnce(image, copy, deviceOf(path));
      const found = mounted(copyFolder, copy);
      if (random) {
        writeBackPart(path, found.path, random);
        execFileSync('sync', ['-f', found.path]);
      }
      return found;
    },
    [Symbol.asyncDispose]: async () => {
      execFileSync('umount', ['-l', path]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A copy during which the kernel wrote something would show two moments at once. */
function copyAtOnce(image: string, copy: string, device: string): void {
  for (let attempt = 0; attempt < MOST_COPIES; attempt += 1) {
    const before = writesOf(device);
    execFileSync('cp', ['--sparse=always', image, copy]);
    const after = writesOf(device);
    if (before.underWay === 0 && after.underWay === 0 && before.done === after.done) return;
  }
  throw new Error(`${device} was written to all the time`);
}

function writesOf(device: string): { done: number; underWay: number } {
  const fields = readFileSync(`/sys/block/${device}/stat`, 'utf8').trim().split(/\s+/).map(Number);
  return { done: fields[4] ?? 0, underWay: fields[8] ?? 0 };
}

function deviceOf(path: string): string {
  const line = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((mount) => mount.split(' ')[1] === path);
  return basename(line?.split(' ')[0] ?? '');
}
