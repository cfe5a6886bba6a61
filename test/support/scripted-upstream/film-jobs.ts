import type { FakeService } from './fake-service.ts';

/** The settings of a service that makes films by jobs; `more` is laid over them. */
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
    result: [{ film: 'film' }],
    ...more,
  };
}

/** Has a fake make each film at once: it is this file. */
export function makeFilms(fake: FakeService, film: string): FakeService {
  return fake
    .on('POST', /jobs/, { json: { id: 'j' } })
    .on('GET', /film/, { file: film })
    .on('GET', /jobs/, { json: { status: 'done', film: '/film' } });
}
