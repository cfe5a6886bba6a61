// Own process: it loads models that stay until its process ends.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { allModels } from '../../src/domain/catalogue.ts';
import { EngineRegistry } from '../../src/engines/engine-registry.ts';
import { SceneEngine } from '../../src/engines/local/illustration/scene-engine.ts';
import { lacking, scratch, useLocalAudio } from '../engines/audio/audio-test.ts';
import { inOneWindow, openConsole, skipWithoutConsole, startBrowser } from '../support/browser.ts';
import { startService, type TestService } from '../support/service.ts';

/** For the engines, which share their two processors with other tests. */
const PATIENCE = { timeout: 180_000 };

describe('the console with the real engines', { skip: skipWithoutConsole }, () => {
  const audio = useLocalAudio();
  const folder = scratch();
  let service: TestService;
  let browser: Browser;
  before(async () => {
    const ids = (kind: string) =>
      allModels()
        .filter((model) => model.kind === kind)
        .map((model) => model.id);
    const registry = new EngineRegistry()
      .assignVideo(ids('video'), new SceneEngine({ concurrency: 1 }))
      .assignSpeech(ids('speech'), audio().speech)
      .assignTranscriber(ids('transcription'), audio().transcriber);
    service = await startService({ registry });
    browser = await startBrowser();
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });

  const open = inOneWindow((path) => openConsole(browser, service.url, path, { apiKey: service.key }));

  test('a video is made with what was asked for, and plays to its end where it was asked for', async () => {
    const { page, errors, elsewhere } = await open('/');
    await page.getByRole('combobox', { name: 'Model' }).selectOption('vidB-2');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('two dogs walk on the beach at sunset');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('480x480');
    await page.getByRole('combobox', { name: 'Length' }).selectOption('4');
    await page.getByRole('button', { name: 'Make video' }).click();
    await page.locator('video').waitFor(PATIENCE);
    const size = await page.evaluate(`new Promise((resolve) => {
      const video = document.querySelector('video');
      const end = () => resolve([video.videoWidth, video.videoHeight]);
      if (video.ended) end();
      else video.addEventListener('ended', end);
    })`);
    assert.deepEqual(size, [480, 480]);
    assert.deepEqual(errors, []);
    assert.deepEqual(elsewhere, []);
  });

  test('what one page has spoken, another hears and writes down', {
    skip: lacking('kokoro', 'silero-vad', 'moonshine-tiny'),
  }, async () => {
    const { page, errors } = await open('/speech');
    await page.getByRole('textbox', { name: 'Text' }).fill('The video begins in five minutes.');
    await page.getByRole('radio', { name: 'nova' }).check();
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.getByRole('status').getByText('Complete', { exact: true }).waitFor(PATIENCE);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download speech.wav' }).click();
    const file = join(folder, 'speech.wav');
    await (await saved).saveAs(file);

    await page.getByRole('link', { name: 'Transcribe' }).click();
    await page.getByRole('combobox', { name: 'Model' }).selectOption('asr-large-v3-turbo');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Transcribe' }).click();
    const transcript = page.getByRole('region', { name: 'Transcript', exact: true });
    await transcript
      .getByText(/video begins in (five|5) minutes/i)
      .first()
      .waitFor(PATIENCE);
    assert.deepEqual(errors, []);
  });
});
