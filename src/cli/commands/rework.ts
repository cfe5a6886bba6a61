import { basename } from 'node:path';
import type { NamedFile, Phonofilm } from '../../../client/src/index.ts';
import { EXAMPLES } from '../../domain/models.ts';
import { type Flags, type Input, WrongUsage } from '../../platform/commands/command-words.ts';
import { given } from '../../platform/commands/read-flags.ts';
import { FOR_USERS, type PaidCommand } from '../command.ts';
import { order, orderFlags } from '../order-film.ts';
import { openInputFile, readText } from '../read-input.ts';

/** A film that is changed, or that goes on. */
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
    film: string | NamedFile,
    request: { prompt: string; model?: string } & Wishes,
  ): Promise<{ readonly id: string }>;
}

const edit: Rework<object> = {
  name: 'edit',
  summary: 'make a film like a finished one, with a change; Ctrl-C cancels and refunds it',
  flags: {},
  example: `edit ${EXAMPLES.actors}:1789… "the boat is blue"`,
  endpoint: '/v1/videos/edits',
  wishes: () => ({}),
  send: (server, film, request) => server.editVideo(film, request),
};

const extend: Rework<{ seconds: number }> = {
  name: 'extend',
  summary: 'make a finished film longer: say what happens next; Ctrl-C cancels and refunds it',
  flags: {
    seconds: { value: 'N', description: 'how much longer it becomes, 1 to 60; only these are paid' },
  },
  example: `extend ${EXAMPLES.actors}:1789… "she sits down" --seconds 4`,
  endpoint: '/v1/videos/extensions',
  wishes: (input) => {
    const seconds = input.number('seconds');
    if (seconds === undefined) throw new WrongUsage('Give --seconds: how much longer the film becomes.');
    return { seconds };
  },
  send: (server, film, request) => server.extendVideo(film, request),
};

const filmOf = (input: Input) => input.arguments[0] ?? '';

/** Ids have no such ending. */
const isFile = (film: string) => /[.][a-z]\w{1,3}$/i.test(film);

async function openFilm(film: string): Promise<string | NamedFile> {
  return isFile(film) ? { bytes: await openInputFile(film), name: basename(film) } : film;
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
    body: { ...request, video: isFile(filmOf(input)) ? filmOf(input) : { id: filmOf(input) } },
  });
  return {
    name,
    audience: FOR_USERS,
    arguments: ['<film>', '[prompt]'],
    summary,
    flags: {
      ...orderFlags,
      ...flags,
      model: {
        short: 'm',
        value: 'MODEL',
        description: 'another model (default: that of the film; required with a file)',
      },
    },
    fields: { prompt: 'the prompt', video: 'the film' },
    examples: [`${example} -o new.mp4`],
    quoteExample: `quote ${example}`,
    paidCall: async (input) => callOf(input, await requestOf(input)),
    run: async (input, session) => {
      const request = await requestOf(input);
      const film = await openFilm(filmOf(input));
      const create = (server: Phonofilm) => send(server, film, request);
      return await order(create, callOf(input, request), input, session);
    },
  };
}

export const reworkCommands: readonly PaidCommand[] = [commandOf(edit), commandOf(extend)];
