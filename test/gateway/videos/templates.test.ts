import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Json } from '../../../src/engines/video-engine.ts';
import { renderTemplate } from '../../../src/gateway/description/template.ts';
import { renderUrl } from '../../../src/gateway/description/url-template.ts';
import { describeRequest } from '../../../src/gateway/videos/requests/describe-request.ts';
import { descriptionOf, NEVER, newJob, upstreamAt } from './engine-at.ts';

const VARIABLES = {
  prompt: 'a boat',
  seconds: 8,
  size: '1280x720',
  tier: '720p',
  watermark: false,
  seed: undefined,
  callback_url: null,
  first_frame: { url: 'https://a/1', link: 'https://a/1' },
  last_frame: { url: null },
  references: [{ url: 'https://a/2' }, { url: 'https://a/3' }],
  characters: [],
};

describe('templates', () => {
  const CASES: readonly (readonly [Json, unknown])[] = [
    ['$seconds', 8],
    ['$seconds|string', '8'],
    ['$seconds|suffix:s', '8s'],
    ['$watermark', false],
    ["$size|join:':'", '1280:720'],
    ['$size|join:*', '1280*720'],
    ['$tier|map:{720p: 768P, 1080p: 1080P}', '768P'],
    ['$tier|map:{4k: big, else: small}', 'small'],
    ['$$seconds', '$seconds'],
    ['seconds', 'seconds'],
    [{ a: 1, b: '$seed?' }, { a: 1 }],
    [{ a: '$prompt', b: { c: '$seed?', d: '$callback_url?' } }, { a: 'a boat' }],
    [['$seed?', '$seconds'], [8]],
    [
      { p: '$prompt', settings: { mode: 'pro', seed: '$seed?' } },
      { p: 'a boat', settings: { mode: 'pro' } },
    ],
    [{ p: '$prompt', tail: { type: 'base64', data: '$character.base64?' } }, { p: 'a boat' }],
    [{ p: '$prompt', hook: { uris: ['$callback_url?'], events: ['completed'] } }, { p: 'a boat' }],
    // Entries that lose their only value go, though they hold words of their own.
    [
      [
        { type: 'text', text: '$prompt' },
        { type: 'image', role: 'first', image: { url: '$first_frame.url?' } },
        { type: 'image', role: 'seed', image: { url: '$seed?' } },
      ],
      [
        { type: 'text', text: 'a boat' },
        { type: 'image', role: 'first', image: { url: 'https://a/1' } },
      ],
    ],
    [
      { p: '$prompt', list: { each: 'references', item: { uri: '$item.url', n: '$seconds' } } },
      {
        p: 'a boat',
        list: [
          { uri: 'https://a/2', n: 8 },
          { uri: 'https://a/3', n: 8 },
        ],
      },
    ],
    [{ p: '$prompt', list: { each: 'characters', item: '$item.url' } }, { p: 'a boat' }],
    ['$references.1.url', 'https://a/3'],
    [{ p: '$prompt', third: '$references.2.url?' }, { p: 'a boat' }],
    // A workflow of ComfyUI whose negative prompt is empty.
    [
      { p: '$prompt', negative: '' },
      { p: 'a boat', negative: '' },
    ],
    [{ more: { json_text: { n: '$seconds', seed: '$seed?' } } }, { more: '{"n":8}' }],
    [
      { audio: true, empty: {} },
      { audio: true, empty: {} },
    ],
  ];
  for (const [template, expected] of CASES) {
    test(`${JSON.stringify(template)} gives ${JSON.stringify(expected)}`, () => {
      assert.deepEqual(renderTemplate(template, VARIABLES), expected);
    });
  }

  const NOT: readonly (readonly [Json, RegExp])[] = [
    ['$seed', /needs \$seed/],
    // It is there, but has no address: it must not be left out without a word.
    ['$last_frame.url?', /needs \$last_frame\.url/],
    ['$tier|map:{4k: big}', /no word for 720p/],
  ];
  for (const [template, message] of NOT) {
    test(`${JSON.stringify(template)} cannot be said`, () => {
      assert.throws(() => renderTemplate(template, VARIABLES), { name: 'Inexpressible', message });
    });
  }
});

describe('the number of frames', () => {
  const CASES: readonly (readonly [object, number, unknown])[] = [
    [{}, 5, { frames: 120, fps: 24 }],
    [{ frames: { fps: 16 } }, 5, { frames: 80, fps: 16 }],
    [{ frames: { fps: 16, step: 4 } }, 5, { frames: 81, fps: 16 }],
    [{ frames: { fps: 24, step: 8 } }, 10, { frames: 241, fps: 24 }],
    [{ frames: { fps: 15, step: 4 } }, 5, { frames: 77, fps: 15 }],
  ];
  for (const [frames, seconds, expected] of CASES) {
    test(`${seconds} seconds with ${JSON.stringify(frames)} are ${JSON.stringify(expected)}`, async () => {
      const description = descriptionOf({
        protocol: 'task',
        create: { post: '/a', json: { frames: '$frames', fps: '$fps' }, id: 'id' },
        poll: { get: '/a', status: 's', map: { ok: 'done' } },
        result: [{ video: 'f' }],
        ...frames,
      });
      const target = {
        route: { model: 'm', input: {}, drop: [] },
        upstream: upstreamAt({ raw: {}, baseUrl: 'http://127.0.0.1:9' }),
      };
      const shown = await describeRequest(description, newJob({ seconds }), target, NEVER);
      assert.deepEqual(shown.body, expected);
    });
  }
});

describe('URLs', () => {
  const base = 'https://api.example/v1';
  const variables = {
    id: 'task:1/2',
    model: 'own er/na:me',
    keep: { status: '/abs/x?y=1', whole: 'https://z.example/a' },
    callback_url: 'https://o/?a=b',
  };
  const CASES: readonly (readonly [string, string])[] = [
    ['/tasks/{id}', `${base}/tasks/task%3A1%2F2`],
    ['/q?id={id}&x=1', `${base}/q?id=task%3A1%2F2&x=1`],
    ['/{model}:go', `${base}/own%20er/na%3Ame:go`],
    ['/{model|head:1}/x', `${base}/own%20er/x`],
    ['/x?hook=$callback_url?', `${base}/x?hook=https%3A%2F%2Fo%2F%3Fa%3Db`],
    ['/x?a=1&seed=$seed?', `${base}/x?a=1`],
    ['/x?seed=$seed?', `${base}/x`],
    ['{keep.status}', 'https://api.example/abs/x?y=1'],
    ['{keep.whole}', 'https://z.example/a'],
  ];
  for (const [template, expected] of CASES) {
    test(`${template} is ${expected}`, () => assert.equal(renderUrl(template, variables, base), expected));
  }

  test('an id cannot lead to another path', () => {
    for (const id of ['.', '..', ''])
      assert.throws(() => renderUrl('/tasks/{id}/x', { id }, base), { name: 'Inexpressible' });
    assert.throws(() => renderUrl('/{model}', { model: 'a/../../b' }, base), { name: 'Inexpressible' });
  });
});
