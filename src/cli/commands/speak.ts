import { extname } from 'node:path';
import type { SpeechRequest } from '../../../client/src/index.ts';
import { USUAL_MODELS } from '../../domain/models.ts';
import { type Flags, type Input, WrongUsage } from '../../platform/commands/command-words.ts';
import { given } from '../../platform/commands/read-flags.ts';
import { FOR_USERS, type PaidCommand, type Session } from '../command.ts';
import { withOutput } from '../output-file.ts';
import { shownBytes } from '../progress.ts';
import { readText } from '../read-input.ts';

const FORMATS = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'];
const DEFAULT_MODEL = USUAL_MODELS.speech;

const flags: Flags = {
  model: { short: 'm', value: 'MODEL', description: `which model speaks (default: ${DEFAULT_MODEL})` },
  voice: {
    short: 'v',
    value: 'VOICE',
    description: 'a voice of the model (default: its first one)',
  },
  format: {
    short: 'f',
    value: 'FORMAT',
    values: FORMATS,
    description: 'how it is encoded (default: as the file is named, or else mp3)',
  },
  speed: { value: 'N', description: '0.25 to 4 (default: 1)' },
  instructions: { value: 'TEXT', description: 'tone and pace' },
};

export const speak: PaidCommand = {
  name: 'speak',
  audience: FOR_USERS,
  arguments: ['[text]'],
  summary: 'turn text into speech',
  flags: {
    output: {
      short: 'o',
      value: 'FILE',
      description: 'the file to save the sound in; - for standard output (required)',
    },
    ...flags,
  },
  fields: { input: 'the text', response_format: '--format' },
  examples: [
    'speak "The train leaves at nine." -o hello.mp3',
    'speak "Slowly, please." --voice nova --speed 0.8 -o slow.wav',
    'speak - -o - --format wav < letter.txt | aplay',
  ],
  quoteFlags: flags,
  quoteExample: 'quote speak "The train leaves at nine."',
  paidCall: async (input, session) => ({
    endpoint: '/v1/audio/speech',
    body: await speechBody(input, await readText(input.arguments[0], 'text'), undefined, session),
  }),
  run: async (input, session) => {
    const path = input.text('output');
    if (path === undefined) throw new WrongUsage('`speak` needs -o FILE, or -o - for a pipe.');
    const request = await speechBody(input, await readText(input.arguments[0], 'text'), path, session);
    const server = await session.server();
    return await withOutput(path, async (output) => {
      const response = await server.speak(request, session.signal);
      const bytes = await output.write(response.body ?? new Uint8Array(), session.signal);
      if (output.path === null) return 0;
      const facts = { file: output.path, bytes, type: response.headers.get('content-type') };
      return session.print(facts, `Saved ${path} (${shownBytes(bytes)})`);
    });
  },
};

async function speechBody(
  input: Input,
  text: string,
  path: string | undefined,
  session: Session,
): Promise<SpeechRequest> {
  const model = input.text('model') ?? DEFAULT_MODEL;
  return {
    model,
    input: text,
    voice: input.text('voice') ?? (await firstVoice(model, session)),
    response_format: input.text('format') ?? formatOf(path ?? '') ?? 'mp3',
    ...given({ speed: input.number('speed'), instructions: input.text('instructions') }),
  };
}

async function firstVoice(model: string, session: Session): Promise<string> {
  const server = await session.server();
  const { capabilities } = await server.model(model, session.signal);
  return capabilities.voices?.[0] ?? '';
}

/** By the file's name. */
export function formatOf(path: string): string | undefined {
  const extension = extname(path).slice(1).toLowerCase();
  if (extension === 'ogg') return 'opus';
  return FORMATS.includes(extension) ? extension : undefined;
}
