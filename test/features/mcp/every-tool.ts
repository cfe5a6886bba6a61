import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { CallToolResult, Client } from '@modelcontextprotocol/client';
import { sampleFiles } from '../../support/fake-engines.ts';
import { startService, type TestService } from '../../support/service.ts';
import { until } from '../../support/until.ts';
import type { Server } from './connect.ts';

const TOOLS = [
  'make_video',
  'wait_for_video',
  'show_video',
  'list_videos',
  'cancel_video',
  'remix_video',
  'edit_video',
  'extend_video',
  'speak',
  'transcribe',
  'translate_speech',
  'list_models',
  'quote_price',
];

/**
 * What the protocol's hints say of each, in the order of their names below: clients decide by them what they ask the
 * user about. Money is spent by whatever is not read-only; only a cancelled video is lost; other places than the service
 * are reached by what takes URLs.
 */
const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;
const HINTS_OF: Readonly<Record<string, readonly boolean[]>> = {
  make_video: [false, false, false, true],
  wait_for_video: [true, false, true, false],
  show_video: [true, false, true, false],
  list_videos: [true, false, true, false],
  cancel_video: [false, true, true, false],
  remix_video: [false, false, false, false],
  edit_video: [false, false, false, false],
  extend_video: [false, false, false, false],
  speak: [false, false, false, false],
  transcribe: [false, false, false, true],
  translate_speech: [false, false, false, true],
  list_models: [true, false, true, false],
  quote_price: [true, false, true, false],
};

// biome-ignore lint/suspicious/noExplicitAny: results are looked into field by field
export type Data = any;

export const dataOf = (result: CallToolResult): Data => result.structuredContent;

export function textOf({ content }: CallToolResult): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('');
}

