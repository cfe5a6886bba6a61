import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SAMPLE_AUDIO_FORMATS } from '../support/media-fixtures.ts';
import { MediaFuzzer, type Mutation } from './media-fuzzer.ts';

/** A short run with a fixed seed; `npm run fuzz:media -- --minutes N` goes on with others. */
test('whatever a file says of itself, what can be heard in it is paid, and nothing hangs or stays behind', async () => {
  const fuzzer = new MediaFuzzer();
  await fuzzer.start();
  const lengths = fc.oneof(
    fc.constantFrom(0, 1, 2, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff),
    fc.nat(0xffffffff),
  );
  const field: fc.Arbitrary<Mutation> = fc.record({
    format: fc.constantFrom(...SAMPLE_AUDIO_FORMATS),
    place: fc.nat(),
    kind: fc.constantFrom('field', 'field', 'field', 'bytes', 'cut', 'repeat', 'splice'),
    value: lengths,
  });
  try {
    await fc.assert(
      fc.asyncProperty(field, async (mutation) => {
        const before = fuzzer.tally.problems.length;
        await fuzzer.try(mutation);
        assert.deepEqual(fuzzer.tally.problems.slice(before), []);
      }),
      { seed: 24, numRuns: 24, endOnFailure: true },
    );
  } finally {
    await fuzzer.stop();
  }
  assert.deepEqual(fuzzer.tally.problems, []);
  assert.ok(fuzzer.tally.accepted > 0 && fuzzer.tally.refused > 0);
});
