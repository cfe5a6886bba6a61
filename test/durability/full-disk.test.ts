import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { scratchFolder } from '../support/scratch-folder.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../support/seed-account.ts';
import { startServiceProcess } from '../support/service-process.ts';

const KEY = 'sk-payer000000000000000000000000000000000000000000';
const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };

let dataDirectory: string;
before(async () => {
  dataDirectory = scratchFolder();
  const database = openDataFolder(dataDirectory);
  await seedAccount(database, anAccount('payer'), aKey('payer-key', 'payer'), KEY);
  await database.close();
});

test('when the disk is full, creations get a 503, reads continue, and nothing acknowledged is lost', async () => {
  const service = await startServiceProcess({ dataDirectory, fileLimitKb: 2048 });
  const prompt = `hang: ${'a long walk along the shore, '.repeat(200)}`;
  const body = JSON.stringify({ model: 'vidA3.1', prompt });
  const reported: string[] = [];
  let refusal: { status: number; text: string; retryAfter: string | null } | null = null;
  while (refusal === null && reported.length < 2000) {
    const answer = await fetch(`${service.url}/v1/video/create`, { method: 'POST', headers, body });
    const text = await answer.text();
    if (answer.status === 200) reported.push(JSON.parse(text).id);
    else refusal = { status: answer.status, text, retryAfter: answer.headers.get('retry-after') };
  }
  assert.ok(refusal, 'the limit was never reached');
  assert.equal(refusal.status, 503, refusal.text);
  assert.match(refusal.retryAfter ?? '', /^[1-9]\d*$/);
  const { error } = JSON.parse(refusal.text) as { error: Record<string, unknown> };
  assert.deepEqual(
    ['message', 'type', 'code'].map((field) => typeof error[field]),
    ['string', 'string', 'string'],
  );
  assert.doesNotMatch(refusal.text, /sqlite|disk|I\/O|phonofilm\.db/i, 'internals stay inside');
  const ready = await fetch(`${service.url}/readyz`);
  assert.equal(ready.status, 503);
  assert.match(await ready.text(), /the database file cannot be read or written|disk/);
  const read = await fetch(`${service.url}/v1/videos/${reported[0]}`, { headers });
  assert.equal(read.status, 200);
  service.child.kill('SIGKILL');
  await service.ended;

  const again = await startServiceProcess({ dataDirectory });
  for (const id of reported) {
    const answer = await fetch(`${again.url}/v1/videos/${id}`, { headers });
    assert.equal(answer.status, 200, id);
    await answer.body?.cancel();
  }
  again.child.kill('SIGTERM');
  assert.equal(await again.ended, 0);
});
