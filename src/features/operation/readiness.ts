import type { DiskSpace } from '../../platform/machine/disk-space.ts';
import type { TaskQueue } from '../../platform/queue/task-queue.ts';

export interface ReadinessDeps {
  /** Null on a node that takes no tasks from it. */
  readonly queue: Pick<TaskQueue, 'running'> | null;
  readonly disk: Pick<DiskSpace, 'shortage'>;
  readonly storage: { trouble(): Promise<string | null> };
}

/** Whether this node can accept work: what `/readyz` says, from its start until it stops. */
export class Readiness {
  readonly #deps: ReadinessDeps;
  #state: 'starting' | 'started' | 'leaving' = 'starting';

  constructor(deps: ReadinessDeps) {
    this.#deps = deps;
  }

  started(): void {
    this.#state = 'started';
  }

  leave(): void {
    this.#state = 'leaving';
  }

  isLeaving(): boolean {
    return this.#state === 'leaving';
  }

  /** Why no work can be accepted at the moment, in words that any caller may read; null when it can. */
  async trouble(): Promise<string | null> {
    const { queue, disk, storage } = this.#deps;
    if (this.#state === 'leaving') return 'it is about to stop';
    if (this.#state === 'starting') return 'it has not started yet';
    if (queue && !queue.running()) return 'it is not in touch with the queue';
    return disk.shortage() ?? (await storage.trouble());
  }
}
