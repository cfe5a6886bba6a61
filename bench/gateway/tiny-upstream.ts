import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The service behind all gateways: answers at once, or slowly where the benchmark wants slow streams. */
const CHAT = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'tiny',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: 'The train to the coast leaves at noon. '.repeat(12) },
      finish_reason: 'stop',
    },
  ],
  usage: { prompt_tokens: 60, completion_tokens: 110, total_tokens: 170 },
});
const TRANSCRIPT = JSON.stringify({ text: 'The train to the coast leaves at noon.' });
const DELTA = `data: ${JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'tiny',
  choices: [{ index: 0, delta: { content: 'word ' }, finish_reason: null }],
})}\n\n`;
const DELTA_EVERY_MS = 100;

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const path = request.url ?? '';
    if (path.endsWith('/chat/completions')) {
      if (Buffer.concat(chunks).includes('"stream":true')) dripFeed(response);
      else answer(response, CHAT);
    } else if (path.endsWith('/audio/transcriptions')) answer(response, TRANSCRIPT);
    else flood(response);
  });
});
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit());

function answer(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

/** A few words a second until the client leaves. */
function dripFeed(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(DELTA);
  const timer = setInterval(() => response.write(DELTA), DELTA_EVERY_MS);
  response.once('close', () => clearInterval(timer));
}

/** Speech without end, as fast as it is taken. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'audio/mpeg' });
  const piece = Buffer.alloc(16 * 1024, 0x55);
  piece.write('ID3', 0);
  const write = () => {
    while (response.write(piece));
  };
  response.on('drain', write);
  write();
}
