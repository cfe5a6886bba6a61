import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openConsole, skipWithoutConsole, startBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { TEST_KEY } from '../support/service.ts';
import { startServiceProcess } from '../support/service-process.ts';

describe('the console while the service is away', { skip: skipWithoutConsole }, () => {
  test('it says so, keeps what was written, and goes on with the video when the service is back', async () => {
    const dataDirectory = scratchFolder();
    const browser = await startBrowser();
    const environment = { API_KEY: TEST_KEY, LOG_LEVEL: 'silent', PORT: String(await freePort()) };
    const first = await startServiceProcess({ dataDirectory, environment });
    const { page } = await openConsole(browser, first.url, '/', { apiKey: TEST_KEY });
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a boat that will hang');
    await page.getByRole('combobox', { name: 'Model' }).selectOption('vidB-2');
    await page.getByRole('button', { name: 'Make video' }).click();
    await page.getByRole('progressbar', { name: 'Progress' }).waitFor();
    first.child.kill('SIGKILL');
    await first.ended;
    await page.getByText('The service does not answer. Nothing is lost').waitFor();
    assert.equal(await page.getByRole('textbox', { name: 'Prompt' }).inputValue(), 'a boat that will hang');
    const second = await startServiceProcess({ dataDirectory, environment });
    await page.getByText('The service does not answer').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByText('Cancelled. Nothing was charged.').waitFor();
    await browser.close();
    second.child.kill('SIGKILL');
    await second.ended;
  });
});
