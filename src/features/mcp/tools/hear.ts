import type { CallToolResult } from '@modelcontextprotocol/server';
import { type Static, Type } from 'typebox';
import { USUAL_MODELS } from '../../../domain/models.ts';
import { type Files, openFile, waysToGive } from '../files.ts';
import { defineQuote, defineTool, given, type Tool, type ToolCall, textResult } from '../tool.ts';

/** `transcribe` and `translate_speech` differ in their words alone, as their endpoints do. */

const DEFAULT_MODEL = USUAL_MODELS.transcription;
const MOST_AUDIO_BYTES = 25 * 1024 * 1024;
type Kind = 'transcriptions' | 'translations';

const FORMATS = ['text', 'srt', 'vtt', 'verbose_json'];

const model = Type.Optional(
  Type.String({ description: `Which model listens; ${DEFAULT_MODEL} unless given.` }),
);

const Length = Type.Object(
  { model, seconds: Type.Number({ description: 'How long the recording is.' }) },
  { additionalProperties: false },
);

const recording = (files: Pick<Files, 'local'>) => ({
  audio: Type.String({
    minLength: 1,
    description: `The recording, at most 25 MB of flac, mp3, mp4, m4a, ogg, wav or webm: ${waysToGive(files)}.`,
  }),
  model,
  prompt: Type.Optional(Type.String({ description: 'Context, or how names are spelled.' })),
  format: Type.Optional(
    Type.Unsafe<string>({
      type: 'string',
      enum: FORMATS,
      description: 'text (the default), subtitles as srt or vtt, or verbose_json with the times of segments.',
    }),
  ),
});

const language = Type.Optional(
  Type.String({ description: 'Its language as an ISO 639-1 code such as en or zh; detected unless given.' }),
);

const annotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};

export function transcribe(files: Pick<Files, 'local'>): Tool {
  const kind = 'transcriptions';
  return defineTool({
    name: 'transcribe',
    title: 'Transcribe a recording',
    description: 'Writes down what is said in a recording, in its own language. Paid by the minute.',
    annotations,
    input: Type.Object({ ...recording(files), language }, { additionalProperties: false }),
    quote: quoteAt(kind),
    run: (input, call) => hear(kind, input, call),
  });
}

export function translateSpeech(files: Pick<Files, 'local'>): Tool {
  const kind = 'translations';
  return defineTool({
    name: 'translate_speech',
    title: 'Translate a recording',
    description: 'Writes down in English what is said in a recording of any language. Paid by the minute.',
    annotations,
    input: Type.Object(recording(files), { additionalProperties: false }),
    quote: quoteAt(kind),
    run: (input, call) => hear(kind, input, call),
  });
}

function quoteAt(kind: Kind) {
  return defineQuote(Length, async ({ model: id = DEFAULT_MODEL, seconds }) => ({
    endpoint: `/v1/audio/${kind}`,
    body: { model: id, seconds },
  }));
}

type Recording = Static<ReturnType<typeof recordingType>> & { readonly language?: string };
const recordingType = (files: Pick<Files, 'local'>) => Type.Object(recording(files));

async function hear(kind: Kind, input: Recording, call: ToolCall): Promise<CallToolResult> {
  const { audio, model: id = DEFAULT_MODEL, prompt, format = 'text', language: spoken } = input;
  const limits = { argument: 'audio', mostBytes: MOST_AUDIO_BYTES };
  await using file = await openFile(call.files, audio, limits, call.signal);
  const response = await call.service.transcribe(
    kind,
    {
      file: file.blob,
      fileName: 'recording',
      model: id,
      response_format: format,
      ...given({ prompt, language: spoken }),
    },
    call.signal,
  );
  const answer = await response.text();
  // Some models answer with JSON whatever is asked for.
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const transcript = isJson ? (JSON.parse(answer) as { text: string }) : { text: answer.trimEnd() };
  return textResult(transcript.text, transcript);
}
