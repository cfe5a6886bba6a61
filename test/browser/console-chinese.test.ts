import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { useService } from '../support/service.ts';

const PAGES =
  `/ /speech /transcribe /talk /library /library/characters /usage /webhooks /operate /operate/accounts /operate/keys
  /operate/usage /operate/tasks /operate/queue /operate/upstreams /operate/requests /operate/models /operate/webhooks`.split(
    /\s+/,
  );

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
    for (const path of [...PAGES, `/films/${id}`, `/operate/tasks/${id}`, '/operate/accounts/acct_none']) {
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
});
