import type { FastifyReply } from 'fastify';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { turnOf } from '../../platform/identity/caller.ts';
import type { inspectImage } from '../../platform/media/images/inspect-image.ts';

export type InspectImage = typeof inspectImage;

/** Checks an image of this request, in the caller's turn, until the caller disconnects. */
export function imageInspector(
  inspect: InspectImage,
  reply: FastifyReply,
  param: string,
): (file: string) => Promise<unknown> {
  const turn = turnOf(reply.request.caller);
  const signal = callerLeft(reply);
  return (file) => inspect(file, turn, signal, { param });
}
