import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type KeptBody, type KeptField, type KeptFile, type KeptRequest, SERVICE } from './exchange.ts';
import { mapStrings } from './map-strings.ts';
import type { Secrets } from './secrets.ts';

/** A request whose body has arrived. */
export interface ArrivedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Returns the name under which a file is found beside the exchange. */
export type KeepFile = (bytes: Buffer, type: string) => string;

export async function arrivedRequest(request: IncomingMessage): Promise<ArrivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = 'GET', url: path = '/', headers } = request;
  return { method, path, headers, body: Buffer.concat(chunks) };
}

/** The request as it is kept and compared: without secrets, `here` being the address that applications know. */
export async function keptRequest(
  { method, path, headers, body }: ArrivedRequest,
  secrets: Secrets,
  here: string,
  keepFile: KeepFile,
): Promise<KeptRequest> {
  const kept = await keptBody(body, headers['content-type'] ?? '', keepFile);
  const clean = mapStrings(kept, (text, name) => secrets.fromMember(name, text.replaceAll(here, SERVICE)));
  const { range } = headers;
  return {
    method,
    path: secrets.fromPath(path),
    ...(range !== undefined && { range }),
    ...(clean as KeptBody),
  };
}

async function keptBody(body: Buffer, type: string, keepFile: KeepFile): Promise<KeptBody> {
  if (body.length === 0) return {};
  const keep = (bytes: Buffer, of: string): KeptFile => ({
    file: keepFile(bytes, of),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  if (/^multipart\/form-data|urlencoded/i.test(type)) {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null);
    if (form === null) return { file: keep(body, type) };
    const fields = [...form].map(async ([name, value]): Promise<[string, KeptField]> => {
      if (typeof value === 'string') return [name, value];
      return [name, keep(Buffer.from(await value.arrayBuffer()), value.type)];
    });
    return { form: groupFields(await Promise.all(fields)) };
  }
  return readableBody(body, type) ?? { file: keep(body, type) };
}

/** A field that is there several times is a list. */
export function groupFields<Value>(
  fields: readonly (readonly [string, Value])[],
): Record<string, Value | Value[]> {
  const grouped: Record<string, Value | Value[]> = {};
  for (const [name, group] of Map.groupBy(fields, ([field]) => field)) {
    const [first, ...rest] = group.map(([, value]) => value);
    if (first !== undefined) grouped[name] = rest.length > 0 ? [first, ...rest] : first;
  }
  return grouped;
}

/** What can be read in a file of JSON; null: bytes. */
export function readableBody(body: Buffer, type: string): Pick<KeptBody, 'json' | 'text'> | null {
  if (/[/+]json\b/i.test(type)) {
    try {
      return { json: JSON.parse(body.toString('utf8')) };
    } catch {
      return { text: body.toString('utf8') };
    }
  }
  return isText(type) ? { text: body.toString('utf8') } : null;
}

export function isText(type: string): boolean {
  return /^text\/|json|xml|yaml|javascript|subrip|urlencoded/i.test(type);
}
