import { type Phonofilm, quoteOfOrder, type VideoDraft } from '../../../client/src/index.ts';
import { EXAMPLES } from '../../domain/models.ts';
import type { Input } from '../../platform/commands/command-words.ts';
import { FOR_USERS, type PaidCommand, type Session } from '../command.ts';
import { order, orderFlags } from '../order-video.ts';
import { readText } from '../read-input.ts';
import { readVideoOrder, videoFields, videoFlags, videoModel, withInputs } from '../video-request.ts';

export const video: PaidCommand = {
  name: 'video',
  audience: FOR_USERS,
  arguments: ['[prompt]'],
  summary: 'make a video from a prompt; Ctrl-C cancels and refunds it',
  flags: {
    ...orderFlags,
    ...videoFlags,
  },
  fields: videoFields,
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
    const video = await orderOf(input, session);
    const send = async (server: Phonofilm) => server.orderVideo(await withInputs(video));
    return await order(send, quoteOfOrder(video), input, session);
  },
};

async function orderOf(input: Input, session: Session): Promise<VideoDraft<string>> {
  const prompt = await readText(input.arguments[0], 'prompt');
  const server = await session.server();
  return readVideoOrder(input, prompt, await server.model(videoModel(input), session.signal));
}
