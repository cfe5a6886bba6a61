import { basename } from 'node:path';
import type { NamedFile, Phonofilm } from '../../../client/src/index.ts';
import { EXAMPLES } from '../../domain/models.ts';
import { type Flags, type Input, WrongUsage } from '../../platform/commands/command-words.ts';
import { given } from '../../platform/commands/read-flags.ts';
import { FOR_USERS, type PaidCommand } from '../command.ts';
import { order, orderFlags } from '../order-video.ts';
import { openInputFile, readText } from '../read-input.ts';

/** A video that is changed, or that goes on. */
interface Rework<Wishes> {
  readonly name: string;
  readonly summary: string;
  readonly flags: Flags;
  readonly example: string;
  readonly endpoint: string;
  /** What it asks for beside the prompt. */
  wishes(input: Input): Wishes;
  send(
    server: Phonofilm,
    video: string | NamedFile,
    request: { prompt: string; model?: string } & Wishes,
  ): Promise<{ readonly id: string }>;
}

const edit: Rework<object> = {
  name: 'edit',
  summary: 'make a video like a finished one, with a change; Ctrl-C cancels and refunds it',
  flags: {},
  example: `edit ${EXAMPLES.actors}:1789… "the boat is blue"`,
  endpoint: '/v1/videos/edits',
  wishes: () => ({}),
  send: (server, video, request) => server.editVideo(video, request),
};

const extend: Rework<{ seconds: number }> = {
  name: 'extend',
  summary: 'make a finished video longer: say what happens next; Ctrl-C cancels and refunds it',
  flags: {
    seconds: { value: 'N', description: 'how much longer it becomes, 1 to 60; only these are paid' },
  },
  example: `extend ${EXAMPLES.actors}:1789… "she sits down" --seconds 4`,
  endpoint: '/v1/videos/extensions',
  wishes: (input) => {
    const seconds = input.number('seconds');
    if (seconds === undefined) throw new WrongUsage('Give --seconds: how much longer the video becomes.');
    return { seconds };
  },
  send: (server, video, request) => server.extendVideo(video, request),
};

const videoOf = (input: Input) => input.arguments[0] ?? '';

/** Ids have no such ending. */
const isFile = (video: string) => /[.][a-z]\w{1,3}$/i.test(video);

async function openVideo(video: string): Promise<string | NamedFile> {
  return isFile(video) ? { bytes: await openInputFile(video), name: basename(video) } : video;
}

function commandOf<Wishes>(definition: Rework<Wishes>): PaidCommand {
  const { name, summary, flags, example, endpoint, wishes, send } = definition;
  const requestOf = async (input: Input) => ({
    prompt: await readText(input.arguments[1], 'prompt'),
    ...wishes(input),
    ...(given({ model: input.text('model') }) as { model?: string }),
  });
  const callOf = (input: Input, request: object) => ({
    endpoint,
    body: { ...request, video: isFile(videoOf(input)) ? videoOf(input) : { id: videoOf(input) } },
  });
  return {
    name,
    audience: FOR_USERS,
    arguments: ['<video>', '[prompt]'],
    summary,
    flags: {
      ...orderFlags,
      ...flags,
      model: {
        short: 'm',
        value: 'MODEL',
        description: 'another model (default: that of the video; required with a file)',
      },
    },
    fields: { prompt: 'the prompt', video: 'the video' },
    examples: [`${example} -o new.mp4`],
    quoteExample: `quote ${example}`,
    paidCall: async (input) => callOf(input, await requestOf(input)),
    run: async (input, session) => {
      const request = await requestOf(input);
      const video = await openVideo(videoOf(input));
      const create = (server: Phonofilm) => send(server, video, request);
      return await order(create, callOf(input, request), input, session);
    },
  };
}

export const reworkCommands: readonly PaidCommand[] = [commandOf(edit), commandOf(extend)];
