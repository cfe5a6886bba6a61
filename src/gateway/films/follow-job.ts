import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isHopeless } from '../../engines/answer-over-limit.ts';
import type { VideoJob, VideoOutcome, VideoStatus } from '../../engines/video-engine.ts';
import { readPath } from '../description/reply-path.ts';
import { LinkRefused } from '../link-addresses.ts';
import { type DownloadLimits, downloadFilm } from './download-film.ts';
import { failure } from './failures.ts';
import { readFault } from './fault.ts';
import { type Found, findFilm } from './find-film.ts';
import { progressOf } from './job-news.ts';
import type { Operation } from './operation.ts';
import { NoNews, type Poll, type PollParts, pollJob } from './poll-job.ts';
import { type ProbeFilm, toProbe } from './probe-film.ts';
import type { Tallies, Tally } from './tallies.ts';
import { UpstreamFault } from './upstream-fault.ts';

export interface FollowParts extends Omit<PollParts, 'folder'> {
  readonly probeFilm: ProbeFilm;
  readonly tallies: Tallies;
  readonly downloadLimits: DownloadLimits;
}

/** A job, or a video, is given up when the service has not known it in so many answers in a row, over so long a time. */
const GONE_IN_A_ROW = 5;
const GONE_AFTER_MS = 120_000;

/** A finished job without a film that plays is polled again so often. */
const FILMLESS_TRIES = 3;

/** A job whose answers are more than may be read is given up after so many of them in a row. */
const EXCESSIVE_TRIES = 3;

/** The share of a job's age that passes between two polls. */
const PACE = 1 / 20;

/** One step of following a job: a poll, and the film when it is done. Throws when the service gave no usable answer. */
export async function followJob(
  parts: FollowParts,
  job: VideoJob,
  signal: AbortSignal,
): Promise<VideoStatus> {
  const { operation, now, tallies } = parts;
  const { firstMs } = operation.description.poll;
  const age = now() - operation.startedAt;
  if (age < firstMs)
    return { state: 'pending', isWaiting: hasQueue(operation), askAgainAfterMs: firstMs - age };
  const key = `${operation.upstream} ${operation.id}`;
  const status = await step(parts, job, tallies.of(key), signal);
  if (status.state !== 'pending') tallies.forget(key);
  return status.state === 'failed' && operation.wasLost ? { ...status, retry: false } : status;
}

async function step(
  parts: FollowParts,
  job: VideoJob,
  tally: Tally,
  signal: AbortSignal,
): Promise<VideoStatus> {
  let poll: Poll;
  try {
    poll = await pollJob({ ...parts, folder: job.scratchDirectory }, signal);
  } catch (error) {
    if (error instanceof NoNews && error.retryAfterMs !== undefined)
      return { state: 'pending', isWaiting: hasQueue(parts.operation), askAgainAfterMs: error.retryAfterMs };
    if (!isHopeless(error)) throw error;
    tally.excessive += 1;
    if (tally.excessive >= EXCESSIVE_TRIES) return failure('excessive', error);
    throw error;
  }
  tally.excessive = 0;
  if (poll.state === 'queued' || poll.state === 'running') tally.gone = 0;
  const { reply } = poll;
  switch (poll.state) {
    case 'queued':
    case 'running':
      return pending(parts, poll);
    case 'done':
      return await finish(parts, job, poll, tally, signal);
    case 'failed':
      return judged(parts.operation, poll);
    case 'refused':
      return failure('refused', new UpstreamFault('the service refused the content', reply));
    case 'cancelled':
      return failure('cancelled', new UpstreamFault('the service cancelled the job', reply));
    case 'gone':
      return missing(parts, poll, tally, new UpstreamFault('the service does not know the job', reply));
  }
}

function missing(parts: FollowParts, poll: Poll, tally: Tally, cause: UpstreamFault): VideoStatus {
  const now = parts.now();
  if (tally.gone === 0) tally.goneSince = now;
  tally.gone += 1;
  const isLost = tally.gone >= GONE_IN_A_ROW && now - tally.goneSince >= GONE_AFTER_MS;
  return isLost ? failure('lost', cause) : pending(parts, poll);
}

/** Whether a job that is not said to run may be waiting. */
function hasQueue({ description }: Operation): boolean {
  return Object.values(description.poll.map).includes('queued');
}

function pending({ upstream, operation, now }: FollowParts, poll: Poll): VideoStatus {
  const { state, hintMs } = poll;
  const told = state === 'running' ? progressOf(upstream, operation) : undefined;
  const progress = poll.progress ?? told;
  const { everyMs, maxMs } = operation.description.poll;
  const pace = Math.min(maxMs, Math.max(everyMs, (now() - operation.startedAt) * PACE));
  return {
    state: 'pending',
    ...(state !== 'running' && state !== 'done' && hasQueue(operation) && { isWaiting: true }),
    ...(progress !== undefined && { progress }),
    askAgainAfterMs: hintMs ?? pace,
  };
}

