import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { sendEvents } from '../../platform/http/answers/event-stream.ts';
import { stopOf } from '../../platform/http/connections/caller-left.ts';
import type { Chat } from './chat.ts';
import type { PassedOrder } from './passed-chat-order.ts';

export interface PassChatDeps {
  readonly chat: Chat;
  readonly log: Logger;
}

/** The hosted model's own answer, as it came; only the end of a stream is ours. */
export async function answerPassedChat(
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
