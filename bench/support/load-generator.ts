import { connect, type Socket } from 'node:net';

/** Requests over raw sockets, one at a time on each connection; a process of its own, so its cost is nobody else's. */
export interface LoadOrder {
  readonly port: number;
  readonly connections: number;
  readonly requests: number;
  /** Whole requests, head and body; used in turn. */
  readonly texts: readonly string[];
}

export interface LoadReport {
  readonly seconds: number;
  /** Answers that were not 200. */
  readonly refused: number;
  readonly firstRefusal: string | null;
}

process.on('message', async (order: LoadOrder) => process.send!(await run(order)));
process.on('disconnect', () => process.exit());

async function run(order: LoadOrder): Promise<LoadReport> {
  const texts = order.texts.map((text) => Buffer.from(text));
  const sockets = await Promise.all(Array.from({ length: order.connections }, () => open(order.port)));
  let sent = 0;
  let refused = 0;
  let firstRefusal: string | null = null;
  const began = process.hrtime.bigint();
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          let rest: Buffer = Buffer.alloc(0);
          const next = () => {
            if (sent >= order.requests) return resolve();
            socket.write(texts[sent % texts.length]!);
            sent += 1;
          };
          socket.on('error', reject);
          socket.on('close', () => reject(new Error('the server closed a connection')));
          socket.on('data', (chunk: Buffer) => {
            rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
            const length = answerLength(rest);
            if (length === null || rest.length < length) return;
            if (rest[9] !== 0x32) {
              refused += 1;
              firstRefusal ??= rest.toString();
            }
            rest = rest.subarray(length);
            next();
          });
          next();
        }),
    ),
  );
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  for (const socket of sockets) socket.removeAllListeners('close').destroy();
  return { seconds, refused, firstRefusal };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.setNoDelay(true);
    socket.once('error', reject);
  });
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = Buffer.from('ontent-');

/** The load must cost as little as it can: it runs on the cores of what is measured. */
function answerLength(bytes: Buffer): number | null {
  const head = bytes.indexOf(HEAD_END);
  if (head < 0) return null;
  for (let at = bytes.indexOf(LENGTH); at >= 0 && at < head; at = bytes.indexOf(LENGTH, at + 1)) {
    // `ontent-length: `, not `ontent-type: `
    if (bytes[at + 7]! !== 0x6c && bytes[at + 7]! !== 0x4c) continue;
    let length = 0;
    for (let digit = at + 15; bytes[digit]! >= 0x30 && bytes[digit]! <= 0x39; digit += 1)
      length = length * 10 + bytes[digit]! - 0x30;
    return head + HEAD_END.length + length;
  }
  return null;
}
