import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { unlessLacking } from './unless-lacking.ts';
import { until } from './until.ts';
import { use } from './use.ts';

/** Debian's Chromium. */
export const CHROMIUM = '/usr/bin/chromium';
const BUILT = fileURLToPath(new URL('../../console/dist/index.html', import.meta.url));

export const skipWithoutBrowser = unlessLacking(
  !existsSync(CHROMIUM),
  `${CHROMIUM} is missing, so no page is looked at`,
);
export const skipWithoutConsole =
  skipWithoutBrowser ||
  unlessLacking(!existsSync(BUILT), 'the console is not built (npm run build:console), so it is not tried');

/** For a browser that starts and a page that shows something, on a machine that is busy with other tests. */
const PATIENCE_MS = 120_000;

/** What a browser without a screen does for nothing in each window: two pages below the address bar, a process in reserve. */
const NEEDLESS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];
/** What Playwright turns off. Of two such lists Chromium reads the last one, so it is repeated. */
const DISTURBING = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
];

/** A browser for the tests of a file or suite. */
export const useBrowser = (): Browser => use(startBrowser, (browser) => browser.close());

export async function startBrowser(): Promise<Browser> {
  return await chromium.launch({
    timeout: PATIENCE_MS,
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--disable-features=${[...NEEDLESS, ...DISTURBING].join(',')}`,
      '--autoplay-policy=no-user-gesture-required',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  });
}

/** A page, and what it did that it should not: asked other machines, broke its policy, wrote errors to its console. */
export interface WatchedPage {
  readonly page: Page;
  readonly elsewhere: string[];
  readonly errors: string[];
  /** Every address that the page asked for. */
  readonly requested: string[];
}

export interface Keys {
  readonly apiKey?: string;
  readonly adminKey?: string;
}

/** Opens a page of the console with these keys in its browser; with none, signed out. */
export async function openConsole(
  browser: Browser,
  url: string,
  path: string,
  keys: Keys = {},
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
    // What moves is painted again and again, by the processor.
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (keys.apiKey ?? keys.adminKey) {
    const session = JSON.stringify({ apiKey: keys.apiKey ?? null, adminKey: keys.adminKey ?? null });
    await context.addInitScript(`localStorage.getItem('phonofilm.session')
      ?? localStorage.setItem('phonofilm.session', ${JSON.stringify(session)})`);
  }
  const page = await context.newPage();
  const watched: WatchedPage = { page, elsewhere: [], errors: [], requested: [] };
  page.on('console', (message) => {
    if (message.type() === 'error') watched.errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => watched.errors.push(String(error)));
  page.on('request', (request) => {
    watched.requested.push(request.url());
    if (/^https?:/.test(request.url()) && !request.url().startsWith(url))
      watched.elsewhere.push(request.url());
  });
  await page.goto(url + path);
  return watched;
}

/** Opens pages one after the other in one window, as if it were new: another one takes 0.7 s of processor time. */
export function inOneWindow(
  open: (path: string) => Promise<WatchedPage>,
): (path: string) => Promise<WatchedPage> {
  let window: WatchedPage | null = null;
  return async (path) => {
    if (window === null || window.page.isClosed()) {
      window = await open(path);
      return window;
    }
    const { page, elsewhere, errors, requested } = window;
    const { origin } = new URL(page.url());
    await page.unrouteAll();
    // Where no program of the page runs that would remember something once more.
    await page.goto(`${origin}/healthz`);
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    for (const noted of [elsewhere, errors, requested]) noted.length = 0;
    await page.goto(origin + path);
    return window;
  };
}

/**
 * Waits until an expression holds in a page. `page.waitForFunction` looks a second time from within the page, where our
 * policy forbids to evaluate texts; from outside it is allowed every time.
 */
export async function untilInPage(page: Page, expression: string): Promise<void> {
  await until(async () => Boolean(await page.evaluate(expression)));
}
