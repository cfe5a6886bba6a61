import { createHmac } from 'node:crypto';
import {
  type Credential,
  CredentialError,
  type CredentialOptions,
  headerCredential,
  NO_CREDENTIAL,
} from './credential.ts';
import { googleServiceAccount } from './google-service-account.ts';

const LIFE_SECONDS = 1800;
/** A clock that is a little ahead of the service's must not make the token invalid. */
const BACKDATED_SECONDS = 5;
const RENEWED_BEFORE_SECONDS = 300;

/** Kling's older API takes a JSON Web Token made from two keys. */
function klingToken(options: CredentialOptions): Credential {
  const { access_key: accessKey, secret_key: secretKey } = options;
  if (!accessKey || !secretKey) throw new CredentialError(' needs access_key and secret_key');
  let token = '';
  let endsAt = 0;
  return {
    get secrets() {
      return token === '' ? [secretKey] : [secretKey, token];
    },
    async headers() {
      const now = Math.floor(Date.now() / 1000);
      if (endsAt - now < RENEWED_BEFORE_SECONDS) {
        endsAt = now + LIFE_SECONDS;
        token = sign({ iss: accessKey, exp: endsAt, nbf: now - BACKDATED_SECONDS }, secretKey);
      }
      return { authorization: `Bearer ${token}` };
    },
  };
}

function sign(claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Ways to sign in that need code. Each takes the other keys of `auth` as its options. */
const HOOKS: Readonly<Record<string, (options: CredentialOptions) => Credential>> = {
  'google-service-account': googleServiceAccount,
  'kling-jwt': klingToken,
};

/**
 * Reads what stands under `auth` or below `credentials`: `bearer <key>`, `<scheme> <key>`, `none`,
 * `{ header, value }`, or `{ hook, … }`.
 */
export function readCredential(written: unknown): Credential {
  if (typeof written === 'string') return fromText(written);
  if (typeof written !== 'object' || written === null) throw expected();
  const options = written as Record<string, string>;
  const wrong = Object.entries(options).find(([, value]) => typeof value !== 'string');
  if (wrong) throw new CredentialError(`.${wrong[0]} must be text`);
  if (options['hook'] !== undefined) {
    const hook = HOOKS[options['hook']];
    if (hook) return hook(options);
    throw new CredentialError(`.hook must be one of ${Object.keys(HOOKS).join(', ')}`);
  }
  const { header, value } = options;
  if (!header || !value) throw expected();
  return headerCredential(header, value);
}

function fromText(text: string): Credential {
  if (text === 'none') return NO_CREDENTIAL;
  const [scheme = '', ...rest] = text.trim().split(/\s+/);
  const key = rest.join(' ');
  if (key === '') throw expected();
  return headerCredential('authorization', `${scheme.toLowerCase() === 'bearer' ? 'Bearer' : scheme} ${key}`);
}

function expected(): CredentialError {
  return new CredentialError(
    ' must be "bearer <key>", "none", { header, value } or { hook, … }; see docs/upstreams.md',
  );
}
