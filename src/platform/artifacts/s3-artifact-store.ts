import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ArtifactFacts, ArtifactStore } from './artifact-store.ts';
import { contentTypeOf } from './content-type.ts';
import { connectForReading, connectForSigning, connectForWriting } from './s3-clients.ts';
import { isMissing, toUnavailable } from './s3-failures.ts';
import type { S3Location } from './s3-location.ts';
import { uploadFile } from './s3-upload.ts';

const REMOVED_AT_ONCE = 100;

/** The longest validity of an S3 signature is a week. */
const MAX_LINK_SECONDS = 7 * 86_400;

/** Artifacts in any S3-compatible store. */
export class S3ArtifactStore implements ArtifactStore {
  readonly #location: S3Location;
  readonly #reading: S3Client;
  readonly #writing: S3Client;
  readonly #signing: S3Client;
  readonly #now: () => number;

  constructor(location: S3Location, now: () => number) {
    this.#location = location;
    this.#now = now;
    this.#reading = connectForReading(location);
    this.#writing = connectForWriting(location);
    this.#signing = connectForSigning(location);
  }

  async put(key: string, file: string, signal?: AbortSignal): Promise<void> {
    await access(file);
    const holds = async (md5: string) => {
      const hash = createHash('md5');
      for await (const chunk of await this.read(key)) hash.update(chunk as Buffer);
      return hash.digest('hex') === md5;
    };
    const deps = { client: this.#writing, holds, signal };
    // Links lead straight to the store, so it must know what browsers are to make of a file.
    const target = { ...this.#object(key), ContentType: contentTypeOf(key) };
    await uploadFile(deps, target, file).catch((error: unknown) => {
      throw toUnavailable(error, signal);
    });
    await rm(file);
  }

  async copy(from: string, to: string): Promise<void> {
    const source = this.#object(from);
    const path = [source.Bucket, ...source.Key.split('/')].map(encodeURIComponent).join('/');
    const command = new CopyObjectCommand({ ...this.#object(to), CopySource: path });
    await this.#writing.send(command).catch((error: unknown) => {
      throw toUnavailable(error);
    });
  }

  async stat(key: string, signal?: AbortSignal): Promise<ArtifactFacts | null> {
    try {
      const head = await this.#look(
        (options) => this.#reading.send(new HeadObjectCommand(this.#object(key)), options),
        signal,
      );
      return {
        bytes: head.ContentLength ?? 0,
        modifiedAt: head.LastModified?.getTime() ?? 0,
        etag: head.ETag ?? '""',
      };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async read(key: string, range?: { start: number; end: number }, signal?: AbortSignal): Promise<Readable> {
    const command = new GetObjectCommand({
      ...this.#object(key),
      ...(range && { Range: `bytes=${range.start}-${range.end}` }),
    });
    const { Body } = await this.#look((options) => this.#reading.send(command, options), signal);
    return new LimitedBody(Body as Readable, this.#location.timeoutMs, toUnavailable);
  }

  async localFile(key: string, folder: string, signal?: AbortSignal): Promise<string> {
    const file = join(folder, `artifact-${randomUUID()}`);
    const bytes = await this.read(key, undefined, signal);
    await pipeline(bytes, createWriteStream(file), { ...(signal && { signal }) });
    return file;
  }

  async *keys(): AsyncGenerator<string> {
    const { prefix } = this.#location;
    let after: string | undefined;
    do {
      const page = await this.#list({
        Prefix: prefix,
        ...(after !== undefined && { ContinuationToken: after }),
      });
      for (const { Key = '' } of page.Contents ?? []) yield Key.slice(prefix.length);
      after = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (after !== undefined);
  }

  async removeFolder(folder: string): Promise<void> {
    for (;;) {
      const { Contents = [], IsTruncated } = await this.#list({
        Prefix: `${this.#location.prefix}${folder}/`,
        MaxKeys: REMOVED_AT_ONCE,
      });
      // One by one: folders are small, and not every store supports deleting a list.
      await Promise.all(Contents.map(({ Key = '' }) => this.#remove(Key)));
      if (!IsTruncated) return;
    }
  }

  /** One name for all nodes, so that probes which are cut off leave one small object at most. */
  async probe(signal: AbortSignal): Promise<void> {
    const object = this.#object('probe');
    const command = new PutObjectCommand({ ...object, Body: 'probe' });
    await this.#writing.send(command, { abortSignal: signal }).catch((error: unknown) => {
      throw toUnavailable(error, signal);
    });
    await this.#remove(object.Key, signal);
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
    for (const client of [this.#reading, this.#writing, this.#signing]) client.destroy();
  }

  async #sign(key: string, now: number, seconds: number): Promise<string> {
    return await getSignedUrl(this.#signing, new GetObjectCommand(this.#object(key)), {
      expiresIn: seconds,
      signingDate: new Date(now),
    });
  }

  async #list(page: { Prefix: string; MaxKeys?: number; ContinuationToken?: string }) {
    const command = new ListObjectsV2Command({ Bucket: this.#location.bucket, ...page });
    return await this.#look((options) => this.#reading.send(command, options));
  }

  async #remove(Key: string, signal?: AbortSignal): Promise<void> {
    const command = new DeleteObjectCommand({ Bucket: this.#location.bucket, Key });
    await this.#look((options) => this.#reading.send(command, options), signal);
  }

  /** Somebody may be waiting for the answer, so that the time limit holds for all attempts together. */
  async #look<Result>(
    ask: (options: { abortSignal: AbortSignal }) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const late = new AbortController();
    const { timeoutMs } = this.#location;
    // Not `AbortSignal.timeout`: it would cut the body of an answer that has begun in time.
    const timer = setTimeout(() => late.abort(), timeoutMs);
    try {
      return await ask({ abortSignal: AbortSignal.any([late.signal, ...(signal ? [signal] : [])]) });
    } catch (error) {
      const cause = late.signal.aborted ? new Error(`no answer for ${timeoutMs / 1000} s`) : error;
      throw toUnavailable(cause, signal);
    } finally {
      clearTimeout(timer);
    }
  }

  #object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#location.bucket, Key: this.#location.prefix + key };
  }
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

/**
 * The bytes of an answer, with a limit of time for each piece. Only the time that the sender takes counts: a reader may be
 * as slow as it likes, which a time limit of the socket would not tell apart.
 */
export class LimitedBody extends Readable {
  readonly #body: Readable;
  readonly #silenceMs: number;
  #timer: NodeJS.Timeout | null = null;

  /** `toError` makes of a failure of the sender the error that readers get. */
  constructor(body: Readable, silenceMs: number, toError: (cause: unknown) => Error) {
    super();
    this.#body = body;
    this.#silenceMs = silenceMs;
    body.pause();
    body.on('data', (chunk: Buffer) => {
      this.#stopWaiting();
      if (this.push(chunk)) this.#wait();
      else body.pause();
    });
    body.once('end', () => {
      this.#stopWaiting();
      this.push(null);
    });
    body.on('error', (error) => this.destroy(toError(error)));
    body.once('close', () => {
      if (!body.readableEnded) this.destroy(toError(new Error('the answer broke off')));
    });
  }

  override _read(): void {
    this.#wait();
    this.#body.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#stopWaiting();
    this.#body.destroy();
    done(error);
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => {
      this.#body.destroy(new Error(`nothing came for ${this.#silenceMs / 1000} s`));
    }, this.#silenceMs);
  }

  #stopWaiting(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
