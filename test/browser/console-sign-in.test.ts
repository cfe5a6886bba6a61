import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pino } from 'pino';
import { keepSecret } from '../../src/platform/identity/kept-secrets.ts';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { startService, useService } from '../support/service.ts';

describe('signing in to the console', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService();

  test('the link of the greeting signs in once, and its token is in no address that is asked for', async () => {
    keepSecret(service.dataDirectory, 'first-key', service.key);
    const token = service.service.newSignInToken();
    const { page, requested, errors } = await openConsole(browser, service.url, `/sign-in#${token}`);
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    assert.ok(!page.url().includes(token));
    assert.deepEqual(
      requested.filter((url) => url.includes(service.key) || new URL(url).search.includes(token)),
      [],
    );
    assert.deepEqual(errors, []);
    const second = await openConsole(browser, service.url, `/sign-in#${token}`);
    await second.page.getByText('This link has already been used').waitFor();
    await second.page.context().close();
    await page.context().close();
  });

  test('the console speaks the language of the browser, or the one that is chosen', async () => {
    const { page, errors } = await openConsole(
      browser,
      service.url,
      '/',
      { apiKey: service.key },
      { locale: 'zh-CN' },
    );
    await page.getByRole('button', { name: '制作视频' }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'zh-CN');
    await page.getByLabel('本页语言').selectOption('English');
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('the icon that browsers ask for beside answers that are no pages is there', async () => {
    const icon = await fetch(`${service.url}/favicon.ico`);
    assert.equal(icon.headers.get('content-type'), 'image/svg+xml');
    assert.match(await icon.text(), /^<svg/);
  });

  test('a token is worth nothing after its time, or when it is made up', async () => {
    const post = (token: unknown) =>
      fetch(`${service.url}/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
    assert.equal((await post('made-up')).status, 401);
    assert.equal((await post(undefined)).status, 400);
    let now = Date.now();
    const other = await startService({ now: () => now });
    const token = other.service.newSignInToken();
    now += 11 * 60_000;
    const late = await fetch(`${other.url}/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    assert.equal(late.status, 401);
    await other.stop();
  });

  test('neither the token nor a key is ever in the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    const other = await startService({ log });
    keepSecret(other.dataDirectory, 'first-key', other.key);
    const token = other.service.newSignInToken();
    const { page } = await openConsole(browser, other.url, `/sign-in#${token}`);
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    await page.context().close();
    await other.stop();
    const spoken = lines.join('');
    assert.match(spoken, /sign-in/);
    for (const secret of [token, other.key, other.adminKey]) assert.ok(!spoken.includes(secret));
  });

  test('an API key signs in, stays after a reload, and signing out forgets it', async () => {
    const { page } = await openConsole(browser, service.url, '/');
    await page.getByRole('textbox', { name: 'API key' }).fill('sk-wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('This API key is not valid').waitFor();
    await page.getByRole('textbox', { name: 'API key' }).fill(service.key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('textbox', { name: 'API key' }).waitFor();
    assert.equal(await page.evaluate('JSON.stringify(localStorage).includes("sk-test")'), false);
    await page.context().close();
  });

  test('signing out in one tab signs out all, and nothing of the former user stays', async () => {
    const { page } = await openConsole(browser, service.url, '/');
    await page.getByRole('textbox', { name: 'API key' }).fill(service.key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a secret boat');
    await page.getByRole('link', { name: 'Speech' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('A secret speech.');
    const other = await page.context().newPage();
    await other.goto(`${service.url}/library`);
    await other.getByRole('heading', { name: 'Videos', level: 1 }).waitFor();
    await other.getByRole('button', { name: 'Sign out' }).click();
    for (const tab of [other, page]) {
      await tab.getByRole('textbox', { name: 'API key' }).waitFor();
      const stored = String(await tab.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })'));
      assert.ok(!stored.includes('secret') && !stored.includes('sk-'), stored);
    }
    const { key } = await service.newKey();
    await page.getByRole('textbox', { name: 'API key' }).fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('textbox', { name: 'Text' }).waitFor();
    assert.equal(await page.getByRole('textbox', { name: 'Text' }).inputValue(), '');
    await page.getByRole('link', { name: 'Make a video' }).click();
    assert.equal(await page.getByRole('textbox', { name: 'Prompt' }).inputValue(), '');
    await page.context().close();
  });

  test('the admin key opens the operator pages, and makes a key for the studio', async () => {
    const { page } = await openConsole(browser, service.url, '/');
    await page.getByRole('textbox', { name: 'API key' }).fill(service.adminKey);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.getByRole('link', { name: 'Speech' }).click();
    await page.getByRole('button', { name: 'Make a key for the first account' }).click();
    await page.getByRole('heading', { name: 'Speech', exact: true }).waitFor();
    await page.context().close();
  });

  test('pages have a strict policy, hashed files are kept forever, and other paths stay 404 in JSON', async () => {
    const index = await fetch(`${service.url}/videos/any%3Aid`);
    const policy = index.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(index.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(index.headers.get('cache-control'), 'no-cache');
    const html = await index.text();
    assert.doesNotMatch(html, /<script(?![^>]*src=)|style=/);
    const script = /src="(\/assets\/[^"]+)"/.exec(html)?.[1];
    const asset = await fetch(service.url + script, { headers: { 'accept-encoding': 'br' } });
    assert.equal(asset.headers.get('content-encoding'), 'br');
    assert.match(asset.headers.get('cache-control') ?? '', /immutable/);
    for (const path of ['/nowhere', '/assets/none.js', '/videos', '/v1/nowhere', '/library.json']) {
      const answer = await fetch(service.url + path);
      assert.equal(answer.status, 404, path);
      const { error } = (await answer.json()) as { error: { code: string } };
      assert.equal(error.code, 'endpoint_not_found');
    }
    const opened = await fetch(`${service.url}/nowhere`, { headers: { accept: 'text/html' } });
    assert.equal(opened.status, 404);
    assert.match(await opened.text(), /There is no such page/);
  });
});
