import { Type } from 'typebox';
import { NullableString } from '../../platform/http/bodies/schema-types.ts';

/** A whole reply of a chat: of a conversation, or of a film that was asked for in chat. */
export const ChatCompletionSchema = Type.Object({
  id: Type.String(),
  object: Type.String({ description: '`chat.completion`' }),
  created: Type.Integer({ description: 'Unix seconds.' }),
  model: Type.String(),
  choices: Type.Array(
    Type.Object({
      index: Type.Integer(),
      message: Type.Object({
        role: Type.String({ description: '`assistant`' }),
        content: NullableString('Of a film: its task and its link.'),
        audio: Type.Optional(
          Type.Object({
            id: Type.String(),
            data: Type.String({ description: 'Base64.' }),
            expires_at: Type.Integer({ description: 'Unix seconds.' }),
            transcript: Type.String(),
          }),
        ),
      }),
      finish_reason: Type.String({ description: '`stop` or `length`.' }),
    }),
  ),
  usage: Type.Object({
    prompt_tokens: Type.Integer(),
    completion_tokens: Type.Integer(),
    total_tokens: Type.Integer(),
  }),
});
