import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import type { InputRole } from '../../../src/domain/videos/video.ts';
import { unmetNeed } from '../../../src/engines/video-capabilities.ts';
import { mergeMaps } from '../../../src/gateway/description/merge-maps.ts';
import { presetNamed } from '../../../src/gateway/presets/presets.ts';
import { describeRequest } from '../../../src/gateway/videos/requests/describe-request.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { samplePng } from '../../support/media-fixtures.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { begin, descriptionOf, engineAt, KEYS, NEVER, newJob } from './engine-at.ts';

const { video } = await sampleFiles();
const picture = await samplePng(join(dirname(video), 'route-picture.png'), 32, 18);
const baseUrl = 'http://127.0.0.1:1';

const needs = (more: object = {}, roles: readonly InputRole[] = []) => ({
  width: 1280,
  height: 720,
  seconds: 8,
  watermark: false,
  remixOf: null,
  inputs: roles.map((role) => ({ role })),
  ...more,
});

describe('what a route takes', () => {
  const veo = engineAt({ raw: presetNamed('vertex-veo'), baseUrl });
  const unmet = (more?: object, roles?: readonly InputRole[]) =>
    unmetNeed(veo.capabilities, needs(more, roles));

  test('is what it declares: lengths, tiers, counts, and inputs that exclude each other', () => {
    assert.equal(unmet(), null);
    assert.match(unmet({ seconds: 5 }) ?? '', /5 seconds/);
    assert.match(unmet({ width: 3840, height: 2160 }) ?? '', /3840x2160/);
    assert.equal(unmet({ width: 1080, height: 1920 }), null);
    assert.equal(unmet({}, ['first-frame', 'last-frame']), null);
    assert.equal(unmet({}, ['component', 'reference']), null);
    assert.match(unmet({}, ['first-frame', 'component']) ?? '', /together/);
    assert.match(unmet({}, ['component', 'component', 'component', 'component']) ?? '', /3 at most/);
  });

  test('is otherwise what its templates can say', () => {
    // What it cannot add is burned in here.
    assert.equal(unmet({ watermark: true }), null);
    // A character that it does not know comes as its portrait.
    assert.equal(unmet({}, ['character']), null);
    const luma = engineAt({ raw: presetNamed('luma'), baseUrl });
    assert.equal(unmetNeed(luma.capabilities, needs({ seconds: 5, watermark: true }, ['first-frame'])), null);
    assert.match(unmetNeed(luma.capabilities, needs({ seconds: 5 }, ['component'])) ?? '', /component/);
  });

  test('may leave out what the operator allows', async () => {
    const fake = await new FakeService().listen();
    fake.on('POST', /./, { json: { id: 'x' } });
    const drop = ['watermark', 'references'];
    const engine = engineAt({ raw: presetNamed('replicate'), baseUrl: fake.origin, route: { drop } });
    assert.equal(unmetNeed(engine.capabilities, needs({ watermark: true }, ['component'])), null);
    // A character would be left out with its portrait, which nobody has allowed.
    assert.match(unmetNeed(engine.capabilities, needs({}, ['character'])) ?? '', /character/);
    await begin(
      engine,
      newJob({ watermark: true, inputs: [{ role: 'component', open: async () => picture }] }),
    );
    assert.equal(fake.calls.length, 1);
  });
});

