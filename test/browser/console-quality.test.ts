import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { useService } from '../support/service.ts';
import { until } from '../support/until.ts';

const MOST_BYTES = 150_000;
/** For what a page does by itself after its width has changed. */
const PATIENCE_MS = 10_000;
const PAGES = [
  '/',
  '/speech',
  '/transcribe',
  '/chat',
  '/talk',
  '/library',
  '/library/characters',
  '/models',
  '/models/vidB-2',
  '/models/ttsB-3.1-flash-tts-preview',
  '/usage',
  '/webhooks',
  '/requests',
  '/operate',
];
const MORE_PAGES = [
  'upstreams',
  'accounts',
  'keys',
  'usage',
  'tasks',
  'queue',
  'requests',
  'models',
  'webhooks',
];

describe('the console for everybody', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService();
  let video: string;
  let account: string;
  let key: string;
  let webhook: string;
  let request: string;
  before(async () => {
    const fields = { model: 'vidB-2', prompt: 'a boat', seconds: '4', size: '480x480' };
    video = (await service.form('/v1/videos', fields)).json.id;
    await service.finished(video);
    webhook = (await service.call('POST', '/v1/webhooks', { url: 'https://example.com/hook' })).json.id;
    request = (await service.call('GET', '/v1/models/nope')).headers.get('x-request-id')!;
    ({ account, key } = (await service.admin('GET', `/tasks/${encodeURIComponent(video)}`)).json);
  });

  const keys = () => ({ apiKey: service.key, adminKey: service.adminKey });

  const RULES = { everything: {}, colours: { runOnly: { type: 'rule', values: ['color-contrast'] } } };

  /** Findings that keep somebody out. */
  async function findings(page: Page, rules: keyof typeof RULES = 'everything'): Promise<string[]> {
    // Once for each page that was loaded.
    if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
    // Colours that have just changed are on their way to the new ones. The change comes with the next frame, and what
    // inherits a colour sets out when that has arrived.
    for (let frame = 0; frame < 3; frame++)
      await page.evaluate(
        `new Promise((resolve) => requestAnimationFrame(resolve))
          .then(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
          .then(() => null)`,
      );
    // None of the rules looks into style sheets and recordings, which would be loaded once more for them.
    const options = JSON.stringify({ ...RULES[rules], resultTypes: ['violations'], preload: false });
    const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as AxeResults;
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }

  const pages = () => [
    ...PAGES,
    `/videos/${encodeURIComponent(video)}`,
    `/operate/accounts/${account}`,
    `/operate/keys/${key}`,
    `/operate/tasks/${encodeURIComponent(video)}`,
    ...['', '/operate'].flatMap((side) => [`${side}/webhooks/${webhook}`, `${side}/requests/${request}`]),
    ...MORE_PAGES.map((name) => `/operate/${name}`),
  ];

  test('axe finds nothing serious on any page, and none is wider than the screen of a phone', async () => {
    const { page, errors, elsewhere, requested } = await openConsole(browser, service.url, '/', keys());
    for (const path of pages()) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(service.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      assert.deepEqual(await findings(page), [], path);
      // What differs in the dark is the colours.
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.deepEqual(await findings(page, 'colours'), [], `${path} in the dark`);
      await page.setViewportSize({ width: 360, height: 740 });
      // A page has the same parts and colours on a phone: only the menu is another, the same on every page.
      if (path === '/') assert.deepEqual(await findings(page), [], `${path} on a phone`);
      // Charts are drawn anew when they have heard of it.
      const patience = AbortSignal.timeout(PATIENCE_MS);
      let wide = 0;
      await until(async () => {
        wide = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
        return wide <= 0 || patience.aborted;
      });
      assert.ok(wide <= 0, `${path} is ${wide} pixels too wide`);
    }
    assert.deepEqual(errors, []);
    assert.deepEqual(elsewhere, []);
    const secrets = [service.key, service.adminKey];
    assert.deepEqual(
      requested.filter((url) => secrets.some((secret) => url.includes(secret))),
      [],
    );
    await page.context().close();
  });

  test('axe finds nothing serious where one signs in, light or dark', async () => {
    const { page } = await openConsole(browser, service.url, '/');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await findings(page), [], colorScheme);
    }
    await page.context().close();
  });

  test('the chosen colours win over those of the system, and stay', async () => {
    const { page } = await openConsole(browser, service.url, '/', keys(), { colorScheme: 'light' });
    const brightness = () =>
      page.evaluate(
        `getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number).reduce((a, b) => a + b)`,
      ) as Promise<number>;
    assert.ok((await brightness()) > 600);
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await until(async () => (await brightness()) < 150);
    await page.reload();
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    assert.ok((await brightness()) < 150);
    await page.context().close();
  });

  test('a laptop shows the whole menu, of an operator too', async () => {
    const viewport = { width: 1440, height: 900 };
    const { page } = await openConsole(browser, service.url, '/', keys(), { viewport });
    await page.getByRole('link', { name: 'Upstreams' }).waitFor();
    await page.getByText('No limit').first().waitFor();
    const hidden = await page.evaluate(
      `{ const menu = document.querySelector('aside'); menu.scrollHeight - menu.clientHeight }`,
    );
    assert.ok(Number(hidden) <= 0, `${hidden} pixels of the menu are out of sight`);
    await page.context().close();
  });

  test('on a phone the menu is behind a button', async () => {
    const viewport = { width: 360, height: 740 };
    const { page } = await openConsole(browser, service.url, '/', keys(), { viewport });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Talk' }).click();
    await page.getByRole('heading', { name: 'Talk' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().close();
  });

  test(`the first load is below ${MOST_BYTES / 1000} KB, compressed`, async () => {
    const { page, requested } = await openConsole(browser, service.url, '/', keys());
    await page.reload();
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    await page.waitForLoadState('networkidle');
    let bytes = 0;
    // Pictures of videos are in the memory of the page.
    const loaded = requested.filter(
      (url) => url.startsWith(service.url) && !new URL(url).pathname.startsWith('/v1/'),
    );
    for (const url of new Set(loaded)) {
      const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
      bytes += Number(response.headers.get('content-length'));
    }
    assert.ok(bytes > 10_000 && bytes < MOST_BYTES, `${bytes} bytes`);
    await page.context().close();
  });
});
