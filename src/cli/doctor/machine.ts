import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import type { Config } from '../../settings/config.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

const NODE_NEEDED = 24;
/** The chat model and the voices together take about this much. */
const MEMORY_FOR_ALL = 4e9;
/** Enough for some hundred videos. */
const COMFORTABLE_DISK = 2e9;

export function lookAtNode(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= NODE_NEEDED) return ok('node', `Node ${process.versions.node}.`);
  return broken(
    'node',
    `Node ${process.versions.node} is too old. Install Node ${NODE_NEEDED}, or use the one that \`npm ci\` brought (node_modules/.bin/node).`,
  );
}

export function lookAtMemory(): Finding {
  // What a container may use can be less than what the machine has.
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const shown = `${(bytes / 1e9).toFixed(1)} GB`;
  if (bytes >= MEMORY_FOR_ALL) return ok('memory', `${shown}.`);
  return warning(
    'memory',
    `${shown} is little: with less than 4 GB some models may not fit. Give the machine or container more memory.`,
  );
}

export async function lookAtDisk({ dataDirectory, minFreeDiskBytes }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfsOfNearest(dataDirectory);
  const free = bavail * bsize;
  const shown = `${(free / 1e9).toFixed(1)} GB are free for ${dataDirectory}`;
  if (free < minFreeDiskBytes) {
    return broken(
      'disk',
      `${shown}; below ${Math.round(minFreeDiskBytes / 1048576)} MB no work is taken. Free some space, or set DATA_DIR to another disk.`,
    );
  }
  if (free < COMFORTABLE_DISK)
    return warning(
      'disk',
      `${shown}, which will not last long. Free some space, or set DATA_DIR to another disk.`,
    );
  return ok('disk', `${shown}.`);
}

/** A folder that is not there yet will be on the disk of its nearest ancestor. */
async function statfsOfNearest(path: string): Promise<{ bavail: number; bsize: number }> {
  try {
    return await statfs(path);
  } catch (error) {
    if (dirname(path) === path) throw error;
    return await statfsOfNearest(dirname(path));
  }
}
