import { setTimeout as delay } from 'node:timers/promises';

/** What a client knows of the tasks it made; kept across the deaths of the service. */
export interface Acknowledged {
  /** Ids of tasks whose creation was answered. */
  readonly tasks: Set<string>;
  /** The task that each answered `Idempotency-Key` made. */
  readonly byIdempotencyKey: Map<string, string>;
  /** Tasks that were asked to be deleted: cancelled or gone, whether the answer came or not. */
  readonly deleted: Set<string>;
  /** Idempotency keys whose request was sent and never answered. */
  readonly unanswered: Set<string>;
  /** Answers that no client should ever see. */
  readonly wrong: string[];
  /** How many requests were answered. */
  answers: number;
}

export function nothingAcknowledged(): Acknowledged {
  return {
    tasks: new Set(),
    byIdempotencyKey: new Map(),
    deleted: new Set(),
    unanswered: new Set(),
    wrong: [],
    answers: 0,
  };
}

/**
 * A client that creates, retries, polls, cancels and listens, several at a time, until the service is gone. It draws
 * what it does from `random`, and calls `onAnswer` after each answer.
 */
export class RoughClient {
  readonly #url: string;
  readonly #key: string;
  readonly #known: Acknowledged;
  readonly #random: () => number;
  readonly #name: string;
  #count = 0;

  constructor(url: string, key: string, known: Acknowledged, random: () => number, name: string) {
    this.#url = url;
    this.#key = key;
    this.#known = known;
    this.#random = random;
    this.#name = name;
  }

  /** Resolves when every lane has met a dead service. Where a test waits for something else, a pause leaves the processor to that. */
  async run(lanes: number, onAnswer: () => void, pauseMs = 0): Promise<void> {
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        while (await this.#act()) {
          onAnswer();
          if (pauseMs > 0) await delay(pauseMs);
        }
      }),
    );
  }

  /** Sends once more what was never answered. */
  async retryUnanswered(): Promise<void> {
    await Promise.all([...this.#known.unanswered].map((key) => this.#create(key)));
  }

  async #act(): Promise<boolean> {
    const draw = this.#random();
    const id = this.#anyTask();
    if (draw < 0.5 || id === undefined) return await this.#create(draw < 0.3 ? this.#someKey() : null);
    if (draw < 0.7) return await this.#send('GET', `/v1/videos/${id}`);
    if (draw < 0.8) {
      this.#known.deleted.add(id);
      return await this.#send('DELETE', `/v1/videos/${id}`);
    }
    return await this.#send('POST', '/v1/audio/speech', {
      model: 'chat-4o-mini-tts-2025-12-15',
      input: 'Good evening.',
      voice: 'alloy',
      response_format: 'wav',
    });
  }

  async #create(idempotencyKey: string | null): Promise<boolean> {
    if (idempotencyKey !== null) this.#known.unanswered.add(idempotencyKey);
    const kind = ['', ' fail', ' flaky', ' crash'][Math.floor(this.#random() * 8)] ?? '';
    const prompt = idempotencyKey === null ? `a boat${kind}` : `a boat for ${idempotencyKey}`;
    const headers = idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey };
    return await this.#send('POST', '/v1/video/create', { model: 'vidA3.1', prompt }, headers, (body) => {
      const id = (body as { id: string }).id;
      this.#known.tasks.add(id);
      if (idempotencyKey === null) return;
      const before = this.#known.byIdempotencyKey.get(idempotencyKey);
      if (before !== undefined && before !== id)
        this.#known.wrong.push(`${idempotencyKey} made ${before} and ${id}`);
      this.#known.byIdempotencyKey.set(idempotencyKey, id);
      this.#known.unanswered.delete(idempotencyKey);
    });
  }

  /** A new key, or one that was used before: answered or not. */
  #someKey(): string {
    const known = [...this.#known.unanswered, ...this.#known.byIdempotencyKey.keys()];
    const again = this.#random() < 0.4 ? known[Math.floor(this.#random() * known.length)] : undefined;
    this.#count += 1;
    return again ?? `${this.#name}-${this.#count}`;
  }

  #anyTask(): string | undefined {
    const ids = [...this.#known.tasks].slice(-40);
    return ids[Math.floor(this.#random() * ids.length)];
  }

  /** False when the service was gone before it answered in full. */
  async #send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
    onBody: (body: unknown) => void = () => {},
  ): Promise<boolean> {
    let status: number;
    let text: string;
    try {
      const response = await fetch(this.#url + path, {
        method,
        headers: {
          authorization: `Bearer ${this.#key}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      status = response.status;
      text = await response.text();
    } catch {
      return false;
    }
    this.#known.answers += 1;
    if (status === 200) {
      if (text.startsWith('{')) onBody(JSON.parse(text));
    } else if (!this.#isRefusal(status, text) && !this.#isGone(path, text))
      this.#known.wrong.push(`${method} ${path}: ${status} ${text}`);
    return true;
  }

  #isGone(path: string, text: string): boolean {
    return text.includes('task_not_found') && this.#known.deleted.has(path.slice('/v1/videos/'.length));
  }

  /** A service on its way out may refuse, in the contract's shape; nothing else is expected. */
  #isRefusal(status: number, text: string): boolean {
    if (status !== 503) return false;
    const { error } = JSON.parse(text) as { error?: { code?: unknown; type?: unknown; message?: unknown } };
    return [error?.code, error?.type, error?.message].every((field) => typeof field === 'string');
  }
}
