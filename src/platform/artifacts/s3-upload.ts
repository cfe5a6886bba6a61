import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

export interface UploadTarget {
  readonly Bucket: string;
  readonly Key: string;
  readonly ContentType: string;
}

export interface UploadDeps {
  readonly client: S3Client;
  /** Whether the object that is stored has these bytes, by their MD5. */
  readonly holds: (md5: string) => Promise<boolean>;
  readonly signal: AbortSignal | undefined;
}

/** What the store says of an object that it has taken. */
interface Taken {
  readonly ETag?: string | undefined;
  readonly ServerSideEncryption?: string | undefined;
}

/** A one-minute video is a few deps; larger ones would only take memory. S3 wants at least 5 MB. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** A body that changed on its way is sent again, this many times in all. */
const MOST_SENDS = 3;

/** What S3 answers when a body does not have the checksum that came with it. */
const DAMAGED = new Set(['BadDigest', 'XAmzContentSHA256Mismatch']);

/** The time for telling the store that the rest of an upload will not come. */
const ABORT_MS = 5000;

/**
 * Stores a file, and makes sure that its bytes have arrived: each request carries their MD5 (`Content-MD5`, the checksum
 * that every S3-compatible store knows), and the ETag of the stored object is compared.
 */
export async function uploadFile(deps: UploadDeps, target: UploadTarget, path: string): Promise<void> {
  await using file = await open(path);
  const { size } = await file.stat();
  for (let sends = 1; ; sends += 1) {
    try {
      const digest = new Digest();
      const taken =
        size <= PART_BYTES
          ? await putWhole(deps, target, await digest.read(file, 0, size))
          : await putInParts(deps, target, file, size, digest);
      if (digest.agrees(taken) || (await deps.holds(digest.ofAll()))) return;
      if (sends >= MOST_SENDS) throw new Error(`the store keeps other bytes of ${target.Key} than were sent`);
    } catch (error) {
      const isDamaged = error instanceof S3ServiceException && DAMAGED.has(error.name);
      if (!isDamaged || sends >= MOST_SENDS) throw error;
    }
  }
}

interface Part {
  readonly bytes: Buffer;
  readonly md5: Buffer;
}

async function putWhole(
  { client, signal }: UploadDeps,
  target: UploadTarget,
  { bytes, md5 }: Part,
): Promise<Taken> {
  const command = new PutObjectCommand({ ...target, Body: bytes, ContentMD5: md5.toString('base64') });
  return await client.send(command, { ...(signal && { abortSignal: signal }) });
}

async function putInParts(
  { client, signal }: UploadDeps,
  { ContentType, ...object }: UploadTarget,
  file: FileHandle,
  size: number,
  digest: Digest,
): Promise<Taken> {
  const failed = new AbortController();
  const options = { abortSignal: AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]) };
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...object, ContentType }),
    options,
  );
  const upload = { ...object, UploadId };
  const done: { PartNumber: number; ETag: string | undefined }[] = [];
  const offsets = Array.from(
    { length: Math.ceil(size / PART_BYTES) },
    (_, index) => index * PART_BYTES,
  ).values();
  // Read in order, one after the other, for the digest of the whole; sent a few at once.
  let reading: Promise<unknown> = Promise.resolve();
  const sendOn = async () => {
    for (const start of offsets) {
      const read = reading.then(() => digest.read(file, start, Math.min(PART_BYTES, size - start)));
      reading = read;
      const { bytes, md5 } = await read;
      const part = { PartNumber: start / PART_BYTES + 1, Body: bytes, ContentMD5: md5.toString('base64') };
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, ...part }), options);
      done.push({ PartNumber: part.PartNumber, ETag });
    }
  };
  try {
    await Promise.all(Array.from({ length: PARTS_AT_ONCE }, sendOn));
    const Parts = done.sort((one, other) => one.PartNumber - other.PartNumber);
    return await client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
      options,
    );
  } catch (error) {
    failed.abort();
    // Parts that are left behind cost money, but a store that is away cannot be told.
    await client
      .send(new AbortMultipartUploadCommand(upload), { abortSignal: AbortSignal.timeout(ABORT_MS) })
      .catch(() => {});
    throw error;
  }
}

/** The MD5s of the deps of a file and of the whole. */
class Digest {
  readonly #whole = createHash('md5');
  readonly #deps: Buffer[] = [];

  /** The next part. */
  async read(file: FileHandle, start: number, length: number): Promise<Part> {
    const bytes = Buffer.allocUnsafe(length);
    for (let filled = 0; filled < length; ) {
      const { bytesRead } = await file.read(bytes, filled, length - filled, start + filled);
      if (bytesRead === 0) throw new Error('the file became shorter while it was stored');
      filled += bytesRead;
    }
    const md5 = createHash('md5').update(bytes).digest();
    this.#whole.update(bytes);
    this.#deps.push(md5);
    return { bytes, md5 };
  }

  ofAll(): string {
    return this.#whole.digest('hex');
  }

  /**
   * The ETag of an object is the MD5 of its bytes or, with deps, the MD5 of theirs and how many they are. It is neither
   * where AWS KMS encrypts ("Checking object integrity" in the S3 User Guide): there `Content-MD5` is all that is compared.
   */
  agrees({ ETag = '', ServerSideEncryption = '' }: Taken): boolean {
    if (ServerSideEncryption.startsWith('aws:kms')) return true;
    const [first, ...more] = this.#deps;
    const joined = createHash('md5').update(Buffer.concat(this.#deps)).digest('hex');
    const expected = more.length === 0 ? first?.toString('hex') : `${joined}-${this.#deps.length}`;
    return ETag.replaceAll('"', '') === expected;
  }
}
