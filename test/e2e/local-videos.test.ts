import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { toFile } from 'openai';
import { allModels } from '../../src/domain/catalogue.ts';
import { EngineRegistry } from '../../src/engines/engine-registry.ts';
import { SceneEngine } from '../../src/engines/local/illustration/scene-engine.ts';
import { openMedia } from '../../src/platform/media/open-media.ts';
import { userHome } from '../cli/user/user-home.ts';
import { connectHttp } from '../features/mcp/connect.ts';
import { difference, lookAtVideo, meanBrightness } from '../support/look-at-video.ts';
import { loudness, tone } from '../support/loudness.ts';
import { samplePng } from '../support/media-fixtures.ts';
import { openaiClient, order as orderOf } from '../support/openai-client.ts';
import { startService, type TestService } from '../support/service.ts';
import { wavFile } from '../support/wav-file.ts';

/** The whole way over HTTP, with the real engine: prompt to video, video to remix and character. */
let service: TestService;
before(async () => {
  const ids = allModels()
    .filter((model) => model.kind === 'video')
    .map((model) => model.id);
  const registry = new EngineRegistry().assignVideo(ids, new SceneEngine({ concurrency: 2 }));
  service = await startService({ registry });
});
after(() => service.stop());

const short = { model: 'vidB-2', seconds: '4', size: '480x480' };

async function video(fields: Record<string, string | Blob>): Promise<Record<string, unknown>> {
  const created = await service.form('/v1/videos', { ...short, ...fields } as Record<string, string | Blob>);
  assert.equal(created.status, 200, created.text);
  return await service.finished(created.json.id);
}

/** What the engine has stored of a video. */
function sceneOf(id: unknown): string {
  using database = new DatabaseSync(join(service.dataDirectory, 'phonofilm.db'), { readOnly: true });
  return String(database.prepare('SELECT operation FROM tasks WHERE id = ?').get(String(id))?.['operation']);
}

test('a video is remixed, gives a character, and the character acts in another video', async () => {
  const first = await video({ prompt: 'a red fox in a blue scarf running through a snowy forest' });
  assert.equal(first['status'], 'completed', JSON.stringify(first));
  const bytes = Buffer.from(await (await fetch(first['video_url'] as string)).arrayBuffer());
  assert.equal(bytes.subarray(4, 8).toString(), 'ftyp');

  const remix = await service.call('POST', `/v1/videos/${first['id']}/remix`, { prompt: 'make it night' });
  assert.equal(remix.status, 200, remix.text);
  const remixed = await service.finished(remix.json.id);
  assert.equal(remixed['status'], 'completed', JSON.stringify(remixed));
  const other = Buffer.from(await (await fetch(remixed['video_url'] as string)).arrayBuffer());
  assert.notDeepEqual(other, bytes);

  const made = await service.call('POST', '/vidB/v1/characters', {
    from_task: first['id'],
    timestamps: '0,2',
  });
  assert.equal(made.status, 200, made.text);
  const acted = await video({ prompt: `@${made.json.username} dancing on the beach` });
  assert.equal(acted['status'], 'completed', JSON.stringify(acted));
  assert.match(sceneOf(acted['id']), /"name":"scarf","colour":"blue"/);

  const saved = await video({
    prompt: 'a fox sleeps',
    character_from_task: acted['id'] as string,
    'character_create[save_to_library]': 'true',
  });
  assert.match(sceneOf(saved['id']), /"name":"scarf","colour":"blue"/);
  const { data } = (await service.call('GET', '/v1/characters')).json;
  const last = await video({ prompt: `@${data[0].username} jumps` });
  assert.match(sceneOf(last['id']), /"name":"scarf","colour":"blue"/);
});

test('a Chinese prompt is enhanced into English', async () => {
  const body = { model: 'vidA3.1-fast', prompt: '一只猫在海滩上奔跑', enhance_prompt: true };
  const { json } = await service.call('POST', '/v1/video/create', body);
  assert.match(json.enhanced_prompt, /cat/i);
  assert.doesNotMatch(json.enhanced_prompt, /\p{Script=Han}/u);
  await service.call('DELETE', `/v1/videos/${json.id}`);
});

test('a picture starts the video; a broken one is refused before a task is made', async () => {
  const picture = await samplePng(join(service.dataDirectory, 'picture.png'), 320, 320);
  const good = await video({ prompt: 'snow falling', input_reference: new Blob([await readFile(picture)]) });
  assert.equal(good['status'], 'completed', JSON.stringify(good));
  const broken = (await readFile(picture)).subarray(0, 200);
  const refused = await service.form('/v1/videos', {
    ...short,
    prompt: 'x',
    input_reference: new Blob([broken]),
  });
  assert.deepEqual([refused.status, refused.json.error.code], [400, 'invalid_image']);
});

