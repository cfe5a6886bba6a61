import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { runHere } from '../../cli/run-here.ts';
import { assertError } from '../../support/contract.ts';
import { OWN_MODELS } from '../../support/own-models.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { startService, type TestService } from '../../support/service.ts';

const KEY = 'key-of-the-list';

const MODELS = [
  { id: 'wise-1', object: 'model' },
  { id: 'wise-2', object: 'model', description: 'ignored: OpenAI has none' },
];

/** Lists of models by the path they are at, as services answer: status and body. */
const LISTS: Readonly<Record<string, readonly [number, string]>> = {
  '/good/models': [200, JSON.stringify({ object: 'list', data: MODELS })],
  '/replicate/models': [
    200,
    JSON.stringify({
      next: 'https://example.org/next',
      results: [
        { owner: 'acme', name: 'clip', description: 'Clips.' },
        { owner: 'acme', description: 'It has no name.' },
      ],
    }),
  ],
  // As its reference has them: sizes may be null.
  '/openrouter/videos/models': [
    200,
    JSON.stringify({
      data: [
        {
          ...{ id: 'google/veo-3.1', canonical_slug: 'google/veo-3.1', name: 'Veo 3.1', created: 1700000000 },
          ...{ description: 'Videos with sound.', seed: true, generate_audio: true },
          supported_aspect_ratios: ['16:9', '9:16'],
          supported_resolutions: ['720p', '1080p'],
          supported_sizes: ['1280x720', '720x1280', '1920x1080', '1080x1920'],
          ...{ supported_durations: [4, 6, 8], supported_frame_images: ['first_frame', 'last_frame'] },
          ...{ pricing_skus: { 'per-video-second': '0.50' }, allowed_passthrough_parameters: [] },
        },
        {
          ...{
            id: 'other/clip',
            seed: false,
            generate_audio: null,
            supported_sizes: null,
            supported_durations: [5],
          },
          ...{ supported_resolutions: ['480p', '4k', '2K'], supported_aspect_ratios: ['16:9', '3:4'] },
        },
      ],
    }),
  ],
  '/pages/catalogue': [
    200,
    JSON.stringify({
      found: [{ key: 'm', makes: 'videos', about: `a\u001b[2Jb\n${KEY} ${'x'.repeat(2000)}` }],
    }),
  ],
  '/huge/models': [200, `{"data":[{"id":"${'x'.repeat(5_000_000)}"}]}`],
  '/many/models': [200, JSON.stringify({ data: Array.from({ length: 110_000 }, () => 1) })],
  '/words/models': [200, '<html>Welcome</html>'],
  '/cut/models': [200, '{"data":[{"id":"a"}'],
  '/other/models': [200, '{"data":{"id":"a"}}'],
  '/odd/models': [
    200,
    JSON.stringify({ data: [null, 1, 'a', [], {}, { id: {} }, { id: 'a b' }, { id: 'ok' }] }),
  ],
  '/broken/models': [500, '{}'],
};

