import { Worker } from 'node:worker_threads';

/** An idle reader with its dictionaries holds some hundred megabytes: it is let go after this long. */
const IDLE_MS = 30_000;

interface Waiting {
  resolve(enhanced: string): void;
  reject(error: unknown): void;
}

let reader: Worker | null = null;
let lastId = 0;
let idle: NodeJS.Timeout | undefined;
const waiting = new Map<number, Waiting>();

/**
 * `enhancePrompt` in a thread of its own, one prompt after the other: loading the tagger and the dictionaries takes
 * up to half a second, for which a server must not stand still.
 */
export async function enhanceApart(prompt: string, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  clearTimeout(idle);
  reader ??= open();
  const id = ++lastId;
  const answer = new Promise<string>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const abort = () => waiting.get(id)?.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  reader.ref();
  reader.postMessage({ id, prompt });
  try {
    return await answer;
  } finally {
    signal.removeEventListener('abort', abort);
    waiting.delete(id);
    if (waiting.size === 0) rest();
  }
}

function open(): Worker {
  const worker = new Worker(new URL('./enhance-prompt.worker.ts', import.meta.url));
  worker.on('message', ({ id, enhanced }: { id: number; enhanced: string }) =>
    waiting.get(id)?.resolve(enhanced),
  );
  worker.on('error', (error) => {
    if (reader === worker) reader = null;
    for (const each of waiting.values()) each.reject(error);
  });
  return worker;
}

/** Neither the thread nor its timer keeps a process alive that has nothing else to do. */
function rest(): void {
  reader?.unref();
  idle = setTimeout(() => {
    void reader?.terminate();
    reader = null;
  }, IDLE_MS).unref();
}
