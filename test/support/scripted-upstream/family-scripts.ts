import type { Script, ScriptedError, ScriptedJob } from './script.ts';

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
  showsNoFilm: false,
  ...more,
});

const rai = {
  raiMediaFilteredCount: 1,
  raiMediaFilteredReasons: ['You will not be charged. Support codes: 42237218'],
};

const veo = (preset: string, more: Partial<Script>): Script => ({
  preset,
  base: '/v1',
  model: 'veo-3.1-generate-001',
  id: (number) => `models/veo-3.1-generate-001/operations/op-${number}-${preset}`,
  create: /^POST \/v1\/.*:predictLongRunning$/,
  created: ({ id }) => ({ name: id }),
  poll: /^POST \/v1\/.*:fetchPredictOperation$/,
  words: { queued: null, running: null, done: 'done', failed: 'done' },
  polled: ({ id }, word) => ({ name: id, ...(word === 'done' && { done: true }) }),
  finished: (_job, link) => ({
    response: { videos: link === null ? [] : [{ gcsUri: link, mimeType: 'video/mp4' }] },
  }),
  failed: ({ message }) => ({ error: { code: 13, message } }),
  refusals: [],
  refusedEnds: [() => ({ response: rai })],
  rejected: ({ code, message }) => ({ error: { code: 400, message, status: code } }),
  rejections: { http: 400, codes: {} },
  at503: 'ambiguous',
  showsNoFilm: true,
  ...more,
});

const kling = (preset: string, more: Partial<Script>): Script => ({
  preset,
  base: '',
  model: 'kling-v3',
  create: /^POST \/text-to-video\//,
  created: ({ id }) => ({ code: 0, message: 'SUCCEED', data: { id, status: 'submitted' } }),
  poll: /^GET \/tasks\?task_ids=/,
  words: { queued: 'submitted', running: 'processing', done: 'succeeded', failed: 'failed' },
  polled: ({ id }, status) => ({ code: 0, data: [{ id, ...(status !== null && { status }) }] }),
  finished: ({ id }, link) => ({
    data: [{ id, status: 'succeeded', outputs: link === null ? [] : [{ url: link }] }],
  }),
  failed: ({ code, message }) => ({ data: [{ status: 'failed', message, error: { code } }] }),
  refusals: ['1301'],
  list: {
    call: /^GET \/tasks\?external_task_ids=/,
    reply: (jobs) => ({ code: 0, data: jobs.map(({ id }) => ({ id, status: 'processing' })) }),
  },
  rejected: ({ code, message }) => ({ code: Number(code), message }),
  rejections: { http: 200, codes: { refused: '1301', auth: '1002', funds: '1102', rate: '1303' } },
  at503: 'ambiguous',
  callback: ({ id }) => ({ id, task_id: id, status: 'succeeded' }),
  showsNoFilm: true,
  ...more,
});

const url = (job: ScriptedJob, path: string) => `${job.origin}${path}`;

