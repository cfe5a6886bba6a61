import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** How hosted services sign their callbacks. */
export interface Signing {
  /** Put over the preset's description: where the key is. */
  readonly settings: (origin: string) => object;
  readonly headers: (call: SignedPart, secret: 'right' | 'wrong') => Record<string, string>;
}

export interface SignedPart {
  readonly body: string;
  readonly time: number;
}

const KEYS = { right: generateKeyPairSync('ed25519'), wrong: generateKeyPairSync('ed25519') };
const SECRETS = {
  right: `whsec_${Buffer.from('the secret that both of us know').toString('base64')}`,
  wrong: `whsec_${Buffer.from('the secret that nobody else has').toString('base64')}`,
};

/** What fal publishes. */
export const JWKS = { keys: [KEYS.right.publicKey.export({ format: 'jwk' })] };

const falHeaders = ({ body, time }: SignedPart, key: KeyObject): Record<string, string> => {
  const parts = ['request', 'user', String(Math.floor(time / 1000))];
  const hash = createHash('sha256').update(body).digest('hex');
  const signature = sign(null, Buffer.from([...parts, hash].join('\n')), key).toString('hex');
  const [request = '', user = '', at = ''] = parts;
  return {
    'x-fal-webhook-request-id': request,
    'x-fal-webhook-user-id': user,
    'x-fal-webhook-timestamp': at,
    'x-fal-webhook-signature': signature,
  };
};

/** By preset; a service that is not here does not sign. */
export const SIGNINGS: Readonly<Record<string, Signing>> = {
  fal: {
    settings: (origin) => ({ callback: { jwks: `${origin}/jwks.json` } }),
    headers: (call, secret) => falHeaders(call, KEYS[secret].privateKey),
  },
  replicate: {
    settings: () => ({ callback: { secret: SECRETS.right } }),
    headers: ({ body, time }, secret) => ({
      'webhook-id': 'message-1',
      'webhook-timestamp': String(Math.floor(time / 1000)),
      'webhook-signature': new Webhook(SECRETS[secret]).sign('message-1', new Date(time), body),
    }),
  },
  openrouter: {
    settings: () => ({ callback: { secret: SECRETS.right } }),
    headers: ({ body, time }, secret) => {
      const at = Math.floor(time / 1000);
      const signature = createHmac('sha256', SECRETS[secret]).update(`${at},${body}`).digest('hex');
      return { 'x-openrouter-signature': `t=${at},v1=${signature}` };
    },
  },
};
