import { flushCompileCache } from 'node:module';
import type { ChildMessage } from './child-message.ts';
import { describeFailure } from './describe-failure.ts';
import type { WarmChildOrder, WarmChildReport } from './warm-child-messages.ts';

export type WarmWork<Input> = (
  input: Input,
  emit: (event: unknown) => void,
  signal: AbortSignal,
) => Promise<unknown>;

/** The child's side of `WarmChild`: prepares once, then runs jobs as they arrive, several at a time. */
export function serveWarmChild<Setup, Input>(prepare: (setup: Setup) => Promise<WarmWork<Input>>): void {
  const underWay = new Map<number, AbortController>();
  let prepared: Promise<WarmWork<Input>>;
  // A parent that was killed cannot kill its children: they exit by themselves when the channel closes.
  process.once('disconnect', () => process.exit(0));
  process.on('message', (order: WarmChildOrder) => {
    switch (order.type) {
      case 'setup':
        beat();
        setInterval(beat, order.beatMs).unref();
        prepared = prepare(order.setup as Setup);
        prepared.catch((error: unknown) => report({ id: null, broken: describe(error) }));
        return;
      case 'job':
        void work(order.id, order.input as Input);
        return;
      case 'cancel':
        underWay.get(order.id)?.abort(new Error('cancelled'));
        return;
    }
  });

  function beat(): void {
    const { user, system } = process.cpuUsage();
    report({ id: null, beat: { busy: underWay.size, cpuMs: (user + system) / 1000 } });
  }

  async function work(id: number, input: Input): Promise<void> {
    const controller = new AbortController();
    underWay.set(id, controller);
    const say = (message: ChildMessage) => {
      if (!controller.signal.aborted) report({ id, message });
    };
    try {
      const run = await prepared;
      say({
        type: 'result',
        result: await run(input, (event) => say({ type: 'event', event }), controller.signal),
      });
    } catch (error) {
      say(describeFailure(error));
    } finally {
      underWay.delete(id);
      // Node would write compiled code when this process exits; but it is killed. Without anything new it takes no time.
      flushCompileCache();
    }
  }
}

function report(message: WarmChildReport): void {
  process.send?.(message);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
