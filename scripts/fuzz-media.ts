/**
 * Changes audio files of every accepted format and sends them to a service on this machine:
 * `npm run fuzz:media -- --minutes 60 [--seed N]`. Fails with the first lines of what went wrong.
 */
import { parseArgs } from 'node:util';
import { MediaFuzzer, type Mutation } from '../test/hostile/media-fuzzer.ts';
import { SAMPLE_AUDIO_FORMATS } from '../test/support/media-fixtures.ts';
import { seededRandom } from '../test/support/seeded-random.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes ?? 1);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const random = seededRandom(seed);
const choose = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
const KINDS: readonly Mutation['kind'][] = ['field', 'field', 'field', 'bytes', 'cut', 'repeat', 'splice'];
const EXTREMES = [0, 1, 2, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff];

const fuzzer = new MediaFuzzer();
await fuzzer.start();
const { tally } = fuzzer;
const end = Date.now() + minutes * 60_000;
let nextReport = Date.now() + 60_000;
while (Date.now() < end && tally.problems.length < 20) {
  await fuzzer.try({
    format: choose(SAMPLE_AUDIO_FORMATS),
    place: Math.floor(random() * 0x7fffffff),
    kind: choose(KINDS),
    value: random() < 0.5 ? choose(EXTREMES) : Math.floor(random() * 0xffffffff),
  });
  if (Date.now() < nextReport) continue;
  nextReport += 60_000;
  console.error(`${tally.sent} sent, ${tally.accepted} accepted, ${tally.problems.length} problems`);
}
await fuzzer.stop();
const { sent, accepted, refused, problems } = tally;
console.error(
  `seed ${seed}: ${sent} sent, ${accepted} accepted, ${refused} refused, ${problems.length} problems`,
);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
