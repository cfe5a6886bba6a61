/** The variables a child needs: paths of programs, files and compiled code, and the locale. */
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
 * The environment of every child process. Children read untrusted bytes, so the admin key, the database URL and the
 * credentials of stores and upstreams are not passed on.
 */
export function childEnvironment(): Record<string, string> {
  const environment: Record<string, string> = {
    // The ONNX runtime would send telemetry to its vendor, and leave `mat-debug-<pid>.log` in the temporary folder.
    ORT_DISABLE_TELEMETRY: '1',
  };
  for (const name of PASSED_ON) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}
