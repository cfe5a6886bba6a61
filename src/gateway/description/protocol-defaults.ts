/** What a description may leave out, by its protocol. */
export const PROTOCOL_DEFAULTS: Readonly<Record<string, object>> = {
  videos: {
    create: { post: '/videos', id: 'id' },
    poll: {
      get: '/videos/{id}',
      status: 'status',
      map: { queued: 'queued', in_progress: 'running', completed: 'done', failed: 'failed' },
    },
    error: { code: ['error.code'], message: ['error.message'] },
    result: [{ video: '/videos/{id}/content' }],
  },
  // The answer to the creation has the video, so there is nothing to ask about; a video takes its time and its room.
  inline: {
    create: { id: 'id', timeout: '15m' },
    poll: { get: '/', done: 'done', body_limit: '512MB' },
    error: { code: ['error.code'], message: ['error.message', 'detail'] },
  },
  operation: {
    create: { id: 'name' },
    poll: { done: 'done' },
    error: { code: 'error.code', message: 'error.message' },
  },
};
