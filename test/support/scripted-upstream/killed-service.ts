import assert from 'node:assert/strict';
import { join } from 'node:path';
import { scratchFolder } from '../scratch-folder.ts';
import { type ServiceProcess, startServiceProcess } from '../service-process.ts';
import { until } from '../until.ts';

const KEY = 'sk-test00000000000000000000000000000000000000000000';
const ADMIN_KEY = 'admin-key-of-the-tests';

/** The service in a process of its own that is killed and started again on the same data, with other settings. */
export class KilledService {
  readonly folder = scratchFolder();
  readonly #environment: Readonly<Record<string, string>>;
  #process: ServiceProcess | null = null;

  /** With `SAMPLE_VIDEO` its own videos are that file. */
  constructor(environment: Readonly<Record<string, string>> = {}) {
    this.#environment = environment;
  }

  get url(): string {
    assert.ok(this.#process);
    return this.#process.url;
  }

  async start(settings: object, port = '0'): Promise<void> {
    this.#process = await startServiceProcess({
      dataDirectory: join(this.folder, 'data'),
      script: new URL('../serve-with-video.ts', import.meta.url),
      settings,
      environment: {
        API_KEY: KEY,
        ADMIN_KEY,
        PORT: port,
        ...this.#environment,
      },
    });
  }

  async kill(): Promise<void> {
    this.#process?.child.kill('SIGKILL');
    await this.#process?.ended;
  }

  async close(): Promise<void> {
    await this.kill();
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
  async json(method: string, path: string, body?: object, key = KEY): Promise<any> {
    const response = await fetch(this.url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return await response.json();
  }

  async create(body: object): Promise<string> {
    const made = await this.json('POST', '/v1/video/create', body);
    assert.ok(made.id, JSON.stringify(made));
    return made.id;
  }

  /** The task as the operator sees it. */
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
  async task(id: string): Promise<any> {
    return await this.json('GET', `/admin/v1/tasks/${encodeURIComponent(id)}`, undefined, ADMIN_KEY);
  }

  /** `completed`, `failed`, or `undecided` when the operator is asked. */
  async outcome(id: string): Promise<string> {
    let outcome = '';
    await until(async () => {
      outcome = (await this.task(id)).status;
      if (outcome === 'completed' || outcome === 'failed') return true;
      outcome = 'undecided';
      const path = '/admin/v1/tasks?undecided=true&limit=100';
      const { data } = await this.json('GET', path, undefined, ADMIN_KEY);
      return data.some((task: { id: string }) => task.id === id);
    });
    return outcome;
  }
}
