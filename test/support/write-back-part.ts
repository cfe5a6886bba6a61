import {
  closeSync,
  existsSync,
  ftruncateSync,
  globSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const PAGE = 4096;
/** The least that a disk writes whole. */
const SECTOR = 512;
/** One in so many pages is cut off at a sector. */
const PAGES_PER_TORN_ONE = 10;

/**
 * What a disk may have written by itself before the power was cut: of each file in `synced`, any part of the pages that
 * `written` has otherwise: scattered, or the last ones first. The kernel writes pages when it likes, and a disk orders
 * them as it likes: only a sync puts one before another. Names stay as they are in `synced`.
 */
export function writeBackPart(written: string, synced: string, random: () => number): void {
  for (const name of globSync('**/*', { cwd: synced }).sort()) {
    const [from, onto] = [join(written, name), join(synced, name)];
    if (existsSync(from) && statSync(from).isFile() && statSync(onto).isFile()) writePart(from, onto, random);
  }
}

function writePart(from: string, onto: string, random: () => number): void {
  const [written, synced] = [readFileSync(from), readFileSync(onto)];
  const pageAt = (bytes: Buffer, at: number) => bytes.subarray(at, at + PAGE);
  const offsets = Array.from({ length: Math.ceil(written.length / PAGE) }, (_, page) => page * PAGE);
  const dirty = offsets.filter((at) => !pageAt(written, at).equals(pageAt(synced, at)));
  const share = random();
  const isBackward = random() < 0.5;
  const drawn = dirty.filter((_, index) => (isBackward ? index / dirty.length >= share : random() < share));
  const file = openSync(onto, 'r+');
  try {
    for (const at of drawn) {
      const isTorn = random() * PAGES_PER_TORN_ONE < 1;
      const length = isTorn ? SECTOR * Math.floor(random() * (PAGE / SECTOR)) : PAGE;
      writeSync(file, pageAt(written, at).subarray(0, length), 0, undefined, at);
    }
    // The length is metadata, which is written before or after the bytes.
    if (written.length !== synced.length && random() < share) ftruncateSync(file, written.length);
  } finally {
    closeSync(file);
  }
}
