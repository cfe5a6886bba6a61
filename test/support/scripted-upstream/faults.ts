import { readFileSync } from 'node:fs';
import type { Answer, SeenCall } from './fake-service.ts';
import type { Script, ScriptedJob } from './script.ts';

/**
 * What a scripted service does wrong. A video asks for a fault by its prompt: `a boat fault=poll-404`. Faults are about one
 * step each: the creation, the polls, the end, or the video.
 */

export interface CreateFault {
  /** Whether the service has begun the job, and will want money for it. */
  readonly accepts: boolean;
  /** Only so many creations go wrong. */
  readonly times?: number;
  readonly answer: (normal: Answer, script: Script) => Answer;
}

/** A host that is not the service's own. */
export const ELSEWHERE = 'https://cdn.example';

const SOME_ERROR = { code: 'some_error', message: 'request req-secret-77 failed at the-vendor' };
const rejection =
  (kind: 'refused' | 'auth' | 'funds' | 'rate') =>
  (_normal: Answer, { rejected, rejections }: Script): Answer => ({
    status: rejections.http,
    json: rejected({ ...SOME_ERROR, code: rejections.codes[kind] ?? '' }),
  });

export const CREATE_FAULTS: Readonly<Record<string, CreateFault>> = {
  'create-lost': { accepts: true, answer: () => ({ lost: true }) },
  'create-lost-unseen': { accepts: false, answer: () => ({ lost: true }) },
  'create-cut': { accepts: true, answer: (normal) => ({ ...normal, cutOff: 8 }) },
  'create-slow': { accepts: true, answer: () => ({ hang: true }) },
  'create-no-id': { accepts: true, answer: () => ({ json: {} }) },
  'create-html': { accepts: true, answer: () => ({ text: '<html>ok</html>' }) },
  // In a service that always fails inside 200 it has another code.
  'create-200-error': {
    accepts: false,
    answer: (_normal, { rejected }) => ({ json: rejected({ ...SOME_ERROR, code: '4444' }) }),
  },
  /** The URLs of the reply lead elsewhere. */
  'create-other-origin': {
    accepts: true,
    answer: ({ json }) => ({
      json: JSON.parse(JSON.stringify(json).replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, ELSEWHERE)),
    }),
  },
  'create-202': { accepts: true, answer: (normal) => ({ ...normal, status: 202 }) },
  'create-429-header': {
    accepts: false,
    times: 1,
    answer: () => ({ status: 429, headers: { 'retry-after': '7' }, json: {} }),
  },
  'create-429': { accepts: false, times: 1, answer: () => ({ status: 429, json: {} }) },
  'create-429-prose': {
    accepts: false,
    times: 1,
    answer: (_normal, { rejected }) => ({
      status: 429,
      json: rejected({ code: '429', message: 'Request was throttled. Your rate limit resets in ~30s.' }),
    }),
  },
  'create-503-html': { accepts: false, answer: () => ({ status: 503, text: '<html>busy</html>' }) },
  'create-401': { accepts: false, answer: () => ({ status: 401, json: {} }) },
  'create-402': { accepts: false, answer: () => ({ status: 402, json: {} }) },
  'create-400': {
    accepts: false,
    answer: (_normal, { rejected }) => ({ status: 400, json: rejected({ ...SOME_ERROR, code: '4444' }) }),
  },
  'create-refused': { accepts: false, answer: rejection('refused') },
  'create-auth': { accepts: false, answer: rejection('auth') },
  'create-funds': { accepts: false, answer: rejection('funds') },
  'create-rate': { accepts: false, times: 1, answer: rejection('rate') },
};

/** The first polls of a job go wrong; then all is well. */
export const POLL_FAULTS: Readonly<
  Record<string, (normal: Answer, script: Script, job: ScriptedJob) => Answer>
