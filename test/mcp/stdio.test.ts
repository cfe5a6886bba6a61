import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { CallToolResult, Client } from '@modelcontextprotocol/client';
import { type UserHome, userHome } from '../cli/user/user-home.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { startService, type TestService } from '../support/service.ts';
import { connectStdio } from './connect.ts';
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

describe('files of the user', () => {
  let service: TestService;
  let home: UserHome;
  let client: Client;
  before(async () => {
    service = await startService();
    home = userHome(service);
    client = await connectStdio(home.environment, 'auto');
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
      const made = await call('make_film', { prompt: 'a boat', images: [picture], ...order });
      assert.equal(made.isError, undefined, textOf(made));
      await service.finished(dataOf(made).id);
      assert.equal(service.engines.video.jobs.at(-1)?.inputs.length, 1);
    }
    const missing = await call('transcribe', { audio: home.path('nothing.mp3') });
    assert.match(textOf(missing), /nothing\.mp3 cannot be read \(ENOENT\)\. \(code: invalid_parameter/);
    assert.match(textOf(await call('transcribe', { audio: home.folder })), /is not a file/);
  });

  test('are written where speech is to be kept, and what is paid for is kept somewhere', async () => {
    const path = home.path('hello.wav');
    const spoken = await call('speak', { text: 'hello', format: 'wav', save_as: path });
    assert.equal(dataOf(spoken).file, path, textOf(spoken));
    const expected = readFileSync((await sampleFiles()).speech['wav']!);
    assert.deepEqual(readFileSync(path), expected);
    const elsewhere = await call('speak', { text: 'hello', save_as: home.path('no/such/folder.mp3') });
    const link = elsewhere.content.find((block) => block.type === 'resource_link');
    assert.ok(readFileSync(fileURLToPath(link?.uri ?? '')).length > 0);
  });
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
  const result = (await client.callTool({ name: 'list_films', arguments: {} })) as CallToolResult;
  assert.match(textOf(result), /\(code: invalid_api_key\) The key is set where/);
  await client.close();
  await service.stop();
  home.remove();
});