/** What upstreams offer is looked up at their own lists, and taken over as models of ours. */
describe('models that an upstream offers', () => {
  let lists: FakeService;
  let back: TestService;
  let front: TestService;
  before(async () => {
    lists = await new FakeService().start();
    lists.on('GET', /./, ({ url, headers }) => {
      const [status, text] = LISTS[url] ?? [404, '{}'];
      return headers.authorization === `Bearer ${KEY}` ? { status, text } : { status: 401, text: '{}' };
    });
    const at = (name: string) => `${lists.origin}/${name}`;
    const chat = (name: string, more: object = {}) => [
      name,
      { protocol: 'openai-chat', base_url: at(name), api_key: KEY, ...more },
    ];
    back = await startService({ settings: OWN_MODELS });
    const upstreams = {
      ...Object.fromEntries(
        ['good', 'huge', 'many', 'words', 'cut', 'other', 'odd', 'broken', 'absent'].map((name) =>
          chat(name),
        ),
      ),
      ...Object.fromEntries([
        chat('pages', {
          models: { get: '/catalogue', items: 'found', id: 'key', kind: 'makes', description: 'about' },
        }),
        chat('shut', { api_key: 'wrong' }),
      ]),
      keys: {
        protocol: 'openai-chat',
        base_url: at('good'),
        credentials: { old: 'bearer wrong', current: `bearer ${KEY}` },
      },
      replicate: { preset: 'replicate', base_url: at('replicate'), auth: `bearer ${KEY}` },
      openrouter: { preset: 'openrouter', base_url: at('openrouter'), auth: `bearer ${KEY}` },
      fal: { preset: 'fal', auth: 'none' },
      twin: { preset: 'contract', base_url: `${back.url}/v1`, api_key: back.key },
    };
    front = await startService({ settings: { upstreams } });
    const address = JSON.stringify({ url: front.url, pid: process.pid });
    writeFileSync(join(front.dataDirectory, 'server.json'), address, { mode: 0o600 });
    writeFileSync(join(front.dataDirectory, 'admin-key'), `${front.adminKey}\n`, { mode: 0o600 });
  });
  after(async () => {
    lists.close();
    await Promise.all([front.stop(), back.stop()]);
  });

  const offered = (name: string) => front.admin('GET', `/upstreams/${name}/models`);
  const run = (...args: string[]) => runHere(args, { DATA_DIR: front.dataDirectory });
  const added = async (...args: string[]) => {
    const { code, stdout, stderr } = await run('catalogue', 'add', ...args, '--json');
    assert.equal(code, 0, stderr);
    return JSON.parse(stdout);
  };

  test('are listed as the service lists them, with the first key that it takes', async () => {
    for (const name of ['good', 'keys']) {
      const { status, json } = await offered(name);
      assert.equal(status, 200, JSON.stringify(json));
      assert.deepEqual(
        json.data.map(({ id }: { id: string }) => id),
        ['wise-1', 'wise-2'],
      );
      assert.equal(json.has_more, false);
    }
    const { stdout } = await run('upstreams', 'models', 'replicate');
    const { data } = (await front.admin('GET', '/upstreams')).json;
    const known = data.find(({ id }: { id: string }) => id === 'replicate');
    assert.deepEqual(Object.keys(known.calls), ['models']);
    assert.match(
      stdout,
      /^ID +KIND +DESCRIPTION\nacme\/clip +- +Clips\.\nIt lists more, on further pages\.\n$/,
    );
    const twin = await run('upstreams', 'models', 'twin');
    assert.match(twin.stdout, /^studio\/clip-5 +video +Short clips of the house\.$/m);
  });

  test('a description can say where its list is; its words are shown on one line, without our key', async () => {
    const [model] = (await offered('pages')).json.data;
    assert.deepEqual([model.id, model.kind], ['m', 'videos']);
    assert.match(model.description, /^a \[2Jb \S+ x+$/);
    assert.equal(model.description.includes(KEY), false);
    assert.equal(model.description.length, 1000);
  });

  test('what has no usable name is left out', async () => {
    assert.deepEqual(
      (await offered('odd')).json.data.map(({ id }: { id: string }) => id),
      ['ok'],
    );
  });

  for (const [name, why] of [
    ['huge', /cannot be read/],
    ['many', /cannot be read/],
    ['words', /has no such list/],
    ['cut', /has no such list/],
    ['other', /has no such list/],
    ['broken', /HTTP 500/],
    ['absent', /HTTP 404/],
    ['shut', /refuses the key \(HTTP 401\)/],
  ] as const) {
    test(`a list that is ${name} is an error that says why`, async () => {
      const answer = await offered(name);
      assertError(answer, 'upstream_error');
      assert.match(answer.json.error.message, why);
    });
  }

  test('a service without a list says so', async () => {
    const { code, stderr } = await run('upstreams', 'models', 'fal');
    assert.equal(code, 1);
    assert.match(stderr, /fal has no list of models that is known here/);
    assertError(await offered('nobody'), 'resource_not_found', 'id');
  });

  test('another Phonofilm’s models are taken over with their facts and their route', async () => {
    const capabilities = async (service: TestService, model: string) => {
      const answer = await service.call('GET', `/v1/models/${encodeURIComponent(model)}`);
      const { usual, ...rest } = answer.json.capabilities;
      return rest;
    };
    for (const [id, theirs] of [
      ['far-voice', 'anna-tts'],
      ['far-ear', 'ear-1'],
      ['far-chat', 'wise-chat'],
      ['far-video', 'vidB-2'],
      ['far-view', 'vidA3'],
    ] as const) {
      const { routes, has_engine } = await added(id, '--from', `twin:${theirs}`);
      assert.deepEqual([routes, has_engine], [[{ upstream: 'twin', model: theirs }], true]);
      const [ours, there] = [await capabilities(front, id), await capabilities(back, theirs)];
      // What the route between them cannot carry.
      for (const limit of ['remix', 'characters', 'images', 'videos', 'audios', 'sizes', 'seconds'])
        for (const side of [ours, there]) delete side[limit];
      assert.deepEqual(ours, there);
    }
    const speech = await front.call('POST', '/v1/audio/speech', {
      model: 'far-voice',
      input: 'Hello.',
      voice: 'anna',
    });
    assert.equal(speech.status, 200, speech.text);
    const clip = await added('far-clip', '--from', 'twin:studio/clip-5', '--per-second', '0.3');
    assert.deepEqual(
      [clip.facts.sizes, clip.facts.seconds, clip.facts.images, clip.price.per_second, clip.description],
      [['832x480', '480x832'], [5, 10], 2, 0.3, 'Short clips of the house.'],
    );
  });

  test('others need a model that they are like; what is listed further on is taken at its word', async () => {
    const wise = ['wise', '--from', 'good:wise-1'];
    const { code, stderr } = await run('catalogue', 'add', ...wise);
    assert.equal(code, 1);
    assert.match(stderr, /good does not say what wise-1 takes.*missing_parameter/);
    assert.equal((await added(...wise, '--like', 'chat-4o-audio-preview')).kind, 'chat');
    const clip = await added('clip', '--from', 'replicate:acme/clip', '--like', 'vidB-2');
    assert.deepEqual([clip.description, clip.routes[0].model], ['Clips.', 'acme/clip']);
    await added('later', '--from', 'replicate:acme/on-page-two', '--like', 'vidB-2');
  });

  test('lengths and sizes that a service says bound a model that is like another', async () => {
    const veo = await added(
      'veo',
      '--from',
      'openrouter:google/veo-3.1',
      '--like',
      'vidB-2',
      '--per-second',
      '0.5',
    );
    assert.deepEqual(
      [veo.description, veo.facts.seconds, veo.facts.sizes, veo.routes[0].model],
      ['Videos with sound.', [4, 6, 8], ['1280x720', '720x1280', '1920x1080', '1080x1920'], 'google/veo-3.1'],
    );
    assert.deepEqual(veo.facts.parameters, { sound: { type: 'boolean', default: true } });
    const order = { model: 'veo', prompt: 'a boat', images: [], duration: 10 };
    assertError(await front.call('POST', '/v1/video/create', order), 'invalid_parameter', 'duration');
    const spoken = ['--from', 'openrouter:other/clip', '--like', 'vidB-2', '--seconds', '10'];
    const clip = await added('clip-5', ...spoken);
    assert.deepEqual(clip.facts.seconds, [10], 'what the operator says goes before');
    assert.deepEqual(clip.facts.sizes, ['854x480', '480x640', '3840x2160', '2160x2880']);
    assert.deepEqual(clip.routes[0].drop, ['seed']);
  });

  test('what a service says of its models is shown, prices included', async () => {
    const [veo] = (await offered('openrouter')).json.data;
    assert.deepEqual(veo.facts.prices, { 'per-video-second': '0.50' });
    assert.deepEqual([veo.facts.tiers, veo.facts.seed], [['720p', '1080p'], true]);
  });

  test('how long a hosted service takes is said by the operator alone, also for what works like it', async () => {
    const speed = async (id: string) => (await front.admin('GET', `/models/${id}`)).json.speed;
    const change = async (id: string, body: object) => {
      const { status, text } = await front.admin('PATCH', `/models/${id}`, body);
      assert.equal(status, 200, text);
    };
    await added('slow', '--from', 'good:wise-1', '--like', 'chat-4o-audio-preview');
    await added('slow-too', '--like', 'slow');
    assert.deepEqual([await speed('slow'), await speed('slow-too')], [null, null]);
    assert.equal((await run('catalogue', 'set', 'slow', '--speed', 'About a minute.')).code, 0);
    assert.deepEqual([await speed('slow'), await speed('slow-too')], ['About a minute.', 'About a minute.']);

    await added('same-chat', '--like', 'chat-4o-audio-preview');
    const measured = await speed('chat-4o-audio-preview');
    assert.equal(await speed('same-chat'), measured);
    await change('chat-4o-audio-preview', { routes: [{ upstream: 'good', model: 'wise-1' }] });
    assert.deepEqual([await speed('chat-4o-audio-preview'), await speed('same-chat')], [null, null]);
    await change('chat-4o-audio-preview', { speed: 'At once.' });
    assert.deepEqual(
      [await speed('chat-4o-audio-preview'), await speed('same-chat')],
      ['At once.', 'At once.'],
    );
    await change('chat-4o-audio-preview', { routes: null, speed: null });
    assert.deepEqual([await speed('chat-4o-audio-preview'), await speed('same-chat')], [measured, measured]);
    assertError(await front.admin('PATCH', '/models/slow', { speed: '' }), 'invalid_parameter', 'speed');
  });

  test('a model that is not in the list, and an upstream that is not there, are refused', async () => {
    const from = (upstream: string, model: string) =>
      front.admin('POST', '/models', { id: 'none', like: 'vidB-2', from: { upstream, model } });
    assertError(await from('good', 'wise-9'), 'invalid_parameter', 'from');
    assertError(await from('nobody', 'wise-1'), 'resource_not_found', 'id');
    assertError(await from('words', 'wise-1'), 'upstream_error');
    assert.equal((await run('catalogue', 'add', 'none', '--from', 'good')).code, 2);
  });
});
