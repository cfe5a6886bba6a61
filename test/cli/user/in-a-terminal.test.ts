import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fakeEngines } from '../../support/fake-engines.ts';
import { CTRL_C, inTerminal, inTerminalThroughNpm, lacksTerminals } from '../../support/in-terminal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { unlessLacking } from '../../support/unless-lacking.ts';
import { type UserHome, userHome } from './user-home.ts';

const ESCAPE = '\x1b';

const skip = unlessLacking(lacksTerminals, 'there is no `script` of util-linux to open a terminal with');

describe('on a terminal', { skip }, () => {
  let service: TestService;
  let home: UserHome;
  before(async () => {
    // Slow enough for the bar to be seen on its way.
    const { registry } = await fakeEngines({ stepMs: 300 });
    service = await startService({ registry });
    home = userHome(service);
  });
  after(async () => {
    home.remove();
    await service.stop();
  });

  test('a video has a bar that fills, with the time left, and then a line', async () => {
    const terminal = inTerminal(
      ['video', 'a fox in the snow', '-o', 'fox.mp4'],
      home.environment,
      home.folder,
    );
    await terminal.shows(/█+.*░+ +\d+ % {2}\d+ s, about \d+ s left/u);
    assert.equal(await terminal.ended, 0, terminal.drawn());
    assert.ok(terminal.drawn().includes(`${ESCAPE}[32m█`), 'the bar is green');
    const [last] = terminal.drawn().split(`\r${ESCAPE}[2K`).slice(-1);
    assert.match(last!, /^Saved fox\.mp4 \(\d+ kB\)\r\n$/);
  });

  test('NO_COLOR leaves the bar and takes the colour', async () => {
    const environment = { ...home.environment, NO_COLOR: '1' };
    const terminal = inTerminal(['video', 'a boat', '-o', 'boat.mp4'], environment, home.folder);
    assert.equal(await terminal.ended, 0, terminal.drawn());
    assert.match(terminal.drawn(), /█/u);
    assert.equal(terminal.drawn().includes(`${ESCAPE}[32m`), false);
  });

  test('Ctrl-C cancels the video and says that it was refunded, which it was', async () => {
    const { key, account } = await service.newKey({}, { balance: 10 });
    const args = ['video', 'hang on', '-o', 'never.mp4', '--key', key];
    const terminal = inTerminal(args, home.environment, home.folder);
    await terminal.shows(/processing/);
    const during = await service.admin('GET', `/accounts/${account}`);
    assert.ok(during.json.held > 0, during.text);
    terminal.type(CTRL_C);
    assert.equal(await terminal.ended, 130, terminal.drawn());
    const [, id] = /(vidA3\.1:\d+-\w+) is cancelled\. It was refunded\./.exec(terminal.drawn()) ?? [];
    assert.ok(id, terminal.drawn());
    const { json } = await service.call('GET', `/v1/video/query?id=${id}`, undefined, {
      authorization: `Bearer ${key}`,
    });
    assert.deepEqual([json.status, json.error.code], ['failed', 'cancelled']);
    const changed = await service.admin('GET', `/accounts/${account}`);
    assert.deepEqual([changed.json.balance, changed.json.held], [10, 0]);
    assert.deepEqual(
      readdirSync(home.folder).filter((name) => name.startsWith('never')),
      [],
    );
  });

  test('one Ctrl-C through npm, which sends a second signal, cancels the video too', async () => {
    const { key, account } = await service.newKey({}, { balance: 10 });
    const terminal = inTerminalThroughNpm(['video', 'hang on', '--key', key], home.environment);
    await terminal.shows(/processing/);
    terminal.type(CTRL_C);
    await terminal.ended;
    assert.match(terminal.drawn(), /Cancelling vidA3\.1:\S+ Ctrl-C again leaves at once\./);
    assert.match(terminal.drawn(), /is cancelled\. It was refunded\./);
    const { balance, held } = (await service.admin('GET', `/accounts/${account}`)).json;
    assert.deepEqual([balance, held], [10, 0]);
  });

  test('a video is not written into the terminal', async () => {
    const terminal = inTerminal(['video', 'a fox', '-o', '-'], home.environment, home.folder);
    assert.equal(await terminal.ended, 2, terminal.drawn());
    assert.match(terminal.drawn(), /give a file, or a pipe/);
  });

  test('the key of a login is asked for and not shown', async () => {
    const user = userHome(null);
    const terminal = inTerminal(['login', '--server', service.url], user.environment, user.folder);
    await terminal.shows(/Key for http.*: /);
    terminal.type(`${service.key}\r`);
    assert.equal(await terminal.ended, 0, terminal.drawn());
    assert.match(terminal.drawn(), /Logged in at/);
    assert.equal(terminal.drawn().includes(service.key), false);
    user.remove();
  });

  test('doctor paints what is broken red', async () => {
    const environment = { ...home.environment, PORT: 'eighty' };
    const terminal = inTerminal(['doctor'], environment, home.folder);
    assert.equal(await terminal.ended, 1);
    assert.ok(terminal.drawn().includes(`${ESCAPE}[31mbroken`));
  });
});

