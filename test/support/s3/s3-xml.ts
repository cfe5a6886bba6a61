import { S3Error } from './s3-error.ts';
import type { S3Objects } from './s3-objects.ts';

type Content = string | number | boolean | Fields | readonly Fields[];
interface Fields {
  readonly [name: string]: Content;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function xml(root: string, fields: Fields): string {
  return `${HEAD}<${root}>${write(fields)}</${root}>`;
}

/** A field with a list is written once for each. */
function write(fields: Fields): string {
  return Object.entries(fields)
    .flatMap(([name, content]) =>
      (Array.isArray(content) ? content : [content]).map((one) => element(name, one)),
    )
    .join('');
}

function element(name: string, content: Content): string {
  const inside = typeof content === 'object' ? write(content as Fields) : escaped(String(content));
  return `<${name}>${inside}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const MOST_KEYS = 1000;

/** ListObjectsV2: a page of keys in order, and a token that leads to the next. */
export function listing(bucket: string, objects: S3Objects, query: URLSearchParams): string {
  if (query.has('delimiter')) throw new S3Error(501, 'NotImplemented', 'Delimiters are not implemented.');
  const prefix = query.get('prefix') ?? '';
  const token = query.get('continuation-token');
  const after =
    token === null ? (query.get('start-after') ?? '') : Buffer.from(token, 'base64url').toString();
  const most = Math.min(MOST_KEYS, Number(query.get('max-keys') ?? MOST_KEYS));
  const keys = objects
    .keys()
    .filter((key) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0);
  const page = keys.slice(0, most);
  const isTruncated = keys.length > page.length;
  const shown = query.get('encoding-type') === 'url' ? encodeURIComponent : (key: string) => key;
  return xml('ListBucketResult', {
    Name: bucket,
    Prefix: shown(prefix),
    KeyCount: page.length,
    MaxKeys: most,
    IsTruncated: isTruncated,
    ...(isTruncated && { NextContinuationToken: Buffer.from(page.at(-1) ?? '').toString('base64url') }),
    Contents: page.map((key) => {
      const { bytes, etag, modifiedAt } = objects.get(key);
      return {
        Key: shown(key),
        LastModified: new Date(modifiedAt).toISOString(),
        ETag: etag,
        Size: bytes.length,
        StorageClass: 'STANDARD',
      };
    }),
  });
}

/** The parts that CompleteMultipartUpload names. */
export function readParts(body: string): { number: number; etag: string }[] {
  return [...body.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: `"${(/<ETag>(.*?)</.exec(part)?.[1] ?? '').replaceAll(/&quot;|"/g, '')}"`,
  }));
}
