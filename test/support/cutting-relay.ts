import { connect, createServer, type Socket } from 'node:net';

/**
 * Stands between a program and PostgreSQL and knows where their messages begin and end, so that a connection can be cut
 * between any two of them.
 */
export interface CuttingRelay {
  readonly port: number;
  /**
   * The message with this number, counted from now over both directions and all connections, gets no further, nor does
   * anything after it on its connection: the client's end is reset.
   */
  cutAt(message: number, how?: HowToCut): void;
  /** Whether it came to that. */
  hasCut(): boolean;
  /** Lets clients in again after a cut `for-good`. */
  mend(): void;
  stop(): Promise<void>;
}

/**
 *   orderly   the server's end is closed in good order, so that it reads everything that was sent before
 *   silently  the server's end stays open: it is told nothing
 *   for-good  as `orderly`; all other connections are reset too, and nobody is let in
 */
export type HowToCut = 'orderly' | 'silently' | 'for-good';

export async function cuttingRelay(target: { host: string; port: number }): Promise<CuttingRelay> {
  const sockets = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let how: HowToCut = 'orderly';
  let hasCut = false;
  let refuses = false;
  const server = createServer((client) => {
    if (refuses) return void client.resetAndDestroy();
    const onward = connect(target.port, target.host);
    let isCut = false;
    const pass = (from: Socket, to: Socket, split: (chunk: Buffer) => Buffer[]) => {
      from.on('data', (chunk) => {
        for (const message of split(chunk)) {
          if (isCut) return;
          if (left > 0) {
            left -= 1;
            to.write(message);
            continue;
          }
          isCut = true;
          hasCut = true;
          left = Number.POSITIVE_INFINITY;
          client.resetAndDestroy();
          if (how !== 'silently') onward.end();
          refuses = how === 'for-good';
          if (refuses) for (const other of sockets) if (other !== onward) other.destroy();
        }
      });
      from.once('close', () => {
        if (!isCut) to.destroy();
      });
    };
    // A client's first message, which names user and database, has no type.
    pass(client, onward, messageSplitter(0));
    pass(onward, client, messageSplitter(1));
    for (const end of [client, onward]) {
      sockets.add(end);
      end.on('error', () => {});
      end.once('close', () => sockets.delete(end));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as { port: number }).port,
    cutAt: (message, requested = 'orderly') => {
      left = message;
      how = requested;
      hasCut = false;
    },
    hasCut: () => hasCut,
    mend: () => {
      refuses = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Whole messages: a type of one byte, which the first may lack, and a length of four that counts itself. */
function messageSplitter(bytesOfFirstType: number): (chunk: Buffer) => Buffer[] {
  let typeBytes = bytesOfFirstType;
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const messages: Buffer[] = [];
    while (rest.length >= typeBytes + 4) {
      const length = typeBytes + rest.readUInt32BE(typeBytes);
      if (rest.length < length) break;
      messages.push(rest.subarray(0, length));
      rest = rest.subarray(length);
      typeBytes = 1;
    }
    return messages;
  };
}
