import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { useService } from '../support/service.ts';
import { until } from '../support/until.ts';

describe('the history of speech and transcripts in the console', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService();

  test('what was spoken and transcribed is found again, played, downloaded and deleted, and a deletion can be taken back', async () => {
    const { key } = await service.newKey();
    const { page, errors } = await openConsole(browser, service.url, '/history', { apiKey: key });
    await page.getByRole('heading', { name: 'Nothing is kept yet' }).waitFor();
    await page.getByRole('link', { name: 'Speech', exact: true }).first().click();
    await page.getByRole('textbox', { name: 'Text' }).fill('The ferry leaves at noon.');
    await page.getByRole('combobox', { name: 'Format' }).selectOption('mp3');
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.getByText('Complete', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Transcribe', exact: true }).click();
    const { speech } = await sampleFiles();
    await page.locator('#recording').setInputFiles(speech['wav']!);
    await page.getByRole('checkbox', { name: 'The time of every word' }).check();
    await page.getByRole('button', { name: 'Transcribe', exact: true }).click();
    const words = page.getByRole('list', { name: 'Words with their times' });
    await words.getByText('Hello').waitFor();
    await words.getByText('0:00.0').waitFor();
    // The answer does not wait for what is kept of it.
    const kept = () =>
      service.call('GET', '/v1/audio/history', undefined, { authorization: `Bearer ${key}` });
    await until(async () => (await kept()).json.data.length === 2);
    await page.getByRole('link', { name: 'History' }).click();
    const spoken = page.getByRole('article', { name: 'The ferry leaves at noon.' });
    await spoken.getByRole('button', { name: 'Play' }).click();
    await spoken.locator('audio').waitFor();
    const download = page.waitForEvent('download');
    await spoken.getByRole('link', { name: 'Download speech.mp3' }).click();
    assert.equal((await download).suggestedFilename(), 'speech.mp3');
    const heard = page.getByRole('article', { name: /^Hello from the fake/ });
    await heard.getByRole('button', { name: 'Open' }).click();
    await heard.getByRole('link', { name: 'srt' }).waitFor();
    await page.getByRole('button', { name: 'Delete “The ferry leaves at noon.”' }).click();
    await page.getByText('The speech was deleted.').waitFor();
    assert.equal(await spoken.count(), 0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await spoken.waitFor();
    await page.getByRole('button', { name: 'Delete “The ferry leaves at noon.”' }).click();
    await page.reload();
    await heard.waitFor();
    assert.equal(await spoken.count(), 0);
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Speech');
    await page.getByRole('heading', { name: 'Nothing is kept yet' }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });
});
