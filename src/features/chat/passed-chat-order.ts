import { Type } from 'typebox';
import type { ChatModel } from '../../domain/catalogue.ts';
import type { PassedRequest } from '../../engines/engine.ts';
import { Text } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { ChatEstimate } from './appraise-chat.ts';
import { assertPayg } from './assert-payg.ts';
import { readMaxTokens } from './chat-audio-order.ts';
import { ChatBody, MAX_BLOCKS, MAX_MESSAGES, MAX_NAME } from './chat-body.ts';
import { addsToQuestion, assertPassed } from './passed-fields.ts';

const TEXT_TYPES: readonly unknown[] = ['text', 'refusal'];

/** A conversation that a hosted model gets. */
export interface PassedOrder extends ChatEstimate {
  readonly request: Pick<PassedRequest, 'body' | 'streams' | 'wantsUsage'>;
}

/** 25 MB of audio as base64, and space for the rest. */
export const BODY_LIMIT = 48 * 1024 * 1024;

/** Of a message only what the contract bounds; `passed-fields.ts` has all the names. */
const PassedMessage = Type.Object({
  role: Text({ description: 'The role of the speaker.', maxLength: MAX_NAME }),
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

/** The conversation that a body of so many bytes asks a hosted model for. `pass`: names that the operator adds to the known. */
export function readPassedChat(
  caller: Caller,
  model: ChatModel,
  body: Record<string, unknown>,
  bytes: number,
  pass: readonly string[],
): PassedOrder {
  assertPayg(caller, model, body);
  const fields = validate(PassedChatBody, body);
  const most = readMaxTokens(fields, model) ?? model.maxOutputTokens;
  assertPassed(body, pass);
  const { texts, hasOnlyText: areTexts } = textsIn(fields.messages);
  const hasOnlyText = areTexts && !addsToQuestion(body, pass);
  const { contextLength } = model;
  return {
    model,
    texts,
    hasOnlyText,
    mostTokens: most * (fields.n ?? 1),
    // A token has at least one byte. Where the service may add to the question, only the context bounds it.
    mostPromptTokens: hasOnlyText ? Math.min(contextLength, bytes) : contextLength,
    request: {
      body,
      streams: fields.stream ?? false,
      wantsUsage: fields.stream_options?.include_usage ?? false,
    },
  };
}

/** What is written in messages; whether there is anything else in them, such as pictures. */
function textsIn(messages: readonly { readonly content?: unknown }[]): {
  texts: string[];
  hasOnlyText: boolean;
} {
  const texts: string[] = [];
  let hasOnlyText = true;
  for (const { content } of messages) {
    if (typeof content === 'string') texts.push(content);
    for (const block of Array.isArray(content) ? content : []) {
      if (typeof block?.text === 'string') texts.push(block.text);
      hasOnlyText &&= TEXT_TYPES.includes(block?.type);
    }
  }
  return { texts, hasOnlyText };
}
