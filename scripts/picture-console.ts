import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openConsole, startBrowser } from '../test/support/browser.ts';

/**
 * Takes a picture of every page of the console of a running service, on a desk and on a phone, light and dark, in every
 * language, to be looked at: `npm run console:pictures -- OUT --data DATA_DIR [--only ADDRESS-PART] [--variant zh-phone]`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    data: { type: 'string', default: 'data' },
    only: { type: 'string', default: '' },
    variant: { type: 'string', default: '' },
  },
});
const folder = positionals[0] ?? 'console-pictures';
const secret = (name: string) => readFileSync(join(values.data, name), 'utf8').trim();
const keys = { apiKey: secret('first-key'), adminKey: secret('admin-key') };

const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  desk: { viewport: { width: 1440, height: 900 } },
  // A phone has no scroll bar beside the page.
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
const LANGUAGES = { en: 'en-GB', zh: 'zh-CN' };
const COLOURS = ['light', 'dark'] as const;

/** Its modules are the bundler's, so the table is read as text. */
const table = readFileSync(new URL('../console/src/shell/pages.ts', import.meta.url), 'utf8');
const ADDRESSES = [...table.matchAll(/address: '([^']+)'/g)].map(([, address = '']) => address);

/** The first thing of each list whose things have pages of their own. */
const LISTS: Readonly<Record<string, readonly [key: string, path: string]>> = {
  '/videos/:id': [keys.apiKey, '/v1/videos'],
  '/webhooks/:id': [keys.apiKey, '/v1/webhooks'],
  '/requests/:id': [keys.apiKey, '/v1/requests'],
  '/models/:id': [keys.apiKey, '/v1/models'],
  '/operate/webhooks/:id': [keys.adminKey, '/admin/v1/webhooks'],
  '/operate/accounts/:id': [keys.adminKey, '/admin/v1/accounts'],
  '/operate/keys/:id': [keys.adminKey, '/admin/v1/keys'],
  '/operate/tasks/:id': [keys.adminKey, '/admin/v1/tasks'],
  '/operate/requests/:id': [keys.adminKey, '/admin/v1/requests/log'],
};

async function pathOf(address: string): Promise<string | null> {
  if (!address.includes(':')) return address;
  const [key, path] = LISTS[address] ?? [];
  if (path === undefined) throw new Error(`Say where an id for ${address} is found.`);
  const answer = await fetch(values.url + path, { headers: { authorization: `Bearer ${key}` } });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return data[0] ? address.replace(':id', encodeURIComponent(data[0].id)) : null;
}

/** What has no address of its own: what Ctrl+K finds, and where one signs in. */
async function pictureRest(page: Page, out: string, options: BrowserContextOptions): Promise<void> {
  await page.goto(values.url);
  await page.locator('form textarea').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await page.screenshot({ path: join(out, 'finder.png') });
  const outside = (await openConsole(browser, values.url, '/', {}, options)).page;
  await outside.getByRole('textbox').first().waitFor();
  await outside.screenshot({ path: join(out, 'sign-in.png'), fullPage: true });
  await outside.context().close();
}

const browser = await startBrowser();
for (const [language, locale] of Object.entries(LANGUAGES))
  for (const [screen, shape] of Object.entries(SCREENS))
    for (const colorScheme of COLOURS) {
      const variant = `${language}-${screen}-${colorScheme}`;
      if (!variant.includes(values.variant)) continue;
      const out = join(folder, variant);
      mkdirSync(out, { recursive: true });
      const { page } = await openConsole(browser, values.url, '/', keys, { ...shape, locale, colorScheme });
      for (const address of ADDRESSES) {
        const path = address.includes(values.only) ? await pathOf(address) : null;
        if (path === null) continue;
        await page.goto(values.url + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        // Streams last, so a page never falls silent.
        await page.waitForTimeout(1200);
        const name = address === '/' ? 'video' : address.slice(1).replaceAll('/', '-').replace(':id', 'one');
        await page.screenshot({ path: join(out, `${name}.png`), fullPage: true });
      }
      if (values.only === '') await pictureRest(page, out, { ...shape, locale, colorScheme });
      await page.context().close();
    }
await browser.close();
