import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Registry } from 'prom-client';
import { RequestDurations } from '../../../src/features/metrics/request-durations.ts';

const MINUTE_MS = 60_000;

test('what the histogram counted is told minute by minute, and streams have no latency', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 100 * MINUTE_MS + 1 });
  const durations = new RequestDurations(new Registry());
  const request = { method: 'GET', route: '/v1/models', status: 200, isStream: false };
  const passMinute = async () => {
    mock.timers.tick(MINUTE_MS);
    await new Promise(setImmediate);
  };
  for (let count = 0; count < 9; count += 1) durations.observe({ ...request, seconds: 0.002 });
  durations.observe({ ...request, seconds: 0.4 });
  durations.observe({ ...request, seconds: 700, isStream: true });
  await passMinute();
  durations.observe({ ...request, status: 503, seconds: 100 });
  await passMinute();
  await passMinute();
  durations.observe({ ...request, seconds: 0.02 });

  const { byMinute, byRoute } = await durations.lastMinutes(5, () => true);
  assert.deepEqual(
    byMinute.map(({ time, ...sum }) => ({ minute: time / MINUTE_MS, ...sum })),
    [
      { minute: 99, count: 0, failed: 0, p50: 0, p95: 0 },
      { minute: 100, count: 11, failed: 0, p50: 2.5, p95: 500 },
      { minute: 101, count: 1, failed: 1, p50: 120_000, p95: 120_000 },
      { minute: 102, count: 0, failed: 0, p50: 0, p95: 0 },
      { minute: 103, count: 1, failed: 0, p50: 25, p95: 25 },
    ],
  );
  const { isStream: _, ...row } = request;
  assert.deepEqual(byRoute, [
    { ...row, count: 12, p50: 2.5, p95: 500 },
    { ...row, status: 503, count: 1, p50: 120_000, p95: 120_000 },
  ]);
  assert.deepEqual((await durations.lastMinutes(1, () => true)).byRoute, [
    { ...row, count: 1, p50: 25, p95: 25 },
  ]);
});
