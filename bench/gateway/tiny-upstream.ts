import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The service behind all gateways: answers at once, or slowly where the benchmark wants slow streams. `brief` among the
 * messages asks for a stream that ends, and as the text of a speech for one of 256 KB. Arguments: a video, if it makes any, and a port.
 */
const [, , videoFile, fixedPort] = process.argv;
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
const event = (choices: object[], more: object = {}) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'tiny', choices, ...more })}\n\n`;
const DELTA = event([{ index: 0, delta: { content: 'word ' }, finish_reason: null }]);
const END = [
  event([{ index: 0, delta: {}, finish_reason: 'stop' }]),
  event([], { usage: { prompt_tokens: 60, completion_tokens: 32, total_tokens: 92 } }),
  'data: [DONE]\n\n',
].join('');
const DELTA_EVERY_MS = 100;
const BRIEF_WORDS = 32;
const BRIEF_EVERY_MS = 5;
const BRIEF_SPEECH_BYTES = 256 * 1024;
const UNREAD_SPEECH_BYTES = 4 * 1024 * 1024;
/** Videos are done at the second look. */
const looks = new Map<string, number>();

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => serve(request, Buffer.concat(chunks), response));
});
server.keepAliveTimeout = 600_000;
server.listen(Number(fixedPort ?? 0), '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
);
process.on('disconnect', () => process.exit());

function serve({ url = '', method }: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const [path = ''] = url.split('?');
  if (path.endsWith('/chat/completions')) {
    if (!/"stream": ?true/.test(body.toString('latin1'))) answer(response, CHAT);
    else if (body.includes('brief')) void briefStream(response);
    else dripFeed(response);
  } else if (path.endsWith('/audio/transcriptions')) answer(response, TRANSCRIPT);
  else if (path.endsWith('/audio/speech')) {
    if (body.includes('brief')) speak(response, BRIEF_SPEECH_BYTES);
    else if (body.includes('unread')) speak(response, UNREAD_SPEECH_BYTES);
    else flood(response);
  } else if (/\/videos(?:\/|$)/.test(path))
    serveVideo(method ?? 'GET', path, body.toString('latin1'), response);
  else answer(response, JSON.stringify({ object: 'list', data: [] }));
}

function answer(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** OpenAI's Videos protocol. Prompts say what goes wrong: `REFUSE` at the order, `FAIL` while the video is made. */
function serveVideo(method: string, path: string, body: string, response: ServerResponse): void {
  const [status, json] = videoAnswer(method, path, body);
  if (json !== null) answer(response, JSON.stringify(json), status);
  else {
    response.writeHead(200, { 'content-type': 'video/mp4' });
    response.end(videoFile === undefined ? '' : readFileSync(videoFile));
  }
}

/** Null: the video itself. */
function videoAnswer(method: string, path: string, body: string): [number, object | null] {
  const error = (code: string, message: string, param: string | null) => ({
    error: { code, message, type: 'invalid_request_error', param },
  });
  if (method === 'POST') {
    const refusal = 'Your request was blocked by our moderation system.';
    if (body.includes('REFUSE')) return [400, error('moderation_blocked', refusal, 'prompt')];
    const id = `video_${looks.size + 1}${body.includes('FAIL') ? '_failing' : ''}`;
    looks.set(id, 0);
    return [200, video(id, 'queued', 0)];
  }
  const [, id = '', content] = /\/videos\/([^/]+)(\/content)?$/.exec(path) ?? [];
  const seen = looks.get(id);
  if (seen === undefined) return [404, error('not_found', 'Video not found', null)];
  if (content) return [200, null];
  looks.set(id, seen + 1);
  if (seen < 1) return [200, video(id, 'in_progress', 40)];
  if (!id.endsWith('_failing')) return [200, video(id, 'completed', 100)];
  const failed = { error: { code: 'server_error', message: 'The video could not be made.' } };
  return [200, { ...video(id, 'failed', 40), ...failed }];
}

function video(id: string, status: string, progress: number): object {
  return {
    id,
    object: 'video',
    model: 'sora-2',
    status,
    progress,
    created_at: 1_790_000_000,
    completed_at: status === 'completed' ? 1_790_000_009 : null,
    expires_at: null,
    seconds: '4',
    size: '720x1280',
    remixed_from_video_id: null,
    error: null,
  };
}

/** A few words a second until the client leaves. */
function dripFeed(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(DELTA);
  const timer = setInterval(() => response.write(DELTA), DELTA_EVERY_MS);
  response.once('close', () => clearInterval(timer));
}

async function briefStream(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let word = 0; word < BRIEF_WORDS; word += 1) {
    response.write(DELTA);
    await delay(BRIEF_EVERY_MS);
  }
  response.end(END);
}

function speak(response: ServerResponse, bytes: number): void {
  response.writeHead(200, { 'content-type': 'audio/mpeg' });
  const sound = Buffer.alloc(bytes, 0x55);
  sound.write('ID3', 0);
  response.end(sound);
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
