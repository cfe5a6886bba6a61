import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { inOneWindow, openConsole, skipWithoutConsole, startBrowser } from '../support/browser.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { FakeService } from '../support/scripted-upstream/fake-service.ts';
import { jobsEntry } from '../support/scripted-upstream/video-jobs.ts';
import { startService, type TestService } from '../support/service.ts';
import { receiveWebhooks, type WebhookReceiver } from '../support/webhook-receiver.ts';

const hosted = await new FakeService().listen();

/** What the service asks of others: videos of hosted services, and receivers of webhooks. */
describe('others, as the console shows them', { skip: skipWithoutConsole }, () => {
  let receiver: WebhookReceiver;
  let service: TestService;
  let browser: Browser;
  let answersAreLost = true;
  before(async () => {
    const { video } = await sampleFiles();
    hosted
      .on('POST', /^\/far\/jobs/, () => (answersAreLost ? { lost: true } : { json: { id: 'job-1' } }))
      .on('GET', /^\/far\/jobs\//, () => ({ json: { status: 'done', video: `${hosted.origin}/video` } }))
      .on('GET', /^\/video/, { file: video })
      .on('POST', /^\/locked\/jobs/, { status: 401, json: { detail: 'who are you?' } });
    receiver = await receiveWebhooks();
    service = await startService({ settings: settings(hosted.origin) });
    browser = await startBrowser();
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
    await receiver?.[Symbol.asyncDispose]();
  });

  const open = inOneWindow((path) => openConsole(browser, service.url, path, { adminKey: service.adminKey }));

  async function order(model: string): Promise<string> {
    const made = await service.call('POST', '/v1/video/create', { model, prompt: 'a fox' });
    assert.equal(made.status, 200, made.text);
    return made.json.id;
  }

  /** From the upstream to the video that waits for a decision, as an operator would find it. */
  async function openUndecided(page: Page, id: string): Promise<void> {
    await page.goto(`${service.url}/operate/upstreams`);
    await page.getByRole('region', { name: 'far' }).getByRole('link', { name: /^\d+$/ }).click();
    await page.getByRole('row').filter({ hasText: id }).getByRole('link').first().click();
    await page.getByRole('heading', { name: 'This video waits for a decision' }).waitFor();
  }

  test('a service that nobody has asked yet is not called healthy', async () => {
    const { page } = await open('/operate/upstreams');
    await page.getByRole('region', { name: 'far' }).getByText('not asked yet').waitFor();
  });

  test('a video whose start got no answer waits for a decision: it was begun, it was not, or it ends', async () => {
    const { page, errors } = await open('/operate');
    const begun = await order('vidA3.1');
    await openUndecided(page, begun);
    const follow = page.getByRole('button', { name: 'It was started: follow this job' });
    assert.ok(await follow.isDisabled(), 'it can be followed without knowing its id');
    await page.getByRole('textbox', { name: 'Id of the job there' }).fill('job-7');
    await follow.click();
    await page.getByText('completed', { exact: true }).waitFor();
    assert.equal(hosted.seen('GET', /\/far\/jobs\/job-7/).length > 0, true);

    const lost = await order('vidA3.1');
    await openUndecided(page, lost);
    answersAreLost = false;
    await page.getByRole('button', { name: 'It was not started: start it again' }).click();
    await page.getByText('completed', { exact: true }).waitFor();
    answersAreLost = true;

    const ended = await order('vidA3.1');
    await openUndecided(page, ended);
    await page.getByRole('button', { name: 'End the video and refund it' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End the video' }).click();
    await page.getByText('failed', { exact: true }).waitFor();
    assert.equal((await service.admin('GET', `/tasks/${encodeURIComponent(ended)}`)).json.money.captured, 0);
    await page.goto(`${service.url}/operate/tasks?undecided=1`);
    await page.getByRole('heading', { name: 'No such tasks' }).waitFor();
    assert.deepEqual(errors, []);
  });

  test('hosted services show their health, faults and margin', async () => {
    await order('vidA3-fast');
    const { page, errors } = await open('/operate/upstreams');
    const far = page.getByRole('region', { name: 'far' });
    await far.getByText('healthy').waitFor();
    await far.getByText(/\d × answer lost/).waitFor();
    await far.getByRole('row', { name: /vidA3\.1 great closed/ }).waitFor();
    await far.getByRole('row', { name: /Start a video/ }).waitFor();
    const money = (await service.admin('GET', '/upstreams')).json.data.find(
      ({ id }: { id: string }) => id === 'far',
    ).money;
    assert.ok(money.cost > 0 && money.margin > 0);
    const margin = far.locator('dt', { hasText: 'Margin' }).locator('..').locator('dd');
    assert.equal(Number.parseFloat(await margin.innerText()), Number(money.margin.toFixed(2)));
    const started = await far.getByRole('row', { name: /Start a video/ }).innerText();
    await far.getByRole('button', { name: 'Check it' }).click();
    await far.getByRole('status').first().waitFor();
    // A check is a call of its own kind, and no video.
    await far.getByRole('row', { name: /^Check that it works 1 0/ }).waitFor();
    assert.equal(await far.getByRole('row', { name: /Start a video/ }).innerText(), started);

    // What was just found counts more than what was seen before.
    hosted.on('GET', /^\/far\/$/, { status: 401, json: { detail: 'who are you?' } });
    await far.getByRole('button', { name: 'Check it' }).click();
    await far.getByText('check failed').waitFor();
    assert.equal(await far.getByText('healthy').count(), 0);

    const locked = page.getByRole('region', { name: 'locked' });
    await locked.getByText(/× credential refused/).waitFor();
    await locked.getByText(/^out of service$/).waitFor();
    // Sentences end with a stop, and a space or a new line stands between two.
    assert.doesNotMatch(await page.locator('main').innerText(), /[\p{L}\d][.:;][\p{Lu}]|\p{Ll}\p{Lu}\p{Ll}/u);
    assert.deepEqual(errors, []);
  });

  test('a video whose model is out of service says so, until when it is tried, and that cancelling costs nothing; an open breaker is closed by hand', async () => {
    // The one that met the refusal; later orders are refused at once.
    const [met] = (await service.call('GET', '/v1/videos?limit=1')).json.data;
    const keys = { apiKey: service.key };
    const path = `/videos/${encodeURIComponent(met.id)}`;
    const { page, errors } = await openConsole(browser, service.url, path, keys);
    await page.getByText('This model is out of service').waitFor();
    await page
      .getByText(
        /^Tried without success: \d+ ×\. The video is tried again until .*\d:\d\d.*\. Cancelling it costs nothing\.$/,
      )
      .waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByText('Cancelled. Nothing was charged.').waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
    const operator = (await open('/operate/upstreams')).page;
    const locked = operator.getByRole('region', { name: 'locked' });
    await locked.getByRole('button', { name: 'Close breakers' }).click();
    await operator.getByText('The breakers of locked are closed').waitFor();
  });

  test('a webhook is made, tried, sent again, disabled, enabled and deleted, with a log of it all', async () => {
    const { page, errors } = await open('/operate/webhooks');
    await page.getByRole('button', { name: 'New webhook' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).fill(receiver.url);
    await page.getByRole('button', { name: 'Create webhook' }).click();
    const secret = await page
      .getByRole('region', { name: 'Copy the secret now' })
      .locator('code')
      .innerText();
    assert.match(secret, /^whsec_/);
    await page.getByRole('link', { name: receiver.url }).click();
    await page.getByText('None yet.').waitFor();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByRole('row', { name: /delivered 1 204/ }).waitFor();
    receiver.reply = () => 500;
    await page.getByRole('button', { name: 'Send again' }).click();
    await receiver.until((received) => received.length === 2);
    await page.getByRole('row', { name: /500/ }).waitFor();
    receiver.reply = () => 204;

    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await page.getByRole('button', { name: 'Enable', exact: true }).click();
    await page.getByRole('button', { name: 'Disable', exact: true }).waitFor();
    assert.ok(!(await page.content()).includes(secret));
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }).click();
    await page.getByRole('heading', { name: 'No webhooks' }).waitFor();
    assert.equal((await service.admin('GET', '/webhooks')).json.data.length, 0);
    assert.deepEqual(errors, []);
  });
});

function settings(origin: string): object {
  const entry = (name: string) =>
    jobsEntry(`${origin}/${name}`, {
      create: { post: '/jobs', json: { prompt: '$prompt', duration: '$seconds' }, id: 'id' },
    });
  return {
    upstreams: { far: entry('far'), locked: entry('locked') },
    models: {
      'vidA3.1': { routes: [{ upstream: 'far', model: 'great', price: { per_second: 0.01 } }] },
      'vidA3-fast': { routes: [{ upstream: 'locked', model: 'small' }] },
    },
  };
}
