import { errorOf, PhonofilmError } from './phonofilm-error.ts';

export interface ClientOptions {
  /** Where the service is, without a path: `http://127.0.0.1:8080`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Another `fetch`, for proxies and tests. */
  readonly fetch?: typeof fetch;
}

export interface Call {
  /** POST with a body or a form, else GET. */
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: object;
  readonly body?: object | undefined;
  readonly form?: FormData | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** The HTTP underneath: one call, its answer or a `PhonofilmError`. */
export class Http {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  async json<Answer>(call: Call): Promise<Answer> {
    const text = await (await this.send(call)).text();
    try {
      return JSON.parse(text) as Answer;
    } catch (error) {
      throw new PhonofilmError(
        `${this.#options.baseUrl} answered with something that is not JSON. Is it Phonofilm?`,
        { status: 200, code: 'no_json', type: 'server_error' },
        { cause: error },
      );
    }
  }

  async send(call: Call): Promise<Response> {
    const { apiKey, fetch: send = fetch } = this.#options;
    const body = call.form ?? (call.body && JSON.stringify(call.body));
    const response = await send(this.#url(call), {
      method: call.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(call.body && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(body !== undefined && { body }),
      ...(call.signal && { signal: call.signal }),
    }).catch((error: unknown) => {
      call.signal?.throwIfAborted();
      throw new PhonofilmError(
        `No answer from ${this.#options.baseUrl}.`,
        { status: 0, code: 'no_answer', type: 'connection_error' },
        { cause: error },
      );
    });
    if (!response.ok) throw await errorOf(response);
    return response;
  }

  #url({ path, query = {} }: Call): string {
    const url = new URL(this.#options.baseUrl.replace(/\/$/, '') + path);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    return url.href;
  }
}
