import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { useService } from '../support/service.ts';
import { until } from '../support/until.ts';

describe('pages of models in the console', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService();

  test('a model of videos has a page with what it makes, what ten videos cost, its code, and the form, which makes the video', async () => {
    const { page, errors } = await openConsole(browser, service.url, '/', { apiKey: service.key });
    await page.getByRole('link', { name: 'Model guide' }).click();
    await page.getByRole('link', { name: /^vidB-2 / }).click();
    await page.getByRole('heading', { name: 'vidB-2', exact: true }).waitFor();
    const facts = page.getByRole('region', { name: 'What it makes' });
    await facts.getByText('1080 × 1080').waitFor();
    await facts.getByText('4, 8, 10, 12, 15, 25 seconds').waitFor();
    await page.getByRole('button', { name: 'Use this example' }).click();
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    assert.equal(await prompt.inputValue(), 'two dogs walk on the beach at sunset');
    await page.getByRole('combobox', { name: 'Length' }).selectOption('4');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('480x480');
    const quote = {
      endpoint: '/v1/videos',
      body: { model: 'vidB-2', prompt: 'a', seconds: '4', size: '480x480' },
    };
    const { amount } = (await service.call('POST', '/v1/quote', quote)).json;
    const ten = Number((amount * 10).toFixed(2));
    await page.getByText(`10 videos: ${ten} ${ten === 1 ? 'credit' : 'credits'}`).waitFor();
    assert.match(await page.getByRole('tabpanel').innerText(), /vidB-2/);
    await page.getByRole('button', { name: 'Make video' }).click();
    await page.locator('video').waitFor();
    assert.equal(new URL(page.url()).pathname, '/');
    await page.goto(`${service.url}/models/vidB-2`);
    await page.getByText('Your latest video of this model').waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('four of these are four videos of one order that differ by their seed, and the button says what they cost', async () => {
    const { key } = await service.newKey();
    const { page, errors } = await openConsole(browser, service.url, '/', { apiKey: key });
    await page.getByRole('combobox', { name: 'Model' }).selectOption('vidA3-fast');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a kite over the dunes');
    await page.getByRole('button', { name: /^Four of these, [\d.]+ credits?$/ }).click();
    const made = () => service.engines.video.jobs.filter(({ prompt }) => prompt === 'a kite over the dunes');
    await until(() => made().length === 4);
    const seeds = made().map(({ parameters }) => Number(parameters?.['seed']));
    assert.equal(new Set(seeds).size, 4);
    assert.equal(Math.max(...seeds) - Math.min(...seeds), 3);
    await page.getByRole('link', { name: 'Open its page' }).click();
    await page.getByText('seed', { exact: true }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('each voice is heard before anything is paid, and the calculator counts what a text would cost', async () => {
    const { key, account } = await service.newKey({}, { balance: 5 });
    const { page, errors } = await openConsole(browser, service.url, '/models/ttsB-3.1-flash-tts-preview', {
      apiKey: key,
    });
    const requested = page.waitForResponse((answer) => answer.url().endsWith('/voices/Kore'));
    await page.getByRole('button', { name: 'Hear Kore' }).click();
    assert.equal((await requested).headers()['content-type'], 'audio/mpeg');
    const { balance } = (await service.admin('GET', `/accounts/${account}`)).json;
    assert.equal(balance, 5);
    await page.getByRole('spinbutton', { name: 'Characters to speak' }).fill('2000');
    const body = { model: 'ttsB-3.1-flash-tts-preview', voice: 'Kore', input: 'a'.repeat(2000) };
    const quote = await service.call('POST', '/v1/quote', { endpoint: '/v1/audio/speech', body });
    await page.getByText(`${quote.json.amount} credits for 2,000`).waitFor();
    await page.getByRole('link', { name: 'Open in Speech' }).click();
    const model = page.getByRole('combobox', { name: 'Model' });
    await until(async () => (await model.inputValue()) === 'ttsB-3.1-flash-tts-preview');
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('a model that the key may not use has no page', async () => {
    const { key } = await service.newKey({ models: ['vidB-2'] });
    const { page } = await openConsole(browser, service.url, '/models/vidA3', { apiKey: key });
    await page.getByRole('heading', { name: 'There is no such model' }).waitFor();
    await page.context().close();
  });

  test('the studio of a key without a model of videos says so', async () => {
    const { key } = await service.newKey({ models: ['asr-1'] });
    const { page } = await openConsole(browser, service.url, '/', { apiKey: key });
    await page.getByText('Your key cannot use any video model.').waitFor();
    assert.equal(await page.getByText('Loading models…').count(), 0);
    await page.context().close();
  });
});
