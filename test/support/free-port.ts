import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems hand out to connections (from 32768 on Linux), which could take one that waits for us. */
const LOWEST = 12_000;
const HIGHEST = 32_000;

/** A port where nobody listens: for what must know its port before it starts, or keep it while it is down. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const server = createServer().listen(port, '127.0.0.1');
    const taken = await Promise.race([
      once(server, 'listening').then(() => false),
      once(server, 'error').then(() => true),
    ]);
    if (taken) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
