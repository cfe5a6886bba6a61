import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { CLIENTS_CLOSE } from './clients-close.ts';

/** One request that the server has seen. */
export interface SeenCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Of a form, by name; lists are joined with commas. */
  readonly fields: Readonly<Record<string, string>>;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are looked into field by field
  readonly json: any;
  /** Set once the client has closed the connection before the end of the answer. */
  left: boolean;
}

export type Script = (response: ServerResponse, call: SeenCall) => void | Promise<void>;

/**
 * A service for audio and chat as others host them, by script: each request takes the next entry, the last one stays.
 * `calls` are the requests seen so far.
 */
export class FakeAudioServer {
  readonly calls: SeenCall[] = [];
  #script: Script[] = [];
  readonly #server: Server;
  #onLeft: (() => void)[] = [];

  private constructor() {
    this.#server = createServer(CLIENTS_CLOSE, async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const call = toCall(request.url ?? '', request.headers, Buffer.concat(chunks));
      response.once('close', () => {
        if (response.writableFinished) return;
        call.left = true;
        for (const tell of this.#onLeft.splice(0)) tell();
      });
      this.calls.push(call);
      const next = this.#script.length > 1 ? this.#script.shift() : this.#script[0];
      await next?.(response, call);
    });
  }

  static async start(): Promise<FakeAudioServer> {
    const fake = new FakeAudioServer();
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/v1`;
  }

  /** What the next requests get; what was seen before is forgotten. */
  script(...entries: Script[]): void {
    this.calls.length = 0;
    this.#script = entries;
  }

  /** Resolves when a client closes its connection early. */
  clientLeft(): Promise<void> {
    if (this.calls.some((call) => call.left)) return Promise.resolve();
    return new Promise((resolve) => this.#onLeft.push(resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

function toCall(path: string, headers: IncomingHttpHeaders, body: Buffer): SeenCall {
  const boundary = /boundary=(\S+)/.exec(headers['content-type'] ?? '')?.[1];
  const fields: Record<string, string> = {};
  for (const part of boundary ? body.toString('latin1').split(`--${boundary}`) : []) {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const name = /name="([^"]+)"/.exec(head)?.[1];
    const value = rest.join('\r\n\r\n').slice(0, -2);
    if (name) fields[name] = fields[name] === undefined ? value : `${fields[name]},${value}`;
    const fileName = /filename="([^"]+)"/.exec(head)?.[1];
    if (fileName) fields['filename'] = fileName;
  }
  const isJson = headers['content-type'] === 'application/json';
  return { path, headers, body, fields, json: isJson ? JSON.parse(body.toString()) : undefined, left: false };
}

/** A sentence that must never reach a caller. */
export const VENDOR_WORDS = 'Vendor-Wording req_12345';

export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Script {
  const isText = typeof body === 'string';
  return (response) => {
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers });
    response.end(isText || body instanceof Uint8Array ? body : JSON.stringify(body));
  };
}

/** An error as most services write it. */
export function failure(status: number, error: object = {}, headers: Record<string, string> = {}): Script {
  return answer(status, { error: { message: VENDOR_WORDS, type: 'some_error', ...error } }, headers);
}

export function bytes(type: string, body: Uint8Array): Script {
  return answer(200, body, { 'content-type': type });
}

/** Server-Sent Events; a string is sent as it is. */
export function events(...data: unknown[]): Script {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const each of data) {
      response.write(`data: ${typeof each === 'string' ? each : JSON.stringify(each)}\n\n`);
      await delay(1);
    }
    response.end();
  };
}

/** The connection breaks before any answer. */
export const reset: Script = (response) => void response.socket?.destroy();

/** Nothing ever comes. */
export const hang: Script = () => {};

/** The answer begins, and then the connection breaks. */
export function cut(type: string, beginning: Uint8Array | string): Script {
  return (response) => {
    response.writeHead(200, { 'content-type': type });
    response.write(beginning, () => setTimeout(() => response.socket?.destroy(), 20));
  };
}

/** The answer begins, and then nothing more comes. */
export function stall(type: string, beginning: Uint8Array | string): Script {
  return (response) => {
    response.writeHead(200, { 'content-type': type });
    response.write(beginning);
  };
}

/** A chat reply; fields of the message and of the whole may be replaced. */
export function completion(message: object, rest: object = {}): Script {
  return answer(200, {
    id: 'vendor-id',
    object: 'chat.completion',
    model: 'vendor-model',
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 11, completion_tokens: 5, total_tokens: 16 },
    ...rest,
  });
}

export function delta(content: string, finish: string | null = null, rest: object = {}): object {
  return { id: 'vendor-id', choices: [{ index: 0, delta: { content }, finish_reason: finish }], ...rest };
}
