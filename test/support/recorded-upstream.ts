import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'yaml';

const FOLDER = new URL('../gateway/recordings/', import.meta.url);

/** What was ordered while a service was recorded. */
export interface RecordedOrders {
  /** Its entry in the settings, without address and key. */
  readonly upstream: object;
  readonly route: object;
  /** Fields of the orders that the service wants otherwise. */
  readonly video?: Readonly<Record<string, string>>;
  readonly orders: readonly {
    readonly prompt: string;
    /** A base picture, of a colour. */
    readonly picture?: boolean;
    /** A recording, of silence. */
    readonly sound?: boolean;
    /** `completed`, or the code that callers see. */
    readonly ends: string;
  }[];
}

/** A file beside an exchange. */
interface KeptFile {
  readonly file: string;
  readonly sha256?: string;
}

interface Exchange {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly json?: unknown;
    readonly form?: Readonly<Record<string, string | KeptFile>>;
  };
  readonly answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly json?: unknown;
    readonly text?: string;
    readonly file?: KeptFile;
  };
}

export interface RecordedUpstream {
  readonly baseUrl: string;
  /** Requests that the recording has no answer for. */
  readonly missing: readonly string[];
  close(): void;
}

/** The address of the recorded service in every file of a recording. */
const SERVICE = 'http://recorded.invalid';

/** Ids of our own are new in each run; in a path they are the service's. */
const UNIQUE_ID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;

export function recordedPresets(): string[] {
  const orders = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  return orders.map((name) => name.replace('.yaml', ''));
}

export function recordedOrders(preset: string): RecordedOrders {
  return parse(readFileSync(new URL(`${preset}.yaml`, FOLDER), 'utf8')) as RecordedOrders;
}

/** A service that gives the recorded answers: each once in the recorded order; after the last, reads get it again. */
export async function recordedUpstream(preset: string): Promise<RecordedUpstream> {
  const folder = new URL(`${preset}/`, FOLDER);
  const read = (name: string) => readFileSync(new URL(name, folder));
  const { upstream } = JSON.parse(read('recording.json').toString()) as { upstream: string };
  const recorded = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.json$/.test(name))
    .toSorted()
    .map((name) => JSON.parse(read(name).toString()) as Exchange)
    .map(({ request, answer }) => ({ key: keyOf(request), answer, isUsed: false }));
  const missing: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    const key = keyOf({ method, path, ...(await bodyOf(request, origin)) });
    const equal = recorded.filter((each) => each.key === key);
    const found = equal.find(({ isUsed }) => !isUsed) ?? (method === 'GET' ? equal.at(-1) : undefined);
    if (!found) {
      missing.push(key);
      response.writeHead(400).end();
      return;
    }
    found.isUsed = true;
    const { status, headers, json, text, file } = found.answer;
    const here = (words: string) => words.replaceAll(SERVICE, origin);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, here(value));
    const body = file ? read(file.file) : here(text ?? JSON.stringify(json) ?? '');
    response.writeHead(status).end(body);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { baseUrl: origin + new URL(upstream).pathname.replace(/\/$/, ''), missing, close };
}

async function bodyOf(
  request: IncomingMessage,
  origin: string,
): Promise<Pick<Exchange['request'], 'json' | 'form'>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (chunks.length === 0) return {};
  const body = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/'))
    return { json: JSON.parse(body.toString().replaceAll(origin, SERVICE)) as unknown };
  const form: Record<string, string | KeptFile> = {};
  for (const [name, value] of await new Response(body, { headers: { 'content-type': type } }).formData()) {
    if (typeof value === 'string') form[name] = value;
    else
      form[name] = {
        file: '',
        sha256: createHash('sha256')
          .update(await value.bytes())
          .digest('hex'),
      };
  }
  return { form };
}

/** What counts when two requests are compared: everything but headers, names of files and our own ids. */
function keyOf({ method, path, json, form }: Exchange['request']): string {
  const url = new URL(path, SERVICE);
  url.searchParams.sort();
  const fields = Object.entries(form ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.sha256,
  ]);
  const body = JSON.stringify([sorted(json), fields.toSorted()]).replace(UNIQUE_ID, '<id>');
  return `${method} ${url.pathname}${url.search.replace(UNIQUE_ID, '<id>')} ${body}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, item]) => [name, sorted(item)]));
}
