import type { FastifyRequest } from 'fastify';

/** Of a message, what is needed to cancel the call that it makes or names. */
interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: { readonly requestId?: unknown };
}

/**
 * Clients of protocol revisions before 2026 do not close the connection of a call that they cancel: they send
 * `notifications/cancelled` in another request. Which call is meant is found by key, session and id. Nothing is kept of a
 * session beyond its calls under way, so its id is good on every node, and a cancellation that reaches another node than
 * the call is lost without harm.
 */
export class CallsUnderWay {
  readonly #calls = new Map<string, AbortController>();

  /** Until the disposal of what it returns, the signal fires when the call is cancelled. */
  begin(request: FastifyRequest): { readonly cancelled: AbortSignal; end(): void } {
    const call = new AbortController();
    const name = nameOf(request, (request.body as Message | undefined)?.id);
    if (name === null) return { cancelled: call.signal, end: () => {} };
    this.#calls.set(name, call);
    return {
      cancelled: call.signal,
      end: () => {
        if (this.#calls.get(name) === call) this.#calls.delete(name);
      },
    };
  }

  /** Does nothing unless the message is a cancellation of a call that is under way here. */
  cancel(request: FastifyRequest): void {
    const { method, params } = (request.body ?? {}) as Message;
    if (method !== 'notifications/cancelled') return;
    const name = nameOf(request, params?.requestId);
    if (name !== null) this.#calls.get(name)?.abort(new Error('the client has cancelled the call'));
  }

  get size(): number {
    return this.#calls.size;
  }
}

/** Longer than any id that we give out. */
const MAX_SESSION = 100;

function nameOf({ headers, caller }: FastifyRequest, id: unknown): string | null {
  const session = headers['mcp-session-id'];
  if (typeof session !== 'string' || session.length > MAX_SESSION) return null;
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  return JSON.stringify([caller.key.id, session, id]);
}
