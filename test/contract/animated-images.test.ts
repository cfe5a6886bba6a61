import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { sampleAnimatedPng, sampleGif, sampleWebP } from '../support/media-fixtures.ts';
import { useService } from '../support/service.ts';

/** A reference image is one picture: a file with several is refused, whichever way it comes. */

const FORMATS = { gif: sampleGif, webp: sampleWebP, png: sampleAnimatedPng };
type Format = keyof typeof FORMATS;

const service = useService();
let pictures: Server;
const files: Record<string, Buffer> = {};

before(async () => {
  for (const [format, make] of Object.entries(FORMATS)) {
    for (const [name, count] of [
      ['still', 1],
      ['moving', 3],
    ] as const) {
      const path = join(service.dataDirectory, `${name}.${format}`);
      files[`${name}.${format}`] = await readFile(await make(path, 64, 48, count));
    }
  }
  pictures = createServer((request, response) => response.end(files[request.url!.slice(1)]));
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
});
after(async () => {
  pictures.close();
});

const dataUrl = (name: string, format: Format) =>
  `data:image/${format};base64,${files[name]!.toString('base64')}`;
const pictureUrl = (name: string) => `http://127.0.0.1:${(pictures.address() as AddressInfo).port}/${name}`;
const create = (image: string, headers = {}) =>
  service.call(
    'POST',
    '/v1/video/create',
    { model: 'vidB-2', prompt: 'a red boat', images: [image] },
    headers,
  );
const upload = (name: string) =>
  service.form('/v1/videos', {
    model: 'vidB-2',
    prompt: 'a red boat',
    seconds: '4',
    size: '480x480',
    input_reference: new Blob([new Uint8Array(files[name]!)]),
  });
const chat = (image: string) =>
  service.call('POST', '/v1/chat/completions', {
    model: 'vidB-2',
    stream: false,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'a red boat' },
          { type: 'image_url', image_url: { url: image } },
        ],
      },
    ],
  });

for (const format of Object.keys(FORMATS) as Format[]) {
  test(`an animated ${format} is refused as an upload, a data URL and in a chat; a still one is taken`, async () => {
    assertError(await upload(`moving.${format}`), 'invalid_image', 'input_reference');
    assertError(await create(dataUrl(`moving.${format}`, format)), 'invalid_image', 'images');
    assert.equal((await chat(dataUrl(`moving.${format}`, format))).json.error.code, 'invalid_image');
    for (const answer of [
      await upload(`still.${format}`),
      await create(dataUrl(`still.${format}`, format)),
      await chat(dataUrl(`still.${format}`, format)),
    ])
      assert.equal(answer.status, 200, answer.text);
  });

  test(`an animated ${format} behind a URL fails its task and gives the money back; a still one does not`, async () => {
    const { key, account } = await service.newKey({}, { balance: 10 });
    const moving = await create(pictureUrl(`moving.${format}`), bearer(key));
    const failed = await service.finished(moving.json.id, key);
    const error = failed['error'] as { code: string; message: string };
    assert.deepEqual([failed['status'], error.code], ['failed', 'invalid_image']);
    assert.match(error.message, /animated/);
    const { balance, held } = (await service.admin('GET', `/accounts/${account}`)).json;
    assert.deepEqual([balance, held], [10, 0]);
    const still = await create(pictureUrl(`still.${format}`), bearer(key));
    assert.equal((await service.finished(still.json.id, key))['status'], 'completed');
  });
}
