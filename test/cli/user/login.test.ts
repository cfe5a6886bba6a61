import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { startService, type TestService } from '../../support/service.ts';
import { type UserHome, userHome } from './user-home.ts';

describe('which server a command calls, and with which key', () => {
  let service: TestService;
  let home: UserHome;
  before(async () => {
    service = await startService();
    home = userHome(null);
  });
  after(async () => {
    home.remove();
    await service.stop();
  });

  test('without a server the command says how to get one', async () => {
    const run = await home.run('models');
    assert.equal(run.code, 1);
    assert.match(run.stderr, /No server runs on .*npm start.*--server.*login/);
  });

  test('a wrong key is not remembered', async () => {
    const run = await home.run('login', '--server', service.url, '--key', 'sk-wrong');
    assert.equal(run.code, 1);
    assert.match(run.stderr, /invalid_api_key/);
    assert.equal(existsSync(home.path('config/phonofilm/login.json')), false);
  });

  test('a login is kept for this user alone, whatever was there before', async () => {
    const folder = home.path('config/phonofilm');
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/login.json`, '{}');
    chmodSync(`${folder}/login.json`, 0o644);
    const run = await home.runWithInput(`${service.key}\n`, 'login', '--server', service.url, '--key', '-');
    assert.equal(run.code, 0, run.stderr);
    assert.equal(run.stdout.includes(service.key), false);
    assert.equal(statSync(`${folder}/login.json`).mode & 0o777, 0o600);
    const models = await home.run('models');
    assert.equal(models.code, 0, models.stderr);
  });

  test('the remembered key is not sent to another server', async () => {
    let authorization: string | undefined = 'nothing came';
    const other = createServer((request, response) => {
      authorization = request.headers.authorization;
      response.end('{}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const run = await home.run('models', '--server', url);
    other.close();
    assert.equal(run.code, 1);
    assert.match(run.stderr, /There is no key for http/);
    assert.equal(authorization, 'nothing came');
  });

  test('logout forgets it', async () => {
    assert.match((await home.run('logout')).stdout, /Logged out/);
    assert.equal(existsSync(home.path('config/phonofilm/login.json')), false);
    assert.equal((await home.run('models')).code, 1);
  });

  test('the service of this machine is found with its first key', async () => {
    const data = home.path('no-data');
    mkdirSync(data);
    writeFileSync(`${data}/server.json`, JSON.stringify({ url: service.url, pid: process.pid }));
    writeFileSync(`${data}/first-key`, `${service.key}\n`);
    const run = await home.run('models', '--json');
    assert.equal(run.code, 0, run.stderr);
    assert.equal(JSON.parse(run.stdout).object, 'list');
    assert.equal(readFileSync(`${data}/first-key`, 'utf8').trim(), service.key);
  });
});
