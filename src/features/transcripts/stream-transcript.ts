import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { EventStream } from '../../platform/http/answers/event-stream.ts';
import { stopOf } from '../../platform/http/connections/caller-left.ts';
import type { Transcribe, TranscribeOrder } from './transcribe.ts';

export interface StreamTranscriptDeps {
  readonly transcribe: Transcribe;
  readonly log: Logger;
}

/** `stream: true`: `transcript.text.delta` for each segment, then `transcript.text.done`, as the SDKs read them. */
export async function streamTranscript(
  deps: StreamTranscriptDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  order: TranscribeOrder,
): Promise<FastifyReply> {
  const stop = stopOf(reply);
  // The stream opens with the first segment, so that an earlier refusal is a proper error response.
  let events: EventStream | null = null;
  const open = () => {
    events ??= new EventStream(reply, deps.log);
    return events;
  };
  let text = '';
  try {
    const transcript = await deps.transcribe(request.caller, order, stop, async (segment) => {
      const delta = text === '' ? segment.text.trimStart() : segment.text;
      text += delta;
      open().send({ type: 'transcript.text.delta', delta });
      await open().drained();
    });
    open().send({ type: 'transcript.text.done', text: transcript.text });
  } catch (error) {
    if (events === null) throw error;
    open().fail(error);
  }
  open().send('[DONE]');
  open().end();
  return reply;
}
