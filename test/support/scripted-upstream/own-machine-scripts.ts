import type { Script } from './script.ts';

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
    rejected: ({ message }) => ({ detail: message }),
    rejections: { http: 400, codes: {} },
    at503: 'ambiguous',
    showsNoVideo: false,
  },
  {
    preset: 'sd-cpp',
    base: '',
    model: 'wan2.2',
    repeatsFree: true,
    videoWithin: true,
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
    showsNoVideo: true,
  },
];
