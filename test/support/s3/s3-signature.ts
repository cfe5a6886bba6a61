import { createHash, createHmac } from 'node:crypto';
import { S3Error } from './s3-error.ts';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface SignedRequest {
  readonly method: string;
  /** Path and query, as they came. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const MOST_SECONDS = 7 * 86_400;
/** "RequestTimeTooSkewed: the difference between the request time and the server's time is too large." */
const SKEW_MS = 15 * 60_000;

/**
 * Checks a signature of version 4, in the header or, with a presigned URL, in the query (Amazon S3 API Reference,
 * "Authenticating Requests (AWS Signature Version 4)"). Throws what S3 answers.
 */
export function assertSigned(request: SignedRequest, credentials: Credentials, now: number): void {
  const [path = '', search = ''] = request.url.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  const isPresigned = query.has('X-Amz-Signature');
  const { credential, signedHeaders, signature, date } = isPresigned ? inQuery(query) : inHeader(request);
  const [accessKeyId, day = '', region = '', service = '', end = ''] = credential.split('/');
  if (accessKeyId !== credentials.accessKeyId)
    throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist.');
  const signedAt = readDate(date);
  if (isPresigned) {
    const seconds = Number(query.get('X-Amz-Expires'));
    if (!(seconds >= 1 && seconds <= MOST_SECONDS))
      throw new S3Error(400, 'AuthorizationQueryParametersError', 'X-Amz-Expires is out of range.');
    if (now > signedAt + seconds * 1000) throw new S3Error(403, 'AccessDenied', 'Request has expired');
  } else if (Math.abs(now - signedAt) > SKEW_MS)
    throw new S3Error(403, 'RequestTimeTooSkewed', 'The request time is too far from that of the server.');
  const canonical = [
    request.method,
    path,
    canonicalQuery(query),
    ...signedHeaders.split(';').map((name) => `${name}:${headerOf(request, name)}`),
    '',
    signedHeaders,
    isPresigned ? 'UNSIGNED-PAYLOAD' : headerOf(request, 'x-amz-content-sha256'),
  ].join('\n');
  const scope = [day, region, service, end].join('/');
  const toSign = [ALGORITHM, date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  let key: Buffer = Buffer.from(`AWS4${credentials.secretAccessKey}`);
  for (const part of [day, region, service, end]) key = createHmac('sha256', key).update(part).digest();
  if (createHmac('sha256', key).update(toSign).digest('hex') !== signature)
    throw new S3Error(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.');
}

interface Signature {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
}

function inQuery(query: URLSearchParams): Signature {
  const value = (name: string) => query.get(name) ?? '';
  return {
    credential: value('X-Amz-Credential'),
    signedHeaders: value('X-Amz-SignedHeaders'),
    signature: value('X-Amz-Signature'),
    date: value('X-Amz-Date'),
  };
}

function inHeader(request: SignedRequest): Signature {
  const header = headerOf(request, 'authorization');
  if (!header.startsWith(`${ALGORITHM} `)) throw new S3Error(403, 'AccessDenied', 'Access Denied');
  const field = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(header)?.[1] ?? '';
  return {
    credential: field('Credential'),
    signedHeaders: field('SignedHeaders'),
    signature: field('Signature'),
    date: headerOf(request, 'x-amz-date'),
  };
}

function headerOf({ headers }: SignedRequest, name: string): string {
  return [headers[name] ?? ''].flat().join(',').trim().replaceAll(/ +/g, ' ');
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${uriEncode(name)}=${uriEncode(value)}`)
    .sort((one, other) => (one < other ? -1 : 1))
    .join('&');
}

/** Everything but letters, digits, `-`, `.`, `_` and `~`. */
function uriEncode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `20260131T235959Z` */
function readDate(text: string): number {
  const time = Date.parse(text.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (Number.isNaN(time)) throw new S3Error(403, 'AccessDenied', 'X-Amz-Date is missing or wrong.');
  return time;
}
