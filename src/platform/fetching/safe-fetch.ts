import { open, rm } from 'node:fs/promises';
import type { Client, Dispatcher } from 'undici';
import { ServiceError } from '../../domain/errors.ts';
import type { Turn } from '../turns/fair-gate.ts';
import { FetchRefused, NO_ANSWER } from './fetch-refused.ts';
import { checkUrlForm, type Reach, resolveSafely } from './resolve-safely.ts';

export { type FetchRefusal, FetchRefused } from './fetch-refused.ts';

export interface SafeFetchOptions extends Reach {
  /** How long the server may be silent; default 10 seconds. */
  readonly idleMs?: number;
}

export interface FetchLimits {
  readonly maxBytes: number;
  /** For the whole fetch, redirects included. */
  readonly timeoutMs: number;
}

export interface FetchedFile {
  readonly bytes: number;
  readonly contentType: string | null;
}

/** Fetches untrusted URLs without being redirected to addresses that only this machine can reach. */
export interface SafeFetch {
  /** Throws `FetchRefused`, or the signal's reason; in both cases no partial file remains. */
  fetchToFile(
    url: string,
    destination: string,
    limits: FetchLimits,
    turn: Turn,
    signal: AbortSignal,
  ): Promise<FetchedFile>;
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const IDLE_MS = 10_000;

/** A client for one request to one checked address. No agent, hence no proxy, no cookies, no shared sockets. */
export async function connectSafely(
  url: URL,
  options: SafeFetchOptions,
  turn: Turn,
  signal: AbortSignal,
): Promise<Client> {
  const { idleMs = IDLE_MS } = options;
  const addresses = await resolveSafely(url, options, turn, signal);
  const [first] = addresses;
  if (!first) throw new FetchRefused('network', NO_ANSWER);
  // Loaded with the first fetch: it takes a tenth of a second, and many services never fetch anything.
  const undici = await import('undici');
  return new undici.Client(url.origin, {
    allowH2: false,
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
    connect: {
      timeout: idleMs,
      lookup: (_hostname, { all }, answer) =>
        all ? answer(null, addresses) : answer(null, first.address, first.family),
    },
  });
}

export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  /** Makes one request: returns the redirect's URL, or saves the file. */
  async function step(
    url: URL,
    destination: string,
    maxBytes: number,
    turn: Turn,
    signal: AbortSignal,
  ): Promise<string | FetchedFile> {
    const client = await connectSafely(url, options, turn, signal);
    try {
      const response = await client.request({
        method: 'GET',
        path: `${url.pathname}${url.search}`,
        headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'phonofilm' },
        signal,
      });
      const { statusCode, headers } = response;
      if (REDIRECTS.has(statusCode) && typeof headers.location === 'string') return headers.location;
      if (statusCode !== 200) {
        throw new FetchRefused('status', `The URL answered with status ${statusCode}.`);
      }
      const bytes = await save(response, destination, maxBytes);
      const contentType = headers['content-type'];
      return { bytes, contentType: typeof contentType === 'string' ? contentType : null };
    } finally {
      await client.destroy();
    }
  }

  return {
    async fetchToFile(url, destination, { maxBytes, timeoutMs }, turn, signal) {
      const overall = AbortSignal.timeout(timeoutMs);
      const stop = AbortSignal.any([signal, overall]);
      try {
        let target = requireForm(url);
        for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
          const result = await step(target, destination, maxBytes, turn, stop);
          if (typeof result !== 'string') return result;
          target = requireForm(URL.parse(result, target.href)?.href ?? result);
        }
        throw new FetchRefused('redirects', `The URL redirects more than ${MAX_REDIRECTS} times.`);
      } catch (error) {
        signal.throwIfAborted();
        throw overall.aborted ? timedOut(error) : translate(error);
      }
    },
  };
}

export function requireForm(text: string): URL {
  const url = checkUrlForm(text);
  if (url) return url;
  throw new FetchRefused('scheme', 'The URL must be http or https, without a user name or password.');
}

/** Streams a body to disk, and stops when it exceeds the limit. An incomplete file is removed. */
async function save(
  response: Dispatcher.ResponseData,
  destination: string,
  maxBytes: number,
): Promise<number> {
  const tooLarge = new FetchRefused('size', `The URL has more than ${maxBytes} bytes to give.`);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const file = await open(destination, 'w');
  let bytes = 0;
  try {
    for await (const chunk of response.body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge;
      await file.writeFile(chunk);
    }
    await file.close();
    return bytes;
  } catch (error) {
    await file.close();
    await rm(destination, { force: true });
    throw error;
  }
}

const SILENCE = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
/** Local errors: a full disk or a missing folder is not the URL's fault. */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'ENOENT', 'EACCES', 'EROFS', 'EISDIR', 'EIO', 'EMFILE', 'ENFILE']);

/**
 * Translates codes of undici and the system into ours. Their messages contain addresses and ports, and are not shown.
 */
export function translate(error: unknown): unknown {
  if (error instanceof FetchRefused || error instanceof ServiceError) return error;
  // An error without a code is a bug in this program.
  if (!(error instanceof Error && 'code' in error)) return error;
  const code = String(error.code);
  if (DISK.has(code)) return error;
  if (SILENCE.has(code)) return timedOut(error);
  return new FetchRefused('network', NO_ANSWER, error);
}

export function timedOut(cause: unknown): FetchRefused {
  return new FetchRefused('timeout', NO_ANSWER, cause);
}
