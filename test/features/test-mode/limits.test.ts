import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import Fastify, { type FastifyReply } from 'fastify';
import { createLog } from '../../../src/create-log.ts';
import { readTestMode } from '../../../src/domain/test-mode.ts';
import type { AccountEngines } from '../../../src/engines/engine-registry.ts';
import { TestEngines } from '../../../src/engines/test-mode/test-engines.ts';
import { streamTranscript } from '../../../src/features/transcripts/stream-transcript.ts';
import type { Transcribe } from '../../../src/features/transcripts/transcribe.ts';
import { sendEvents } from '../../../src/platform/http/answers/event-stream.ts';
import { turnOf } from '../../../src/platform/identity/caller.ts';
import { bearer } from '../../support/contract.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { toForm } from '../../support/service.ts';
import { type ServiceInTestMode, startInTestMode } from '../../support/service-in-test-mode.ts';

const MARK = 'phonofilm-test-text:';
const ORDER = { model: 'vidA3-fast', prompt: 'a fox runs through the snow' };

describe('what tests may take from others', () => {
  let service: ServiceInTestMode;
  before(async () => {
    service = await startInTestMode();
  });
  after(() => service.stop());

  const speech = async (input: string) => {
    const answer = await fetch(`${service.url}/v1/audio/speech`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.testKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'ttsB-3.1-flash-tts-preview', voice: 'Kore', input }),
    });
    assert.equal(answer.status, 200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const transcript = async (file: Buffer): Promise<{ text: string; segments: unknown[] }> => {
    const form = new FormData();
    form.set('model', 'asr-1');
    form.set('response_format', 'verbose_json');
    form.set('file', new Blob([new Uint8Array(file)]), 'speech.mp3');
    const answer = await fetch(`${service.url}/v1/audio/transcriptions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.testKey}` },
      body: form,
    });
    assert.equal(answer.status, 200);
    return (await answer.json()) as { text: string; segments: unknown[] };
  };

  test('a transcript is at most as long as a speech', async () => {
    const sound = await speech('Hello.');
    const named = Buffer.from(`${MARK}${Buffer.from('Yes. '.repeat(2000)).toString('base64url')};`);
    const { text, segments } = await transcript(Buffer.concat([sound, named]));
    assert.equal(text.length, 4096);
    assert.equal(segments.length, 820);
  });

  test('a large recording is read to its end', async () => {
    const sound = await speech('The end of a long recording.');
    const large = Buffer.concat([Buffer.alloc(2 * 1024 * 1024), sound]);
    large.set(sound);
    assert.equal((await transcript(large)).text, 'The end of a long recording.');
  });

  test('a reply repeats a question up to a length', async () => {
    const messages = [{ role: 'user', content: 'word '.repeat(20_000) }];
    const { json, status, text } = await service.inTestMode('POST', '/v1/chat/completions', {
      ...{ model: 'chat-4o-audio-preview', messages, n: 2 },
    });
    assert.equal(status, 200, text);
    for (const { message } of json.choices) assert.ok(message.content.length < 4200);
  });

  test('who waits keeps no upload', async () => {
    const engines = new TestEngines();
    const given = Promise.withResolvers<void>();
    const leave = new AbortController();
    const heard = engines
      .inPlaceOf({} as AccountEngines)
      .transcriber('asr-1')!
      .transcribe(
        {
          ...{ model: 'asr-1', account: 'acc_test', task: 'transcribe', language: null, temperature: 0 },
          ...{ words: false, effort: 'low', prompt: '[test: slow:60s]' },
          file: { pieces: [], size: 0, path: async () => '' },
          giveBack: async () => given.resolve(),
        } as never,
        leave.signal,
      );
    await Promise.race([given.promise, heard]);
    leave.abort();
    await assert.rejects(heard);
    engines.close();
  });

  test('nothing waits longer than a minute', () => {
    assert.equal(readTestMode('slow:60m').video.takesMs, 60_000);
  });

  test('all test keys count as one account without money', () => {
    for (const id of ['acc_1_test', 'acc_2_test'])
      assert.deepEqual(turnOf({ account: { id } } as never), { account: 'test mode', withoutMoney: true });
  });

  const newTestKey = async (name: string): Promise<string> => {
    const { json: account } = await service.admin('POST', '/accounts', { name });
    const body = { type: 'payg', livemode: false, account: account.id };
    return (await service.admin('POST', '/keys', body)).json.key;
  };

  test('an account stores at most 200 MB of tests in an hour', async (t) => {
    const picture = readFileSync((await sampleFiles()).picture);
    const large = Buffer.alloc(20 * 1024 * 1024);
    large.set(picture);
    const order = async (key: string, image: Buffer) => {
      const form = {
        ...ORDER,
        model: 'vidA_3_1',
        seconds: '8',
        size: '16x9',
        input_reference: new Blob([new Uint8Array(image)]),
      };
      const answer = await fetch(`${service.url}/v1/videos`, {
        ...{ method: 'POST', body: toForm(form) },
        headers: { ...bearer(key), 'phonofilm-test': 'fail:timeout' },
      });
      return { status: answer.status, headers: answer.headers, json: (await answer.json()) as never };
    };
    const key = await newTestKey('large');
    for (let count = 0; count < 9; count += 1) assert.equal((await order(key, large)).status, 200);

    const server = createServer((_request, response) => response.end(large)).listen(0, '127.0.0.1');
    t.after(() => server.close());
    await once(server, 'listening');
    const link = `http://127.0.0.1:${(server.address() as AddressInfo).port}/large.jpg`;
    const body = { ...ORDER, images: [link] };
    const linked = await service.call('POST', '/v1/video/create', body, bearer(key));
    const { error } = (await service.finished(linked.json.id, key)) as { error: { code: string } };
    assert.equal(error.code, 'rate_limit_exceeded');

    const refused = await order(key, large);
    assert.deepEqual([refused.status, refused.json['error']['code']], [429, 'rate_limit_exceeded']);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    assert.equal((await order(key, picture)).status, 200);
    assert.equal((await order(await newTestKey('another'), large)).status, 200);
  });

  test('stuck videos of many accounts keep no place from others, and an account has at most 20', async () => {
    const order = (authorization: string, prompt: string) =>
      service.call('POST', '/v1/video/create', { ...ORDER, prompt }, { authorization });
    const keys = await Promise.all(Array.from({ length: 11 }, (_, index) => newTestKey(`account ${index}`)));
    for (const each of keys) {
      for (let count = 0; count < 20; count += 1)
        assert.equal((await order(`Bearer ${each}`, 'a tower [test: stuck]')).status, 200);
      const refused = await order(`Bearer ${each}`, 'a tower [test: stuck]');
      assert.deepEqual([refused.status, refused.json.error.code], [400, 'invalid_request']);
    }
    const { json } = await order(`Bearer ${keys[0]}`, 'a boat');
    assert.equal((await service.finished(json.id, keys[0]))['status'], 'completed');
  });
});

