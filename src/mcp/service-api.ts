import { Phonofilm, PhonofilmError } from '../../client/src/index.ts';
import { errorOf } from '../../client/src/phonofilm-error.ts';

export interface ServiceAddress {
  /** Without a path and without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** How requests travel: over the network, or into the service of this very process. */
  readonly fetch: typeof fetch;
}

export interface ServiceCall {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** With either of these two it is a POST. */
  readonly json?: object;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** The public API with one caller's key: all that the tools know of the service. */
export class ServiceApi {
  readonly films: Phonofilm;
  readonly #address: ServiceAddress;

  constructor(address: ServiceAddress) {
    this.#address = address;
    this.films = new Phonofilm(address);
  }

  async json<Answer>(call: ServiceCall): Promise<Answer> {
    return (await (await this.send(call)).json()) as Answer;
  }

  /** Rejects with `PhonofilmError` unless the answer is a success. */
  async send({ path, query = {}, json, form, headers, signal }: ServiceCall): Promise<Response> {
    const { baseUrl, apiKey, fetch } = this.#address;
    const url = new URL(baseUrl + path);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const body = form ?? (json && JSON.stringify(json));
    const response = await fetch(url.href, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      signal,
      ...(body !== undefined && { body }),
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new PhonofilmError(
        `No answer from ${baseUrl}.`,
        { status: 0, code: 'no_answer', type: 'connection_error' },
        { cause: error },
      );
    });
    if (!response.ok) throw await errorOf(response);
    return response;
  }
}
