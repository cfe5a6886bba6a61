import type { FastifyReply } from 'fastify';
import { noteFacts } from '../observation/request-facts.ts';

/** Fires when the caller disconnects before the response is complete. */
export function callerLeft(reply: FastifyReply): AbortSignal {
  return stopOf(reply).signal;
}

/** Stops the work for a response: fires as `callerLeft`, and the code that makes the response may fire it too. */
export function stopOf(reply: FastifyReply): AbortController {
  const controller = new AbortController();
  noteFacts(reply.request, { stop: controller });
  const leave = () => {
    if (!reply.raw.writableFinished) controller.abort(new CallerLeft());
  };
  if (reply.raw.destroyed) leave();
  else reply.raw.once('close', leave);
  return controller;
}

export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';

  constructor() {
    super('the caller went away');
  }
}
