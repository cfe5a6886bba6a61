import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { parseAnswer } from '../parse-answer.ts';
import { ReplyHandler } from '../reply-handler.ts';
import { type Credential, CredentialError, type CredentialOptions } from './credential.ts';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const LIFE_SECONDS = 3600;
const RENEWED_BEFORE_MS = 300_000;
const SHORTEST_LIFE_SECONDS = 360;
const RENEWAL_MS = 30_000;
/** Longer than any token. */
const MOST_BYTES = 64 * 1024;

interface KeyFile {
  readonly client_email: string;
  readonly private_key: string;
  readonly token_uri: string;
  readonly project_id?: string;
}

interface Token {
  readonly value: string;
  readonly endsAt: number;
}

/** A Google service account: its key file signs a claim, which is exchanged for a token that lives an hour. */
export function googleServiceAccount(options: CredentialOptions): Credential {
  const path = options['file'];
  if (!path) throw new CredentialError(' needs file: the path of the service account’s key');
  const key = readKey(path);
  let token: Token | null = null;
  let renewal: Promise<string> | null = null;

  const renew = async (): Promise<string> => {
    // Loaded where it is needed: it takes a tenth of a second.
    const { getGlobalDispatcher } = await import('undici');
    const signal = AbortSignal.timeout(RENEWAL_MS);
    const handler = new ReplyHandler(signal, false, { mostBytes: MOST_BYTES, mostMs: RENEWAL_MS });
    const { origin, pathname, search } = new URL(key.token_uri);
    getGlobalDispatcher().dispatch(
      {
        origin,
        path: pathname + search,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: assertion(key),
        }).toString(),
      },
      handler,
    );
    const { status, body } = await handler.reply;
    const answer = readToken(await buffer(body));
    if (status !== 200 || answer === null)
      throw new Error(`no token for the service account: HTTP ${status}`);
    token = answer;
    return token.value;
  };

  return {
    get secrets() {
      return token === null ? [key.private_key] : [key.private_key, token.value];
    },
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

/** Null: there is none. A life that cannot be right would have it renewed at every call, or never. */
function readToken(body: Buffer): Token | null {
  let answer: { access_token?: unknown; expires_in?: unknown } | null;
  try {
    answer = parseAnswer(body) as typeof answer;
  } catch {
    return null;
  }
  const { access_token: value, expires_in: seconds } = answer ?? {};
  if (typeof value !== 'string' || !/^[\x21-\x7e]{1,16384}$/.test(value)) return null;
  const life = typeof seconds === 'number' ? Math.max(seconds, SHORTEST_LIFE_SECONDS) : LIFE_SECONDS;
  return { value, endsAt: Date.now() + Math.min(life, LIFE_SECONDS) * 1000 };
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
