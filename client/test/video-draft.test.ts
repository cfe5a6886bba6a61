import assert from 'node:assert/strict';
import { openAsBlob } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { sampleFiles } from '../../test/support/fake-engines.ts';
import { OWN_MODELS } from '../../test/support/own-models.ts';
import { startService, type TestService } from '../../test/support/service.ts';
import { draftVideo, Phonofilm, quoteOfOrder, type VideoWishes, withFiles } from '../src/index.ts';

const urlOf = async (file: Blob) =>
  `data:application/octet-stream;base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;

/** Models whose requests are not those of their family alone. */
const price = { per_second: 0.1 };
const models = {
  ...OWN_MODELS.models,
  upright: { like: 'vidA3.1', sizes: ['400x600', '600x400', '800x1200'], price },
  squares: { like: 'vidB-2', sizes: ['480x480', '1280x720'], endpoints: ['/v1/video/create'], price },
  brief: { like: 'vidB-2', seconds: [3, 6], price },
  'two-ways': { like: 'vidA3.1', endpoints: ['/v1/video/create', '/v1/videos'], price },
};

describe('a video is ordered by what its model takes', () => {
  let service: TestService;
  let client: Phonofilm;
  let picture: Blob;
  let clip: Blob;
  let recording: Blob;
  before(async () => {
    service = await startService({ settings: { models } });
    client = new Phonofilm({ baseUrl: service.url, apiKey: service.key });
    const files = await sampleFiles();
    picture = await openAsBlob(files.picture);
    clip = await openAsBlob(files.video);
    recording = await openAsBlob(files.speech['wav']!);
  });
  after(() => service.stop());

  const orderOf = async (model: string, wishes: Omit<VideoWishes<Blob>, 'prompt'>) =>
    draftVideo({ prompt: 'a kite', ...wishes }, await client.model(model));
  const made = async (model: string, wishes: Omit<VideoWishes<Blob>, 'prompt'>) => {
    const fileOf = async (bytes: Blob) => ({ bytes, name: 'file' });
    const { id } = await client.orderVideo(await withFiles(await orderOf(model, wishes), urlOf, fileOf));
    await client.waitForVideo(id);
    return service.engines.video.jobs.find(({ taskId }) => taskId === id)!;
  };

  test('in every size and every length that the model says it has', async () => {
    const { data } = await client.models();
    const videos = data.filter(({ capabilities: { kind } }) => kind === 'video');
    // One of those that take the same.
    const models = new Map(
      videos.map((model) => {
        const { endpoints, request_style, sizes, seconds } = model.capabilities;
        return [JSON.stringify([endpoints, request_style, sizes, seconds]), model];
      }),
    );
    for (const { id, capabilities } of models.values()) {
      const { sizes = [], seconds: lengths = [], endpoints } = capabilities;
      const images = endpoints.includes('/v1/video/create') ? [] : [picture];
      const jobs = await Promise.all(sizes.map((size) => made(id, { size, images })));
      assert.deepEqual(
        jobs.map(({ width, height }) => `${width}x${height}`),
        sizes,
        id,
      );
      // Without a picture this one is left with the request that has one length.
      const some = id === 'two-ways' ? [8] : lengths.filter((_, index) => index % 20 < 4);
      const timed = await Promise.all(some.map((seconds) => made(id, { seconds, images })));
      assert.deepEqual(
        timed.map(({ seconds }) => seconds),
        some,
        id,
      );
    }
  });

  test('small, large and upright mean what the model has of them', async () => {
    const cases: [string, Omit<VideoWishes<Blob>, 'prompt'>, string][] = [
      ['vidA3.1', { portrait: true }, '720x1280'],
      ['vidA3.1', { size: 'large', portrait: true }, '1080x1920'],
      ['vidA2', { size: 'large' }, '1920x1080'],
      ['vidB-2', { size: 'small' }, '1280x720'],
      ['vidB-2', { size: 'large', portrait: true }, '1080x1920'],
      ['vidB-2', { portrait: true, style: 'comic' }, '720x1280'],
      ['vidA_3_1', { portrait: true, images: [picture] }, '720x1280'],
      ['vidA_3_1', { size: '16x9', images: [picture] }, '1280x720'],
      ['upright', { size: 'large', portrait: true }, '800x1200'],
      ['studio/clip-5', { portrait: true }, '480x832'],
      ['squares', { size: 'small' }, '1280x720'],
    ];
    for (const [model, wishes, size] of cases) {
      const { width, height } = await made(model, wishes);
      assert.equal(`${width}x${height}`, size, `${model} ${JSON.stringify(wishes)}`);
    }
  });

  test('as long as the family has it, by either request, where nobody says a length', async () => {
    assert.equal((await made('vidB-2', {})).seconds, 10);
    assert.equal((await made('vidB-2', { size: '480x480' })).seconds, 10);
    assert.equal((await made('vidA3.1', {})).seconds, 8);
    assert.equal((await made('vidA_3_1', { images: [picture] })).seconds, 8);
  });

  test('or refused, with what the model has, before anything is sent', async () => {
    const cases: [string, Omit<VideoWishes<Blob>, 'prompt'>, string, RegExp][] = [
      [
        'vidA3.1',
        { size: '3x3' },
        'size',
        /^The sizes of vidA3\.1 are 1280x720, 1920x1080, 720x1280, 1080x1920\.$/,
      ],
      ['vidA3.1', { size: 'banana' }, 'size', /sizes of vidA3\.1/],
      ['vidA2', { portrait: true }, 'size', /^The sizes of vidA2 are 1280x720, 1920x1080\.$/],
      ['vidA_3_1', { size: 'large', images: [picture] }, 'size', /sizes of vidA_3_1 are 1280x720, 720x1280/],
      ['vidB-2', { size: '1280x720', portrait: true }, 'size', /sizes of vidB-2/],
      ['vidB-2', { seconds: 11 }, 'seconds', /^A video of vidB-2 is 4, 8, 10, 12, 15 or 25 seconds long\.$/],
      ['vidA_3_1', { seconds: 61 }, 'seconds', /^A video of vidA_3_1 is 1 to 60 seconds long\.$/],
      ['vidA3.1', { watermark: false }, 'watermark', /^vidA3\.1 does not take `watermark`\.$/],
      ['vidB-2', { enhance_prompt: true }, 'enhance_prompt', /does not take/],
      ['vidB-2', { size: 'large', style: 'comic' }, 'size', /does not take `size` and `style` together/],
      ['vidA2-fast-frames', { images: [picture, picture, picture] }, 'images', /at most 2 pictures/],
      ['vidA_3_1', {}, 'images', /^vidA_3_1 needs a picture\.$/],
      ['asr-1', {}, 'model', /^asr-1 makes no videos\.$/],
      ['vidB-2', { parameters: { sed: 7 } }, 'sed', /^The parameters of vidB-2 are seed, and not `sed`\.$/],
    ];
    for (const [model, wishes, wish, message] of cases)
      await assert.rejects(orderOf(model, wishes), { name: 'WishRefused', wish, message }, model);
  });

  test('with the parameters that the model declares', async () => {
    assert.equal((await made('vidB-2', { parameters: { seed: 7 } })).seed, 7);
    assert.equal((await made('vidB-2', { size: '480x480', parameters: { seed: '8' } })).seed, 8);
  });

  test('with the clips and recordings that it takes, by the request that can bring them', async () => {
    const rolesOf = async (model: string, wishes: Omit<VideoWishes<Blob>, 'prompt'>) =>
      (await made(model, wishes)).inputs.map(({ role }) => role);
    const one = { videos: [clip], audios: [recording] };
    assert.deepEqual(await rolesOf('vidB-2', one), ['clip', 'sound']);
    assert.deepEqual(await rolesOf('vidA3.1', one), ['clip', 'sound']);
    assert.deepEqual(await rolesOf('vidA_3_1', { ...one, images: [picture] }), [
      'reference',
      'clip',
      'sound',
    ]);
    assert.deepEqual(await rolesOf('vidB-2', { ...one, videos: [clip, clip] }), ['clip', 'clip', 'sound']);
    const { endpoint } = await orderOf('vidB-2', { videos: [clip] });
    assert.equal(endpoint, '/v1/videos', 'a form, which takes large files');
    const none = {
      id: 'silent',
      capabilities: { ...(await client.model('vidB-2')).capabilities, audios: 0 },
    };
    assert.throws(() => draftVideo({ prompt: 'a kite', audios: [recording] }, none), {
      wish: 'audios',
      message: 'silent takes no recordings.',
    });
    await assert.rejects(orderOf('vidA_3_1', { images: [picture], videos: [clip, clip] }), {
      wish: 'videos',
      message: 'vidA_3_1 takes at most one reference video.',
    });
  });

  test('and is quoted with what it brings, by either request', async () => {
    const rows = [
      { when: { clips: { min: 2 } }, per_video: 5 },
      { when: { sounds: 1 }, per_video: 2 },
    ];
    const amounts = { per_video: 1, per_picture: 0.5 };
    await service.admin('PATCH', '/models/vidB-2', { price: { rows, ...amounts } });
    for (const [wishes, amount] of [
      [{}, 1],
      [{ images: [picture, picture] }, 2],
      [{ audios: [recording] }, 2],
      [{ videos: [clip, clip] }, 5],
    ] as const)
      assert.equal((await client.quote(quoteOfOrder(await orderOf('vidB-2', wishes)))).amount, amount);
    await service.admin('PATCH', '/models/vidB-2', { price: null });
  });

  test('and is quoted as it is ordered, with the names that no character has', async () => {
    const quoted = quoteOfOrder(await orderOf('vidA_3_1', { seconds: 5, images: [picture] }));
    assert.equal((await client.quote(quoted)).amount, 0.75);
    const model = await client.model('vidB-2');
    const answer = await client.quote(
      quoteOfOrder(draftVideo({ prompt: '@nobody waves at @no.one' }, model)),
    );
    assert.deepEqual(answer.unknown_characters, ['nobody', 'no.one']);
  });
});
