import { Type } from 'typebox';
import type { ChatModel } from '../../domain/catalogue.ts';
import { Text } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { addsToQuestion } from './adds-to-question.ts';
import { assertNothingKept } from './assert-nothing-kept.ts';
import { assertPayg } from './assert-payg.ts';
import { readMaxTokens } from './chat-audio-order.ts';
import { ChatBody, MAX_BLOCKS, MAX_MESSAGES, MAX_NAME } from './chat-body.ts';
import { CHAT_NAMES } from './known-names.ts';
import type { PassedOrder } from './pass-chat-service.ts';

/** 25 MB of audio as base64, and space for the rest. */
export const BODY_LIMIT = 48 * 1024 * 1024;

/** Of a message only what is looked at here: whatever else it holds is between the caller and the hosted model. */
const PassedMessage = Type.Object({
  role: Text({ description: 'Who speaks.', maxLength: MAX_NAME }),
  content: Type.Optional(
    Type.Unsafe<string | Record<string, unknown>[] | null>({
      anyOf: [
        { type: 'string' },
        { type: 'array', items: { type: 'object' }, maxItems: MAX_BLOCKS },
        { type: 'null' },
      ],
      expected: `a string or an array of at most ${MAX_BLOCKS} blocks`,
    }),
  ),
});

const { model, stream, stream_options, temperature, top_p, max_tokens, max_completion_tokens, n } =
  ChatBody.properties;

const PassedChatBody = Type.Object({
  model,
  messages: Type.Array(PassedMessage, { minItems: 1, maxItems: MAX_MESSAGES }),
  stream,
  stream_options,
  temperature,
  top_p,
  max_tokens,
  max_completion_tokens,
  n,
});

/** The conversation that a body asks a hosted model for, with the bytes in which the caller wrote it. */
export function readPassedChat(
  caller: Caller,
  model: ChatModel,
  body: Record<string, unknown>,
  bytes: Buffer,
): PassedOrder {
  assertPayg(caller, model, body);
  const fields = validate(PassedChatBody, body);
  const most = readMaxTokens(fields, model) ?? model.maxOutputTokens;
  assertNothingKept(body, CHAT_NAMES);
  const { texts, hasOnlyText } = textsIn(fields.messages, ['text', 'refusal']);
  return {
    model,
    texts,
    hasOnlyText: hasOnlyText && !addsToQuestion(body),
    param: 'messages',
    request: {
      api: 'chat',
      bytes,
      streams: fields.stream ?? false,
      wantsUsage: fields.stream_options?.include_usage ?? false,
      mostTokens: most * (fields.n ?? 1),
    },
  };
}

/** What is written in messages or items; whether there is anything else in them, such as pictures. */
export function textsIn(
  messages: readonly { readonly content?: unknown }[],
  textTypes: readonly string[],
): { texts: string[]; hasOnlyText: boolean } {
  const texts: string[] = [];
  let hasOnlyText = true;
  for (const { content } of messages) {
    if (typeof content === 'string') texts.push(content);
    for (const block of Array.isArray(content) ? content : []) {
      if (typeof block?.text === 'string') texts.push(block.text);
      hasOnlyText &&= textTypes.includes(block?.type);
    }
  }
  return { texts, hasOnlyText };
}
