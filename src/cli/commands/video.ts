import { type FilmOrder, type Phonofilm, quoteOfOrder } from '../../../client/src/index.ts';
import { EXAMPLES } from '../../domain/models.ts';
import type { Input } from '../../platform/commands/command-words.ts';
import { FOR_USERS, type PaidCommand, type Session } from '../command.ts';
import { filmFields, filmFlags, filmModel, readFilmOrder, withInputs } from '../film-request.ts';
import { order, orderFlags } from '../order-film.ts';
import { readText } from '../read-input.ts';

export const video: PaidCommand = {
  name: 'video',
  audience: FOR_USERS,
  arguments: ['[prompt]'],
  summary: 'make a film from a prompt; Ctrl-C cancels and refunds it',
  flags: {
    ...orderFlags,
    ...filmFlags,
  },
  fields: filmFields,
  examples: [
    'video "a fox in the snow" -o fox.mp4',
    `video "the same, at night" --model ${EXAMPLES.actorsPro} --seconds 15 --size large --no-watermark -o night.mp4`,
    'video "she waves" --image portrait.jpg --portrait -o wave.mp4',
    'video "a man speaks to the camera" --recording hello.mp3 -o hello.mp4',
    'video "a paper boat" --json --no-wait',
  ],
  quoteExample: `quote video "a fox in the snow" --model ${EXAMPLES.actorsPro} --seconds 25`,
  paidCall: async (input, session) => quoteOfOrder(await orderOf(input, session)),
  run: async (input, session) => {
    const film = await orderOf(input, session);
    const send = async (server: Phonofilm) => server.orderVideo(await withInputs(film));
    return await order(send, quoteOfOrder(film), input, session);
  },
};

async function orderOf(input: Input, session: Session): Promise<FilmOrder<string>> {
  const prompt = await readText(input.arguments[0], 'prompt');
  const server = await session.server();
  return readFilmOrder(input, prompt, await server.model(filmModel(input), session.signal));
}
