import assert from 'node:assert/strict';
import { once } from 'node:events';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { begun, GREEDY, getFrom, MODEST, neverRead } from '../../support/local-callers.ts';
import { RawConnection } from '../../support/raw-connection.ts';
import { startService, type TestService } from '../../support/service.ts';

/** Downloads and connections: had without a key, so they are taken in turns by address. */

const settings = { limits: { connections_per_address: 6, downloads_per_address: 2 } };

describe('an address that keeps its downloads open', () => {
  let service: TestService;
  let video: string;
  before(async () => {
    service = await startService({ settings });
    const { json } = await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt: 'a boat' });
    video = (await service.finished(json.id))['video_url'] as string;
    // Larger than all the buffers between the service and its caller.
    const [file] = globSync(join(service.dataDirectory, 'artifacts/tasks/**/film.mp4'));
    writeFileSync(file!, Buffer.alloc(16 * 1024 * 1024));
  });
  after(() => service.stop());

  test('gets no further one, while another address does, and gets one again when one has ended', async () => {
    const { pathname, search } = new URL(video);
    const ask = `GET ${pathname}${search} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
    const kept = [await neverRead(service.url, ask), await neverRead(service.url, ask)];
    // A third that came before one of these would take its place, and that one would be refused.
    for (const socket of kept) await begun(socket);
    const refused = await getFrom(GREEDY, video);
    assert.equal(refused.status, 503);
    assert.equal(JSON.parse(refused.text).error.code, 'service_unavailable');
    assert.ok(Number(refused.headers['retry-after']) >= 1);
    assert.equal((await getFrom(MODEST, video)).status, 200);
    kept[0]!.resetAndDestroy();
    while ((await getFrom(GREEDY, video)).status !== 200);
    kept[1]!.resetAndDestroy();
  });
});

describe('an address with many connections', () => {
  let service: TestService;
  after(() => service.stop());

  test('gets 503 on one more, while another address is let in', async () => {
    service = await startService({ settings });
    const kept: RawConnection[] = [];
    for (let count = 0; count < 6; count += 1) kept.push(await RawConnection.open(service.url));
    await using refused = await RawConnection.open(service.url);
    const answer = await refused.answer();
    assert.equal(answer.status, 503);
    assert.equal(answer.json.error.code, 'service_unavailable');
    assert.ok(Number(answer.headers['retry-after']) >= 1);
    assert.equal((await getFrom(MODEST, `${service.url}/healthz`)).status, 200);
    for (const connection of kept) connection.vanish();
    while ((await getFrom(GREEDY, `${service.url}/healthz`)).status !== 200);
  });

  test('is not counted when it is a trusted proxy', async () => {
    const behind = await startService({ settings, environment: { TRUSTED_PROXIES: GREEDY } });
    const sockets = await Promise.all(Array.from({ length: 12 }, () => neverRead(behind.url, '')));
    assert.equal((await getFrom(GREEDY, `${behind.url}/healthz`)).status, 200);
    for (const socket of sockets) socket.destroy();
    await Promise.all(sockets.map((socket) => once(socket, 'close')));
    await behind.stop();
  });
});
