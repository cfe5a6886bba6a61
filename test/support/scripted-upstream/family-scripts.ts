import type { Script, ScriptedJob } from './script.ts';

const openAiError = ({ code, message }: { code: string; message: string }) => ({
  error: { code, message, type: 'error', param: null },
});

/** The Videos protocol; its dialects say what differs. */
const videos = (preset: string, more: Partial<Script> = {}): Script => ({
  preset,
  base: '/v1',
  model: 'wan-2',
  create: /^POST \/v1\/videos$/,
  created: ({ id, model }) => ({ id, object: 'video', model, status: 'queued', progress: 0 }),
  poll: /^GET \/v1\/videos\/[^/?]+$/,
  words: { queued: 'queued', running: 'in_progress', done: 'completed', failed: 'failed' },
  polled: ({ id }, status) => ({
    id,
    object: 'video',
    ...(status !== null && { status }),
    progress: 10,
    error: null,
  }),
  finished: () => ({ progress: 100 }),
  failed: openAiError,
  refusals: ['content_policy_violation'],
  content: /^GET \/v1\/videos\/[^/]+\/content/,
  list: {
    call: /^GET \/v1\/videos\?/,
    reply: (jobs) => ({
      object: 'list',
      data: jobs.map(({ id, prompt, model, createdAt }) => ({
        id,
        prompt,
        model,
        created_at: Math.floor(createdAt / 1000),
        status: 'in_progress',
      })),
      has_more: false,
    }),
  },
  rejected: openAiError,
  rejections: { http: 400, codes: { refused: 'content_policy_violation' } },
  at503: 'ambiguous',
  progress: (progress) => ({ progress }),
  showsNoVideo: false,
  ...more,
});

const url = (job: ScriptedJob, path: string) => `${job.origin}${path}`;

/** Services that speak the Videos protocol. */
export const FAMILY_SCRIPTS: readonly Script[] = [
  videos('openai-videos'),
  videos('vllm-omni', {
    cancel: /^DELETE \/v1\/videos\//,
    forgetsCancelled: true,
    // `error.code` is a number or a text.
    failed: ({ code, message }) => ({ error: { code: /^\d+$/.test(code) ? Number(code) : code, message } }),
    // A failed job is answered with the status of its error and the whole record.
    httpOf: (record) => {
      const { status, error } = record as { status?: string; error?: { code?: unknown } | null };
      if (status !== 'failed') return 200;
      const code = Number(error?.code);
      return code >= 400 && code <= 599 ? code : 500;
    },
    refusals: [],
    // Its guardrails end a video like any other fault of the request.
    refusedEnds: [
      () => ({
        status: 'failed',
        error: { code: 400, message: 'Input was blocked by Cosmos3 guardrails.' },
      }),
    ],
    rejections: { http: 400, codes: {} },
    at503: 'not-started',
  }),
  videos('sglang', {
    repeatsFree: true,
    words: {
      queued: 'queued',
      running: 'in_progress',
      done: 'completed',
      failed: 'failed',
      cancelled: 'deleted',
    },
    refusedEnds: [
      () => ({
        status: 'failed',
        error: {
          message: 'Model generation failed. Error from scheduler: Guardrail blocked prompt.',
        },
      }),
    ],
    list: {
      call: /^GET \/v1\/videos$/,
      reply: (jobs) => ({ data: jobs.map(({ id }) => ({ id })), object: 'list' }),
    },
    refusals: [],
    failed: ({ message }) => ({ error: { message } }),
    rejected: ({ message }) => ({ detail: message }),
    rejections: { http: 400, codes: {} },
    at503: 'not-started',
  }),
  (({ list: _list, content: _content, ...rest }) => rest)(
    videos('openrouter', {
      namesUrls: true,
      created: (job) => ({ id: job.id, polling_url: url(job, `/v1/videos/${job.id}`), status: 'pending' }),
      words: {
        queued: 'pending',
        running: 'in_progress',
        done: 'completed',
        failed: 'failed',
        cancelled: 'cancelled',
        expired: 'expired',
      },
      finished: (_job, link) => ({ unsigned_urls: link === null ? [] : [link], usage: { cost: 0.4 } }),
      failed: ({ message }) => ({ error: message }),
      refusals: [],
      callback: ({ id }) => ({ type: 'video.generation.completed', data: { id, status: 'completed' } }),
      showsNoVideo: true,
    }),
  ),
  videos('contract', {
    model: 'vidB-2',
    id: (number) => `vidB-2:1763200000-${number}`,
    keyOf: ({ headers }) => String(headers['idempotency-key']),
    wordsAreOurs: true,
    words: { queued: 'pending', running: 'processing', done: 'completed', failed: 'failed' },
    cancel: /^DELETE \/v1\/videos\//,
    rejections: { http: 400, codes: { refused: 'content_policy_violation' } },
  }),
];