> = {
  'poll-404': () => ({ status: 404, json: { detail: 'Not Found' } }),
  'poll-401': () => ({ status: 401, json: {} }),
  'poll-403': () => ({ status: 403, json: { error: { message: 'no' } } }),
  'poll-429': () => ({ status: 429, headers: { 'retry-after': '0' }, json: {} }),
  'poll-500': () => ({ status: 500, json: { error: 'oops' } }),
  'poll-202-empty': () => ({ status: 202 }),
  'poll-502-html': () => ({ status: 502, text: '<html>Bad Gateway</html>' }),
  'poll-cut': (normal) => ({ ...normal, cutOff: 4 }),
  'poll-odd-word': (_normal, { polled }, job) => ({ json: polled(job, 'REFINING_PIXELS') }),
  'poll-no-word': (_normal, { polled }, job) => ({ json: polled(job, null) }),
  'poll-upper-case': (_normal, { polled, words }, job) => ({
    json: polled(job, words.running?.toUpperCase() ?? null),
  }),
  'poll-lost': () => ({ lost: true }),
  'poll-hang': () => ({ hang: true }),
  'poll-drip': () => ({ drip: true }),
  'progress-falls': (_normal, { polled, words, progress }, job) => ({
    json: { ...polled(job, words.running), ...progress?.(job.polls === 1 ? 60 : 20) },
  }),
  /** The first verdict counts. */
  'verdict-changes': (_normal, { polled, failed, words }, job) => ({
    json: merged(polled(job, words.failed), failed(SOME_ERROR)),
  }),
  /** The same, with the status of an error. */
  'verdict-500': (_normal, { polled, failed, words }, job) => ({
    status: 500,
    json: merged(polled(job, words.failed), failed(SOME_ERROR)),
  }),
  /** An error that has a word of its own, and is about no job. */
  'poll-500-failed': () => ({ status: 500, json: { status: 'failed', error: SOME_ERROR } }),
  ...Object.fromEntries(
    [0.37, 37, '37%', 140, -3, 'soon', null].map((value) => [
      `progress ${JSON.stringify(value)}`.replaceAll(/[" ]/g, '-'),
      (_normal: Answer, { polled, words, progress }: Script, job: ScriptedJob): Answer => ({
        json: { ...polled(job, words.running), ...progress?.(value) },
      }),
    ]),
  ),
};

/** The service has forgotten the job. */
export const LOST_JOBS: Readonly<Record<string, (script: Script, job: ScriptedJob) => Answer>> = {
  'job-404': () => ({ status: 404, json: { detail: 'Not Found' } }),
  'job-unknown': ({ polled, words }, job) => ({ json: polled(job, words.unknown ?? null) }),
};

/** Of a video within a reply, as text. */
export const LARGE_BASE64 = 60_000_000;

/** In place of the reply that would say that the video is done. */
export const END_FAULTS: Readonly<
  Record<string, (script: Script, job: ScriptedJob, video: string) => object>
> = {
  'end-base64': ({ polled, withinReply, words }, job, video) => {
    const bytes = Buffer.alloc((LARGE_BASE64 / 4) * 3);
    bytes.set(readFileSync(video));
    return merged(polled(job, words.done), withinReply?.(bytes.toString('base64')) ?? {});
  },
  'end-no-video': ({ polled, finished, words }, job) => merged(polled(job, words.done), finished(job, null)),
  'end-empty-link': ({ polled, finished, words }, job) => merged(polled(job, words.done), finished(job, '')),
  'end-failed-bare': ({ polled, failed, words }, job) =>
    merged(polled(job, words.failed), failed({ code: '', message: '' })),
  'end-failed': ({ polled, failed, words }, job) => merged(polled(job, words.failed), failed(SOME_ERROR)),
  'end-cancelled': ({ polled, words }, job) => polled(job, words.cancelled ?? words.failed),
  'end-expired': ({ polled, words }, job) => polled(job, words.expired ?? words.failed),
  ...Object.fromEntries(
    [0, 1].map((index) => [
      `end-refused-${index}`,
      ({ polled, failed, words, refusals, refusedEnds = [] }: Script, job: ScriptedJob) => {
        const whole = refusedEnds[index];
        if (whole) return merged(polled(job, words.done), whole(job));
        return merged(
          polled(job, words.failed),
          failed({ ...SOME_ERROR, code: refusals[index - refusedEnds.length] ?? '' }),
        );
      },
    ]),
  ),
};

/** What is sent in place of the video, until it was asked for so often. */
export const VIDEO_FAULTS: Readonly<
  Record<string, { readonly times: number; readonly answer: (video: string, call: SeenCall) => Answer }>
> = {
  'video-needs-key': {
    times: 1000,
    answer: (video, { headers }) => (headers.authorization ? { file: video } : { status: 401 }),
  },
  'video-elsewhere': {
    times: 1000,
    answer: () => ({ status: 302, headers: { location: `${ELSEWHERE}/video?signature=1` } }),
  },
  'video-drips-once': { times: 1, answer: () => ({ drip: true }) },
  'video-403-once': { times: 1, answer: () => ({ status: 403, text: 'expired' }) },
  'video-500-once': { times: 1, answer: () => ({ status: 500 }) },
  'video-cut-once': { times: 1, answer: () => ({ text: 'x'.repeat(2000), cutOff: 1000 }) },
  'video-html-once': { times: 1, answer: () => ({ text: '<html>not yet</html>' }) },
  'video-html': { times: 1000, answer: () => ({ text: '<html>no video</html>' }) },
  'video-odd-type': {
    times: 1000,
    answer: (video) => ({ file: video, headers: { 'content-type': 'text/plain' } }),
  },
  'video-redirected': {
    times: 1,
    answer: () => ({ status: 302, headers: { location: '/media/elsewhere' } }),
  },
};

/** Maps within maps are joined, anything else is replaced. */
export function merged(below: object, above: object): object {
  const isMap = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const result: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = result[key];
    if (Array.isArray(value) && Array.isArray(under))
      result[key] = value.map((one, index) =>
        isMap(one) && isMap(under[index]) ? merged(under[index], one) : one,
      );
    else result[key] = isMap(value) && isMap(under) ? merged(under, value) : value;
  }
  return result;
}
