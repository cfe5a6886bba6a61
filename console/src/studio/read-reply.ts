import { readEvents } from '../../../client/src/read-events.ts';
import type { ChatChunk } from '../../../client/src/types.ts';
import { sendOk } from '../api/client.ts';

/** The pieces of an answer of a chat model, as they come. */
export async function* readReply(body: object, signal: AbortSignal): AsyncGenerator<string> {
  const response = await sendOk('/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, stream: true }),
    signal,
  });
  if (!response.body) return;
  for await (const data of readEvents(response.body)) {
    if (data === '[DONE]') return;
    const { choices, error }: ChatChunk = JSON.parse(data);
    if (error) throw new Error(error.message);
    const piece = choices?.[0]?.delta?.content;
    if (typeof piece === 'string') yield piece;
  }
}
