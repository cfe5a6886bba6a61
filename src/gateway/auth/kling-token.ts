import { createHmac } from 'node:crypto';
import { type Credential, CredentialError, type CredentialOptions } from './credential.ts';

const LIFE_SECONDS = 1800;
/** A clock that is a little ahead of the service's must not make the token invalid. */
const BACKDATED_SECONDS = 5;
const RENEWED_BEFORE_SECONDS = 300;

/** Kling's older API takes a JSON Web Token made from two keys. */
export function klingToken(options: CredentialOptions): Credential {
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
