import type { Script } from './script.ts';

const detail = ({ message }: { message: string }) => ({ detail: message });

/** Servers on a GPU of one's own with a protocol of their own, as their sources have it. */
export const OWN_MACHINE_SCRIPTS: readonly Script[] = [
  {
    preset: 'lightx2v',
    base: '',
    model: 'wan2.2',
    id: (_number, body) => /"task_id":"([^"]+)"/.exec(body)?.[1] ?? '',
    create: /^POST \/v1\/tasks\/video\/$/,
    // An id that it knows and a full queue are the same to it.
    refuses: (body, jobs) =>
      jobs.some(({ id }) => body.includes(id))
        ? { status: 503, json: { detail: 'Task ID already exists' } }
        : null,
    created: ({ id }) => ({ task_id: id, task_status: 'pending', save_result_path: `${id}.mp4` }),
    poll: /^GET \/v1\/tasks\/[^/]+\/status$/,
    words: {
      queued: 'pending',
      running: 'processing',
      done: 'completed',
      failed: 'failed',
      cancelled: 'cancelled',
    },
    polled: ({ id }, status) => ({ task_id: id, ...(status !== null && { status }), error: null }),
    finished: ({ id }) => ({ save_result_path: `${id}.mp4` }),
    failed: ({ message }) => ({ error: message, error_type: 'RuntimeError' }),
    refusals: [],
    content: /^GET \/v1\/tasks\/[^/]+\/result$/,
    cancel: /^DELETE \/v1\/tasks\//,
    rejected: detail,
    rejections: { http: 400, codes: {} },
    at503: 'ambiguous',
    showsNoFilm: false,
  },
  {
    preset: 'sd-cpp',
    base: '',
    model: 'wan2.2',
    repeatsFree: true,
    filmWithin: true,
    create: /^POST \/sdcpp\/v1\/vid_gen$/,
    createdHttp: 202,
    created: ({ id }) => ({ id, kind: 'vid_gen', status: 'queued', poll_url: `/sdcpp/v1/jobs/${id}` }),
    poll: /^GET \/sdcpp\/v1\/jobs\/[^/]+$/,
    words: {
      queued: 'queued',
      running: 'generating',
      done: 'completed',
      failed: 'failed',
      cancelled: 'cancelled',
    },
    polled: ({ id }, status) => ({
      id,
      kind: 'vid_gen',
      ...(status !== null && { status }),
      queue_position: 0,
      result: null,
      error: null,
    }),
    finished: () => ({ result: { output_format: 'webm', mime_type: 'video/webm', b64_json: '' } }),
    withinReply: (base64) => ({
      result: { output_format: 'webm', mime_type: 'video/webm', b64_json: base64 },
    }),
    failed: ({ message }) => ({ error: { code: 'generation_failed', message } }),
    refusals: [],
    cancel: /^POST \/sdcpp\/v1\/jobs\/[^/]+\/cancel$/,
    cancelsQueuedOnly: true,
    rejected: ({ message }) => ({ error: message }),
    rejections: { http: 400, codes: {} },
    at503: 'ambiguous',
    showsNoFilm: true,
  },
];

/** Servers whose answer to the creation has the film. */
export const INLINE_SCRIPTS: readonly Script[] = [
  inline('localai', {
    create: /^POST \/video$/,
    finished: ({ id }, link) => ({ id, created: 1, data: link === null ? [] : [{ url: link }] }),
    rejected: ({ message }) => ({ error: { code: 400, message, type: '' } }),
    // core/http/app.go: what a handler returns is 500; of a backend it is the error of its gRPC call.
    at500: {
      error: { code: 500, message: 'rpc error: code = Unknown desc = CUDA out of memory', type: '' },
    },
  }),
  inline('xinference', {
    create: /^POST \/v1\/video\/generations$/,
    finished: (_job, link) => ({ created: 1, data: link === null ? [] : [{ url: link, b64_json: null }] }),
    rejected: detail,
    // xinference/api/restful_api.py, create_videos: any exception of the model.
    at500: { detail: '[address=127.0.0.1:41271, pid=77] CUDA out of memory' },
  }),
  inline('ltx', {
    base: '/v1',
    create: /^POST \/v1\/text-to-video$/,
    repeatsFree: false,
    filmWithin: true,
    finished: () => ({}),
    rejected: ({ code, message }) => ({ type: 'error', error: { type: code, message } }),
  }),
];

function inline(
  preset: string,
  more: Pick<Script, 'create' | 'finished' | 'rejected'> & Partial<Script>,
): Script {
  return {
    preset,
    base: '',
    model: 'wan-2',
    isInline: true,
    repeatsFree: true,
    created: () => ({}),
    poll: /^never$/,
    words: { queued: null, running: null, done: 'done', failed: null },
    polled: () => ({}),
    failed: detail,
    refusals: [],
    rejections: { http: 400, codes: {} },
    at503: preset === 'ltx' ? 'ambiguous' : 'not-started',
    showsNoFilm: true,
    ...more,
  };
}
