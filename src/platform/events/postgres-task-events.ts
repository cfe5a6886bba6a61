import type { Logger } from 'pino';
import { Notices } from '../storage/postgres/notices.ts';
import type { PostgresServer } from '../storage/postgres/postgres-server.ts';
import { InProcessTaskEvents, type TaskEvents, type TaskListener } from './task-events.ts';

/** A notification may be lost with its process, so all subscribers are notified again at this interval. */
const LOOK_AGAIN_MS = 5000;

/** Task events between nodes. */
export class PostgresTaskEvents implements TaskEvents {
  readonly #local = new InProcessTaskEvents();
  readonly #notices: Notices;
  #listening: { close(): Promise<void> } | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(server: PostgresServer, log: Logger) {
    this.#notices = new Notices(server, 'phonofilm_tasks', log);
  }

  async start(): Promise<void> {
    this.#listening = await this.#notices.listen(
      (taskId) => this.#local.publish(taskId),
      () => this.#local.publishToAll(),
    );
    this.#timer = setInterval(() => this.#local.publishToAll(), LOOK_AGAIN_MS);
    this.#timer.unref();
  }

  publish(taskId: string): void {
    // Listeners on this node are notified directly.
    this.#local.publish(taskId);
    this.#notices.notify(taskId);
  }

  subscribe(taskId: string, listener: TaskListener): () => void {
    return this.#local.subscribe(taskId, listener);
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#notices.flush();
    await this.#listening?.close();
  }
}
