import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import { pino } from 'pino';
import {
  type Json,
  StartRefused,
  type VideoJob,
  type VideoStatus,
} from '../../../src/engines/video-engine.ts';
import { headerCredential } from '../../../src/gateway/auth/credential.ts';
import { mergeMaps } from '../../../src/gateway/description/merge-maps.ts';
import { parseDescription } from '../../../src/gateway/description/parse-description.ts';
import { HttpUpstream } from '../../../src/gateway/http-upstream.ts';
import { fillEnvironment } from '../../../src/gateway/routes/read-upstream.ts';
import type { Upstream } from '../../../src/gateway/upstream.ts';
import {
  type UpstreamVideoDeps,
  UpstreamVideoEngine,
} from '../../../src/gateway/videos/upstream-video-engine.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

export const NEVER = new AbortController().signal;

/** Keys of the fake credentials: they must be seen nowhere but at the service. */
export const KEYS = { main: 'key-of-main-0123456789', spare: 'key-of-spare-0123456789' } as const;

/** A foreign host: calls to it are led to a second fake. */
export const FOREIGN = 'https://cdn.example';

export interface EngineAt {
  readonly baseUrl: string;
  /** A description as it is written. */
  readonly raw: unknown;
  /** Put over it. */
  readonly change?: object;
  readonly credentials?: readonly (keyof typeof KEYS)[];
  readonly foreign?: string;
  readonly model?: string;
  /** The largest video that may be fetched. */
  readonly videoBytes?: number;
  readonly name?: string;
  readonly more?: Partial<UpstreamVideoDeps>;
  readonly route?: Partial<UpstreamVideoDeps['route']>;
}

/** Every variable of the environment is set to something, but for the bucket of Vertex. */
const ENVIRONMENT = new Proxy<Record<string, string | undefined>>(
  {},
  { get: (_target, name) => (name === 'BUCKET' ? undefined : 'x') },
);

const parsed = new Map<string, ReturnType<typeof parseDescription>>();

/** Parsed once for each text, as there are more than a thousand faults of a few descriptions. */
export function descriptionOf(raw: unknown, change: object = {}) {
  const merged = mergeMaps(fillEnvironment(raw, ENVIRONMENT, 'upstreams.fake'), change);
  const text = JSON.stringify(merged);
  const description = parsed.get(text) ?? parseDescription(merged, 'upstreams.fake');
  parsed.set(text, description);
  return description;
}

/** An engine for a described service at this address. */
export function engineAt(options: EngineAt): UpstreamVideoEngine {
  const { raw, change, model = 'their/model', route, more } = options;
  const upstream = upstreamAt(options);
  return new UpstreamVideoEngine({
    upstream,
    upstreams: (name) => (name === upstream.name ? upstream : undefined),
    description: descriptionOf(raw, change),
    route: { model, input: {}, accepts: null, drop: [], ...route },
    name: `upstream/${upstream.name}/m`,
    concurrency: 10,
    log: pino({ level: 'silent' }),
    now: Date.now,
    probeVideo: async ({ path }) => {
      if (readFileSync(path).subarray(4, 8).toString() !== 'ftyp') throw new Error('not a video');
      return { width: 320, height: 240, seconds: 2 };
    },
    ...more,
  });
}

export function upstreamAt({
  baseUrl,
  credentials = ['main'],
  foreign,
  name = 'fake',
  videoBytes,
}: EngineAt): Upstream {
  const signed = credentials.map(
    (one) => [one as string, headerCredential('Authorization', `Bearer ${KEYS[one]}`)] as const,
  );
  const upstream = new HttpUpstream({
    name,
    baseUrl,
    credentials: new Map(signed),
    headers: {},
    concurrency: 10,
    waitMs: 1000,
    pollsPerSecond: null,
    limits: videoBytes === undefined ? {} : { videoBytes },
    now: Date.now,
  });
  after(() => upstream.close());
  return {
    name,
    baseUrl,
    credentials: upstream.credentials,
    admit: (model, signal) => upstream.admit(model, signal),
    withoutKeys: (words) => upstream.withoutKeys(words),
    secrets: () => upstream.secrets(),
    openSocket: (url, credential) => upstream.openSocket(url, credential),
    call: (call, signal) =>
      upstream.call({ ...call, url: foreign ? call.url.replace(FOREIGN, foreign) : call.url }, signal),
  };
}

let jobs = 0;
/** Of all jobs of a process, which several test files may share: to remove each by itself takes longer than many a test. */
const jobsFolder = scratchFolder();

export function newJob(more: Partial<VideoJob> = {}): VideoJob {
  jobs += 1;
  const scratchDirectory = join(jobsFolder, String(jobs));
  mkdirSync(scratchDirectory);
  return {
    taskId: `vidA3.1:task-${jobs}`,
    attempt: 1,
    model: 'vidA3.1',
    prompt: 'a red boat on a lake',
    edits: [],
    seconds: 8,
    width: 1280,
    height: 720,
    framesPerSecond: 24,
    watermark: false,
    style: null,
    inputs: [],
    remixOf: null,
    callbackUrl: 'https://videos.example/v1/callbacks/token',
    callbackId: null,
    scratchDirectory,
    ...more,
  };
}

/** Through text and back, as the database keeps it. */
export const stored = (json: Json): Json => JSON.parse(JSON.stringify(json)) as Json;

/** Plans and starts as the worker does. */
export async function begin(engine: UpstreamVideoEngine, job: VideoJob): Promise<Json> {
  for (;;) {
    try {
      return stored(await engine.start(job, NEVER, stored(await engine.plan(job, NEVER))));
    } catch (error) {
      if (!(error instanceof StartRefused && error.hasOtherPlan)) throw error;
    }
  }
}

/** Asks until the job has ended, without the pauses, at most `most` times; what threw counts as asked. */
export async function untilEnded(
  engine: UpstreamVideoEngine,
  operation: Json,
  job: VideoJob,
  most = 20,
): Promise<Exclude<VideoStatus, { state: 'pending' }> & { requested: number }> {
  let last: unknown = null;
  for (let requested = 1; requested <= most; requested += 1) {
    try {
      const status = await engine.status(operation, job, NEVER);
      if (status.state !== 'pending') return { ...status, requested };
      last = status;
    } catch (error) {
      last = error;
    }
  }
  throw new Error(`the job has not ended after ${most} questions`, { cause: last });
}
