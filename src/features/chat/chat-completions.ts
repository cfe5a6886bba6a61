import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Type } from 'typebox';
import type { Task } from '../../domain/task.ts';
import { sendEvents } from '../../platform/http/answers/event-stream.ts';
import { idempotentBody, madeBefore } from '../../platform/http/bodies/idempotent-request.ts';
import { jsonBody } from '../../platform/http/bodies/json-body.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { NullableString } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { stopOf } from '../../platform/http/connections/caller-left.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import { hasSound } from './assert-payg.ts';
import type { Chat } from './chat.ts';
import { type AudioChatDeps, answerAudioChat } from './chat-audio.ts';
import { ChatBody } from './chat-body.ts';
import { answerVideoChat, answerWithVideo, type VideoChatDeps } from './chat-video.ts';
import { BODY_LIMIT, type PassedOrder, readPassedChat } from './passed-chat-order.ts';

/** A whole reply of a chat: of a conversation, or of a video that was asked for in chat. */
const ChatCompletionSchema = Type.Object({
  id: Type.String(),
  object: Type.String({ description: '`chat.completion`' }),
  created: Type.Integer({ description: 'Unix seconds.' }),
  model: Type.String(),
  choices: Type.Array(
    Type.Object({
      index: Type.Integer(),
      message: Type.Object({
        role: Type.String({ description: '`assistant`' }),
        content: NullableString('For a video: its task and its link.'),
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

/** POST /v1/chat/completions: the model decides whether the result is a video or a conversation. */

/** Where a chat may hold images, clips and recordings. */
export const CHAT_LONG_TEXTS = [
  'messages[].content[].input_audio.data',
  'messages[].content[].image_url.url',
  'messages[].content[].video_url.url',
];

export interface ChatDeps extends VideoChatDeps, AudioChatDeps, PassChatDeps {
  readonly catalogue: ModelCatalogue;
  readonly idempotency: Idempotency;
}

export function chatCompletions(app: App, deps: ChatDeps): void {
  app.post(
    '/v1/chat/completions',
    {
      config: { checksBody: true, kind: 'audio', longTexts: CHAT_LONG_TEXTS },
      bodyLimit: BODY_LIMIT,
      schema: {
        summary: 'Chat: a video through chat (family B), or a conversation with audio',
        description:
          'With `stream: true` the answer is a Server-Sent Events stream that ends with `data: [DONE]`.',
        tags: ['Chat'],
        body: ChatBody,
        response: answers(ChatCompletionSchema, { 'text/event-stream': 'With `stream: true`.' }),
      },
    },
    async (request, reply) => {
      const body = jsonBody(request);
      // Streaming or not does not change what is created.
      const idempotent = await idempotentBody(request, body, ['stream', 'stream_options']);
      const video = idempotent && (await madeBefore<Task>(deps.idempotency, request, idempotent));
      if (video) return await answerWithVideo(deps, reply, video, validate(ChatBody, body));
      const model = await deps.catalogue.choose(body['model'], request.caller, 'chat');
      if (model.kind === 'video') return await answerVideoChat(deps, reply, model, body, idempotent);
      if (model.kind !== 'chat') return undefined;
      const pass = hasSound(body) ? undefined : deps.chat.passes(request.caller, model);
      if (pass === undefined) {
        return await answerAudioChat(deps, request, reply, model, body);
      }
      const order = readPassedChat(request.caller, model, body, request.bodyLength, pass);
      return await answerPassedChat(deps, request, reply, order);
    },
  );
}

interface PassChatDeps {
  readonly chat: Chat;
  readonly log: Logger;
}

/** The hosted model's own answer, as it came; only the end of a stream is ours. */
async function answerPassedChat(
  { chat, log }: PassChatDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  order: PassedOrder,
): Promise<unknown> {
  const answer = await chat.pass(request.caller, order, stopOf(reply));
  if ('whole' in answer) return reply.type('application/json; charset=utf-8').send(Buffer.from(answer.whole));
  const { events } = answer;
  return await sendEvents(
    reply,
    log,
    async (out) => {
      for await (const lines of events) {
        out.sendLines(lines);
        await out.drained();
      }
    },
    '[DONE]',
  );
}
