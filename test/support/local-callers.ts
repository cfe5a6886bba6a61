import { type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Callers of different addresses: all of 127.0.0.0/8 is this machine. */
export const GREEDY = '127.0.0.1';
export const MODEST = '127.0.0.2';

/** Sends `text` from an address and then reads nothing at all. */
export async function neverRead(url: string, text: string, localAddress = GREEDY): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress });
  socket.on('error', () => {});
  socket.pause();
  await new Promise<void>((resolve) => {
    socket.once('close', resolve);
    socket.write(text, () => resolve());
  });
  return socket;
}

/** Waits for the first bytes of an answer, and leaves the rest of it unread. */
export async function begun(socket: Socket): Promise<void> {
  await new Promise<void>((resolve) => socket.once('readable', resolve));
}

/** A GET from an address, read to its end; over a connection of its own. */
export function getFrom(
  localAddress: string,
  url: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { localAddress, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const text = body.subarray(0, 2000).toString();
        resolve({ status: answer.statusCode!, headers: answer.headers, bytes: body.length, text });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
