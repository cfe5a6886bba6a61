import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { startInTestMode } from '../support/service-in-test-mode.ts';
import { use } from '../support/use.ts';

describe('test keys in the console', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = use(startInTestMode, (started) => started.stop());

  test('a key is made live or for tests, is told apart, and sees only the videos of its side', async () => {
    const { url, adminKey } = service;
    const operator = await openConsole(browser, url, '/operate/keys', { adminKey });
    const make = async (name: string, paidFrom: string) => {
      const { page } = operator;
      await page.getByRole('button', { name: 'New key' }).click();
      const dialog = page.getByRole('dialog', { name: 'New key' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('combobox', { name: 'Paid from' }).selectOption(paidFrom);
      await dialog.getByRole('button', { name: 'Create key' }).click();
      const shown = page.getByRole('region', { name: 'Copy the key now' });
      const key = await shown.locator('code').innerText();
      await shown.getByRole('button', { name: 'Done' }).click();
      await page
        .getByRole('row', { name: new RegExp(`${name}.*${paidFrom.match(/test|balance/)}`) })
        .waitFor();
      return key;
    };
    const live = await make('shop', 'the balance');
    const ofTests = await make('build machine', 'nobody: a test key');
    assert.match(ofTests, /^sk-test-/);
    assert.doesNotMatch(live, /^sk-test-/);
    assert.deepEqual(operator.errors, []);

    const videos = [
      [live, 'a real lighthouse'],
      [ofTests, 'a lighthouse of cardboard'],
    ] as const;
    for (const [key, prompt] of videos) {
      const headers = { authorization: `Bearer ${key}` };
      const made = await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt }, headers);
      assert.equal(made.headers.get('x-phonofilm-livemode'), key === ofTests ? 'false' : null);
      await service.finished(made.json.id, key);
    }
    for (const [key, prompt] of videos) {
      const { page, errors } = await openConsole(browser, url, '/library', { apiKey: key });
      await page.getByText(prompt).first().waitFor();
      for (const [, other] of videos)
        if (other !== prompt) assert.ok(!(await page.content()).includes(other), other);
      assert.deepEqual(errors, []);
    }
  });
});