/** A failed job, by the class of its error. */
function judged({ description }: Operation, { reply }: Poll): VideoOutcome {
  const { refused, error } = description;
  const fault = readFault(error, { ...reply, status: 200 });
  const cause = new UpstreamFault('the job failed', { ...fault, excerpt: reply.excerpt });
  if (fault.kind === 'refused' || (refused !== null && isWithheld(description, reply.json)))
    return failure('refused', cause, false, fault.passed);
  const kind = fault.kind === 'invalid' ? 'invalid' : 'failed';
  return failure(kind, cause, isWorthRepeating(fault.kind), fault.passed);
}

function isWorthRepeating(kind: string | null): boolean {
  return kind === 'retry' || kind === 'busy' || kind === 'rate';
}

function isWithheld({ refused }: Operation['description'], json: Poll['reply']['json']): boolean {
  return refused !== null && Number(readPath(json, refused.count) ?? 0) > 0;
}

/** A service that says "done" has not delivered yet: only a film that plays counts. */
async function finish(
  parts: FollowParts,
  job: VideoJob,
  poll: Poll,
  tally: Tally,
  signal: AbortSignal,
): Promise<VideoStatus> {
  const { upstream, operation } = parts;
  let found: Found;
  try {
    found = await findFilm({ upstream, operation, folder: job.scratchDirectory }, poll.reply, signal);
  } catch (error) {
    if (isHopeless(error)) return again(parts, poll, tally, failure('excessive', error));
    if (error instanceof UpstreamFault && error.isMissing) return missing(parts, poll, tally, error);
    throw error;
  }
  switch (found.state) {
    case 'link':
    case 'file':
      return await deliver(parts, job, { poll, tally, found }, signal);
    case 'too-early':
      return pending(parts, poll);
    case 'deleted':
      return failure('lost', found.cause);
    case 'failed':
      return found.fault.kind === 'refused'
        ? failure('refused', found.cause)
        : failure(
            found.fault.kind === 'invalid' ? 'invalid' : 'failed',
            found.cause,
            found.fault.kind === 'retry',
          );
    case 'none':
      if (isWithheld(operation.description, poll.reply.json)) return failure('refused', found.cause);
      return again(parts, poll, tally, failure('empty', found.cause));
  }
}

/** Asked a few times more, since records of a service may lag behind each other. */
function again(parts: FollowParts, poll: Poll, tally: Tally, verdict: VideoOutcome): VideoStatus {
  tally.filmless += 1;
  return tally.filmless >= FILMLESS_TRIES ? verdict : pending(parts, { ...poll, progress: undefined });
}

/** No film costs as much: the service is mistaken, or lies. */
const MOST_COST = 100_000;

function costOf({ description }: Operation, { reply }: Poll): number | null {
  if (description.cost === null) return null;
  const cost = Number(readPath(reply.json, description.cost.path) ?? Number.NaN) * description.cost.times;
  return cost >= 0 && cost <= MOST_COST ? cost : null;
}

/** More than any film has: the service is mistaken, or lies. */
const MOST_TOKENS = 1e10;

function tokensOf({ description }: Operation, { reply }: Poll): number | null {
  // Jobs of earlier versions do not have it.
  const tokens = Number(readPath(reply.json, description.tokens ?? []) ?? Number.NaN);
  return tokens >= 0 && tokens <= MOST_TOKENS ? tokens : null;
}

async function deliver(
  parts: FollowParts,
  job: VideoJob,
  { poll, tally, found }: { poll: Poll; tally: Tally; found: Extract<Found, { state: 'link' | 'file' }> },
  signal: AbortSignal,
): Promise<VideoStatus> {
  const { upstream, operation, downloadLimits: limits } = parts;
  const film = join(job.scratchDirectory, 'film.mp4');
  if (found.state === 'file') await rename(found.path, film);
  else {
    const { url, limit, withCredential } = found;
    const credential = withCredential ? operation.credential : null;
    const { baseUrl } = operation;
    try {
      await downloadFilm({ upstream, url, credential, baseUrl, limit, path: film, limits }, signal);
    } catch (error) {
      if (isHopeless(error)) return again(parts, poll, tally, failure('excessive', error));
      if (error instanceof LinkRefused) return again(parts, poll, tally, failure('empty', error));
      if (error instanceof UpstreamFault && error.isMissing) return missing(parts, poll, tally, error);
      throw error;
    }
  }
  try {
    const made = await parts.probeFilm(toProbe(operation, film), signal);
    const cost = costOf(operation, poll);
    const tokens = tokensOf(operation, poll);
    const counted = { ...(cost !== null && { cost }), ...(tokens !== null && { tokens }) };
    return { state: 'completed', result: { film, made, ...counted } };
  } catch (error) {
    signal.throwIfAborted();
    await rm(film, { force: true });
    return again(parts, poll, tally, failure('broken', error));
  }
}