/** A service that answers as it is told; what it does not answer hangs. */
async function stubbornServer(answer: (request: IncomingMessage) => object | null) {
  const requested: string[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    requested.push(`${request.method} ${request.url!.split('?')[0]}`);
    server.emit('asked');
    // What the model is, which the command has to know first.
    const json = request.url!.startsWith('/v1/models/') ? MODEL : answer(request);
    if (json !== null) response.setHeader('content-type', 'application/json').end(JSON.stringify(json));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'sk-stubborn',
    requested,
    isRequested: async (what: string) => {
      while (!requested.includes(what)) await once(server, 'asked');
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const MODEL = { id: 'vidA3.1', capabilities: { endpoints: ['/v1/video/create'], request_style: 'A' } };
const VIDEO = { id: 'vidA3.1:1-x', status_update_time: 1, enhanced_prompt: 'x', video_url: null };

describe('on a terminal, with a service that is slow', { skip }, () => {
  test('a second Ctrl-C ends the program at once', async () => {
    const server = await stubbornServer(({ method }) =>
      method === 'POST' ? { ...VIDEO, status: 'pending' } : null,
    );
    const home = userHome(server);
    const terminal = inTerminal(['video', 'x', '-o', 'x.mp4'], home.environment, home.folder);
    await server.isRequested('GET /v1/videos/vidA3.1%3A1-x/events');
    terminal.type(CTRL_C);
    await server.isRequested('GET /v1/video/query');
    // Two signals within half a second are one press; the first may have been noticed only now.
    await setTimeout(600);
    terminal.type(CTRL_C);
    assert.equal(await terminal.ended, 130, terminal.drawn());
    server.close();
    home.remove();
  });

  test('a video that was done when Ctrl-C came is left where it is, because it is paid', async () => {
    const server = await stubbornServer(({ method, url }) => {
      if (method === 'POST') return { ...VIDEO, status: 'pending' };
      if (url!.startsWith('/v1/video/query'))
        return { ...VIDEO, status: 'completed', video_url: 'http://video' };
      return null;
    });
    const home = userHome(server);
    const terminal = inTerminal(['video', 'x', '-o', 'x.mp4'], home.environment, home.folder);
    await server.isRequested('GET /v1/videos/vidA3.1%3A1-x/events');
    terminal.type(CTRL_C);
    assert.equal(await terminal.ended, 130, terminal.drawn());
    assert.match(terminal.drawn(), /is done already, and paid: http:\/\/video/);
    assert.equal(
      server.requested.some((call) => call.startsWith('DELETE')),
      false,
    );
    server.close();
    home.remove();
  });
});