test('a picture that cannot be fetched fails the video and gives the money back', async () => {
  const { key, account } = await service.newKey({}, { balance: 10 });
  const body = { model: 'vidB-2', prompt: 'x', images: ['http://127.0.0.1:9/nothing.png'] };
  const { json } = await service.call('POST', '/v1/video/create', body, { authorization: `Bearer ${key}` });
  const done = await service.finished(json.id, key);
  assert.deepEqual([done['status'], (done['error'] as { code: string }).code], ['failed', 'invalid_image']);
  const { balance, held } = (await service.admin('GET', `/accounts/${account}`)).json;
  assert.deepEqual([balance, held], [10, 0]);
});

test('a video of each family has the size that was wished, by the command line and through an agent', async () => {
  const home = userHome(service);
  const agent = await connectHttp(service, 'auto');
  const file = home.path('video.mp4');
  const image = await samplePng(home.path('base.png'), 320, 320);
  const images = [`data:image/png;base64,${(await readFile(image)).toString('base64')}`];
  const cases = [
    [['--size', '720x1280'], { size: '720x1280' }, [720, 1280]],
    [
      ['-m', 'vidA_3_1', '--size', '720x1280', '--seconds', '2', '-i', image],
      { model: 'vidA_3_1', size: '720x1280', seconds: 2, images },
      [720, 1280],
    ],
    [
      ['-m', 'vidB-2', '--size', '480x480', '--seconds', '4'],
      { model: 'vidB-2', size: '480x480', seconds: 4 },
      [480, 480],
    ],
  ] as const;
  for (const [words, wishes, size] of cases) {
    const run = await home.run('video', 'a red kite', ...words, '-o', 'video.mp4');
    assert.equal(run.code, 0, run.stderr);
    assert.deepEqual(sizeOfVideo(file), size, words.join(' '));
    const made = await agent.callTool({ name: 'make_video', arguments: { prompt: 'a red kite', ...wishes } });
    const { id } = made.structuredContent as { id: string };
    await service.finished(id);
    const { text } = await service.call('GET', `/v1/videos/${encodeURIComponent(id)}`);
    await writeFile(file, await (await fetch(JSON.parse(text).video_url)).bytes());
    assert.deepEqual(sizeOfVideo(file), size, JSON.stringify(wishes));
  }
  await agent.close();
  home.remove();
});

test('the openai SDK has a video of this machine continued and changed, and a recording spoken', async () => {
  const client = openaiClient(service);
  const saved = async ({ id }: { readonly id: string }, name: string) => {
    const done = await service.finished(id);
    assert.equal(done['status'], 'completed', JSON.stringify(done));
    const path = join(service.dataDirectory, `${name}.mp4`);
    await writeFile(path, await (await client.videos.downloadContent(id)).bytes());
    return path;
  };
  const wishes = { seconds: '4', size: '480x480', watermark: 'false' };
  const source = await client.videos.create(
    orderOf({ ...wishes, prompt: 'A man in a red hat walks a dog in the park' }),
  );
  const before = lookAtVideo(await saved(source, 'source'));
  const video = { id: source.id };
  const longer = await client.videos.extend({ video, prompt: 'they sit down on a bench', seconds: '4' });
  const changed = await client.videos.edit({ video, prompt: 'make it night' });
  const [extended, edited] = [await saved(longer, 'longer'), await saved(changed, 'changed')].map(
    lookAtVideo,
  );
  assert.equal(Math.round(extended!.seconds), 8);
  // Each is encoded, so that equal pictures are not equal to the last bit.
  for (const at of [0, 40, 90]) assert.ok(difference(before.frames[at]!, extended!.frames[at]!) < 3, `${at}`);
  assert.equal(Math.round(edited!.seconds), 4);
  const whole = { left: 0, top: 0, width: 480, height: 480 };
  const light = ({ frames }: typeof before) => meanBrightness(frames[40]!, whole);
  assert.ok(light(edited!) < light(before) * 0.8, `${light(edited!)} at night, ${light(before)} by day`);

  const talk = async (samples: Buffer) => {
    const audio_reference = await toFile(wavFile(samples), 'talk.wav');
    const order = orderOf({ ...wishes, prompt: 'A woman stands in a kitchen', audio_reference });
    return await saved(await client.videos.create(order), 'talk');
  };
  const spoken = await talk(tone(0.6, 1.4));
  const [rest, during] = [await loudness(spoken, 0.3, 0.6), await loudness(spoken, 1, 1.4)];
  assert.ok(during > rest * 2, `${during} while she speaks, ${rest} before`);
});

function sizeOfVideo(path: string): [number, number] {
  const media = openMedia(path, 'mov', 'video');
  media?.findStreamInfoSync();
  const stream = media?.streams[media.findBestStream(AVMEDIA_TYPE_VIDEO)];
  return [stream?.codecpar.width ?? 0, stream?.codecpar.height ?? 0];
}
