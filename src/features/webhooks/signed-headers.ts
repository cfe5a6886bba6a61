import { Webhook as Signer } from 'standardwebhooks';

/** The headers of Standard Webhooks. */
export function signedHeaders(secret: string, id: string, now: number, body: string): Record<string, string> {
  const at = new Date(now);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': new Signer(secret).sign(id, at, body),
  };
}
