import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { startServiceProcess } from '../../support/service-process.ts';

const folder = scratchFolder();

test('every request has its line in the log, also the last one before the end, with its time', async () => {
  const logFile = join(folder, 'service.log');
  const service = await startServiceProcess({ dataDirectory: join(folder, 'data'), logFile });
  const began = Date.now();
  const ids: (string | null)[] = [];
  for (const path of ['/healthz', '/v1/models', '/nowhere']) {
    const answer = await fetch(service.url + path);
    await answer.text();
    ids.push(answer.headers.get('x-request-id'));
  }
  service.child.kill('SIGTERM');
  assert.equal(await service.ended, 0);
  const ended = Date.now();
  const lines = readFileSync(logFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request');
  assert.deepEqual(
    lines.map(({ request, route, status }) => [request, route, status]),
    [
      [ids[0], '/healthz', 200],
      [ids[1], '/v1/models', 401],
      [ids[2], 'unknown', 404],
    ],
  );
  for (const { time } of lines) assert.ok(Number(time) >= began && Number(time) <= ended, `${time}`);
});
