import assert from 'node:assert/strict';
import { pino } from 'pino';
import { bearer } from './contract.ts';
import { scratchFolder } from './scratch-folder.ts';
import { type Answer, startService, type TestService } from './service.ts';
import { until as untilTrue } from './until.ts';
import { receiveWebhooks, type WebhookReceiver } from './webhook-receiver.ts';

/** A service whose accounts have webhooks, with a receiver and an account that are new for each test. */
export class WebhookTest {
  readonly folder = scratchFolder();
  /** Lines of the log from `warn` on. */
  readonly logged: Record<string, unknown>[] = [];
  /** How far the service's clock is ahead of ours. */
  ahead = 0;
  service!: TestService;
  receiver!: WebhookReceiver;
  key!: string;
  account!: string;

  /** Waits between attempts are so short that all of them pass within a test. */
  async start(): Promise<void> {
    this.service = await startService({
      settings: { webhooks: { retry_seconds: [0.05, 0.05, 0.05] } },
      now: () => Date.now() + this.ahead,
      log: pino({ level: 'warn' }, { write: (line: string) => this.logged.push(JSON.parse(line)) }),
    });
  }

  async stop(): Promise<void> {
    await this.service.stop();
  }

  async begin(): Promise<void> {
    this.receiver = await receiveWebhooks();
    ({ key: this.key, account: this.account } = await this.service.newKey());
  }

  async end(): Promise<void> {
    this.ahead = 0;
    await this.receiver[Symbol.asyncDispose]();
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.service.call(method, `/v1/webhooks${path}`, body, bearer(this.key));
  }

  async create(fields: object = {}): Promise<{ id: string; secret: string }> {
    const answer = await this.call('POST', '', { url: this.receiver.url, ...fields });
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
  }

  /** The id of a video that has ended. */
  async makeVideo(prompt = 'a red boat'): Promise<string> {
    const body = { model: 'vidB-2', prompt, images: [] };
    const answer = await this.service.call('POST', '/v1/video/create', body, bearer(this.key));
    await this.service.finished(answer.json.id, this.key);
    return answer.json.id;
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
  async deliveriesOf(id: string): Promise<any[]> {
    return (await this.call('GET', `/${id}/deliveries`)).json.data;
  }

  /** The newest delivery of a webhook once it has ended. */
  async endedDelivery(id: string) {
    const [newest] = await until(
      () => this.deliveriesOf(id),
      ([first]) => first !== undefined && first.status !== 'pending',
    );
    return newest;
  }
}

/** What is read once it holds. */
export async function until<Value>(
  read: () => Promise<Value>,
  holds: (value: Value) => boolean,
): Promise<Value> {
  let value = await read();
  await untilTrue(async () => {
    if (holds(value)) return true;
    value = await read();
    return holds(value);
  });
  return value;
}
