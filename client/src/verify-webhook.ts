import type { WebhookEvent } from './types.ts';

/** The delivery is not from the service, or it is an old one sent again. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook';
}

const TOLERANCE_SECONDS = 300;

/**
 * Checks a delivery's Standard Webhooks signature and gives its event. `payload` is the body exactly as it arrived,
 * before any parsing; `secret` is the `whsec_…` that was shown when the webhook was made.
 */
export async function verifyWebhook(
  payload: string,
  headers: Headers | Readonly<Record<string, string | undefined>>,
  secret: string,
  now: () => number = Date.now,
): Promise<WebhookEvent> {
  const header = (name: string) => (headers instanceof Headers ? headers.get(name) : headers[name]) ?? '';
  const id = header('webhook-id');
  const timestamp = header('webhook-timestamp');
  const age = Math.abs(now() / 1000 - Number(timestamp));
  if (timestamp === '' || !(age <= TOLERANCE_SECONDS)) {
    throw new InvalidWebhook(`The delivery's time differs from ours by more than ${TOLERANCE_SECONDS} s.`);
  }
  const key = await crypto.subtle.importKey(
    'raw',
    fromBase64(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${payload}`);
  for (const signature of header('webhook-signature').split(' ')) {
    const [version, value] = signature.split(',', 2);
    if (version !== 'v1' || value === undefined || !isBase64(value)) continue;
    // `verify` compares in constant time.
    if (await crypto.subtle.verify('HMAC', key, fromBase64(value), signed)) return JSON.parse(payload);
  }
  throw new InvalidWebhook('No signature of the delivery fits the secret.');
}

function isBase64(text: string): boolean {
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
