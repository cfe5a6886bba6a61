import { connect, type Socket } from 'node:net';

/** Requests over raw sockets, one at a time on each connection; a process of its own. */
export interface GatewayLoadOrder {
  readonly port: number;
  readonly connections: number;
  readonly requests: number;
  /** A whole request, head and body, in base64. */
  readonly request: string;
}

export interface GatewayLoadReport {
  readonly seconds: number;
  /** Of a single request. */
  readonly medianMs: number;
}

process.on('message', async (order: GatewayLoadOrder) => process.send!(await run(order)));
process.on('disconnect', () => process.exit());

async function run({ port, connections, requests, request }: GatewayLoadOrder): Promise<GatewayLoadReport> {
  const bytes = Buffer.from(request, 'base64');
  const times: number[] = [];
  let sent = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = await open(port);
      while (sent < requests) {
        sent += 1;
        const start = performance.now();
        await ask(socket, bytes);
        times.push(performance.now() - start);
      }
      socket.destroy();
    }),
  );
  times.sort((a, b) => a - b);
  return { seconds: (performance.now() - began) / 1000, medianMs: times[times.length >> 1]! };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.setNoDelay(true);
    socket.once('error', reject);
  });
}

function ask(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer: Buffer = Buffer.alloc(0);
    const close = () => reject(new Error('the server closed a connection'));
    const take = (chunk: Buffer) => {
      answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk]);
      if (!isComplete(answer)) return;
      socket.off('data', take).off('close', close);
      if (answer.subarray(9, 12).toString() === '200') resolve();
      else reject(new Error(answer.toString().slice(0, 500)));
    };
    socket.on('data', take).once('close', close);
    socket.write(request);
  });
}

/** Answers have a length, or come in chunks. */
function isComplete(answer: Buffer): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = answer.toString('latin1', 0, end).toLowerCase();
  const at = head.indexOf('content-length:');
  if (at >= 0) return answer.length >= end + 4 + Number.parseInt(head.slice(at + 15), 10);
  return answer.indexOf('\r\n0\r\n\r\n', answer.length - 7) >= 0;
}
