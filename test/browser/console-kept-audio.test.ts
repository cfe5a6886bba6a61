import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { useService } from '../support/service.ts';

describe('speech and transcripts that the browser keeps', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService();

  test('what was spoken and transcribed is there after a reload, is played, downloaded and deleted', async () => {
    const { key } = await service.newKey();
    const { page, errors } = await openConsole(browser, service.url, '/speech', { apiKey: key });
    await page.getByRole('textbox', { name: 'Text' }).fill('The ferry leaves at noon.');
    await page.getByRole('combobox', { name: 'Format' }).selectOption('mp3');
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.getByText('Complete', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Transcribe', exact: true }).click();
    const { speech } = await sampleFiles();
    await page.locator('#recording').setInputFiles(speech['wav']!);
    await page.getByRole('button', { name: 'Transcribe', exact: true }).click();
    const heard = page.getByRole('article', { name: /^Hello from the fake/ });
    await heard.waitFor();
    await page.reload();
    await heard.getByRole('button', { name: 'Open' }).click();
    await heard.getByRole('link', { name: 'srt' }).waitFor();
    await page.goto(`${service.url}/speech`);
    const spoken = page.getByRole('article', { name: 'The ferry leaves at noon.' });
    await spoken.getByRole('button', { name: 'Play' }).click();
    await spoken.locator('audio').waitFor();
    const download = page.waitForEvent('download');
    await spoken.getByRole('link', { name: 'Download speech.mp3' }).click();
    assert.equal((await download).suggestedFilename(), 'speech.mp3');
    await spoken.getByRole('button', { name: 'Delete “The ferry leaves at noon.”' }).click();
    await spoken.waitFor({ state: 'detached' });
    assert.deepEqual(errors, []);
    await page.context().close();
  });
});
