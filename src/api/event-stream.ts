import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Proxies and clients give up on a silent connection; a comment line now and then keeps it alive. */
const KEEP_ALIVE_MS = 15_000;

/** A Server-Sent Events answer: headers leave at once, each event as it happens. */
export class EventStream {
  readonly #body = new PassThrough();
  readonly #timer: NodeJS.Timeout;

  constructor(reply: FastifyReply) {
    this.#timer = setInterval(() => this.#body.write(': keep-alive\n\n'), KEEP_ALIVE_MS);
    reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-cache, no-transform')
      // nginx would hold the events back otherwise.
      .header('x-accel-buffering', 'no')
      .send(this.#body);
    reply.raw.once('close', () => this.#stop());
    this.#body.on('error', () => this.#stop());
  }

  send(data: unknown): void {
    if (this.#body.writableEnded || this.#body.destroyed) return;
    this.#timer.refresh();
    this.#body.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
  }

  end(): void {
    this.#stop();
    this.#body.end();
  }

  #stop(): void {
    clearInterval(this.#timer);
  }
}
