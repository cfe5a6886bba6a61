/**
 * For the `skip` of tests that need what a laptop may lack: the reason, said aloud, or false. Continuous integration
 * must have everything.
 */
export function unlessLacking(isMissing: boolean, reason: string): string | false {
  if (!isMissing) return false;
  if (process.env['CI'] === 'true') throw new Error(reason);
  console.error(`SKIPPED: ${reason}`);
  return reason;
}
