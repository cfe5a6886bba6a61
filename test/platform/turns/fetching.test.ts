import assert from 'node:assert/strict';
import { createReadStream } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { assertError, bearer } from '../../support/contract.ts';
import { sampleVideo } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { startService, type TestService } from '../../support/service.ts';

/** URLs that we fetch for strangers: sockets, and bytes in the scratch folder. */

let service: TestService;
let folder: string;
let server: Server;
let url: string;
/** Requests that the slow half of the server keeps waiting. */
const held: ServerResponse[] = [];
before(async () => {
  folder = scratchFolder();
  const clip = await sampleVideo(join(folder, 'clip.mp4'), { seconds: 1, width: 160, height: 120 });
  server = createServer((request, response) => {
    if (request.url === '/slow') held.push(response);
    else createReadStream(clip).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service = await startService();
});
after(async () => {
  await service.stop();
  server.closeAllConnections();
  server.close();
});

test('one account fetches one character at a time, its line is bounded, and another is served meanwhile', async () => {
  const greedy = bearer((await service.newKey({}, { balance: 0 })).key);
  const modest = bearer((await service.newKey()).key);
  const ask = (path: string, headers: Record<string, string>) =>
    service.call('POST', '/vidB/v1/characters', { url: url + path }, headers);
  let answered = 0;
  const requested = Array.from({ length: 40 }, async () => {
    const answer = await ask('/slow', greedy);
    answered += 1;
    return answer;
  });
  const refused = await Promise.race(requested);
  assertError(refused, 'service_unavailable');
  assert.ok(Number(refused.headers.get('retry-after')) >= 1);
  assert.equal((await ask('/clip', modest)).status, 200);
  assert.equal(held.length, 1, 'fetches of the greedy account at once');
  assert.ok(answered <= 8, `${answered} were refused`);

  server.closeAllConnections();
  // Every further one that is let through finds the server gone.
  server.close();
  const statuses = (await Promise.all(requested)).map(({ status }) => status);
  assert.deepEqual(new Set(statuses), new Set([400, 503]));
});
