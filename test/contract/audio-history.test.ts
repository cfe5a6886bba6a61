import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { sampleFiles } from '../support/fake-engines.ts';
import { type TestService, useService } from '../support/service.ts';
import { until } from '../support/until.ts';

const KEEP = { 'phonofilm-keep': 'true' };
const SPEECH = {
  model: 'ttsB-3.1-flash-tts-preview',
  voice: 'Kore',
  input: 'The train leaves at nine.',
  response_format: 'wav',
};

async function recording(): Promise<Record<string, string | Blob>> {
  const { speech } = await sampleFiles();
  return { model: 'asr-1', file: new Blob([await readFile(speech['wav']!)]) };
}

const listOf = async (service: TestService, headers: Record<string, string> = {}, query = '') =>
  (await service.call('GET', `/v1/audio/history${query}`, undefined, headers)).json.data as Record<
    string,
    string
  >[];

describe('the history of speech and transcripts', () => {
  let time = Date.now();
  const service = useService(() => ({ now: () => (time += 1) }));
  const newCaller = async () => ({ authorization: `Bearer ${(await service.newKey()).key}` });

  test('keeps what asks for it, with its content, and changes no answer', async () => {
    const caller = await newCaller();
    const plain = await fetch(`${service.url}/v1/audio/speech`, {
      method: 'POST',
      headers: { ...caller, 'content-type': 'application/json' },
      body: JSON.stringify(SPEECH),
    });
    const asked = await fetch(`${service.url}/v1/audio/speech`, {
      method: 'POST',
      headers: { ...caller, ...KEEP, 'content-type': 'application/json' },
      body: JSON.stringify(SPEECH),
    });
    const sound = Buffer.from(await asked.arrayBuffer());
    assert.deepEqual(sound, Buffer.from(await plain.arrayBuffer()));
    await until(async () => (await listOf(service, caller)).length === 1);
    const heard = await service.form('/v1/audio/transcriptions', await recording(), { ...caller, ...KEEP });
    assert.deepEqual(Object.keys(heard.json), ['text']);
    await until(async () => (await listOf(service, caller)).length === 2);
    const [transcript, speech] = await listOf(service, caller);
    assert.deepEqual(
      [speech?.['kind'], speech?.['text'], speech?.['voice'], speech?.['seconds']],
      ['speech', SPEECH.input, 'Kore', null],
    );
    assert.deepEqual(
      [transcript?.['kind'], transcript?.['language'], transcript?.['seconds']],
      ['transcript', 'en', 3],
    );
    assert.equal((await listOf(service, caller, '?kind=speech')).length, 1);
    const whole = await fetch(`${service.url}/v1/audio/history/${speech?.['id']}/content`, {
      headers: caller,
    });
    assert.equal(whole.headers.get('content-type'), 'audio/wav');
    assert.deepEqual(Buffer.from(await whole.arrayBuffer()), sound);
    const part = await fetch(`${service.url}/v1/audio/history/${speech?.['id']}/content`, {
      headers: { ...caller, range: 'bytes=0-3' },
    });
    assert.deepEqual([part.status, await part.text()], [206, 'RIFF']);
    const content = await service.call(
      'GET',
      `/v1/audio/history/${transcript?.['id']}/content`,
      undefined,
      caller,
    );
    assert.equal(content.json.text, heard.json.text);
    assert.equal(content.json.language, 'english');
    assert.equal(content.json.segments.length, 2);
  });

  test('has the times of words where they were asked for, and what was streamed', async () => {
    const caller = await newCaller();
    const form = {
      ...(await recording()),
      response_format: 'verbose_json',
      'timestamp_granularities[]': 'word',
    };
    await service.form('/v1/audio/transcriptions', form, { ...caller, ...KEEP });
    await service.form(
      '/v1/audio/transcriptions',
      { ...(await recording()), stream: 'true' },
      { ...caller, ...KEEP },
    );
    await service.call(
      'POST',
      '/v1/audio/speech',
      { ...SPEECH, stream_format: 'sse' },
      { ...caller, ...KEEP },
    );
    await until(async () => (await listOf(service, caller)).length === 3);
    const kinds = (await listOf(service, caller)).map(({ kind }) => kind).sort();
    assert.deepEqual(kinds, ['speech', 'transcript', 'transcript']);
    const contents = await Promise.all(
      (await listOf(service, caller, '?kind=transcript')).map(
        async ({ id }) =>
          (await service.call('GET', `/v1/audio/history/${id}/content`, undefined, caller)).json,
      ),
    );
    assert.ok(contents.some(({ words }) => words?.[0]?.word === 'Hello'));
  });

  test('does not exist for another account, nor for the test key of the same one', async () => {
    const { key, account } = await service.newKey();
    const caller = { authorization: `Bearer ${key}` };
    await service.call('POST', '/v1/audio/speech', SPEECH, { ...caller, ...KEEP });
    await until(async () => (await listOf(service, caller)).length === 1);
    const [{ id } = { id: '' }] = await listOf(service, caller);
    const ofTests = await service.admin('POST', '/keys', { account, type: 'payg', livemode: false });
    for (const other of [await newCaller(), { authorization: `Bearer ${ofTests.json.key}` }]) {
      assert.deepEqual(await listOf(service, other), []);
      for (const path of [
        `/v1/audio/history/${id}`,
        `/v1/audio/history/${id}/content`,
        `/v1/audio/history?after=${id}`,
      ])
        assert.equal((await service.call('GET', path, undefined, other)).status, 404, path);
      assert.equal((await service.call('DELETE', `/v1/audio/history/${id}`, undefined, other)).status, 404);
    }
  });

  test('keeps nothing of a speech that broke or whose caller left, nor of a refused one', async () => {
    const caller = await newCaller();
    const speak = (input: string, signal?: AbortSignal) =>
      fetch(`${service.url}/v1/audio/speech`, {
        method: 'POST',
        headers: { ...caller, ...KEEP, 'content-type': 'application/json' },
        body: JSON.stringify({ ...SPEECH, input }),
        ...(signal && { signal }),
      });
    await assert.rejects(async () => (await speak('this breaks')).arrayBuffer());
    assert.equal((await speak('overload')).status, 503);
    const leaving = new AbortController();
    const left = await speak('say it slowly', leaving.signal);
    await left.body?.getReader().read();
    leaving.abort();
    await until(() => service.engines.speech.stopped > 0);
    await (await speak('a whole one')).arrayBuffer();
    await until(async () => (await listOf(service, caller)).length > 0);
    assert.deepEqual(
      (await listOf(service, caller)).map(({ text }) => text),
      ['a whole one'],
    );
  });

  test('deletes at once what is asked for, and everything after its days', async () => {
    const caller = await newCaller();
    for (const input of ['one', 'two'])
      await service.call('POST', '/v1/audio/speech', { ...SPEECH, input }, { ...caller, ...KEEP });
    await until(async () => (await listOf(service, caller)).length === 2);
    const [newest, oldest] = await listOf(service, caller);
    const gone = await service.call('DELETE', `/v1/audio/history/${newest?.['id']}`, undefined, caller);
    assert.deepEqual(gone.json, { id: newest?.['id'], object: 'audio.item.deleted', deleted: true });
    for (const path of ['', '/content'])
      assert.equal(
        (await service.call('GET', `/v1/audio/history/${newest?.['id']}${path}`, undefined, caller)).status,
        404,
      );
    time += 6 * 86_400_000;
    await service.service.sweep();
    assert.equal((await listOf(service, caller)).length, 1);
    time += 2 * 86_400_000;
    await service.service.sweep();
    assert.deepEqual(await listOf(service, caller), []);
    assert.equal(
      (await service.call('GET', `/v1/audio/history/${oldest?.['id']}`, undefined, caller)).status,
      404,
    );
  });
});

describe('the setting audio_history.keep', () => {
  const all = useService(() => ({ settings: { audio_history: { keep: 'all' } } }));
  const none = useService(() => ({ settings: { audio_history: { keep: 'none' } } }));

  test('keeps every speech with `all`', async () => {
    await all.call('POST', '/v1/audio/speech', SPEECH);
    await until(async () => (await listOf(all)).length === 1);
  });

  test('keeps none with `none`, whatever a request asks', async () => {
    await none.call('POST', '/v1/audio/speech', SPEECH, KEEP);
    await none.form('/v1/audio/transcriptions', await recording(), KEEP);
    // What is being stored is finished at a stop, so nothing can come later.
    await none.service.sweep();
    assert.deepEqual(await listOf(none), []);
  });
});
