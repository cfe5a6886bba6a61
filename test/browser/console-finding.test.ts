import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { useService } from '../support/service.ts';
import { until } from '../support/until.ts';

describe('finding in the console', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService();

  async function make(prompt: string, model: string, key: string): Promise<string> {
    const headers = { authorization: `Bearer ${key}` };
    const { json } = await service.call('POST', '/v1/video/create', { model, prompt }, headers);
    await service.finished(json.id, key);
    return json.id;
  }

  test('Ctrl+K finds pages, videos, models, and for the operator accounts, keys, tasks and requests', async () => {
    const { key, account, id } = await service.newKey({ name: 'of the harbour' }, { name: 'Harbour office' });
    const video = await make('a harbour at dawn', 'vidA3', key);
    const request = (await service.call('GET', '/v1/models')).headers.get('x-request-id')!;
    const { page, errors } = await openConsole(browser, service.url, '/', {
      apiKey: key,
      adminKey: service.adminKey,
    });
    const goTo = async (words: string, option: RegExp | string, path: string) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find' }).fill(words);
      const found = page.getByRole('option', { name: option });
      await found.waitFor();
      while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await until(() => decodeURIComponent(new URL(page.url()).pathname) === path);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await goTo('transc', /^Transcribe/, '/transcribe');
    await goTo('dawn harbour', /^a harbour at dawn Videos/, `/videos/${video}`);
    await goTo('vidB-2-pro', /^vidB-2-pro Models/, '/models/vidB-2-pro');
    await goTo('harbour off', /^Harbour office Accounts/, `/operate/accounts/${account}`);
    await goTo('of the harbour', /^of the harbour Keys/, `/operate/keys/${id}`);
    await goTo('harbour', new RegExp(`^${video} Tasks`), `/operate/tasks/${video}`);
    await goTo(request, new RegExp(`^${request}`), `/operate/requests/${request}`);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('combobox', { name: 'Find' }).fill('nothing is called so');
    await page.getByText('Nothing found').waitFor();
    await page.keyboard.press('Escape');
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('what was moved to stays chosen while videos come, and Enter opens what is found of the words that are written', async () => {
    const { key } = await service.newKey();
    for (const prompt of ['a first boat', 'a second boat']) await make(prompt, 'vidA3', key);
    const { page, errors } = await openConsole(browser, service.url, '/', { apiKey: key });
    await page.getByRole('button', { name: 'a second boat' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find' }).fill('boat');
    await page.getByRole('option', { name: 'a second boat', selected: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await make('a third boat', 'vidA3', key);
    await page.getByRole('option', { name: 'a third boat' }).waitFor();
    assert.equal(await page.getByRole('option', { name: 'a first boat', selected: true }).count(), 1);
    await page.getByRole('combobox', { name: 'Find' }).fill('transc');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Transcribe' }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('without the admin key nothing of the operator is found', async () => {
    const { key } = await service.newKey({}, { name: 'Harbour office' });
    const { page, requested } = await openConsole(browser, service.url, '/', { apiKey: key });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find' }).fill('harbour');
    await page.getByText('Nothing found').waitFor();
    assert.deepEqual(
      requested.filter((url) => url.includes('/admin/')),
      [],
    );
    await page.context().close();
  });

  test('videos are found again by model and by their age', async () => {
    const { key } = await service.newKey();
    await make('a harbour', 'vidA3', key);
    await make('a boat', 'vidA3-fast', key);
    const { page, errors } = await openConsole(browser, service.url, '/library', { apiKey: key });
    await page.getByRole('combobox', { name: 'Model' }).selectOption('vidA3-fast');
    await page.getByText('1 of 2 videos').waitFor();
    await page.getByRole('combobox', { name: 'Made' }).selectOption('Last 24 hours');
    assert.match(page.url(), /model=vidA3-fast&since=day/);
    await page.getByText('1 of 2 videos').waitFor();
    await page.getByRole('combobox', { name: 'Model' }).selectOption('All models');
    assert.deepEqual(errors, []);
    await page.context().close();
  });
});
