import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RateLimiter } from '../../../src/platform/limits/rate-limiter.ts';

/** What every rate limiter promises. */
export function rateLimiterContract(name: string, open: () => RateLimiter | Promise<RateLimiter>): void {
  describe(name, () => {
    const minute = { requests: 60, perSeconds: 60 };
    const now = 1_760_000_000_000;

    test('a burst of the whole limit passes and the next request does not', async () => {
      const limiter = await open();
      for (let left = 59; left >= 0; left -= 1) {
        const decision = await limiter.take('key', minute, now);
        assert.deepEqual([decision.allowed, decision.limit, decision.remaining], [true, 60, left]);
        assert.equal(decision.retryAfterMs, 0);
      }
      const refused = await limiter.take('key', minute, now);
      assert.deepEqual([refused.allowed, refused.remaining], [false, 0]);
      assert.equal(Math.round(refused.retryAfterMs), 1000);
      assert.equal(refused.resetAt, now + 60_000);
    });

    test('a refused request is accepted after its Retry-After, and earlier attempts do not count', async () => {
      const limiter = await open();
      for (let count = 0; count < 60; count += 1) await limiter.take('key', minute, now);
      for (let count = 0; count < 100; count += 1) await limiter.take('key', minute, now);
      const { retryAfterMs } = await limiter.take('key', minute, now);
      assert.equal((await limiter.take('key', minute, now + retryAfterMs - 10)).allowed, false);
      assert.equal((await limiter.take('key', minute, now + retryAfterMs)).allowed, true);
      assert.equal((await limiter.take('key', minute, now + retryAfterMs)).allowed, false);
    });

    test('there is no edge at which twice the limit fits', async () => {
      const limiter = await open();
      let allowed = 0;
      for (let at = now; at < now + 60_000; at += 100)
        if ((await limiter.take('key', minute, at)).allowed) allowed += 1;
      assert.ok(allowed <= 120 && allowed >= 118, `${allowed} in the first minute: the burst and the refill`);
      allowed = 0;
      for (let at = now + 60_000; at < now + 120_000; at += 100)
        if ((await limiter.take('key', minute, at)).allowed) allowed += 1;
      assert.ok(allowed <= 61, `${allowed} in the second minute`);
    });

    test('an idle bucket fills up and never over', async () => {
      const limiter = await open();
      for (let count = 0; count < 60; count += 1) await limiter.take('key', minute, now);
      const later = now + 3_600_000;
      assert.equal((await limiter.take('key', minute, later)).remaining, 59);
    });

    test('buckets do not touch each other', async () => {
      const limiter = await open();
      const one = { requests: 1, perSeconds: 60 };
      assert.equal((await limiter.take('a', one, now)).allowed, true);
      assert.equal((await limiter.take('a', one, now)).allowed, false);
      assert.equal((await limiter.take('b', one, now)).allowed, true);
    });

    test('limits that do not divide evenly let their whole burst pass', async () => {
      for (const requests of [7, 11, 13, 300, 3000, 99_991]) {
        const limiter = await open();
        const limit = { requests, perSeconds: 60 };
        for (let count = 0; count < requests; count += 1) {
          assert.equal((await limiter.take('key', limit, now)).allowed, true, `${count} of ${requests}`);
        }
        assert.equal((await limiter.take('key', limit, now)).allowed, false);
      }
    });

    test('a clock that steps back does not open the gate', async () => {
      const limiter = await open();
      const one = { requests: 1, perSeconds: 60 };
      await limiter.take('key', one, now);
      assert.equal((await limiter.take('key', one, now - 5000)).allowed, false);
    });
  });
}
