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
  operation: {
    create: { id: 'name' },
    poll: { done: 'done' },
    error: { code: 'error.code', message: 'error.message' },
  },
};
