import { createReadStream, openAsBlob } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { FormData } from 'undici';
import type { Json } from '../../../engines/video-engine.ts';
import type { Call } from '../../description/description.ts';
import { FileContent } from '../../description/file-content.ts';
import { Inexpressible } from '../../description/inexpressible.ts';
import { isMap, mergeMaps } from '../../description/merge-maps.ts';
import { DROPPED, type Rendered, renderTemplate, type Variables } from '../../description/template.ts';
import { renderUrl } from '../../description/url-template.ts';
import type { UpstreamCall } from '../../upstream.ts';

/** A request that is ready but for the credential. */
export interface ReadyRequest {
  readonly method: UpstreamCall['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly kind: 'json' | 'multipart' | 'file';
    readonly value: Rendered;
  } | null;
}

/** `over` is put upon the body's template: the fields of a route belong to its model. */
export function renderCall(
  call: Call,
  variables: Variables,
  baseUrl: string,
  over: Readonly<Record<string, Json>> = {},
): ReadyRequest {
  const variant = call.urls.find(({ when }) => when.every((name) => isThere(variables[name])));
  if (!variant) throw new Inexpressible('has no path for a video with these inputs');
  const value = call.body && (renderTemplate(withFields(call.body.template, over), variables) ?? {});
  return {
    method: call.method,
    url: renderUrl(variant.url, variables, baseUrl),
    headers: call.headers,
    body: call.body === null || value === null ? null : { kind: call.body.kind, value },
  };
}

export function withFields(template: Json, over: Readonly<Record<string, Json>>): Json {
  return Object.keys(over).length === 0 ? template : (mergeMaps(template, over) as Json);
}

function isThere(value: Variables[string]): boolean {
  if (value === undefined || value === null || value === DROPPED) return false;
  return !Array.isArray(value) || value.length > 0;
}

/** What is sent, made anew for each try: a stream can be sent once. */
export async function bodyOf({
  headers,
  body,
}: ReadyRequest): Promise<Pick<UpstreamCall, 'headers' | 'body'>> {
  if (body === null) return { headers };
  if (body.value instanceof FileContent && body.kind === 'file') {
    const { path, mime, size } = body.value;
    const own = { 'content-type': mime, 'content-length': String(size), ...headers };
    return { headers: own, body: createReadStream(path) };
  }
  if (body.kind === 'multipart' && isMap(body.value))
    return { headers, body: await formOf(body.value as { [key: string]: Rendered }) };
  const pieces = jsonPieces(body.value);
  const type = { ...headers, 'content-type': 'application/json' };
  if (pieces.every((piece) => typeof piece === 'string')) return { headers: type, body: pieces.join('') };
  const length = pieces.reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.textLength),
    0,
  );
  return { headers: { ...type, 'content-length': String(length) }, body: Readable.from(encoded(pieces)) };
}

async function formOf(fields: { readonly [key: string]: Rendered }): Promise<FormData> {
  // Loaded where it is needed: it takes a tenth of a second.
  const undici = await import('undici');
  const form = new undici.FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof FileContent) {
      const blob = await openAsBlob(value.path, { type: value.mime });
      const extension = value.mime.split('/')[1] ?? 'bin';
      form.append(name, blob, `${basename(value.path).replace(/\.\w+$/, '')}.${extension}`);
    } else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

/** JSON as text, with the files between. */
function jsonPieces(value: Rendered): (string | FileContent)[] {
  const pieces: (string | FileContent)[] = [''];
  const add = (text: string) => {
    const last = pieces.at(-1);
    if (typeof last === 'string') pieces[pieces.length - 1] = last + text;
    else pieces.push(text);
  };
  const write = (part: Rendered): void => {
    if (part instanceof FileContent) {
      add('"');
      pieces.push(part);
      add('"');
    } else if (Array.isArray(part)) {
      add('[');
      for (const [index, item] of part.entries()) {
        if (index > 0) add(',');
        write(item);
      }
      add(']');
    } else if (part !== null && typeof part === 'object') {
      add('{');
      for (const [index, [key, item]] of Object.entries(part).entries()) {
        add(`${index > 0 ? ',' : ''}${JSON.stringify(key)}:`);
        write(item);
      }
      add('}');
    } else add(JSON.stringify(part));
  };
  write(value);
  return pieces;
}

/** A multiple of three, so that the pieces of base64 join. */
const CHUNK = 48 * 1024;

async function* encoded(pieces: readonly (string | FileContent)[]): AsyncGenerator<string> {
  for (const piece of pieces) {
    if (typeof piece === 'string') yield piece;
    else {
      yield piece.prefix;
      await using file = await open(piece.path);
      for (let position = 0; position < piece.size; position += CHUNK) {
        const wanted = Math.min(CHUNK, piece.size - position);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, position);
        if (bytesRead < wanted) throw new Error('an input became shorter while it was sent');
        yield buffer.toString('base64');
      }
    }
  }
}
