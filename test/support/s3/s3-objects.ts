import { createHash } from 'node:crypto';
import { S3Error } from './s3-error.ts';

export interface StoredObject {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly contentType: string;
  readonly modifiedAt: number;
}

interface Multipart {
  readonly key: string;
  readonly contentType: string;
  readonly parts: Map<number, { readonly bytes: Buffer; readonly md5: string }>;
}

/** "Each part must be at least 5 MB in size, except the last part." */
const LEAST_PART_BYTES = 5 * 1024 * 1024;

export const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

/** The objects of one bucket, and its uploads in parts. */
export class S3Objects {
  readonly #objects = new Map<string, StoredObject>();
  readonly #uploads = new Map<string, Multipart>();
  #started = 0;

  get(key: string): StoredObject {
    const found = this.#objects.get(key);
    if (!found) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
    return found;
  }

  /** "The ETag of an object created by PUT is the MD5 digest of its data." */
  put(key: string, bytes: Buffer, contentType: string, etag = md5Of(bytes)): StoredObject {
    const stored = { bytes, etag: `"${etag}"`, contentType, modifiedAt: Date.now() };
    this.#objects.set(key, stored);
    return stored;
  }

  remove(key: string): void {
    this.#objects.delete(key);
  }

  /** In the order of their UTF-8 bytes. */
  keys(): string[] {
    return [...this.#objects.keys()].sort((one, other) =>
      Buffer.compare(Buffer.from(one), Buffer.from(other)),
    );
  }

  /** Uploads that were neither completed nor aborted: their parts cost money. */
  get openUploads(): number {
    return this.#uploads.size;
  }

  begin(key: string, contentType: string): string {
    this.#started += 1;
    const id = `upload-${this.#started}`;
    this.#uploads.set(id, { key, contentType, parts: new Map() });
    return id;
  }

  putPart(id: string, number: number, bytes: Buffer): string {
    const md5 = md5Of(bytes);
    this.#upload(id).parts.set(number, { bytes, md5 });
    return `"${md5}"`;
  }

  abort(id: string): void {
    this.#upload(id);
    this.#uploads.delete(id);
  }

  /** The ETag of an object in parts: the MD5 of the parts' MD5s, a hyphen, and how many they are. */
  complete(id: string, listed: readonly { number: number; etag: string }[]): { key: string } & StoredObject {
    const { key, contentType, parts } = this.#upload(id);
    const chosen = listed.map(({ number, etag }, index) => {
      const part = parts.get(number);
      if (!part || `"${part.md5}"` !== etag)
        throw new S3Error(400, 'InvalidPart', 'One or more of the specified parts could not be found.');
      if (index > 0 && number <= listed[index - 1]!.number)
        throw new S3Error(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
      if (part.bytes.length < LEAST_PART_BYTES && index < listed.length - 1)
        throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum.');
      return part;
    });
    const digests = Buffer.concat(chosen.map(({ md5 }) => Buffer.from(md5, 'hex')));
    this.#uploads.delete(id);
    const bytes = Buffer.concat(chosen.map((part) => part.bytes));
    return { key, ...this.put(key, bytes, contentType, `${md5Of(digests)}-${chosen.length}`) };
  }

  #upload(id: string): Multipart {
    const upload = this.#uploads.get(id);
    if (!upload) throw new S3Error(404, 'NoSuchUpload', 'The specified multipart upload does not exist.');
    return upload;
  }
}