/** What every transport does alike. `connect` is given the service and the key to use. */
export function describeTools(connect: (server: Server) => Promise<Client>): void {
  let service: TestService;
  let client: Client;
  before(async () => {
    service = await startService();
    client = await connect(service);
  });
  after(async () => {
    await client.close();
    await service.stop();
  });

  const call = async (name: string, args: object = {}, of = client) =>
    (await of.callTool({ name, arguments: { ...args } })) as CallToolResult;
  const withKey = async (key: string, use: (client: Client) => Promise<void>) => {
    const other = await connect({ url: service.url, key });
    await use(other).finally(() => other.close());
  };
  const wav = async () => {
    const bytes = readFileSync((await sampleFiles()).speech['wav']!);
    return `data:audio/wav;base64,${bytes.toString('base64')}`;
  };

  test('tells an agent what there is, what each tool takes, and how to begin', async () => {
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      TOOLS,
    );
    for (const { name, description, inputSchema } of tools) {
      assert.ok((description ?? '').length > 40, name);
      for (const [argument, schema] of Object.entries(inputSchema.properties ?? {}))
        assert.ok((schema as { description?: string }).description, `${name} ${argument}`);
    }
    assert.match(client.getInstructions() ?? '', /make_video.*wait_for_video/s);
    assert.equal(client.getServerVersion()?.name, 'phonofilm');
  });

  test('tells of every tool whether it changes, destroys, repeats or reaches out', async () => {
    const { tools } = await client.listTools();
    const hints = tools.map(({ name, annotations = {} }) => [name, HINTS.map((hint) => annotations[hint])]);
    assert.deepEqual(Object.fromEntries(hints), HINTS_OF);
  });

  test('makes a video, reports its progress, and gives the link to it', async () => {
    const made = await call('make_video', { prompt: 'a red boat', model: 'vidB-2', size: '1280x720' });
    assert.equal(made.isError, undefined, textOf(made));
    const { id } = dataOf(made);
    assert.match(textOf(made), /wait_for_video/);
    const seen: number[] = [];
    const waited = (await client.callTool(
      { name: 'wait_for_video', arguments: { id } },
      {
        onprogress: ({ progress, message }) =>
          seen.push(progress) && assert.match(message ?? '', /is \w+\.$/),
      },
    )) as CallToolResult;
    assert.equal(dataOf(waited).status, 'completed', textOf(waited));
    assert.ok(seen.length > 0);
    assert.deepEqual(
      seen,
      seen.toSorted((one, other) => one - other),
    );
    const link = waited.content.find((block) => block.type === 'resource_link');
    assert.ok(link && link.mimeType === 'video/mp4');
    const video = await fetch(link.uri);
    assert.equal(video.status, 200);
    assert.equal(video.headers.get('content-type'), 'video/mp4');
    await video.arrayBuffer();
    assert.ok(textOf(waited).includes(link.uri));
  });

  test('a wait has an end: it answers with the state, and says to call again', async () => {
    const { id } = dataOf(await call('make_video', { prompt: 'hang' }));
    const waited = await call('wait_for_video', { id, seconds: 1 });
    assert.equal(waited.isError, undefined);
    assert.equal(dataOf(waited).status, 'processing');
    assert.match(textOf(waited), /Call wait_for_video with this id/);
    await call('cancel_video', { id });
  });

  test('a cancelled wait leaves the video, and a cancelled video is refunded', async () => {
    const { key, account } = await service.newKey({}, { balance: 10 });
    await withKey(key, async (other) => {
      const { id } = dataOf(await call('make_video', { prompt: 'hang' }, other));
      const stop = new AbortController();
      const begun = Promise.withResolvers<void>();
      const waiting = other.callTool(
        { name: 'wait_for_video', arguments: { id, seconds: 300 } },
        { signal: stop.signal, onprogress: () => begun.resolve() },
      );
      await begun.promise;
      stop.abort();
      await assert.rejects(waiting);
      assert.notEqual(dataOf(await call('show_video', { id }, other)).status, 'failed');
      const cancelled = await call('cancel_video', { id }, other);
      assert.match(textOf(cancelled), /cancelled and refunded/);
      const shown = dataOf(await call('show_video', { id }, other));
      assert.deepEqual([shown.status, shown.error.code], ['failed', 'cancelled']);
      const { json } = await service.admin('GET', `/accounts/${account}`);
      assert.equal(json.balance, 10);
    });
  });

  test('a video that has ended is not cancelled, and its picture can be seen', async () => {
    const { id } = dataOf(await call('make_video', { prompt: 'a green boat' }));
    await call('wait_for_video', { id });
    assert.equal(dataOf(await call('cancel_video', { id })).status, 'completed');
    const shown = await call('show_video', { id, picture: true });
    const picture = shown.content.find((block) => block.type === 'image');
    assert.equal(picture?.mimeType, 'image/jpeg');
    assert.ok((picture?.data.length ?? 0) > 100);
  });

  test('a failed video says why, and that nothing was charged', async () => {
    const { id } = dataOf(await call('make_video', { prompt: 'fail' }));
    const waited = await call('wait_for_video', { id });
    assert.match(textOf(waited), /failed: .*\(code: \w+\)\. Nothing was charged/);
  });

  test('sizes, lengths, styles and pictures reach the video whichever request takes them', async () => {
    const picture = readFileSync((await sampleFiles()).picture);
    const images = [`data:image/jpeg;base64,${picture.toString('base64')}`];
    const orders = [
      [{ model: 'vidA3.1', size: '1080x1920', images }, [1080, 1920, 8]],
      [{ model: 'vidB-2', size: '720x1280', seconds: 15 }, [720, 1280, 15]],
      [{ model: 'vidB-2', size: '480x480', seconds: 4, images }, [480, 480, 4]],
      [{ model: 'vidB-2', style: 'comic' }, [1280, 720, 10]],
      [{ model: 'vidA_3_1', seconds: 5, images }, [1280, 720, 5]],
    ] as const;
    for (const [order, expected] of orders) {
      const made = await call('make_video', { prompt: 'a kite', ...order });
      assert.equal(made.isError, undefined, textOf(made));
      await call('wait_for_video', { id: dataOf(made).id });
      const job = service.engines.video.jobs.find(({ taskId }) => taskId === dataOf(made).id)!;
      assert.deepEqual([job.width, job.height, job.seconds], expected, JSON.stringify(order));
      assert.equal(job.inputs.length, 'images' in order ? 1 : 0);
    }
    const unmet = [
      [{ seconds: 25 }, 'A video of vidA3.1 is 8 seconds long.', 'seconds'],
      [{ watermark: true }, 'vidA3.1 does not take `watermark`.', 'watermark'],
    ] as const;
    for (const [wish, message, argument] of unmet) {
      const refused = await call('make_video', { prompt: 'a kite', model: 'vidA3.1', ...wish });
      assert.equal(refused.isError, true);
      assert.ok(textOf(refused).startsWith(`${message} (code: invalid_parameter, argument: ${argument})`));
    }
  });

  test('lists videos, remixes one, and gives them as resources', async () => {
    const { id } = dataOf(await call('make_video', { prompt: 'a paper boat', model: 'vidB-2' }));
    await call('wait_for_video', { id });
    const remixed = await call('remix_video', { id, prompt: 'at night' });
    assert.match(dataOf(remixed).id, /:remix-/);
    await call('wait_for_video', { id: dataOf(remixed).id });
    const listed = await call('list_videos', { limit: 2 });
    assert.deepEqual(
      dataOf(listed).videos.map((video: Data) => video.id),
      [dataOf(remixed).id, id],
    );
    assert.match(textOf(listed), /a paper boat/);
    const { resources } = await client.listResources();
    const resource = resources.find(({ name }) => name === id);
    const { contents } = await client.readResource({ uri: resource!.uri });
    const video = JSON.parse((contents[0] as { text: string }).text);
    assert.deepEqual([video.id, video.status], [id, 'completed']);
    await assert.rejects(client.readResource({ uri: 'phonofilm://videos/nothing' }), /task_not_found/);
  });

  test('edits a video, makes one longer, and makes one with a clip and a recording', async () => {
    const { id } = dataOf(await call('make_video', { prompt: 'a paper boat', model: 'vidB-2' }));
    await call('wait_for_video', { id });
    const jobOf = async (name: string, args: object) => {
      const made = await call(name, args);
      assert.equal(made.isError, undefined, textOf(made));
      await service.finished(dataOf(made).id);
      return service.engines.video.jobs.find(({ taskId }) => taskId === dataOf(made).id)!;
    };
    const edited = await jobOf('edit_video', { id, prompt: 'the boat is blue' });
    assert.deepEqual([edited.reworks?.kind, edited.seconds], ['edit', 10]);
    const longer = await jobOf('extend_video', { id, prompt: 'it sails away', seconds: 4 });
    assert.deepEqual([longer.reworks?.kind, longer.seconds], ['extension', 4]);
    const video = readFileSync((await sampleFiles()).video).toString('base64');
    for (const model of ['vidA3.1', 'vidB-2']) {
      const brought = { videos: [`data:video/mp4;base64,${video}`], audios: [await wav()] };
      const { inputs } = await jobOf('make_video', { prompt: 'a boat', model, ...brought });
      assert.deepEqual(inputs.map(({ role }) => role).toSorted(), ['clip', 'sound']);
    }
    const unknown = await call('extend_video', { id: 'vidB-2:1-none', prompt: 'on', seconds: 4 });
    assert.match(textOf(unknown), /\(code: task_not_found/);
  });

  test('speaks, and charges what was quoted', async () => {
    const { key, account } = await service.newKey({}, { balance: 10 });
    await withKey(key, async (other) => {
      const text = 'The train leaves at nine.';
      const quoted = await call('quote_price', { tool: 'speak', arguments: { text } }, other);
      const spoken = await call('speak', { text, voice: 'nova' }, other);
      const sound = spoken.content.find((block) => block.type === 'audio');
      assert.equal(sound?.mimeType, 'audio/mpeg', textOf(spoken));
      const expected = readFileSync((await sampleFiles()).speech['mp3']!);
      assert.deepEqual(Buffer.from(sound?.data ?? '', 'base64'), expected);
      const { json } = await service.admin('GET', `/accounts/${account}`);
      assert.ok(dataOf(quoted).amount > 0);
      assert.equal(json.balance, 10 - dataOf(quoted).amount);
    });
    const wrong = await call('speak', { text: 'hello', voice: 'nobody' });
    assert.match(textOf(wrong), /\(code: voice_not_supported, argument: voice\) Correct the argument/);
    const other = await call('speak', { text: 'hello', model: 'ttsB-3.1-flash-tts-preview' });
    assert.equal(other.isError, undefined, textOf(other));
  });

  test('cancelling speech or a transcript stops the work', async () => {
    const { speech, transcriber } = service.engines;
    const orders = [
      [speech, { name: 'speak', arguments: { text: 'slowly, please' } }],
      [transcriber, { name: 'transcribe', arguments: { audio: await wav(), prompt: 'haltingly' } }],
    ] as const;
    for (const [engine, order] of orders) {
      const stop = new AbortController();
      const [requested, stopped] = [engine.requests.length, engine.stopped];
      const working = client.callTool({ ...order }, { signal: stop.signal });
      await until(() => engine.requests.length > requested);
      stop.abort();
      await assert.rejects(working);
      await until(() => engine.stopped > stopped);
    }
  });

  test('transcribes and translates', async () => {
    const heard = await call('transcribe', { audio: await wav(), language: 'en' });
    assert.ok(textOf(heard).length > 0 && heard.isError === undefined, textOf(heard));
    assert.equal(dataOf(heard).text, textOf(heard));
    const subtitles = await call('transcribe', { audio: await wav(), format: 'srt' });
    assert.match(textOf(subtitles), /^1\n00:00:00,000 --> /);
    const timed = await call('transcribe', { audio: await wav(), format: 'verbose_json' });
    assert.ok(dataOf(timed).segments.length > 0);
    const translated = await call('translate_speech', { audio: await wav() });
    assert.equal(translated.isError, undefined, textOf(translated));
    assert.equal(service.engines.transcriber.requests.at(-1)?.task, 'translate');
  });

  test('lists models with what they can do and cost, and quotes every paid tool', async () => {
    const listed = await call('list_models', { kind: 'video' });
    const model = dataOf(listed).models.find(({ id }: Data) => id === 'vidB-2');
    assert.deepEqual([model.kind, model.price.per_second], ['video', 0.1]);
    assert.match(
      textOf(listed),
      /^vidB-2 \(video\): .*4, 8, 10, 12, 15, 25 seconds;.*price 0\.1 credits per second/m,
    );
    const { id } = dataOf(await call('make_video', { prompt: 'a boat', model: 'vidB-2' }));
    await call('wait_for_video', { id });
    const quotes = [
      ['make_video', { prompt: 'a boat', model: 'vidB-2', seconds: 15 }, 1.5],
      ['make_video', { prompt: 'a boat', model: 'vidB-2', seconds: 4 }, 0.4],
      ['remix_video', { id, prompt: 'at night' }, 1],
      ['edit_video', { id, prompt: 'at night' }, 1],
      ['extend_video', { id, prompt: 'it sails away', seconds: 4 }, 0.4],
      ['transcribe', { seconds: 600 }, 0.06],
      ['translate_speech', { seconds: 60 }, 0.006],
    ] as const;
    for (const [tool, args, amount] of quotes) {
      const quoted = await call('quote_price', { tool, arguments: args });
      assert.deepEqual([dataOf(quoted).amount, dataOf(quoted).payable], [amount, true], textOf(quoted));
    }
    const named = { prompt: '@nobody waves', model: 'vidB-2' };
    const warned = await call('quote_price', { tool: 'make_video', arguments: named });
    assert.match(textOf(warned), /has no character @nobody/);
    const wrong = await call('quote_price', { tool: 'transcribe', arguments: { audio: 'x' } });
    assert.equal(wrong.isError, true);
  });

  test('errors say their code and what to do', async () => {
    const unknown = await call('make_video', { prompt: 'a boat', model: 'vidZ' });
    assert.equal(unknown.isError, true);
    assert.match(textOf(unknown), /\(code: model_not_found.*Choose a model from the list of models/);
    assert.equal(dataOf(unknown).error.code, 'model_not_found');
    assert.match(
      textOf(await call('wait_for_video', { id: 'nothing' })),
      /code: task_not_found.*may be mistyped/,
    );
    assert.match(
      textOf(await call('transcribe', { audio: 'data:audio/wav;base64,AAAA' })),
      /code: invalid_file_format/,
    );
    assert.match(textOf(await call('make_video', { prompt: 'x', length: 3 })), /length|additional/);
    const poor = await service.newKey({}, { balance: 0 });
    await withKey(poor.key, async (other) => {
      const refused = await call('make_video', { prompt: 'a boat' }, other);
      assert.match(textOf(refused), /code: insufficient_balance.*Nothing was charged/);
    });
    const narrow = await service.newKey({ models: ['vidB-2'] });
    await withKey(narrow.key, async (other) => {
      assert.match(
        textOf(await call('make_video', { prompt: 'a boat' }, other)),
        /code: model_access_denied/,
      );
      const { models } = dataOf(await call('list_models', {}, other));
      assert.deepEqual(
        models.map(({ id }: Data) => id),
        ['vidB-2'],
      );
    });
  });
}
