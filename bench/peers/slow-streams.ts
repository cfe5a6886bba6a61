import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { residentOfTree } from '../support/process-tree.ts';

const WATCHED_MS = 8000;
const LOOK_EVERY_MS = 200;

/**
 * Opens streams and leaves them open: of the first kind they are read as they come, which is slowly; those of the second come
 * fast and are not read. Resolves with the most memory of all processes of the peer meanwhile.
 */
export async function slowStreams(
  pid: number,
  port: number,
  requests: readonly Buffer[],
  count: number,
): Promise<{ peak: number; open: number }> {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(requests[index % requests.length]!);
    if (index % requests.length === 0) socket.resume();
    else socket.pause();
    sockets.push(socket);
  }
  let peak = 0;
  for (const end = Date.now() + WATCHED_MS; Date.now() < end; await delay(LOOK_EVERY_MS))
    peak = Math.max(peak, await residentOfTree(pid));
  const open = sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
  for (const socket of sockets) socket.destroy();
  return { peak, open };
}