describe('events wait for their reader', () => {
  const count = 100_000;
  const text = 'x'.repeat(1000);

  async function readLate(send: (reply: FastifyReply, sent: () => void) => Promise<FastifyReply>) {
    let sent = 0;
    const app = Fastify();
    app.get('/', (_request, reply) => send(reply, () => (sent += 1)));
    const url = await app.listen({ port: 0 });
    const requested = request(url).end();
    const [answer] = await once(requested, 'response');
    assert.ok(sent < count, `${sent} of ${count} were made before the first was read`);
    for await (const _ of answer);
    assert.equal(sent, count);
    await app.close();
  }

  test('of any answer', () =>
    readLate((reply, sent) =>
      sendEvents(reply, createLog('silent'), async (out) => {
        for (let made = 0; made < count; made += 1) {
          out.send(text);
          sent();
          await out.drained();
        }
      }),
    ));

  test('of a streamed transcript', () =>
    readLate((reply, sent) => {
      const transcribe: Transcribe = async (_caller, _order, _stop, onSegment) => {
        for (let made = 0; made < count; made += 1) {
          await onSegment?.({ text } as never);
          sent();
        }
        return { text } as never;
      };
      return streamTranscript({ transcribe, log: createLog('silent') }, reply.request, reply, {} as never);
    }));
});
