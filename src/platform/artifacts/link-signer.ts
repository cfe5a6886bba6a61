import { createHmac, timingSafeEqual } from 'node:crypto';

const ROOT = '/files/';

/** Signs links to artifacts on disk, so that they work in a browser without a key, for a limited time. */
export class LinkSigner {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The path and query below the service's base URL. */
  sign(key: string, expiresAt: number): string {
    const expires = Math.ceil(expiresAt / 1000);
    return `${ROOT}${key}?expires=${expires}&signature=${this.#signature(key, expires)}`;
  }

  /** The key of a signed path; null when the signature is wrong or expired. */
  keyOf(path: string, query: URLSearchParams, now: number): string | null {
    if (!path.startsWith(ROOT)) return null;
    const key = path.slice(ROOT.length);
    const [expires, signature] = [query.get('expires') ?? undefined, query.get('signature') ?? undefined];
    return this.verify(key, expires, signature, now) ? key : null;
  }

  verify(key: string, expires: string | undefined, signature: string | undefined, now: number): boolean {
    if (!expires || !signature || !/^\d{1,12}$/.test(expires)) return false;
    if (Number(expires) * 1000 < now) return false;
    const expected = Buffer.from(this.#signature(key, Number(expires)));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #signature(key: string, expires: number): string {
    return createHmac('sha256', this.#secret).update(`${key}\n${expires}`).digest('base64url');
  }
}
