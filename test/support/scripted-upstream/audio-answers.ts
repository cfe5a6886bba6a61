import type { Answer } from './fake-service.ts';

/** Answers of services for speech, transcripts and chat. */

/** A sentence that must never reach a caller. */
export const VENDOR_WORDS = 'Vendor-Wording req_12345';

export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  if (typeof body === 'string') return { status, text: body, headers };
  const type = { 'content-type': 'application/json' };
  if (body instanceof Uint8Array) return { status, text: body, headers: { ...type, ...headers } };
  return { status, json: body, headers };
}

/** An error as most services write it. */
export function failure(status: number, error: object = {}, headers: Record<string, string> = {}): Answer {
  return { status, json: { error: { message: VENDOR_WORDS, type: 'some_error', ...error } }, headers };
}

export const bytes = (type: string, text: Uint8Array): Answer => ({
  text,
  headers: { 'content-type': type },
});

/** Server-Sent Events; a string is sent as it is. */
export const events = (...data: unknown[]): Answer => ({ events: data });

/** The connection breaks before any answer. */
export const reset: Answer = { lost: true };

/** Nothing ever comes. */
export const hang: Answer = { hang: true };

const begun =
  (then: 'breaks' | 'stalls') =>
  (type: string, text: Uint8Array | string): Answer => ({
    text,
    headers: { 'content-type': type },
    then,
  });

/** The answer begins, and then the connection breaks. */
export const cut = begun('breaks');

/** The answer begins, and then nothing more comes. */
export const stall = begun('stalls');

/** A chat reply; fields of the message and of the whole may be replaced. */
export function completion(message: object, rest: object = {}): Answer {
  return answer(200, {
    id: 'vendor-id',
    object: 'chat.completion',
    model: 'vendor-model',
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 11, completion_tokens: 5, total_tokens: 16 },
    ...rest,
  });
}

export function delta(content: string, finish: string | null = null, rest: object = {}): object {
  return { id: 'vendor-id', choices: [{ index: 0, delta: { content }, finish_reason: finish }], ...rest };
}
