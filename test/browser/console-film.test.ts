import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { allModels } from '../../src/domain/catalogue.ts';
import { EngineRegistry } from '../../src/engines/engine-registry.ts';
import { SceneEngine } from '../../src/engines/local/illustration/scene-engine.ts';
import { openConsole, skipWithoutConsole, startBrowser } from '../support/browser.ts';
import { startService, type TestService } from '../support/service.ts';

describe('a real film in the console', { skip: skipWithoutConsole }, () => {
  let service: TestService;
  let browser: Browser;
  before(async () => {
    const ids = allModels()
      .filter((model) => model.kind === 'video')
      .map((model) => model.id);
    const registry = new EngineRegistry().assignVideo(ids, new SceneEngine({ concurrency: 1 }));
    service = await startService({ registry });
    browser = await startBrowser();
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });

  test('is made with what was asked for, and plays to its end where it was asked for', async () => {
    const { page, errors, elsewhere } = await openConsole(browser, service.url, '/', {
      apiKey: service.key,
    });
    await page.getByRole('combobox', { name: 'Model' }).selectOption('vidB-2');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('two dogs walk on the beach at sunset');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('480x480');
    await page.getByRole('combobox', { name: 'Length' }).selectOption('4');
    await page.getByRole('button', { name: 'Make film' }).click();
    const video = page.locator('video');
    await video.waitFor({ timeout: 120_000 });
    while ((await page.evaluate('document.querySelector("video").ended')) !== true);
    assert.deepEqual(
      await page.evaluate(
        '[document.querySelector("video").videoWidth, document.querySelector("video").videoHeight]',
      ),
      [480, 480],
    );
    assert.deepEqual(errors, []);
    assert.deepEqual(elsewhere, []);
    await page.context().close();
  });
});
