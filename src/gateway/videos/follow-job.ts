import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isHopeless } from '../../engines/answer-over-limit.ts';
import type { VideoJob, VideoOutcome, VideoStatus } from '../../engines/video-engine.ts';
import { readPath } from '../description/reply-path.ts';
import { LinkRefused } from '../link-addresses.ts';
import { type DownloadLimits, downloadVideo } from './download-video.ts';
import { failure } from './failures.ts';
import { readFault } from './fault.ts';
import { type Found, findVideo } from './find-video.ts';
import { progressOf } from './job-news.ts';
import type { Operation } from './operation.ts';
import { NoNews, type Poll, type PollDeps, pollJob } from './poll-job.ts';
import { type ProbeVideo, toProbe } from './probe-video.ts';
import type { Tallies, Tally } from './tallies.ts';
import { UpstreamFault } from './upstream-fault.ts';

export interface FollowDeps extends Omit<PollDeps, 'folder'> {
  readonly probeVideo: ProbeVideo;
  readonly tallies: Tallies;
  readonly downloadLimits: DownloadLimits;
}

/** A job, or a video, is given up when the service has not known it in so many answers in a row, over so long a time. */
const GONE_IN_A_ROW = 5;
const GONE_AFTER_MS = 120_000;

/** A finished job without a video that plays is polled again so often. */
const TRIES_WITHOUT_VIDEO = 3;

/** A job whose answers are more than may be read is given up after so many of them in a row. */
const EXCESSIVE_TRIES = 3;

/** The share of a job's age that passes between two polls. */
const PACE = 1 / 20;

/** One step of following a job: a poll, and the video when it is done. Throws when the service gave no usable answer. */
export async function followJob(deps: FollowDeps, job: VideoJob, signal: AbortSignal): Promise<VideoStatus> {
  const { operation, now, tallies } = deps;
  const { firstMs } = operation.description.poll;
  const age = now() - operation.startedAt;
  if (age < firstMs)
    return { state: 'pending', isWaiting: hasQueue(operation), askAgainAfterMs: firstMs - age };
  const key = `${operation.upstream} ${operation.id}`;
  const status = await step(deps, job, tallies.of(key), signal);
  if (status.state !== 'pending') tallies.forget(key);
  return status.state === 'failed' && operation.wasLost ? { ...status, retry: false } : status;
}

async function step(
  deps: FollowDeps,
  job: VideoJob,
  tally: Tally,
  signal: AbortSignal,
): Promise<VideoStatus> {
  let poll: Poll;
  try {
    poll = await pollJob({ ...deps, folder: job.scratchDirectory }, signal);
  } catch (error) {
    if (error instanceof NoNews && error.retryAfterMs !== undefined)
      return { state: 'pending', isWaiting: hasQueue(deps.operation), askAgainAfterMs: error.retryAfterMs };
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
      return pending(deps, poll);
    case 'done':
      return await finish(deps, job, poll, tally, signal);
    case 'failed':
      return judged(deps.operation, poll);
    case 'refused':
      return failure('refused', new UpstreamFault('the service refused the content', reply));
    case 'cancelled':
      return failure('cancelled', new UpstreamFault('the service cancelled the job', reply));
    case 'gone':
      return missing(deps, poll, tally, new UpstreamFault('the service does not know the job', reply));
  }
}

function missing(deps: FollowDeps, poll: Poll, tally: Tally, cause: UpstreamFault): VideoStatus {
  const now = deps.now();
  if (tally.gone === 0) tally.goneSince = now;
  tally.gone += 1;
  const isLost = tally.gone >= GONE_IN_A_ROW && now - tally.goneSince >= GONE_AFTER_MS;
  return isLost ? failure('lost', cause) : pending(deps, poll);
}

/** Whether a job that is not said to run may be waiting. */
function hasQueue({ description }: Operation): boolean {
  return Object.values(description.poll.map).includes('queued');
}

function pending({ upstream, operation, now }: FollowDeps, poll: Poll): VideoStatus {
  const { state, hintMs } = poll;
  const reported = state === 'running' ? progressOf(upstream, operation) : undefined;
  const progress = poll.progress ?? reported;
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

/** A service that says "done" has not delivered yet: only a video that plays counts. */
async function finish(
  deps: FollowDeps,
  job: VideoJob,
  poll: Poll,
  tally: Tally,
  signal: AbortSignal,
): Promise<VideoStatus> {
  const { upstream, operation } = deps;
  let found: Found;
  try {
    found = await findVideo({ upstream, operation, folder: job.scratchDirectory }, poll.reply, signal);
  } catch (error) {
    if (isHopeless(error)) return again(deps, poll, tally, failure('excessive', error));
    if (error instanceof UpstreamFault && error.isMissing) return missing(deps, poll, tally, error);
    throw error;
  }
  switch (found.state) {
    case 'link':
    case 'file':
      return await deliver(deps, job, { poll, tally, found }, signal);
    case 'too-early':
      return pending(deps, poll);
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
      return again(deps, poll, tally, failure('empty', found.cause));
  }
}

/** Asked a few times more, since records of a service may lag behind each other. */
function again(deps: FollowDeps, poll: Poll, tally: Tally, verdict: VideoOutcome): VideoStatus {
  tally.withoutVideo += 1;
  return tally.withoutVideo >= TRIES_WITHOUT_VIDEO
    ? verdict
    : pending(deps, { ...poll, progress: undefined });
}

/** No video costs as much: the service is mistaken, or lies. */
const MOST_COST = 100_000;

function costOf({ description }: Operation, { reply }: Poll): number | null {
  if (description.cost === null) return null;
  const cost = Number(readPath(reply.json, description.cost.path) ?? Number.NaN);
  return cost >= 0 && cost <= MOST_COST ? cost : null;
}

/** More than any video has: the service is mistaken, or lies. */
const MOST_TOKENS = 1e10;

function tokensOf({ description }: Operation, { reply }: Poll): number | null {
  // Jobs of earlier versions do not have it.
  const tokens = Number(readPath(reply.json, description.tokens ?? []) ?? Number.NaN);
  return tokens >= 0 && tokens <= MOST_TOKENS ? tokens : null;
}

async function deliver(
  deps: FollowDeps,
  job: VideoJob,
  { poll, tally, found }: { poll: Poll; tally: Tally; found: Extract<Found, { state: 'link' | 'file' }> },
  signal: AbortSignal,
): Promise<VideoStatus> {
  const { upstream, operation, downloadLimits: limits } = deps;
  const video = join(job.scratchDirectory, 'video.mp4');
  if (found.state === 'file') await rename(found.path, video);
  else {
    const { url, withCredential } = found;
    const credential = withCredential ? operation.credential : null;
    const { baseUrl } = operation;
    try {
      await downloadVideo({ upstream, url, credential, baseUrl, path: video, limits }, signal);
    } catch (error) {
      if (isHopeless(error)) return again(deps, poll, tally, failure('excessive', error));
      if (error instanceof LinkRefused) return again(deps, poll, tally, failure('empty', error));
      if (error instanceof UpstreamFault && error.isMissing) return missing(deps, poll, tally, error);
      throw error;
    }
  }
  try {
    const made = await deps.probeVideo(toProbe(operation, video), signal);
    const cost = costOf(operation, poll);
    const tokens = tokensOf(operation, poll);
    const counted = { ...(cost !== null && { cost }), ...(tokens !== null && { tokens }) };
    return { state: 'completed', result: { video, made, ...counted } };
  } catch (error) {
    signal.throwIfAborted();
    await rm(video, { force: true });
    return again(deps, poll, tally, failure('broken', error));
  }
}
