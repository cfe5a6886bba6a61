import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { HostNames } from '../../../src/platform/fetching/host-names.ts';
import { FairGate } from '../../../src/platform/turns/fair-gate.ts';
import { type NameServer, serveNames } from '../../support/name-server.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { until } from '../../support/until.ts';

const never = new AbortController().signal;
const turn = { account: 'a' };

describe("strangers' names", () => {
  let server: NameServer;
  let folder: string;
  let now = 0;
  const gate = new FairGate({ what: 'names', atOnce: 4, perAccount: 2, waiting: 2 });
  const open = () =>
    new HostNames({
      servers: [server.address],
      gate,
      hostsFile: join(folder, 'hosts'),
      now: () => now,
    });
  before(async () => {
    server = await serveNames({ 'videos.example': '192.0.2.7', 'nowhere.example': 'unknown' });
    folder = scratchFolder();
    writeFileSync(join(folder, 'hosts'), '# ours\n10.0.0.5 Intern box # two\n::1 box\nnonsense here\n\n');
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
  });
  const lookupsOf = (name: string) => server.requested.filter((requested) => requested === name).length;

  it('are those of the hosts file, and then those of the name servers', async () => {
    const names = open();
    const addresses = async (name: string) =>
      (await names.resolve(name, turn, never)).map(({ address }) => address);
    assert.deepEqual(await addresses('intern'), ['10.0.0.5']);
    assert.deepEqual(await addresses('BOX.'), ['10.0.0.5', '::1']);
    assert.deepEqual(await addresses('localhost'), ['127.0.0.1']);
    assert.deepEqual(await addresses('Videos.Example.'), ['192.0.2.7']);
    assert.equal(lookupsOf('box') + lookupsOf('localhost'), 0);
  });

  it('are remembered for a while, also those that do not exist', async () => {
    const names = open();
    server.requested.length = 0;
    const ask = async () => {
      await names.resolve('videos.example', turn, never);
      await assert.rejects(names.resolve('nowhere.example', turn, never), { code: 'ENOTFOUND' });
    };
    await ask();
    const [found, missing] = [lookupsOf('videos.example'), lookupsOf('nowhere.example')];
    await ask();
    assert.deepEqual([lookupsOf('videos.example'), lookupsOf('nowhere.example')], [found, missing]);
    now += 60_000;
    await ask();
    assert.deepEqual([lookupsOf('videos.example'), lookupsOf('nowhere.example')], [2 * found, 2 * missing]);
  });

  it('are no longer asked for once the request has ended, and leave their place at once', async () => {
    const names = open();
    const stop = new AbortController();
    const requested = ['one', 'two'].map((name) => names.resolve(`${name}.dead.example`, turn, stop.signal));
    await until(() => lookupsOf('one.dead.example') > 0 && lookupsOf('two.dead.example') > 0);
    assert.equal(gate.running, 2);
    stop.abort(new Error('the client left'));
    for (const asking of requested) await assert.rejects(asking, /the client left/);
    assert.equal(gate.running, 0);
  });

  it('wait in turns by account when their servers are silent', async () => {
    const names = open();
    const stop = new AbortController();
    const dead = (count: number) => names.resolve(`${count}.silent.example`, turn, stop.signal);
    const requested = [1, 2, 3, 4].map(dead);
    const ends = requested.map((asking) => assert.rejects(asking, /the client left/));
    await assert.rejects(dead(5), { code: 'service_unavailable' });
    const [found] = await names.resolve('videos.example', { account: 'b' }, never);
    assert.equal(found?.address, '192.0.2.7');
    stop.abort(new Error('the client left'));
    await Promise.all(ends);
  });
});
