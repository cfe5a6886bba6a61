import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { after, test } from 'node:test';
import type { VideoStatus } from '../../../src/engines/video-engine.ts';
import { until } from '../../support/until.ts';
import { begin, engineAt, NEVER, newJob } from './engine-at.ts';
import { writtenPreset } from './preset-at.ts';

/** A ComfyUI that is at work on every job, and tells its progress to the client that ordered it. */
const sockets = new Map<string, Duplex>();
const ordered: { readonly client_id: string; readonly prompt_id: string }[] = [];
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.method === 'POST') ordered.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  const id = ordered.at(-1)?.prompt_id;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ prompt_id: id, id, status: 'in_progress' }));
});
server.on('upgrade', ({ url = '', headers }, socket) => {
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write([...head, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
  sockets.set(new URL(url, 'http://x').searchParams.get('clientId') ?? '', socket);
  socket.on('error', () => {});
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => {
  for (const socket of sockets.values()) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** A text frame of a server. */
function frame(text: string): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(Buffer.byteLength(text)));
  return Buffer.concat([Buffer.from([0x81, 127]), length, Buffer.from(text)]);
}

/** A job at work, and the socket over which its service tells progress. */
async function listenedJob() {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sockets.clear();
  const engine = engineAt({ raw: writtenPreset('comfyui'), baseUrl });
  const job = newJob();
  const operation = await begin(engine, job);
  const status = () => engine.status(operation, job, NEVER);
  await status();
  const { client_id: client, prompt_id: id } = ordered.at(-1)!;
  await until(() => sockets.has(client));
  return { status, id, socket: sockets.get(client)! };
}

test("progress that ComfyUI tells over its websocket is the video's, and polls go on when it breaks off", async () => {
  const { status, id, socket } = await listenedJob();
  const progress = (answer: VideoStatus) => (answer.state === 'pending' ? answer.progress : null);
  assert.equal(progress(await status()), undefined);
  const news = (prompt: string, value: unknown) =>
    JSON.stringify({ type: 'progress', data: { prompt_id: prompt, value, max: 20, node: '3' } });
  for (const odd of ['{', '[]', news(id, 'soon'), news('another', 19), news(id, 40)])
    socket.write(frame(odd));
  socket.write(frame(news(id, 5)));
  await until(async () => progress(await status()) !== undefined);
  assert.equal(progress(await status()), 25);
  socket.destroy();
  assert.equal((await status()).state, 'pending');
});

/** What is written again and again until the other side hangs up. */
const FLOODS: Readonly<Record<string, Buffer>> = {
  messages: Buffer.concat(Array.from({ length: 100 }, () => frame('{}'))),
  bytes: frame(`"${'x'.repeat(300_000)}"`),
  pings: Buffer.concat(Array.from({ length: 10_000 }, () => Buffer.from([0x89, 0]))),
  'a message without an end': Buffer.concat([frame('').subarray(0, 6), Buffer.from([255, 255, 255, 255])]),
};

for (const [name, flood] of Object.entries(FLOODS))
  test(`a websocket that sends too much is cut off: ${name}`, async () => {
    const { status, socket } = await listenedJob();
    const pour = () => {
      while (!socket.destroyed && socket.write(flood));
    };
    socket.on('drain', pour).resume();
    pour();
    await until(() => socket.destroyed);
    assert.equal((await status()).state, 'pending');
  });
