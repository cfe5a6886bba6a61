import type { Phonofilm, Quote } from '../../client/src/index.ts';
import type { Flag, Flags, Input } from '../platform/commands/command-words.ts';
import type { Session } from './command.ts';
import { followOrder } from './follow-video.ts';
import { withOutput } from './output-file.ts';

export const outputFlag: Flag = {
  short: 'o',
  value: 'FILE',
  description: 'the file to save the video in; - for standard output (default: show its address only)',
};

/** Flags of the commands that order a video. */
export const orderFlags: Flags = {
  output: outputFlag,
  wait: { description: 'wait for the video (the default); --no-wait shows its id and exits' },
};

/** A name that no character has is probably mistyped: the video would be made, and paid, without the character. */
export function warnOfNames({ unknown_characters: names = [] }: Quote): void {
  for (const name of names)
    console.error(`You have no character @${name}: the video will not know who is meant.`);
}

/** Orders a video and waits for it, unless told otherwise. `call` is what `create` sends. */
export async function order(
  create: (server: Phonofilm) => Promise<{ readonly id: string }>,
  call: { readonly endpoint: string; readonly body: object },
  input: Input,
  session: Session,
): Promise<number> {
  const server = await session.server();
  const mentions = 'prompt' in call.body && String(call.body.prompt).includes('@');
  if (mentions && !session.json) warnOfNames(await server.quote(call, session.signal));
  const path = input.text('output');
  const waits = input.choice('wait') !== false;
  return await withOutput(waits ? path : undefined, async (output) => {
    // Not aborted by Ctrl-C: without the video's id it could not be cancelled.
    const created = await create(server);
    if (waits) return await followOrder(server, created.id, output, session);
    console.log(session.json ? JSON.stringify(created, null, 2) : created.id);
    return 0;
  });
}
