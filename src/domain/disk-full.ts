/** As Node calls them, and by the numbers of the operating system, as FFmpeg hands them on. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', -28, -122]);

/**
 * Whether something failed because a disk is full, or a quota on it used up: the fault of this machine, not of what it
 * was asked to do. Goes by codes alone, through all causes: texts may have been written by strangers.
 */
export function isDiskFull(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth += 1) {
    if (FULL.has((at as { code?: unknown }).code)) return true;
  }
  return false;
}
