import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startService, type TestService } from '../support/service.ts';

/** More than any disk has. */
const SETTINGS = 'disk: { free_megabytes: 1000000000 }\n';

let folder: string;
let service: TestService;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'phonofilm-no-space-'));
  const settings = join(folder, 'config.yaml');
  writeFileSync(settings, SETTINGS);
  service = await startService({ environment: { CONFIG: settings } });
});
after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const prompt = 'a red boat';
const chat = { model: 'vidB-2', messages: [{ role: 'user', content: prompt }] };

test('without disk space no film is begun, by whichever endpoint it is asked for', async () => {
  const answers = [
    await service.call('POST', '/v1/video/create', { model: 'vidB-2', prompt, images: [] }),
    await service.form('/v1/videos', { model: 'vidB-2', prompt, seconds: '4', size: '480x480' }),
    await service.call('POST', '/v1/chat/completions', chat),
  ];
  for (const { status, json } of answers) {
    assert.equal(status, 503, JSON.stringify(json));
    assert.equal(json.error.code, 'service_unavailable');
    assert.match(json.error.message, /no disk space left/);
  }
  const { json } = await service.call('GET', '/v1/videos');
  assert.deepEqual(json.data, []);
});
