import { createReadStream } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { CLIENTS_CLOSE } from '../../support/clients-close.ts';
import { HostileAnswers, type Hostility } from '../../support/hostile-answers.ts';

export interface SeenCall {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Undefined: it is no JSON. */
  readonly json: unknown;
}

/** What a fake service answers. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  /** A file's content. */
  readonly file?: string;
  /** Sends so many bytes of the text less than announced, and breaks the connection. */
  readonly cutOff?: number;
  /** Breaks the connection without an answer. */
  readonly lost?: boolean;
  /** Never answers. */
  readonly hang?: boolean;
  /** Sends the headers and one byte now and then. */
  readonly drip?: boolean;
  readonly hostile?: Hostility;
}

type Handler = (call: SeenCall) => Answer | Promise<Answer>;

/** A service on a loopback port that answers by rules, the newest fitting one first. */
export class FakeService {
  readonly calls: SeenCall[] = [];
  readonly hostile = new HostileAnswers();
  readonly #rules: { readonly method: string; readonly path: RegExp; readonly handler: Handler }[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer(CLIENTS_CLOSE, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        const { method = '', url = '', headers } = request;
        const call = { method, url, headers, body, json: asJson(body) };
        this.calls.push(call);
        const rule = this.#rules.findLast((one) => one.method === method && one.path.test(url));
        const answer = rule ? rule.handler(call) : { status: 404, json: { detail: 'Not Found' } };
        void Promise.resolve(answer).then((ready) =>
          ready.hostile
            ? this.hostile.send(response, ready.hostile, ready.headers?.['content-type'])
            : send(response, ready),
        );
      });
    });
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    after(() => {
      this.#server.closeAllConnections();
      this.#server.close();
    });
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Several answers are given one after the other, the last one for ever. */
  on(method: string, path: RegExp, ...answers: (Answer | Handler)[]): this {
    let index = 0;
    const handler: Handler = (call) => {
      const answer = answers[Math.min(index, answers.length - 1)] ?? {};
      index += 1;
      return typeof answer === 'function' ? answer(call) : answer;
    };
    this.#rules.push({ method, path, handler });
    return this;
  }

  seen(method: string, path: RegExp): SeenCall[] {
    return this.calls.filter((call) => call.method === method && path.test(call.url));
  }
}

function asJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, answer: Answer): void {
  const { status = 200, headers = {}, json, text, file, cutOff, lost, hang, drip } = answer;
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
  const content = Buffer.from(text ?? (json === undefined ? '' : JSON.stringify(json)));
  response.writeHead(status, {
    'content-type': json === undefined ? 'text/html' : 'application/json',
    ...(!drip && { 'content-length': String(content.length) }),
    ...headers,
  });
  if (drip) {
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  } else if (cutOff !== undefined) {
    response.write(content.subarray(0, content.length - cutOff), () => response.destroy());
  } else response.end(content);
}
