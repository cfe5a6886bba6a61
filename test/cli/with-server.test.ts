import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { useService } from '../support/service.ts';
import { runHere } from './run-here.ts';
import { runPhonofilm } from './run-phonofilm.ts';

describe('the command line with a running server', () => {
  /** How far the service's clock is behind: a key that it calls good may have expired here. */
  let behind = 0;
  const service = useService(() => ({ now: () => Date.now() - behind }));
  before(async () => {
    // As the server itself leaves it.
    const address = JSON.stringify({ url: service.url, pid: process.pid });
    writeFileSync(join(service.dataDirectory, 'server.json'), address, { mode: 0o600 });
    writeFileSync(join(service.dataDirectory, 'admin-key'), `${service.adminKey}\n`, { mode: 0o600 });
  });

  const run = (...args: string[]) => runHere(args, { DATA_DIR: service.dataDirectory });
  const runProgram = (...args: string[]) => runPhonofilm(args, { DATA_DIR: service.dataDirectory });

  const json = async (...args: string[]) => {
    const { code, stdout, stderr } = await run(...args, '--json');
    assert.equal(code, 0, stderr);
    return JSON.parse(stdout);
  };

  test('a key cannot have expired before it is made, and one that has is marked', async () => {
    const made = [
      'keys',
      'create',
      '--name',
      'late',
      '--expires',
      String(Math.floor(Date.now() / 1000) - 60),
    ];
    const refused = await run(...made);
    assert.deepEqual([refused.code, /in the future/.test(refused.stderr)], [1, true], refused.stderr);
    behind = 3_600_000;
    const { id } = await json(...made);
    behind = 0;
    const listed = (await run('keys', 'list')).stdout.split('\n').find((line) => line.startsWith(id));
    assert.match(listed!, /Z \(expired\)/);
    assert.match((await run('keys', 'show', id)).stdout, /^expires .*\(expired\)$/m);
  });

  test('a key is made, works, is listed, shown, changed and deleted', async () => {
    const account = await json('accounts', 'create', '--name', 'ACME', '--balance', '12.50');
    assert.equal(account.balance, 12.5);
    const key = await json(
      ...['keys', 'create', '--account', account.id, '--type', 'payg', '--name', 'shop'],
      ...['--models', 'vidA*,asr-1', '--models', 'vidB-2', '--ip', '127.0.0.1,::1', '--quota', '5'],
      ...['--expires', '30d', '--rate-limit', '100/60'],
    );
    assert.deepEqual(key.models, ['vidA*', 'asr-1', 'vidB-2']);
    assert.deepEqual(key.ip_allowlist, ['127.0.0.1', '::1']);
    assert.equal(key.quota, 5);
    assert.deepEqual(key.rate_limit, { requests: 100, per_seconds: 60 });
    assert.ok(Math.abs(key.expires_at - Date.now() / 1000 - 30 * 86_400) < 120);
    const used = await service.call('GET', '/v1/models', undefined, { authorization: `Bearer ${key.key}` });
    assert.equal(used.status, 200);

    const list = await runProgram('keys', 'list', '--account', account.id);
    assert.equal(list.code, 0, list.stderr);
    const [head, row, ...more] = list.stdout.trimEnd().split('\n');
    assert.match(head!, /^ID +NAME +TYPE +BEGINS +USED +QUOTA +EXPIRES +MODELS +ACCOUNT$/);
    assert.match(row!, new RegExp(`^${key.id} +shop +payg +${key.prefix} +0 +5 +`));
    assert.deepEqual(more, []);

    const changed = await json(
      ...['keys', 'update', key.id, '--models', 'all', '--ip', 'any', '--quota', 'none'],
      ...['--expires', 'never', '--rate-limit', 'none', '--name', 'mall'],
    );
    assert.deepEqual(
      [changed.models, changed.ip_allowlist, changed.quota, changed.expires_at, changed.rate_limit],
      [null, null, null, null, null],
    );
    const shown = await run('keys', 'show', key.id);
    assert.match(shown.stdout, /^name +mall$/m);
    assert.match(shown.stdout, /^quota +no limit$/m);
    assert.match(shown.stdout, /^expires +never$/m);

    const deleted = await run('keys', 'delete', key.id);
    assert.deepEqual([deleted.code, deleted.stdout], [0, `Deleted ${key.id}.\n`]);
    assert.equal((await run('keys', 'show', key.id)).code, 1);
  });

  test('for people, a new key is shown with the hint that it is the only time', async () => {
    const { code, stdout } = await run('keys', 'create', '--name', 'plain');
    assert.equal(code, 0);
    assert.match(stdout, /^type +payg$/m);
    assert.match(stdout, /The key, shown only once:\n\n {2}sk-[0-9A-Za-z]{48}\n$/);
  });

  test('accounts are listed, shown and changed', async () => {
    const { id } = await json('accounts', 'create', '--name', 'B', '--balance', 'none');
    const changed = await json(
      ...['accounts', 'update', id, '--balance', '7', '--status', 'suspended', '--payment-failed', 'yes'],
      ...['--priority', 'high'],
      ...['--subscription-expires', '2040-01-31', '--subscription-quota', '3'],
    );
    assert.equal(changed.balance, 7);
    assert.equal(changed.status, 'suspended');
    assert.equal(changed.priority, 'high');
    assert.equal(changed.payment_failed, true);
    assert.deepEqual(changed.subscription, { expires_at: Date.UTC(2040, 0, 31) / 1000, quota: 3, used: 0 });
    const shown = await run('accounts', 'show', id);
    assert.match(shown.stdout, /^priority +high$/m);
    assert.match(shown.stdout, /^subscription +until 2040-01-31T00:00:00Z$/m);
    assert.equal((await json('accounts', 'update', id, '--no-subscription')).subscription, null);
    const list = await run('accounts', 'list', '--limit', '1');
    assert.match(list.stdout, /^ID +NAME +STATUS +PRIORITY +BALANCE/);
    assert.match(list.stdout, /There are more: --after acct_/);
  });

  test('tasks, usage and the ledger follow a video', async () => {
    const { key, account } = await service.newKey({}, { balance: 1 });
    const video = await service.call(
      'POST',
      '/v1/video/create',
      { model: 'vidA2-fast', prompt: 'a boat' },
      { authorization: `Bearer ${key}` },
    );
    await service.finished(video.json.id, key);
    const list = await run('tasks', 'list', '--account', account, '--status', 'completed');
    assert.ok(list.stdout.includes(video.json.id));
    const shown = await run('tasks', 'show', video.json.id);
    assert.match(shown.stdout, /^captured +0\.4$/m);
    assert.match(shown.stdout, /^route +fake\/video \(no other route can make it\)$/m);
    const usage = await run('usage', '--by', 'model', '--from', '1d', '--account', account);
    assert.match(usage.stdout, /^vidA2-fast +1 +0 +0\.4 +0 +0\.4$/m);
    assert.match(usage.stdout, /^total +1 +0 +0\.4 +0 +0\.4$/m);
    const ledger = await run('ledger', '--account', account);
    assert.match(ledger.stdout, /adjustment +1 /);
    assert.match(ledger.stdout, /capture +0\.4 /);
    assert.equal((await json('ledger', '--account', account)).data.length, 3);
  });

  test('prices are listed, set and reset', async () => {
    const list = await run('catalogue', 'list');
    assert.match(list.stdout, /^vidB-2 +video +per second 0\.1, large factor 1\.7 +no$/m);
    const set = await json('catalogue', 'set', 'vidB-2', '--per-second', '0.25', '--deprecated', 'yes');
    assert.deepEqual(set.price, { per_second: 0.25, large_factor: 1.7 });
    assert.equal(set.deprecated, true);
    const reset = await json('catalogue', 'set', 'vidB-2', '--reset-price', '--deprecated', 'no');
    assert.deepEqual([reset.price.per_second, reset.deprecated], [0.1, false]);
  });

  test('a refusal of the service is one line, or its JSON; the exit code is 1', async () => {
    const people = await runProgram('keys', 'show', 'key_none');
    assert.deepEqual(
      [people.code, people.stdout, people.stderr],
      [1, '', 'There is no key "key_none". (resource_not_found)\n'],
    );
    const script = await runProgram('keys', 'create', '--models', 'vidX', '--json');
    assert.equal(script.code, 1);
    assert.equal(script.stdout, '');
    assert.equal(JSON.parse(script.stderr).error.param, 'models');
  });

  test('a character is listed and taken down', async () => {
    const video = { model: 'vidB-2', prompt: 'a boat', images: [] };
    const { id } = (await service.call('POST', '/v1/video/create', video)).json;
    await service.finished(id);
    const { json: hero } = await service.call('POST', '/vidB/v1/characters', { from_task: id });
    const list = await run('characters', 'list');
    assert.equal(list.code, 0, list.stderr);
    assert.match(list.stdout, new RegExp(`^${hero.id} +${hero.username} +2\\.0 s +`, 'm'));
    const deleted = await run('characters', 'delete', hero.id);
    assert.deepEqual([deleted.code, deleted.stdout], [0, `Deleted ${hero.id}.\n`]);
    assert.equal((await fetch(hero.permalink)).status, 404);
    assert.equal((await run('characters', 'delete', hero.id)).code, 1);
  });

  test('--url and --admin-key override the data folder', async () => {
    const wrong = await run('keys', 'list', '--admin-key', 'wrong');
    assert.equal(wrong.code, 1);
    assert.match(wrong.stderr, /invalid_api_key/);
    const elsewhere = await runPhonofilm(['keys', 'list', '--url', `${service.url}/`], {
      DATA_DIR: join(service.dataDirectory, 'scratch'),
      ADMIN_KEY: service.adminKey,
    });
    assert.equal(elsewhere.code, 0, elsewhere.stderr);
    const nobody = await run('keys', 'list', '--url', 'http://127.0.0.1:9', '--admin-key', 'any');
    assert.equal(nobody.code, 1);
    assert.match(nobody.stderr, /No server responds at http:\/\/127\.0\.0\.1:9/);
  });

  test('the kept admin key goes to no other server', async () => {
    const seen: unknown[] = [];
    const other = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.end('{"data":[],"has_more":false}');
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const { code, stderr } = await run('keys', 'list', '--url', url);
    assert.equal(code, 1);
    assert.match(stderr, /There is no admin key for http.*Give one with --admin-key or ADMIN_KEY/);
    await run('keys', 'list', '--url', url, '--admin-key', 'its-own');
    assert.deepEqual(seen, ['Bearer its-own']);
    other.close();
    assert.equal((await run('keys', 'list', '--url', service.url)).code, 0);
  });

  test('credits are added and taken', async () => {
    const { id } = await json('accounts', 'create', '--name', 'C', '--balance', '10');
    const added = await run('accounts', 'add-credits', id, '2.5', '--note', 'invoice 9');
    assert.match(added.stdout, /^credits +2\.5$/m);
    assert.equal((await json('accounts', 'take-credits', id, '4')).amount, -4);
    assert.equal((await json('accounts', 'show', id)).balance, 8.5);
    assert.match((await run('ledger', '--account', id)).stdout, /adjustment +2\.5 .*invoice 9$/m);
    assert.equal((await run('accounts', 'add-credits', id, 'much')).code, 2);
  });

  test('a server whose address is lost is named as the reason', async () => {
    const file = join(service.dataDirectory, 'server.json');
    rmSync(file);
    const { code, stderr } = await runProgram('keys', 'list');
    writeFileSync(file, JSON.stringify({ url: service.url, pid: process.pid }));
    assert.equal(code, 1);
    assert.match(stderr, /--url/);
  });
});
