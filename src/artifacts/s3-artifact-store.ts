import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ArtifactFacts, ArtifactStore } from './artifact-store.ts';
import { contentTypeOf } from './content-type.ts';
import type { S3Location } from './s3-location.ts';

/** A one-minute film is a few parts; larger ones would only take memory. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** The longest validity of an S3 signature is a week. */
const MAX_LINK_SECONDS = 7 * 86_400;

/** Artifacts in any S3-compatible store. */
export class S3ArtifactStore implements ArtifactStore {
  readonly #location: S3Location;
  readonly #client: S3Client;
  readonly #signing: S3Client;
  readonly #now: () => number;

  constructor(location: S3Location, now: () => number) {
    this.#location = location;
    this.#now = now;
    this.#client = connect(location, location.endpoint);
    this.#signing =
      location.publicEndpoint === null ? this.#client : connect(location, location.publicEndpoint);
  }

  async put(key: string, file: string): Promise<void> {
    const upload = new Upload({
      client: this.#client,
      params: {
        ...this.#object(key),
        Body: createReadStream(file),
        // Links lead straight to the store, so it must know what browsers are to make of a file.
        ContentType: contentTypeOf(key),
      },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    });
    await upload.done();
    await rm(file);
  }

  async copy(from: string, to: string): Promise<void> {
    const source = this.#object(from);
    const path = [source.Bucket, ...source.Key.split('/')].map(encodeURIComponent).join('/');
    await this.#client.send(new CopyObjectCommand({ ...this.#object(to), CopySource: path }));
  }

  async stat(key: string): Promise<ArtifactFacts | null> {
    try {
      const head = await this.#client.send(new HeadObjectCommand(this.#object(key)));
      return {
        bytes: head.ContentLength ?? 0,
        modifiedAt: head.LastModified?.getTime() ?? 0,
        etag: head.ETag ?? '""',
      };
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
      throw error;
    }
  }

  async read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const { Body } = await this.#client.send(
      new GetObjectCommand({
        ...this.#object(key),
        ...(range && { Range: `bytes=${range.start}-${range.end}` }),
      }),
    );
    return Body as Readable;
  }

  async localFile(key: string, folder: string): Promise<string> {
    const file = join(folder, `artifact-${randomUUID()}`);
    await pipeline(await this.read(key), createWriteStream(file));
    return file;
  }

  async *keys(): AsyncGenerator<string> {
    const { bucket, prefix } = this.#location;
    let after: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix,
          ...(after !== undefined && { ContinuationToken: after }),
        }),
      );
      for (const { Key = '' } of page.Contents ?? []) yield Key.slice(prefix.length);
      after = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (after !== undefined);
  }

  async removeFolder(folder: string): Promise<void> {
    for (;;) {
      const { Contents = [], IsTruncated } = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.#location.bucket,
          Prefix: `${this.#location.prefix}${folder}/`,
        }),
      );
      // One by one: folders are small, and not every store supports deleting a list.
      await Promise.all(
        Contents.map(({ Key }) =>
          this.#client.send(new DeleteObjectCommand({ Bucket: this.#location.bucket, Key })),
        ),
      );
      if (!IsTruncated) return;
    }
  }

  async link(key: string, _baseUrl: string, expiresAt: number): Promise<string> {
    const now = this.#now();
    const seconds = Math.ceil((expiresAt - now) / 1000);
    return await this.#sign(key, now, Math.min(MAX_LINK_SECONDS, Math.max(1, seconds)));
  }

  /** A link is ours when signing it again gives the same link. */
  async keyOfLink(link: URL, now: number): Promise<string | null> {
    const signedAt = readSigningDate(link.searchParams.get('X-Amz-Date'));
    const seconds = Number(link.searchParams.get('X-Amz-Expires'));
    if (signedAt === null || !(seconds >= 1 && seconds <= MAX_LINK_SECONDS)) return null;
    if (now > signedAt + seconds * 1000) return null;
    const root = new URL(await this.#sign('x', signedAt, seconds)).pathname.slice(0, -1);
    if (!link.pathname.startsWith(root) || link.pathname === root) return null;
    const key = link.pathname.slice(root.length);
    const genuine = new URL(await this.#sign(key, signedAt, seconds));
    return link.pathname === genuine.pathname && isSameSignature(link, genuine) ? key : null;
  }

  close(): void {
    this.#client.destroy();
    this.#signing.destroy();
  }

  async #sign(key: string, now: number, seconds: number): Promise<string> {
    return await getSignedUrl(this.#signing, new GetObjectCommand(this.#object(key)), {
      expiresIn: seconds,
      signingDate: new Date(now),
    });
  }

  #object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#location.bucket, Key: this.#location.prefix + key };
  }
}

function connect({ region, credentials }: S3Location, endpoint: string | null): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials !== null && { credentials }),
    maxAttempts: 4,
    // Checksums in trailers are an Amazon feature; other stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** `20260131T235959Z`, as milliseconds. */
function readSigningDate(text: string | null): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? '');
  if (!parts) return null;
  const [year = 0, month = 0, day, hour, minute, second] = parts.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function isSameSignature(one: URL, other: URL): boolean {
  const signatureOf = (url: URL) => Buffer.from(url.searchParams.get('X-Amz-Signature') ?? '');
  const [first, second] = [signatureOf(one), signatureOf(other)] as const;
  return first.length === second.length && timingSafeEqual(first, second);
}