/** Services that share a protocol: the Videos protocol, Google's operations, Kling's two standards. */
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
    // Its guardrails end a film like any other fault of the request.
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
  videos('tensorrt-llm', {
    createdHttp: 202,
    // Fields that it does not know are refused.
    refuses: (body) => {
      const known = ['prompt', 'model', 'size', 'seconds', 'seed', 'image_reference'];
      const names = [...body.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name ?? '');
      const odd = names.find((name) => !known.includes(name));
      return odd === undefined
        ? null
        : { status: 422, json: { detail: [{ loc: ['body', odd], type: 'extra_forbidden' }] } };
    },
    words: { queued: 'queued', running: 'generating', done: 'completed', failed: 'failed' },
    failed: ({ message }) => ({ error: message || 'Video generation failed' }),
    rejected: ({ message }) => ({
      object: 'error',
      message,
      type: 'BadRequestError',
      param: null,
      code: 400,
    }),
    rejections: { http: 400, codes: {} },
    refusals: [],
    list: {
      call: /^GET \/v1\/videos$/,
      reply: (jobs) => ({
        object: 'list',
        data: jobs.map(({ id, prompt, model, createdAt }) => ({
          id,
          prompt,
          model,
          created_at: Math.floor(createdAt / 1000),
          status: 'generating',
        })),
      }),
    },
    cancel: /^DELETE \/v1\/videos\//,
    forgetsCancelled: true,
    at503: 'not-started',
  }),
  videos('fastvideo', {
    repeatsFree: true,
    words: { queued: 'queued', running: null, done: 'completed', failed: 'failed', cancelled: 'deleted' },
    failed: ({ message }) => ({ error: { message } }),
    refusals: [],
    rejected: ({ message }) => ({ detail: message }),
    rejections: { http: 400, codes: {} },
    at503: 'not-started',
  }),
  videos('azure-videos'),
  videos('litellm', {
    words: { queued: 'queued', running: 'processing', done: 'completed', failed: 'failed' },
    // As its proxy 1.105.0 answered: the code is the status, and the service's own error stands in the message.
    rejected: (error) => ({
      error: {
        message: `litellm.BadRequestError: OpenAIException - ${JSON.stringify(openAiError(error))}`,
        type: 'invalid_request_error',
        param: null,
        code: '400',
      },
    }),
  }),
  (({ list: _list, ...rest }) => ({
    ...rest,
    created: ({ id }: ScriptedJob) => ({ task_id: id, status: 'queued' }),
    progress: (share: unknown) => ({ progress: share }),
    // As v1.0.0-rc.25 answered: a code of its own, and the service's error as text.
    rejected: (error: ScriptedError) => ({
      code: 'fail_to_fetch_task',
      message: JSON.stringify(openAiError(error)),
      data: null,
    }),
  }))(videos('new-api')),
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
      showsNoFilm: true,
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
  veo('vertex-veo', {
    withinReply: (base64) => ({
      response: { videos: [{ bytesBase64Encoded: base64, mimeType: 'video/mp4' }] },
    }),
  }),
  veo('gemini-veo', {
    poll: /^GET \/v1\/models\/[^?]*\/operations\//,
    finished: (_job, link) => ({
      response: {
        generateVideoResponse: { generatedSamples: link === null ? [] : [{ video: { uri: link } }] },
      },
    }),
    refusedEnds: [() => ({ response: { generateVideoResponse: rai } })],
  }),
  kling('kling', {}),
  kling('kling-omni', {
    model: 'kling-3.0-omni',
    create: /^POST \/omni-video\//,
    failed: ({ code, message }) => ({ data: [{ status: 'failed', message, code }] }),
  }),
  kling('kling-v1', {
    model: 'kling-v2',
    create: /^POST \/v1\/videos\/text2video$/,
    created: ({ id }) => ({ code: 0, data: { task_id: id, task_status: 'submitted' } }),
    poll: /^GET \/v1\/videos\/text2video\/job-/,
    words: { queued: 'submitted', running: 'processing', done: 'succeed', failed: 'failed' },
    polled: ({ id }, status) => ({
      code: 0,
      data: { task_id: id, ...(status !== null && { task_status: status }) },
    }),
    finished: ({ id }, link) => ({
      data: {
        task_id: id,
        task_status: 'succeed',
        task_result: { videos: link === null ? [] : [{ url: link }] },
      },
    }),
    failed: ({ code, message }) => ({
      code: Number(code) || 0,
      data: { task_status: 'failed', task_status_msg: message },
    }),
    list: {
      call: /^GET \/v1\/videos\/text2video\/[0-9a-f]{8}-/,
      reply: ([job]) =>
        job ? { code: 0, data: { task_id: job.id, task_status: 'processing' } } : { code: 1203 },
    },
    callback: ({ id }) => ({ task_id: id, task_status: 'succeed' }),
  }),
];
