import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { allModels } from '../../../src/domain/catalogue.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { freePort } from '../../support/free-port.ts';
import { KilledService } from '../../support/scripted-upstream/killed-service.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { serveFile } from '../../support/serve-file.ts';

/** A Phonofilm whose videos are made by another one: callers must not notice. */
const KEY = 'sk-test00000000000000000000000000000000000000000000';
const SEED = Math.floor(Math.random() * 2 ** 32);
const ROUNDS = 2;

const [backPort, frontPort] = [await freePort(), await freePort()];
const { video, picture } = await sampleFiles();
const back = new KilledService({ SAMPLE_VIDEO: video });
const front = new KilledService({ PUBLIC_URL: `http://127.0.0.1:${frontPort}` });
const startBack = () => back.start({ fetch: { allow_loopback: true } }, String(backPort));
const startFront = () =>
  front.start(
    {
      upstreams: {
        other: {
          preset: 'contract',
          base_url: `http://127.0.0.1:${backPort}/v1`,
          api_key: KEY,
          poll: { every: '50ms', max: '50ms' },
        },
      },
      models: Object.fromEntries(
        allModels()
          .filter(({ kind }) => kind === 'video')
          .map(({ id }) => [id, { routes: [{ upstream: 'other' }] }]),
      ),
      fetch: { allow_loopback: true },
    },
    String(frontPort),
  );
before(async () => {
  await startBack();
  await startFront();
});
after(async () => {
  await front.close();
  await back.close();
});

type Fields = Readonly<Record<string, string | Blob>>;

async function ask(service: KilledService, method: string, path: string, body?: object, key = KEY) {
  const isForm = body instanceof FormData;
  const response = await fetch(service.url + path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const type = response.headers.get('content-type') ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
  const content: any = type.startsWith('application/json') ? await response.json() : await response.bytes();
  return { status: response.status, type, content };
}

const form = (fields: Fields): FormData => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
};

async function ended(service: KilledService, id: string) {
  for (;;) {
    const path = `/v1/video/query?wait=10&id=${encodeURIComponent(id)}`;
    const { status, content } = await ask(service, 'GET', path);
    assert.equal(status, 200, `${id} ${JSON.stringify(content)}`);
    if (content.status === 'completed' || content.status === 'failed') return content;
  }
}

/** Without ids, hosts and times. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value)
      .replaceAll(/(vid[\w.-]+):(remix-)?\d+-\w+/g, '$1:$2ID')
      .replaceAll(/video_[0-9a-f-]{36}/g, 'video_ID')
      .replaceAll(/http:\/\/127\.0\.0\.1:\d+\/[^"]*/g, 'URL')
      .replaceAll(/"(id|username|progress|created_at|status_update_time)":("[^"]*"|\d+)/g, '"$1":"…"')
      .replaceAll(/req_[\w-]+/g, 'REQUEST'),
  );
}

/** The answers of a video from its creation to its content. */
async function lifeOf(
  service: KilledService,
  create: () => Promise<{ status: number; content: { id: string } }>,
) {
  const created = await create();
  assert.equal(created.status, 200, JSON.stringify(created.content));
  const id = encodeURIComponent(created.content.id);
  const last = await ended(service, created.content.id);
  const read = await ask(service, 'GET', `/v1/videos/${id}`);
  const content = await ask(service, 'GET', `/v1/videos/${id}/content`);
  const bytes = await ask(service, 'GET', `/v1/videos/${id}/content?variant=video`);
  return {
    id: created.content.id,
    answers: plain([created, last, read, content, bytes.status, bytes.type]),
    last,
  };
}

const both = async (name: string, life: (service: KilledService) => Promise<{ answers: unknown }>) => {
  const [direct, through] = await Promise.all([life(back), life(front)]);
  assert.deepEqual(through.answers, direct.answers, name);
};

test('videos of every family and endpoint give the same answers through the chain', async () => {
  const json = (body: object) => (service: KilledService) =>
    lifeOf(service, () => ask(service, 'POST', '/v1/video/create', body));
  const multipart = (fields: Fields) => (service: KilledService) =>
    lifeOf(service, () => ask(service, 'POST', '/v1/videos', form(fields)));
  await both('family A', json({ model: 'vidA3.1', prompt: 'a boat', aspect_ratio: '9:16' }));
  await both('family A, large', json({ model: 'vidA3', prompt: 'a boat', enable_upsample: true }));
  await both(
    'family B',
    json({ model: 'vidB-2', prompt: 'a boat', images: [], duration: 15, size: 'large' }),
  );
  await both('a form', multipart({ model: 'vidB-2', prompt: 'a boat', seconds: '4', size: '480x480' }));
});

