import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inOneWindow, openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { useService } from '../support/service.ts';

describe('operating the service in the console', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService();

  const open = inOneWindow((path) => openConsole(browser, service.url, path, { adminKey: service.adminKey }));
  const tryKey = async (key: string) =>
    (await fetch(`${service.url}/v1/models`, { headers: { authorization: `Bearer ${key}` } })).status;

  test('a key is made in a form, shown once, works, and is revoked', async () => {
    const { page, errors } = await open('/operate/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog', { name: 'New key' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('web shop');
    await dialog.getByRole('textbox', { name: 'Models' }).fill('vidB*');
    await dialog.getByRole('textbox', { name: 'Quota in credits' }).fill('12.5');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const key = await page.getByRole('region', { name: 'Copy the key now' }).locator('code').innerText();
    assert.equal(await tryKey(key), 200);
    await page.getByRole('button', { name: 'Copy key' }).click();
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), key);
    await page.reload();
    assert.ok(!(await page.content()).includes(key));
    await page.getByRole('link', { name: 'web shop' }).click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
    assert.equal(await tryKey(key), 401);
    assert.deepEqual(errors, []);
  });

  test('an account is made, given money, suspended and made active again', async () => {
    const { page, errors } = await open('/operate/accounts');
    await page.getByRole('button', { name: 'New account' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('ACME');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Balance' }).fill('100');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'ACME' }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const { json } = await service.admin('POST', '/keys', { account: id, type: 'payg' });
    await page.getByRole('button', { name: 'Suspend account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend account' }).click();
    await page.getByText('suspended', { exact: true }).waitFor();
    assert.equal(await tryKey(json.key), 403);
    await page.getByRole('button', { name: 'Make active' }).click();
    await page.getByText('active', { exact: true }).waitFor();
    assert.equal(await tryKey(json.key), 200);
    await page.getByRole('checkbox', { name: 'Has a subscription' }).check();
    await page.getByRole('textbox', { name: 'Quota of the subscription' }).fill('20');
    await page.getByLabel('Lasts until').fill('2030-01-31');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('0 credits used').waitFor();
    assert.equal((await service.admin('GET', `/accounts/${id}`)).json.subscription.quota, 20);
    await page.getByRole('textbox', { name: 'Quota of the subscription' }).fill('12 apples');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('is not an amount').waitFor();
    assert.deepEqual(errors, []);
  });

  test('what is spent while an account is open survives saving it, and credits are added and taken with a note', async () => {
    const { key, account } = await service.newKey({}, { name: 'Busy', balance: 10 });
    const { page, errors } = await open(`/operate/accounts/${account}`);
    await page.getByRole('paragraph').filter({ hasText: '10 credits' }).waitFor();
    const film = { model: 'vidA2-fast', prompt: 'a boat' };
    const authorization = `Bearer ${key}`;
    const { json } = await service.call('POST', '/v1/video/create', film, { authorization });
    await service.finished(json.id, key);
    const balance = async () => (await service.admin('GET', `/accounts/${account}`)).json.balance;
    assert.equal(await balance(), 9.6);
    await page.getByRole('textbox', { name: 'Name' }).fill('Busier');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Busier' }).waitFor();
    assert.equal(await balance(), 9.6);
    for (const [name, amount] of [
      ['Add credits', '5'],
      ['Take credits', '2.5'],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Credits' }).fill(amount);
      await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill(`invoice ${amount}`);
      await page.getByRole('dialog').getByRole('button', { name }).click();
      await page.getByRole('cell', { name: `invoice ${amount}` }).waitFor();
    }
    assert.equal(await balance(), 12.1);
    await page.getByRole('button', { name: 'Take credits' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Credits' }).fill('13');
    await page.getByRole('dialog').getByRole('button', { name: 'Take credits' }).click();
    await page.getByRole('dialog').getByRole('alert').getByText('Only 12.1 can be taken').waitFor();
    assert.equal(await balance(), 12.1);
    assert.deepEqual(
      errors.filter((error) => !error.includes('400')),
      [],
    );
  });

  test('a failed film shows its reason and is tried again', async () => {
    const fields = { model: 'vidB-2', prompt: 'a boat that will fail', seconds: '4', size: '480x480' };
    const { json } = await service.form('/v1/videos', fields);
    await service.finished(json.id);
    const { page, errors } = await open('/operate/tasks');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('failed');
    await page
      .getByRole('row', { name: json.id })
      .getByRole('link', { name: 'a boat that will fail' })
      .click();
    await page.getByRole('alert').getByText('The fake engine was told to fail.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(encodeURIComponent(json.id)));
    await page.getByText('failed', { exact: true }).waitFor();
    assert.deepEqual(errors, []);
  });

  test('queue, usage, upstreams, requests, models and webhooks are shown without an error', async () => {
    const { page, errors } = await open('/operate');
    for (const name of ['Usage', 'Queue', 'Upstreams', 'Requests', 'Models', 'Webhooks']) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      assert.equal(await page.getByRole('alert').count(), 0, name);
    }
    await page.getByRole('link', { name: 'Usage', exact: true }).click();
    await page.getByRole('columnheader', { name: 'Margin' }).first().waitFor();
    await page.getByRole('link', { name: 'Queue', exact: true }).click();
    await page
      .getByRole('region', { name: 'Nodes' })
      .getByRole('row', { name: /serve running/ })
      .waitFor();
    assert.deepEqual(errors, []);
  });
});
