import childProcess, { type ForkOptions } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { programPath } from './program-path.ts';

/**
 * Loaded before every test file: renderers, decoders and models that a test's own process forks start from what the run made of
 * them, as the services in processes of their own do.
 */
const { fork } = childProcess;
childProcess.fork = (
  module: string | URL,
  argsOrOptions?: readonly string[] | ForkOptions,
  options?: ForkOptions,
) =>
  fork(
    module instanceof URL && module.protocol === 'file:' ? programPath(module) : module,
    argsOrOptions as readonly string[],
    options,
  );
syncBuiltinESMExports();
