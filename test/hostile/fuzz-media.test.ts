import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DOORS, type DoorName } from './media-doors.ts';
import { type Attack, MediaFuzzer } from './media-fuzzer.ts';
import { MUTATIONS } from './mutate-media.ts';

/** Each door once in a run. */
const RUNS = process.env['PHONOFILM_TEST_STORAGE'] === 'postgres' ? 2 : 3;

/** A short run with a fixed seed; `npm run fuzz:media -- --minutes N` goes on with others. */
test('whatever a file says of itself, what can be heard in it is paid, and nothing hangs or stays behind', async () => {
  const doors = Object.keys(DOORS) as DoorName[];
  const fuzzer = new MediaFuzzer();
  await fuzzer.start(doors.length);
  const lengths = fc.oneof(
    fc.constantFrom(0, 1, 2, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff),
    fc.nat(0xffffffff),
  );
  const attacks: fc.Arbitrary<Omit<Attack, 'door'>> = fc.record({
    format: fc.nat(1000),
    kind: fc.constantFrom(...MUTATIONS),
    place: fc.nat(),
    value: lengths,
  });
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(attacks, { minLength: doors.length, maxLength: doors.length }),
        async (some) => {
          const sent = doors.map((door, index) => fuzzer.attack({ ...some[index]!, door }, index));
          assert.deepEqual((await Promise.all(sent)).filter(Boolean), []);
        },
      ),
      { seed: 24, numRuns: RUNS, endOnFailure: true },
    );
  } finally {
    await fuzzer.stop();
  }
  assert.deepEqual(fuzzer.tally.problems, []);
  assert.equal(fuzzer.tally.sent, RUNS * doors.length);
  assert.ok(fuzzer.tally.accepted > 0 && fuzzer.tally.refused > 0);
});
