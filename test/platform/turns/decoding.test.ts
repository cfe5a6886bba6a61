import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { bearer } from '../../support/contract.ts';
import { samplePng, sampleVideo } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { serveFile } from '../../support/serve-file.ts';
import { startService, type TestService } from '../../support/service.ts';

/** Decoding of pictures and clips: it costs us before anybody pays, so it is taken in turns by account. */

let service: TestService;
let folder: string;
let clip: AsyncDisposable & { url: string };
let picture: string;
let greedy: string;
let modest: string;
before(async () => {
  folder = scratchFolder();
  clip = await serveFile(
    await sampleVideo(join(folder, 'clip.mp4'), { seconds: 1, width: 320, height: 180 }),
    'video/mp4',
  );
  const png = readFileSync(await samplePng(join(folder, 'dot.png'), 1, 1));
  picture = `data:image/png;base64,${png.toString('base64')}`;
  service = await startService();
  greedy = (await service.newKey({}, { balance: 0 })).key;
  modest = (await service.newKey()).key;
});
after(async () => {
  await service.stop();
  await clip[Symbol.asyncDispose]();
});

/** The names of requests in the order in which they were answered. */
async function orderOfAnswers(requests: Record<string, () => Promise<{ status: number; text: string }>>) {
  const order: string[] = [];
  await Promise.all(
    Object.entries(requests).map(async ([name, send]) => {
      const { status, text } = await send();
      assert.equal(status, 200, text);
      order.push(name);
    }),
  );
  return order;
}

const character = (key: string) => () =>
  service.call('POST', '/vidB/v1/characters', { url: clip.url }, bearer(key));
const withPicture = (key: string) => () =>
  service.call(
    'POST',
    '/v1/video/create',
    { model: 'vidB-2', prompt: 'a boat', images: [picture] },
    bearer(key),
  );

test('six clips of one account delay neither the picture nor the clip of another', async () => {
  const clips = Array.from({ length: 6 }, (_, index) => [`greedy ${index}`, character(greedy)] as const);
  const order = await orderOfAnswers({
    ...Object.fromEntries(clips),
    'modest picture': withPicture(modest),
    'modest clip': character(modest),
  });
  assert.ok(order.indexOf('modest picture') <= 2, order.join(', '));
  assert.ok(order.indexOf('modest clip') <= 3, order.join(', '));
});

test('fourteen pictures of one account delay the picture of another by a turn', async () => {
  const payer = (await service.newKey()).key;
  const pictures = Array.from({ length: 14 }, (_, index) => [`greedy ${index}`, withPicture(payer)] as const);
  const order = await orderOfAnswers({
    ...Object.fromEntries(pictures),
    'modest picture': withPicture(modest),
  });
  assert.ok(order.indexOf('modest picture') <= 10, order.join(', '));
});
