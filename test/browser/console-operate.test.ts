import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inOneWindow, openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { useService } from '../support/service.ts';
import { until } from '../support/until.ts';

describe('operating the service in the console', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  /** How far the service's clock is behind: a key that it calls good may have expired here. */
  let behind = 0;
  const service = useService(() => ({ now: () => Date.now() - behind }));

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

  test('a key that has expired is marked, and can still be renamed', async () => {
    behind = 3_600_000;
    const { id } = await service.newKey({ name: 'old shop', expires_at: Math.floor(Date.now() / 1000) - 60 });
    behind = 0;
    const { page, errors } = await open('/operate/keys');
    await page
      .getByRole('row', { name: /old shop/ })
      .getByText('expired')
      .waitFor();
    await page.getByRole('link', { name: 'old shop' }).click();
    await page.getByText('expired', { exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('older shop');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'older shop' }).waitFor();
    assert.equal((await service.admin('GET', `/keys/${id}`)).json.name, 'older shop');
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
    const focused = 'document.activeElement.labels?.[0]?.innerText';
    await until(async () => (await page.evaluate(focused)) === 'Quota of the subscription');
    assert.deepEqual(errors, []);
  });

  test('what is written of an account stays when it is suspended meanwhile', async () => {
    const { account } = await service.newKey({}, { name: 'Written' });
    const { page, errors } = await open(`/operate/accounts/${account}`);
    await page.getByRole('textbox', { name: 'Budget a day' }).fill('7');
    await page.getByRole('button', { name: 'Suspend account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend account' }).click();
    await page.getByText('suspended', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved').first().waitFor();
    assert.equal((await service.admin('GET', `/accounts/${account}`)).json.budget?.day, 7);
    assert.deepEqual(errors, []);
  });

  test('a wrong value is told at its field, in the words of its label, and the field is focused', async () => {
    const { page } = await open('/operate/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog', { name: 'New key' });
    const reported = async () => (await dialog.getByRole('alert').allInnerTexts()).join(' | ');
    const focused = () => page.evaluate('document.activeElement.labels?.[0]?.innerText.trim()');
    for (const [name, wrong, right, sentence] of [
      ['Quota in credits', '12 apples', '12', /^“12 apples” is not an amount\. Write a number such as 12\.5/],
      ['Allowed IP addresses', '300.1.1.1', '', /^“Allowed IP addresses” is not valid\. /],
      ['Models', 'a b!', 'vidB*', /^“Models” is not valid\. Ids of models, or beginnings/],
      ['Request limit', '0', '', /^“Request limit” is not valid\. A whole number/],
    ] as const) {
      await dialog.getByRole('textbox', { name }).fill(wrong);
      await dialog.getByRole('button', { name: 'Create key' }).click();
      await until(async () => sentence.test(await reported()));
      assert.doesNotMatch(await reported(), /`|_/, name);
      await until(async () => (await focused()) === name);
      await dialog.getByRole('textbox', { name }).fill(right);
    }
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('region', { name: 'Copy the key now' }).waitFor();
  });

  test('the keys of one account say that they are not all', async () => {
    const { account } = await service.newKey({ name: 'of one' }, { name: 'Only One' });
    const { page, errors } = await open(`/operate/keys?account=${account}`);
    await page.getByText('Only the account Only One').waitFor();
    await page.getByRole('link', { name: 'of one' }).waitFor();
    await page.getByRole('link', { name: 'Show all accounts' }).click();
    await page.getByRole('link', { name: 'older shop' }).waitFor();
    assert.equal(await page.getByText('Only the account').count(), 0);
    assert.deepEqual(errors, []);
  });

  test('a video that was cancelled is not among those that failed', async () => {
    const fields = { model: 'vidB-2', prompt: 'a boat that will hang', seconds: '4', size: '480x480' };
    const { json } = await service.form('/v1/videos', fields);
    await service.call('DELETE', `/v1/videos/${json.id}`);
    const { page, errors } = await open('/operate');
    await page.getByRole('heading', { name: 'Recent failures' }).waitFor();
    await page.waitForLoadState('networkidle');
    assert.equal(await page.getByText(json.id).count(), 0);
    await page.goto(`${service.url}/operate/tasks?status=cancelled`);
    await page.getByRole('row', { name: json.id }).getByText('cancelled', { exact: true }).waitFor();
    assert.equal((await service.admin('GET', '/usage')).json.total.failed, 0);
    assert.deepEqual(errors, []);
  });

  test('what is spent while an account is open survives saving it, and credits are added and taken with a note', async () => {
    const { key, account } = await service.newKey({}, { name: 'Busy', balance: 10 });
    const { page, errors } = await open(`/operate/accounts/${account}`);
    await page.getByRole('paragraph').filter({ hasText: '10 credits' }).waitFor();
    const video = { model: 'vidA2-fast', prompt: 'a boat' };
    const authorization = `Bearer ${key}`;
    const { json } = await service.call('POST', '/v1/video/create', video, { authorization });
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
    await page
      .getByRole('dialog')
      .getByRole('alert')
      .getByText('At most 12.1 credits can be taken.')
      .waitFor();
    assert.equal(await balance(), 12.1);
    assert.deepEqual(
      errors.filter((error) => !error.includes('400')),
      [],
    );
  });

  test('a failed video shows its reason and is tried again', async () => {
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
      .getByRole('region', { name: 'Queues of this node' })
      .getByRole('row', { name: /downloads/ })
      .waitFor();
    assert.deepEqual(errors, []);
  });
});
