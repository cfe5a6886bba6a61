import type { IncomingHttpHeaders } from 'node:http';
import { S3Error } from './s3-error.ts';
import type { Operation } from './s3-faults.ts';
import type { S3Objects, StoredObject } from './s3-objects.ts';
import { listing, readParts, xml } from './s3-xml.ts';

export interface S3Request {
  readonly bucket: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Reply {
  readonly status: number;
  readonly headers: Record<string, string | number>;
  readonly body: Buffer;
}

/** What an object without a type is said to be. */
const ANY_TYPE = 'binary/octet-stream';

/** Carries out an operation and answers it; throws an `S3Error`. */
export function answer(operation: Operation, request: S3Request, objects: S3Objects): Reply {
  const { bucket, key, query, headers, body } = request;
  const upload = query.get('uploadId') ?? '';
  const contentType = headers['content-type'] ?? ANY_TYPE;
  switch (operation) {
    case 'PutObject':
      return plain(200, { etag: objects.put(key, body, contentType).etag });
    case 'CopyObject':
      return document('CopyObjectResult', copied(request, objects));
    case 'GetObject':
    case 'HeadObject':
      return read(objects.get(key), headers.range);
    case 'DeleteObject':
      // "If the object does not exist, Amazon S3 still responds that the command was successful."
      objects.remove(key);
      return plain(204, {});
    case 'ListObjectsV2':
      return inXml(listing(bucket, objects, query));
    case 'CreateMultipartUpload':
      return document('InitiateMultipartUploadResult', {
        Bucket: bucket,
        Key: key,
        UploadId: objects.begin(key, contentType),
      });
    case 'UploadPart':
      return plain(200, { etag: objects.putPart(upload, Number(query.get('partNumber')), body) });
    case 'CompleteMultipartUpload': {
      const { etag } = objects.complete(upload, readParts(body.toString()));
      return document('CompleteMultipartUploadResult', { Bucket: bucket, Key: key, ETag: etag });
    }
    case 'AbortMultipartUpload':
      objects.abort(upload);
      return plain(204, {});
  }
}

function copied({ bucket, key, headers }: S3Request, objects: S3Objects): Record<string, string> {
  const [, from, source = ''] =
    /^\/?([^/]+)\/(.*)$/.exec(decodeURIComponent(String(headers['x-amz-copy-source']))) ?? [];
  if (from !== bucket) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist.');
  const { bytes, contentType } = objects.get(source);
  const { etag, modifiedAt } = objects.put(key, bytes, contentType);
  return { ETag: etag, LastModified: new Date(modifiedAt).toISOString() };
}

function read({ bytes, etag, contentType, modifiedAt }: StoredObject, range: string | undefined): Reply {
  const headers = {
    etag,
    'content-type': contentType,
    'accept-ranges': 'bytes',
    'last-modified': new Date(modifiedAt).toUTCString(),
  };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '')
    return { status: 200, headers: { ...headers, 'content-length': bytes.length }, body: bytes };
  const start = first === '' ? Math.max(0, bytes.length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
  if (start > end) throw new S3Error(416, 'InvalidRange', 'The requested range cannot be satisfied.');
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${bytes.length}` },
    body: bytes.subarray(start, end + 1),
  };
}

function plain(status: number, headers: Record<string, string>): Reply {
  return { status, headers, body: Buffer.alloc(0) };
}

function document(root: string, fields: Record<string, string>): Reply {
  return inXml(xml(root, fields));
}

function inXml(text: string): Reply {
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: Buffer.from(text) };
}
