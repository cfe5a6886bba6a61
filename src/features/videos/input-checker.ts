import type { FastifyReply } from 'fastify';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { turnOf } from '../../platform/identity/caller.ts';
import type { InputKind, InspectInput } from '../../platform/media/video-inputs.ts';

/** Checks a file of this request until the caller disconnects. */
export type CheckInput = (kind: InputKind, file: string, param: string) => Promise<unknown>;

export function inputChecker(inspect: InspectInput, reply: FastifyReply): CheckInput {
  let signal: AbortSignal | null = null;
  return (kind, file, param) => {
    // Most requests bring no files: then there is no need to watch for a disconnect.
    signal ??= callerLeft(reply);
    return inspect(kind, file, turnOf(reply.request.caller), signal, { param });
  };
}
