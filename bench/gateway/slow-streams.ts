import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf } from '../support/measurements.ts';

/** Long enough for all buffers on the way to fill. */
const WATCHED_MS = 8000;
const LOOK_EVERY_MS = 100;

/**
 * Opens streams and leaves them open: half are read as they come, which is slowly; the others come fast and are not
 * read. Resolves with how much resident memory the process had at most beyond what it had before.
 */
export async function memoryOfSlowStreams(
  pid: number,
  port: number,
  requests: readonly Buffer[],
  count: number,
): Promise<number> {
  const before = memoryOf(pid).now;
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(requests[index % requests.length]!);
    if (index % requests.length === 0) socket.resume();
    else socket.pause();
    sockets.push(socket);
  }
  let peak = before;
  for (const end = Date.now() + WATCHED_MS; Date.now() < end; await delay(LOOK_EVERY_MS)) {
    peak = Math.max(peak, memoryOf(pid).now);
  }
  const open = sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
  for (const socket of sockets) socket.destroy();
  if (open < count) throw new Error(`only ${open} of ${count} streams stayed open`);
  return peak - before;
}
