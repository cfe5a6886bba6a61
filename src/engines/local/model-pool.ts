import { warm } from '../../platform/children/child-policy.ts';
import { ChildPool } from '../../platform/children/child-pool.ts';
import type { LocalEngineOptions } from './local-engine-options.ts';

export interface ModelPoolOptions
  extends Pick<LocalEngineOptions, 'waiting' | 'idleMs' | 'silenceMs' | 'onExit'> {
  /** What it does, for messages: "speech recognition". */
  readonly name: string;
  /** A module that calls `serveJobsWith`. */
  readonly module: URL;
  readonly setup: unknown;
  readonly jobsAtOnce: number;
  readonly memoryMb: number;
}

/**
 * By default glibc keeps freed memory in one heap per thread: a quarter of Whisper's peak. A buffer below 4 MB is taken
 * from that heap and not from the system: the first window of Whisper small then takes 3.4 s of processor instead of 4.7.
 * Larger ones come in pages of 2 MB where the system has them: 1.8 s for a window instead of 2.6, with as much memory.
 */
const MEMORY_SETTINGS = {
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '4000000',
};

/**
 * Models allocate large buffers outside the heap, which the garbage collector does not count: children call it themselves.
 * A young generation that may grow does so within hours, by up to 48 MB, and is not given back.
 */
const HEAP_SETTINGS = ['--expose-gc', '--max-semi-space-size=4'];

/** A warm process that holds the models of an engine. */
export function modelPool(options: ModelPoolOptions): ChildPool {
  const { name, module, setup, jobsAtOnce, memoryMb, waiting, idleMs, silenceMs, onExit } = options;
  return new ChildPool({
    name,
    module,
    setup,
    memoryMb,
    onExit,
    nodeOptions: HEAP_SETTINGS,
    environment: MEMORY_SETTINGS,
    policy: warm({ jobsAtOnce, idleMs, silenceMs }),
    gate: { what: `requests for ${name}`, atOnce: jobsAtOnce, waiting, code: 'model_overloaded' },
  });
}
