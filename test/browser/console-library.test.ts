import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { mustWrite } from '../../src/storage/database.ts';
import { SqliteDatabase } from '../../src/storage/sqlite/sqlite-database.ts';
import { insertTask } from '../../src/storage/tables/tasks.ts';
import { openConsole, skipWithoutConsole, startBrowser } from '../support/browser.ts';
import { startService, type TestService } from '../support/service.ts';
import { aTask } from '../support/stored-task.ts';

const FILMS = 10_000;
/** As many tiles as two large screens hold: what exists at once must not grow with the library. */
const MOST_TILES = 60;

describe('the library of the console', { skip: skipWithoutConsole }, () => {
  let service: TestService;
  let browser: Browser;
  before(async () => {
    service = await startService();
    browser = await startBrowser();
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function make(prompt: string): Promise<string> {
    const fields = { model: 'vidB-2', prompt, seconds: '4', size: '480x480' };
    const { json } = await service.form('/v1/videos', fields);
    await service.finished(json.id);
    return json.id;
  }

  test('an empty library teaches how to fill it', async () => {
    const { key } = await service.newKey();
    const { page } = await openConsole(browser, service.url, '/library', { apiKey: key });
    await page.getByRole('heading', { name: 'No films yet' }).waitFor();
    await page.getByRole('link', { name: 'Make the first one' }).click();
    await page.getByRole('button', { name: 'Make film' }).waitFor();
    await page.context().close();
  });

  test('films have pictures, show their moments under the pointer, are found by their words, and a deletion can be taken back', async () => {
    await make('a whale under the ice');
    await make('a lighthouse at night');
    const { page, errors } = await openConsole(browser, service.url, '/library', { apiKey: service.key });
    await page.locator('article img').first().waitFor();
    await page.locator('article .picture').first().hover();
    await page.locator('article .sheet').waitFor();
    await page.getByRole('searchbox', { name: 'Search films' }).fill('whale');
    await page.getByText('1 of 2 films').waitFor();
    assert.equal(await page.locator('article').count(), 1);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'a whale under the ice' }).click();
    await page.locator('video').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete film' }).click();
    await page.getByRole('searchbox', { name: 'Search films' }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test(`of ${FILMS} films only those in sight exist in the page, down to the last`, async () => {
    const { key, id: keyId, account: accountId } = await service.newKey();
    const database = new SqliteDatabase(`${service.dataDirectory}/phonofilm.db`);
    for (let start = 0; start < FILMS; start += 500) {
      const batch = Array.from({ length: 500 }, (_, index) => {
        const number = start + index;
        const id = `vidB-2:${1_700_000_000_000 + number}-film${String(number).padStart(6, '0')}`;
        return insertTask(aTask(id, { accountId, keyId, createdAt: 1_700_000_000_000 + number }));
      });
      await mustWrite(database, batch);
    }
    await database.close();
    const { page } = await openConsole(browser, service.url, '/library', { apiKey: key });
    await page.locator('article').first().waitFor();
    let most = 0;
    const last = page.locator('a[href$="film000000"]').first();
    while ((await last.count()) === 0) {
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      most = Math.max(most, await page.locator('article').count());
    }
    assert.ok(most > 0 && most <= MOST_TILES, `${most} tiles existed at once`);
    await page.context().close();
  });
});
