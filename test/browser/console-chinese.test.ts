import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { FakeService } from '../support/scripted-upstream/fake-service.ts';
import { jobsEntry } from '../support/scripted-upstream/video-jobs.ts';
import { useService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** The pages that have no thing in their address; the table's modules are the bundler's, so it is read as text. */
const table = readFileSync(new URL('../../console/src/shell/pages.ts', import.meta.url), 'utf8');
const PAGES = [...table.matchAll(/address: '([^':]+)'/g)].map(([, address]) => address!);

/** What is not the console's own: prompts, ids, code, and the words of users. */
const OF_OTHERS = `noscript, pre, code, .mono, textarea, [dir=auto], .small.mono, select[aria-label] option`;

/** A prompt, and the name of a key. */
const OTHERS = ['a boat that will fail', 'first test key'];

/** Three English words in a row are a sentence, or a part of one. */
const SENTENCE = /[A-Za-z][a-z']+(?: [a-z'A-Z]+){2,}/;

const zh = JSON.parse(
  readFileSync(new URL('../../console/src/languages/zh.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** Pages, what is pressed and written there, by the English names, until something is refused. */
const REFUSED: readonly (readonly [
  path: string,
  ...steps: (string | readonly [field: string, text: string])[],
])[] = [
  ['/', 'Make video'],
  ['/speech', 'Speak'],
  ['/webhooks', 'New webhook', ['Address', 'http://10.0.0.1/hook'], 'Create webhook'],
  ['/library/characters', 'Rename @{name}', ['Name', 'no spaces'], 'Rename'],
  ['/operate/accounts', 'New account', ['Name', ' '], 'Create account'],
  ['/operate/keys', 'New key', ['Allowed IP addresses', 'nonsense'], 'Create key'],
];

const hosted = await new FakeService().listen();
hosted.on('POST', /jobs/, { status: 401, json: { detail: 'no such key here' } });
hosted.on('GET', /./, { status: 401, json: { detail: 'no such key here' } });

describe('the console in Chinese', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService(() => ({
    settings: {
      upstreams: { locked: jobsEntry(`${hosted.origin}/locked`, {}) },
      models: { 'vidA3-fast': { routes: [{ upstream: 'locked', model: 'small' }] } },
    },
  }));
  /** Videos that were made, that failed, and that wait for a model out of service; and what belongs to an account. */
  let things: string[];
  before(async () => {
    const video = async (prompt: string) => {
      const fields = { model: 'vidB-2', prompt, seconds: '4', size: '480x480' };
      const { id } = (await service.form('/v1/videos', fields)).json;
      await service.finished(id);
      return encodeURIComponent(id);
    };
    const [made, failed] = [await video('一艘船'), await video('a boat that will fail')];
    const waits = { model: 'vidA3-fast', prompt: '一只狐狸' };
    const waiting = (await service.call('POST', '/v1/video/create', waits)).json.id;
    await service.call('POST', '/vidB/v1/characters', { from_task: decodeURIComponent(made) });
    await service.call('GET', '/v1/models/nope');
    const { key, account } = await service.newKey(
      { name: '钥匙' },
      { name: '港口', budget: { day: 0.01, hard: true } },
    );
    const spends = { model: 'vidB-2', prompt: '一艘船', images: [] };
    for (let times = 0; times < 2; times += 1)
      await service.call('POST', '/v1/video/create', spends, { authorization: `Bearer ${key}` });
    const hook = { url: 'https://127.0.0.1:9/hook', events: ['video.failed'] };
    const { json: webhook } = await service.call('POST', '/v1/webhooks', hook);
    await service.call('POST', `/v1/webhooks/${webhook.id}/test`);
    await until(async () => (await service.admin('GET', '/alerts')).json.data.length > 0);
    const first = async (path: string) => (await service.admin('GET', path)).json.data[0].id as string;
    things = [
      ...[made, failed, encodeURIComponent(waiting)].flatMap((id) => [
        `/videos/${id}`,
        `/operate/tasks/${id}`,
      ]),
      ...['vidB-2', 'vidA3-fast', 'asr-1', 'chat-4o-mini-tts-2025-12-15', 'chat-4o-audio-preview'].map(
        (model) => `/models/${model}`,
      ),
      `/webhooks/${webhook.id}`,
      `/operate/webhooks/${webhook.id}`,
      `/operate/accounts/${account}`,
      `/operate/keys/${await first(`/keys?account=${account}`)}`,
      `/operate/requests/${await first('/requests/log?error=model_not_found')}`,
      ...[
        'videos',
        'models',
        'webhooks',
        'requests',
        'operate/accounts',
        'operate/keys',
        'operate/tasks',
      ].map((kind) => `/${kind}/nobody`),
    ];
  });

  /** What the page says in English, of its own. */
  async function englishIn(page: Page): Promise<string[]> {
    const text = String(
      await page.evaluate(`{
        const whole = document.body.cloneNode(true);
        for (const other of whole.querySelectorAll(${JSON.stringify(OF_OTHERS)})) other.remove();
        const texts = [];
        const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.push(walker.currentNode.textContent.trim());
        for (const named of whole.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
          for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(named.getAttribute(name) ?? '');
        texts.filter(Boolean).join('\\n');
      }`),
    );
    return text
      .split('\n')
      .filter((line) => SENTENCE.test(line) && !OTHERS.some((words) => line.includes(words)));
  }

  const open = async (path: string) => {
    const keys = { apiKey: service.key, adminKey: service.adminKey };
    return (await openConsole(browser, service.url, path, keys, { locale: 'zh-CN' })).page;
  };

  test('has no English sentence on any page: not why a video failed, nor what alerts, checks and errors say', async () => {
    const page = await open('/');
    assert.ok(PAGES.length > 20);
    for (const path of [...PAGES, ...things]) {
      await page.goto(service.url + path);
      await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor();
      await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
      assert.deepEqual(await englishIn(page), [], path);
    }
    await page.goto(`${service.url}/operate/upstreams`);
    await page.getByRole('button', { name: zh['Check it']! }).click();
    await page.getByText(zh['The key is refused. Check it, and what it may do there.']!).waitFor();
    assert.deepEqual(await englishIn(page), []);
    await page.goto(`${service.url}/operate`);
    const alerts = page.getByRole('region', { name: zh['Needs attention']! });
    await alerts.getByText('no such key here').waitFor();
    assert.deepEqual(await englishIn(page), []);
    await page.context().close();
  });

  test('says in Chinese what is wrong with a form, and why a request is refused', async () => {
    const page = await open('/');
    for (const [path, ...steps] of REFUSED) {
      await page.goto(service.url + path);
      for (const step of steps) {
        const name = (text: string) => new RegExp(`^${zh[text]!.replace('{name}', '\\w+')}`);
        if (typeof step === 'string')
          await page
            .getByRole('button', { name: name(step) })
            .last()
            .click();
        else
          await page
            .getByRole('textbox', { name: name(step[0]) })
            .last()
            .fill(step[1]);
      }
      const refusal = page.locator('[role=alert], [aria-invalid=true]').first();
      await refusal.waitFor().catch(() => assert.fail(`nothing is refused at ${path}`));
      assert.deepEqual(await englishIn(page), [], path);
    }
    await page.context().close();
    const { page: outside } = await openConsole(browser, service.url, '/', {}, { locale: 'zh-CN' });
    await outside.getByRole('textbox').first().fill('sk-nobody');
    await outside.getByRole('button', { name: zh['Sign in']! }).click();
    await outside.locator('[role=alert], [aria-invalid=true]').first().waitFor();
    assert.deepEqual(await englishIn(outside), []);
    await outside.context().close();
  });

  test('names every queue in Chinese', async () => {
    const keys = { adminKey: service.adminKey };
    const { page } = await openConsole(browser, service.url, '/operate/queue', keys, { locale: 'zh-CN' });
    const names = page
      .locator('section', { has: page.getByRole('heading', { name: '本节点的队列' }) })
      .locator('td:first-child');
    await names.first().waitFor();
    const english = (await names.allTextContents()).filter((name) => /[a-z]/.test(name));
    assert.deepEqual(english, []);
    await page.context().close();
  });

  test('calls no two pages of the menu by one name, and ends its sentences in Chinese', async () => {
    const keys = { apiKey: service.key, adminKey: service.adminKey };
    const { page } = await openConsole(browser, service.url, '/models', keys, { locale: 'zh-CN' });
    for (const path of ['/models', '/operate/models']) {
      await page.goto(service.url + path);
      await page.locator('main').getByText('由文字生成横屏视频').first().waitFor();
      const text = await page.locator('main').textContent();
      assert.doesNotMatch(text ?? '', /[\u4e00-\u9fff]\s?\.(\D|$)/, path);
    }
    for (const group of await page.locator('nav ul').all()) {
      const names = await group.getByRole('link').allTextContents();
      assert.deepEqual([...new Set(names)], names);
    }
    await page.context().close();
  });
});
