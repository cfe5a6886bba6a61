import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answer, type Reply } from './s3-answers.ts';
import { assertDigests } from './s3-digests.ts';
import { S3Error } from './s3-error.ts';
import { type Fault, type Operation, S3Faults } from './s3-faults.ts';
import { S3Objects } from './s3-objects.ts';
import { assertSigned, type Credentials } from './s3-signature.ts';
import { xml } from './s3-xml.ts';

const CREDENTIALS: Credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'secret/of+tests' };
const TRICKLE_MS = 100;

export interface SeenRequest {
  readonly operation: Operation;
  readonly key: string;
}

/**
 * A small S3 with one bucket in memory, written from the Amazon S3 API Reference: signatures, checksums, ETags, ranges,
 * pages of listings and uploads in parts are as described there. Faults can be made at will.
 */
export class S3Server {
  readonly bucket = 'videos';
  readonly objects = new S3Objects();
  readonly faults = new S3Faults();
  /** The requests that were understood, whatever became of them. */
  readonly seen: SeenRequest[] = [];
  now: () => number = Date.now;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      // Those who hang up are no matter of a store.
      this.#handle(request, response).catch(() => request.destroy());
    });
  }

  /** It keeps no process alive. */
  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#server.unref();
    return this;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** As `ARTIFACTS_URL`; `more` as in `&timeout_seconds=1`. */
  url(more = ''): string {
    const { accessKeyId, secretAccessKey } = CREDENTIALS;
    const key = `${accessKeyId}:${encodeURIComponent(secretAccessKey)}`;
    return `s3://${key}@${this.bucket}/prefix?endpoint=${encodeURIComponent(this.endpoint)}${more}`;
  }

  count(operation: Operation): number {
    return this.seen.filter((request) => request.operation === operation).length;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, this.endpoint);
    const [bucket = '', ...rest] = decodeURIComponent(pathname).slice(1).split('/');
    const key = rest.join('/');
    let fault: Fault | null = null;
    let reply: Reply;
    try {
      const operation = operationOf(method, key, searchParams, headers);
      this.seen.push({ operation, key });
      fault = this.faults.next(operation, key);
      if (fault?.kind === 'silent') return;
      if (fault?.kind === 'reset') {
        request.socket.resetAndDestroy();
        return;
      }
      if (fault?.kind === 'error')
        throw new S3Error(fault.status ?? 500, fault.code ?? 'InternalError', 'We encountered an error.');
      assertSigned({ method, url, headers }, CREDENTIALS, this.now());
      if (bucket !== this.bucket)
        throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist.');
      assertDigests(headers, fault?.kind === 'damaged' ? withAnotherByte(body) : body);
      const kept = fault?.kind === 'rotten' ? withAnotherByte(body) : body;
      reply = answer(operation, { bucket, key, query: searchParams, headers, body: kept }, this.objects);
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      const text = xml('Error', { Code: error.code, Message: error.message, Resource: pathname });
      reply = {
        status: error.status,
        headers: { 'content-type': 'application/xml' },
        body: Buffer.from(text),
      };
    }
    if (fault?.kind === 'strange-etag') reply.headers['etag'] = `"${'0123456789abcdef'.repeat(2)}"`;
    await send(response, method, reply, fault);
  }
}

function withAnotherByte(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  if (changed.length > 0) changed[changed.length >> 1]! ^= 1;
  return changed;
}

async function send(
  response: ServerResponse,
  method: string,
  { status, headers, body }: Reply,
  fault: Fault | null,
): Promise<void> {
  response.writeHead(status, { 'content-length': body.length, 'x-amz-request-id': 'test', ...headers });
  if (method === 'HEAD') {
    response.end();
  } else if (fault?.kind === 'stalled') {
    response.write(body.subarray(0, body.length >> 1));
  } else if (fault?.kind === 'trickle') {
    for (const byte of body) {
      response.write(Buffer.from([byte]));
      await new Promise((resolve) => setTimeout(resolve, TRICKLE_MS).unref());
      if (response.destroyed) return;
    }
    response.end();
  } else response.end(body);
}

function operationOf(
  method: string,
  key: string,
  query: URLSearchParams,
  headers: IncomingMessage['headers'],
): Operation {
  switch (method) {
    case 'GET':
      if (key !== '') return 'GetObject';
      if (query.get('list-type') === '2') return 'ListObjectsV2';
      break;
    case 'HEAD':
      if (key !== '') return 'HeadObject';
      break;
    case 'PUT':
      if (query.has('uploadId') && query.has('partNumber')) return 'UploadPart';
      return headers['x-amz-copy-source'] === undefined ? 'PutObject' : 'CopyObject';
    case 'POST':
      if (query.has('uploads')) return 'CreateMultipartUpload';
      if (query.has('uploadId')) return 'CompleteMultipartUpload';
      break;
    case 'DELETE':
      return query.has('uploadId') ? 'AbortMultipartUpload' : 'DeleteObject';
  }
  throw new S3Error(501, 'NotImplemented', 'This operation is not implemented.');
}
