import type { FastifyReply } from 'fastify';
import { turnOf } from '../../../identity/caller.ts';
import type { inspectImage } from '../../../media/images/inspect-image.ts';
import { callerLeft } from '../../connections/caller-left.ts';

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
