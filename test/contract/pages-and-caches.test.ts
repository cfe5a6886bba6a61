import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { sampleVideo } from '../support/media-fixtures.ts';
import { serveFile } from '../support/serve-file.ts';
import { useService } from '../support/service.ts';

describe('pages and caching', () => {
  const service = useService();

  test('pages have a content security policy, cannot be framed and send no referrer', async () => {
    const clip = await sampleVideo(join(service.dataDirectory, 'clip.mp4'), { seconds: 2 });
    await using source = await serveFile(clip, 'video/mp4');
    const made = await service.call('POST', '/vidB/v1/characters', { url: source.url });
    for (const path of ['/docs', '/docs/', new URL(made.json.permalink).pathname]) {
      const page = await fetch(service.url + path);
      assert.equal(page.status, 200, path);
      const policy = page.headers.get('content-security-policy') ?? '';
      for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
        assert.ok(policy.includes(rule), `${path}: ${policy}`);
      assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
      assert.equal(page.headers.get('x-content-type-options'), 'nosniff', path);
      assert.equal(page.headers.get('referrer-policy'), 'no-referrer', path);
    }
  });

  test('no cache keeps an answer with a link that opens without a key', async () => {
    const body = { model: 'vidA3.1', prompt: 'a red boat' };
    const created = await service.call('POST', '/v1/video/create', body);
    const { id } = created.json;
    await service.finished(id);
    const paths = [`/v1/videos/${id}`, `/v1/video/query?id=${id}`, `/v1/videos/${id}/content`];
    for (const path of paths) {
      const { headers, text } = await service.call('GET', path);
      assert.match(text, /signature=/, path);
      assert.equal(headers.get('cache-control'), 'no-store', path);
    }
    const video = await service.call('GET', `/v1/videos/${id}/content?variant=video`);
    assert.equal(video.headers.get('cache-control'), 'private, max-age=300', 'the video itself may be kept');
  });
});
