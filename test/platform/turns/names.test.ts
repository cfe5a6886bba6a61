import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { bearer } from '../../support/contract.ts';
import { sampleVideo } from '../../support/media-fixtures.ts';
import { type NameServer, serveNames } from '../../support/name-server.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { serveFile } from '../../support/serve-file.ts';
import { startService, type TestService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

/** Names that strangers choose, and whose servers never answer. */

const PORT_OF = (url: string) => new URL(url).port;
let folder: string;
let server: NameServer;
let clip: AsyncDisposable & { url: string };
let service: TestService;
before(async () => {
  folder = scratchFolder();
  clip = await serveFile(
    await sampleVideo(join(folder, 'clip.mp4'), { seconds: 1, width: 160, height: 120 }),
    'video/mp4',
  );
  server = await serveNames({ 'videos.example': '127.0.0.1' });
  service = await startService({ settings: { fetch: { dns_servers: [server.address] } } });
});
after(async () => {
  await service.stop();
  await server[Symbol.asyncDispose]();
  await clip[Symbol.asyncDispose]();
});

const deadNames = (count: number) =>
  Array.from({ length: count }, (_, index) => `http://dead-${index}.example/clip.mp4`);

/** Sends a request and leaves when told. */
function ask(path: string, url: string, key: string) {
  const left = new AbortController();
  const asking = fetch(service.url + path, {
    method: 'POST',
    headers: { ...bearer(key), 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
    signal: left.signal,
  });
  const gone = assert.rejects(asking, { name: 'AbortError' });
  const leave = async () => {
    left.abort();
    await gone;
  };
  return { leave, lookedUp: () => until(() => server.requested.includes(new URL(url).hostname)) };
}

test('dead names of an account without money delay neither the names of another nor the names of upstreams', async () => {
  const greedy = (await service.newKey({}, { balance: 0 })).key;
  const modest = (await service.newKey()).key;
  for (const url of deadNames(12)) {
    const { lookedUp, leave } = ask('/vidB/v1/characters', url, greedy);
    await lookedUp();
    await leave();
  }
  const staying = deadNames(20).map((url) => ask('/v1/webhooks', url.replace('dead', 'silent'), greedy));
  await staying[0]!.lookedUp();
  const url = `http://videos.example:${PORT_OF(clip.url)}/clip.mp4`;
  const made = await service.call('POST', '/vidB/v1/characters', { url }, bearer(modest));
  assert.equal(made.status, 200, made.text);
  const hook = await service.call(
    'POST',
    '/v1/webhooks',
    { url: 'http://videos.example/in' },
    bearer(modest),
  );
  assert.equal(hook.status, 200, hook.text);
  // None of those who wait for a dead name has been answered meanwhile.
  await Promise.all(staying.map(({ leave }) => leave()));
});
