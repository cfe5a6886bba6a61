import type { FastifyInstance } from 'fastify';
import type { Task } from '../../../domain/task.ts';
import type { Api } from '../../api.ts';
import { idempotentBody, jsonBody, madeBefore } from '../../api.ts';
import { validate } from '../../bodies/validate.ts';
import { answers } from '../../documentation/route-docs.ts';
import { answerAudioChat } from './chat-audio.ts';
import { ChatBody } from './chat-body.ts';
import { ChatCompletionSchema } from './chat-completion.ts';
import { answerVideoChat, answerWithFilm } from './chat-video.ts';

/** POST /v1/chat/completions: the model decides whether the result is a film or a conversation. */

/** 25 MB of audio as base64, and space for the rest. */
const BODY_LIMIT = 48 * 1024 * 1024;

/** Where a chat may hold images and recordings. */
export const CHAT_LONG_TEXTS = [
  'messages[].content[].input_audio.data',
  'messages[].content[].image_url.url',
];

export function chatCompletions(app: FastifyInstance, api: Api): void {
  app.post(
    '/v1/chat/completions',
    {
      config: { bucket: 'audio', longTexts: CHAT_LONG_TEXTS },
      bodyLimit: BODY_LIMIT,
      schema: {
        summary: 'Chat: a film through chat (family B), or a conversation with audio',
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
      const film = idempotent && (await madeBefore<Task>(api, request, idempotent));
      if (film) return await answerWithFilm(api, request, reply, film, validate(ChatBody, body));
      const model = await api.catalogue.choose(body['model'], request.caller, 'chat');
      return model.kind === 'video'
        ? await answerVideoChat(api, request, reply, model, body, idempotent)
        : model.kind === 'chat'
          ? await answerAudioChat(api, request, reply, model, body)
          : undefined;
    },
  );
}
