import type { Script } from './script.ts';

/** Further hosted services, as their documentation has them. */
export const HOSTED_SCRIPTS: readonly Script[] = [
  {
    preset: 'runware',
    base: '',
    model: 'klingai:5@3',
    // One address for all: what is asked stands in the body.
    named: (_call, body) => `POST ${/"taskType":"(\w+)"/.exec(body)?.[1]}`,
    id: (_number, body) => /"taskUUID":"([^"]+)"/.exec(body)?.[1] ?? '',
    create: /^POST videoInference$/,
    created: ({ id }) => ({ data: [{ taskType: 'videoInference', taskUUID: id }] }),
    poll: /^POST getResponse$/,
    words: { queued: null, running: 'processing', done: 'success', failed: 'error' },
    polled: ({ id }, status) =>
      status === 'error'
        ? { data: [], errors: [{ taskUUID: id, status }] }
        : { data: [{ taskType: 'videoInference', taskUUID: id, ...(status !== null && { status }) }] },
    finished: (_job, link) => ({
      data: [{ videoUUID: 'v', ...(link !== null && { videoURL: link }), cost: 0.18 }],
    }),
    failed: (error) => ({ errors: [error] }),
    refusals: [],
    rejected: (error) => ({ errors: [error] }),
    rejections: { http: 400, codes: {} },
    at503: 'ambiguous',
    callback: ({ id }) => ({ data: [{ taskUUID: id }] }),
    showsNoFilm: true,
  },
  {
    preset: 'wavespeed',
    base: '/api/v3',
    model: 'wavespeed-ai/wan-2.2/t2v-720p',
    create: /^POST \/api\/v3\/wavespeed-ai\//,
    created: ({ id }) => ({ code: 200, message: 'success', data: { id, status: 'created', outputs: [] } }),
    poll: /^GET \/api\/v3\/predictions\/[^/]+$/,
    words: { queued: 'created', running: 'processing', done: 'completed', failed: 'failed' },
    polled: ({ id }, status) => ({
      code: 200,
      data: { id, ...(status !== null && { status }), outputs: [] },
    }),
    finished: (_job, link) => ({ data: { outputs: link === null ? [] : [link] } }),
    failed: ({ message }) => ({ data: { error: message } }),
    refusals: [],
    rejected: ({ code, message }) => ({ code: Number(code) || 400, message }),
    rejections: { http: 200, codes: { auth: '401', funds: '402', rate: '429' } },
    at503: 'ambiguous',
    showsNoFilm: true,
  },
  {
    preset: 'pixverse',
    base: '/openapi/v2',
    model: 'v5.5',
    create: /^POST \/openapi\/v2\/video\/text\/generate$/,
    created: ({ id }) => ({ ErrCode: 0, ErrMsg: 'success', Resp: { video_id: id } }),
    poll: /^GET \/openapi\/v2\/video\/result\/[^/]+$/,
    words: { queued: null, running: '5', done: '1', failed: '8', unknown: '6' },
    polled: ({ id }, status) => ({
      ErrCode: 0,
      Resp: {
        id,
        ...(status !== null && { status: Number.isNaN(Number(status)) ? status : Number(status) }),
      },
    }),
    finished: (_job, link) => ({ Resp: { url: link ?? '' } }),
    failed: ({ message }) => ({ ErrMsg: message }),
    refusals: [],
    refusedEnds: [() => ({ Resp: { status: 7 } })],
    rejected: ({ code, message }) => ({ ErrCode: Number(code) || 400_017, ErrMsg: message }),
    rejections: { http: 200, codes: {} },
    at503: 'ambiguous',
    showsNoFilm: true,
  },
];
