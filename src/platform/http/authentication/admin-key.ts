import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares hashes in constant time, so that neither the key's length nor its beginning leaks. */
export function isAdminKey(authorization: string | undefined, adminKey: string): boolean {
  const value = /^bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
  if (value === undefined) return false;
  return timingSafeEqual(sha256(value), sha256(adminKey));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
