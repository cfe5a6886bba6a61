import { fileURLToPath } from 'node:url';

/**
 * Where Node keeps compiled code, for every process that a test starts. A process writes there only when it ends well, so
 * one that is killed finds what others left.
 */
export const COMPILED = {
  NODE_COMPILE_CACHE:
    process.env['NODE_COMPILE_CACHE'] ??
    fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
} as const;
