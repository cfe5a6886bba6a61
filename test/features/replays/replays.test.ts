import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import OpenAI from 'openai';
import { startRecording } from '../../../src/features/replays/record-requests.ts';
import { startReplay } from '../../../src/features/replays/replay-requests.ts';
import type { StandIn } from '../../../src/features/replays/serve-exchanges.ts';
import { FILM } from '../../support/openai-client.ts';
import { startRehearsing } from '../../support/rehearsing-service.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

/** An application is recorded with a real service, and then runs without it. */

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const textOf = (folder: string) =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');

/** What an application does in a day, and everything that it learns by it. */
async function application({ baseUrl, key }: StandIn, more = {}): Promise<Record<string, unknown>> {
  const client = new OpenAI({ baseURL: baseUrl, apiKey: key ?? '', maxRetries: 0, ...more });
  const film = await client.videos.create(FILM);
  for (let { status } = film; status !== 'completed'; ) ({ status } = await client.videos.retrieve(film.id));
  const content = await client.videos.downloadContent(film.id);
  const task = await client.get<{ video_url: string }>(`/video/query?id=${film.id}`);
  const linked = await fetch(task.video_url);
  const part = await fetch(task.video_url, { headers: { range: 'bytes=4-7' } });
  const messages = [{ role: 'user' as const, content: 'Is it raining?' }];
  const reply: string[] = [];
  const chat = { model: 'chat-4o-audio-preview', messages, stream: true } as const;
  for await (const chunk of await client.chat.completions.create(chat))
    reply.push(chunk.choices[0]?.delta.content ?? '');
  const speech = await client.audio.speech.create({
    ...{ model: 'chat-4o-mini-tts-2025-12-15', voice: 'alloy', input: 'Good day.' },
  });
  const spoken = await speech.bytes();
  const file = new File([spoken], `${crypto.randomUUID()}.mp3`);
  const transcript = await client.audio.transcriptions.create({ model: 'asr-1', file });
  const refusal = await client.videos
    .create({ ...FILM, prompt: 'something [test: content_policy_violation]' })
    .catch((error: unknown) => error);
  assert.ok(refusal instanceof OpenAI.APIError);
  return {
    film: film.id,
    content: [content.headers.get('content-type'), digest(await content.bytes())],
    linked: [linked.status, digest(await linked.bytes())],
    part: [part.status, await part.text(), part.headers.get('content-range')],
    reply,
    speech: [speech.headers.get('content-type'), digest(spoken)],
    transcript: transcript.text,
    refusal: [refusal.status, refusal.code, refusal.message],
  };
}

test('what an application learned from a service it learns again when the service is gone', async () => {
  const folder = join(scratchFolder(), 'recording');
  const service = await startRehearsing();
  const recording = await startRecording({
    ...{ folder, upstream: new URL(`${service.url}/v1`), key: service.testKey, port: 0 },
  });
  const first = await application(recording, { idempotencyHeader: 'Idempotency-Key' });
  await recording.close();
  await service.stop();
  assert.deepEqual(first['part'], [206, 'ftyp', (first['part'] as string[])[2]]);
  assert.ok((first['reply'] as string[]).length > 3, 'streamed word by word');
  assert.equal(first['transcript'], 'Good day.');

  const replay = await startReplay({ folder, port: 0 });
  assert.deepEqual(await application(replay), first);
  assert.match(
    String(await replay.close()),
    /^Requests without a recording: 0\. Recordings that were not asked for: 0 of \d+\.$/,
  );

  const kept = textOf(folder);
  assert.ok(!kept.includes(service.testKey), 'the key is kept');
  assert.doesNotMatch(kept, /signature=/);
  assert.ok(!kept.includes(`${new URL(service.url).host}/files`), 'links lead to the service');
});
