import { createReadStream } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { CLIENTS_CLOSE } from '../clients-close.ts';
import { HostileAnswers, type Hostility } from './hostile-answers.ts';

export interface SeenCall {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Undefined: it is no JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: bodies are looked into field by field
  readonly json: any;
  /** Of a form, by name; lists are joined with commas. */
  readonly fields: Readonly<Record<string, string>>;
  /** Set once the client has closed the connection before the end of the answer. */
  left: boolean;
}

/** What a fake service answers. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string | Uint8Array;
  /** Server-Sent Events; a string is sent as it is. */
  readonly events?: readonly unknown[];
  /** A file's content. */
  readonly file?: string;
  /** Sends so many bytes of the text less than announced, and breaks the connection. */
  readonly cutOff?: number;
  /** Sends the text as the beginning of more: then the connection breaks, or nothing more comes. */
  readonly then?: 'breaks' | 'stalls';
  /** Breaks the connection without an answer. */
  readonly lost?: boolean;
  /** Never answers. */
  readonly hang?: boolean;
  /** Sends the headers and one byte now and then. */
  readonly drip?: boolean;
  readonly hostile?: Hostility;
}

/** One that returns nothing has answered by itself. */
export type Handler = (
  call: SeenCall,
  response: ServerResponse,
) => Answer | undefined | Promise<Answer | undefined>;

/** One answer of several that are given one after the other. */
export type Script = Answer | Handler;

/** A service on a loopback port that answers by rules, the newest fitting one first. */
export class FakeService {
  readonly calls: SeenCall[] = [];
  readonly hostile = new HostileAnswers();
  #rules: { readonly method: string; readonly path: RegExp; readonly handler: Handler }[] = [];
  readonly #server: Server;
  readonly #onLeft: (() => void)[] = [];

  constructor() {
    this.#server = createServer(CLIENTS_CLOSE, async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = '', url = '', headers } = request;
      const call = toCall(method, url, headers, Buffer.concat(chunks));
      response.once('close', () => {
        if (response.writableFinished) return;
        call.left = true;
        for (const report of this.#onLeft.splice(0)) report();
      });
      this.calls.push(call);
      const rule = this.#rules.findLast(
        ({ method: of, path }) => [method, 'any'].includes(of) && path.test(url),
      );
      const answer = rule
        ? await rule.handler(call, response)
        : { status: 404, json: { detail: 'Not Found' } };
      if (answer?.hostile)
        await this.hostile.send(response, answer.hostile, answer.headers?.['content-type']);
      else if (answer) await send(response, answer);
    });
  }

  /** At the top of a file or in a test, whose end closes it. */
  async listen(): Promise<this> {
    after(() => this.close());
    return await this.start();
  }

  /** In a hook, which would end it at once: `close` has to follow. */
  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Several answers are given one after the other, the last one for ever. `any` is every method. */
  on(method: string, path: RegExp, ...answers: Script[]): this {
    let index = 0;
    const handler: Handler = (call, response) => {
      const answer = answers[Math.min(index, answers.length - 1)] ?? {};
      index += 1;
      return typeof answer === 'function' ? answer(call, response) : answer;
    };
    this.#rules.push({ method, path, handler });
    return this;
  }

  /** What the next requests get, whatever they ask; all that was said and seen before is forgotten. */
  script(...answers: Script[]): void {
    this.calls.length = 0;
    this.#rules = [];
    this.on('any', /./, ...answers);
  }

  seen(method: string, path: RegExp): SeenCall[] {
    return this.calls.filter((call) => call.method === method && path.test(call.url));
  }

  /** Resolves when a client closes its connection early. */
  clientLeft(): Promise<void> {
    if (this.calls.some((call) => call.left)) return Promise.resolve();
    return new Promise((resolve) => this.#onLeft.push(resolve));
  }
}

function toCall(method: string, url: string, headers: IncomingHttpHeaders, body: Buffer): SeenCall {
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
  return { method, url, headers, body, json: asJson(body), fields, left: false };
}

function asJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

async function send(response: ServerResponse, answer: Answer): Promise<void> {
  const { status = 200, headers = {}, json, text, events, file, cutOff, lost, hang, drip } = answer;
  if (hang) return;
  if (lost) {
    response.destroy();
    return;
  }
  if (file !== undefined) {
    response.writeHead(status, { 'content-type': 'video/mp4', ...headers });
    createReadStream(file).pipe(response);
    return;
  }
  if (events !== undefined) {
    response.writeHead(status, { 'content-type': 'text/event-stream', ...headers });
    for (const each of events) {
      response.write(`data: ${typeof each === 'string' ? each : JSON.stringify(each)}\n\n`);
      await delay(1);
    }
    response.end();
    return;
  }
  const content = Buffer.from(text ?? (json === undefined ? '' : JSON.stringify(json)));
  const isWhole = !drip && answer.then === undefined;
  response.writeHead(status, {
    'content-type': json === undefined ? 'text/html' : 'application/json',
    ...(isWhole && { 'content-length': String(content.length) }),
    ...headers,
  });
  if (drip) {
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  } else if (answer.then !== undefined) {
    response.write(content, () => {
      if (answer.then === 'breaks') setTimeout(() => response.destroy(), 20);
    });
  } else if (cutOff !== undefined) {
    response.write(content.subarray(0, content.length - cutOff), () => response.destroy());
  } else response.end(content);
}
