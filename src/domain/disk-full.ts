/** The codes of Node, and the error numbers that FFmpeg passes on from the operating system. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', -28, -122]);

/**
 * Whether something failed because a disk is full or a quota used up: a fault of this machine, not of the request.
 * Checks only error codes, through all causes, because error texts may come from untrusted input.
 */
export function isDiskFull(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth += 1) {
    if (FULL.has((at as { code?: unknown }).code)) return true;
  }
  return false;
}