test('pictures give the same answers through the chain, however they come', async () => {
  await using served = await serveFile(picture, 'image/jpeg');
  const bytes = readFileSync(picture);
  const dataUrl = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  const nothing = 'data:image/jpeg;base64,AAAA';
  const json = (body: object) => (service: KilledService) =>
    lifeOf(service, () => ask(service, 'POST', '/v1/video/create', { prompt: 'a boat', ...body }));
  const multipart = (fields: Fields) => (service: KilledService) =>
    lifeOf(service, () => ask(service, 'POST', '/v1/videos', form({ prompt: 'a boat', ...fields })));
  const file = new Blob([bytes], { type: 'image/jpeg' });
  const fields = { seconds: '8', size: '1280x720', input_reference: file };
  await Promise.all([
    both('two frames', json({ model: 'vidA2-fast-frames', images: [served.url, dataUrl] })),
    both('components', json({ model: 'vidA2-fast-components', images: [dataUrl, served.url, dataUrl] })),
    both('several', json({ model: 'vidB-2', images: [dataUrl, served.url], duration: 15, size: 'large' })),
    both('a file', multipart({ model: 'vidB-2', ...fields })),
    both('a file of family A', multipart({ model: 'vidA_3_1', ...fields, size: '16x9' })),
  ]);
  await both('no picture', async (service) => ({
    answers: plain(
      await ask(service, 'POST', '/v1/video/create', {
        model: 'vidA3.1',
        prompt: 'a boat',
        images: [nothing],
      }),
    ),
  }));
});

test('a remix and a character give the same answers through the chain', async () => {
  await both('remix and character', async (service) => {
    const fields = { model: 'vidB-2', prompt: 'a hen', seconds: '4', size: '1280x720', watermark: 'false' };
    const source = await lifeOf(service, () => ask(service, 'POST', '/v1/videos', form(fields)));
    const path = `/v1/videos/${encodeURIComponent(source.id)}/remix`;
    const remix = await lifeOf(service, () => ask(service, 'POST', path, { prompt: 'at night' }));
    const made = await ask(service, 'POST', '/vidB/v1/characters', {
      from_task: source.id,
      timestamps: '0,1',
    });
    const prompt = `@${made.content.username} at home`;
    const acting = await lifeOf(service, () =>
      ask(service, 'POST', '/v1/videos', form({ ...fields, prompt })),
    );
    return { answers: [source.answers, remix.answers, made.status, plain(acting.last.status)] };
  });
});

test('errors are the same through the chain', async () => {
  const answers = async (service: KilledService) => {
    const create = (body: object, key?: string) => ask(service, 'POST', '/v1/video/create', body, key);
    const failed = async (prompt: string) => {
      const { error } = await ended(service, (await create({ model: 'vidA3.1', prompt })).content.id);
      return error;
    };
    return {
      answers: plain([
        await create({ model: 'vidA3.1' }),
        await create({ model: 'nobody', prompt: 'a boat' }),
        await create({ model: 'vidB-2', prompt: 'a boat', images: [], duration: 11 }),
        await create({ model: 'vidA3.1', prompt: 'a boat' }, 'sk-wrong'),
        await ask(service, 'GET', '/v1/videos/vidB-2:1-none'),
        await ask(service, 'POST', '/v1/videos/vidB-2:1-none/remix', { prompt: 'at night' }),
        await failed('fail'),
        await failed('breach'),
      ]),
    };
  };
  await both('errors', answers);
});

test('a cancelled video is cancelled at the other end, too', async () => {
  const { content } = await ask(front, 'POST', '/v1/video/create', { model: 'vidA3.1', prompt: 'hang on' });
  const ofBack = async () => (await ask(back, 'GET', '/v1/videos?limit=1')).content.data[0];
  while ((await ofBack())?.status !== 'processing') await delay(30);
  await ask(front, 'DELETE', `/v1/videos/${encodeURIComponent(content.id)}`);
  assert.equal((await ended(front, content.id)).error.code, 'cancelled');
  while ((await ofBack()).status !== 'failed') await delay(30);
});

test(`either killed at any moment, ${ROUNDS} times: no video is lost, none is made twice`, async (context) => {
  context.diagnostic(`seed ${SEED}`);
  const random = seededRandom(SEED);
  const count = async () => (await ask(back, 'GET', '/v1/videos?limit=100')).content.data.length;
  const before = await count();
  const ids: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const making = Array.from({ length: 2 }, (_, index) =>
      ask(front, 'POST', '/v1/video/create', { model: 'vidA3.1', prompt: `boat ${round}-${index}` }),
    );
    ids.push(...(await Promise.all(making)).map(({ content }) => content.id));
    await delay(random() * 300);
    const isFront = round % 2 === 0;
    await (isFront ? front : back).kill();
    await delay(random() * 200);
    await (isFront ? startFront() : startBack());
  }
  for (const id of ids) {
    assert.equal((await ended(front, id)).status, 'completed');
    const { money } = await front.task(id);
    assert.ok(money.captured > 0 && money.held === 0, JSON.stringify(money));
  }
  assert.equal((await count()) - before, ids.length);
});
