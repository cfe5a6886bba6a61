import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { CallToolResult, Client } from '@modelcontextprotocol/client';
import { type UserHome, userHome } from '../../cli/user/user-home.ts';
import { COMPILED } from '../../support/compiled.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { programPath } from '../../support/program-path.ts';
import { serveFile } from '../../support/serve-file.ts';
import { startService, type TestService } from '../../support/service.ts';
import { connectStdio, MAIN } from './connect.ts';
import { dataOf, describeTools, textOf } from './every-tool.ts';

/** `phonofilm mcp`, started by the client of the official SDK as desktop programs start it. */

describe('on standard input and output', () => {
  const homes: UserHome[] = [];
  after(() => {
    for (const home of homes) home.remove();
  });
  describeTools((server) => {
    const home = userHome(server);
    homes.push(home);
    return connectStdio(home.environment);
  });
});

test('ends well with its input, also where that is a file', async () => {
  const child = spawn(process.execPath, [programPath(MAIN), 'mcp'], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], ...COMPILED },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  assert.deepEqual(await once(child, 'close'), [0, null]);
});

describe('files of the user', () => {
  let service: TestService;
  let home: UserHome;
  let client: Client;
  before(async () => {
    service = await startService();
    home = userHome(service);
    mkdirSync(home.path('sounds'));
    client = await connectStdio(home.environment, 'auto', ['--folder', home.path('sounds')]);
  });
  after(async () => {
    await client.close();
    await service.stop();
    home.remove();
  });
  const call = async (name: string, args: object) =>
    (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;

  test('may be given by their paths', async () => {
    const { speech, picture } = await sampleFiles();
    const heard = await call('transcribe', { audio: speech['mp3'] });
    assert.equal(heard.isError, undefined, textOf(heard));
    for (const order of [{}, { model: 'vidA_3_1' }]) {
      const made = await call('make_video', { prompt: 'a boat', images: [picture], ...order });
      assert.equal(made.isError, undefined, textOf(made));
      await service.finished(dataOf(made).id);
      assert.equal(service.engines.video.jobs.at(-1)?.inputs.length, 1);
    }
    const missing = await call('transcribe', { audio: home.path('nothing.mp3') });
    assert.match(textOf(missing), /nothing\.mp3 cannot be read \(ENOENT\)\. \(code: invalid_parameter/);
    assert.match(textOf(await call('transcribe', { audio: home.folder })), /is not a file/);
  });

  const spokenWith = () => service.engines.speech.requests.length;

  test('are written where speech is to be kept, by a path or by a name in the folder', async () => {
    const expected = readFileSync((await sampleFiles()).speech['wav']!);
    const ways = [
      [home.path('sounds/hello.wav'), 'hello.wav'],
      ['named.wav', 'named.wav'],
      [pathToFileURL(home.path('sounds/by-url.wav')).href, 'by-url.wav'],
    ] as const;
    for (const [given, name] of ways) {
      const spoken = await call('speak', { text: 'hello', format: 'wav', save_as: given });
      assert.equal(dataOf(spoken).file, realpathSync(home.path(join('sounds', name))), textOf(spoken));
      assert.deepEqual(readFileSync(home.path(join('sounds', name))), expected);
    }
  });

  test('are never written over, and nothing is paid for what cannot be kept', async () => {
    writeFileSync(home.path('sounds/kept.mp3'), 'precious');
    symlinkSync(home.path('elsewhere.mp3'), home.path('sounds/dangling.mp3'));
    const paid = spokenWith();
    for (const name of ['kept.mp3', 'dangling.mp3']) {
      const refused = await call('speak', { text: 'hello', save_as: home.path(join('sounds', name)) });
      assert.match(textOf(refused), /already exists.*\(code: invalid_parameter, argument: save_as\)/);
    }
    const nowhere = await call('speak', { text: 'hello', save_as: 'no/such/folder.mp3' });
    assert.match(textOf(nowhere), /cannot be written \(ENOENT\).*argument: save_as/);
    assert.equal(readFileSync(home.path('sounds/kept.mp3'), 'utf8'), 'precious');
    assert.equal(existsSync(home.path('elsewhere.mp3')), false);
    assert.equal(spokenWith(), paid);
  });

  test('are written in the folder that was given and nowhere else', async () => {
    mkdirSync(home.path('sounds-of-others'));
    symlinkSync(home.folder, home.path('sounds/way-out'));
    const paid = spokenWith();
    for (const path of [
      home.path('outside.mp3'),
      '../outside.mp3',
      'way-out/outside.mp3',
      home.path('sounds-of-others/outside.mp3'),
      '~/outside.mp3',
    ]) {
      const refused = await call('speak', { text: 'hello', save_as: path });
      assert.match(textOf(refused), /is outside of .*sounds, .*argument: save_as/, path);
    }
    assert.equal(existsSync(home.path('outside.mp3')), false);
    assert.equal(spokenWith(), paid);
  });

  test('that could not be paid for are not left behind empty', async () => {
    const refused = await call('speak', { text: 'hello', voice: 'nobody', save_as: 'unpaid.mp3' });
    assert.match(textOf(refused), /code: voice_not_supported/);
    assert.equal(existsSync(home.path('sounds/unpaid.mp3')), false);
  });

  test('behind URLs are fetched as the service fetches them', async () => {
    const { speech } = await sampleFiles();
    await using recording = await serveFile(speech['mp3']!, 'audio/mpeg');
    const heard = await call('transcribe', { audio: recording.url });
    assert.equal(heard.isError, undefined, textOf(heard));
    for (const url of ['http://169.254.169.254/latest/meta-data', 'http://10.0.0.1/', 'http://[fd00::1]/']) {
      const refused = await call('transcribe', { audio: url });
      assert.match(
        textOf(refused),
        /not on the public internet\. \(code: invalid_parameter, argument: audio/,
      );
    }
  });
});

describe('without a folder for its files', () => {
  test('the folder it is started in is the one it may write to', async () => {
    const service = await startService();
    const home = userHome(service);
    const client = await connectStdio(home.environment, 'auto', [], home.folder);
    const speak = { name: 'speak', arguments: { text: 'hello', save_as: 'hello.mp3' } };
    const spoken = (await client.callTool(speak)) as CallToolResult;
    assert.equal(dataOf(spoken).file, realpathSync(home.path('hello.mp3')), textOf(spoken));
    await client.close();
    home.remove();
    await service.stop();
  });

  test('started at the root or at home, as desktop programs do, it writes nowhere', async () => {
    const service = await startService();
    const home = userHome(service);
    for (const folder of ['/', home.folder]) {
      const environment = { ...home.environment, HOME: home.folder };
      const client = await connectStdio(environment, 'auto', [], folder);
      const speak = { name: 'speak', arguments: { text: 'hello', save_as: home.path('hello.mp3') } };
      const refused = (await client.callTool(speak)) as CallToolResult;
      assert.match(textOf(refused), /--folder.*argument: save_as/);
      await client.close();
    }
    assert.equal(existsSync(home.path('hello.mp3')), false);
    home.remove();
    await service.stop();
  });
});

test('beside a server on another machine, this machine is out of reach for URLs', async () => {
  const { speech } = await sampleFiles();
  await using recording = await serveFile(speech['mp3']!, 'audio/mpeg');
  const home = userHome({ url: 'http://192.0.2.1', key: 'sk-any' });
  const client = await connectStdio(home.environment);
  const order = { name: 'transcribe', arguments: { audio: recording.url } };
  const refused = (await client.callTool(order)) as CallToolResult;
  assert.match(textOf(refused), /not on the public internet/);
  await client.close();
  home.remove();
});

test('a service that is not there is told with each call, not at the start', async () => {
  const home = userHome(null);
  const client = await connectStdio(home.environment);
  const result = (await client.callTool({ name: 'list_models', arguments: {} })) as CallToolResult;
  assert.equal(result.isError, true);
  assert.match(textOf(result), /No server runs on .*\(code: no_answer\)/);
  await client.close();
  home.remove();
});

test('a wrong key is told with each call', async () => {
  const service = await startService();
  const home = userHome({ url: service.url, key: 'sk-wrong' });
  const client = await connectStdio(home.environment);
  const result = (await client.callTool({ name: 'list_videos', arguments: {} })) as CallToolResult;
  assert.match(textOf(result), /\(code: invalid_api_key\) Use a valid key/);
  await client.close();
  await service.stop();
  home.remove();
});
