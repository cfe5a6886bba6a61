import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSettings } from '../../src/settings/settings.ts';

/** Settings of earlier releases, and what their refusal begins with. */
const REMOVED: readonly [settings: unknown, refusal: RegExp][] = [
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
  [{ audio_history: { keep: 'all' } }, /^audio_history was removed\. Callers keep/],
];

test('a removed setting is refused with what to do instead', () => {
  for (const [settings, refusal] of REMOVED) assert.match(checkSettings(settings) ?? 'accepted', refusal);
});
