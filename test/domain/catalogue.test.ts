import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Catalogue, type CatalogueRow } from '../../src/domain/catalogue.ts';
import type { PriceRow } from '../../src/domain/model.ts';
import type { ModelRow } from '../../src/domain/model-row.ts';

const row = (id: string, facts: ModelRow, price: CatalogueRow['price'] = null): CatalogueRow => ({
  id,
  origin: 'settings',
  row: facts,
  price,
  routes: null,
});

const table = (...conditions: PriceRow['when'][]) => ({
  rows: conditions.map((when) => ({ when, perSecond: 5 })),
});

const FREE = { perSecond: 0 };

test('a row may be like another that stands after it', () => {
  const { entries, problems } = new Catalogue([
    row('second', { like: 'first', images: 1 }),
    row('first', { like: 'vidA2-fast-frames' }),
  ]);
  assert.deepEqual(problems, []);
  const second = entries.get('second')?.model;
  assert.ok(second?.kind === 'video');
  assert.deepEqual([second.family, second.maxImages, second.imageUse], ['A', 1, 'frames']);
});

const WRONG: readonly [string, CatalogueRow[], string | null, RegExp][] = [
  ['is like nobody', [row('x', { like: 'nobody' })], 'like', /there is no model nobody/],
  ['is like itself', [row('x', { like: 'x' })], 'like', /there is no model x/],
  ['says no kind', [row('x', {}, FREE)], 'kind', /is missing/],
  ['says no price', [row('x', { kind: 'video' })], 'price', /0 makes it free/],
  [
    'is like a model of another kind',
    [row('x', { kind: 'chat', like: 'vidB-2' })],
    'like',
    /not a chat model/,
  ],
  [
    'has a parameter that no value fits',
    [row('x', { like: 'vidB-2', parameters: { strength: { type: 'number', min: 2, max: 1 } } })],
    'parameters.strength',
    /min above its max/,
  ],
  [
    'has a parameter with a value of another type',
    [row('x', { like: 'vidB-2', parameters: { rate: { type: 'integer', values: [24, '30 fps'] } } })],
    'parameters.rate',
    /the value 30 fps, which must be a whole number/,
  ],
  ['has voices but makes videos', [row('x', { like: 'vidB-2', voices: ['a'] })], 'voices', /video model/],
  [
    'is priced by another measure',
    [row('x', { like: 'vidB-2' }, { perMinute: 1 })],
    'price.per_minute',
    /not a measure of video models/,
  ],
  [
    'has no price for one of its sizes',
    [row('x', { like: 'vidB-2' }, table({ tier: ['480p', '720p'] }))],
    'price.rows',
    /no row for size 1080x1920, tier 1080p/,
  ],
  [
    'has no price between two lengths',
    [
      row(
        'x',
        { like: 'vidB-2', seconds: [5, 6, 7] },
        table({ seconds: { max: 5 } }, { seconds: { min: 7 } }),
      ),
    ],
    'price.rows',
    /seconds 6/,
  ],
  [
    'has no price for videos with pictures from one of its sizes on',
    [row('x', { like: 'vidB-2' }, table({ input: ['text', 'video'] }, { input: 'image', tier: '720p' }))],
    'price.rows',
    /input image/,
  ],
  [
    'has no price for long questions',
    [
      row(
        'x',
        { like: 'chat-4o-audio-preview' },
        { rows: [{ when: { input_tokens: { max: 200_000 } }, perThousandTokens: 1 }] },
      ),
    ],
    'price.rows',
    /input_tokens 200001/,
  ],
  [
    'has no price for edits of its videos',
    [row('x', { like: 'vidA3' }, table({ input: ['text', 'image'] }))],
    'price.rows',
    /input video/,
  ],
  [
    'has no price for characters alone',
    [row('x', { like: 'vidA3' }, table({ input: ['text', 'video'] }, { pictures: { min: 1 } }))],
    'price.rows',
    /input image, pictures 0/,
  ],
  [
    'has no price for one of its parameters, beside one that has a least value',
    [
      row(
        'x',
        {
          like: 'vidB-2',
          parameters: {
            rate: { type: 'integer', min: 12, max: 60, default: 24 },
            sound: { type: 'boolean', default: true },
          },
        },
        table({ sound: true }),
      ),
    ],
    'price.rows',
    /sound false/,
  ],
  [
    'has no price for less than nothing of a parameter',
    [
      row(
        'x',
        { like: 'vidB-2', parameters: { motion: { type: 'integer', min: -5, max: 5, default: 0 } } },
        table({ motion: { min: 0 } }),
      ),
    ],
    'price.rows',
    /motion -/,
  ],
  [
    'has no price between two values of a parameter',
    [
      row(
        'x',
        { like: 'vidB-2', parameters: { strength: { type: 'number', min: 0, max: 1, default: 0 } } },
        table({ strength: { max: 0.4 } }, { strength: { min: 0.6 } }),
      ),
    ],
    'price.rows',
    /strength 0[.]5/,
  ],
  ...(
    [
      ['seconds', '8', /must be a number/],
      ['tier', '2160p', /must be .*4k/],
      ['tier', ['720p', '4K'], /must be .*4k/],
      ['tier', { max: 720 }, /must be .*4k/],
      ['size', '1280*720', /must be .*1280x720/],
      ['input', 'clip', /must be text, image or video/],
      ['seed', '7', /must be a number/],
      ['sound', 'true', /must be true or false/],
      ['mode', 3, /must be a text/],
    ] as const
  ).map(([fact, condition, says]): (typeof WRONG)[number] => [
    `is priced by what no order can be, ${fact} ${JSON.stringify(condition)},`,
    [
      row(
        'x',
        { like: 'vidB-2', parameters: { sound: { type: 'boolean' }, mode: { type: 'string' } } },
        { perSecond: 1, ...table({ [fact]: condition }) },
      ),
    ],
    `price.rows.0.when.${fact}`,
    says,
  ]),
  [
    'is priced by what nobody knows of an order',
    [row('vidB-2', {}, { perSecond: 1, ...table({ weather: 'fine' }) })],
    'price.rows.0.when.weather',
    /facts are size, tier, seconds, input, pictures/,
  ],
  ['speaks without a voice', [row('x', { kind: 'speech' }, { perThousandCharacters: 1 })], 'voices', /voice/],
  ['redefines a model of the contract', [row('vidB-2', { images: 1 })], 'images', /exists already/],
  [
    'takes a name of another as its own',
    [row('x', { like: 'vidB-2', aliases: ['asr-1'] })],
    'aliases',
    /asr-1/,
  ],
  [
    'has the other name of another as its id',
    [row('y', { like: 'vidB-2', aliases: ['x'] }), row('x', { like: 'vidB-2' })],
    null,
    /another name of y/,
  ],
  ['has an id that leads elsewhere', [row('a/../b', { like: 'vidB-2' })], null, /its id must be/],
  ['has an id with a space', [row('a b', { like: 'vidB-2' })], null, /its id must be/],
  [
    'is used where its kind is not',
    [row('x', { like: 'vidB-2', endpoints: ['/v1/audio/speech'] })],
    'endpoints',
    /not one of/,
  ],
  ['is never retired', [row('x', { like: 'vidB-2', retires: '2027-13-01' })], 'retires', /date/],
  [
    'is spoken by a video',
    [row('x', { like: 'chat-4o-audio-preview', speech_model: 'vidB-2' })],
    'speech_model',
    /not a speech model/,
  ],
];
for (const [title, rows, fact, says] of WRONG) {
  test(`a row that ${title} is a problem`, () => {
    const [problem, ...others] = new Catalogue(rows).problems;
    assert.deepEqual([problem?.fact, others], [fact, []]);
    assert.match(problem!.message, says);
  });
}

