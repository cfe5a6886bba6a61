import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

/** Stands between a program and a server, and can be taken away. */
export interface TcpProxy {
  readonly port: number;
  /** Hangs up on everybody, as a proxy that is killed and started again at once. */
  hangUp(): void;
  /** Hangs up on everybody and listens no more. */
  stop(): Promise<void>;
}

export async function tcpProxy(target: { host: string; port: number }, port?: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(target.port, target.host);
    socket.pipe(onward).pipe(socket);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => {});
      end.once('close', () => sockets.delete(end));
    }
  });
  const listenAt = port ?? (await freePort());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(listenAt, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as { port: number }).port,
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
