import { once } from 'node:events';
import { createWriteStream, renameSync, type WriteStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type KeptAnswer, type KeptEvent, SERVICE } from './exchange.ts';
import { eventText, readEvents } from './kept-events.ts';
import { isText, readableBody } from './kept-request.ts';
import type { Links } from './links.ts';
import type { Secrets } from './secrets.ts';

/** Where the parts of an answer go. */
export interface Way {
  readonly response: ServerResponse;
  /** The address that applications know. */
  readonly here: string;
  /** The name of the exchange without its ending. */
  readonly name: string;
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
type Passed = Omit<KeptAnswer, 'status' | 'headers'>;
type Readable = { readonly json: unknown } | { readonly text: string };

const ENDINGS: Readonly<Record<string, string>> = {
  mpeg: 'mp3',
  quicktime: 'mov',
  'octet-stream': 'bin',
  'x-wav': 'wav',
};

/** Brings the answers of a service to the client. */
export class AnswerPasser {
  readonly #folder: string;
  readonly #secrets: Secrets;
  readonly #links: Links;

  constructor(folder: string, secrets: Secrets, links: Links) {
    this.#folder = folder;
    this.#secrets = secrets;
    this.#links = links;
  }

  /** Sends the answer while it comes, and returns what is kept of it. */
  async passOn(answered: Response, way: Way): Promise<KeptAnswer> {
    const { status } = answered;
    const type = answered.headers.get('content-type') ?? '';
    const headers = this.#keptHeaders(answered, type);
    for (const [name, value] of Object.entries(headers))
      way.response.setHeader(name, value.replaceAll(SERVICE, way.here));
    way.response.writeHead(status).flushHeaders();
    const body: Chunks = answered.body ?? [];
    const pass = isEvents(type) ? this.#passEvents : isText(type) ? this.#passText : this.#passFile;
    return { status, headers, ...(await pass.call(this, body, type, way)) };
  }

  /** A length is right where the bytes stay as they are. */
  #keptHeaders({ headers }: Response, type: string): Record<string, string> {
    const linked = new Headers(headers);
    const location = headers.get('location');
    if (location !== null) linked.set('location', String(this.#links.inAnswer(location)));
    const length = isText(type) || headers.has('content-encoding') ? null : headers.get('content-length');
    return { ...this.#secrets.fromHeaders(linked), ...(length !== null && { 'content-length': length }) };
  }

  async #passEvents(body: Chunks, _type: string, { response, here }: Way): Promise<Passed> {
    const events: KeptEvent[] = [];
    const isWhole = await throughout(readEvents(body), async (event) => {
      const linked = this.#links.inAnswer(event) as KeptEvent;
      events.push(this.#secrets.fromJson(linked) as KeptEvent);
      await send(response, eventText(linked).replaceAll(SERVICE, here));
      // A client that has left may have had enough of a stream that never ends.
      return !response.destroyed;
    });
    return { events, ...end(response, isWhole) };
  }

  async #passText(body: Chunks, type: string, { response, here }: Way): Promise<Passed> {
    const chunks: Uint8Array[] = [];
    const isWhole = await throughout(body, async (chunk) => {
      chunks.push(chunk);
      return true;
    });
    if (chunks.length === 0) return end(response, isWhole);
    const linked = this.#links.inAnswer(readableBody(Buffer.concat(chunks), type)) as Readable;
    const text = 'text' in linked ? linked.text : JSON.stringify(linked.json);
    await send(response, text.replaceAll(SERVICE, here));
    return { ...(this.#secrets.fromJson(linked) as Readable), ...end(response, isWhole) };
  }

  /** A film is kept whole even if the client leaves. */
  async #passFile(body: Chunks, type: string, { response, name }: Way): Promise<Passed> {
    const file = `${name}.${endingOf(type)}`;
    const path = join(this.#folder, file);
    let stored: WriteStream | null = null;
    const isWhole = await throughout(body, async (chunk) => {
      stored ??= createWriteStream(`${path}.part`);
      if (!stored.write(chunk)) await once(stored, 'drain');
      await send(response, chunk);
      return true;
    });
    if (stored === null) return end(response, isWhole);
    await finished((stored as WriteStream).end());
    renameSync(`${path}.part`, path);
    return { file: { file }, ...end(response, isWhole) };
  }
}

/** Whether the source came to its end; `each` says whether to go on. */
async function throughout<Part>(
  source: AsyncIterable<Part> | Iterable<Part>,
  each: (part: Part) => Promise<boolean>,
): Promise<boolean> {
  try {
    for await (const part of source) if (!(await each(part))) break;
    return true;
  } catch {
    return false;
  }
}

async function send(response: ServerResponse, part: string | Uint8Array): Promise<void> {
  if (response.destroyed || response.write(part)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  response.once('drain', resolve).once('close', resolve);
  await promise;
  response.off('drain', resolve).off('close', resolve);
}

/** Ends the answer as it ended at the service. */
function end(response: ServerResponse, isWhole: boolean): { broken?: true } {
  if (isWhole) response.end();
  else response.write('', () => response.destroy());
  return isWhole ? {} : { broken: true };
}

function isEvents(type: string): boolean {
  return type.startsWith('text/event-stream');
}

export function endingOf(type: string): string {
  const kind = /^[\w-]+\/([\w-]+)/.exec(type)?.[1] ?? 'bin';
  return ENDINGS[kind] ?? kind;
}
