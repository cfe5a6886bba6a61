import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isHopeless } from '../../engines/answer-over-limit.ts';
import type { VideoJob, VideoStatus } from '../../engines/video-engine.ts';
import { LinkRefused } from '../link-addresses.ts';
import type { Upstream, UpstreamReply } from '../upstream.ts';
import { type DownloadLimits, downloadFilm } from './download-film.ts';
import { failure, serviceError } from './failures.ts';
import { findFilm } from './find-film.ts';
import type { FilmAtHand, Operation } from './operation.ts';
import { type ProbeFilm, toProbe } from './probe-film.ts';
import type { Reply } from './read-reply.ts';

/** Films that come with the answer to their creation: as its bytes, or within its JSON as base64 or a link. */

const FILM_TYPES = /^(?:video\/|application\/(?:octet-stream|binary|mp4))/i;

export function isFilm({ status, headers }: UpstreamReply): boolean {
  return status >= 200 && status < 300 && FILM_TYPES.test(headers['content-type'] ?? '');
}

/** Streams the answer to a file, and resolves with its path. */
export async function saveFilm(
  { body }: UpstreamReply,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const path = join(folder, `film-${randomUUID()}`);
  await pipeline(body, createWriteStream(path), { signal });
  return path;
}

/** Where the film of a whole answer is. Throws a `ServiceError` when there is none: it will not come later. */
export async function filmWithin(
  parts: { readonly upstream: Upstream; readonly operation: Operation; readonly folder: string },
  reply: Reply,
  signal: AbortSignal,
): Promise<FilmAtHand> {
  const found = await findFilm(parts, reply, signal);
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

export interface DeliverParts {
  readonly upstream: Upstream;
  readonly operation: Operation;
  readonly film: FilmAtHand;
  readonly probeFilm: ProbeFilm;
  readonly limits: DownloadLimits;
  /** Whether the film may be made anew if it is lost. */
  readonly canRepeat: boolean;
}

/** Brings the film that came with the creation to its place. Throws when a link could not be fetched now. */
export async function deliverFilm(
  { upstream, operation, film, probeFilm, limits, canRepeat }: DeliverParts,
  { scratchDirectory }: VideoJob,
  signal: AbortSignal,
): Promise<VideoStatus> {
  const path = join(scratchDirectory, 'film.mp4');
  if ('path' in film) {
    try {
      await rename(film.path, path);
    } catch (error) {
      return failure('lost', error, canRepeat);
    }
  } else {
    const { url, limit, withCredential } = film;
    const { baseUrl } = operation;
    const credential = withCredential ? operation.credential : null;
    try {
      await downloadFilm({ upstream, url, credential, baseUrl, limit, path, limits }, signal);
    } catch (error) {
      if (isHopeless(error)) return failure('excessive', error);
      if (error instanceof LinkRefused) return failure('empty', error);
      throw error;
    }
  }
  try {
    const made = await probeFilm(toProbe(operation, path), signal);
    const isOnlyCopy = 'path' in film && !canRepeat;
    return { state: 'completed', result: { film: path, made, ...(isOnlyCopy && { isOnlyCopy }) } };
  } catch (error) {
    signal.throwIfAborted();
    await rm(path, { force: true });
    return failure('broken', error, canRepeat);
  }
}
