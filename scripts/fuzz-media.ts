/**
 * Changes media files of every accepted format and sends them to a service on this machine in every way in which it takes
 * them: `npm run fuzz:media -- --minutes 60 [--seed N]`. Fails with the first lines of what went wrong.
 */
import { parseArgs } from 'node:util';
import { DOORS, type DoorName } from '../test/hostile/media-doors.ts';
import { MediaFuzzer } from '../test/hostile/media-fuzzer.ts';
import { MUTATIONS } from '../test/hostile/mutate-media.ts';
import { seededRandom } from '../test/support/seeded-random.ts';

/** A few more than there are cores: most of an attack is waiting for a decoder to start. */
const AT_ONCE = 3;
const MOST_PROBLEMS = 40;
const EXTREMES = [0, 1, 2, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff];

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes ?? 1);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const random = seededRandom(seed);
const choose = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
const anyNumber = () => Math.floor(random() * 0x7fffffff);
const doors = Object.keys(DOORS) as DoorName[];

const fuzzer = new MediaFuzzer();
const { tally } = fuzzer;
process.on('uncaughtException', (error) => tally.problems.push(`uncaught: ${error.stack}`));
await fuzzer.start(AT_ONCE);
const end = Date.now() + minutes * 60_000;
const report = setInterval(() => {
  const { rss } = process.memoryUsage();
  console.error(`${summary()}; ${Math.round(rss / 1e6)} MB`);
  for (const problem of tally.problems.slice(shown)) console.error(problem);
  shown = tally.problems.length;
}, 60_000);
let shown = 0;
await Promise.all(Array.from({ length: AT_ONCE }, (_, visitor) => attackUntilEnd(visitor)));
clearInterval(report);
await fuzzer.stop();
console.error(`seed ${seed}, ${minutes} minutes: ${summary()}`);
for (const problem of tally.problems) console.error(problem);
process.exit(tally.problems.length > 0 ? 1 : 0);

async function attackUntilEnd(visitor: number): Promise<void> {
  while (Date.now() < end && tally.problems.length < MOST_PROBLEMS) {
    const value = random() < 0.5 ? choose(EXTREMES) : Math.floor(random() * 0xffffffff);
    const attack = {
      door: choose(doors),
      format: anyNumber(),
      kind: choose(MUTATIONS),
      place: anyNumber(),
      value,
    };
    await fuzzer
      .attack(attack, visitor)
      .catch((error: unknown) => tally.problems.push(`${JSON.stringify(attack)}: ${error}`));
  }
}

function summary(): string {
  const { sent, accepted, refused, problems } = tally;
  return `${sent} sent, ${accepted} accepted, ${refused} refused, ${problems.length} problems`;
}
