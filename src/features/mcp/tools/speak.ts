import { pathToFileURL } from 'node:url';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { type Static, Type } from 'typebox';
import type { SpeechRequest } from '../../../../client/src/index.ts';
import { USUAL_MODELS } from '../../../domain/models.ts';
import { SPEECH_FORMATS } from '../../../domain/speech-format.ts';
import type { Files, NewFile } from '../files.ts';
import { defineQuote, defineTool, given, type Tool, type ToolCall } from '../tool.ts';

const PATH = '/v1/audio/speech';
const DEFAULT_MODEL = USUAL_MODELS.speech;
const DEFAULT_FORMAT = 'mp3';
/** Larger sound goes into a file, where the caller has files. */
const MOST_INLINE_BYTES = 1024 * 1024;
/** Where sound can travel only inside the answer, it is compressed: a quarter of an hour stays below 15 MB. */
const COMPRESSED = ['mp3', 'opus', 'aac'];

const spokenWords = {
  text: Type.String({ minLength: 1, maxLength: 4096, description: 'What is spoken.' }),
  model: Type.Optional(Type.String({ description: `Which model speaks; ${DEFAULT_MODEL} unless given.` })),
  voice: Type.Optional(
    Type.String({ description: 'A voice of the model, see list_models; its first one unless given.' }),
  ),
  speed: Type.Optional(Type.Number({ minimum: 0.25, maximum: 4, description: '1 unless given.' })),
  instructions: Type.Optional(Type.String({ description: 'Tone, accent and pace, in plain words.' })),
};
const SpokenWords = Type.Object(spokenWords, { additionalProperties: false });

const Format = (formats: readonly string[]) =>
  Type.Optional(
    Type.Unsafe<string>({
      type: 'string',
      enum: [...formats],
      description: `${DEFAULT_FORMAT} unless given.`,
    }),
  );

/** Answered inside the result, for callers who have no files here. */
const InlineInput = Type.Object(
  { ...spokenWords, format: Format(COMPRESSED) },
  { additionalProperties: false },
);

const SavedInput = Type.Object(
  {
    ...spokenWords,
    format: Format(SPEECH_FORMATS),
    save_as: Type.Optional(
      Type.String({
        description:
          'The path of a new file, in the folder that was allowed; a name alone is taken from there. Without it, short speech comes inside the answer and longer speech in a temporary file.',
      }),
    ),
  },
  { additionalProperties: false },
);

export function speak({ local }: Pick<Files, 'local'>): Tool {
  const shared = {
    name: 'speak',
    title: 'Speak a text',
    description: 'Turns a text into speech. Paid by the character.',
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    quote: defineQuote(SpokenWords, async (words, call) => ({
      endpoint: PATH,
      body: await speechBody(words, call),
    })),
  };
  return local === null
    ? defineTool({ ...shared, input: InlineInput, run: spoken })
    : defineTool({ ...shared, input: SavedInput, run: spoken });
}

async function spoken(
  { format = DEFAULT_FORMAT, save_as: path, ...words }: Static<typeof SavedInput>,
  call: ToolCall,
): Promise<CallToolResult> {
  const { local } = call.files;
  await using kept = local !== null && path !== undefined ? await local.create(path, 'save_as') : null;
  const request = { ...(await speechBody(words, call)), response_format: format };
  const response = await call.service.speak(request, call.signal);
  const sound = Buffer.from(await response.arrayBuffer());
  const mimeType = response.headers.get('content-type') ?? `audio/${format}`;
  const facts = { format, bytes: sound.length };
  if (local === null || (kept === null && sound.length <= MOST_INLINE_BYTES)) {
    const text = `Spoken: ${sound.length} bytes of ${format}.`;
    const audio = { type: 'audio' as const, data: sound.toString('base64'), mimeType };
    return { content: [{ type: 'text', text }, audio], structuredContent: facts };
  }
  const file = await save(sound, kept, () => local.createTemporary(`speech.${format}`));
  const uri = pathToFileURL(file).href;
  return {
    content: [
      { type: 'text', text: `Spoken, and saved as ${file}.` },
      { type: 'resource_link', uri, name: `speech.${format}`, mimeType },
    ],
    structuredContent: { ...facts, file },
  };
}

/** What has been paid for is kept, also where the disk it was to be put on has become full. */
async function save(
  sound: Uint8Array,
  kept: NewFile | null,
  createTemporary: () => Promise<NewFile>,
): Promise<string> {
  if (kept !== null) {
    const isWritten = await kept.write(sound).then(
      () => true,
      () => false,
    );
    if (isWritten) return kept.path;
  }
  await using temporary = await createTemporary();
  await temporary.write(sound);
  return temporary.path;
}

async function speechBody(
  { text, model, voice, speed, instructions }: Static<typeof SpokenWords>,
  call: ToolCall,
): Promise<SpeechRequest> {
  return {
    model: model ?? DEFAULT_MODEL,
    input: text,
    voice: voice ?? (await firstVoice(model ?? DEFAULT_MODEL, call)),
    ...given({ speed, instructions }),
  };
}

async function firstVoice(model: string, { service, signal }: ToolCall): Promise<string> {
  const { capabilities } = await service.model(model, signal);
  return capabilities.voices?.[0] ?? '';
}
