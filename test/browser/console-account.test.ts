import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { useService } from '../support/service.ts';

describe('the own account in the console', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService();

  const video = async (key: string) => {
    const authorization = `Bearer ${key}`;
    const body = { model: 'vidA2-fast', prompt: 'a boat' };
    const { json } = await service.call('POST', '/v1/video/create', body, { authorization });
    await service.finished(json.id, key);
    return json.id as string;
  };

  test('the menu says who is signed in and what is left, and leads to what was spent', async () => {
    const { key } = await service.newKey({ name: 'shop' }, { name: 'ACME', balance: 10 });
    await video(key);
    const { page, errors } = await openConsole(browser, service.url, '/', { apiKey: key });
    await page.getByRole('link', { name: 'ACME 9.6 credits left' }).click();
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
    const facts = page.getByRole('region', { name: 'Account' });
    await facts.getByText('9.6 credits').waitFor();
    assert.match(await facts.innerText(), /Spent today\s+0\.4 credits\s+Spent this month\s+0\.4 credits/);
    assert.match(await page.getByRole('region', { name: 'This key' }).innerText(), /shop/);
    await page.getByRole('img', { name: 'Spent by day' }).waitFor();
    await page.getByRole('region', { name: 'By model' }).getByRole('cell', { name: 'vidA2-fast' }).waitFor();
    const charges = page.getByRole('region', { name: 'Last charges' });
    await charges.getByRole('cell', { name: '0.4 credits' }).waitFor();
    await charges.getByRole('link', { name: 'Video' }).click();
    await page.getByRole('heading', { level: 1, name: 'a boat' }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('whoever has the admin key alone is the operator', async () => {
    const { page } = await openConsole(browser, service.url, '/operate', { adminKey: service.adminKey });
    await page.getByText('Operator').first().waitFor();
    await page.context().close();
  });

  test('an account makes, tests and deletes webhooks of its own, and sees those of nobody else', async () => {
    const { account } = await service.newKey({}, { name: 'Other' });
    await service.admin('POST', '/webhooks', { account, url: 'https://other.example/hook' });
    const { key } = await service.newKey({}, { name: 'Mine' });
    const { page, errors } = await openConsole(browser, service.url, '/webhooks', { apiKey: key });
    await page.getByRole('heading', { name: 'No webhooks' }).waitFor();
    await page.getByRole('button', { name: 'New webhook' }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'Address' })
      .fill('https://shop.example/hook');
    await page.getByRole('dialog').getByRole('button', { name: 'Create webhook' }).click();
    await page.getByRole('region', { name: 'Copy the secret now' }).getByText('whsec_').waitFor();
    await page.getByRole('link', { name: 'https://shop.example/hook' }).click();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByRole('cell', { name: /webhook\.test/ }).waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }).click();
    await page.getByRole('heading', { name: 'No webhooks' }).waitFor();
    assert.equal((await service.admin('GET', '/webhooks')).json.data.length, 1);
    assert.deepEqual(errors, []);
    await page.context().close();
  });
});
