import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { skipWithoutBrowser, untilInPage, useBrowser } from '../support/browser.ts';
import { sampleVideo } from '../support/media-fixtures.ts';
import { serveFile } from '../support/serve-file.ts';
import { useService } from '../support/service.ts';

/** The reference is four megabytes of script, on a machine that is busy with other tests. */
const PATIENCE_MS = 120_000;

describe('pages in a browser', { skip: skipWithoutBrowser }, () => {
  const browser = useBrowser();
  const service = useService();

  /** Opens a page and keeps lists of what it asked of other machines, and what its own policy refused it. */
  async function open(path: string): Promise<{ page: Page; elsewhere: string[]; refused: string[] }> {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const elsewhere: string[] = [];
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
    });
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(service.url))
        elsewhere.push(request.url());
    });
    await page.goto(service.url + path);
    return { page, elsewhere, refused };
  }

  test('the reference shows every group of endpoints without asking another machine', async () => {
    const { page, elsewhere, refused } = await open('/docs');
    for (const group of ['Video', 'Characters', 'Chat', 'Audio', 'Models', 'Operator']) {
      await page.getByText(group, { exact: true }).first().waitFor({ state: 'attached' });
    }
    assert.deepEqual(elsewhere, []);
    assert.deepEqual(refused, []);
    await page.close();
  });

  test('the reference has the key of the console, a way back, the version of the program, and a name for every button', async () => {
    const session = JSON.stringify({ apiKey: service.key, adminKey: null });
    const context = await browser.newContext();
    await context.addInitScript(`localStorage.setItem('phonofilm.session', ${JSON.stringify(session)})`);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`${service.url}/docs`);
    await page.getByText('Video', { exact: true }).first().waitFor({ state: 'attached' });
    assert.equal(await page.getByRole('link', { name: 'Back to the console' }).getAttribute('href'), '/');
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    await page.getByText(`v${version}`).first().waitFor({ state: 'attached' });
    await untilInPage(
      page,
      `[...document.querySelectorAll('input, [contenteditable]')].some((field) => (field.value ?? field.textContent).includes(${JSON.stringify(service.key)}))
        || document.body.innerText.includes('Requests from this page use the key that you are signed in with.')`,
    );
    await untilInPage(
      page,
      `[...document.querySelectorAll('button')].every((button) => button.textContent.trim() || button.getAttribute('aria-label') || button.getAttribute('aria-labelledby') || button.title)`,
    );
    await context.close();
  });

  test("a character's permalink plays its clip, and its picture opens", async () => {
    const clip = await sampleVideo(join(service.dataDirectory, 'clip.mp4'), { seconds: 2 });
    await using source = await serveFile(clip, 'video/mp4');
    const made = await service.call('POST', '/vidB/v1/characters', { url: source.url });
    assert.equal(made.status, 200, made.text);
    const { page, refused } = await open(new URL(made.json.permalink).pathname);
    await page.getByRole('heading', { name: `@${made.json.username}` }).waitFor();
    // Waits for the video to have run for a while: it loops, so it never ends.
    const position = (video: unknown) => (video as { currentTime: number }).currentTime;
    while ((await page.locator('video').evaluate(position)) <= 0.2);
    assert.deepEqual(refused, []);
    await page.goto(made.json.profile_picture_url);
    assert.equal(await page.evaluate('document.images[0].naturalWidth'), 512);
    await page.close();
  });
});
