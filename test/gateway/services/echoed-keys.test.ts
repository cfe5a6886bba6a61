import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { pino } from 'pino';
import type { Json, VideoJob } from '../../../src/engines/video-engine.ts';
import { headerCredential } from '../../../src/gateway/auth/credential.ts';
import { HttpUpstream } from '../../../src/gateway/http-upstream.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { type Answer, FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { engineAt, NEVER, newJob, stored } from '../videos/engine-at.ts';

/** A service that repeats our key wherever it can while it makes a video: nobody gets to see it, whole or in part. */

/** Looks like an id, so that nothing but knowing it tells that it is a key. */
const KEY = 'feedfacecafe4d5e8b7a6c5d4e3f2a1b0c9d8e7f';
const BEGINNING = KEY.slice(0, 8);
/** What services say is cut off somewhere, and the key may stand across the cut. */
const CUTS = [200, 500, 2000, 4000, 10_000];
const WORDS = [
  `the key is ${KEY}`,
  ...CUTS.map((cut) => `${'y'.repeat(cut - 20)}${KEY}`),
  `${KEY} `.repeat(120),
];

const { picture } = await sampleFiles();
const DESCRIPTION = {
  protocol: 'task',
  prepare: [{ post: '/uploads', json: { type: '$item.mime' }, bind: { uploaded: 'name' } }],
  create: { post: '/jobs', json: { prompt: '$prompt', first: '$first_frame.uploaded?' }, id: 'id' },
  poll: { get: '/jobs/{id}', status: 'state', every: '10ms', map: { ready: 'done', broken: 'failed' } },
  cancel: { delete: '/jobs/{id}' },
  reconcile: { own_id: { get: '/known/{own_id}', id: 'id' } },
  result: [{ get: '/results/{id}', video: 'video' }],
  error: {
    code: 'error.code',
    message: 'error.message',
    classes: { 'y*': 'permanent' },
    pass: ['content_policy_violation'],
  },
};

const answersWith = (words: string): Answer[] => {
  const error = { code: words, message: words };
  const ours = { code: 'content_policy_violation', message: words };
  return [
    { status: 400, json: { error } },
    { status: 400, json: { error: ours } },
    { status: 500, json: { error }, headers: { 'retry-after': KEY, 'x-key': KEY } },
    { json: { error } },
    { text: `<html>${words}</html>` },
    { status: 429, text: words },
    { json: { state: words } },
    { json: { state: 'broken', error } },
    { json: { state: 'broken', error: ours } },
    { json: { state: 'ready', video: words } },
    { json: { state: 'ready', video: `http://${KEY}.example/?${KEY}` } },
    { json: { state: 'ready', video: `https://[${KEY}/` } },
    { status: 302, headers: { location: `http://elsewhere.example/${KEY}` } },
  ];
};

/** An engine, and everything that it has logged, thrown or said. */
async function watched() {
  const fake = await new FakeService().listen();
  let heard = '';
  const upstream = new HttpUpstream({
    name: 'echoing',
    baseUrl: fake.origin,
    credentials: new Map([['main', headerCredential('Authorization', `Bearer ${KEY}`)]]),
    headers: {},
    concurrency: 10,
    waitMs: 1000,
    pollsPerSecond: null,
    now: Date.now,
  });
  after(() => upstream.close());
  const write = (line: string) => {
    heard += line;
  };
  const log = pino({ level: 'trace' }, { write });
  const engine = engineAt({
    raw: DESCRIPTION,
    baseUrl: fake.origin,
    more: { upstream, upstreams: () => upstream, log },
  });
  /** As workers do with what comes of an engine: what is thrown is logged, with its causes. */
  const hear = async (work: Promise<unknown>): Promise<void> => {
    try {
      const spoken = (await work) as { cause?: unknown } | undefined;
      log.info({ spoken: { ...spoken, cause: undefined }, err: spoken?.cause }, 'said');
    } catch (error) {
      log.info({ err: error }, 'thrown');
    }
  };
  return { fake, engine, hear, heard: () => heard };
}

function videoWithPicture(): VideoJob {
  return newJob({ inputs: [{ role: 'first-frame', open: async () => picture, link: async () => null }] });
}

type Watched = Awaited<ReturnType<typeof watched>>;
const begun = async ({ fake, engine }: Watched, job: VideoJob): Promise<Json> => {
  fake.on('POST', /uploads/, { json: { name: 'file-1' } }).on('POST', /jobs/, { json: { id: 'j-1' } });
  fake.on('GET', /jobs/, { json: { state: 'ready' } });
  return stored(await engine.start(job, NEVER, stored(await engine.plan(job, NEVER))));
};

const STEPS: Readonly<Record<string, (at: Watched, answer: Answer) => Promise<unknown>>> = {
  uploads: async ({ fake, engine }, answer) => {
    fake.on('POST', /uploads/, answer);
    return await engine.plan(videoWithPicture(), NEVER);
  },
  creations: async ({ fake, engine }, answer) => {
    fake.on('POST', /jobs/, answer);
    return await engine.start(newJob(), NEVER);
  },
  polls: async (at, answer) => {
    const job = newJob();
    const operation = await begun(at, job);
    at.fake.on('GET', /jobs/, answer);
    return await at.engine.status(operation, job, NEVER);
  },
  results: async (at, answer) => {
    const job = newJob();
    const operation = await begun(at, job);
    at.fake.on('GET', /results/, answer);
    return await at.engine.status(operation, job, NEVER);
  },
  videos: async (at, answer) => {
    const job = newJob();
    const operation = await begun(at, job);
    at.fake.on('GET', /results/, { json: { video: '/media/1' } }).on('GET', /media/, answer);
    return await at.engine.status(operation, job, NEVER);
  },
  cancellations: async (at, answer) => {
    const operation = await begun(at, newJob());
    at.fake.on('GET', /jobs/, { json: { state: 'working' } }).on('DELETE', /jobs/, answer);
    return await at.engine.cancel(operation);
  },
  'searches for lost videos': async ({ fake, engine }, answer) => {
    fake.on('GET', /known/, answer);
    const job = newJob();
    return await engine.reconcile(stored(await engine.plan(job, NEVER)), job, NEVER);
  },
};

for (const [step, ask] of Object.entries(STEPS))
  test(`our key in answers to ${step} is neither logged nor shown`, async () => {
    const at = await watched();
    for (const words of WORDS) for (const answer of answersWith(words)) await at.hear(ask(at, answer));
    const leak = at.heard().indexOf(BEGINNING);
    assert.equal(leak, -1, at.heard().slice(Math.max(0, leak - 300), leak + 100));
    assert.match(at.heard(), /said|thrown/);
  });
