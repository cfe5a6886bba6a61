import { flushCompileCache } from 'node:module';
import type { ChildMessage } from './child-message.ts';
import { describeFailure } from './describe-failure.ts';

/** The child's side of `runInChild`: runs one job, sends the result, and exits. */
export function serveChildJob<Input>(
  work: (input: Input, emit: (event: unknown) => void) => Promise<unknown>,
): void {
  // A parent that was killed cannot kill its children: they exit by themselves when the channel closes.
  process.once('disconnect', () => process.exit(0));
  process.once('message', (input) => {
    work(input as Input, (event) => send({ type: 'event', event })).then(
      (result) => answer({ type: 'result', result }),
      (error: unknown) => answer(describeFailure(error)),
    );
  });
}

/** The parent ends this process as soon as it has the result, so the compile cache is written before. */
function answer(message: ChildMessage): void {
  flushCompileCache();
  send(message);
}

function send(message: ChildMessage): void {
  process.send?.(message);
}
