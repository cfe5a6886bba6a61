import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { S3Error } from './s3-error.ts';

const hash = (name: string) => (body: Buffer) => createHash(name).update(body).digest('base64');

const CHECKSUMS: Readonly<Record<string, (body: Buffer) => string>> = {
  'x-amz-checksum-crc32': (body) => {
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return sum.toString('base64');
  },
  'x-amz-checksum-sha1': hash('sha1'),
  'x-amz-checksum-sha256': hash('sha256'),
};

/** Compares a body with each checksum that came with it, as S3 does before it stores anything. */
export function assertDigests(headers: IncomingHttpHeaders, body: Buffer): void {
  if (headers['content-encoding']?.includes('aws-chunked'))
    throw new S3Error(501, 'NotImplemented', 'Checksums in trailers are not implemented.');
  const md5 = headers['content-md5'];
  if (md5 !== undefined && Buffer.from(String(md5), 'base64').length !== 16)
    throw new S3Error(400, 'InvalidDigest', 'The Content-MD5 you specified is not valid.');
  if (md5 !== undefined && md5 !== hash('md5')(body))
    throw new S3Error(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.');
  for (const [name, sum] of Object.entries(CHECKSUMS))
    if (headers[name] !== undefined && headers[name] !== sum(body))
      throw new S3Error(400, 'BadDigest', `The ${name} you specified did not match what we received.`);
  const payload = headers['x-amz-content-sha256'];
  if (
    payload !== undefined &&
    payload !== 'UNSIGNED-PAYLOAD' &&
    payload !== createHash('sha256').update(body).digest('hex')
  )
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The provided x-amz-content-sha256 does not match.');
}
