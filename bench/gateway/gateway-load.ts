import { connect, type Socket } from 'node:net';

/** Requests over raw sockets, one at a time on each connection; a process of its own. */
export interface GatewayLoadOrder {
  readonly port: number;
  readonly connections: number;
  readonly requests: number;
  /** No request begins later. */
  readonly milliseconds?: number;
  /** A whole request, head and body, in base64. */
  readonly request: string;
}

export interface GatewayLoadReport {
  readonly seconds: number;
  readonly done: number;
  /** Not answered with 200; only where `milliseconds` is given, else the first one ends the benchmark. */
  readonly failed: number;
  readonly firstFailure?: string;
  /** Of a single request. */
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Until the first event of a stream, and between two. */
  readonly firstMs: number;
  readonly gapP99Ms: number;
}

process.on('message', async (order: GatewayLoadOrder) => process.send!(await run(order)));
process.on('disconnect', () => process.exit());

interface Tally {
  readonly times: number[];
  readonly firsts: number[];
  readonly gaps: number[];
}

async function run(order: GatewayLoadOrder): Promise<GatewayLoadReport> {
  const { port, connections, requests, request, milliseconds = Number.POSITIVE_INFINITY } = order;
  const bytes = Buffer.from(request, 'base64');
  const tally: Tally = { times: [], firsts: [], gaps: [] };
  const failures: string[] = [];
  let sent = 0;
  const began = performance.now();
  const isOver = () => sent >= requests || performance.now() - began > milliseconds;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      let socket: Socket | null = null;
      while (!isOver()) {
        sent += 1;
        socket ??= await open(port);
        const start = performance.now();
        try {
          await ask(socket, bytes, tally);
          tally.times.push(performance.now() - start);
        } catch (error) {
          if (milliseconds === Number.POSITIVE_INFINITY) throw error;
          failures.push((error as Error).message);
          socket.destroy();
          socket = null;
        }
      }
      socket?.destroy();
    }),
  );
  const part = (values: number[], share: number) =>
    values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
    Number.NaN;
  return {
    seconds: (performance.now() - began) / 1000,
    done: tally.times.length,
    failed: failures.length,
    ...(failures[0] !== undefined && { firstFailure: failures[0] }),
    medianMs: part(tally.times, 0.5),
    p99Ms: part(tally.times, 0.99),
    firstMs: part(tally.firsts, 0.5),
    gapP99Ms: part(tally.gaps, 0.99),
  };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.setNoDelay(true);
    socket.once('error', reject);
  });
}

function ask(socket: Socket, request: Buffer, { firsts, gaps }: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer: Buffer = Buffer.alloc(0);
    const start = performance.now();
    let last = 0;
    const close = () => reject(new Error('the server closed a connection'));
    const take = (chunk: Buffer) => {
      if (chunk.includes('data: {')) {
        const now = performance.now();
        if (last === 0) firsts.push(now - start);
        else gaps.push(now - last);
        last = now;
      }
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
