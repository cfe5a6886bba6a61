import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openConsole, skipWithoutConsole, useBrowser } from '../support/browser.ts';
import { useService } from '../support/service.ts';
import { until } from '../support/until.ts';

describe('text chat in the console', { skip: skipWithoutConsole }, () => {
  const browser = useBrowser();
  const service = useService();

  test('a person writes with a model under a system prompt, sees the price first, and finds the chat again after a reload', async () => {
    const { page, errors } = await openConsole(browser, service.url, '/', { apiKey: service.key });
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    await page.getByText('Nothing has been written yet').waitFor();
    await page.getByText('System prompt').click();
    await page.getByRole('textbox', { name: 'System prompt' }).fill('You are a lighthouse keeper.');
    await page.getByRole('textbox', { name: 'Message' }).fill('What do you see?');
    await page.locator('.price', { hasText: /credits/ }).waitFor();
    await page.getByRole('textbox', { name: 'Message' }).press('Enter');
    await page.locator('ol').getByText('You said: What do you see?').waitFor();
    const requested = service.engines.chat.requests.at(-1)!.messages;
    assert.deepEqual(
      requested.map(({ role, content }) => [role, content]),
      [
        ['system', 'You are a lighthouse keeper.'],
        ['user', 'What do you see?'],
      ],
    );
    await page.getByRole('textbox', { name: 'Message' }).fill('And now?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('ol').getByText('You said: And now?').waitFor();
    // The model is told what was said before.
    assert.equal(service.engines.chat.requests.at(-1)!.messages.length, 4);
    await page.getByRole('button', { name: 'New chat' }).click();
    await page.getByText('Nothing has been written yet').waitFor();
    await page.reload();
    await page
      .getByRole('navigation', { name: 'Earlier chats' })
      .getByRole('button', { name: 'What do you see?', exact: true })
      .click();
    await page.locator('ol').getByText('You said: And now?').waitFor();
    assert.equal(
      await page.getByRole('textbox', { name: 'System prompt' }).inputValue(),
      'You are a lighthouse keeper.',
    );
    await page.getByRole('button', { name: 'Delete “What do you see?”' }).click();
    await page.getByText('Nothing has been written yet').waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  test('an answer is stopped at the service, and what has come of it stays', async () => {
    const { page, errors } = await openConsole(browser, service.url, '/chat', { apiKey: service.key });
    await page.getByRole('textbox', { name: 'Message' }).fill('tell me slowly about the sea');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('ol').getByText('You said: tell me slowly').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await until(() => service.engines.chat.stopped === 1);
    await page.getByRole('button', { name: 'Send' }).waitFor();
    await page.locator('ol').getByText('You said: tell me slowly').waitFor();
    await page.getByRole('textbox', { name: 'Message' }).fill('overload');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').getByText('The model has too much to do.').waitFor();
    // What was not answered can be sent again.
    assert.equal(await page.getByRole('textbox', { name: 'Message' }).inputValue(), 'overload');
    // The browser itself writes the refusal into its console.
    assert.deepEqual(
      errors.filter((error) => !error.includes('503')),
      [],
    );
    await page.context().close();
  });
});
