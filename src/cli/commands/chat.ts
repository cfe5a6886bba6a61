import { extname } from 'node:path';
import type { ChatRequest, Phonofilm } from '../../../client/src/index.ts';
import { USUAL_MODELS } from '../../domain/models.ts';
import { type Flags, type Input, WrongUsage } from '../../platform/commands/command-words.ts';
import { given } from '../../platform/commands/read-flags.ts';
import { CommandFailed, FOR_USERS, type PaidCommand, type Session } from '../command.ts';
import { type OutputFile, withOutput } from '../output-file.ts';
import { shownBytes } from '../progress.ts';
import { readInputFile, readText } from '../read-input.ts';
import { formatOf } from './speak.ts';

const DEFAULT_MODEL = USUAL_MODELS.chat;

const flags: Flags = {
  model: { short: 'm', value: 'MODEL', description: `which model answers (default: ${DEFAULT_MODEL})` },
  audio: { short: 'a', value: 'FILE', description: 'a spoken question, wav or mp3' },
  speak: { value: 'FILE', description: 'save the spoken answer to this file' },
  voice: { short: 'v', value: 'VOICE', description: 'the voice (default: alloy)' },
  system: { value: 'TEXT', description: 'instructions for the model' },
  'max-tokens': { value: 'N', description: 'the longest answer' },
  temperature: { value: 'N', description: '0 to 2' },
};

export const chat: PaidCommand = {
  name: 'chat',
  audience: FOR_USERS,
  arguments: ['[text]'],
  summary: 'ask something; the answer is streamed',
  flags,
  fields: { max_tokens: '--max-tokens', 'audio.voice': '--voice', 'audio.format': '--speak' },
  examples: [
    'chat "Why is the sky blue?"',
    'chat "Answer in one sentence." --audio question.wav',
    'chat "Tell me a story." --speak story.mp3 --voice nova',
    'chat - < letter.txt',
  ],
  quoteExample: 'quote chat "Why is the sky blue?" --max-tokens 200',
  paidCall: async (input) => ({ endpoint: '/v1/chat/completions', body: await chatBody(input) }),
  run: async (input, session) => {
    const path = input.text('speak');
    if (path === '-') throw new WrongUsage('--speak takes a file; the text goes to standard output.');
    const body = await chatBody(input);
    const server = await session.server();
    if (path === undefined && !session.json) return await streamed(server, body, session);
    return await withOutput(path, (output) => whole(server, body, output, session));
  },
};

async function chatBody(input: Input): Promise<ChatRequest> {
  const audio = input.text('audio');
  const system = input.text('system');
  const spoken = input.text('speak');
  // With a spoken question no text is needed, and standard input is not waited for.
  const text = audio && input.arguments[0] === undefined ? null : await readText(input.arguments[0], 'text');
  const parts = [
    ...(text === null ? [] : [{ type: 'text', text }]),
    ...(audio === undefined ? [] : [await audioPart(audio)]),
  ];
  return {
    model: input.text('model') ?? DEFAULT_MODEL,
    messages: [
      ...(system === undefined ? [] : [{ role: 'system', content: system }]),
      { role: 'user', content: audio === undefined ? text : parts },
    ],
    ...given({ max_tokens: input.number('max-tokens'), temperature: input.number('temperature') }),
    ...(spoken !== undefined && {
      modalities: ['text', 'audio'],
      audio: { voice: input.text('voice') ?? 'alloy', format: formatOf(spoken) ?? 'mp3' },
    }),
  };
}

async function audioPart(path: string) {
  const format = extname(path).slice(1).toLowerCase();
  if (format !== 'wav' && format !== 'mp3') throw new WrongUsage('--audio takes a .wav or .mp3 file.');
  const data = (await readInputFile(path)).toString('base64');
  return { type: 'input_audio', input_audio: { data, format } };
}

async function streamed(server: Phonofilm, request: ChatRequest, { signal }: Session): Promise<number> {
  for await (const words of server.streamChat(request, signal)) process.stdout.write(words);
  process.stdout.write('\n');
  return 0;
}

async function whole(
  server: Phonofilm,
  request: ChatRequest,
  output: OutputFile | null,
  session: Session,
): Promise<number> {
  const completion = await server.chat(request, session.signal);
  const message = completion.choices[0]?.message;
  if (output !== null) {
    if (!message?.audio) throw new CommandFailed('The answer came without sound.', completion);
    const bytes = await output.write(Buffer.from(message.audio.data, 'base64'));
    console.error(`Saved ${output.path} (${shownBytes(bytes)})`);
  }
  return session.print(completion, message?.content ?? message?.audio?.transcript ?? '');
}
