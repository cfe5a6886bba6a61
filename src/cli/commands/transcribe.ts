import { basename } from 'node:path';
import type { TranscriptRequest } from '../../../client/src/index.ts';
import { EXAMPLES, USUAL_MODELS } from '../../domain/models.ts';
import { type Flag, type Flags, type Input, WrongUsage } from '../../platform/commands/command-words.ts';
import { given } from '../../platform/commands/read-flags.ts';
import { FOR_USERS, type PaidCommand, type Session } from '../command.ts';
import { withOutput } from '../output-file.ts';
import { openInputFile } from '../read-input.ts';

const DEFAULT_MODEL = USUAL_MODELS.transcription;
type Kind = 'transcriptions' | 'translations';

const LAYOUTS = ['text', 'srt', 'vtt'] as const;

const model: Flag = {
  short: 'm',
  value: 'MODEL',
  description: `which model listens (default: ${DEFAULT_MODEL})`,
};

const flags: Flags = {
  output: {
    short: 'o',
    value: 'FILE',
    description: 'the file to save the text in (default: standard output)',
  },
  model,
  text: { description: 'plain text (the default)' },
  srt: { description: 'subtitles, SubRip' },
  vtt: { description: 'subtitles, WebVTT' },
  prompt: { value: 'TEXT', description: 'what it is about, names and spellings' },
  temperature: { value: 'N', description: '0 to 1 (default: 0)' },
};

const language: Flag = {
  value: 'CODE',
  description: 'its language, such as en or ja (detected by default)',
};

const quoteFlags: Flags = {
  model,
  seconds: { value: 'N', description: 'how long the recording is (required)' },
};

export const transcribe: PaidCommand = {
  name: 'transcribe',
  audience: FOR_USERS,
  arguments: ['<file>'],
  summary: 'transcribe a recording',
  flags: { ...flags, language },
  fields: { file: 'the file' },
  examples: [
    'transcribe talk.mp3',
    'transcribe talk.mp3 --srt -o talk.srt',
    `transcribe interview.wav --model ${EXAMPLES.thorough} --language ja --json`,
  ],
  quoteFlags,
  quoteArguments: [],
  quoteExample: 'quote transcribe --seconds 600',
  paidCall: async (input) => recordingCall('transcriptions', input),
  run: (input, session) => hear('transcriptions', input, session),
};

export const translate: PaidCommand = {
  name: 'translate',
  audience: FOR_USERS,
  arguments: ['<file>'],
  summary: 'translate a recording into English text',
  flags,
  fields: { file: 'the file' },
  examples: ['translate rede.mp3', 'translate video.mp4 --vtt -o video.vtt'],
  quoteFlags,
  quoteArguments: [],
  quoteExample: 'quote translate --seconds 600',
  paidCall: async (input) => recordingCall('translations', input),
  run: (input, session) => hear('translations', input, session),
};

function recordingCall(kind: Kind, input: Input) {
  const seconds = input.number('seconds');
  if (seconds === undefined) throw new WrongUsage('--seconds is required: how long the recording is.');
  return { endpoint: `/v1/audio/${kind}`, body: { model: input.text('model') ?? DEFAULT_MODEL, seconds } };
}

async function hear(kind: Kind, input: Input, session: Session): Promise<number> {
  const request = await recordingOf(input, session);
  const server = await session.server();
  return await withOutput(input.text('output'), async (output) => {
    const response = await server.transcribe(kind, request, session.signal);
    const text = shownAnswer(await response.text(), session.json);
    if (output === null) console.log(text);
    else await output.write(Buffer.from(`${text}\n`));
    return 0;
  });
}

async function recordingOf(input: Input, session: Session): Promise<TranscriptRequest> {
  const path = input.arguments[0] ?? '';
  const layouts = LAYOUTS.filter((layout) => input.choice(layout));
  if (layouts.length + Number(session.json) > 1)
    throw new WrongUsage('Give one of --text, --srt, --vtt and --json.');
  return {
    file: await openInputFile(path),
    fileName: basename(path),
    model: input.text('model') ?? DEFAULT_MODEL,
    response_format: session.json ? 'verbose_json' : (layouts[0] ?? 'text'),
    ...given({
      language: input.text('language'),
      prompt: input.text('prompt'),
      temperature: input.text('temperature'),
    }),
  };
}

/** Some models answer with JSON whatever was asked for. */
function shownAnswer(answer: string, json: boolean): string {
  const parsed = answer.startsWith('{') ? parsedText(answer) : null;
  if (parsed === null) return answer.trimEnd();
  return json ? JSON.stringify(parsed, null, 2) : parsed.text.trim();
}

function parsedText(answer: string): { readonly text: string } | null {
  try {
    const parsed = JSON.parse(answer) as { text?: unknown };
    return typeof parsed.text === 'string' ? (parsed as { text: string }) : null;
  } catch {
    return null;
  }
}
