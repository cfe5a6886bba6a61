import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A file that was created or renamed is found after a power cut once its folder is synced, too. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
