import { endlessWavHeader } from '../../src/platform/sound/wav-header.ts';
import type { StartedPeer } from './peer.ts';

/** Requests as they go over the wire: the same bytes for all peers, but for key, model and what Bifrost wants as JSON. */

type To = Pick<StartedPeer, 'headers' | 'models' | 'videosByJson'>;

const JSON_TYPE = 'application/json';
const BOUNDARY = 'a-boundary-as-clients-write-it';
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A stream of a kind that the tiny service knows; null: an answer in one piece. */
export function chatOf({ headers, models }: To, stream: string | null): Buffer {
  const messages = [
    { role: 'system', content: 'You are a helpful assistant who answers in a few sentences.' },
    {
      role: 'user',
      content: `When does the train to the coast leave, and where do I buy a ticket? ${stream ?? ''}`,
    },
  ];
  const body = JSON.stringify({ model: models.chat, messages, ...(stream !== null && { stream: true }) });
  return request(headers, 'POST', '/v1/chat/completions', JSON_TYPE, [body]);
}

export function speechOf({ headers, models }: To, text: string): Buffer {
  const body = JSON.stringify({ model: models.speech, voice: 'alloy', input: `A ${text} story.` });
  return request(headers, 'POST', '/v1/audio/speech', JSON_TYPE, [body]);
}

/** Two seconds of a voice: 64 KB. */
export function transcriptionOf({ headers, models }: To): Buffer {
  const wave = Int16Array.from({ length: 32 * 1024 - 22 }, (_, at) => 900 * Math.sin(at / 9));
  return request(headers, 'POST', '/v1/audio/transcriptions', FORM_TYPE, [
    field('model', models.transcription ?? ''),
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="voice.wav"\r\n`,
    'content-type: audio/wav\r\n\r\n',
    endlessWavHeader(16_000),
    Buffer.from(wave.buffer),
    `\r\n--${BOUNDARY}--\r\n`,
  ]);
}

export function videoOf({ headers, models, videosByJson = false }: To): Buffer {
  const order = { model: models.video ?? '', prompt: 'a red boat on a lake', seconds: '4', size: '720x1280' };
  if (videosByJson) return request(headers, 'POST', '/v1/videos', JSON_TYPE, [JSON.stringify(order)]);
  const fields = Object.entries(order).map(([name, value]) => field(name, value));
  return request(headers, 'POST', '/v1/videos', FORM_TYPE, [...fields, `--${BOUNDARY}--\r\n`]);
}

/** A video is ordered, and then asked for. */
export async function pollOf(to: To, port: number): Promise<Buffer> {
  const whole = videoOf(to);
  const at = whole.indexOf('\r\n\r\n');
  const answer = await fetch(`http://127.0.0.1:${port}/v1/videos`, {
    method: 'POST',
    headers: { ...to.headers, 'content-type': to.videosByJson ? JSON_TYPE : FORM_TYPE },
    body: whole.subarray(at + 4),
  });
  const { id } = (await answer.json()) as { id: string };
  return request(to.headers, 'GET', `/v1/videos/${encodeURIComponent(id)}`, null, []);
}

function field(name: string, value: string): string {
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function request(
  headers: Readonly<Record<string, string>>,
  method: string,
  path: string,
  type: string | null,
  body: readonly (string | Uint8Array)[],
): Buffer {
  const bytes = Buffer.concat(body.map((part) => Buffer.from(part as string)));
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(type === null ? [] : [`content-type: ${type}`, `content-length: ${bytes.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}
