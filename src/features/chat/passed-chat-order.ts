import { Type } from 'typebox';
import type { ChatModel } from '../../domain/catalogue.ts';
import type { PassedRequest } from '../../engines/engine.ts';
import { Text } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { AskedChat } from './appraise-chat.ts';
import { assertNothingKept } from './assert-nothing-kept.ts';
import { assertPayg } from './assert-payg.ts';
import { readMaxTokens } from './chat-audio-order.ts';
import { ChatBody, MAX_BLOCKS, MAX_MESSAGES, MAX_NAME } from './chat-body.ts';

/**
 * Fields that a service only obeys. With any other, it may add to what is asked: pages that it finds, files that it keeps,
 * whatever a later version of its API brings. Then the model's whole context is held.
 */
const OBEYED: ReadonlySet<string> = new Set([
  ...['model', 'stream', 'stream_options', 'temperature', 'top_p', 'top_k', 'min_p', 'top_logprobs', 'tools'],
  ...['tool_choice', 'parallel_tool_calls', 'metadata', 'store', 'service_tier', 'user', 'safety_identifier'],
  ...['prompt_cache_key', 'prompt_cache_retention', 'reasoning', 'verbosity'],
  ...['messages', 'max_tokens', 'max_completion_tokens', 'n', 'stop', 'seed', 'functions', 'function_call'],
  ...['response_format', 'logprobs', 'logit_bias', 'presence_penalty', 'frequency_penalty'],
  ...['repetition_penalty', 'reasoning_effort', 'modalities', 'prediction'],
]);

/** Tools that the caller runs. All others are the service's, and what they find is read by the model. */
const OF_CALLERS: readonly unknown[] = ['function', 'custom'];

/** Whether the service may add to the question, so that its tokens cannot be told from the bytes of the body. */
function addsToQuestion(body: Readonly<Record<string, unknown>>): boolean {
  const { tools } = body;
  return (
    Object.keys(body).some((name) => !OBEYED.has(name)) ||
    (Array.isArray(tools) && tools.some((tool) => !OF_CALLERS.includes(tool?.type)))
  );
}

const TEXT_TYPES: readonly unknown[] = ['text', 'refusal'];

/** A conversation that a hosted model gets as the caller sent it. */
export interface PassedOrder extends AskedChat {
  readonly request: Pick<PassedRequest, 'bytes' | 'streams' | 'wantsUsage'>;
}

/** 25 MB of audio as base64, and space for the rest. */
export const BODY_LIMIT = 48 * 1024 * 1024;

/** Of a message only what is looked at here: whatever else it holds is between the caller and the hosted model. */
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
  assertNothingKept(body);
  return {
    ...askedIn(model, body, bytes, textsIn(fields.messages)),
    mostTokens: most * (fields.n ?? 1),
    request: {
      bytes,
      streams: fields.stream ?? false,
      wantsUsage: fields.stream_options?.include_usage ?? false,
    },
  };
}

/** A token has at least one byte. Where the service may add to the question, only the context bounds it. */
function askedIn(
  model: ChatModel,
  body: Record<string, unknown>,
  bytes: Buffer,
  written: Pick<AskedChat, 'texts' | 'hasOnlyText'>,
): Pick<AskedChat, 'model' | 'texts' | 'hasOnlyText' | 'mostPromptTokens'> {
  const hasOnlyText = written.hasOnlyText && !addsToQuestion(body);
  const { contextLength } = model;
  const mostPromptTokens = hasOnlyText ? Math.min(contextLength, bytes.length) : contextLength;
  return { model, texts: written.texts, hasOnlyText, mostPromptTokens };
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
