/** What a child needs of the surroundings: where programs, files and compiled code are, and how to spell. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TMP',
  'TEMP',
  'LANG',
  'LC_ALL',
  'TZ',
  'LD_LIBRARY_PATH',
  'SYSTEMROOT',
  'NODE_COMPILE_CACHE',
];

/**
 * The environment of every child process. Children meet bytes from strangers, so the operator's key, the database's
 * address and the keys of stores and upstreams stay with the parent.
 */
export function childEnvironment(): Record<string, string> {
  const environment: Record<string, string> = {
    // The ONNX runtime would report its use to its maker, and leave `mat-debug-<pid>.log` in the temporary folder.
    ORT_DISABLE_TELEMETRY: '1',
  };
  for (const name of PASSED_ON) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}
