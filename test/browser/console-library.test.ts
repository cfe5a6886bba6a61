import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { insertTask } from '../../src/features/tasks/task-table.ts';
import { mustWrite } from '../../src/platform/storage/database.ts';
import { SqliteDatabase } from '../../src/platform/storage/sqlite/sqlite-database.ts';
import { openConsole, skipWithoutConsole, untilInPage, useBrowser } from '../support/browser.ts';
import { useService } from '../support/service.ts';
import { aTask } from '../support/stored-task.ts';
import { until } from '../support/until.ts';

const VIDEOS = 10_000;
/** As many tiles as two large screens hold: what exists at once must not grow with the library. */
const MOST_TILES = 60;

describe('the library of the console', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService();

  async function make(prompt: string): Promise<string> {
    const fields = { model: 'vidB-2', prompt, seconds: '4', size: '480x480' };
    const { json } = await service.form('/v1/videos', fields);
    await service.finished(json.id);
    return json.id;
  }

  /** The last is the newest. */
  async function insertVideos(count: number, accountId: string, keyId: string): Promise<void> {
    const database = new SqliteDatabase(`${service.dataDirectory}/phonofilm.db`);
    const videos = Array.from({ length: count }, (_, number) => {
      // Each count has its own ids.
      const createdAt = 1_700_000_000_000 + count * VIDEOS + number;
      const id = `vidB-2:${createdAt}-video${String(number).padStart(6, '0')}`;
      return insertTask(aTask(id, { accountId, keyId, createdAt }));
    });
    for (let start = 0; start < count; start += 500)
      await mustWrite(database, videos.slice(start, start + 500));
    await database.close();
  }

  test('an empty library teaches how to fill it', async () => {
    const { key } = await service.newKey();
    const { page } = await openConsole(browser, service.url, '/library', { apiKey: key });
    await page.getByRole('heading', { name: 'No videos yet' }).waitFor();
    await page.getByRole('link', { name: 'Make the first one' }).click();
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    await page.context().close();
  });

  test('videos have pictures, show their moments under the pointer, are found by their words, and a deletion can be taken back', async () => {
    await make('a whale under the ice');
    await make('a lighthouse at night');
    const { page, errors } = await openConsole(browser, service.url, '/library', { apiKey: service.key });
    await page.locator('article img').first().waitFor();
    await page.locator('article .picture').first().hover();
    await page.locator('article .sheet').waitFor();
    await page.getByRole('searchbox', { name: 'Search videos' }).fill('whale');
    await page.getByText('1 of 2 videos').waitFor();
    await until(async () => (await page.locator('article').count()) === 1);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'a whale under the ice' }).click();
    await page.locator('video').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete video' }).click();
    await page.getByRole('searchbox', { name: 'Search videos' }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('a video that is cancelled in the library is cancelled at once, and nothing is charged', async () => {
    const { key, account } = await service.newKey({}, { balance: 10 });
    const authorization = `Bearer ${key}`;
    const order = { model: 'vidA3', prompt: 'boats that hang' };
    const { json } = await service.call('POST', '/v1/video/create', order, { authorization });
    const { page } = await openConsole(browser, service.url, '/library', { apiKey: key });
    await page.getByRole('button', { name: 'Cancel “boats that hang”' }).click();
    await page.getByText('“boats that hang” was cancelled. Nothing was charged.').waitFor();
    const path = `/v1/video/query?id=${encodeURIComponent(json.id)}`;
    const video = (await service.call('GET', path, undefined, { authorization })).json;
    assert.deepEqual([video.status, video.error.code], ['failed', 'cancelled']);
    const { balance, held } = (await service.admin('GET', `/accounts/${account}`)).json;
    assert.deepEqual([balance, held], [10, 0]);
    await page.getByText('cancelled', { exact: true }).waitFor();
    await page.context().close();
  });

  test('a video that has finished since it was listed is not destroyed by cancelling it', async () => {
    const { key } = await service.newKey();
    const authorization = `Bearer ${key}`;
    const order = { model: 'vidA3', prompt: 'a boat, listed early' };
    const { json } = await service.call('POST', '/v1/video/create', order, { authorization });
    await service.finished(json.id, key);
    const { page } = await openConsole(browser, service.url, '/speech', { apiKey: key });
    // As the list was a moment ago.
    await page.route('**/v1/videos?*', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({
        json: { ...answer, data: [{ ...answer.data[0], status: 'processing', progress: 90 }] },
      });
    });
    await page.getByRole('link', { name: 'Videos' }).first().click();
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByText('“a boat, listed early” has ended already.').waitFor();
    const read = await service.call('GET', `/v1/videos/${json.id}`, undefined, { authorization });
    assert.equal(read.json.status, 'completed');
    await page.context().close();
  });

  test('a deletion that was said to be done survives a reload', async () => {
    const { key } = await service.newKey();
    const authorization = `Bearer ${key}`;
    const order = { model: 'vidA3', prompt: 'a boat to be deleted' };
    const { json } = await service.call('POST', '/v1/video/create', order, { authorization });
    await service.finished(json.id, key);
    const { page } = await openConsole(browser, service.url, '/library', { apiKey: key });
    await page.getByRole('button', { name: 'Delete “a boat to be deleted”' }).click();
    await page.getByText('“a boat to be deleted” was deleted.').waitFor();
    // What was waiting for "Undo" is sent when the page goes, and may arrive after the new page's first question: here it does.
    const late = Promise.withResolvers<void>();
    await page.route(`**/v1/videos/${json.id}`, async (route) => {
      await late.promise;
      await route.continue().catch(() => {});
    });
    await page.reload();
    await page.getByRole('heading', { name: 'No videos yet' }).waitFor();
    assert.equal(await page.locator('article').count(), 0);
    late.resolve();
    const read = () => service.call('GET', `/v1/videos/${json.id}`, undefined, { authorization });
    await until(async () => (await read()).status === 404);
    await page.context().close();
  });

  test('the library lives: videos of other programs appear, go on and go; what is looked for is in the address', async () => {
    const { key } = await service.newKey();
    const authorization = `Bearer ${key}`;
    const order = async (prompt: string) =>
      (await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt }, { authorization })).json.id;
    const { page, errors } = await openConsole(browser, service.url, '/library', { apiKey: key });
    await page.getByRole('heading', { name: 'No videos yet' }).waitFor();
    const slow = await order('slow boats that hang');
    await page.getByRole('link', { name: 'slow boats that hang' }).waitFor();
    const quick = await order('a quick boat');
    await page.locator('article', { hasText: 'a quick boat' }).locator('img').waitFor();
    await service.call('DELETE', `/v1/videos/${slow}`, undefined, { authorization });
    await page.locator('article', { hasText: 'slow boats' }).getByText('cancelled').waitFor();
    await page.getByRole('searchbox', { name: 'Search videos' }).fill('boat');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest first');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
    await page.getByText('1 of 2 videos').waitFor();
    assert.match(page.url(), /\/library\?search=boat&sort=oldest&status=completed$/);
    await page.getByRole('link', { name: 'a quick boat' }).click();
    await page.locator('video').waitFor();
    await page.goBack();
    await page.getByText('1 of 2 videos').waitFor();
    assert.equal(await page.getByRole('searchbox', { name: 'Search videos' }).inputValue(), 'boat');
    await service.call('DELETE', `/v1/videos/${quick}`, undefined, { authorization });
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('many videos are selected and deleted at once, and come back by the keyboard', async () => {
    const { key } = await service.newKey();
    const authorization = `Bearer ${key}`;
    for (const prompt of ['a boat', 'a ship', 'a train']) {
      const order = { model: 'vidA3', prompt };
      const { json } = await service.call('POST', '/v1/video/create', order, { authorization });
      await service.finished(json.id, key);
    }
    const { page, errors } = await openConsole(browser, service.url, '/library', { apiKey: key });
    await page.getByRole('button', { name: 'Select' }).click();
    await page.getByRole('checkbox', { name: 'Select “a boat”' }).check();
    await page.getByText('1 selected').waitFor();
    await page.getByRole('button', { name: 'Select all 3' }).click();
    await page.getByRole('checkbox', { name: 'Select “a train”' }).uncheck();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByText('2 videos were deleted.').waitFor();
    await until(async () => (await page.locator('article').count()) === 1);
    await page.keyboard.press('Control+z');
    await page.locator('article').nth(2).waitFor();
    await page.getByText('2 videos were deleted.').waitFor({ state: 'detached' });
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('whoever comes back to the library finds it where it was left', async () => {
    const { key, id: keyId, account: accountId } = await service.newKey();
    await insertVideos(90, accountId, keyId);
    const { page } = await openConsole(browser, service.url, '/library', { apiKey: key });
    await page.locator('article').first().waitFor();
    await page.evaluate('scrollTo(0, 1500)');
    await page.evaluate("document.querySelectorAll('article h2 a')[8].click()");
    await page.getByRole('region', { name: 'Video', exact: true }).waitFor();
    await page.goBack();
    await untilInPage(page, 'scrollY === 1500');
    await page.context().close();
  });

  test('whoever is at the end before the first page has come gets the next one all the same', async () => {
    const { key, id: keyId, account: accountId } = await service.newKey();
    await insertVideos(150, accountId, keyId);
    const { page } = await openConsole(browser, service.url, '/speech', { apiKey: key });
    const atEnd = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/v1/videos?*', async (route) => {
      asked += 1;
      // The page asks for the newest, and for the first page.
      if (asked === 2) await atEnd.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Videos' }).first().click();
    await page.locator('article').first().waitFor();
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await page.locator('a[href$="video000050"]').first().waitFor();
    atEnd.resolve();
    await untilInPage(page, 'document.documentElement.scrollHeight - innerHeight > scrollY + 500');
    await page.context().close();
  });

  test(`of ${VIDEOS} videos only those in sight exist in the page, down to the last`, async () => {
    const { key, id: keyId, account: accountId } = await service.newKey();
    await insertVideos(VIDEOS, accountId, keyId);
    const { page } = await openConsole(browser, service.url, '/library', { apiKey: key });
    await page.locator('article').first().waitFor();
    let most = 0;
    const last = page.locator('a[href$="video000000"]').first();
    while ((await last.count()) === 0) {
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      most = Math.max(most, await page.locator('article').count());
    }
    assert.ok(most > 0 && most <= MOST_TILES, `${most} tiles existed at once`);
    await page.context().close();
  });
});
