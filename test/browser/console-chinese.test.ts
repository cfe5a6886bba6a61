import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { useService } from '../support/service.ts';

/** The pages that have no thing in their address; the table's modules are the bundler's, so it is read as text. */
const table = readFileSync(new URL('../../console/src/shell/pages.ts', import.meta.url), 'utf8');
const PAGES = [...table.matchAll(/address: '([^':]+)'/g)].map(([, address]) => address!);

/** What is not the console's own: prompts, ids, code, and the words of users. */
const OF_OTHERS = `noscript, pre, code, .mono, textarea, [dir=auto], .small.mono, select[aria-label] option`;

/** Four English words in a row are a sentence, or a part of one. */
const SENTENCE = /[A-Za-z][a-z']+(?:,? [a-z'A-Z]+){3,}/;

describe('the console in Chinese', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService();
  let failed: string;
  before(async () => {
    const fields = { model: 'vidB-2', prompt: 'a boat that will fail', seconds: '4', size: '480x480' };
    failed = (await service.form('/v1/videos', fields)).json.id;
    await service.finished(failed);
    await service.call('GET', '/v1/models/nope');
  });

  test('has no English sentence on any page, not even why a film failed', async () => {
    const keys = { apiKey: service.key, adminKey: service.adminKey };
    const { page } = await openConsole(browser, service.url, '/', keys, { locale: 'zh-CN' });
    const id = encodeURIComponent(failed);
    assert.ok(PAGES.length > 20);
    const ofThings = [
      `/films/${id}`,
      `/operate/tasks/${id}`,
      '/models/vidB-2',
      '/operate/accounts/acct_none',
    ];
    for (const path of [...PAGES, ...ofThings]) {
      await page.goto(service.url + path);
      await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor();
      await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
      const text = String(
        await page.evaluate(`{
          const whole = document.body.cloneNode(true);
          for (const other of whole.querySelectorAll(${JSON.stringify(OF_OTHERS)})) other.remove();
          const texts = [];
          const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) texts.push(walker.currentNode.textContent.trim());
          texts.filter(Boolean).join('\\n');
        }`),
      );
      const english = text
        .split('\n')
        .filter((line) => SENTENCE.test(line) && !line.includes('a boat that will fail'));
      assert.deepEqual(english, [], path);
    }
    await page.context().close();
  });

  test('names every queue in Chinese', async () => {
    const keys = { adminKey: service.adminKey };
    const { page } = await openConsole(browser, service.url, '/operate/queue', keys, { locale: 'zh-CN' });
    const names = page
      .locator('section', { has: page.getByRole('heading', { name: '本节点的队列' }) })
      .locator('td:first-child');
    await names.first().waitFor();
    const english = (await names.allTextContents()).filter((name) => /[a-z]/.test(name));
    assert.deepEqual(english, []);
    await page.context().close();
  });

  test('calls no two pages of the menu by one name, and ends its sentences in Chinese', async () => {
    const keys = { apiKey: service.key, adminKey: service.adminKey };
    const { page } = await openConsole(browser, service.url, '/models', keys, { locale: 'zh-CN' });
    for (const path of ['/models', '/operate/models']) {
      await page.goto(service.url + path);
      await page.locator('main').getByText('由文字生成横屏影片').first().waitFor();
      const text = await page.locator('main').textContent();
      assert.doesNotMatch(text ?? '', /[\u4e00-\u9fff]\s?\.(\D|$)/, path);
    }
    for (const group of await page.locator('nav ul').all()) {
      const names = await group.getByRole('link').allTextContents();
      assert.deepEqual([...new Set(names)], names);
    }
    await page.context().close();
  });
});
