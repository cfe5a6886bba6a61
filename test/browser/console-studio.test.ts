import assert from 'node:assert/strict';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import {
  inOneWindow,
  openConsole,
  skipWithoutConsole,
  startBrowser,
  untilInPage,
} from '../support/browser.ts';
import { type FakeEngines, fakeEngines, sampleFiles } from '../support/fake-engines.ts';
import { runSamples } from '../support/run-samples.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

const RED_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

describe('the studio of the console', { skip: skipWithoutConsole }, () => {
  let service: TestService;
  let browser: Browser;
  let engines: FakeEngines;
  const folder = scratchFolder();
  before(async () => {
    // Long enough for a person, or a test, to see the video being made.
    engines = await fakeEngines({ stepMs: 300 });
    service = await startService({ registry: engines.registry });
    browser = await startBrowser();
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });

  const open = inOneWindow((path) => openConsole(browser, service.url, path, { apiKey: service.key }));

  async function order(page: Page, prompt: string): Promise<void> {
    await page.getByRole('combobox', { name: 'Model' }).selectOption('vidB-2');
    await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
    await page.getByRole('combobox', { name: 'Size' }).selectOption('480x480');
    await page.getByRole('combobox', { name: 'Length' }).selectOption('4');
    await page.getByRole('button', { name: 'Make video' }).click();
  }

  test('the price is shown before the video is made, and the code that makes it names no key', async () => {
    const { page, errors } = await open('/');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a red boat');
    await page.locator('.price', { hasText: /credits/ }).waitFor();
    const code = await page.getByRole('tabpanel').innerText();
    assert.match(code, /\/v1\/video\/create/);
    assert.match(code, /\$API_KEY/);
    assert.ok(!(await page.content()).includes(service.key));
    assert.deepEqual(errors, []);
  });

  test('the code that is shown runs as it is, in curl, TypeScript and Python', async () => {
    const { page } = await open('/');
    await page.getByRole('combobox', { name: 'Model' }).selectOption('vidB-2');
    // As a file name, as code and as a word of Python this would be something else.
    const prompt = `<b>it's "bold": true</b>`;
    await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
    const made = await runSamples(page, service.key, folder);
    for (const output of made) {
      const id = /vidB-2:[\w-]+/.exec(output)?.[0] ?? output;
      const requested = `/v1/video/query?id=${encodeURIComponent(id)}`;
      assert.equal((await service.call('GET', requested)).json.enhanced_prompt, prompt);
    }
    await page.getByRole('link', { name: 'Speech' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill(`It's true: "yes".`);
    const file = join(folder, 'speech.wav');
    await runSamples(page, service.key, folder, () => {
      assert.ok(statSync(file).size > 1000);
      rmSync(file);
    });
  });

  test('a video has the size that was chosen, of every family', async () => {
    const { page, errors } = await open('/');
    const picture = { name: 'red.png', mimeType: 'image/png', buffer: Buffer.from(RED_PNG, 'base64') };
    await page.getByRole('combobox', { name: 'Model' }).selectOption('vidA_3_1');
    await page.locator('input[type=file]').first().setInputFiles(picture);
    await page.getByRole('button', { name: 'Remove red.png' }).waitFor();
    for (const [model, size] of [
      ['vidA_3_1', '720x1280'],
      ['vidA3.1', '1080x1920'],
      ['vidB-2', '1920x1080'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Model' }).selectOption(model);
      await page.getByRole('combobox', { name: 'Size' }).selectOption(size);
      await page.getByRole('textbox', { name: 'Prompt' }).fill(`a kite of ${model}`);
      await page.getByRole('button', { name: 'Make video' }).click();
      const made = () => engines.video.jobs.find(({ prompt }) => prompt === `a kite of ${model}`);
      await until(() => made() !== undefined);
      const job = made()!;
      assert.deepEqual([`${job.width}x${job.height}`, job.inputs.length], [size, 1], model);
    }
    assert.deepEqual(errors, []);
  });

  test('a reload in the middle of a video loses nothing', async () => {
    const { page, errors } = await open('/');
    await order(page, 'a red boat');
    await page.getByRole('progressbar', { name: 'Progress' }).waitFor();
    await page.reload();
    assert.equal(await page.getByRole('textbox', { name: 'Prompt' }).inputValue(), 'a red boat');
    await page.locator('video').waitFor();
    assert.deepEqual(errors, []);
  });

  test('a second press is the same order, seen to be under way; another video is made only when it is asked for', async () => {
    const { key } = await service.newKey();
    const { page, errors } = await openConsole(browser, service.url, '/', { apiKey: key });
    const videos = async () =>
      (await service.call('GET', '/v1/videos', undefined, { authorization: `Bearer ${key}` })).json.data
        .length;
    await page.getByRole('combobox', { name: 'Model' }).selectOption('vidB-2');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('boats that hang');
    const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Prompt' }) });
    const main = form.locator('button[type=submit]');
    await main.dblclick();
    await page.getByRole('button', { name: /^Being made… \d+ %$/ }).waitFor();
    // As a person does who does not see that it is disabled.
    await main.click({ force: true });
    await page.getByRole('textbox', { name: 'Prompt' }).press('Control+Enter');
    assert.equal(await videos(), 1);
    await page.reload();
    await page.getByRole('button', { name: /^Being made…/ }).waitFor();
    await main.click({ force: true });
    assert.equal(await videos(), 1);
    await page.getByRole('button', { name: 'Make another' }).click();
    while ((await videos()) < 2) await page.getByRole('button', { name: /^Being made…/ }).waitFor();
    await page.getByRole('button', { name: /^Being made…/ }).waitFor();
    await page.getByRole('textbox', { name: 'Prompt' }).fill('other boats that hang');
    await page.getByText('The previous video is still being made.').waitFor();
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    assert.equal(await videos(), 2);
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('the same picture may be chosen twice', async () => {
    const { page, errors } = await open('/');
    await page.getByRole('combobox', { name: 'Model' }).selectOption('vidA2-fast-components');
    const picture = { name: 'red.png', mimeType: 'image/png', buffer: Buffer.from(RED_PNG, 'base64') };
    for (let count = 1; count <= 2; count += 1) {
      await page.locator('input[type=file]').first().setInputFiles(picture);
      await page
        .getByRole('button', { name: 'Remove red.png' })
        .nth(count - 1)
        .waitFor();
    }
    await page.getByRole('button', { name: 'Remove red.png' }).first().click();
    await page.getByRole('button', { name: 'Remove red.png' }).nth(1).waitFor({ state: 'detached' });
    assert.equal(await page.getByRole('button', { name: 'Remove red.png' }).count(), 1);
    assert.deepEqual(errors, []);
  });

  test('a video is cancelled, and it is said that nothing was charged', async () => {
    const { page } = await open('/');
    await order(page, 'a boat that will hang');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByText('Cancelled. Nothing was charged.').waitFor();
  });

  test('a video that fails says why and what to do', async () => {
    const { page } = await open('/');
    await order(page, 'a boat that will fail');
    const note = page.getByRole('alert');
    await note.getByText('The fake engine was told to fail.').waitFor();
    await note.getByText('Nothing was charged').waitFor();
    const ordered = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/v1/video'),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    assert.equal((await ordered).status(), 200);
    // The first video would be deleted if the second did not stand on the stage yet.
    const { id } = await (await ordered).json();
    await untilInPage(page, `JSON.parse(localStorage['phonofilm.studio']).videoId === ${JSON.stringify(id)}`);
    await note.getByText('The fake engine was told to fail.').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Your video will play here').waitFor();
  });

  for (const [screen, width, height] of [
    ['a phone', 390, 844],
    ['a tablet', 820, 1180],
    ['a low screen', 1366, 640],
  ] as const)
    test(`on ${screen} the button is in sight before, and the video after it was pressed`, async () => {
      const viewport = { viewport: { width, height } };
      const { page } = await openConsole(browser, service.url, '/', { apiKey: service.key }, viewport);
      await page.getByRole('textbox', { name: 'Prompt' }).fill('a boat that will hang');
      await page.getByRole('combobox', { name: 'Model' }).selectOption('vidB-2');
      await page.getByText('More options').click();
      const button = page.getByRole('button', { name: 'Make video' });
      await until(() => isInSight(page, button));
      const { scrollWidth, clientWidth } = (await page.evaluate(
        '(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))(document.documentElement)',
      )) as { scrollWidth: number; clientWidth: number };
      assert.ok(scrollWidth <= clientWidth, 'nothing is wider than the screen');
      await button.click();
      await until(() => isInSight(page, page.getByRole('progressbar')));
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.context().close();
    });

  test('on a phone a video that is being made fits the screen, and is in sight in the strip of latest videos', async () => {
    const { key } = await service.newKey();
    const viewport = { viewport: { width: 390, height: 844 } };
    const { page } = await openConsole(browser, service.url, '/', { apiKey: key }, viewport);
    const strip = page.getByRole('region', { name: 'Latest videos' });
    for (const name of ['first', 'second', 'third', 'fourth']) {
      await order(page, `a ${name} boat`);
      await strip.getByRole('button', { name: `a ${name} boat` }).waitFor();
      await page.locator('video').waitFor();
    }
    await strip.getByRole('button', { name: 'a second boat' }).click();
    await page.getByRole('combobox', { name: 'Size' }).selectOption('1280x720');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a boat that will hang');
    await page.getByRole('button', { name: 'Make video' }).click();
    const made = strip.getByRole('button', { name: 'a boat that will hang' });
    await made.waitFor();
    const screen = (await page.getByRole('region', { name: 'Video', exact: true }).boundingBox())!;
    assert.ok(screen.x + screen.width <= 390, `the stage ends at ${screen.x + screen.width} of 390 pixels`);
    const progress = (await page.locator('.screen').boundingBox())!;
    assert.ok(progress.x + progress.width <= 390, `the picture ends at ${progress.x + progress.width}`);
    const box = (await made.boundingBox())!;
    assert.ok(box.x >= 0 && box.x + box.width <= 390, `the new video is ${box.x} pixels from the left`);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.context().close();
  });

  test('nothing is sent before the models are known', async () => {
    const { page } = await openConsole(browser, service.url, '/healthz', { apiKey: service.key });
    const answer = Promise.withResolvers<void>();
    await page.route('**/v1/models?*', async (route) => {
      await answer.promise;
      await route.continue().catch(() => {});
    });
    for (const [path, field, button] of [
      ['/', 'Prompt', 'Make video'],
      ['/speech', 'Text', 'Speak'],
      ['/talk', 'Message', 'Send'],
    ] as const) {
      await page.goto(service.url + path);
      await page.getByRole('textbox', { name: field }).fill('Good evening.');
      assert.ok(await page.getByRole('button', { name: button, exact: true }).isDisabled(), path);
    }
    answer.resolve();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('li.model audio').waitFor();
    await page.context().close();
  });

  test('a long prompt is no headline, and names the tab', async () => {
    const words = `a lighthouse ${'by the sea, '.repeat(40)}at dusk`;
    const order = { model: 'vidB-2', prompt: words, images: [] };
    const { json } = await service.call('POST', '/v1/video/create', order);
    const { page } = await open(`/videos/${encodeURIComponent(json.id)}`);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    assert.ok((await heading.innerText()).length < 200);
    assert.match(await page.title(), /^a lighthouse by the sea/);
    await page.getByRole('button', { name: 'Show all of it' }).click();
    assert.equal(await heading.innerText(), words);
  });

  test('a video is shown to others by a link that can be revoked', async () => {
    const { page, errors } = await open('/');
    await order(page, 'a green boat');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('combobox', { name: 'A link that works for' }).selectOption('an hour');
    await page.getByRole('button', { name: 'Make link' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    // Whoever has the link is signed in nowhere.
    const { page: stranger } = await openConsole(browser, '', link);
    await stranger.getByRole('heading', { name: 'a green boat' }).waitFor();
    await untilInPage(stranger, 'document.querySelector("video").readyState > 0');
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Only your account can see this video').waitFor();
    await stranger.reload();
    await stranger.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await stranger.context().close();
    assert.deepEqual(errors, []);
  });

  test('a video is remixed, and both are shown side by side', async () => {
    const { page, errors } = await open('/');
    await order(page, 'a green boat');
    await page.getByRole('button', { name: 'Remix' }).click();
    await page.getByRole('textbox', { name: 'What should change' }).fill('at night');
    await page.getByRole('button', { name: 'Make remix' }).click();
    await page.getByRole('heading', { name: 'Before' }).waitFor();
    for (const name of ['Before', 'After'])
      await page.getByRole('region', { name }).locator('video').waitFor();
    assert.match(page.url(), /\/videos\/vidB-2%3Aremix-.*before=/);
    // From the library, where the address does not say what it is a remix of.
    await page.goto(page.url().replace(/\?.*/, ''));
    await page.getByRole('heading', { name: 'Before' }).waitFor();
    await page.getByRole('link', { name: 'the previous video' }).waitFor();
    assert.deepEqual(errors, []);
  });

  test('what does not fit is said once, at its field, in the words of its label', async () => {
    const { page } = await open('/');
    await page.getByRole('button', { name: 'Make video' }).click();
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    await page.locator('#prompt:focus[aria-invalid="true"]').waitFor();
    await prompt.fill('a red boat');
    await page.getByRole('combobox', { name: 'Model' }).selectOption('vidB-2');
    await page.getByText('More options').click();
    await page.getByRole('textbox', { name: 'Which part, in seconds' }).fill('0,9');
    await page.getByRole('textbox', { name: 'Address of a clip' }).fill('https://example.com/clip.mp4');
    await page.getByText('More options').click();
    await page.getByRole('button', { name: 'Make video' }).click();
    const times = page.getByRole('textbox', { name: 'Which part, in seconds' });
    // The field is opened and focused.
    await page.locator('#character-times:focus[aria-invalid="true"]').waitFor();
    assert.deepEqual(await page.getByRole('alert').allInnerTexts(), [
      '“Which part, in seconds” is not valid. Write where it begins and ends, 1 to 3 seconds apart, such as 0,3.',
    ]);
    assert.ok(!(await page.content()).includes('character_timestamps`'));
    await times.fill('0,3');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  for (const [screen, width, height] of [
    ['a laptop', 1440, 900],
    ['a phone', 390, 844],
  ] as const)
    test(`on ${screen} what does not fit is in sight, and nothing covers its field or its message`, async () => {
      const viewport = { viewport: { width, height } };
      const { page } = await openConsole(browser, service.url, '/', { apiKey: service.key }, viewport);
      await page.getByRole('combobox', { name: 'Model' }).selectOption('vidB-2');
      await page.getByRole('textbox', { name: 'Prompt' }).fill('a red boat');
      await page.getByText('More options').click();
      await until(() => isOnTop(page, '#style'));
      await page.getByRole('textbox', { name: 'Address of a clip' }).fill('https://example.com/clip.mp4');
      await page.getByRole('textbox', { name: 'Which part, in seconds' }).fill('9,2');
      // The field is below what is in sight on a laptop, and above it on a phone.
      await page.evaluate(`scrollTo(0, ${width < 800 ? 'document.body.scrollHeight' : 0})`);
      await page.getByRole('button', { name: 'Make video' }).click();
      await page.locator('#character-times:focus').waitFor();
      assert.ok(await isOnTop(page, '#character-times'), 'the field lies under a bar');
      assert.ok(await isOnTop(page, '#character-times-problem'), 'the message lies under a bar');
      await page.context().close();
    });

  test('a remix that is refused says why at its field, and is made once that is changed', async () => {
    const { page } = await open('/');
    await order(page, 'a blue boat');
    await page.getByRole('button', { name: 'Remix' }).click();
    const change = page.getByRole('textbox', { name: 'What should change' });
    const make = page.getByRole('button', { name: 'Make remix' });
    await make.click();
    await page.locator('#remix:focus[aria-invalid="true"]').waitFor();
    await change.fill('they behead the king');
    await make.click();
    await page.getByText('These words are not allowed here.').waitFor();
    await page.locator('#remix:focus[aria-describedby="remix-problem"]').waitFor();
    assert.equal(await page.getByRole('alert').count(), 1);
    await change.fill('at night');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await make.click();
    await page.getByRole('heading', { name: 'Before' }).waitFor();
  });

  test('a moment that makes no character says so at its field', async () => {
    const { page } = await open('/');
    await order(page, 'a sleeping cat');
    await page.getByRole('button', { name: 'Make a character' }).click();
    // The video of the test's engine is over before that moment is.
    const moment = page.getByRole('slider', { name: 'Moment' });
    await moment.press('End');
    await page.getByRole('button', { name: 'Make character' }).click();
    await page.locator('#moment:focus[aria-invalid]').waitFor();
    assert.deepEqual(await page.getByRole('alert').allInnerTexts(), [
      '“Moment” is not valid. Choose another.',
    ]);
    await moment.press('Home');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Make character' }).click();
    await page.getByRole('heading', { name: /^@/ }).waitFor();
  });

  test('models come in one request, in groups, with a line each; a choice changes no other', async () => {
    const { page, requested } = await open('/');
    const model = page.getByRole('combobox', { name: 'Model' });
    await page.getByText('The usual choice.').waitFor();
    assert.equal(await model.inputValue(), 'vidA3.1');
    assert.equal(requested.filter((url) => url.includes('/v1/models')).length, 1);
    await model
      .locator('optgroup[label="Videos with characters and remixes"]')
      .waitFor({ state: 'attached' });
    await page
      .getByText(/credits a second/)
      .last()
      .waitFor({ state: 'attached' });
    await model.selectOption('vidB-2');
    await page.getByText(/^Videos with characters, style and remixes\. 0\.1 credits a second\./).waitFor();
    await model.selectOption('vidB-2-pro');
    await page.getByText(/drawn here exactly like those of vidB-2\. 0\.3 credits a second\.$/).waitFor();
    await model.selectOption('vidB-2');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('480x480');
    await page.getByRole('combobox', { name: 'Length' }).selectOption('25');
    await model.selectOption('vidA3.1');
    await page.getByText('This model has no 480 × 480; set to').waitFor();
    await model.selectOption('vidB-2');
    assert.equal(await page.getByRole('combobox', { name: 'Size' }).inputValue(), '480x480');
    assert.equal(await page.getByRole('combobox', { name: 'Length' }).inputValue(), '25');
  });

  test('a second order leaves the first in sight, with its progress and the time that is left', async () => {
    const { key } = await service.newKey();
    const { page, errors } = await openConsole(browser, service.url, '/', { apiKey: key });
    await order(page, 'a first boat that will hang');
    await page.getByRole('progressbar', { name: 'Progress' }).waitFor();
    await page
      .getByText(/about \d+ s left/)
      .first()
      .waitFor();
    await order(page, 'a second boat');
    const strip = page.getByRole('region', { name: 'Latest videos' });
    const first = strip.getByRole('button', { name: /a first boat/ });
    await strip.getByRole('button', { name: /a second boat/ }).waitFor();
    await first.getByText(/\d+ %/).waitFor();
    await page.locator('video').waitFor();
    await first.click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await first.getByText('cancelled').waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('the settings of a video are used again, with its picture', async () => {
    const picture = `data:image/png;base64,${RED_PNG}`;
    const order = { model: 'vidA3', prompt: 'a boat from before', enhance_prompt: true, images: [picture] };
    const { json } = await service.call('POST', '/v1/video/create', order);
    await service.finished(json.id);
    const { page, errors } = await open(`/videos/${encodeURIComponent(json.id)}`);
    await page.getByRole('heading', { level: 1, name: 'a boat from before' }).waitFor();
    await page.getByRole('img', { name: 'Picture 1' }).waitFor();
    for (const fact of ['Made on', 'Price', 'Model', 'Watermark', 'Your prompt was expanded to'])
      await page.getByText(fact, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Use these settings again' }).click();
    await page.getByRole('button', { name: 'Remove picture-1.png' }).waitFor();
    assert.equal(await page.getByRole('textbox', { name: 'Prompt' }).inputValue(), 'a boat from before');
    assert.equal(await page.getByRole('combobox', { name: 'Model' }).inputValue(), 'vidA3');
    assert.deepEqual(errors, []);
  });

  test('the page of a video shows the code that makes it, which runs as it is', async () => {
    const order = { model: 'vidB-2', prompt: "a kite that's made again", images: [], duration: 10 };
    const { json } = await service.call('POST', '/v1/video/create', order);
    await service.finished(json.id);
    const { page, errors } = await open(`/videos/${encodeURIComponent(json.id)}`);
    const samples = page.getByRole('region', { name: 'Make this video in code' });
    const videos = () => engines.video.jobs.filter(({ prompt }) => prompt === order.prompt);
    const made = await runSamples(samples, service.key, folder);
    await until(() => videos().length === 1 + made.length);
    for (const job of videos()) assert.deepEqual([job.model, job.seconds], ['vidB-2', 10]);
    assert.deepEqual(errors, []);
  });

  test('the page of a video that cannot be remixed says why', async () => {
    const { json } = await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt: 'a boat' });
    await service.finished(json.id);
    const { page } = await open(`/videos/${encodeURIComponent(json.id)}`);
    await page.getByText('Videos of this model cannot be remixed').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Remix' }).count(), 0);
  });

  test('a name that no character has is told at the price, and a character is renamed', async () => {
    const { key } = await service.newKey();
    const { page, errors } = await openConsole(browser, service.url, '/', { apiKey: key });
    await page.getByRole('combobox', { name: 'Model' }).selectOption('vidB-2');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('@captain and @nobody dance');
    await page.getByText('You have no character @captain, @nobody.').waitFor();

    const headers = { authorization: `Bearer ${key}` };
    const video = { model: 'vidB-2', prompt: 'a captain', images: [] };
    const { json } = await service.call('POST', '/v1/video/create', video, headers);
    await service.finished(json.id, key);
    await service.call('POST', '/vidB/v1/characters', { from_task: json.id }, headers);
    await page.goto(`${service.url}/library/characters`);
    await page.getByRole('button', { name: /^Rename @/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('no spaces');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByText('“Name” is not valid.').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('captain');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('heading', { name: '@captain' }).waitFor();
    await page.getByRole('link', { name: 'Make a video' }).click();
    await page.getByText('You have no character @nobody.').waitFor();
    assert.deepEqual(
      errors.filter((error) => !error.includes('400')),
      [],
    );
    await page.context().close();
  });

  test('speech, transcript and conversation are as they were left after a click in the menu', async () => {
    const { page, errors } = await open('/speech');
    await page.getByRole('textbox', { name: 'Text' }).fill('Good evening.');
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.getByRole('link', { name: 'Talk' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await page.locator('.price', { hasText: /credits/ }).waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('li.model audio').waitFor();
    await page.getByRole('link', { name: 'Transcribe' }).click();
    const { speech } = await sampleFiles();
    await page.locator('input[type=file]').setInputFiles(speech['mp3'] as string);
    await page.getByRole('button', { name: 'Transcribe' }).click();
    await page.getByRole('link', { name: 'Speech' }).click();
    assert.equal(await page.getByRole('textbox', { name: 'Text' }).inputValue(), 'Good evening.');
    await page.getByRole('link', { name: 'Download speech.wav' }).waitFor();
    await page.getByRole('link', { name: 'Transcribe' }).click();
    await page.getByRole('heading', { name: 'Transcript', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Talk' }).click();
    await page.locator('li.model audio').waitFor();
    assert.deepEqual(errors, []);
  });

  test('a character is made from a moment of a video, and used in the next', async () => {
    const { page, errors } = await open('/');
    await order(page, 'a dancing cat');
    await page.getByRole('button', { name: 'Make a character' }).click();
    await page.getByRole('button', { name: 'Make character' }).click();
    const name = await page.getByRole('heading', { name: /^@/ }).innerText();
    await page.getByRole('link', { name: 'Use in a video' }).click();
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    await until(async () => (await prompt.inputValue()).startsWith(`${name} `));
    await page.goto(`${service.url}/library/characters`);
    await page.getByRole('heading', { name }).waitFor();
    assert.deepEqual(errors, []);
  });

  test('speech is played while it arrives, and can be kept', async () => {
    const { page, errors } = await open('/speech');
    await page.evaluate(`window.started = 0;
      const { start } = AudioBufferSourceNode.prototype;
      AudioBufferSourceNode.prototype.start = function (...when) { window.started += 1; return start.apply(this, when); }`);
    await page.getByRole('textbox', { name: 'Text' }).fill('Good evening.');
    await page.getByRole('radio', { name: 'nova' }).check();
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.getByRole('link', { name: 'Download speech.wav' }).waitFor();
    await page.getByRole('status').getByText('Complete', { exact: true }).waitFor();
    assert.ok(Number(await page.evaluate('window.started')) >= 1);
    await untilInPage(page, 'document.querySelector("audio").duration > 0.5');
    assert.deepEqual(errors, []);
  });

  test('speech that cannot be played while it arrives is played when it is complete, and once', async () => {
    const { page, errors } = await open('/speech');
    await page.getByRole('textbox', { name: 'Text' }).fill('Good evening.');
    await page.getByRole('combobox', { name: 'Format' }).selectOption('mp3');
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.getByRole('link', { name: 'Download speech.mp3' }).waitFor();
    await untilInPage(page, 'document.querySelector("audio").played.length > 0');
    await page.getByRole('link', { name: 'Talk' }).click();
    await page.getByRole('link', { name: 'Speech' }).click();
    await page.getByRole('link', { name: 'Download speech.mp3' }).waitFor();
    await untilInPage(page, 'document.querySelector("audio").readyState > 0');
    assert.equal(await page.evaluate('document.querySelector("audio").played.length'), 0);
    assert.deepEqual(errors, []);
  });

  test('a reload keeps the text and the choices of speech', async () => {
    const { page } = await open('/speech');
    await page.getByRole('textbox', { name: 'Text' }).fill('Good evening.');
    await page.getByRole('radio', { name: 'nova' }).check();
    await page.getByRole('combobox', { name: 'Format' }).selectOption('flac');
    await page.reload();
    await page.getByRole('radio', { name: 'nova', checked: true }).waitFor();
    assert.equal(await page.getByRole('textbox', { name: 'Text' }).inputValue(), 'Good evening.');
    assert.equal(await page.getByRole('combobox', { name: 'Format' }).inputValue(), 'flac');
  });

  test('a file is transcribed, its sentences seek the player, and subtitles can be saved', async () => {
    const { page, errors } = await open('/transcribe');
    const { speech } = await sampleFiles();
    await page.getByRole('combobox', { name: 'Model' }).selectOption('asr-1');
    await page.locator('input[type=file]').setInputFiles(speech['mp3'] as string);
    await page.getByRole('button', { name: 'Transcribe' }).click();
    await page.getByRole('heading', { name: 'Transcript', exact: true }).waitFor();
    await page
      .getByRole('listitem')
      .locator('button', { hasText: /\d:\d\d/ })
      .first()
      .click();
    await page.getByRole('listitem').and(page.locator('.now')).waitFor();
    const begins = { txt: /^\w/, srt: /^1\n00:00:/, vtt: /^WEBVTT\n/, json: /^\{\n {2}"/ };
    for (const [format, beginning] of Object.entries(begins)) {
      const saved = page.waitForEvent('download');
      await page.getByRole('link', { name: format }).click();
      assert.equal((await saved).suggestedFilename(), `transcript.${format}`);
      assert.match(readFileSync(await (await saved).path(), 'utf8'), beginning);
    }
    assert.deepEqual(errors, []);
  });

  test('holding the button talks, and the answer is spoken and written', async () => {
    const { page, errors } = await open('/talk');
    const hold = page.getByRole('button', { name: 'Hold to talk', disabled: false });
    await hold.dispatchEvent('pointerdown');
    await page.getByRole('button', { name: 'Release to send' }).waitFor();
    await page.getByRole('timer').getByText('0:01').waitFor();
    await page.getByRole('button', { name: 'Release to send' }).dispatchEvent('pointerup');
    await page.locator('li.model audio').waitFor();
    // What was heard stands where it was said.
    await page.locator('li.you p', { hasText: /^[^(]/ }).waitFor();
    // A tap says what to do.
    await hold.dispatchEvent('pointerdown');
    await hold.or(page.getByRole('button', { name: 'Release to send' })).dispatchEvent('pointerup');
    await page.getByText('Hold the button down while you speak').waitFor();
    assert.deepEqual(errors, []);
  });

  test('what was heard stays where it was said when the answer cannot be spoken', async () => {
    const { page } = await open('/talk');
    const [spoken, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/v1/audio/transcriptions', async (route) => {
      await spoken.promise;
      await route.fulfill({ json: { text: 'Good morning.' } });
    });
    await page.route('**/v1/audio/speech', async (route) => {
      spoken.resolve();
      await heard.promise;
      await route.fulfill({
        status: 503,
        json: { error: { code: 'service_unavailable', message: 'Not now.' } },
      });
    });
    await page.getByRole('button', { name: 'Hold to talk', disabled: false }).dispatchEvent('pointerdown');
    await page.getByRole('timer').getByText('0:01').waitFor();
    await page.getByRole('button', { name: 'Release to send' }).dispatchEvent('pointerup');
    const spokenText = page.locator('li.you').getByText('Good morning.');
    await spokenText.waitFor();
    heard.resolve();
    await page.getByText('Not now.').waitFor();
    assert.equal(await spokenText.count(), 1);
  });

  test('an answer stays when it cannot be spoken whole or at all, and what was not answered can be sent again', async () => {
    const { page } = await open('/talk');
    const message = page.getByRole('textbox', { name: 'Message' });
    const say = async (text: string) => {
      await message.fill(text);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
    };
    const refuse = (path: string) =>
      page.route(`**${path}`, (route) =>
        route.fulfill({ status: 503, json: { error: { code: 'service_unavailable', message: 'Not now.' } } }),
      );
    const long = 'This is a sentence. '.repeat(300);
    const event = { choices: [{ delta: { content: long } }] };
    await page.route('**/v1/chat/completions', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`,
      }),
    );
    const spoken = page.waitForRequest('**/v1/audio/speech');
    await say('Tell me much.');
    const { input } = (await spoken).postDataJSON();
    assert.ok(input.length <= 4096 && input.endsWith('sentence.'), input.slice(-20));
    await page.locator('li.model audio').waitFor();
    await refuse('/v1/audio/speech');
    await say('And more.');
    await page.getByText('Not now.').waitFor();
    assert.equal(await page.locator('li.model').count(), 2);
    await page.unroute('**/v1/chat/completions');
    await refuse('/v1/chat/completions');
    await say('Once more.');
    await page.getByText('Not now.').waitFor();
    await until(async () => (await message.inputValue()) === 'Once more.');
    assert.equal(await page.locator('li.you').count(), 2);
  });

  test('the price of talking is that of all that an exchange sets going', async () => {
    const { page, errors } = await open('/talk');
    const price = async (work: string) => {
      const text = await page.locator('.price', { hasText: work }).innerText();
      return Number(/At most (\d\.\d+) credits/.exec(text)?.[1]);
    };
    const quoted = async (endpoint: string, body: object) =>
      (await service.call('POST', '/v1/quote', { endpoint, body })).json.amount as number;
    const chat = (content: unknown) =>
      quoted('/v1/chat/completions', {
        model: 'chat-4o-audio-preview',
        modalities: ['text'],
        messages: [{ role: 'user', content }],
      });
    const speaker = { model: 'chat-4o-mini-tts-2025-12-15', voice: 'alloy' };
    const speech = await quoted('/v1/audio/speech', { ...speaker, input: 'a'.repeat(4096) });
    const hearing = await quoted('/v1/audio/transcriptions', { model: 'asr-1', seconds: 60 });
    const spoken = await chat([{ type: 'input_audio', input_audio: { seconds: 60, format: 'wav' } }]);
    const near = (found: number, expected: number) =>
      assert.ok(Math.abs(found - expected) < 1e-5, `${found}, not ${expected}`);
    near(await price('60 s of listening, the answer, its speech'), hearing + spoken + speech);
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    near(await price('exchange: the answer, its speech'), (await chat('Hello')) + speech);
    assert.deepEqual(errors, []);
  });

  test('with the keyboard alone a video is ordered', async () => {
    const { page } = await open('/');
    await page.getByRole('combobox', { name: 'Model' }).selectOption('vidB-2');
    await page.getByRole('textbox', { name: 'Prompt' }).focus();
    await page.keyboard.type('a keyboard on a table');
    const isOn = (name: string) => page.evaluate(`document.activeElement?.textContent?.trim() === "${name}"`);
    for (let presses = 0; presses < 20 && !(await isOn('Make video')); presses += 1)
      await page.keyboard.press('Tab');
    assert.ok(await isOn('Make video'), 'Tab never reached the button');
    await page.keyboard.press('Enter');
    await page.locator('video').waitFor();
  });
});

/** Whether a person sees it: nothing else is where its middle is. */
async function isOnTop(page: Page, selector: string): Promise<boolean> {
  return Boolean(
    await page.evaluate(`(({ left, top, width, height }) =>
      document.elementFromPoint(left + width / 2, top + height / 2)?.closest(${JSON.stringify(selector)}))(
        document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`),
  );
}

/** Wholly within the window. */
async function isInSight(page: Page, part: Locator): Promise<boolean> {
  const [box, window] = [await part.boundingBox(), page.viewportSize()];
  if (box === null || window === null) return false;
  const { x, y, width, height } = box;
  return x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height;
}
