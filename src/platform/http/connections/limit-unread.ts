import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Smaller answers fit the buffers of the system. */
const COUNTED_BYTES = 16_384;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Answers that nobody reads stay in memory. When all of them together are larger than `mostBytes`, the connections whose
 * answers have waited longest are closed: who reads has taken theirs long before.
 */
export function limitUnread(app: FastifyInstance, mostBytes = MOST_BYTES): void {
  /** In the order in which they were sent. */
  const unread = new Map<object, { readonly socket: Socket; readonly bytes: number }>();
  let inAll = 0;
  app.addHook('onSend', (request, { raw }, payload, done) => {
    const isText = typeof payload === 'string';
    if ((isText || Buffer.isBuffer(payload)) && payload.length > COUNTED_BYTES) {
      const bytes = isText ? Buffer.byteLength(payload) : payload.length;
      unread.set(raw, { socket: request.raw.socket, bytes });
      inAll += bytes;
      const forget = () => {
        if (unread.delete(raw)) inAll -= bytes;
      };
      raw.once('finish', forget).once('close', forget);
      for (const [answer, { socket, bytes: freed }] of unread) {
        if (inAll <= mostBytes) break;
        if (answer === raw || !unread.delete(answer)) continue;
        inAll -= freed;
        socket.destroy();
      }
    }
    done(null, payload);
  });
}
