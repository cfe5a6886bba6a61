import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDecimal, toDecimalOrNull, toMicros, toMicrosOrNull } from '../../src/domain/money.ts';
import {
  mostPriceOfTokens,
  NO_DETAILS,
  priceOfAudio,
  priceOfSpeech,
  priceOfUsage,
  priceOfVideo,
} from '../../src/domain/price.ts';

test('money goes in and out without losing a micro-unit', () => {
  for (const amount of [0, 0.1, 0.2, 0.3, 0.000001, 1.1, 19.99, 123_456.789012, 1_000_000_000]) {
    assert.equal(toDecimal(toMicros(amount)), amount);
  }
  assert.equal(toMicros(0.1) + toMicros(0.2), toMicros(0.3));
});

test('no limit stays no limit', () => {
  assert.equal(toMicrosOrNull(null), null);
  assert.equal(toDecimalOrNull(null), null);
  assert.equal(toMicrosOrNull(0), 0);
  assert.equal(toDecimalOrNull(0), 0);
});

test('a video costs by the second, and more when it has more pixels than 1280x720', () => {
  const price = { perSecond: 100_000, largeFactor: 1.7 };
  assert.equal(priceOfVideo(price, { seconds: 10, width: 1280, height: 720 }), 1_000_000);
  assert.equal(priceOfVideo(price, { seconds: 10, width: 720, height: 1280 }), 1_000_000);
  assert.equal(priceOfVideo(price, { seconds: 10, width: 1920, height: 1080 }), 1_700_000);
  assert.equal(priceOfVideo(price, { seconds: 8, width: 480, height: 480 }), 800_000);
  assert.equal(priceOfVideo({ perSecond: 5 }, { seconds: 2, width: 1920, height: 1080 }), 10);
  assert.equal(priceOfVideo({}, { seconds: 10, width: 1280, height: 720 }), 0);
});

test('prices are whole micro-units', () => {
  const odd = {
    perSecond: 3,
    largeFactor: 1.1,
    perMinute: 7,
    perThousandCharacters: 7,
    perThousandTokens: 7,
  };
  const { perThousandTokens: _, ...bySecond } = odd;
  const prices = [
    priceOfVideo(bySecond, { seconds: 7, width: 1920, height: 1080 }),
    priceOfAudio(odd, 12.3),
    priceOfSpeech(odd, 333),
    mostPriceOfTokens(odd, 333, 0),
  ];
  assert.deepEqual(prices, [23, 2, 3, 3]);
});

test('audio is billed by the started second', () => {
  const price = { perMinute: 6000 };
  assert.equal(priceOfAudio(price, 0.1), 100);
  assert.equal(priceOfAudio(price, 1), 100);
  assert.equal(priceOfAudio(price, 1.01), 200);
  assert.equal(priceOfAudio(price, 60), 6000);
});

test('what is not free costs at least the smallest unit', () => {
  assert.equal(priceOfAudio({ perMinute: 1 }, 0.1), 1);
  assert.equal(priceOfAudio({ perMinute: 29 }, 1), 1);
  assert.equal(priceOfAudio({ perMinute: 0 }, 60), 0);
  assert.equal(priceOfAudio({ perMinute: 6000 }, 0), 0);
  assert.equal(
    priceOfVideo({ perSecond: 1, largeFactor: 0.01 }, { seconds: 4, width: 1920, height: 1080 }),
    1,
  );
  assert.equal(priceOfSpeech({ perThousandCharacters: 1 }, 1), 1);
  assert.equal(mostPriceOfTokens({ perThousandTokens: 1 }, 1, 0), 1);
});

test('speech and tokens are billed by the thousand, upwards', () => {
  assert.equal(priceOfSpeech({ perThousandCharacters: 15_000 }, 1), 15);
  assert.equal(priceOfSpeech({ perThousandCharacters: 15_000 }, 1000), 15_000);
  assert.equal(mostPriceOfTokens({ perThousandTokens: 10 }, 1, 0), 1);
  assert.equal(mostPriceOfTokens({ perThousandTokens: 10 }, 0, 0), 0);
});

test('of a table the first row that fits counts, and the amounts beside the rows where none does', () => {
  const video = { seconds: 10, width: 1280, height: 720 };
  const rows = [
    { when: { tier: '720p', seconds: { min: 5, max: 8 } }, perSecond: 1 },
    { when: { tier: ['720p', '1080p'] }, perVideo: 3, perSecond: 2 },
    { when: { tier: '720p' }, perSecond: 4 },
  ];
  assert.equal(priceOfVideo({ rows }, video), 23);
  assert.equal(priceOfVideo({ rows }, { ...video, seconds: 8 }), 8);
  assert.equal(priceOfVideo({ rows }, { ...video, height: 480 }), null);
  assert.equal(priceOfVideo({ rows, perSecond: 7 }, { ...video, height: 480 }), 70);
});

test('a long question may cost more by the token, and what is held is enough for either', () => {
  const price = {
    rows: [
      { when: { input_tokens: { max: 200_000 } }, perThousandInputTokens: 2, perThousandOutputTokens: 12 },
    ],
    perThousandInputTokens: 4,
    perThousandOutputTokens: 18,
  };
  const requested = (promptTokens: number) =>
    priceOfUsage(price, { promptTokens, completionTokens: 1000, ...NO_DETAILS });
  assert.deepEqual([requested(200_000), requested(200_001)], [412, 819]);
  assert.equal(mostPriceOfTokens(price, 200_000, 1000), 818);
});
