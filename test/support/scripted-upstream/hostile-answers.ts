import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** What a hosted service that means harm, or is badly broken, sends in place of an answer. */
export type Hostility = 'endless' | 'endless-events' | 'huge' | 'many' | 'deep' | 'slow';

export const HOSTILITIES: readonly Hostility[] = ['endless', 'huge', 'many', 'deep', 'slow'];

const PIECE = Buffer.alloc(64 * 1024, 'x');
const EVENT = Buffer.from(
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'and on '.repeat(10) }, finish_reason: null }] })}\n\n`.repeat(
    300,
  ),
);
/** Below the limits of bytes, and far beyond those of values and levels. */
const MANY = Buffer.from(`[${'"",'.repeat(280_000)}""]`);
const DEEP = Buffer.from(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
const HUGE_BYTES = 400 * 1024 * 1024;
const DRIP_MS = 20;

/** Counts what was sent: it must stay bounded, and every answer must be left by its reader. */
export class HostileAnswers {
  /** Bytes of the longest answer. */
  longest = 0;
  /** Answers that nobody has left yet. */
  open = 0;

  async send(response: ServerResponse, hostility: Hostility, type = 'application/json'): Promise<void> {
    this.open += 1;
    response.once('close', () => {
      this.open -= 1;
    });
    switch (hostility) {
      case 'endless':
        response.writeHead(200, { 'content-type': type });
        response.write('{"id":"');
        return await this.#forEver(response, PIECE);
      case 'endless-events':
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        return await this.#forEver(response, EVENT);
      case 'huge':
        response.writeHead(200, { 'content-type': type, 'content-length': String(HUGE_BYTES) });
        return await this.#forEver(response, PIECE);
      case 'many':
        response.writeHead(200, { 'content-type': type }).end(MANY);
        return;
      case 'deep':
        response.writeHead(200, { 'content-type': type }).end(DEEP);
        return;
      case 'slow':
        response.writeHead(200, { 'content-type': type });
        response.write('{"id":"');
        return await this.#forEver(response, Buffer.from('x'), DRIP_MS);
    }
  }

  async #forEver(response: ServerResponse, piece: Buffer, pauseMs = 0): Promise<void> {
    for (let sent = 0; !response.destroyed; sent += piece.length) {
      this.longest = Math.max(this.longest, sent);
      const isRoom = response.write(piece);
      if (pauseMs > 0) await delay(pauseMs);
      else if (!isRoom) await drained(response);
    }
  }
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}
