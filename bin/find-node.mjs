// Plain JavaScript for old Nodes too: they must be able to say that they are too old.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const NEEDED = 24;

export const isNewEnough = Number(process.versions.node.split('.')[0]) >= NEEDED;

/** The Node that came with the installation, for systems whose own is older; null where none came. */
export function installedNode() {
  try {
    const name = `node-${process.platform}-${process.arch}/package.json`;
    const node = join(dirname(createRequire(import.meta.url).resolve(name)), 'bin', 'node');
    return existsSync(node) ? node : null;
  } catch {
    return null;
  }
}

export const TOO_OLD = `Node ${process.version} is too old; Phonofilm needs Node ${NEEDED}.`;
