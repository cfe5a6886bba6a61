import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isHopeless } from '../../engines/answer-over-limit.ts';
import type { VideoJob, VideoStatus } from '../../engines/video-engine.ts';
import { LinkRefused } from '../link-addresses.ts';
import type { Upstream, UpstreamReply } from '../upstream.ts';
import { type DownloadLimits, downloadVideo } from './download-video.ts';
import { failure, serviceError } from './failures.ts';
import { findVideo } from './find-video.ts';
import type { Operation, VideoAtHand } from './operation.ts';
import { type ProbeVideo, toProbe } from './probe-video.ts';
import type { Reply } from './read-reply.ts';

/** Videos that come with the answer to their creation: as its bytes, or within its JSON as base64 or a link. */

const VIDEO_TYPES = /^(?:video\/|application\/(?:octet-stream|binary|mp4))/i;

export function isVideo({ status, headers }: UpstreamReply): boolean {
  return status >= 200 && status < 300 && VIDEO_TYPES.test(headers['content-type'] ?? '');
}

/** Streams the answer to a file, and resolves with its path. */
export async function saveVideo(
  { body }: UpstreamReply,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const path = join(folder, `video-${randomUUID()}`);
  await pipeline(body, createWriteStream(path), { signal });
  return path;
}

/** Where the video of a whole answer is. Throws a `ServiceError` when there is none: it will not come later. */
export async function videoWithin(
  deps: { readonly upstream: Upstream; readonly operation: Operation; readonly folder: string },
  reply: Reply,
  signal: AbortSignal,
): Promise<VideoAtHand> {
  const found = await findVideo(deps, reply, signal);
  switch (found.state) {
    case 'file':
      return { path: found.path };
    case 'link':
      return { url: found.url, withCredential: found.withCredential, limit: found.limit };
    case 'failed':
      throw serviceError(found.fault.kind === 'refused' ? 'refused' : 'failed', found.cause);
    case 'too-early':
      throw serviceError('empty', reply);
    case 'deleted':
    case 'none':
      throw serviceError('empty', found.cause);
  }
}

export interface DeliverDeps {
  readonly upstream: Upstream;
  readonly operation: Operation;
  readonly video: VideoAtHand;
  readonly probeVideo: ProbeVideo;
  readonly limits: DownloadLimits;
  /** Whether the video may be made anew if it is lost. */
  readonly canRepeat: boolean;
}

/** Brings the video that came with the creation to its place. Throws when a link could not be fetched now. */
export async function deliverVideo(
  { upstream, operation, video, probeVideo, limits, canRepeat }: DeliverDeps,
  { scratchDirectory }: VideoJob,
  signal: AbortSignal,
): Promise<VideoStatus> {
  const path = join(scratchDirectory, 'video.mp4');
  if ('path' in video) {
    try {
      await rename(video.path, path);
    } catch (error) {
      return failure('lost', error, canRepeat);
    }
  } else {
    const { url, limit, withCredential } = video;
    const { baseUrl } = operation;
    const credential = withCredential ? operation.credential : null;
    try {
      await downloadVideo({ upstream, url, credential, baseUrl, limit, path, limits }, signal);
    } catch (error) {
      if (isHopeless(error)) return failure('excessive', error);
      if (error instanceof LinkRefused) return failure('empty', error);
      throw error;
    }
  }
  try {
    const made = await probeVideo(toProbe(operation, path), signal);
    const isOnlyCopy = 'path' in video && !canRepeat;
    return { state: 'completed', result: { video: path, made, ...(isOnlyCopy && { isOnlyCopy }) } };
  } catch (error) {
    signal.throwIfAborted();
    await rm(path, { force: true });
    return failure('broken', error, canRepeat);
  }
}
