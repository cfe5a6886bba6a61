import { Pool } from 'undici';
import type { StartRefused } from '../../src/engines/video-engine.ts';
import { hideSecrets } from '../../src/gateway/hide-secrets.ts';
import {
  type Admission,
  NotSent,
  type Upstream,
  type UpstreamCall,
  type UpstreamReply,
} from '../../src/gateway/upstream.ts';

const secretOf = (credential: string) => `secret-of-${credential}`;

/** A hosted service over a plain pool: no breaker, no limits; remembers how each admitted request ended. */
export class PoolUpstream implements Upstream {
  readonly name = 'vendor-name';
  readonly baseUrl: string;
  readonly credentials: readonly string[];
  /** `succeeded`, `abandoned`, or the class of the fault. */
  readonly endings: string[] = [];
  /** Set: nothing is admitted. */
  refusal: StartRefused | null = null;
  readonly #pool: Pool;

  constructor(baseUrl: string, credentials: readonly string[] = ['main']) {
    this.baseUrl = baseUrl;
    this.credentials = credentials;
    this.#pool = new Pool(new URL(baseUrl).origin, { connections: 256 });
  }

  async call(call: UpstreamCall, signal: AbortSignal): Promise<UpstreamReply> {
    const { pathname, search } = new URL(call.url);
    try {
      const { statusCode, headers, body } = await this.#pool.request({
        method: call.method,
        path: pathname + search,
        headers: {
          ...call.headers,
          ...(call.credential !== null && { authorization: `Bearer ${secretOf(call.credential)}` }),
        },
        ...(call.body !== undefined && { body: call.body as string }),
        headersTimeout: call.timeoutMs ?? 0,
        bodyTimeout: 0,
        signal,
      });
      return { status: statusCode, headers, body };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED')
        throw new NotSent('refused', { cause: error });
      throw error;
    }
  }

  async admit(): Promise<Admission> {
    if (this.refusal) throw this.refusal;
    return {
      succeeded: () => this.endings.push('succeeded'),
      failed: (kind) => this.endings.push(kind),
      abandoned: () => this.endings.push('abandoned'),
    };
  }

  withoutKeys(words: string): string {
    return hideSecrets(words, this.secrets());
  }

  secrets(): readonly string[] {
    return this.credentials.map(secretOf);
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
