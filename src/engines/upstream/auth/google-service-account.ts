import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Credential, CredentialError, type CredentialOptions } from './credential.ts';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const LIFE_SECONDS = 3600;
const RENEWED_BEFORE_MS = 300_000;
const RENEWAL_MS = 30_000;

interface KeyFile {
  readonly client_email: string;
  readonly private_key: string;
  readonly token_uri: string;
  readonly project_id?: string;
}

/** A Google service account: its key file signs a claim, which is exchanged for a token that lives an hour. */
export function googleServiceAccount(options: CredentialOptions): Credential {
  const path = options['file'];
  if (!path) throw new CredentialError(' needs file: the path of the service account’s key');
  const key = readKey(path);
  let token: { readonly value: string; readonly endsAt: number } | null = null;
  let renewal: Promise<string> | null = null;

  const renew = async (): Promise<string> => {
    // Loaded where it is needed: it takes a tenth of a second.
    const { request } = await import('undici');
    const { body, statusCode } = await request(key.token_uri, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertion(key),
      }).toString(),
      signal: AbortSignal.timeout(RENEWAL_MS),
    });
    const answer = (await body.json()) as { access_token?: unknown; expires_in?: unknown };
    if (statusCode !== 200 || typeof answer.access_token !== 'string')
      throw new Error(`no token for the service account: HTTP ${statusCode}`);
    token = {
      value: answer.access_token,
      endsAt: Date.now() + (Number(answer.expires_in) || LIFE_SECONDS) * 1000,
    };
    return token.value;
  };

  return {
    secrets: [key.private_key],
    async headers() {
      const fresh = token !== null && token.endsAt - Date.now() > RENEWED_BEFORE_MS ? token.value : null;
      renewal ??=
        fresh === null
          ? renew().finally(() => {
              renewal = null;
            })
          : null;
      const value = fresh ?? (await renewal);
      return {
        authorization: `Bearer ${value}`,
        ...(key.project_id !== undefined && { 'x-goog-user-project': key.project_id }),
      };
    },
  };
}

function readKey(path: string): KeyFile {
  let key: Partial<KeyFile>;
  try {
    key = JSON.parse(readFileSync(path, 'utf8')) as Partial<KeyFile>;
  } catch (error) {
    throw new CredentialError(`.file: ${path} cannot be read as JSON (${(error as Error).message})`);
  }
  const { client_email, private_key, token_uri = 'https://oauth2.googleapis.com/token' } = key;
  if (!client_email || !private_key)
    throw new CredentialError(`.file: ${path} has no client_email and private_key`);
  return { ...key, client_email, private_key, token_uri };
}

function assertion(key: KeyFile): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: key.client_email,
    scope: SCOPE,
    aud: key.token_uri,
    iat: now,
    exp: now + LIFE_SECONDS,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key.private_key, 'base64url')}`;
}
