import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { inOneWindow, openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { OWN_MODELS } from '../support/own-models.ts';
import { useService } from '../support/service.ts';

const NOBODYS = { 'nobodys-video': { kind: 'video', price: { per_second: 0.1 } } };

describe('models of the operator in the console', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService(() => ({ settings: { models: { ...OWN_MODELS.models, ...NOBODYS } } }));

  const open = inOneWindow((path) =>
    openConsole(browser, service.url, path, { apiKey: service.key, adminKey: service.adminKey }),
  );
  const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();
  const option = (page: Page, id: string) =>
    page.getByRole('combobox', { name: 'Model' }).locator(`option[value="${id}"]`);

  test('those of the settings can be chosen in every form, and one makes a video', async () => {
    const { page, errors } = await open('/speech');
    await page.getByRole('combobox', { name: 'Model' }).selectOption('anna-tts');
    await page.getByRole('radio', { name: 'ben' }).check();
    await link(page, 'Transcribe');
    await page.getByRole('combobox', { name: 'Model' }).selectOption('ear-1');
    await link(page, 'Talk');
    await page.getByRole('combobox', { name: 'Model' }).selectOption('wise-chat');
    await page.goto(service.url);
    await option(page, 'quick-video').waitFor({ state: 'attached' });
    await page.getByRole('combobox', { name: 'Model' }).selectOption('studio/clip-5');
    await page.getByText('Short clips of the house.').waitFor();
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a red boat');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('480x832');
    await page.getByRole('combobox', { name: 'Length' }).selectOption('5');
    await page.locator('.price', { hasText: '1 credit' }).waitFor();
    await page.getByRole('button', { name: 'Make video' }).click();
    await page.locator('video').waitFor();
    const { model, width, height, seconds } = service.engines.video.jobs.at(-1)!;
    assert.deepEqual([model, width, height, seconds], ['studio/clip-5', 480, 832, 5]);
    assert.deepEqual(errors, []);
  });

  test('one is added on the page of models, used in the studio, changed and removed', async () => {
    const { page, errors } = await open('/');
    // The studio has asked for the models before there was this one.
    await option(page, 'quick-video').waitFor({ state: 'attached' });
    await link(page, 'Models');
    await page.getByRole('button', { name: 'Add model' }).click();
    const adding = page.getByRole('dialog', { name: 'Add model' });
    await adding.getByRole('textbox', { name: 'Id' }).fill('house/clip');
    await adding.getByRole('combobox', { name: 'Like the model' }).selectOption('vidB-2');
    await adding.getByRole('textbox', { name: 'Description' }).fill('Clips of the house.');
    await adding.getByRole('textbox', { name: 'How long it takes' }).fill('Ten seconds take a minute.');
    await adding.getByRole('textbox', { name: 'Per second of video' }).fill('0.5');
    await adding.getByRole('textbox', { name: 'Routes' }).fill('nobody:their-model');
    await adding.getByLabel('Retires on').fill('2090-01-31');
    await adding.getByRole('button', { name: 'Add model' }).click();
    await adding.getByRole('alert').getByText('“Routes” is not valid.').waitFor();
    await adding.getByRole('textbox', { name: 'Routes' }).fill('fake/video');
    await adding.getByRole('button', { name: 'Add model' }).click();
    const row = page.getByRole('row', { name: 'house/clip' });
    await row.getByText('retires Jan 31, 2090').waitFor();
    const read = async () => (await service.admin('GET', `/models/${encodeURIComponent('house/clip')}`)).json;
    const { price, routes, facts } = await read();
    assert.deepEqual([price.per_second, routes], [0.5, ['fake/video']]);
    assert.deepEqual(facts, {
      like: 'vidB-2',
      description: 'Clips of the house.',
      speed: 'Ten seconds take a minute.',
      retires: '2090-01-31',
    });

    await link(page, 'Make a video');
    await page.getByRole('combobox', { name: 'Model' }).selectOption('house/clip');
    await page.getByText('Clips of the house. 0.5 credits a second. Ten seconds take a minute.').waitFor();
    await link(page, 'Models');

    await row.getByRole('button', { name: 'Edit' }).click();
    const changing = page.getByRole('dialog', { name: 'Change house/clip' });
    await changing.getByRole('textbox', { name: 'Per second of video' }).fill('0.25');
    await changing.getByRole('textbox', { name: 'Routes' }).fill('');
    await changing.getByLabel('Retires on').fill('');
    await changing.getByRole('textbox', { name: 'How long it takes' }).fill('');
    await changing.getByRole('button', { name: 'Save' }).click();
    await row.getByText('0.25 per second of video').waitFor();
    const changed = await read();
    assert.deepEqual([changed.routes, changed.retires_at], [null, null]);
    assert.deepEqual(changed.facts, { like: 'vidB-2', description: 'Clips of the house.' });

    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await row.waitFor({ state: 'detached' });
    await link(page, 'Make a video');
    await option(page, 'quick-video').waitFor({ state: 'attached' });
    assert.equal(await option(page, 'house/clip').count(), 0);
    assert.deepEqual(
      errors.filter((error) => !error.includes('400')),
      [],
    );
  });

  test('only what was added can be removed, and a model without an engine says so', async () => {
    const { page, errors } = await open('/operate/models');
    await page.getByRole('row', { name: 'nobodys-video' }).getByText('no engine').waitFor();
    assert.equal(await page.getByText('no engine').count(), 1);
    for (const id of ['vidB-2', 'studio/clip-5']) {
      await page.getByRole('button', { name: `Price ${id}`, exact: true }).waitFor();
      assert.equal(await page.getByRole('button', { name: `Remove ${id}`, exact: true }).count(), 0, id);
    }
    assert.deepEqual(errors, []);
  });
});
