import { flushCompileCache } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { describe, type JobNews, type Order, type Report, toMessage } from './child-messages.ts';
import { confineToFiles, type JobFiles } from './confine-to-files.ts';

export type Work<Input> = (
  input: Input,
  emit: (event: unknown) => void,
  signal: AbortSignal,
) => Promise<unknown>;

/** The child's side of `ChildPool`, in a process or in a thread: runs each job that arrives. */
export function serveJobs<Input>(work: Work<Input>): void {
  serve(async () => work);
}

/** The same for work that needs something loaded first: `prepare` is called once, with the pool's `setup`. */
export function serveJobsWith<Setup, Input>(prepare: (setup: Setup) => Promise<Work<Input>>): void {
  serve(prepare);
}

/** The same for strangers' files, in a fresh process: it can open the files of its job and nothing else. */
export function serveConfinedJob<Input>(filesOf: (input: Input) => JobFiles, work: Work<Input>): void {
  serve(
    async () => work,
    async (input: Input) => {
      await confineToFiles(filesOf(input));
    },
  );
}

function serve<Setup, Input>(
  prepare: (setup: Setup) => Promise<Work<Input>>,
  confine?: (input: Input) => Promise<void>,
): void {
  const underWay = new Map<number, AbortController>();
  let prepared: Promise<Work<Input>>;
  onOrder((order) => {
    switch (order.type) {
      case 'setup':
        if (order.beatMs !== null) {
          beat();
          setInterval(beat, order.beatMs).unref();
        }
        prepared = prepare(order.setup as Setup);
        prepared.catch((error: unknown) => report({ type: 'broken', message: describe(error) }));
        return;
      case 'job':
        void run(order.id, order.input as Input, order.rests);
        return;
      case 'cancel':
        underWay.get(order.id)?.abort(new Error('cancelled'));
        return;
    }
  });

  function beat(): void {
    const { user, system } = process.cpuUsage();
    report({ type: 'beat', beat: { busy: underWay.size, cpuMs: (user + system) / 1000 } });
  }

  async function run(id: number, input: Input, rests: boolean): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    underWay.set(id, controller);
    const say = (news: JobNews) => {
      if (!signal.aborted) report({ type: 'job', id, news });
    };
    try {
      const work = await prepared;
      await confine?.(input);
      say({ type: 'begun' });
      const result = await work(input, (event) => say({ type: 'event', event }), signal);
      storeCompiledCode();
      say({ type: 'result', result });
    } catch (error) {
      storeCompiledCode();
      say(toMessage(error));
    } finally {
      underWay.delete(id);
    }
    if (!rests) return;
    await letGo();
    report({ type: 'rested' });
  }
}

/** Node would store compiled code when this process exits; but it is killed. Without anything new it takes no time. */
function storeCompiledCode(): void {
  if (!parentPort) flushCompileCache();
}

/**
 * Canvases and the like are freed by the event loop after the collection that finds them. A thorough collection takes 90 ms
 * of processor after a video, a plain one 50; after 36 videos it leaves the process 100 MB of its own instead of 190.
 */
async function letGo(): Promise<void> {
  await setImmediate();
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  await setImmediate();
}

function onOrder(take: (order: Order) => void): void {
  if (parentPort) {
    parentPort.on('message', take);
    return;
  }
  // A parent that was killed cannot kill its children: they exit by themselves when the channel closes.
  process.once('disconnect', () => process.exit(0));
  process.on('message', take);
}

function report(message: Report): void {
  if (parentPort) parentPort.postMessage(message);
  else process.send?.(message);
}
