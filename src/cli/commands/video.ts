import { basename } from 'node:path';
import type { VideoOrder } from '../../../client/src/index.ts';
import { EXAMPLES } from '../../domain/models.ts';
import type { Input } from '../../platform/commands/command-words.ts';
import { given } from '../../platform/commands/read-flags.ts';
import { FOR_USERS, type PaidCommand, type Session } from '../command.ts';
import { type FilmRequest, filmFields, filmFlags, filmModel, readFilmRequest } from '../film-request.ts';
import { order, orderFlags } from '../order-film.ts';
import { openInputFile, readText } from '../read-input.ts';

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
    return await order(async (server) => server.orderVideo(await orderOf(request)), input, session);
  },
};

async function requestOf(input: Input, session: Session): Promise<FilmRequest> {
  const prompt = await readText(input.arguments[0], 'prompt');
  const server = await session.server();
  return await readFilmRequest(input, prompt, await server.model(filmModel(input), session.signal));
}

async function orderOf(request: FilmRequest): Promise<VideoOrder> {
  if (request.endpoint === '/v1/video/create') return request;
  const { endpoint, fields, image } = request;
  if (image === undefined) return { endpoint, body: fields };
  return { endpoint, body: fields, image: { bytes: await openInputFile(image), name: basename(image) } };
}
