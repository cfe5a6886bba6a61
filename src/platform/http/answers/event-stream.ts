import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { errorBody, ServiceError } from '../../../domain/errors.ts';
import { noteFacts } from '../observation/request-facts.ts';

/** Proxies and clients close silent connections; a comment line now and then keeps them open. */
const KEEP_ALIVE_MS = 15_000;

/** More than any writer sends at once. */
const MOST_UNREAD = 8 * 1024 * 1024;

/** A Server-Sent Events response: headers are sent with the first event, each event as it happens. */
export class EventStream {
  readonly #body = new PassThrough();
  #timer: NodeJS.Timeout | undefined;
  #goOn: () => void = () => {};
  readonly #reply: FastifyReply;
  readonly #log: Logger;

  constructor(reply: FastifyReply, log: Logger) {
    this.#reply = reply;
    this.#log = log;
    this.#awaitSilence();
    reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-cache, no-transform')
      // Otherwise nginx would buffer the events.
      .header('x-accel-buffering', 'no')
      .send(this.#body);
    reply.raw.once('close', () => {
      this.#stop();
      this.#goOn();
    });
    this.#body.on('drain', () => this.#goOn());
    this.#body.on('error', () => this.#stop());
  }

  send(data: unknown): void {
    this.sendLines(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}`);
  }

  /** An event as its lines. */
  sendLines(lines: string): void {
    if (this.#body.writableEnded || this.#reply.raw.destroyed) return;
    this.#awaitSilence();
    this.#body.write(`${lines}\n\n`);
    // The caller does not read, and the writer does not wait for it.
    if (this.#body.writableLength > MOST_UNREAD) this.#reply.raw.destroy();
  }

  /** Resolves when the caller has read enough of what was sent, or has left. */
  async drained(): Promise<void> {
    if (!this.#body.writableNeedDrain || this.#reply.raw.destroyed) return;
    await new Promise<void>((resolve) => (this.#goOn = resolve));
  }

  /**
   * The headers are already sent, so the failure becomes an event; nothing is sent when the caller has disconnected.
   */
  fail(error: unknown): void {
    if (this.#reply.raw.destroyed) return;
    this.#log.error({ request: this.#reply.request.id, err: error }, 'stream failed');
    const shown =
      error instanceof ServiceError
        ? error
        : new ServiceError('internal_error', 'Something went wrong in the service. The answer ends here.');
    noteFacts(this.#reply.request, { code: shown.code, message: shown.message });
    this.send(errorBody(shown));
  }

  end(): void {
    this.#stop();
    this.#body.end();
  }

  #awaitSilence(): void {
    this.#stop();
    this.#timer = setInterval(() => this.#body.write(': keep-alive\n\n'), KEEP_ALIVE_MS);
  }

  #stop(): void {
    clearInterval(this.#timer);
  }
}

/** Responds with the events that `write` sends, then `last` if given; the stream always ends. */
export async function sendEvents(
  reply: FastifyReply,
  log: Logger,
  write: (events: EventStream) => Promise<void>,
  last?: '[DONE]',
): Promise<FastifyReply> {
  const events = new EventStream(reply, log);
  try {
    await write(events);
  } catch (error) {
    events.fail(error);
  }
  if (last !== undefined) events.send(last);
  events.end();
  return reply;
}
