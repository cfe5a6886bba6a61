import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { useService } from '../support/service.ts';
import { until } from '../support/until.ts';

describe('requests, tasks and the ledger in the console', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService();
  let video: string;
  let account: string;
  before(async () => {
    const made = await service.newKey({ name: 'shop' }, { name: 'ACME', balance: 10 });
    ({ account } = made);
    const authorization = `Bearer ${made.key}`;
    const body = { model: 'vidA2-fast', prompt: 'a heron over the reeds' };
    video = (await service.call('POST', '/v1/video/create', body, { authorization })).json.id;
    await service.finished(video, made.key);
    await service.call('GET', '/v1/models/nope', undefined, { authorization });
  });

  const keys = () => ({ apiKey: service.key, adminKey: service.adminKey });

  test('an error leads the operator to its request', async () => {
    const { page } = await openConsole(browser, service.url, '/operate/accounts/acct_none', keys());
    await page.getByRole('alert').getByRole('link', { name: /^req_/ }).click();
    await page.getByRole('heading', { level: 1, name: 'GET /admin/v1/accounts/acct_none' }).waitFor();
    await page.getByRole('region', { name: 'Message to the caller' }).getByText('acct_none').waitFor();
    await page.getByRole('link', { name: 'resource_not_found' }).waitFor();
    await page.context().close();
  });

  test('requests are found by account, by error and by id', async () => {
    const { page, errors } = await openConsole(browser, service.url, '/operate/requests', keys());
    await page.getByRole('combobox', { name: 'Account' }).selectOption({ label: 'ACME' });
    await page.getByRole('combobox', { name: 'Error' }).selectOption('model_not_found');
    const latest = page.getByRole('region', { name: 'Latest requests' });
    const found = latest.getByRole('row');
    await latest.getByRole('link', { name: 'GET /v1/models/nope' }).waitFor();
    await until(async () => (await found.count()) === 2);
    assert.match(page.url(), /account=.*error=model_not_found/);
    const id =
      String(await latest.getByRole('link', { name: 'GET /v1/models/nope' }).getAttribute('href'))
        .split('/')
        .at(-1) ?? '';
    await page.getByRole('textbox', { name: 'Request id' }).fill(id);
    await page.getByRole('textbox', { name: 'Request id' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'GET /v1/models/nope' }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('the late answer to an earlier choice is not listed', async () => {
    const { page, errors } = await openConsole(browser, service.url, '/operate/requests', keys());
    const latest = page.getByRole('region', { name: 'Latest requests' });
    await latest.getByRole('link', { name: 'GET /v1/models/nope' }).waitFor();
    const gates = { earlier: Promise.withResolvers<void>(), later: Promise.withResolvers<void>() };
    await page.route('**/admin/v1/requests/log?*', async (route) => {
      await gates[route.request().url().includes('error=') ? 'later' : 'earlier'].promise;
      await route.continue();
    });
    const answered = page.waitForResponse(/requests\/log\?/);
    await page.getByRole('combobox', { name: 'Account' }).selectOption({ label: 'ACME' });
    await page.getByRole('combobox', { name: 'Error' }).selectOption('model_not_found');
    gates.earlier.resolve();
    await (await answered).finished();
    gates.later.resolve();
    await latest.getByRole('link', { name: 'GET /v1/models/nope' }).waitFor();
    assert.equal(await latest.getByRole('row').count(), 2);
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('the log has the requests of callers, and none of pages', async () => {
    const { page, errors } = await openConsole(browser, service.url, '/operate/requests', keys());
    await page.getByRole('link', { name: 'POST /v1/video/create', exact: true }).last().waitFor();
    assert.equal(await page.getByRole('cell', { name: /GET \/(assets|operate|$)/ }).count(), 0);
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('a user finds what went wrong with a request of their own, and none of others', async () => {
    const own = await service.newKey({}, { name: 'Own' });
    const authorization = `Bearer ${own.key}`;
    const refused = await service.call(
      'POST',
      '/v1/video/create',
      { model: 'vidA3', prompt: 'a word of mine', aspect_ratio: '7:7' },
      { authorization },
    );
    const { page, errors } = await openConsole(browser, service.url, '/requests', { apiKey: own.key });
    await page.getByRole('link', { name: 'POST /v1/video/create' }).click();
    await page
      .getByRole('region', { name: 'Message to the caller' })
      .getByText(refused.json.error.message)
      .waitFor();
    await page.getByText('(14 characters)').waitFor();
    await page.getByText('127.0.0.1').waitFor();
    assert.ok(!(await page.content()).includes('a word of mine'));
    await page.goto(`${service.url}/requests`);
    await page.getByRole('link', { name: 'POST /v1/video/create' }).waitFor();
    assert.equal(await page.getByText('/v1/models/nope').count(), 0);
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('tasks show prompt, picture and account, and are searched by words', async () => {
    const { page, errors } = await openConsole(browser, service.url, '/operate/tasks', keys());
    await page.getByRole('searchbox', { name: 'Search' }).fill('HERON');
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
    await page.getByRole('link', { name: 'ACME' }).waitFor();
    const picture = page.locator('tbody img').first();
    await picture.waitFor();
    await picture.evaluate('(image) => image.decode()');
    assert.match(page.url(), /search=HERON/);
    await page.getByRole('link', { name: 'a heron over the reeds' }).click();
    await page.getByRole('heading', { level: 1, name: 'a heron over the reeds' }).waitFor();
    await page.getByRole('img', { name: 'From the video' }).waitFor();
    await page.goto(`${service.url}/operate/tasks?search=nothing-like-it`);
    await page.getByRole('heading', { name: 'No such tasks' }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('the ledger is signed, has the balance after each row, and leads to the video', async () => {
    const { page, errors } = await openConsole(browser, service.url, `/operate/accounts/${account}`, keys());
    const ledger = page.getByRole('region', { name: 'Ledger' });
    const charged = ledger.getByRole('row', { name: /charged/ });
    await charged.getByRole('cell', { name: '−0.4', exact: true }).waitFor();
    await charged.getByRole('cell', { name: '9.6', exact: true }).waitFor();
    await ledger
      .getByRole('row', { name: /adjusted/ })
      .getByRole('cell', { name: '+10' })
      .waitFor();
    await charged.getByRole('link', { name: 'vidA2-fast' }).click();
    await page.getByRole('heading', { level: 1, name: 'a heron over the reeds' }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('budgets are set in the forms of accounts and keys', async () => {
    const { page, errors } = await openConsole(browser, service.url, `/operate/accounts/${account}`, keys());
    await page.getByRole('textbox', { name: 'Budget a day' }).fill('5');
    await page.getByRole('checkbox', { name: /Refuse requests above the budget/ }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved').first().waitFor();
    const { json } = await service.admin('GET', `/accounts/${account}`);
    assert.deepEqual(json.budget, { day: 5, month: null, hard: false });
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('“Withdraw” asks first', async () => {
    const { page, errors } = await openConsole(browser, service.url, '/operate/models', keys());
    await page.getByRole('button', { name: 'Withdraw vidA2-fast', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Withdraw vidA2-fast?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    assert.equal((await service.admin('GET', '/models/vidA2-fast')).json.deprecated, false);
    await page.getByRole('button', { name: 'Withdraw vidA2-fast', exact: true }).click();
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('button', { name: 'Offer again vidA2-fast' }).waitFor();
    assert.equal((await service.admin('GET', '/models/vidA2-fast')).json.deprecated, true);
    assert.deepEqual(errors, []);
    await page.context().close();
  });
});
