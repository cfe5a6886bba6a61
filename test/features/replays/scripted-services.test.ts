import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startRecording } from '../../../src/features/replays/record-requests.ts';
import { startReplay } from '../../../src/features/replays/replay-requests.ts';
import type { StandIn } from '../../../src/features/replays/serve-exchanges.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { cut } from '../../support/scripted-upstream/audio-answers.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';

/** Services that speak otherwise than ours, and what goes wrong. */

const KEY = 'key-of-the-service-0123456789';
const said: string[] = [];
const { error } = console;
console.error = (line: string) => said.push(line);
after(() => {
  console.error = error;
});

const service = await new FakeService().listen();
const elsewhere = await new FakeService().listen();

async function record(key: string | null = KEY): Promise<StandIn & { readonly folder: string }> {
  const folder = join(scratchFolder(), 'recording');
  return {
    ...(await startRecording({ folder, upstream: new URL(`${service.origin}/api/v2`), key, port: 0 })),
    folder,
  };
}

async function replay(folder: string, ...ignored: string[]): Promise<StandIn> {
  const started = await startReplay({ folder, ignored, port: 0 });
  after(() => started.close());
  return started;
}

async function post({ baseUrl, key }: StandIn, path: string, body: unknown, headers = {}) {
  const isForm = body instanceof FormData;
  const answer = await fetch(baseUrl + path, {
    method: 'POST',
    headers: { 'x-api-key': key ?? KEY, ...(!isForm && { 'content-type': 'application/json' }), ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
  return { status: answer.status, headers: answer.headers, json: (await answer.json()) as any };
}

const exchanges = (folder: string) => readdirSync(folder).filter((name) => /^\d.*\.json$/.test(name));
const filesOf = (folder: string) =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

test('the stand-in key becomes the real one in whatever header or parameter it is, and no secret is kept', async () => {
  const secrets = {
    link: 'c2lnbmVkLWxpbmstMDEyMzQ1Njc4OQ',
    picture: 'AWS4SIGNATUREofthepicture',
    webhook: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dBjftJeZ4CVPmB92K27uhbUJU1p1r',
    session: 'session-0123456789abcdef',
    password: 'correct-horse-battery',
  };
  service.script({
    headers: { 'set-cookie': `sid=${secrets.session}`, 'openai-organization': 'org-of-somebody' },
    json: {
      id: 'job-1',
      video: { url: `${elsewhere.origin}/films/one.mp4?X-Amz-Signature=${secrets.link}` },
      status_url: `${service.origin}/api/v2/jobs/job-1`,
      webhook_secret: secrets.webhook,
      note: `Your key ${KEY} and ${secrets.token} were used.`,
      usage: { max_tokens: 5, token: 'word' },
    },
  });
  elsewhere.script({ headers: { 'content-type': 'video/mp4' }, text: 'a film' });
  const recording = await record();
  const body = {
    picture: `https://pictures.example/a.png?X-Amz-Signature=${secrets.picture}`,
    password: secrets.password,
  };
  const created = await post(recording, `/jobs?key=${recording.key}&page=2`, body, {
    authorization: `Key ${recording.key}`,
    cookie: `sid=${secrets.session}`,
  });
  const [call] = service.calls;
  assert.equal(call?.url, `/api/v2/jobs?key=${KEY}&page=2`);
  assert.deepEqual([call?.headers['x-api-key'], call?.headers.authorization], [KEY, `Key ${KEY}`]);
  assert.equal(call?.json.picture, body.picture);
  assert.equal(created.json.webhook_secret, secrets.webhook, 'the application gets what the service said');

  const film = await fetch(created.json.video.url, { headers: { authorization: `Bearer ${recording.key}` } });
  assert.equal(await film.text(), 'a film');
  assert.equal(elsewhere.calls[0]?.url, `/films/one.mp4?X-Amz-Signature=${secrets.link}`);
  assert.equal(elsewhere.calls[0]?.headers.authorization, undefined, 'another host gets no key');
  await recording.close();

  for (const text of filesOf(recording.folder))
    for (const secret of [KEY, 'org-of-somebody', ...Object.values(secrets)])
      assert.ok(!text.includes(secret), `${secret} is in ${text}`);
  const kept = filesOf(recording.folder).join();
  assert.match(kept, /"token": "word"/);

  const again = await replay(recording.folder);
  const renewed = { ...body, picture: body.picture.replace(secrets.picture, 'ANOTHERSIGNATUREoftoday') };
  const repeated = await post(again, `/jobs?page=2&key=${again.key}`, renewed);
  assert.equal(repeated.json.id, 'job-1');
  assert.equal(repeated.json.status_url, `${again.baseUrl}/jobs/job-1`);
  assert.equal(await (await fetch(repeated.json.video.url)).text(), 'a film');
});

test('an application that brings its own key shows it to the service alone', async () => {
  const line = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSj';
  service.script({
    json: {
      url: `${elsewhere.origin}/films/own.mp4`,
      credentials: { private_key: `-----BEGIN PRIVATE KEY-----\n${line}\n-----END PRIVATE KEY-----\n` },
    },
  });
  elsewhere.script({ headers: { 'content-type': 'video/mp4' }, text: 'a film' });
  const recording = await record(null);
  assert.equal(recording.key, null);
  const { json } = await post(recording, `/users/${KEY}/films`, {});
  const headers = { authorization: `Bearer ${KEY}`, cookie: 'sid=1', 'x-api-key': KEY, accept: 'video/mp4' };
  assert.equal(await (await fetch(json.url, { headers })).text(), 'a film');
  await recording.close();
  const sent = elsewhere.calls.at(-1)?.headers ?? {};
  assert.deepEqual(
    [sent.authorization, sent.cookie, sent['x-api-key'], sent.accept],
    [...[undefined, undefined, undefined, 'video/mp4']],
  );
  for (const text of [...readdirSync(recording.folder), ...filesOf(recording.folder)])
    for (const secret of [KEY, line]) assert.ok(!text.includes(secret), `${secret} is in ${text}`);
});

test('a link that came from the recording leads to the real file when it is sent back', async () => {
  service.script(
    { json: { url: `${elsewhere.origin}/films/two.mp4?sig=0123456789abcdef` } },
    { json: { id: 2 } },
  );
  const recording = await record();
  const { json } = await post(recording, '/films', {});
  await post(recording, '/remixes', { source: json.url });
  await recording.close();
  assert.equal(service.calls[1]?.json.source, `${elsewhere.origin}/films/two.mp4?sig=0123456789abcdef`);
  const again = await replay(recording.folder);
  const { json: same } = await post(again, '/films', {});
  assert.equal((await post(again, '/remixes', { source: same.url })).json.id, 2);
});

test('requests are compared without what is new each time, and equal ones are answered in order', async () => {
  service.script(
    { json: { id: 1 } },
    { json: { id: 2 } },
    { json: { status: 'waiting' } },
    { json: { status: 'done' } },
  );
  const request = () => ({
    prompt: 'a fox',
    request_id: crypto.randomUUID(),
    metadata: { order: crypto.randomUUID(), ordered_at: Math.random() },
    nickname: String(Math.random()),
  });
  const recording = await record();
  await post(recording, '/films', request(), { 'idempotency-key': crypto.randomUUID() });
  await post(recording, '/films', request(), { 'idempotency-key': crypto.randomUUID() });
  for (let poll = 0; poll < 2; poll += 1) await (await fetch(`${recording.baseUrl}/films/2`)).text();
  await recording.close();

  const again = await replay(recording.folder, 'nickname');
  assert.equal((await post(again, '/films', request())).json.id, 1);
  assert.equal((await post(again, '/films', request())).json.id, 2);
  const third = await post(again, '/films', request());
  assert.equal(third.status, 400);
  assert.match(third.json.error.message, /^No recording of POST \/api\/v2\/films is left: 2 equal ones/);
  const states: unknown[] = [];
  for (let poll = 0; poll < 3; poll += 1) states.push(await (await fetch(`${again.baseUrl}/films/2`)).json());
  assert.deepEqual(states, [{ status: 'waiting' }, { status: 'done' }, { status: 'done' }], 'reads go on');
});

test('a request without a recording is answered with what differs from the nearest one', async () => {
  service.script({ json: { text: 'heard' } });
  const form = (language: string, sound: string) => {
    const made = new FormData();
    made.append('language', language);
    made.append('file', new Blob([sound], { type: 'audio/wav' }), 'sound.wav');
    return made;
  };
  const recording = await record();
  await post(recording, '/transcripts', form('fr', 'a sound'));
  await post(recording, '/transcripts', form('de', 'a sound'));
  await recording.close();
  assert.ok(existsSync(join(recording.folder, '0001-post-api-v2-transcripts.sent-1.wav')));

  const again = await replay(recording.folder);
  const missing = await post(again, '/transcripts', form('de', 'another sound'));
  assert.equal(missing.status, 400);
  assert.deepEqual(Object.keys(missing.json.error), ['message', 'type', 'code']);
  assert.equal(missing.json.error.code, 'invalid_request');
  assert.match(
    missing.json.error.message,
    /^No recording of POST \/api\/v2\/transcripts like this\. The nearest is 0002-\S+\.json: form\.file is "sha256 \w+", recorded "sha256 \w+"\.$/,
  );
  assert.equal(said.at(-1), missing.json.error.message);
  const elsewhereAsked = await post(again, '/nowhere', {});
  assert.match(
    elsewhereAsked.json.error.message,
    /^No recording of POST \/api\/v2\/nowhere: nothing was asked/,
  );
  assert.equal((await post(again, '/transcripts', form('de', 'a sound'))).json.text, 'heard');
  assert.match(
    String(await again.close()),
    /^Requests without a recording: 2\. Recordings that were not asked for: 1 of 2\.$/,
  );
});

test('a stream keeps its events, and breaks where it broke', async () => {
  const events = ': hello\n\nevent: delta\nid: 7\ndata: {"text":"one"}\n\ndata: two\ndata: lines\n\n';
  service.script(cut('text/event-stream', events));
  const read = async ({ baseUrl }: StandIn) => {
    let text = '';
    try {
      const answer = await fetch(`${baseUrl}/events`);
      for await (const part of answer.body ?? []) text += Buffer.from(part).toString();
      return { text, isWhole: true };
    } catch {
      return { text, isWhole: false };
    }
  };
  const recording = await record();
  const first = await read(recording);
  await recording.close();
  assert.deepEqual(first, { text: events, isWhole: false });
  const [name = ''] = exchanges(recording.folder);
  const { answer } = JSON.parse(readFileSync(join(recording.folder, name), 'utf8'));
  assert.deepEqual(answer.events, [
    { '': 'hello' },
    { event: 'delta', id: '7', data: { text: 'one' } },
    { data: 'two\nlines' },
  ]);
  assert.deepEqual(await read(await replay(recording.folder)), first);
});

test('a part of a film that was recorded whole is answered from it', async () => {
  service.script({ headers: { 'content-type': 'video/mp4', 'accept-ranges': 'bytes' }, text: '0123456789' });
  const recording = await record();
  await (await fetch(`${recording.baseUrl}/film`)).text();
  await recording.close();
  const { baseUrl } = await replay(recording.folder);
  for (const [range, part] of [
    ['bytes=2-4', '234'],
    ['bytes=7-', '789'],
    ['bytes=-2', '89'],
  ] as const) {
    const answer = await fetch(`${baseUrl}/film`, { headers: { range } });
    assert.deepEqual([answer.status, await answer.text()], [206, part]);
  }
});

test('a service that cannot be reached is said, and nothing is kept of it', async () => {
  const folder = join(scratchFolder(), 'recording');
  const gone = await new FakeService().start();
  const upstream = new URL(gone.origin);
  gone.close();
  const recording = await startRecording({ folder, upstream, key: KEY, port: 0 });
  const answer = await post(recording, '/films', {});
  assert.deepEqual([answer.status, answer.json.error.code], [502, 'upstream_error']);
  await recording.close();
  assert.deepEqual(exchanges(folder), []);
});

test('a folder that has something in it is not recorded into, and one that is none is not replayed', async () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, 'note.txt'), '');
  const upstream = new URL(service.origin);
  await assert.rejects(startRecording({ folder, upstream, key: null, port: 0 }), /is not empty/);
  await assert.rejects(startReplay({ folder, port: 0 }), /There is no recording in/);
});
