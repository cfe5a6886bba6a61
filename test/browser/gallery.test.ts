import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openConsole, skipWithoutBrowser, startBrowser } from '../support/browser.ts';
import { startService } from '../support/service.ts';

describe('the public gallery', { skip: skipWithoutBrowser }, () => {
  test('does not exist until the operator opens it', async () => {
    const service = await startService();
    assert.equal((await fetch(`${service.url}/gallery`)).status, 404);
    await service.stop();
  });

  test('shows films that are not private, their prompts as mere text, and hides those of suspended accounts', async () => {
    const service = await startService({ settings: { gallery: { public: true } } });
    const { key, account } = await service.newKey();
    const headers = { authorization: `Bearer ${key}` };
    const order = { model: 'vidB-2', seconds: '4', size: '480x480' };
    const shown = await service.form('/v1/videos', { ...order, prompt: 'a <b>bold</b> boat' }, headers);
    const hidden = await service.form(
      '/v1/videos',
      { ...order, prompt: 'my secret', private: 'true' },
      headers,
    );
    await service.finished(shown.json.id, key);
    await service.finished(hidden.json.id, key);
    const browser = await startBrowser();
    const { page, errors, elsewhere } = await openConsole(browser, service.url, '/gallery');
    await page.getByText('a <b>bold</b> boat').waitFor();
    assert.equal(await page.locator('video').count(), 1);
    assert.ok(!(await page.content()).includes('my secret'));
    await page.locator('video').evaluate((video) => (video as { play(): Promise<void> }).play());
    assert.deepEqual(errors, []);
    assert.deepEqual(elsewhere, []);
    await browser.close();
    const secret = `${service.url}/gallery/${encodeURIComponent(hidden.json.id)}/film.mp4`;
    assert.equal((await fetch(secret)).status, 404);
    await service.admin('PATCH', `/accounts/${account}`, { status: 'suspended' });
    const open = `${service.url}/gallery/${encodeURIComponent(shown.json.id)}/film.mp4`;
    assert.equal((await fetch(open)).status, 404);
    assert.match(await (await fetch(`${service.url}/gallery`)).text(), /No film is public yet/);
    await service.stop();
  });
});
