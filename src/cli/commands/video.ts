import { basename } from 'node:path';
import { EXAMPLES } from '../../domain/models.ts';
import { FOR_USERS, type Input, type PaidCommand, type Session } from '../command.ts';
import { type FilmRequest, filmFields, filmFlags, filmModel, readFilmRequest } from '../film-request.ts';
import { order, orderFlags } from '../order-film.ts';
import { given } from '../read-flags.ts';
import { openInputFile, readText } from '../read-input.ts';
import type { Server } from '../server.ts';

export const video: PaidCommand = {
  name: 'video',
  audience: FOR_USERS,
  arguments: ['[prompt]'],
  summary: 'make a film from a prompt; Ctrl-C cancels it, and it is refunded',
  flags: {
    ...orderFlags,
    ...filmFlags,
  },
  fields: filmFields,
  examples: [
    'video "a fox in the snow" -o fox.mp4',
    `video "the same, at night" --model ${EXAMPLES.actorsPro} --seconds 15 --size large --no-watermark -o night.mp4`,
    'video "she waves" --image portrait.jpg --portrait -o wave.mp4',
    'video "a paper boat" --json --no-wait',
  ],
  quoteExample: `quote video "a fox in the snow" --model ${EXAMPLES.actorsPro} --seconds 25`,
  paidCall: async (input, session) => {
    const request = await requestOf(input, session);
    return request.endpoint === '/v1/videos'
      ? {
          endpoint: request.endpoint,
          body: { ...request.fields, ...given({ input_reference: request.image }) },
        }
      : { endpoint: request.endpoint, body: request.body };
  },
  run: async (input, session) => {
    const request = await requestOf(input, session);
    return await order((server) => create(server, request), input, session);
  },
};

async function requestOf(input: Input, session: Session): Promise<FilmRequest> {
  const prompt = await readText(input.arguments[0], 'prompt');
  const server = await session.server();
  return await readFilmRequest(input, prompt, await server.films.model(filmModel(input), session.signal));
}

async function create(server: Server, request: FilmRequest): Promise<{ readonly id: string }> {
  if (request.endpoint === '/v1/video/create') return await server.films.createVideo(request.body);
  const { FormData } = await import('undici');
  const form = new FormData();
  for (const [name, value] of Object.entries(request.fields)) form.append(name, value);
  if (request.image !== undefined) {
    form.append('input_reference', await openInputFile(request.image), basename(request.image));
  }
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return await server.json<{ id: string }>({ path: request.endpoint, form, headers });
}
