import Type, { type Static } from 'typebox';
import { Choice, Text } from './schema-types.ts';

/** The chat schema of the contract. Bounds are those of its Limits table. */

const ContentBlock = Type.Object({
  type: Text({ description: '`text`, `input_audio` or `image_url`.' }),
  text: Type.Optional(Text({ description: 'For `text`.' })),
  input_audio: Type.Optional(
    Type.Object(
      {
        data: Type.String({ description: 'Base64.' }),
        format: Choice(['wav', 'mp3'] as const, 'Container of the audio.'),
      },
      { description: 'For `input_audio`.' },
    ),
  ),
  image_url: Type.Optional(
    Type.Object({ url: Type.String() }, { description: 'For `image_url`: a reference image.' }),
  ),
});

const Message = Type.Object({
  role: Choice(['system', 'developer', 'user', 'assistant'] as const, 'Who speaks.'),
  content: Type.Unsafe<string | Static<typeof ContentBlock>[] | null>({
    anyOf: [{ type: 'string' }, { type: 'array', items: ContentBlock }, { type: 'null' }],
    description: 'Text, or blocks.',
    expected: 'a string or an array of blocks, each with a `type` and the field of that type',
  }),
});

export const ChatBody = Type.Object({
  model: Type.String({ description: '`vidB-2`, `vidB-2-pro` or `chat-4o-audio-preview`.' }),
  messages: Type.Array(Message, {
    minItems: 1,
    description: 'The conversation; a film is made from its last user message.',
  }),
  stream: Type.Optional(Type.Boolean({ default: false })),
  stream_options: Type.Optional(Type.Object({ include_usage: Type.Optional(Type.Boolean()) })),
  modalities: Type.Optional(
    Type.Array(Choice(['text', 'audio'] as const, 'Output modality.'), { minItems: 1 }),
  ),
  audio: Type.Optional(
    Type.Object(
      {
        voice: Text({ description: 'A voice of the speech model.' }),
        format: Type.Optional(Text({ description: 'Default wav.' })),
      },
      { description: 'Required when `modalities` holds `audio`.' },
    ),
  ),
  temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 2 })),
  top_p: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  max_tokens: Type.Optional(Type.Integer({ minimum: 1 })),
  max_completion_tokens: Type.Optional(Type.Integer({ minimum: 1 })),
  n: Type.Optional(Type.Integer({ minimum: 1, maximum: 128 })),
  seed: Type.Optional(Type.Integer()),
  stop: Type.Optional(
    Type.Unsafe<string | string[]>({
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, maxItems: 4 }],
      expected: 'a string or an array of at most 4 strings',
    }),
  ),
});

export type ChatFields = Static<typeof ChatBody>;
export type ChatContent = ChatFields['messages'][number]['content'];
