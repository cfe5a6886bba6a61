import { EXAMPLES } from '../../domain/models.ts';
import type { Input } from '../../platform/commands/command-words.ts';
import { given } from '../../platform/commands/read-flags.ts';
import { FOR_USERS, type PaidCommand } from '../command.ts';
import { order, orderFlags } from '../order-video.ts';
import { readText } from '../read-input.ts';

export const remix: PaidCommand = {
  name: 'remix',
  audience: FOR_USERS,
  arguments: ['<video>', '[prompt]'],
  summary: 'make a finished video again, with a change; Ctrl-C cancels and refunds it',
  flags: {
    ...orderFlags,
    size: { value: 'SIZE', description: 'another size, such as 720x1280 (default: that of the video)' },
  },
  fields: { prompt: 'the prompt' },
  examples: [
    `remix ${EXAMPLES.actors}:1789… "make it night" -o night.mp4`,
    'remix video_4c1f… "give the fox a red scarf" --no-wait',
  ],
  quoteExample: `quote remix ${EXAMPLES.actors}:1789… "make it night"`,
  paidCall: (input) => callOf(input),
  run: async (input, session) => {
    const call = await callOf(input);
    return await order((server) => server.remixVideo(videoOf(input), call.body), call, input, session);
  },
};

const videoOf = (input: Input) => input.arguments[0] ?? '';

async function callOf(input: Input) {
  const prompt = await readText(input.arguments[1], 'prompt');
  const body = { prompt, ...(given({ size: input.text('size') }) as { size?: string }) };
  return { endpoint: `/v1/videos/${encodeURIComponent(videoOf(input))}/remix`, body };
}
