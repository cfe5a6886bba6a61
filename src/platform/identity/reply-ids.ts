import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** How long a spoken reply can be referred to. */
export const REPLY_KEPT_MS = 60 * 60 * 1000;
/** More than a speech model says at once; a longer reply is remembered by its beginning. */
const LONGEST = 20_000;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = 'audio_';

/**
 * The ids of spoken replies. A caller may refer to an earlier reply by its id alone; the id holds the words of the
 * reply, encrypted, so that every node can read it and nothing of the conversation is stored.
 */
export class ReplyIds {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'spoken replies', 32));
  }

  make(accountId: string, transcript: string, now: number): { id: string; expiresAt: number } {
    const expiresAt = Math.floor((now + REPLY_KEPT_MS) / 1000);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(accountId));
    const words = deflateRawSync(`${expiresAt}\n${transcript.slice(0, LONGEST)}`);
    const sealed = Buffer.concat([nonce, cipher.update(words), cipher.final(), cipher.getAuthTag()]);
    return { id: `${PREFIX}${sealed.toString('base64url')}`, expiresAt };
  }

  /** What was said in a reply; null when it was not made for this account, or too long ago. */
  transcriptOf(accountId: string, id: string, now: number): string | null {
    const sealed = Buffer.from(id.slice(PREFIX.length), 'base64url');
    if (!id.startsWith(PREFIX) || sealed.length < NONCE_BYTES + TAG_BYTES) return null;
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(accountId))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      const words = Buffer.concat([
        decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)),
        decipher.final(),
      ]);
      const [expiresAt, ...lines] = inflateRawSync(words).toString().split('\n');
      return Number(expiresAt) * 1000 > now ? lines.join('\n') : null;
    } catch {
      return null;
    }
  }
}
