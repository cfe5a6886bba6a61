import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSettings } from '../../src/settings/settings.ts';

/** Settings of earlier releases, and what their refusal begins with. */
const REMOVED: readonly (readonly [settings: unknown, refusal: RegExp])[] = [
  [{ retention: { film_days: 7 } }, / was removed\. It is called retention\.video_days now\.$/],
  [{ local: { films_at_once: 2 } }, / was removed\. It is called local\.videos_at_once now\.$/],
  [
    { upstreams: { far: { preset: 'fal', film_megabytes: 9 } } },
    / was removed\. It is called video_megabytes now\.$/,
  ],
  [
    { upstreams: { far: { preset: 'fal', film_seconds: 9 } } },
    / was removed\. It is called video_seconds now\.$/,
  ],
  [
    { upstreams: { far: { preset: 'fal', make_good: ['format'] } } },
    / was removed\. It is called post_process now\.$/,
  ],
  [
    { upstreams: { far: { protocol: 'task', result: [{ film: 'url' }] } } },
    / was removed\. It is called video now\.$/,
  ],
  [
    { models: { 'vidB-2': { routes: [{ upstream: 'far', make_good: ['format'] }] } } },
    / was removed\. It is called post_process now\.$/,
  ],
  [{ models: { 'vidB-2': { price: { per_film: 1 } } } }, / was removed\. It is called per_video now\.$/],
  [
    { models: { 'vidB-2': { price: { rows: [{ when: { sounds: 1 }, per_film: 1 }] } } } },
    / was removed\. It is called per_video now\.$/,
  ],
  [
    { models: { 'vidB-2': { routes: [{ upstream: 'far', price: { per_film: 1 } }] } } },
    / was removed\. It is called per_video now\.$/,
  ],
  [
    {
      models: {
        'vidB-2': { routes: [{ upstream: 'far', price: { rows: [{ when: { sounds: 1 }, per_film: 1 }] } }] },
      },
    },
    / was removed\. It is called per_video now\.$/,
  ],
  [
    { models: { 'vidB-2': { parameters: { steps: { type: 'integer', adds: { per_film: 1 } } } } } },
    / was removed\. It is called per_video now\.$/,
  ],
  [{ cache: { films: '30d' } }, /^cache was removed\. Send an `Idempotency-Key` with each order instead/],
  [
    { models: { 'vidB-2': { routes_by: 'cost' } } },
    /^models\.vidB-2\.routes_by was removed\. Routes are asked/,
  ],
  [
    { upstreams: { far: { paths: { responses: '/responses' } } } },
    /^upstreams\.far\.paths\.responses was removed\./,
  ],
  [{ gallery: { public: true } }, /^gallery was removed\. Share a video by a link instead/],
  [{ upstreams: { a: { store: 's3://films' } } }, /^upstreams\.a\.store was removed\. Videos are fetched/],
  [
    { upstreams: { far: { reconcile: { list: { get: '/jobs' } } } } },
    /^upstreams\.far\.reconcile\.list\.get was removed\. Write reconcile: none/,
  ],
  [
    { upstreams: { far: { result: [{ video: 'url', limit: '1GB' }] } } },
    /\.result\.0\.limit was removed\. Set video_m/,
  ],
  ...[{ lives: '1h' }, { refresh: 'poll' }, { auth: 'never' }].map(
    (step) =>
      [
        { upstreams: { far: { result: [{ video: 'url', ...step }] } } },
        / was removed\. Leave it out/,
      ] as const,
  ),
  ...[
    { prepare: [{ auth: 'never' }] },
    { prepare: [{ timeout: '1m' }] },
    { poll: { position: 'place' } },
    { cancel: { never_on: ['done'] } },
    { cancel: [{ never_on: ['done'] }] },
    { refused: { reason: 'why' } },
  ].map((far) => [{ upstreams: { far } }, / was removed\. Leave it out/] as const),
  [
    { upstreams: { far: { cost: { path: 'cents', times: 0.01 } } } },
    /^upstreams\.far\.cost\.times was removed\. Write/,
  ],
  [
    { upstreams: { far: { protocol: 'inline' } } },
    /^upstreams\.far\.protocol\.inline was removed\. Put a small proxy/,
  ],
  [{ audio_history: { keep: 'all' } }, /^audio_history was removed\. Callers keep/],
];

test('a removed setting is refused with what to do instead', () => {
  for (const [settings, refusal] of REMOVED) assert.match(checkSettings(settings) ?? 'accepted', refusal);
});