test('a video after clips is one from video: a table needs no row for clips with anything else', () => {
  const price = table({ input: 'video' }, { clips: 0 });
  assert.deepEqual(new Catalogue([row('x', { like: 'vidB-2' }, price)]).problems, []);
  const [problem] = new Catalogue([
    row('x', { like: 'vidB-2' }, table({ input: ['text', 'image'] }, { clips: { max: 1 } })),
  ]).problems;
  assert.match(problem!.message, /input video, pictures 0, clips 2/);
});

test('a table has a row for each value that a parameter can have', () => {
  const parameters: ModelRow['parameters'] = {
    rate: { type: 'integer', min: 12, max: 60, default: 24 },
    strength: { type: 'number', min: 0.25, max: 1, default: 0.5 },
  };
  const prices = [
    table({ rate: { max: 30 } }, { rate: { min: 31 } }),
    table({ rate: { min: 12, max: 60 } }),
    table({ strength: { max: 0.5 } }, { strength: { min: 0.5 } }),
    table({ strength: { min: 0.25 }, rate: { min: 1 } }),
  ];
  for (const price of prices)
    assert.deepEqual(new Catalogue([row('x', { like: 'vidB-2', parameters }, price)]).problems, []);
});

test('a model of the contract is priced, retired and named otherwise', () => {
  const { entries, problems } = new Catalogue([
    { ...row('vidB-2', { aliases: ['sora-2'], retires: '2027-01-31' }, { perSecond: 5 }), routes: ['local'] },
  ]);
  assert.deepEqual(problems, []);
  const { model, aliases, retiresAt, routes, origin } = entries.get('vidB-2')!;
  assert.deepEqual(model.price, { perSecond: 5, largeFactor: 1.7 });
  assert.deepEqual(
    [aliases, retiresAt, routes, origin],
    [['sora-2'], Date.UTC(2027, 0, 31), ['local'], 'contract'],
  );
});