describe('a route', () => {
  test('puts its input over the body, with variables, and removes what it sets to null', async () => {
    const fake = await new FakeService().listen();
    fake.on('POST', /./, { json: { request_id: 'x' } });
    const input = { generate_audio: true, resolution: null, duration: '$seconds' };
    await begin(
      engineAt({ raw: presetNamed('fal'), baseUrl: fake.origin, model: 'fal-ai/x', route: { input } }),
      newJob(),
    );
    assert.deepEqual(fake.calls[0]!.json, {
      prompt: 'a red boat on a lake',
      aspect_ratio: '16:9',
      duration: 8,
      generate_audio: true,
    });
    const wrong = { route: { input: { seed: '$sead' } } };
    assert.throws(
      () => engineAt({ raw: presetNamed('fal'), baseUrl, ...wrong }),
      /input.*seed: \$sead is not a variable/,
    );
  });

  test('that passes fields on never fills what a template of the service has', async () => {
    const fake = await new FakeService().listen();
    fake.on('POST', /./, { json: { request_id: 'x' } });
    const raw = mergeMaps(presetNamed('fal'), {
      edits: { post: '/edit', json: { video_url: '$source.url', prompt: '$prompt' } },
    });
    const route = { pass: true, input: { resolution: null } };
    const passed = {
      image_url: 'https://evil.example/1',
      resolution: '4k',
      video_url: 'https://evil.example/2',
      cfg_scale: 3,
    };
    await begin(engineAt({ raw, baseUrl: fake.origin, route }), newJob({ passed }));
    assert.deepEqual(fake.calls[0]!.json, {
      cfg_scale: 3,
      prompt: 'a red boat on a lake',
      aspect_ratio: '16:9',
      duration: '8s',
    });
  });

  test('sends pictures as data where this server has no address', async () => {
    const fake = await new FakeService().listen();
    fake.on('POST', /./, { json: { request_id: 'x' } });
    const inputs = [{ role: 'first-frame', open: async () => picture, link: async () => null } as const];
    await begin(engineAt({ raw: presetNamed('fal'), baseUrl: fake.origin }), newJob({ inputs }));
    assert.match((fake.calls[0]!.json as { image_url: string }).image_url, /^data:image\/png;base64,iVBOR/);
  });

  test('begins at the path that the inputs choose', async () => {
    const fake = await new FakeService().listen();
    fake.on('POST', /./, { json: { id: 'x' } });
    const raw = {
      protocol: 'task',
      create: {
        post: { first_frame: '/image', else: '/text' },
        json: { image: '$first_frame.base64?', images: { each: 'images', item: '$item.mime' } },
        id: 'id',
      },
      poll: { get: '/jobs/{id}', status: 'state', map: { ready: 'done' } },
      result: [{ video: 'video' }],
    };
    const engine = engineAt({ raw, baseUrl: fake.origin });
    for (const inputs of [[], [{ role: 'first-frame', open: async () => picture } as const]]) {
      await begin(engine, newJob({ inputs }));
    }
    assert.deepEqual(
      fake.calls.map(({ url }) => url),
      ['/text', '/image'],
    );
    assert.deepEqual((fake.calls[1]!.json as { images: string[] }).images, ['image/png']);
  });

  test('takes a graph from a file', () => {
    const file = join(dirname(video), 'workflow.json');
    writeFileSync(file, JSON.stringify({ 6: { inputs: { text: '$prompt' } } }));
    const change = { create: { json: { prompt: { template_file: file } } } };
    const { create } = descriptionOf(presetNamed('fal'), change);
    assert.deepEqual((create.body?.template as { prompt: object }).prompt, {
      6: { inputs: { text: '$prompt' } },
    });
    const absent = { create: { json: { prompt: { template_file: '/nowhere.json' } } } };
    assert.throws(
      () => descriptionOf(presetNamed('fal'), absent),
      /create\.json\.prompt\.template_file: expected a file/,
    );
  });
});

describe('a remix', () => {
  const remixed = async (raw: unknown, upstream: string) => {
    const fake = await new FakeService().listen();
    fake.on('POST', /./, { json: { id: 'new' } });
    const operation = { upstream, id: 'video:1' };
    const remixOf = { taskId: 't', route: 'r', operation };
    await begin(engineAt({ raw, baseUrl: fake.origin }), newJob({ edits: ['at night', 'in snow'], remixOf }));
    return fake.calls[0]!;
  };

  test('is asked of the service that made the source, by its own id', async () => {
    const call = await remixed(presetNamed('openai-videos'), 'fake');
    assert.equal(call.url, '/videos/video%3A1/remix');
    assert.deepEqual(call.json, { prompt: 'in snow' });
  });

  test('is otherwise a new video from the prompt and its edits', async () => {
    for (const [raw, upstream] of [
      [presetNamed('openai-videos'), 'other'],
      [presetNamed('runway'), 'fake'],
    ] as const) {
      const call = await remixed(raw, upstream);
      assert.doesNotMatch(call.url, /remix|video_to_video/);
      assert.match(call.body.toString(), /a red boat on a lake(?:\\n|\r?\n)at night(?:\\n|\r?\n)in snow/);
    }
  });
});

test('a dry run shows the very request, without secrets and without the bytes of files', async () => {
  const inputs = [{ role: 'first-frame', open: async () => picture } as const];
  const target = {
    route: { model: 'veo', input: {}, drop: [] },
    upstream: { name: 'v', baseUrl: 'https://v.example/models' },
  };
  const shown = await describeRequest(
    descriptionOf(presetNamed('vertex-veo')),
    newJob({ inputs }),
    target,
    NEVER,
  );
  assert.deepEqual(shown.method, 'POST');
  assert.deepEqual(shown.url, 'https://v.example/models/veo:predictLongRunning');
  const text = JSON.stringify(shown);
  assert.match(text, /"bytesBase64Encoded":"<base64 of \d+ bytes, image\/png>"/);
  assert.ok(!text.includes(KEYS.main));
});
