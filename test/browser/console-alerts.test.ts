import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { useService } from '../support/service.ts';

describe('alerts in the console', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService();

  test('a spent budget is counted in the menu, stands at the top of Operate, and leads to its account', async () => {
    const { key, account } = await service.newKey(
      {},
      { name: 'Harbour office', budget: { day: 0.01, hard: false } },
    );
    const { page, errors } = await openConsole(browser, service.url, '/operate', {
      adminKey: service.adminKey,
    });
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Needs attention' }).count(), 0);
    const headers = { authorization: `Bearer ${key}` };
    const { json } = await service.call(
      'POST',
      '/v1/video/create',
      { model: 'vidA3', prompt: 'a boat' },
      headers,
    );
    await service.finished(json.id, key);
    await page.reload();
    await page.getByLabel('Alerts: 1').first().waitFor();
    const alerts = page.getByRole('region', { name: 'Needs attention' });
    await alerts.getByText(/credits are spent/).waitFor();
    await alerts.getByRole('link', { name: `The budget of ${account} is spent` }).click();
    await page.getByRole('heading', { name: 'Harbour office' }).waitFor();
    await page.goto(`${service.url}/operate/webhooks`);
    await page.getByRole('button', { name: 'New webhook' }).click();
    await page.getByRole('checkbox', { name: 'alert.raised' }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
    const keys = { adminKey: service.adminKey };
    const { page: chinese } = await openConsole(browser, service.url, '/operate', keys, { locale: 'zh-CN' });
    await chinese.getByText('预算 0.01 点，已用').waitFor();
    await chinese.context().close();
  });
});
