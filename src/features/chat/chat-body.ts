import { type Static, Type } from 'typebox';
import { Choice, Text } from '../../platform/http/bodies/schema-types.ts';

/** The chat schema of the contract, with the bounds of its Limits table. */

export const MAX_MESSAGES = 2000;
export const MAX_BLOCKS = 2000;

/** Names of voices and formats are short; anything longer is invalid. */
export const MAX_NAME = 200;

/** A stop sequence is a word or a line. */
const MAX_STOP = 1000;

const ContentBlock = Type.Object({
  type: Text({ description: '`text`, `input_audio`, `image_url` or `video_url`.', maxLength: MAX_NAME }),
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
  video_url: Type.Optional(
    Type.Object({ url: Type.String() }, { description: 'For `video_url`: a reference video.' }),
  ),
});

/** The id of a spoken reply holds its words. */
const MAX_REPLY_ID = 50_000;

const Message = Type.Object({
  role: Choice(['system', 'developer', 'user', 'assistant'] as const, 'The role of the speaker.'),
  content: Type.Optional(
    Type.Unsafe<string | Static<typeof ContentBlock>[] | null>({
      anyOf: [
        { type: 'string' },
        { type: 'array', items: ContentBlock, maxItems: MAX_BLOCKS },
        { type: 'null' },
      ],
      description: 'Text, or blocks.',
      expected: `a string or an array of at most ${MAX_BLOCKS} blocks, each with a \`type\` and the field of that type`,
    }),
  ),
  audio: Type.Optional(
    Type.Union(
      [
        Type.Object({ id: Text({ description: '`audio.id` of the reply.', maxLength: MAX_REPLY_ID }) }),
        Type.Null(),
      ],
      { description: 'For the assistant: an earlier spoken reply, instead of `content`.' },
    ),
  ),
});

export const ChatBody = Type.Object({
  model: Type.String({ description: 'A chat model, or a family B video model.' }),
  messages: Type.Array(Message, {
    minItems: 1,
    maxItems: MAX_MESSAGES,
    description: 'The conversation; a video is made from its last user message.',
  }),
  stream: Type.Optional(Type.Boolean({ default: false })),
  stream_options: Type.Optional(Type.Object({ include_usage: Type.Optional(Type.Boolean()) })),
  modalities: Type.Optional(
    Type.Array(Choice(['text', 'audio'] as const, 'Output modality.'), { minItems: 1, maxItems: 2 }),
  ),
  audio: Type.Optional(
    Type.Object(
      {
        voice: Text({ description: 'A voice of the speech model.', maxLength: MAX_NAME }),
        format: Type.Optional(Text({ description: 'Default wav.', maxLength: MAX_NAME })),
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
      anyOf: [
        { type: 'string', maxLength: MAX_STOP },
        { type: 'array', items: { type: 'string', maxLength: MAX_STOP }, maxItems: 4 },
      ],
      expected: `a string of at most ${MAX_STOP} characters or an array of at most 4 of them`,
    }),
  ),
});

export type ChatFields = Static<typeof ChatBody>;
export type ChatContent = ChatFields['messages'][number]['content'];
