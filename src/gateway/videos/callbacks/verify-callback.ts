import {
  createHash,
  createHmac,
  createPublicKey,
  type JsonWebKey,
  timingSafeEqual,
  verify,
} from 'node:crypto';

/** A call as it came. Names of headers in lower case. */
export interface SignedCall {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/** How old, or ahead of its time, a signature may be. */
const TOLERANCE_SECONDS = 300;

/** Standard Webhooks: HMAC-SHA256 over id, time and body; several signatures while a secret is being rotated. */
export function verifyStandardWebhook(call: SignedCall, secret: string, nowMs: number): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = call.headers;
  if (id === undefined || signatures === undefined || !isRecent(time, nowMs)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${time}.`).update(call.body).digest();
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    return version === 'v1' && isEqual(Buffer.from(value, 'base64'), expected);
  });
}

/** fal: Ed25519 over ids, time and the hash of the body, each on a line. Any of the published keys may have signed. */
export function verifyFal(call: SignedCall, keys: readonly JsonWebKey[], nowMs: number): boolean {
  const {
    'x-fal-webhook-request-id': request,
    'x-fal-webhook-user-id': user,
    'x-fal-webhook-timestamp': time,
    'x-fal-webhook-signature': signature,
  } = call.headers;
  if (request === undefined || user === undefined || signature === undefined || !isRecent(time, nowMs))
    return false;
  const hash = createHash('sha256').update(call.body).digest('hex');
  const message = Buffer.from([request, user, time, hash].join('\n'));
  return keys.some((key) => isSigned(message, key, Buffer.from(signature, 'hex')));
}

function isSigned(message: Buffer, key: JsonWebKey, signature: Buffer): boolean {
  try {
    return verify(null, message, createPublicKey({ key, format: 'jwk' }), signature);
  } catch {
    // A key of another kind among the published ones.
    return false;
  }
}

/** OpenRouter: HMAC-SHA256 over time, a comma and the body, as `t=…,v1=…` in one header. */
export function verifyOpenRouter(call: SignedCall, secret: string, nowMs: number): boolean {
  const parts = (call.headers['x-openrouter-signature'] ?? '')
    .split(',')
    .map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1];
  if (!isRecent(time, nowMs)) return false;
  const expected = createHmac('sha256', secret).update(`${time},`).update(call.body).digest();
  return parts.some(([name, value = '']) => name === 'v1' && isEqual(Buffer.from(value, 'hex'), expected));
}

function isRecent(time: string | undefined, nowMs: number): time is string {
  return Math.abs(Number(time ?? Number.NaN) - nowMs / 1000) <= TOLERANCE_SECONDS;
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
