import { closeSync, openSync } from 'node:fs';
import { flushCompileCache } from 'node:module';

/** The files that a job needs; everything else is closed to it. */
export interface JobFiles {
  /** The file that it reads. */
  readonly reads: string | null;
  /** The folder that it writes into. */
  readonly writesIn: string | null;
}

/** Numbers of the system calls, the same on x64 and arm64; and of the versions of Landlock that brought something. */
const CREATE_RULESET = 444;
const ADD_RULE = 445;
const RESTRICT_SELF = 446;
const ASK_VERSION = 1;
const PATH_BENEATH = 1;
const NO_NEW_PRIVILEGES = 38;

const WRITE_FILE = 1n << 1n;
const READ_FILE = 1n << 2n;
const REMOVE_FILE = 1n << 5n;
const MAKE_FILE = 1n << 8n;
const TRUNCATE = 1n << 14n;

/** How many rights to files each version knows: all of them are taken away. */
const FILE_RIGHTS = [0n, 13n, 14n, 15n, 15n, 16n] as const;
/** From this version on, connections can be forbidden; from the next but one, signals and sockets to other processes. */
const KNOWS_CONNECTIONS = 4;
const KNOWS_SCOPES = 6;

/**
 * The second wall around what decodes strangers' files: from here on, this thread and those that it starts can open the
 * job's files and nothing else, and connect to nowhere. For good: a process is confined once. False where the kernel has
 * no Landlock, or `koffi`, which calls it, is not installed.
 */
export async function confineToFiles({ reads, writesIn }: JobFiles): Promise<boolean> {
  const kernel = await reachKernel();
  if (!kernel) return false;
  // Compiled code is stored now, because it cannot be stored later.
  flushCompileCache();
  const version = kernel.create(null, 0, ASK_VERSION);
  if (version < 1) return false;
  const rights = (1n << (FILE_RIGHTS[version] ?? 16n)) - 1n;
  const handled = new BigUint64Array([rights, 0b11n, 0b11n]);
  const known = version >= KNOWS_SCOPES ? 3 : version >= KNOWS_CONNECTIONS ? 2 : 1;
  const ruleset = kernel.create(Buffer.from(handled.buffer), known * 8, 0);
  if (ruleset < 0) return false;
  const written = READ_FILE | WRITE_FILE | REMOVE_FILE | MAKE_FILE | TRUNCATE;
  if (reads !== null) allow(kernel, ruleset, reads, READ_FILE & rights);
  if (writesIn !== null) allow(kernel, ruleset, writesIn, written & rights);
  const confined = kernel.control(NO_NEW_PRIVILEGES, 1, 0, 0, 0) === 0 && kernel.restrict(ruleset, 0) === 0;
  closeSync(ruleset);
  if (!confined) throw new Error('The kernel has Landlock, but does not confine this process.');
  return true;
}

function allow(kernel: Kernel, ruleset: number, path: string, rights: bigint): void {
  const descriptor = openSync(path, 'r');
  const rule = Buffer.alloc(12);
  rule.writeBigUInt64LE(rights, 0);
  rule.writeInt32LE(descriptor, 8);
  const failed = kernel.add(ruleset, PATH_BENEATH, rule, 0) !== 0;
  closeSync(descriptor);
  if (failed) throw new Error('The kernel has Landlock, but does not take its rules.');
}

interface Kernel {
  create(attributes: Buffer | null, size: number, flags: number): number;
  add(ruleset: number, type: number, rule: Buffer, flags: number): number;
  restrict(ruleset: number, flags: number): number;
  control(option: number, value: number, ...rest: readonly [0, 0, 0]): number;
}

/** Null where there is nothing to call. */
async function reachKernel(): Promise<Kernel | null> {
  if (process.platform !== 'linux') return null;
  try {
    const { default: koffi } = await import('koffi');
    const library = koffi.load(null);
    const create = library.func('long syscall(long, void *, size_t, uint32_t)');
    const add = library.func('long syscall(long, int, int, void *, uint32_t)');
    const restrict = library.func('long syscall(long, int, uint32_t)');
    const control = library.func(
      'int prctl(int, unsigned long, unsigned long, unsigned long, unsigned long)',
    );
    return {
      create: (attributes, size, flags) => Number(create(CREATE_RULESET, attributes, size, flags)),
      add: (ruleset, type, rule, flags) => Number(add(ADD_RULE, ruleset, type, rule, flags)),
      restrict: (ruleset, flags) => Number(restrict(RESTRICT_SELF, ruleset, flags)),
      control: (option, value, ...rest) => Number(control(option, value, ...rest)),
    };
  } catch {
    return null;
  }
}
