import type { Agent, FormData, Response } from 'undici';
import { Phonofilm, PhonofilmError } from '../../client/src/index.ts';
import { errorOf } from '../../client/src/phonofilm-error.ts';

export interface ServerCall {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly json?: object;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The service as a user reaches it: films through the typed client, audio and chat by plain requests. */
export class Server {
  readonly url: string;
  readonly films: Phonofilm;
  readonly key: string;
  /** A long recording takes minutes before its first byte comes back; Ctrl-C ends what takes too long. */
  #patient: Agent | null = null;

  constructor(url: string, key: string) {
    this.url = url.replace(/\/$/, '');
    this.key = key;
    this.films = new Phonofilm({ baseUrl: this.url, apiKey: key });
  }

  async json<Answer>(call: ServerCall): Promise<Answer> {
    const text = await (await this.send(call)).text();
    try {
      return JSON.parse(text) as Answer;
    } catch {
      throw new PhonofilmError(`${this.url} answered with something that is not JSON. Is it Phonofilm?`, {
        status: 200,
        code: 'no_json',
        type: 'server_error',
      });
    }
  }

  async send(call: ServerCall): Promise<Response> {
    const body = call.form ?? (call.json && JSON.stringify(call.json));
    // Loaded for the first request, not for the help.
    const { Agent, fetch } = await import('undici');
    this.#patient ??= new Agent({ headersTimeout: 0, bodyTimeout: 0 });
    const response = await fetch(this.url + call.path, {
      method: call.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${this.key}`,
        ...(call.json && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      dispatcher: this.#patient,
      ...(body !== undefined && { body }),
      ...(call.signal && { signal: call.signal }),
    }).catch((error: unknown) => {
      call.signal?.throwIfAborted();
      const facts = { status: 0, code: 'no_answer', type: 'connection_error' };
      throw new PhonofilmError(`No answer from ${this.url}.`, facts, { cause: error });
    });
    // undici's own Response and Node's are the same thing with two declarations.
    if (!response.ok) throw await errorOf(response as unknown as globalThis.Response);
    return response;
  }
}
