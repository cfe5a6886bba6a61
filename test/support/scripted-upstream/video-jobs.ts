import type { FakeService } from './fake-service.ts';

/** The settings of a service that makes videos by jobs; `more` is laid over them. */
export function jobsEntry(baseUrl: string, more: object = {}): object {
  return {
    protocol: 'task',
    base_url: baseUrl,
    auth: 'none',
    create: { post: '/jobs', json: { prompt: '$prompt' }, id: 'id' },
    poll: {
      get: '/jobs/{id}',
      status: 'status',
      every: '20ms',
      map: { done: 'done', working: 'running' },
    },
    result: [{ video: 'video' }],
    ...more,
  };
}

/** Has a fake make each video at once: it is this file. */
export function makeVideos(fake: FakeService, video: string): FakeService {
  return fake
    .on('POST', /jobs/, { json: { id: 'j' } })
    .on('GET', /video/, { file: video })
    .on('GET', /jobs/, { json: { status: 'done', video: '/video' } });
}
