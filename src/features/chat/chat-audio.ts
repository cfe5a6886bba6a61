import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ChatModel } from '../../domain/catalogue.ts';
import { type EventStream, sendEvents } from '../../platform/http/answers/event-stream.ts';
import { stopOf } from '../../platform/http/connections/caller-left.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { newId } from '../../platform/identity/identifiers.ts';
import type { Scratch } from '../../platform/machine/scratch.ts';
import type { Chat } from './chat.ts';
import { type ReadChatDeps, readChatOrder, storeRecordings } from './chat-audio-order.ts';
import type { ChatFields } from './chat-body.ts';
import { ChatChunks, usageJson } from './chat-chunk.ts';
import type { ChatOrder } from './chat-order.ts';

export interface AudioChatDeps extends ReadChatDeps {
  readonly scratch: Scratch;
  readonly chat: Chat;
  readonly log: Logger;
}

/** A conversation with a chat model: audio or text in, text and optionally audio out. */
export async function answerAudioChat(
  deps: AudioChatDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  model: ChatModel,
  body: Record<string, unknown>,
): Promise<unknown> {
  await using folder = deps.scratch.folder('chat');
  const { order, fields, recordings } = readChatOrder(deps, request.caller, model, body, folder);
  if (recordings.length > 0) await storeRecordings(body, recordings);
  return await (fields.stream
    ? stream(deps, request, reply, order, fields)
    : complete(deps, request, reply, order));
}

async function complete(
  deps: AudioChatDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  order: ChatOrder,
): Promise<unknown> {
  const completion = await deps.chat.complete(request.caller, order, stopOf(reply));
  const { promptTokens, completionTokens } = completion.usage;
  return {
    id: newId('chatcmpl'),
    object: 'chat.completion',
    created: Math.floor(deps.now() / 1000),
    model: order.model.id,
    choices: completion.choices.map((choice, index) => ({
      index,
      message: {
        role: 'assistant',
        content: choice.text,
        ...(choice.audio && { audio: audioJson(deps, request.caller, choice.audio, choice.text) }),
      },
      finish_reason: choice.finishReason,
    })),
    usage: usageJson(promptTokens, completionTokens),
  };
}

/** Audio replies are sent whole and not stored; until it expires, the id stands for what was said. */
function audioJson(deps: AudioChatDeps, caller: Caller, audio: Buffer, transcript: string) {
  const { id, expiresAt } = deps.replyIds.make(caller.account.id, transcript, deps.now());
  return { id, data: audio.toString('base64'), expires_at: expiresAt, transcript };
}

async function stream(
  deps: AudioChatDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  order: ChatOrder,
  fields: ChatFields,
): Promise<FastifyReply> {
  const events = await deps.chat.stream(request.caller, order, stopOf(reply));
  // Headers are sent only after the first event, so that a refusal is still a proper error response.
  const first = await events.next();
  const chunks = new ChatChunks(order.model.id, deps.now());
  let promptTokens = first.value?.type === 'start' ? first.value.promptTokens : 0;
  const write = async (out: EventStream): Promise<void> => {
    const begin = (choice: number) =>
      out.send(chunks.chunk({ role: 'assistant', content: '' }, null, choice));
    begin(0);
    let completionTokens = 0;
    for await (const event of events) {
      if (event.type === 'start') begin(event.choice);
      if (event.type === 'delta') out.send(chunks.chunk({ content: event.text }, null, event.choice));
      if (event.type === 'end') {
        out.send(chunks.chunk({}, event.finishReason, event.choice));
        completionTokens += event.usage.completionTokens;
        promptTokens = event.usage.promptTokens;
      }
      await out.drained();
    }
    if (fields.stream_options?.include_usage) out.send(chunks.usage(promptTokens, completionTokens));
  };
  return await sendEvents(reply, deps.log, write, '[DONE]');
}
