import type { JsonWebKey } from 'node:crypto';
import type { EngineCallback, Json } from '../../../engines/video-engine.ts';
import type { CallbackForm } from '../../description/description.ts';
import { readPath, readWord } from '../../description/reply-path.ts';
import { parseExactly } from '../../parse-answer.ts';
import type { Upstream } from '../../upstream.ts';
import { readReply } from '../read-reply.ts';
import { type SignedCall, verifyFal, verifyOpenRouter, verifyStandardWebhook } from './verify-callback.ts';

export interface CallbackDeps {
  readonly upstream: Upstream;
  readonly now: () => number;
}

const KEYS_LIVE_MS = 24 * 3_600_000;
const KEYS_TIMEOUT_MS = 10_000;
const KEYS_LIMIT = 1e6;
/** Each may have to be tried for each callback. */
const MOST_KEYS = 20;

/** Published keys by their address. */
const published = new Map<string, { readonly keys: readonly JsonWebKey[]; readonly until: number }>();

/**
 * The job that a callback is about; null: its signature does not fit. Where a signature is expected and cannot be
 * checked, because the settings hold no secret, the call names no job: it only makes us ask.
 */
export async function readCallback(
  form: CallbackForm,
  callback: EngineCallback,
  deps: CallbackDeps,
): Promise<{ readonly id: string | null } | null> {
  const headers = Object.entries(callback.headers).map(
    ([name, value]) => [name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value] as const,
  );
  const call: SignedCall = { headers: Object.fromEntries(headers), body: callback.body };
  const isGenuine = await check(form, call, deps);
  if (isGenuine === false) return null;
  return { id: isGenuine === null ? null : (readWord(bodyOf(callback), form.id) ?? null) };
}

/** Null: it cannot be checked. */
async function check(form: CallbackForm, call: SignedCall, deps: CallbackDeps): Promise<boolean | null> {
  const now = deps.now();
  switch (form.verify) {
    case 'none':
      return true;
    case 'standard-webhooks':
      return form.secret === null ? null : verifyStandardWebhook(call, form.secret, now);
    case 'openrouter-hmac':
      return form.secret === null ? null : verifyOpenRouter(call, form.secret, now);
    case 'fal-ed25519': {
      if (form.jwks === null) return null;
      if (verifyFal(call, await keysAt(form.jwks, deps, false), now)) return true;
      // A key may have been rotated since.
      return verifyFal(call, await keysAt(form.jwks, deps, true), now);
    }
  }
}

/** Fetched anew at most once a minute, however many call. */
const REFRESH_MS = 60_000;

async function keysAt(
  url: string,
  { upstream, now }: CallbackDeps,
  anew: boolean,
): Promise<readonly JsonWebKey[]> {
  const known = published.get(url);
  const age = known ? now() - (known.until - KEYS_LIVE_MS) : Number.POSITIVE_INFINITY;
  if (known && age < (anew ? REFRESH_MS : KEYS_LIVE_MS)) return known.keys;
  const signal = AbortSignal.timeout(KEYS_TIMEOUT_MS);
  const call = { method: 'GET', url, credential: null, mostBytes: KEYS_LIMIT, purpose: 'keys' } as const;
  const reply = await readReply(await upstream.call(call, signal), { upstream }, signal);
  const found = readPath(reply.json, ['keys']);
  if (reply.status !== 200 || !Array.isArray(found)) return known?.keys ?? [];
  const keys = found.slice(0, MOST_KEYS) as JsonWebKey[];
  published.set(url, { keys, until: now() + KEYS_LIVE_MS });
  return keys;
}

function bodyOf({ body }: EngineCallback): Json | undefined {
  try {
    return parseExactly(Buffer.from(body)) as Json;
  } catch {
    return undefined;
  }
}
