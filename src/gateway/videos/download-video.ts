import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Upstream, UpstreamReply } from '../upstream.ts';
import { isOwnOrigin } from './call-operation.ts';
import { UpstreamFault } from './upstream-fault.ts';

export interface DownloadLimits {
  readonly headersMs: number;
  /** The longest time without a byte. */
  readonly silenceMs: number;
  /** After this time the average must be at least `bytesPerSecond`. */
  readonly patienceMs: number;
  readonly bytesPerSecond: number;
}

export const DOWNLOAD_LIMITS: DownloadLimits = {
  headersMs: 60_000,
  silenceMs: 30_000,
  patienceMs: 60_000,
  bytesPerSecond: 16_384,
};

export interface Download {
  readonly upstream: Upstream;
  readonly url: string;
  /** Null: none goes along. */
  readonly credential: string | null;
  readonly baseUrl: string;
  readonly path: string;
  readonly limits: DownloadLimits;
}

const MOST_REDIRECTS = 3;
/** `video_megabytes` of an upstream lowers it. */
const MOST_BYTES = 2e9;

/** Streams a video to a file. Rejects when it did not arrive as a whole; there is no file then. */
export async function downloadVideo(download: Download, signal: AbortSignal): Promise<void> {
  const reply = await follow(download, signal);
  try {
    await pipeline(reply.body, watched(download.limits), createWriteStream(download.path), { signal });
  } catch (error) {
    await rm(download.path, { force: true });
    throw error;
  }
}

/** Redirects by hand: the credential stays with the origin that it was meant for. */
async function follow(download: Download, signal: AbortSignal): Promise<UpstreamReply> {
  const { upstream, credential, baseUrl, limits } = download;
  const first = new URL(download.url).origin;
  let url = download.url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const isMeant = new URL(url).origin === first || isOwnOrigin(url, baseUrl);
    const reply = await upstream.call(
      {
        method: 'GET',
        url,
        credential: isMeant ? credential : null,
        timeoutMs: limits.headersMs,
        mostBytes: MOST_BYTES,
        isVideo: true,
        purpose: 'download',
      },
      signal,
    );
    if (reply.status >= 200 && reply.status < 300 && reply.status !== 204) return reply;
    reply.body.on('error', () => {}).destroy();
    const { location } = reply.headers;
    if (reply.status < 300 || reply.status > 399 || location === undefined)
      throw new UpstreamFault('the video could not be fetched', { status: reply.status });
    const next = URL.parse(location, url);
    if (!next || !(next.protocol === 'https:' || isOwnOrigin(next.href, baseUrl)))
      throw new UpstreamFault('the video is behind a redirect that is not followed');
    url = next.href;
  }
  throw new UpstreamFault('the video is behind too many redirects');
}

/** Counts bytes, and breaks off what is silent or too slow. */
function watched(limits: DownloadLimits): Transform {
  const begun = Date.now();
  let bytes = 0;
  let last = begun;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      last = Date.now();
      done(null, chunk);
    },
  });
  const timer = setInterval(() => {
    const elapsed = Date.now() - begun;
    const isSlow = elapsed > limits.patienceMs && bytes < (elapsed / 1000) * limits.bytesPerSecond;
    if (isSlow || Date.now() - last > limits.silenceMs)
      stream.destroy(new UpstreamFault('the video came too slowly'));
  }, Math.min(limits.silenceMs, limits.patienceMs) / 4);
  stream.once('close', () => clearInterval(timer));
  return stream;
}
