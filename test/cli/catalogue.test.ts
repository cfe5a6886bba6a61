import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { useService } from '../support/service.ts';
import { runHere } from './run-here.ts';

describe('the catalogue by the command line', () => {
  const service = useService();
  before(async () => {
    const address = JSON.stringify({ url: service.url, pid: process.pid });
    writeFileSync(join(service.dataDirectory, 'server.json'), address, { mode: 0o600 });
    writeFileSync(join(service.dataDirectory, 'admin-key'), `${service.adminKey}\n`, { mode: 0o600 });
  });

  const run = (...args: string[]) => runHere(['catalogue', ...args], { DATA_DIR: service.dataDirectory });
  const json = async (...args: string[]) => {
    const { code, stdout, stderr } = await run(...args, '--json');
    assert.equal(code, 0, stderr);
    return JSON.parse(stdout);
  };

  test('a model is added, shown, changed and removed', async () => {
    const shown = await run(
      ...['add', 'studio/clip', '--kind', 'video', '--request-style', 'B', '--sizes', '832x480, 480x832'],
      ...['--seconds', '5,10', '--images', '2', '--description', 'Clips of the house.'],
      ...['--per-second', '0.5', '--route', 'fake/video', '--aliases', 'clip'],
    );
    assert.equal(shown.code, 0, shown.stderr);
    assert.match(shown.stdout, /^id +studio\/clip\nkind +video\nprice +per second 0\.5/);
    assert.match(shown.stdout, /^named by +operator\nengine +yes$/m);
    const { capabilities } = (await service.call('GET', `/v1/models/${encodeURIComponent('studio/clip')}`))
      .json;
    assert.deepEqual(
      [capabilities.sizes, capabilities.seconds],
      [
        ['832x480', '480x832'],
        [5, 10],
      ],
    );

    const changed = await json('set', 'studio/clip', '--seconds', '5', '--per-second', '1');
    assert.deepEqual([changed.facts.seconds, changed.price.per_second], [[5], 1]);
    const retired = await json('set', 'studio/clip', '--retires', '2020-01-01');
    assert.equal(retired.retires_at, 1_577_836_800);

    assert.equal((await run('remove', 'studio/clip')).stdout, 'studio/clip is gone.\n');
    assert.equal((await run('list')).stdout.includes('studio/clip'), false);
    assert.equal((await run('remove', 'studio/clip')).code, 1);
  });

  test('a model without an engine says so', async () => {
    const { stdout } = await run('add', 'idle', '--kind', 'chat', '--per-thousand-tokens', '0');
    assert.match(stdout, /^engine +none: requests get 503$/m);
    await run('remove', 'idle');
  });

  test('wrong words are wrong usage, and a refusal of the service names the fact', async () => {
    assert.equal((await run('add', 'x', '--like', 'vidB-2', '--images', 'two')).code, 2);
    assert.equal((await run('add', 'x', '--like', 'vidB-2', '--json-only', 'perhaps')).code, 2);
    assert.equal((await run('set', 'vidB-2')).code, 2);
    const refused = await run('add', 'x', '--like', 'vidB-2', '--voices', 'anna', '--json');
    assert.equal(refused.code, 1);
    assert.equal(JSON.parse(refused.stderr).error.param, 'voices');
    assert.match((await run('remove', 'vidB-2')).stderr, /is a model of the contract/);
  });
});
