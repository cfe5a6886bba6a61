import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems hand out to connections (from 32768 on Linux), which could take one that waits for us. */
const LOWEST = 12_000;
const HIGHEST = 32_000;

/**
 * A port where nobody listens: for what must know its port before it starts, or keep it while it is down. No other
 * test is given it as long as this process lives.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if ((await isReserved(port)) && (await isFree(port))) return port;
  }
}

/** UDP has ports of its own: a socket on the same number marks it as taken, and the system removes the mark. */
async function isReserved(port: number): Promise<boolean> {
  const mark = createSocket('udp4');
  mark.bind({ address: '127.0.0.1', port, exclusive: true });
  try {
    await once(mark, 'listening');
  } catch {
    mark.close();
    return false;
  }
  mark.unref();
  return true;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
