import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openConsole, skipWithoutConsole, startBrowser } from '../support/browser.ts';
import { fakeEngines, sampleFiles } from '../support/fake-engines.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** Clips and recordings in the form of a video, and videos that are edited and extended. */
describe('clips, recordings, edits and extensions in the console', { skip: skipWithoutConsole }, () => {
  let service: TestService;
  /** Its engine takes none of them. */
  let limited: TestService;
  let browser: Browser;
  before(async () => {
    service = await startService();
    const nothing = { inputs: { reference: 2 }, edits: undefined, extensions: undefined };
    const { registry } = await fakeEngines({ capabilities: nothing as Partial<object> });
    limited = await startService({ registry });
    browser = await startBrowser();
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
    await limited?.stop();
  });

  const open = (path: string, at = service) => openConsole(browser, at.url, path, { apiKey: at.key });
  const madeAt = async (at: TestService, prompt: string) => {
    const { json } = await at.call('POST', '/v1/video/create', { model: 'vidB-2', prompt, images: [] });
    await at.finished(json.id);
    return `/videos/${encodeURIComponent(json.id)}`;
  };
  const jobOf = async (at: TestService, prompt: string) => {
    const made = () => at.engines.video.jobs.find((job) => [job.prompt, ...job.edits].includes(prompt));
    await until(() => made() !== undefined);
    return made()!;
  };
  const upload = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

  async function describeVideo(page: Page, model: string, prompt: string): Promise<void> {
    await page.getByRole('combobox', { name: 'Model' }).selectOption(model);
    await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
    await page.getByText('More options').click();
  }

  for (const model of ['vidB-2', 'vidA3.1'])
    test(`a recording and a clip of the form are in the video, of ${model}`, async () => {
      const { page, errors } = await open('/');
      const { video, speech } = await sampleFiles();
      await describeVideo(page, model, `a boat of ${model}`);
      await page.locator('#recordings').setInputFiles(upload('hello.wav', readFileSync(speech['wav']!)));
      await page.locator('#clips').setInputFiles(upload('clip.mp4', readFileSync(video)));
      await page.getByRole('button', { name: 'Remove hello.wav' }).waitFor();
      await page.getByRole('button', { name: 'Remove clip.mp4' }).waitFor();
      await page.locator('.price', { hasText: /credits?/ }).waitFor();
      await page.getByRole('button', { name: 'Make video' }).click();
      const { inputs } = await jobOf(service, `a boat of ${model}`);
      assert.deepEqual(inputs.map(({ role }) => role).toSorted(), ['clip', 'sound']);
      await page.locator('video').waitFor();
      await page.getByRole('link', { name: 'Open its page' }).click();
      await page.getByRole('link', { name: 'Recording 1' }).waitFor();
      await page.getByRole('link', { name: 'Clip 1' }).waitFor();
      assert.deepEqual(errors, []);
      await page.context().close();
    });

  test('an address stands for a clip, in the code too; what is removed is not in the video', async () => {
    const { page } = await open('/');
    await describeVideo(page, 'vidB-2', 'a boat by address');
    const address = page.getByRole('textbox', { name: 'Clips: address' });
    await address.fill('my clip');
    await address.press('Enter');
    await page.getByRole('alert').getByText('Paste an address that begins with https://.').waitFor();
    await address.fill('https://videos.example/clip.mp4');
    await address.press('Enter');
    await page.getByRole('button', { name: 'Remove https://videos.example/clip.mp4' }).waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByRole('tabpanel').getByText('video_reference=https://videos.example/clip.mp4').waitFor();
    await page.getByRole('button', { name: 'Remove https://videos.example/clip.mp4' }).click();
    await page.getByRole('button', { name: 'Make video' }).click();
    assert.deepEqual((await jobOf(service, 'a boat by address')).inputs, []);
    await page.context().close();
  });

  test('what is said of an address stays when the price comes, and no video is made before it is mended', async () => {
    const { page } = await open('/');
    const requested = Promise.withResolvers<void>();
    await page.route('**/v1/quote', async (route) => {
      await requested.promise;
      await route.continue();
    });
    await describeVideo(page, 'vidB-2', 'a boat of half an address');
    const address = page.getByRole('textbox', { name: 'Clips: address' });
    await address.fill('my clip');
    await address.press('Enter');
    const spoken = page.getByRole('alert').getByText('Paste an address that begins with https://.');
    await spoken.waitFor();
    requested.resolve();
    await page.locator('.price', { hasText: /credits?/ }).waitFor();
    assert.equal(await spoken.count(), 1);
    await page.getByRole('button', { name: 'Make video' }).click();
    await page.locator('#clips-address:focus[aria-invalid="true"]').waitFor();
    await address.fill('');
    await page.getByRole('button', { name: 'Make video' }).click();
    await jobOf(service, 'a boat of half an address');
    const made = service.engines.video.jobs.filter(({ prompt }) => prompt === 'a boat of half an address');
    assert.equal(made.length, 1);
    await page.context().close();
  });

  test('a recording that cannot be read is told at its field, with what can', async () => {
    const { page } = await open('/');
    await describeVideo(page, 'vidB-2', 'a boat');
    await page.locator('#recordings').setInputFiles(upload('words.txt', Buffer.from('words on paper')));
    await page.getByRole('button', { name: 'Remove words.txt' }).waitFor();
    await page.getByRole('button', { name: 'Make video' }).click();
    await page
      .getByRole('alert')
      .getByText('Recordings: this cannot be read. Use flac, mp3, mp4, m4a, ogg, wav or webm.')
      .waitFor();
    await page.locator('#recordings[aria-invalid="true"]').waitFor();
    await page.getByRole('button', { name: 'Remove words.txt' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('a video is edited', async () => {
    const { page, errors } = await open(await madeAt(service, 'a boat to edit'));
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'Make edited video' }).click();
    await page.getByRole('alert').getByText('Describe what should change').waitFor();
    await page.getByRole('textbox', { name: 'What should change' }).fill('the boat is blue');
    await page.locator('.price', { hasText: /credits?/ }).waitFor();
    await page.getByRole('button', { name: 'Make edited video' }).click();
    const { reworks, seconds } = await jobOf(service, 'the boat is blue');
    assert.deepEqual([reworks?.kind, seconds], ['edit', 10]);
    await page.getByRole('region', { name: 'After' }).locator('video').waitFor();
    await page.getByText('An edit of').waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('a video is made longer, for the price of what is added, and shows the code that does it', async () => {
    const { page } = await open(await madeAt(service, 'a boat to extend'));
    await page.getByRole('button', { name: 'Extend', exact: true }).click();
    await page.getByRole('textbox', { name: 'What happens next' }).fill('it sails away');
    const added = page.getByRole('spinbutton', { name: 'How much longer, in seconds' });
    await added.fill('99');
    await page.getByRole('alert').getByText('Write a whole number from 1 to 60.').waitFor();
    await added.fill('6');
    await page.locator('.price', { hasText: '0.6 credits' }).waitFor();
    await page.getByRole('button', { name: 'Make it longer' }).click();
    const { reworks, seconds } = await jobOf(service, 'it sails away');
    assert.deepEqual([reworks?.kind, seconds], ['extension', 6]);
    await page.getByRole('region', { name: 'After' }).locator('video').waitFor();
    await page.getByText('16 seconds').waitFor();
    const samples = page.getByRole('region', { name: 'Make this video in code' });
    const code = await samples.getByRole('tabpanel').innerText();
    assert.match(code, /\/v1\/videos\/extensions/);
    assert.match(code, /"prompt":"it sails away",.*"seconds":6/);
    await page.context().close();
  });

  test('where a model does none of it there are no fields, and its videos say why', async () => {
    const { page } = await open(await madeAt(limited, 'a plain boat'), limited);
    await page.getByText('This model cannot edit videos.').waitFor();
    await page.getByText('This model cannot make videos longer.').waitFor();
    assert.equal(await page.getByRole('button', { name: /^(Edit|Extend)$/ }).count(), 0);
    await page.goto(limited.url);
    await describeVideo(page, 'vidB-2', 'a boat');
    await page.getByText('Watermark').waitFor();
    assert.equal(await page.locator('#recordings, #clips').count(), 0);
    await page.context().close();
  });
});
